//! The odds for programs: every outcome, nothing rounded, both languages.

use super::position::Position;
use super::reckon::Reckoned;
use crate::house;
use battle::Combatant;
use odds::{Depth, DiceAccount, Elephants, Fraction, PolicyName, Tally};
use rulebook::{Language, Words};
use serde_json::{Map, Value, json};
use speech::{Said, written};

/// One attack.
pub(super) fn one(position: &Position, one: &Reckoned) -> String {
    format!("{:#}\n", value(position, one))
}

/// Several, the one that gains most first.
pub(super) fn several(position: &Position, found: &[Reckoned]) -> String {
    let attacks: Vec<Value> = found.iter().map(|one| value(position, one)).collect();
    format!("{:#}\n", json!({ "attacks": attacks }))
}

fn value(position: &Position, one: &Reckoned) -> Value {
    let odds = &one.odds;
    let choices = one.choices.iter().map(|(camp, command)| {
        let said = |language| written(*command, Some(&position.view()), position, language);
        json!({ "camp": camp.in_language(Language::En), "fr": said(Language::Fr), "en": said(Language::En) })
    });
    let policy = match one.policy {
        PolicyName::Usual => "usual",
        PolicyName::Best => "best",
        PolicyName::Fixed => "given",
    };
    let depth = match odds.depth {
        Depth::Exchange => "exchange",
        Depth::WholeChain => "chain",
    };
    let elephants = match odds.elephants {
        Elephants::Run => "run",
        Elephants::Stand => "stand",
    };
    json!({
        "position": position.title,
        "house_rules": house::keys(position.book().house),
        "book": position.book().book.to_string(),
        "attacker": who(position, Combatant::Unit(odds.attacker)),
        "target": who(position, odds.target),
        "policy": policy,
        "depth": depth,
        "elephants": elephants,
        "choices": choices.collect::<Vec<_>>(),
        "dice": one.account.dice(),
        "account": account(&one.account),
        "chances": chances(one),
        "averages": averages(one),
        "ways": odds.ways().to_string(),
        "outcomes": odds.outcomes.iter().map(|(tally, ways)| outcome(one, *tally, *ways)).collect::<Vec<_>>(),
    })
}

fn who(position: &Position, combatant: Combatant) -> Value {
    let name = |language| position.name(combatant, language);
    json!({
        "id": combatant.unit().map(|unit| position.id(unit)),
        "name": { "fr": name(Language::Fr), "en": name(Language::En) },
        "hex": position.place(combatant),
    })
}

fn account(account: &DiceAccount) -> Vec<Value> {
    let entries = account.entries().map(|entry| {
        let text = |language| entry.text(language);
        json!({
            "line": entry.key(),
            "dice": entry.dice(),
            "clause": entry.clause().id(),
            "text": { "fr": text(Language::Fr), "en": text(Language::En) },
            "lacking": entry.lacking.map(|Words { fr, en }| json!({ "fr": fr, "en": en })),
        })
    });
    entries.collect()
}

/// How likely everything is that may be or not be.
fn chances(one: &Reckoned) -> Map<String, Value> {
    let names = Tally::default().marks().enumerate();
    let chance = |index: usize| one.odds.chance(|tally| tally.marks().nth(index).is_some_and(|(_, set)| set));
    names.map(|(index, (name, _))| (name.to_owned(), fraction(chance(index)).into())).collect()
}

/// Every number on average, and the gain.
fn averages(one: &Reckoned) -> Map<String, Value> {
    let names = Tally::default().numbers().enumerate();
    let mean = |index: usize| {
        one.odds.expected(|tally| tally.numbers().nth(index).map_or(0, |(_, number)| number.cast_signed()))
    };
    let means = names.map(|(index, (name, _))| (name.to_owned(), fraction(mean(index)).into()));
    means.chain([("gain".to_owned(), fraction(one.odds.expected_gain()).into())]).collect()
}

/// An outcome: its chance, every number that is not zero, everything that is true.
fn outcome(one: &Reckoned, tally: Tally, ways: u128) -> Value {
    let chance = Fraction::new(ways.cast_signed(), one.odds.ways().cast_signed());
    let mut outcome = Map::new();
    outcome.insert("chance".to_owned(), fraction(chance).into());
    outcome.insert("ways".to_owned(), ways.to_string().into());
    let numbers = tally.numbers().filter(|(_, number)| *number != 0);
    outcome.extend(numbers.map(|(name, number)| (name.to_owned(), number.into())));
    outcome.extend(tally.marks().filter(|(_, set)| *set).map(|(name, set)| (name.to_owned(), set.into())));
    Value::Object(outcome)
}

/// `91/216`; whole numbers too have their line: `1/1`.
fn fraction(number: Fraction) -> String {
    format!("{}/{}", number.numerator(), number.denominator())
}
