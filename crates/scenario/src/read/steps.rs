//! What a training battle or a lesson teaches: its steps, and in a lesson what is played in them.

use super::head::Head;
use super::text;
use crate::file::{Hidden, ScenarioKind, StepEntry};
use crate::keys;
use reader::{Sentence, Table, Value, sentence};
use rulebook::{Clause, Rulebook};

/// The steps of a file, and what a lesson needs besides.
pub(crate) struct Course {
    pub(crate) hides: Vec<Hidden>,
    pub(crate) before: Vec<String>,
    pub(crate) steps: Option<Vec<StepEntry>>,
}

impl Course {
    pub(super) fn read(root: &Table<'_>, head: &Head<'_>) -> Self {
        let is_lesson = head.kind.is_none_or(|kind| kind == ScenarioKind::Lesson);
        let own = |key: &str| {
            let value = root.get(key)?;
            if !is_lesson {
                report_foreign(&value);
            }
            Some(value)
        };
        let hides = own("hides").and_then(|value| value.list()).unwrap_or_default();
        let hides = hides.iter().filter_map(|item| item.word(Sentence::new("quelque chose à cacher", "thing to hide")));
        Self {
            hides: hides.collect(),
            before: own("before").map(|value| lines(&value)).unwrap_or_default(),
            steps: steps(root, head, is_lesson),
        }
    }
}

/// Notes that only a lesson has this.
fn report_foreign(value: &Value<'_>) {
    let key = value.key();
    let what = sentence!("«\u{a0}{key}\u{a0}»\u{a0}: seule une leçon l’a", "`{key}`: only a lesson has it");
    let expected = Sentence::new("«\u{a0}kind = \"lesson\"\u{a0}»", "`kind = \"lesson\"`");
    value.report(value.key_problem(what).expecting(expected));
}

/// Lines of a replay, as they are written.
fn lines(value: &Value<'_>) -> Vec<String> {
    value.list().unwrap_or_default().iter().filter_map(Value::text).map(str::to_owned).collect()
}

/// `[[steps]]`, in a training battle or a lesson.
fn steps(root: &Table<'_>, head: &Head<'_>, is_lesson: bool) -> Option<Vec<StepEntry>> {
    let Some(value) = root.get("steps") else {
        if head.kind == Some(ScenarioKind::Lesson) {
            let what = Sentence::new("une leçon sans étapes", "a lesson without steps");
            root.report(root.problem(what).expecting(Sentence::new("«\u{a0}[[steps]]\u{a0}»", "`[[steps]]`")));
        }
        return Some(Vec::new());
    };
    if head.kind == Some(ScenarioKind::Battle) {
        let what = Sentence::new(
            "des étapes dans une bataille\u{a0}: seuls un entraînement et une leçon en ont",
            "steps in a battle: only a training battle and a lesson have them",
        );
        let expected =
            Sentence::new("«\u{a0}kind = \"training\"\u{a0}», ou pas d’étapes", "`kind = \"training\"`, or no steps");
        value.report(value.key_problem(what).expecting(expected));
    }
    let rows = root.rows("steps", "title");
    let read: Vec<Option<StepEntry>> = rows.iter().map(|row| step(row, head, is_lesson)).collect();
    read.into_iter().collect()
}

fn step(row: &Table<'_>, head: &Head<'_>, is_lesson: bool) -> Option<StepEntry> {
    row.only(&keys::STEP);
    let title = row.need("title").and_then(|value| text(&value));
    let told = row.need("text").and_then(|value| text(&value));
    let clauses = row
        .get("clauses")
        .map_or(Some(Vec::new()), |value| value.list()?.iter().map(|item| clause(item, head.book())).collect());
    let own = |key: &str| {
        let value = row.get(key)?;
        if !is_lesson {
            report_foreign(&value);
        }
        Some(value)
    };
    let doing = own("do").map(|value| lines(&value)).unwrap_or_default();
    if head.kind == Some(ScenarioKind::Lesson) && doing.is_empty() {
        let what = Sentence::new("rien n’est fait à cette étape", "nothing is done in this step");
        let expected = Sentence::new(
            "«\u{a0}do = [\"south activate …\"]\u{a0}»\u{a0}: ce que dit l’élève, puis ce qui suit",
            "`do = [\"south activate …\"]`: what the pupil says, then what follows",
        );
        row.report(row.problem(what + row.place()).expecting(expected));
    }
    let [done, wrong] = ["done", "wrong"].map(|key| own(key).and_then(|value| text(&value)));
    Some(StepEntry { title: title?, clauses: clauses?, doing, text: told?, done, wrong })
}

/// A clause by its id, that stands in the book.
fn clause(value: &Value<'_>, book: Option<&Rulebook>) -> Option<Clause> {
    let id = value.text()?;
    let Some(clause) = Clause::by_id(id) else {
        let ids: Vec<&str> = Clause::all().map(Clause::id).collect();
        let problem = value.unknown(id, Sentence::new("une clause", "clause")).suggesting_nearest(id, &ids);
        let expected = Sentence::new(
            "l’id d’une clause\u{a0}; «\u{a0}etendard clauses\u{a0}» les énumère",
            "the id of a clause; `etendard clauses` lists them",
        );
        value.report(problem.expecting(expected));
        return None;
    };
    if let Some(book) = book.filter(|book| !clause.stands_in(book.book)) {
        let what = sentence!("{id} n’est pas une clause de {}", "{id} is no clause of {}", book.book.title());
        let expected = Sentence::new(
            "une clause de ce livre\u{a0}; «\u{a0}etendard clauses --book\u{a0}» les énumère",
            "a clause of this book; `etendard clauses --book` lists them",
        );
        value.report(value.problem(what + value.place()).expecting(expected));
    }
    Some(clause)
}
