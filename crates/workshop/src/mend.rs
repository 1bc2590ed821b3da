//! What puts a problem right, and putting it right.

use crate::gather::to_json;
use crate::key::{WayPart, at, at_mut, parts, pointer};
use crate::written::items;
use reader::{Problem, Remedy};
use serde_json::{Value, json};
use wire::NameView;
use wire::workshop::{Draft, RepairValue, RepairView};

/// A repair that does not fit a draft.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unmendable;

/// Does to a draft what a repair says.
///
/// # Errors
/// When the draft has no such key, or it cannot hold that value.
pub fn mend(draft: &mut Draft, repair: &RepairView) -> Result<(), Unmendable> {
    let mut values = to_json(draft);
    let value = match &repair.value {
        RepairValue::Nothing => Value::Null,
        RepairValue::Number(number) => json!(number),
        RepairValue::Text(text) => json!(text),
        RepairValue::List(list) => json!(list),
    };
    *at_mut(&mut values, &repair.path).ok_or(Unmendable)? = value;
    *draft = serde_json::from_value(values).map_err(|_| Unmendable)?;
    Ok(())
}

/// What puts a problem right, where only one thing does.
pub(crate) fn repair(
    problem: &Problem,
    path: &str,
    draft: &Value,
    letter: Option<(usize, usize)>,
) -> Option<RepairView> {
    match (problem.remedy, &problem.suggestion) {
        (Some(Remedy::Number(number)), _) => number_instead(path, draft, number),
        (Some(Remedy::LeaveOut), _) => left_out(path, &problem.words, draft),
        (None, Some(meant)) => word_instead(path, &problem.words, draft, (meant, letter)),
        (None, None) => None,
    }
}

fn number_instead(path: &str, draft: &Value, number: i64) -> Option<RepairView> {
    at(draft, &parts(path)).filter(|value| value.is_number())?;
    // Within a list a number is not known by its key.
    let number = i32::try_from(number).ok().filter(|_| !path.ends_with(']'))?;
    let label = NameView { fr: format!("Mettre {number}"), en: format!("Set it to {number}") };
    Some(RepairView { label, path: pointer(path), value: RepairValue::Number(number) })
}

fn left_out(path: &str, words: &str, draft: &Value) -> Option<RepairView> {
    let ways = parts(path);
    let label = if words.is_empty() {
        NameView { fr: "L’ôter".to_owned(), en: "Leave it out".to_owned() }
    } else {
        NameView { fr: format!("Ôter «\u{a0}{words}\u{a0}»"), en: format!("Leave out “{words}”") }
    };
    let Some(WayPart::Item(index)) = ways.last() else {
        return Some(RepairView { label, path: pointer(path), value: RepairValue::Nothing });
    };
    let list = at(draft, &ways[..ways.len() - 1])?;
    let texts: Option<Vec<String>> = items(list).iter().map(|item| item.as_str().map(str::to_owned)).collect();
    let mut texts = texts?;
    if texts.len() <= *index {
        return None;
    }
    texts.remove(*index);
    let path = pointer(path.rsplit_once('[').map_or(path, |(list, _)| list));
    Some(RepairView { label, path, value: RepairValue::List(texts) })
}

fn word_instead(
    path: &str,
    words: &str,
    draft: &Value,
    (meant, letter): (&str, Option<(usize, usize)>),
) -> Option<RepairView> {
    let label = NameView { fr: format!("Écrire «\u{a0}{meant}\u{a0}»"), en: format!("Write “{meant}”") };
    if let Some((row, column)) = letter {
        let path = format!("map.rows[{row}]");
        let text = at(draft, &parts(&path))?.as_str()?;
        let meant = meant.chars().next()?;
        let letters = text.chars().enumerate().map(|(at, letter)| if at == column { meant } else { letter });
        return Some(RepairView { label, path: pointer(&path), value: RepairValue::Text(letters.collect()) });
    }
    let text = at(draft, &parts(path))?.as_str()?;
    if words.is_empty() || text.matches(words).count() != 1 {
        return None;
    }
    let value = text.replacen(words, meant, 1);
    Some(RepairView { label, path: pointer(path), value: RepairValue::Text(value) })
}
