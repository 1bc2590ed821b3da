//! The dice of a troop: one column, two or three, as the book prints them.

use reader::{Table, Value};
use rulebook::{Factor, Factors};

/// The columns a book prints the dice of its troops in: the same for all its rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Columns {
    /// `dice` for everything.
    One,
    /// `fire` and `melee`, with `riposte` where it differs.
    FireAndMelee,
    /// `fire`, `assault` and `melee`.
    WithAssault,
}

impl Columns {
    /// The columns a row is written in.
    pub(super) fn of(row: &Table) -> Self {
        if row.has("dice") {
            Self::One
        } else if row.has("assault") {
            Self::WithAssault
        } else {
            Self::FireAndMelee
        }
    }

    pub(super) const fn description(self) -> &'static str {
        match self {
            Self::One => "`dice`",
            Self::FireAndMelee => "`melee`, with `fire` if it reaches 2 hexes, and `riposte` if that differs",
            Self::WithAssault => "`assault` and `melee`, with `fire` if it reaches 2 hexes",
        }
    }

    /// The keys that have no place in these columns.
    const fn strangers(self) -> &'static [&'static str] {
        match self {
            Self::One => &["fire", "assault", "melee", "riposte"],
            Self::FireAndMelee => &[],
            Self::WithAssault => &["riposte"],
        }
    }
}

/// The factors of a row whose weapon reaches so far.
pub(super) fn read(row: &Table, columns: Columns, range: Option<u8>) -> Option<Factors> {
    for stranger in columns.strangers().iter().filter_map(|key| row.get(key)) {
        let what = format!("`{}` has no place{}", stranger.key(), row.place().en);
        stranger.report(stranger.key_problem(what).expecting(columns.description()));
    }
    let cell = |key: &str| row.need(key).and_then(|value| factor(&value));
    if columns == Columns::One {
        let dice = cell("dice")?;
        let fire = if range? < 2 { Factor::Never } else { dice };
        return Some(Factors { fire, assault: dice, melee: dice, riposte: dice });
    }
    let fire = fire(row, range);
    let melee = cell("melee");
    let assault = if columns == Columns::WithAssault { cell("assault") } else { melee };
    let riposte = if row.has("riposte") { cell("riposte") } else { melee };
    Some(Factors { fire: fire?, assault: assault?, melee: melee?, riposte: riposte? })
}

/// Fire stands exactly where the weapon reaches beyond the next hex.
fn fire(row: &Table, range: Option<u8>) -> Option<Factor> {
    let reaches = 2 <= range?;
    let fire = row.get("fire");
    match fire {
        Some(value) if reaches => {
            let factor = factor(&value)?;
            if factor == Factor::Never {
                let what = format!("`fire` is never, with a range of {}{}", range?, row.place().en);
                value.report(value.problem(what).expecting("dice, or a range of 1"));
            }
            Some(factor)
        }
        Some(value) => {
            let what = format!("`fire` with a range of 1{}", row.place().en);
            value.report(value.key_problem(what).expecting("no `fire`, or a range of 2 or more"));
            None
        }
        None if reaches && !row.has("fire") => {
            let problem = row.problem(format!("a range of {} without `fire`{}", range?, row.place().en));
            row.report(problem.expecting("the dice of its `fire`, or a range of 1"));
            None
        }
        None => Some(Factor::Never),
    }
}

/// `3`, `3/2`, `per-element` or `never`.
fn factor(value: &Value) -> Option<Factor> {
    let text = value.text()?;
    let factor = match text {
        "never" => Some(Factor::Never),
        "per-element" => Some(Factor::PerElement),
        _ => dice(text),
    };
    if factor.is_none() {
        let problem =
            value.problem(format!("`{text}` is not a number of dice for `{}`{}", value.key(), value.place().en));
        let problem =
            problem.expecting("\"1\" to \"9\", \"3/2\" for fewer with the last element, per-element or never");
        value.report(problem.suggesting_nearest(text, &["per-element", "never"]));
    }
    factor
}

fn dice(text: &str) -> Option<Factor> {
    let number = |text: &str| text.parse::<u8>().ok().filter(|dice| (1..=9).contains(dice));
    match text.split_once('/') {
        None => number(text).map(Factor::Dice),
        Some((full, last)) => {
            let (full, last) = (number(full)?, number(last)?);
            (last < full).then_some(Factor::Weakens { full, last })
        }
    }
}
