//! `etendard compare`: the four books' answers side by side, read off the values themselves.

use crate::table;
use rulebook::{Book, Language, TOPICS, Topic, Words};
use serde_json::{Value, json};
use std::process::ExitCode;

/// Prints a topic, or the list of topics.
pub(crate) fn run(topic: Option<&str>, as_json: bool, language: Language) -> Result<ExitCode, String> {
    let Some(wanted) = topic else {
        list(as_json, language);
        return Ok(ExitCode::SUCCESS);
    };
    let keys = || TOPICS.iter().map(|topic| topic.key).collect::<Vec<_>>().join(", ");
    let topic = TOPICS.iter().find(|topic| topic.key == wanted).ok_or_else(|| match language {
        Language::Fr => format!("sujet inconnu `{wanted}` ; sujets : {}", keys()),
        Language::En => format!("unknown topic `{wanted}`; topics: {}", keys()),
    })?;
    if as_json {
        println!("{:#}", json_of(topic, language));
    } else {
        print!("{}", page(topic, language));
    }
    Ok(ExitCode::SUCCESS)
}

fn list(as_json: bool, language: Language) {
    if as_json {
        let topics: Value =
            TOPICS.iter().map(|topic| json!({ "key": topic.key, "name": topic.name.in_language(language) })).collect();
        println!("{topics:#}");
        return;
    }
    println!(
        "{}",
        Words::new("Sujets : etendard compare SUJET", "Topics: etendard compare TOPIC").in_language(language)
    );
    for topic in TOPICS {
        println!("  {:<12} {}", topic.key, topic.name.in_language(language));
    }
}

/// One topic as a page: questions down, books across; a row where a book stands alone is marked.
fn page(topic: &Topic, language: Language) -> String {
    let mut rows = vec![
        std::iter::once(topic.name.in_language(language).to_owned())
            .chain(Book::ALL.map(|book| book.title().to_owned()))
            .collect::<Vec<_>>(),
    ];
    for question in topic.questions {
        let answers: Vec<String> = books::ALL.iter().map(|book| (question.answer)(book, language)).collect();
        let marked =
            answers.iter().map(|answer| if alone(answer, &answers) { format!("* {answer}") } else { answer.clone() });
        rows.push(std::iter::once(question.name.in_language(language).to_owned()).chain(marked).collect());
    }
    let note = Words::new("* seul de son avis", "* the odd one out").in_language(language);
    format!("{}\n{note}\n", table::drawn(&rows))
}

/// Is this answer given by one book while the three others agree?
fn alone(answer: &str, answers: &[String]) -> bool {
    let others: Vec<&String> = answers.iter().filter(|other| *other != answer).collect();
    others.len() == 3 && others.iter().all(|other| *other == others[0])
}

fn json_of(topic: &Topic, language: Language) -> Value {
    let questions: Vec<Value> = topic
        .questions
        .iter()
        .map(|question| {
            let mut answers = json!({});
            for book in &books::ALL {
                answers[book.book.to_string()] = (question.answer)(book, language).into();
            }
            json!({ "question": question.name.in_language(language), "answers": answers })
        })
        .collect();
    json!({ "topic": topic.key, "name": topic.name.in_language(language), "questions": questions })
}
