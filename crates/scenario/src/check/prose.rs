//! The prose of a battle speaks of the battle that is played: of its officers, and of as many units as they can lead.
//!
//! Two rules, both warnings. In `strengths`, who is named behind a colon, before a figure, a bracket, a semicolon or
//! a full stop, commands: he is an officer of the file (others may stand in brackets). In every text, so many
//! activations, and so many units “a turn” or “an activation”, are as many as one of the armies can have.

use crate::read::Reading;
use crate::read::army::{Army, Officer};
use reader::{Sentence, Table, Value, folded, sentence};
use rulebook::{LeaderTrait, Rulebook};
use std::collections::BTreeSet;

/// Where prose stands.
const TEXTS: [&str; 5] = ["story", "strengths", "balance", "lesson", "notes"];

/// Numbers in words, from one, in French and in English.
const NUMBERS: [[&str; 2]; 12] = [
    ["une", "one"],
    ["deux", "two"],
    ["trois", "three"],
    ["quatre", "four"],
    ["cinq", "five"],
    ["six", "six"],
    ["sept", "seven"],
    ["huit", "eight"],
    ["neuf", "nine"],
    ["dix", "ten"],
    ["onze", "eleven"],
    ["douze", "twelve"],
];

pub(crate) fn check(reading: &Reading<'_>, root: &Table<'_>) {
    let led = reading.head.book().map(|book| Led::of(reading, book));
    for key in TEXTS {
        let Some(table) = root.get(key).and_then(|value| value.table()) else { continue };
        for text in ["fr", "en"].iter().filter_map(|language| table.get(language)) {
            let words = text.split().unwrap_or_default();
            if key == "strengths" {
                check_commanders(reading, &words);
            }
            if let Some(led) = &led {
                check_numbers(led, &words);
            }
        }
    }
}

/// Who is listed as a commander is on the board.
fn check_commanders(reading: &Reading<'_>, words: &[Value<'_>]) {
    let officers = reading.armies.iter().flat_map(|army| &army.officers);
    let names = officers.filter_map(|officer| officer.name.as_ref());
    let known: BTreeSet<String> = names
        .flat_map(|name| [&name.fr, &name.en])
        .flat_map(|name| name.split([' ', '’', '\u{a0}']))
        .map(folded)
        .collect();
    let (mut listing, mut bracketed, mut person) = (false, false, None::<(&Value<'_>, String)>);
    for word in words {
        let Some(text) = word.text() else { continue };
        bracketed |= text.contains('(');
        let ends_list = bracketed || text.contains(|letter: char| letter.is_ascii_digit());
        if listing && !ends_list {
            let bare =
                text.rsplit('’').next().unwrap_or_default().trim_matches(|letter: char| !letter.is_alphanumeric());
            if bare.starts_with(char::is_uppercase) && 3 <= bare.chars().count() {
                person = Some((word, bare.to_owned()));
            }
        }
        let is_next = ends_list || ["et", "and"].contains(&text) || text.ends_with([',', ';', '.', ':']);
        if let Some((at, name)) = person.take_if(|_| is_next).filter(|(_, name)| !known.contains(&folded(name))) {
            let what = sentence!(
                "«\u{a0}{name}\u{a0}» commande dans le texte, mais n’est pas un officier de la bataille",
                "`{name}` commands in the text, but is no officer of the battle"
            );
            let expected = Sentence::new(
                "un officier du fichier, ou le nom entre parenthèses",
                "an officer of the file, or the name in brackets",
            );
            at.report(at.problem(what + at.place()).expecting(expected).as_warning());
        }
        listing = (listing && !ends_list && !text.ends_with([';', '.'])) || (text.ends_with(':') && !bracketed);
        bracketed &= !text.contains(')');
    }
}

/// How many units can be set moving, in how many activations.
#[derive(Default)]
struct Led {
    activations: BTreeSet<u8>,
    in_an_activation: BTreeSet<u8>,
    in_a_turn: BTreeSet<u8>,
}

impl Led {
    fn of(reading: &Reading<'_>, book: &Rulebook) -> Self {
        let mut led = Self::default();
        for army in &reading.armies {
            let (activations, units) = activations(army, book);
            led.activations.insert(activations);
            led.in_an_activation.insert(units);
            // How many units so many officers lead: nobody yet leads none.
            let mut by_officers = vec![BTreeSet::from([0])];
            for officer in &army.officers {
                let own = own_units(officer, units);
                led.in_an_activation.insert(own);
                for count in (0..by_officers.len()).rev() {
                    let more: BTreeSet<u8> = by_officers[count].iter().map(|led| led + own).collect();
                    match by_officers.get_mut(count + 1) {
                        Some(known) => known.extend(more),
                        None => by_officers.push(more),
                    }
                }
            }
            led.in_a_turn.extend(by_officers.into_iter().nth(usize::from(activations)).unwrap_or_default());
        }
        led
    }
}

/// Activations of an army and the units of each: the file's, or those of the book for an army of its size (ACT-2).
fn activations(army: &Army<'_>, book: &Rulebook) -> (u8, u8) {
    let by_size = || {
        let row = book.command.activations.iter().find(|row| army.units.len() <= usize::from(row.up_to_units));
        row.map_or((0, 0), |row| (row.activations, row.units))
    };
    army.activations.as_ref().map_or_else(by_size, |said| said.what)
}

/// Units this officer activates (ACT-7).
fn own_units(officer: &Officer<'_>, units: u8) -> u8 {
    let traits = officer.written();
    let led = if traits.contains(LeaderTrait::Good) {
        units + 1
    } else if traits.contains(LeaderTrait::Weak) {
        units.saturating_sub(1)
    } else if traits.contains(LeaderTrait::Bad) {
        units.saturating_sub(2)
    } else {
        units
    };
    led.max(1)
}

/// `five units a turn`, `quatre unités par activation`, `deux activations de quatre unités`.
fn check_numbers(led: &Led, words: &[Value<'_>]) {
    let plain = |word: &Value<'_>| {
        let text = word.text_or_blank().unwrap_or_default();
        text.trim_matches(|letter: char| !letter.is_alphanumeric()).to_lowercase()
    };
    let plain_words: Vec<String> = words.iter().map(plain).collect();
    for (index, at) in words.iter().enumerate() {
        let Some(number) = number(&plain_words[index]) else { continue };
        let behind: Vec<&str> = plain_words[index + 1..].iter().take(5).map(String::as_str).collect();
        let before: Vec<&str> = plain_words[..index].iter().rev().take(2).map(String::as_str).collect();
        let possible = match (before.as_slice(), behind.as_slice()) {
            (_, ["activation" | "activations", ..]) => Some(&led.activations),
            (["de" | "of", "activation" | "activations"], ["unités" | "units", ..]) => Some(&led.in_an_activation),
            (_, ["unités" | "units", rest @ ..]) => rest.iter().find_map(|word| match *word {
                "tour" | "turn" => Some(&led.in_a_turn),
                "activation" => Some(&led.in_an_activation),
                _ => None,
            }),
            _ => None,
        };
        if let Some(possible) = possible.filter(|possible| !possible.contains(&number)) {
            let list = possible.iter().map(u8::to_string).collect::<Vec<_>>().join(", ");
            let what = sentence!("aucune armée ne peut en avoir {number}", "no army can have {number} of them");
            let expected = sentence!("l’un de\u{a0}: {list} (ACT-2, ACT-7)", "one of: {list} (ACT-2, ACT-7)");
            at.report(at.problem(what + at.place()).expecting(expected).as_warning());
        }
    }
}

fn number(word: &str) -> Option<u8> {
    let in_words = || NUMBERS.iter().zip(1..).find(|(words, _)| words.contains(&word)).map(|(_, number)| number);
    word.parse().ok().or_else(in_words)
}
