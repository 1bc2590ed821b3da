//! `etendard compare`: the four books' answers side by side, read off the values themselves.

use crate::error::Error;
use crate::table::{self, Cell};
use crate::{Outcome, terminal};
use rulebook::{Book, Clause, Language, TOPICS, Topic, TopicQuestion, Words};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::process::ExitCode;

/// A topic, or the list of topics.
pub(crate) fn run(wanted: Option<&str>, as_json: bool, language: Language) -> Result<Outcome, Error> {
    let text = match (wanted.map(topic).transpose()?, as_json) {
        (None, false) => list(language),
        (None, true) => format!("{:#}\n", list_json(language)),
        (Some(topic), false) => page(topic, language, terminal::width()),
        (Some(topic), true) => format!("{:#}\n", topic_json(topic, language)),
    };
    Ok(Outcome { text, code: ExitCode::SUCCESS })
}

/// A topic by its key, or by its name in either language.
fn topic(wanted: &str) -> Result<&'static Topic, Error> {
    let wanted = wanted.to_lowercase();
    let found = TOPICS.iter().find(|topic| [topic.key, topic.name.fr, topic.name.en].contains(&wanted.as_str()));
    found.ok_or(Error::NoSuchTopic(wanted))
}

fn list(language: Language) -> String {
    let title = Words::new("Sujets\u{a0}: etendard compare SUJET", "Topics: etendard compare TOPIC");
    let topics = TOPICS.iter().map(|topic| format!("  {:<12} {}\n", topic.key, topic.name.in_language(language)));
    std::iter::once(format!("{}\n", title.in_language(language))).chain(topics).collect()
}

fn list_json(language: Language) -> Value {
    TOPICS.iter().map(|topic| json!({ "key": topic.key, "name": topic.name.in_language(language) })).collect()
}

/// One topic as a page: questions down, books across, then the clauses named; a book that stands alone is marked.
fn page(topic: &Topic, language: Language, width: usize) -> String {
    let titles = std::iter::once(topic.name.in_language(language)).chain(Book::ALL.map(Book::title));
    let mut rows = vec![titles.map(Cell::plain).collect::<Vec<_>>()];
    let mut named = BTreeSet::new();
    for question in topic.questions {
        let answers = answers(question, language);
        let alone = alone(&answers);
        for (book, answer) in Book::ALL.into_iter().zip(&answers) {
            named.extend(clauses_in(answer).map(|clause| (clause, book)));
        }
        let cells = (0..).zip(answers).map(|(index, text)| Cell { text, marked: alone == Some(index) });
        rows.push(std::iter::once(Cell::plain(question.name.in_language(language))).chain(cells).collect());
    }
    let mut text = table::drawn(&rows, width);
    if rows.iter().flatten().any(|cell| cell.marked) {
        let note =
            Words::new("* seul de son avis, les trois autres étant d’accord", "* alone, where the three others agree");
        text = format!("{text}\n{}\n", note.in_language(language));
    }
    text + &legend(&named, language, width)
}

/// What the clauses named in the table say, in the words of each book that named them.
fn legend(named: &BTreeSet<(Clause, Book)>, language: Language, width: usize) -> String {
    let clauses: BTreeSet<Clause> = named.iter().map(|(clause, _)| *clause).collect();
    let widest = clauses.iter().map(|clause| clause.id().len()).max().unwrap_or_default();
    let mut page = String::from(if clauses.is_empty() { "" } else { "\n" });
    for clause in clauses {
        let books: Vec<Book> = named.iter().filter(|(here, _)| *here == clause).map(|(_, book)| *book).collect();
        for (number, text) in wordings(clause, &books, language).iter().enumerate() {
            let id = if number == 0 { clause.id() } else { "" };
            page += &table::paragraph(&format!("{id:<widest$}  "), text, width);
        }
    }
    page
}

/// What a clause says in these books: once if they agree, else by book.
fn wordings(clause: Clause, books: &[Book], language: Language) -> Vec<String> {
    let mut texts: Vec<(&str, Vec<&str>)> = Vec::new();
    for book in books {
        let text = clause.text(*book, language);
        match texts.iter_mut().find(|(known, _)| *known == text) {
            Some((_, titles)) => titles.push(book.title()),
            None => texts.push((text, vec![book.title()])),
        }
    }
    if let [(text, _)] = texts[..] {
        return vec![text.to_owned()];
    }
    let colon = Words::new("\u{a0}:", ":").in_language(language);
    texts.iter().map(|(text, titles)| format!("{}{colon} {text}", titles.join(", "))).collect()
}

fn clauses_in(answer: &str) -> impl Iterator<Item = Clause> {
    answer.split(|letter: char| !letter.is_alphanumeric() && letter != '-').filter_map(Clause::by_id)
}

fn answers(question: &TopicQuestion, language: Language) -> [String; 4] {
    books::ALL.each_ref().map(|book| (question.answer)(book, language))
}

/// Which book, if one does, answers otherwise than the three others, who agree? What clause says it is no difference.
fn alone(answers: &[String; 4]) -> Option<usize> {
    let answers = answers.each_ref().map(|answer| match answer.split_once(" (") {
        Some((bare, clauses)) if clauses_in(clauses).next().is_some() => bare,
        Some(_) | None => answer,
    });
    (0..answers.len()).find(|index| {
        let mut others = answers.iter().filter(|answer| **answer != answers[*index]);
        let first = others.next();
        others.clone().count() == 2 && others.all(|other| Some(other) == first)
    })
}

fn topic_json(topic: &Topic, language: Language) -> Value {
    let questions = topic.questions.iter().map(|question| {
        let answers = answers(question, language);
        let alone = alone(&answers).map(|index| Book::ALL[index].to_string());
        let by_book: serde_json::Map<_, _> =
            Book::ALL.iter().zip(answers).map(|(book, answer)| (book.to_string(), answer.into())).collect();
        json!({ "question": question.name.in_language(language), "answers": by_book, "alone": alone })
    });
    json!({
        "topic": topic.key,
        "name": topic.name.in_language(language),
        "questions": questions.collect::<Vec<_>>(),
    })
}
