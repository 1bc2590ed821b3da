//! The certificate: which battle, which games, what came of them, and a code over all that.

use crate::code::{code, plain};
use crate::merge::{FiguresError, coherent, merged, ranges};
use crate::trial::{Contest, TrialBattle};
use scenario::Sentence;
use serde_json::Value;
use wire::RULES_VERSION;
use wire::fairness::{CERTIFICATE_VERSION, CertificateWire, GameRange, LevelFigures, TrialFigures};

/// The largest seed: every program that reads JSON holds such a number exactly.
pub const MAX_SEED: u64 = (1 << 53) - 1;

/// The version of the program, whose computer players play.
pub const PROGRAM: &str = env!("CARGO_PKG_VERSION");

/// Bytes of the longest certificate that is read: of 255 units and six levels it has a tenth of that.
const LONGEST: usize = 1 << 20;

/// A certificate that is not one, or parts that do not make one; in both languages.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", said.en)]
pub struct CertificateError {
    /// What is wrong, and what to do.
    pub said: Sentence,
}

impl CertificateError {
    fn new(fr: impl Into<String>, en: impl Into<String>) -> Self {
        Self { said: Sentence { fr: fr.into(), en: en.into() } }
    }
}

/// The certificate of these games of a battle.
///
/// # Errors
/// When the figures contradict each other, or two pairs of players are the same.
pub fn certified(
    battle: &TrialBattle,
    seed: u64,
    mut levels: Vec<LevelFigures>,
) -> Result<CertificateWire, CertificateError> {
    levels.sort_by_key(contest);
    let certificate = CertificateWire {
        certificate: CERTIFICATE_VERSION,
        rules: RULES_VERSION,
        program: PROGRAM.to_owned(),
        battle: battle.certified(),
        seed,
        levels,
        code: String::new(),
    };
    hangs_together(&certificate)?;
    Ok(sealed(certificate))
}

/// Who plays, in the order of a certificate.
fn contest(level: &LevelFigures) -> Contest {
    Contest { north: level.north, south: level.south }
}

/// With the code of what it says.
///
/// # Panics
/// Never: what is written is texts and numbers.
#[must_use]
pub fn sealed(mut certificate: CertificateWire) -> CertificateWire {
    certificate.code = String::new();
    let text = serde_json::to_string(&certificate).expect("texts and numbers can always be written");
    certificate.code = code(&text);
    certificate
}

/// As a file: the same certificate is the same text everywhere.
///
/// # Panics
/// Never: what is written is texts and numbers.
#[must_use]
pub fn written(certificate: &CertificateWire) -> String {
    serde_json::to_string_pretty(certificate).expect("texts and numbers can always be written") + "\n"
}

/// Reads a certificate; one that was changed is refused by its code, before anything is played.
///
/// # Errors
/// When it is none, is of another version, or its code is not that of its figures.
pub fn opened(text: &str) -> Result<CertificateWire, CertificateError> {
    if LONGEST < text.len() {
        return Err(CertificateError::new(
            "ce fichier dépasse 1\u{a0}Mio\u{a0}: ce n’est pas un certificat d’équilibre",
            "the file is longer than 1 MiB: that is no certificate of balance",
        ));
    }
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let read = serde_json::from_str::<CertificateWire>(text).map_err(|error| {
        CertificateError::new(
            format!("ce n’est pas un certificat d’équilibre\u{a0}: {error}. Un tel fichier vient de l’atelier ou de «\u{a0}etendard selfplay --write-certificate\u{a0}»"),
            format!("this is no certificate of balance: {error}. Such a file comes from the workshop or from `etendard selfplay --write-certificate`"),
        )
    })?;
    if read.certificate != CERTIFICATE_VERSION {
        let (found, known) = (read.certificate, CERTIFICATE_VERSION);
        return Err(CertificateError::new(
            format!("c’est un certificat de la version {found}\u{a0}; ce programme lit la version {known}"),
            format!("the certificate is of version {found}; this program reads version {known}"),
        ));
    }
    let right = sealed(read.clone());
    if plain(&right.code) != plain(&read.code) {
        return Err(CertificateError::new(
            format!(
                "le code «\u{a0}{}\u{a0}» n’est pas celui de ces chiffres\u{a0}: quelque chose a été changé. Demandez l’original, ou rejouez les parties",
                read.code
            ),
            format!(
                "the code “{}” is not that of these figures: something was changed. Ask for the original, or play the games again",
                read.code
            ),
        ));
    }
    hangs_together(&right)?;
    Ok(right)
}

/// What no program of ours writes, even with a right code.
fn hangs_together(certificate: &CertificateWire) -> Result<(), CertificateError> {
    let contradicts = |error: &FiguresError| {
        CertificateError::new(
            format!("les chiffres de ce certificat se contredisent ({error})"),
            format!("the figures of the certificate contradict each other ({error})"),
        )
    };
    if MAX_SEED < certificate.seed {
        return Err(CertificateError::new(
            format!("la graine {} est trop grande\u{a0}: {MAX_SEED} au plus", certificate.seed),
            format!("the seed {} is too large: {MAX_SEED} at most", certificate.seed),
        ));
    }
    for level in &certificate.levels {
        coherent(&level.figures).map_err(|error| contradicts(&error))?;
    }
    if !certificate.levels.is_sorted_by(|one, other| contest(one) < contest(other)) {
        return Err(CertificateError::new(
            "les mêmes joueurs sont deux fois dans ce certificat, ou dans un autre ordre",
            "the same players stand twice in the certificate, or in another order",
        ));
    }
    Ok(())
}

/// A figure that is another when the games are played again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FigureDifference {
    /// Where it stands: `won.north`, `units.3.far`.
    pub figure: String,
    /// What the certificate says.
    pub written: String,
    /// What the games say.
    pub found: String,
}

/// The first figure that differs between those written down and those found.
#[must_use]
pub fn difference(written: &TrialFigures, found: &TrialFigures) -> Option<FigureDifference> {
    let value = |figures| serde_json::to_value(figures).unwrap_or_default();
    differs(&value(written), &value(found), &mut Vec::new())
}

fn differs(written: &Value, found: &Value, path: &mut Vec<String>) -> Option<FigureDifference> {
    if written == found {
        return None;
    }
    let deeper: Vec<(String, &Value, &Value)> = match (written, found) {
        (Value::Object(one), Value::Object(other)) => {
            one.iter().map(|(key, value)| (key.clone(), value, other.get(key).unwrap_or(&Value::Null))).collect()
        }
        (Value::Array(one), Value::Array(other)) if one.len() == other.len() => {
            one.iter().zip(other).enumerate().map(|(place, (one, other))| (place.to_string(), one, other)).collect()
        }
        _ => Vec::new(),
    };
    for (key, one, other) in deeper {
        path.push(key);
        if let Some(difference) = differs(one, other, path) {
            return Some(difference);
        }
        path.pop();
    }
    Some(FigureDifference { figure: path.join("."), written: written.to_string(), found: found.to_string() })
}

/// The certificate of all the games of some parts, each with the name it goes by.
///
/// # Errors
/// When they are not of the same battle, rules, seed and players; when games are in two of them, or missing between them.
pub fn merged_parts(parts: &[(String, CertificateWire)]) -> Result<CertificateWire, CertificateError> {
    let Some(((first_name, first), rest)) = parts.split_first() else {
        return Err(CertificateError::new("il n’y a rien à réunir", "there is nothing to merge"));
    };
    let mut whole = first.clone();
    for (name, part) in rest {
        same_games(first_name, first, name, part)?;
        for level in &part.levels {
            match whole.levels.iter_mut().find(|known| contest(known) == contest(level)) {
                Some(known) => {
                    known.figures =
                        merged(&known.figures, &level.figures).map_err(|error| overlap(parts, name, level, &error))?;
                }
                None => whole.levels.push(level.clone()),
            }
        }
    }
    whole.levels.sort_by_key(contest);
    nothing_missing(&whole)?;
    Ok(sealed(whole))
}

/// Are they parts of the same whole?
fn same_games(
    first_name: &str,
    first: &CertificateWire,
    name: &str,
    part: &CertificateWire,
) -> Result<(), CertificateError> {
    let differ = |fr: &str, en: &str, one: &str, other: &str| {
        Err(CertificateError::new(
            format!("«\u{a0}{name}\u{a0}» n’est pas {fr} que «\u{a0}{first_name}\u{a0}»\u{a0}: {other}, et non {one}"),
            format!("“{name}” is not {en} “{first_name}”: {other}, not {one}"),
        ))
    };
    let (one, other) = (&first.battle, &part.battle);
    if one != other {
        let named = |battle: &wire::fairness::CertifiedBattle| {
            format!("{} {}", battle.id, battle.hash.get(..8).unwrap_or_default())
        };
        if one.hash == other.hash {
            let rules = |battle: &wire::fairness::CertifiedBattle| format!("[{}]", battle.house_rules.join(", "));
            return differ(
                "joué par les mêmes règles maison",
                "played by the same house rules as",
                &rules(one),
                &rules(other),
            );
        }
        return differ("de la même bataille", "of the same battle as", &named(one), &named(other));
    }
    if (first.rules, &first.program) != (part.rules, &part.program) {
        let named = |part: &CertificateWire| format!("{} ({})", part.rules, part.program);
        return differ("des mêmes règles", "of the same rules as", &named(first), &named(part));
    }
    if first.seed != part.seed {
        return differ("de la même graine", "of the same seed as", &first.seed.to_string(), &part.seed.to_string());
    }
    for level in &part.levels {
        let same =
            |known: &&LevelFigures| (known.north.level, known.south.level) == (level.north.level, level.south.level);
        if let Some(known) = first.levels.iter().find(same).filter(|known| contest(known) != contest(level)) {
            return differ("des mêmes joueurs", "of the same players as", &players(known), &players(level));
        }
    }
    Ok(())
}

/// `captain@1, captain@1`.
fn players(level: &LevelFigures) -> String {
    let named =
        |player: wire::fairness::TrialPlayer| format!("{}@{}", crate::players::level(player.level), player.nodes);
    format!("{}, {}", named(level.north), named(level.south))
}

/// Which parts have the same games.
fn overlap(
    parts: &[(String, CertificateWire)],
    name: &str,
    level: &LevelFigures,
    error: &FiguresError,
) -> CertificateError {
    let FiguresError::Twice { first, last } = error else {
        return CertificateError::new(format!("«\u{a0}{name}\u{a0}»\u{a0}: {error}"), format!("“{name}”: {error}"));
    };
    let has = |part: &CertificateWire| {
        let own = part.levels.iter().filter(|other| contest(other) == contest(level));
        own.flat_map(|other| &other.figures.played)
            .any(|range| range.from <= *last && *first < range.from + range.games)
    };
    let other = parts.iter().find(|(other, part)| other != name && has(part)).map_or("", |(other, _)| other.as_str());
    CertificateError::new(
        format!(
            "les parties {first} à {last} sont à la fois dans «\u{a0}{other}\u{a0}» et dans «\u{a0}{name}\u{a0}»\u{a0}: ôtez l’un des deux"
        ),
        format!("games {first} to {last} are both in “{other}” and in “{name}”: leave one of them out"),
    )
}

/// Every pair of players has played the same games, without a gap.
fn nothing_missing(whole: &CertificateWire) -> Result<(), CertificateError> {
    let all = whole.levels.iter().flat_map(|level| &level.figures.played);
    let from = all.clone().map(|range| range.from).min().unwrap_or(0);
    let end = all.map(|range| range.from + range.games).max().unwrap_or(0);
    let mut missing = Vec::new();
    for level in &whole.levels {
        let mut next = from;
        for range in level.figures.played.iter().copied().chain([GameRange { from: end, games: 0 }]) {
            if next < range.from {
                missing.push(format!("{next}–{} ({})", range.from - 1, players(level)));
            }
            next = range.from + range.games;
        }
    }
    if missing.is_empty() {
        return Ok(());
    }
    let list = missing.join(", ");
    Err(CertificateError::new(
        format!(
            "des parties manquent entre les autres\u{a0}: {list}. Jouez-les («\u{a0}--from\u{a0}», «\u{a0}--games\u{a0}») et joignez-les"
        ),
        format!("games are missing between the others: {list}. Play them (`--from`, `--games`) and add them"),
    ))
}

/// The games of all pairs of players are one stretch without a gap, if they are.
#[must_use]
pub fn stretch(figures: &TrialFigures) -> Option<GameRange> {
    match ranges(&figures.played, &[]).ok()?.as_slice() {
        [one] => Some(*one),
        _ => None,
    }
}
