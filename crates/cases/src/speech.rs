//! What players say in a script, word for word.

use crate::names::{self, Names};
use crate::problem::Fault;
use crate::words::Words;
use battle::{Cell, Combatant, Command, Event, OfficerId, Pace, UnitId, View};

/// Something a player says; some of it means a command only once the table is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Speech {
    /// A command as it stands.
    Plain(Command),
    /// An attack on the panicking elephant in a hex.
    AttackElephant(UnitId, Cell),
    /// The same, in pursuit.
    PursueElephant(Cell),
    /// Pursue no farther.
    PursueStay,
    /// The general takes the place of this officer.
    TakeThePlaceOf(OfficerId),
}

/// The words a command may begin with.
pub(crate) const VERBS: [&str; 19] = [
    "activate", "select", "end", "order", "move", "leave", "go", "attack", "front", "defence", "evade", "ignore",
    "retreat", "follow", "pursue", "riposte", "flee", "elephant", "replace",
];

impl Speech {
    /// Reads what is said; a retreat of several hexes is said hex by hex.
    pub(crate) fn read(words: &mut Words<'_>, names: &Names) -> Result<Vec<Self>, Fault> {
        if words.skip("retreat") {
            let mut path = Vec::new();
            while words.peek().is_some() || path.is_empty() {
                path.push(Self::Plain(Command::RetreatTo(names.cell(words.take("a hex")?)?)));
            }
            return Ok(path);
        }
        let speech = Self::read_one(words, names)?;
        words.finish()?;
        Ok(vec![speech])
    }

    fn read_one(words: &mut Words<'_>, names: &Names) -> Result<Self, Fault> {
        let verb = words.take("a command")?;
        let plain = match verb {
            "activate" => Command::Activate(names.officer(words.take("an officer")?)?),
            "select" if words.skip("officer") => Command::SelectOfficer(names.officer(words.take("an officer")?)?),
            "select" => Command::Select(names.unit(words.take("a unit")?)?),
            "end" => end(words)?,
            "order" => manoeuvre(words, names)?,
            "move" => movement(words, names)?,
            "leave" if words.skip("officer") => {
                let officer = names.officer(words.take("an officer")?)?;
                words.need("by")?;
                Command::LeaveOfficer { officer, by: names.cell(words.take("a hex")?)? }
            }
            "leave" => {
                let unit = names.unit(words.take("a unit")?)?;
                words.need("by")?;
                Command::Leave { unit, by: names.cell(words.take("a hex")?)? }
            }
            "go" => {
                words.need("along")?;
                Command::GoAlong(words.yes()?)
            }
            "attack" => return attack(words, names),
            "front" => {
                words.need("rank")?;
                Command::FrontRank(if words.skip("nobody") {
                    None
                } else {
                    Some(names.officer(words.take("an officer")?)?)
                })
            }
            "defence" => {
                words.need("order")?;
                Command::DefenceOrder(combat_order(words)?)
            }
            "evade" => Command::Evade(words.yes()?),
            "ignore" => Command::IgnoreFlags(words.number("a number of flags")?),
            "follow" => {
                words.need("up")?;
                Command::FollowUp(words.yes()?)
            }
            "pursue" => return pursue(words, names),
            "riposte" => Command::Riposte(words.yes()?),
            "flee" => {
                let officer = names.officer(words.take("an officer")?)?;
                Command::Flee { officer, to: names.cell(words.take("a hex")?)? }
            }
            "elephant" if words.skip("to") => Command::ElephantTo(names.cell(words.take("a hex")?)?),
            "elephant" => {
                words.need("attacks")?;
                Command::ElephantAttacks(Combatant::Unit(names.unit(words.take("a unit")?)?))
            }
            "replace" => return replace(words, names),
            _ => return Err(Fault::unknown("a command", verb, VERBS)),
        };
        Ok(Self::Plain(plain))
    }

    /// What it means now; a sentence where it means nothing.
    pub(crate) fn command(self, view: &View<'_>, log: &[Event], names: &Names) -> Result<Command, String> {
        let elephant = |at: Cell| {
            let there = view.elephant_at(at).map(Combatant::Elephant);
            there.ok_or_else(|| format!("there is no panicking elephant at {}", names.place(at)))
        };
        match self {
            Self::Plain(command) => Ok(command),
            Self::AttackElephant(unit, at) => Ok(Command::Attack { unit, target: elephant(at)? }),
            Self::PursueElephant(at) => Ok(Command::PursueAttack(Some(elephant(at)?))),
            Self::PursueStay => {
                let follower = log.iter().rev().find_map(|event| match event {
                    Event::FollowedUp(unit, ..) => Some(*unit),
                    _ => None,
                });
                let cell = follower.and_then(|unit| view.cell(unit));
                cell.map(Command::PursueTo).ok_or_else(|| "nobody has followed up, so nobody can stay there".to_owned())
            }
            Self::TakeThePlaceOf(officer) => {
                let at = view.officer_cell(officer).ok_or_else(|| "that officer is not on the table".to_owned())?;
                Ok(Command::ReplaceGeneral { officer: Some(officer), at })
            }
        }
    }
}

fn end(words: &mut Words<'_>) -> Result<Command, Fault> {
    match words.take("selection, command, movement or combat")? {
        "selection" => Ok(Command::EndSelection),
        "command" => Ok(Command::EndCommand),
        "movement" => Ok(Command::EndMovement),
        "combat" => Ok(Command::EndCombat),
        word => Err(Fault::unknown("something to end", word, ["selection", "command", "movement", "combat"])),
    }
}

/// `order forced-march A`, `order rally A 2`, `order reconnaissance`.
fn manoeuvre(words: &mut Words<'_>, names: &Names) -> Result<Command, Fault> {
    let order = names::order(words.take("an order")?)?;
    let is_number = |word: &str| word.parse::<u8>().is_ok() && names.unit_if(word).is_none();
    let unit = match words.peek() {
        Some(word) if !is_number(word) => Some(names.unit(words.take("a unit")?)?),
        _ => None,
    };
    let amount = if words.peek().is_some() { words.number("how many hexes or elements")? } else { 1 };
    Ok(Command::Manoeuvre { order, unit, amount })
}

/// `move A C4 road-march past Otto`, `move officer Fritz C4`.
fn movement(words: &mut Words<'_>, names: &Names) -> Result<Command, Fault> {
    if words.skip("officer") {
        let officer = names.officer(words.take("an officer")?)?;
        return Ok(Command::MoveOfficer { officer, to: names.cell(words.take("a hex")?)? });
    }
    let unit = names.unit(words.take("a unit")?)?;
    let to = names.cell(words.take("a hex")?)?;
    let pace = match words.peek() {
        None | Some("past") => Pace::Normal,
        Some(_) => names::by_name(&Pace::ALL, "a pace", words.take("a pace")?)?,
    };
    let past = if words.skip("past") { Some(names.officer(words.take("an officer")?)?) } else { None };
    Ok(Command::Move { unit, to, pace, past })
}

fn combat_order(words: &mut Words<'_>) -> Result<Option<rulebook::Order>, Fault> {
    if words.skip("none") { Ok(None) } else { names::order(words.take("an order, or none")?).map(Some) }
}

/// `attack A b`, `attack A elephant at C4`, `attack order charge`.
fn attack(words: &mut Words<'_>, names: &Names) -> Result<Speech, Fault> {
    if words.skip("order") {
        return Ok(Speech::Plain(Command::AttackOrder(combat_order(words)?)));
    }
    let unit = names.unit(words.take("a unit")?)?;
    if words.skip_all(&["elephant", "at"]) {
        return Ok(Speech::AttackElephant(unit, names.cell(words.take("a hex")?)?));
    }
    let target = Combatant::Unit(names.unit(words.take("a unit, or `elephant at`")?)?);
    Ok(Speech::Plain(Command::Attack { unit, target }))
}

/// `pursue C4`, `pursue stay`, `pursue attack b`, `pursue attack nobody`.
fn pursue(words: &mut Words<'_>, names: &Names) -> Result<Speech, Fault> {
    if words.skip("stay") {
        return Ok(Speech::PursueStay);
    }
    if !words.skip("attack") {
        return Ok(Speech::Plain(Command::PursueTo(names.cell(words.take("a hex, stay or attack")?)?)));
    }
    if words.skip_all(&["elephant", "at"]) {
        return Ok(Speech::PursueElephant(names.cell(words.take("a hex")?)?));
    }
    let target = if words.skip("nobody") {
        None
    } else {
        Some(Combatant::Unit(names.unit(words.take("a unit, `elephant at` or nobody")?)?))
    };
    Ok(Speech::Plain(Command::PursueAttack(target)))
}

/// `replace general Fritz`, `replace general at C4`.
fn replace(words: &mut Words<'_>, names: &Names) -> Result<Speech, Fault> {
    words.need("general")?;
    if words.skip("at") {
        let at = names.cell(words.take("a hex")?)?;
        return Ok(Speech::Plain(Command::ReplaceGeneral { officer: None, at }));
    }
    Ok(Speech::TakeThePlaceOf(names.officer(words.take("an officer, or `at` a hex")?)?))
}
