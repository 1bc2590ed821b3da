//! Are the dice of a replay the ones that were thrown and proved?

mod own;

use super::DiceProof;
use crate::error::Error;
use battle::Roll;
use dice::{Checked, Record, ThrowProof};
use rulebook::{Die, Language};
use speech::{Said, written_dice};
use std::fmt::Write;
use std::path::Path;
use wire::{Field, Replay, ReplayLine, Speaker};

/// What the host writes where dice are thrown before anybody has said anything.
const BEFORE_ANY_COMMAND: &str = "start";

/// The verdict on a file of dice: a sentence either way.
pub(crate) fn verdict(
    file: &str,
    replay: &Replay,
    field: &Field,
    proof: &DiceProof,
    language: Language,
) -> Result<Result<String, String>, Error> {
    let read = |path: &Path| {
        let text = std::fs::read_to_string(path).map_err(|error| Error::Unreadable(path.to_path_buf(), error))?;
        Ok::<_, Error>((path.display().to_string(), text))
    };
    let dice = read(&proof.file)?;
    let sent = proof.sent.as_deref().map(read).transpose()?;
    Ok(compared(file, replay, field, &dice, language).and_then(|(record, said)| {
        own::shown(&record, &proof.commitments, &dice.0, language)?;
        let own = match sent {
            Some((name, text)) => {
                own::compared(&own::HostFiles { file, replay, field, record: &record }, &name, &text, language)?
            }
            None => own::nothing(proof.commitments.is_empty(), language),
        };
        Ok(format!("{said}\n{own}"))
    }))
}

fn compared(
    file: &str,
    replay: &Replay,
    field: &Field,
    (name, text): &(String, String),
    language: Language,
) -> Result<(Record, String), String> {
    let record = Record::read(text).map_err(|unread| unread.said(name, language))?;
    let checked = record.verify().map_err(|flaw| format!("{name}: {}", flaw.said(language)))?;
    let (asked, die) = (asked(replay, record.elsewhere), field.setup().book.die);
    let Some(difference) = first_difference(&asked, &record.throws, die) else {
        extent(file, replay, &record, name, language)?;
        let said = as_thrown(name, checked, &record, language);
        return Ok((record, said));
    };
    let said = difference.said(file, name, die, language);
    Err(match taken_back(&asked, &record.throws, die) {
        Some(throws) => format!("{said}\n{name}: {}", rewound(throws, language)),
        None => said,
    })
}

/// Do both files end at the same moment?
fn extent(file: &str, replay: &Replay, record: &Record, name: &str, language: Language) -> Result<(), String> {
    let found = replay.lines.len();
    match (record.extent, language) {
        (Some(extent), Language::Fr) if extent.lines != found => Err(format!(
            "{file}\u{a0}: {found} lignes, mais {name} est d’une partie de {}\u{a0}: l’un des deux a été coupé, ou pris à un autre moment",
            extent.lines
        )),
        (Some(extent), Language::En) if extent.lines != found => Err(format!(
            "{file}: {found} lines, but {name} is of a game of {}: one of the two was cut short, or taken at another moment",
            extent.lines
        )),
        _ => Ok(()),
    }
}

fn rewound(throws: usize, language: Language) -> String {
    match language {
        Language::Fr => format!(
            "les preuves sont justes et toutes les lignes de dés s’y trouvent, dans l’ordre, si l’on saute {throws} jets\u{a0}: la partie a été reprise en arrière, comme le permet l’entraînement"
        ),
        Language::En => format!(
            "the proofs are right, and every line of dice is among them, in order, if {throws} throws are passed over: the game was rewound, as practice allows"
        ),
    }
}

fn as_thrown(name: &str, checked: Checked, record: &Record, language: Language) -> String {
    let (throws, faces) = (checked.throws, checked.faces.map(|count| count.to_string()).join(" "));
    let chains = record.commitments.len();
    let mut said = match language {
        Language::Fr => format!(
            "{name}\u{a0}: dés conformes, {throws} jets prouvés, engagements\u{a0}: {chains}, faces dans l’ordre du dé\u{a0}: {faces}"
        ),
        Language::En => format!(
            "{name}: the dice are those that were thrown, {throws} throws proved, commitments: {chains}, faces in the order of the die: {faces}"
        ),
    };
    if record.extent.is_none() {
        said += match language {
            Language::Fr => {
                "\nfichier d’une version antérieure\u{a0}: ni sa fin ni les nonces de l’ordinateur ne peuvent être vérifiés"
            }
            Language::En => "\na file of an earlier version: neither its end nor the computer’s nonces can be checked",
        };
    } else if 0 < checked.unexplained {
        let _ = match language {
            Language::Fr => write!(said, "\nnonces de l’ordinateur sans origine dite\u{a0}: {}", checked.unexplained),
            Language::En => write!(said, "\nnonces of the computer of no said origin: {}", checked.unexplained),
        };
    }
    if 0 < record.elsewhere {
        let lines = record.elsewhere;
        let _ = match language {
            Language::Fr => write!(
                said,
                "\nles {lines} premières lignes ont été jouées ailleurs, avant que la partie n’arrive chez cet hôte\u{a0}: leurs dés ne sont pas prouvés"
            ),
            Language::En => write!(
                said,
                "\nthe first {lines} lines were played elsewhere, before the game came to this host: their dice are not proved"
            ),
        };
    }
    for begun in &record.begun {
        let (chain, entry, throw) = (begun.chain, begun.entry, begun.throw);
        let _ = match language {
            Language::Fr => write!(
                said,
                "\nchaîne {chain} commencée à l’entrée {entry}, avant le jet {throw}\u{a0}: l’hôte dit avoir repris la partie d’une copie"
            ),
            Language::En => write!(
                said,
                "\nchain {chain} begun at entry {entry}, before throw {throw}: the host says the game was taken up from a copy"
            ),
        };
    }
    said
}

/// A line of dice, and the command that led to it.
struct Asked<'r> {
    line: &'r ReplayLine,
    command: String,
    purpose: &'static str,
}

/// Every line of dice but those of so many lines that were played elsewhere.
fn asked(replay: &Replay, elsewhere: usize) -> Vec<Asked<'_>> {
    let (mut asked, mut command) = (Vec::new(), BEFORE_ANY_COMMAND.to_owned());
    for line in replay.lines.iter().skip(elsewhere) {
        match line.speaker {
            Speaker::Camp(_) => command = format!("{} {}", line.speaker.written(), plain(&line.words)),
            Speaker::Dice(purpose) => {
                let purpose = purpose.in_language(Language::En);
                asked.push(Asked { line, command: command.clone(), purpose });
            }
        }
    }
    asked
}

/// Words with one space between them, as a replay writes them.
pub(super) fn plain(words: &str) -> String {
    words.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// What a throw shows, in the words of a replay.
fn shown(throw: &ThrowProof, die: Die, language: Language) -> String {
    let faces = throw.faces.iter().filter_map(|face| die.faces.get(usize::from(*face)));
    written_dice(faces.copied().collect::<Roll>(), language)
}

impl Asked<'_> {
    fn is(&self, throw: &ThrowProof, die: Die) -> bool {
        self.purpose == throw.purpose
            && self.command == throw.command
            && plain(&self.line.words) == shown(throw, die, Language::En)
    }
}

/// The first line that is not its throw, or a throw without a line, or a line without a throw.
struct Difference<'d> {
    /// The number of the throw, from 1.
    number: usize,
    asked: Option<&'d Asked<'d>>,
    throw: Option<&'d ThrowProof>,
}

fn first_difference<'d>(asked: &'d [Asked<'d>], throws: &'d [ThrowProof], die: Die) -> Option<Difference<'d>> {
    let differs = |place: &usize| match (asked.get(*place), throws.get(*place)) {
        (Some(asked), Some(throw)) => !asked.is(throw, die),
        (None, None) => false,
        _ => true,
    };
    let place = (0..asked.len().max(throws.len())).find(differs)?;
    Some(Difference { number: place + 1, asked: asked.get(place), throw: throws.get(place) })
}

/// How many throws must be passed over for the others to be the lines; none where that does not help.
fn taken_back(asked: &[Asked<'_>], throws: &[ThrowProof], die: Die) -> Option<usize> {
    let mut left = throws.iter();
    let is_among = asked.iter().all(|asked| left.any(|throw| asked.is(throw, die)));
    (is_among && asked.len() < throws.len()).then(|| throws.len() - asked.len())
}

impl Difference<'_> {
    fn said(&self, file: &str, name: &str, die: Die, language: Language) -> String {
        let number = self.number;
        let throw = |throw: &ThrowProof| {
            let faces = shown(throw, die, language);
            format!("`{}` → `{}` {faces}", throw.command, throw.purpose)
        };
        let line =
            |asked: &Asked<'_>| format!("`{}` → `{}` {}", asked.command, asked.purpose, plain(&asked.line.words));
        match (self.asked, self.throw, language) {
            (Some(asked), Some(thrown), Language::Fr) => format!(
                "{file}:{}: ce n’est pas le jet {number} de {name}\u{a0}; ligne\u{a0}: {}\u{a0}; jet\u{a0}: {}",
                asked.line.place,
                line(asked),
                throw(thrown)
            ),
            (Some(asked), Some(thrown), Language::En) => format!(
                "{file}:{}: this is not throw {number} of {name}; the line: {}; the throw: {}",
                asked.line.place,
                line(asked),
                throw(thrown)
            ),
            (Some(asked), None, Language::Fr) => {
                format!(
                    "{file}:{}: {name} n’a pas de jet {number}\u{a0}: ces dés ne sont pas prouvés",
                    asked.line.place
                )
            }
            (Some(asked), None, Language::En) => {
                format!("{file}:{}: {name} has no throw {number}: these dice are not proved", asked.line.place)
            }
            (None, Some(thrown), Language::Fr) => {
                format!("{name}: le jet {number} n’est pas dans {file}\u{a0}: {}", throw(thrown))
            }
            (None, Some(thrown), Language::En) => {
                format!("{name}: throw {number} is not in {file}: {}", throw(thrown))
            }
            (None, None, _) => String::new(),
        }
    }
}
