//! Looking a battle over: what is wrong, where, and what puts it right.

use crate::edit::write;
use crate::gather::{self, to_json};
use crate::key::{of_draft, pointer};
use crate::limits::{self, Excess};
use crate::plainly::plainly;
use crate::{mend, place};
use reader::{Gravity, Problem, Problems, Sentence, TomlFile};
use rulebook::Clause;
use scenario::{Scenario, ScenarioKind, ScenarioSketch};
use serde_json::Value;
use std::sync::Arc;
use toml_edit::DocumentMut;
use wire::live::ScenarioView;
use wire::workshop::{Draft, DraftCheckView, DraftReadView, GravityWire, ProblemPlace, ProblemView};
use wire::{Field, Lesson, NameView};

/// Puts a text on the bench: the draft it says, as far as it says one, and everything wrong with it.
#[must_use]
pub fn read(text: &str) -> DraftReadView {
    if let Err(excess) = limits::text(text) {
        return DraftReadView { draft: None, problems: vec![plain(&excess, None, "")] };
    }
    let bare = text.strip_prefix('\u{feff}').unwrap_or(text).replace("\r\n", "\n");
    let Ok(document) = bare.parse::<DocumentMut>() else {
        let file = TomlFile::parse(name(""), &bare);
        let problems = shown(&file.into_problems(), &Value::Null, &bare);
        return DraftReadView { draft: None, problems: or_not_toml(problems) };
    };
    let draft = gather::draft(document.as_table());
    if let Some(problems) = too_much(&draft) {
        return DraftReadView { draft: None, problems };
    }
    let (values, excesses) = (to_json(&draft), limits::excesses(&draft));
    let mut problems: Vec<ProblemView> = excesses.iter().map(|excess| beyond(excess, &values)).collect();
    let looked = ScenarioSketch::of(&name(&draft.id), &bare);
    problems.extend(shown(&looked.problems, &values, &bare));
    DraftReadView { draft: Some(draft), problems }
}

/// Looks a draft over, and draws what there is of it.
#[must_use]
pub fn check(draft: &Draft) -> DraftCheckView {
    let nothing = |problems| DraftCheckView { problems, checked: 0, view: None };
    if let Some(problems) = too_much(draft) {
        return nothing(problems);
    }
    let draft = limits::tidied(draft);
    let (values, excesses) = (to_json(&draft), limits::excesses(&draft));
    let mut problems: Vec<ProblemView> = excesses.iter().map(|excess| beyond(excess, &values)).collect();
    let text = match write(&draft, None) {
        Ok(text) => text,
        Err(excess) => {
            problems.push(plain(&excess, None, ""));
            return nothing(problems);
        }
    };
    let looked = ScenarioSketch::of(&name(&draft.id), &text);
    let found = shown(&looked.problems, &values, &text);
    // Keys and lines are those of a file nobody has seen.
    problems.extend(found.into_iter().map(|problem| ProblemView { line: None, ..plainly(problem, &values) }));
    let has_fault = problems.iter().any(|problem| problem.gravity == GravityWire::Fault);
    if !has_fault && let Some(problem) = unplayable(&draft, &text) {
        problems.push(problem);
    }
    DraftCheckView {
        problems,
        checked: u32::try_from(looked.checked).unwrap_or(u32::MAX),
        view: looked.sketch.as_ref().map(ScenarioView::sketched),
    }
}

/// What there is too much of, where that is so much that nothing else is looked at.
fn too_much(draft: &Draft) -> Option<Vec<ProblemView>> {
    let counted = limits::counted(draft);
    (!counted.is_empty()).then(|| counted.iter().map(|excess| beyond(excess, &Value::Null)).collect())
}

/// The name of the file of a battle of this id.
pub(crate) fn name(id: &str) -> String {
    if id.is_empty() { "battle.toml".to_owned() } else { format!("{id}.toml") }
}

/// The first line of a lesson that does not play.
fn unplayable(draft: &Draft, text: &str) -> Option<ProblemView> {
    let scenario = Scenario::read(&name(&draft.id), text).ok()?;
    if scenario.file().kind != ScenarioKind::Lesson {
        return None;
    }
    let field = Arc::new(Field::of(&scenario, scenario.setup().book));
    let flaw = Lesson::play(scenario.file(), &field).err()?;
    let path = flaw.step.map_or_else(|| "before".to_owned(), |step| format!("steps[{step}].do"));
    let line = flaw.line.unwrap_or_default();
    let what = Sentence::new(
        format!("la leçon ne se joue pas, «\u{a0}{line}\u{a0}»\u{a0}: {}", flaw.text.fr),
        format!("the lesson does not play, “{line}”: {}", flaw.text.en),
    );
    Some(plain(&what, None, &path))
}

/// Problems of a file, as whoever works on its draft is told them.
fn shown(problems: &Problems, draft: &Value, text: &str) -> Vec<ProblemView> {
    problems.iter().map(|problem| view(problem, draft, text)).collect()
}

fn view(problem: &Problem, draft: &Value, text: &str) -> ProblemView {
    let is_drawing = problem.path == "map.drawing";
    let letter = if is_drawing { place::letter(problem, text) } else { None };
    let path = match letter {
        Some((row, _)) => format!("map.rows[{row}]"),
        None => of_draft(&problem.path),
    };
    ProblemView {
        gravity: match problem.gravity {
            Gravity::Fault => GravityWire::Fault,
            Gravity::Warning => GravityWire::Warning,
        },
        text: said(&problem.what),
        hint: problem.expected.as_ref().map(said),
        clause: clause(&problem.what).or_else(|| clause(problem.expected.as_ref()?)),
        line: problem.line().and_then(|line| u32::try_from(line).ok()),
        place: place::of(&path, &problem.words, draft, letter),
        repair: mend::repair(problem, &path, draft, letter),
        path: pointer(&path),
    }
}

/// A fault that is told without a file.
fn plain(what: &Sentence, expected: Option<&Sentence>, path: &str) -> ProblemView {
    ProblemView {
        gravity: GravityWire::Fault,
        text: said(what),
        hint: expected.map(said),
        clause: None,
        path: pointer(path),
        line: None,
        place: ProblemPlace::default(),
        repair: None,
    }
}

fn beyond(excess: &Excess, draft: &Value) -> ProblemView {
    let place = place::of(&excess.path, "", draft, None);
    ProblemView { place, ..plain(&excess.what, Some(&excess.expected), &excess.path) }
}

/// A text the one reader refuses and the other has nothing to say of is refused all the same.
fn or_not_toml(mut problems: Vec<ProblemView>) -> Vec<ProblemView> {
    if problems.is_empty() {
        let what = Sentence::new("ce texte n’est pas du TOML", "this text is not TOML");
        problems.push(plain(&what, None, ""));
    }
    problems
}

fn said(sentence: &Sentence) -> NameView {
    let capital = |text: &str| {
        let mut letters = text.chars();
        letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
    };
    NameView { fr: capital(&sentence.fr), en: capital(&sentence.en) }
}

/// The clause a sentence cites in brackets.
fn clause(sentence: &Sentence) -> Option<String> {
    let cited = sentence.en.split(['(', ')', ',', ' ']).filter_map(Clause::by_id);
    cited.map(|clause| clause.id().to_owned()).next()
}
