//! Reading a replay file: every line that cannot be understood is named, with what was expected.

use crate::header::{Header, is_day};
use crate::replay::{BATTLE_LINE, Ending, Places, Replay, ReplayLine, Speaker};
use crate::version::FIRST_BY_SHA256;
use crate::{FORMAT_VERSION, Flaw, Flaws};
use battle::{Camp, Outcome};
use rulebook::{Book, HouseRule, HouseRules, Language, Words};
use speech::{ENDINGS, Fault, PURPOSES, Phrase, folded, named};
use std::collections::BTreeMap;
use std::sync::Arc;
use strum::IntoEnumIterator;

/// The keys of a header, in the order they are written.
const KEYS: [&str; 8] = ["book", "rules", "options", "scenario", "north", "south", "date", "start"];

impl Replay {
    /// Reads a replay; whether it plays is for [`Replay::verify`] to say.
    ///
    /// # Errors
    /// When lines cannot be understood or are missing.
    pub fn read(text: &str) -> Result<Self, Flaws> {
        let mut lines = said_lines(text);
        let format = opening(lines.next()).map_err(|flaw| Flaws(vec![flaw]))?;
        let mut reading = Reading { format, battle: battle(text), ..Reading::default() };
        for (place, line) in lines {
            if let Err(flaw) = reading.line(place, line) {
                reading.flaws.push(flaw);
            }
        }
        reading.finish(text.lines().count())
    }
}

/// The lines that say something, with their numbers; a line that begins with `#` is a remark.
fn said_lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    (1..).zip(text.lines().map(str::trim)).filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
}

/// The text of the battle a replay carries, from the lines that begin with `#|`.
fn battle(text: &str) -> Option<Arc<str>> {
    let lines = text.lines().filter_map(|line| line.strip_prefix(BATTLE_LINE));
    let battle: String = lines.flat_map(|line| [line.strip_prefix(' ').unwrap_or(line), "\n"]).collect();
    (!battle.is_empty()).then(|| battle.into())
}

/// `étendard replay 2`, and which version that is.
fn opening(first: Option<(usize, &str)>) -> Result<u32, Flaw> {
    let no_replay = |place: usize| {
        Flaw::at(
            place,
            format!(
                "ce n’est pas une partie\u{a0}; attendu\u{a0}: «\u{a0}étendard replay {FORMAT_VERSION}\u{a0}» en tête"
            ),
            format!("this is no replay; expected `étendard replay {FORMAT_VERSION}` at the top"),
        )
    };
    let (place, line) = first.ok_or_else(|| no_replay(1))?;
    let words: Vec<&str> = line.split_whitespace().collect();
    let [name, "replay", version] = words.as_slice() else { return Err(no_replay(place)) };
    let version: u32 = version.parse().map_err(|_| no_replay(place))?;
    if folded(name) != "etendard" || version == 0 {
        return Err(no_replay(place));
    }
    if FORMAT_VERSION < version {
        return Err(Flaw::at(
            place,
            format!(
                "partie au format {version}, lu jusqu’au format {FORMAT_VERSION}\u{a0}: il faut un Étendard plus récent"
            ),
            format!("a replay of format {version}; this Étendard reads up to {FORMAT_VERSION}: use a newer one"),
        ));
    }
    Ok(version)
}

/// A file, as far as it was read.
#[derive(Default)]
struct Reading<'t> {
    format: u32,
    header: BTreeMap<&'static str, (usize, &'t str)>,
    lines: Vec<ReplayLine>,
    end: Option<(usize, Ending, String)>,
    hash: Option<(usize, &'t str)>,
    flaws: Vec<Flaw>,
    battle: Option<Arc<str>>,
}

impl<'t> Reading<'t> {
    fn line(&mut self, place: usize, line: &'t str) -> Result<(), Flaw> {
        if let Some((before, _)) = self.hash {
            return Err(Flaw::at(
                place,
                format!("la partie est close à la ligne {before} par «\u{a0}hash\u{a0}», rien ne peut suivre"),
                format!("the replay is closed by `hash` on line {before}, nothing may follow"),
            ));
        }
        let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        if !self.header.contains_key("start") {
            return self.header_line(place, first, rest);
        }
        match first {
            "end" => {
                let (words, check) = checked(place, rest)?;
                self.end = Some((place, ending(place, words)?, check.to_owned()));
                Ok(())
            }
            "hash" => {
                self.hash = Some((place, rest));
                Ok(())
            }
            _ => {
                let line = numbered(place, first, rest)?;
                if let Some((end, ..)) = self.end {
                    return Err(Flaw::at(
                        place,
                        format!("la ligne {end} dit la fin, rien ne se joue après"),
                        format!("line {end} says the end, nothing is played after it"),
                    ));
                }
                self.lines.push(line);
                Ok(())
            }
        }
    }

    fn header_line(&mut self, place: usize, key: &str, value: &'t str) -> Result<(), Flaw> {
        let Some(key) = KEYS.into_iter().find(|known| *known == key) else {
            let [fr, en] = [Language::Fr, Language::En].map(|language| {
                let what = Words::new("une ligne de l’en-tête", "a line of the header");
                Fault::unknown_in(language, what, key, KEYS).in_one_line()
            });
            return Err(Flaw::at(place, fr, en));
        };
        if value.is_empty() {
            return Err(Flaw::at(
                place,
                format!("rien ne suit «\u{a0}{key}\u{a0}»"),
                format!("nothing follows `{key}`"),
            ));
        }
        match self.header.insert(key, (place, value)) {
            None => Ok(()),
            Some((before, _)) => Err(Flaw::at(
                place,
                format!("«\u{a0}{key}\u{a0}» est déjà dit à la ligne {before}"),
                format!("`{key}` was said on line {before} already"),
            )),
        }
    }

    fn finish(mut self, length: usize) -> Result<Replay, Flaws> {
        for key in KEYS.into_iter().filter(|key| *key != "date") {
            if !self.header.contains_key(key) {
                let (fr, en) = (
                    format!("il manque «\u{a0}{key}\u{a0}» dans l’en-tête"),
                    format!("`{key}` is missing in the header"),
                );
                self.flaws.push(Flaw::at(length.max(1), fr, en));
                if key == "start" {
                    return Err(Flaws(self.flaws));
                }
            }
        }
        let header = self.header();
        let cut = |what: &str| {
            Flaw::at(
                length.max(1),
                format!("la partie est coupée\u{a0}: il manque la ligne «\u{a0}{what}\u{a0}»"),
                format!("the replay is cut short: the line `{what}` is missing"),
            )
        };
        if self.end.is_none() {
            self.flaws.push(cut("end"));
        }
        if self.hash.is_none() {
            self.flaws.push(cut("hash"));
        }
        self.flaws.sort_by_key(|flaw| flaw.place);
        let (Some(header), Some((end, ending, check)), Some((hash_at, hash)), []) =
            (header, self.end, self.hash, self.flaws.as_slice())
        else {
            return Err(Flaws(self.flaws));
        };
        let at = |key: &str| self.header.get(key).map_or((0, ""), |found| *found);
        Ok(Replay {
            format: self.format,
            header,
            start: at("start").1.trim_start_matches('#').to_owned(),
            lines: self.lines,
            ending,
            ending_check: check,
            hash: hash.to_owned(),
            battle: self.battle,
            places: Places {
                book: at("book").0,
                rules: at("rules").0,
                options: at("options").0,
                scenario: at("scenario").0,
                start: at("start").0,
                end,
                hash: hash_at,
            },
        })
    }

    /// The header, if all of it is understood.
    fn header(&mut self) -> Option<Header> {
        let (values, hash) = (self.header.clone(), if self.format < FIRST_BY_SHA256 { "blake3:" } else { "sha256:" });
        let mut read = |key: &str, parse: &mut dyn FnMut(usize, &'t str) -> Result<(), Flaw>| {
            if let Some((place, value)) = values.get(key)
                && let Err(flaw) = parse(*place, value)
            {
                self.flaws.push(flaw);
            }
        };
        let (mut book, mut rules, mut options, mut scenario, mut date) = (None, None, None, None, None);
        read("book", &mut |place, value| self::book(place, value).map(|found| book = Some(found)));
        read("rules", &mut |place, value| version(place, value).map(|found| rules = Some(found)));
        read("options", &mut |place, value| house(place, value).map(|found| options = Some(found)));
        read("scenario", &mut |place, value| ground(place, value, hash).map(|found| scenario = Some(found)));
        read("date", &mut |place, value| day(place, value).map(|found| date = Some(found)));
        let (scenario, ground) = scenario?;
        let player = |key: &str| values.get(key).map(|(_, name)| (*name).to_owned());
        Some(Header {
            book: book?,
            rules: rules?,
            options: options?,
            scenario,
            ground,
            players: [player("north")?, player("south")?],
            date,
        })
    }
}

/// What is wrong with a word, in both languages.
fn unknown(place: usize, what: Words, word: &str, known: &[&str]) -> Flaw {
    let [fr, en] = [Language::Fr, Language::En]
        .map(|language| Fault::unknown_in(language, what, word, known.iter().copied()).in_one_line());
    Flaw::at(place, fr, en)
}

fn book(place: usize, value: &str) -> Result<Book, Flaw> {
    let known = Book::ALL.map(Into::<&str>::into);
    value.parse().map_err(|_| unknown(place, Words::new("un livre", "a book"), value, &known))
}

fn version(place: usize, value: &str) -> Result<u32, Flaw> {
    value.parse().map_err(|_| {
        Flaw::at(
            place,
            format!("«\u{a0}{value}\u{a0}» n’est pas une version des règles\u{a0}; attendu\u{a0}: un nombre"),
            format!("`{value}` is no version of the rules; expected a number"),
        )
    })
}

fn house(place: usize, value: &str) -> Result<HouseRules, Flaw> {
    if value == "none" {
        return Ok(HouseRules::NONE);
    }
    let known: Vec<&str> = HouseRule::iter().map(Into::into).collect();
    let what = Words::new("une règle maison", "a house rule");
    let words = value.split_whitespace();
    words.map(|word| word.parse::<HouseRule>().map_err(|_| unknown(place, what, word, &known))).collect()
}

/// `hydaspes sha256:…`.
fn ground(place: usize, value: &str, hash: &str) -> Result<(String, String), Flaw> {
    let mut words = value.split_whitespace();
    let found = words.next().zip(words.next().filter(|word| word.starts_with(hash)));
    let (id, ground) = found.filter(|_| words.next().is_none()).ok_or_else(|| {
        Flaw::at(
            place,
            format!("attendu\u{a0}: l’identifiant du scénario, puis «\u{a0}{hash}\u{a0}» et son empreinte"),
            format!("expected the id of the scenario, then `{hash}` and its hash"),
        )
    })?;
    Ok((id.to_owned(), ground.to_owned()))
}

/// `2026-11-15`.
fn day(place: usize, value: &str) -> Result<String, Flaw> {
    if is_day(value) {
        return Ok(value.to_owned());
    }
    Err(Flaw::at(
        place,
        format!("«\u{a0}{value}\u{a0}» n’est pas une date\u{a0}; attendu\u{a0}: comme 2026-11-15"),
        format!("`{value}` is no date; expected one as in 2026-11-15"),
    ))
}

/// Words, and the check after them.
fn checked(place: usize, text: &str) -> Result<(&str, &str), Flaw> {
    let found = text.rsplit_once('#').filter(|(_, check)| check.bytes().all(|letter| letter.is_ascii_hexdigit()));
    found.filter(|(_, check)| !check.is_empty()).map(|(words, check)| (words.trim_end(), check)).ok_or_else(|| {
        Flaw::at(
            place,
            "il manque la marque de contrôle en fin de ligne\u{a0}; attendu\u{a0}: comme #a3f1",
            "the check at the end of the line is missing; expected one as in #a3f1",
        )
    })
}

/// `12 south move agema C4 #a3f1`, `13 dice attack red x2 flag #77c0`.
fn numbered(place: usize, number: &str, rest: &str) -> Result<ReplayLine, Flaw> {
    let number: usize = number.parse().map_err(|_| {
        Flaw::at(
            place,
            format!(
                "«\u{a0}{number}\u{a0}» n’est pas un numéro\u{a0}; attendu\u{a0}: une ligne numérotée, end ou hash"
            ),
            format!("`{number}` is no number; expected a numbered line, end or hash"),
        )
    })?;
    let (text, check) = checked(place, rest)?;
    spoken(place, number, text, check)
}

/// `south move agema C4`, `dice attack red x2 flag`.
pub(crate) fn spoken(place: usize, number: usize, text: &str, check: &str) -> Result<ReplayLine, Flaw> {
    let (who, words) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    let english = |fault: Fault| {
        let said = fault.in_one_line();
        Flaw::at(place, format!("ligne incomprise\u{a0}: {said}"), said)
    };
    let (speaker, words) = if who == "dice" {
        let (purpose, faces) = words.trim_start().split_once(char::is_whitespace).unwrap_or((words, ""));
        let what = Words::new("un motif de jet", "a reason to roll");
        (Speaker::Dice(named(&PURPOSES, what, purpose, Language::En).map_err(english)?), faces)
    } else {
        let what = Words::new("un camp, ni dice", "a camp, nor dice");
        (Speaker::Camp(named(&[Camp::North, Camp::South], what, who, Language::En).map_err(english)?), words)
    };
    Ok(ReplayLine { place, number, speaker, words: words.trim().to_owned(), check: check.to_owned() })
}

/// `south by elimination`, `draw by turn-limit`, `unfinished`.
fn ending(place: usize, words: &str) -> Result<Ending, Flaw> {
    if words == "unfinished" {
        return Ok(Ending::Unfinished);
    }
    let mut phrase = Phrase::of(words, Language::En);
    let mut read = || {
        let winner = if phrase.skip("draw") {
            None
        } else {
            let word =
                phrase.take_one(Words::new("north, south, draw ou unfinished", "north, south, draw or unfinished"))?;
            Some(named(&[Camp::North, Camp::South], Words::new("un camp", "a camp"), word, Language::En)?)
        };
        phrase.need("by")?;
        let what = Words::new("une façon de gagner", "a way to win");
        let by = named(&ENDINGS, what, phrase.take_one(Words::new("par quoi", "by what"))?, Language::En)?;
        phrase.finish()?;
        Ok(Ending::Over(Outcome { winner, by }))
    };
    read().map_err(|fault: Fault| {
        let said = fault.in_one_line();
        Flaw::at(place, format!("fin incomprise\u{a0}: {said}"), said)
    })
}
