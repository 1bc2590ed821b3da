//! Certificates of balance: made, put together from parts, verified.

use super::{Wanted, advice, paper};
use crate::arena::bell;
use crate::error::Error;
use crate::{Outcome, listed};
use balance::{CertificateError, Contest, TrialBattle, TrialError};
use opponent::{Level, Temperament};
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use rulebook::{HouseRule, HouseRules, Language, Words};
use scenario::{Scenario, Sentence};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::str::FromStr;
use wire::fairness::{CertificateWire, LevelFigures, TrialFigures, TrialPlayer};

/// Who plays whom, as typed: `captain`, `captain@500`, or `captain/colonel` for both ways round; `captain:60` for so many
/// games.
#[derive(Clone, Debug)]
pub(crate) struct Pairing {
    contests: Vec<Contest>,
    /// As many as `--games` says, if none.
    games: Option<u32>,
}

impl FromStr for Pairing {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (who, games) = match text.rsplit_once(':') {
            None => (text, None),
            Some((who, games)) => (who, Some(number_of_games(games)?)),
        };
        Ok(Self { contests: contests_of(who)?, games })
    }
}

fn number_of_games(text: &str) -> Result<u32, String> {
    let games = text.parse().ok().filter(|games| (1..=balance::MOST_GAMES).contains(games));
    games.ok_or_else(|| format!("“{text}” games: expected a number from 1 to {} after :", balance::MOST_GAMES))
}

fn contests_of(text: &str) -> Result<Vec<Contest>, String> {
    let Some((one, other)) = text.split_once('/') else {
        return Ok(vec![Contest::even(trial_player(text)?)]);
    };
    let players = (trial_player(one)?, trial_player(other)?);
    if players.0 == players.1 {
        return Err(format!("“{text}”: the same player twice; `{one}` says it"));
    }
    let (one, other) = players;
    Ok(vec![Contest { north: one, south: other }, Contest { north: other, south: one }])
}

fn trial_player(text: &str) -> Result<TrialPlayer, String> {
    let (level, nodes) = match text.split_once('@') {
        Some((level, nodes)) => (level, Some(nodes)),
        None => (text, None),
    };
    let level = level.parse::<Level>().map_err(|error| error.to_string())?;
    let nodes = match nodes {
        Some(nodes) => nodes.parse().map_err(|_| format!("“{nodes}” nodes: expected a whole number after @"))?,
        None => level.nodes(),
    };
    balance::player_of(level, nodes)
        .ok_or_else(|| format!("“{text}”: a certificate is of levels a person can play against: recruit to general"))
}

/// What is asked, where it is about certificates.
pub(super) fn run(wanted: &Wanted, language: Language) -> Result<Outcome, Error> {
    if let Some(file) = &wanted.certificate {
        return verified(file, wanted, language);
    }
    if !wanted.merge.is_empty() {
        let whole = merged(&wanted.merge, language)?;
        return kept(&whole, None, wanted, language);
    }
    let battle = battle_of(wanted, language)?;
    if wanted.advice {
        return advice::run(&battle, wanted, language);
    }
    let contests: Vec<(Contest, u32)> = if wanted.levels.is_empty() {
        vec![(contest_of_player(wanted, language)?, wanted.games)]
    } else {
        let each = |Pairing { contests, games }: &Pairing| {
            let games = games.unwrap_or(wanted.games);
            contests.iter().map(|contest| (*contest, games)).collect::<Vec<_>>()
        };
        wanted.levels.iter().flat_map(each).collect()
    };
    let whole = played(&battle, &contests, wanted, language)?;
    kept(&whole, Some(&battle), wanted, language)
}

pub(super) fn contest_of_player(wanted: &Wanted, language: Language) -> Result<Contest, Error> {
    let seat = wanted.player.seat(None);
    let steady = seat.character.temperament == Temperament::Steady;
    let known = balance::player_of(seat.character.level, seat.nodes).filter(|_| steady);
    let player = known.ok_or_else(|| {
        said(
            &Sentence::new(
                "un certificat est de niveaux contre lesquels une personne peut jouer, de recrue à général, sans autre tempérament que posé",
                "a certificate is of levels a person can play against, recruit to general, of no temperament but steady",
            ),
            language,
        )
    })?;
    Ok(Contest::even(player))
}

/// The battle that is named, with the house rules that are asked for.
fn battle_of(wanted: &Wanted, language: Language) -> Result<TrialBattle, Error> {
    let scenario = listed::find(wanted.named(language)?)?;
    let rules = wanted.house.rules(scenario.book(), scenario.setup().book.house, language).map_err(Error::Said)?;
    with_rules(scenario, rules, language)
}

fn with_rules(scenario: Scenario, rules: HouseRules, language: Language) -> Result<TrialBattle, Error> {
    TrialBattle::of(scenario, rules).ok_or_else(|| {
        let idle =
            Sentence::new("ce livre ne connaît pas ces règles maison", "the book does not know these house rules");
        said(&idle, language)
    })
}

fn said(sentence: &Sentence, language: Language) -> Error {
    Error::Said(paper::in_language(sentence, language).to_owned())
}

fn refused(error: &CertificateError, language: Language) -> Error {
    said(&error.said, language)
}

/// Plays the games of each pair of players, on every core.
fn played(
    battle: &TrialBattle,
    contests: &[(Contest, u32)],
    wanted: &Wanted,
    language: Language,
) -> Result<CertificateWire, Error> {
    if balance::MAX_SEED < wanted.seed {
        let most = balance::MAX_SEED;
        let large = Sentence::new(
            format!("--seed\u{a0}: {most} au plus pour un certificat"),
            format!("--seed: {most} at most for a certificate"),
        );
        return Err(said(&large, language));
    }
    let all: u64 = contests.iter().map(|(_, games)| u64::from(*games)).sum();
    let bell = bell(usize::try_from(all).unwrap_or(usize::MAX));
    let mut levels = Vec::new();
    for (contest, games) in contests {
        let numbers = wanted.from..wanted.from.saturating_add(*games);
        let figures = many(battle, *contest, wanted.seed, numbers, &bell).map_err(|error| bug(&error))?;
        levels.push(LevelFigures { north: contest.north, south: contest.south, figures });
    }
    bell.finish_and_clear();
    balance::certified(battle, wanted.seed, levels).map_err(|error| refused(&error, language))
}

/// Games on every core: their sums are the same whatever core played which.
fn many(
    battle: &TrialBattle,
    contest: Contest,
    seed: u64,
    numbers: std::ops::Range<u32>,
    bell: &crate::arena::Bell,
) -> Result<TrialFigures, TrialError> {
    let one = |number: u32| {
        let figures = battle.one(contest, seed, number);
        bell.inc(1);
        figures
    };
    let none = || battle.no_games();
    numbers.into_par_iter().map(one).try_reduce(none, |one, other| Ok(balance::merged(&one, &other)?))
}

fn bug(error: &TrialError) -> Error {
    Error::World(error.to_string())
}

/// Writes it where it is wanted, and says what it says.
fn kept(
    whole: &CertificateWire,
    battle: Option<&TrialBattle>,
    wanted: &Wanted,
    language: Language,
) -> Result<Outcome, Error> {
    if let Some(file) = &wanted.write_certificate {
        std::fs::write(file, balance::written(whole)).map_err(|error| Error::Unwritable(file.clone(), error))?;
    }
    let text = if wanted.json {
        balance::written(whole)
    } else {
        let found = match battle {
            Some(_) => None,
            None => found_again(whole, wanted, language).ok(),
        };
        paper::page(whole, battle.or(found.as_ref()), language)
    };
    Ok(Outcome { text, code: ExitCode::SUCCESS })
}

/// Reads a certificate.
fn opened(file: &Path, language: Language) -> Result<CertificateWire, Error> {
    let text = std::fs::read(file).map_err(|error| Error::Unreadable(file.to_path_buf(), error))?;
    balance::opened(&String::from_utf8_lossy(&text)).map_err(|error| {
        let name = file.display();
        let CertificateError { said: Sentence { fr, en } } = &error;
        said(&Sentence::new(format!("{name}\u{a0}: {fr}"), format!("{name}: {en}")), language)
    })
}

/// One certificate of several parts.
fn merged(files: &[PathBuf], language: Language) -> Result<CertificateWire, Error> {
    let parts: Result<Vec<(String, CertificateWire)>, Error> =
        files.iter().map(|file| Ok((file.display().to_string(), opened(file, language)?))).collect();
    balance::merged_parts(&parts?).map_err(|error| refused(&error, language))
}

/// The battle of a certificate: the one that is named, else the one of that name that comes with the program.
fn found_again(whole: &CertificateWire, wanted: &Wanted, language: Language) -> Result<TrialBattle, Error> {
    let scenario = listed::find(wanted.scenario.as_deref().unwrap_or(&whole.battle.id))?;
    let rules: Result<HouseRules, Error> = whole
        .battle
        .house_rules
        .iter()
        .map(|word| {
            let unknown =
                Sentence::new(format!("règle maison inconnue\u{a0}: {word}"), format!("unknown house rule: {word}"));
            word.parse::<HouseRule>().map_err(|_| said(&unknown, language))
        })
        .collect();
    with_rules(scenario, rules?, language)
}

/// Plays the games of a certificate again.
fn verified(file: &Path, wanted: &Wanted, language: Language) -> Result<Outcome, Error> {
    let whole = opened(file, language)?;
    let battle = found_again(&whole, wanted, language)?;
    let own = battle.certified();
    if own != whole.battle {
        let other = Sentence::new(
            format!(
                "ce certificat est d’une autre bataille que «\u{a0}{}\u{a0}» telle qu’elle est ici (empreinte {} et non {})\u{a0}; nommez son fichier",
                own.id,
                short(&own.hash),
                short(&whole.battle.hash)
            ),
            format!(
                "the certificate is of another battle than “{}” as it is here (hash {}, not {}); name its file",
                own.id,
                short(&own.hash),
                short(&whole.battle.hash)
            ),
        );
        return Err(said(&other, language));
    }
    let games: u32 = whole.levels.iter().map(|level| level.figures.games()).sum();
    let bell = bell(usize::try_from(games).unwrap_or(usize::MAX));
    for level in &whole.levels {
        let contest = Contest { north: level.north, south: level.south };
        let mut found = battle.no_games();
        for stretch in &level.figures.played {
            let numbers = stretch.from..stretch.from + stretch.games;
            let more = many(&battle, contest, whole.seed, numbers, &bell).map_err(|error| bug(&error))?;
            found = balance::merged(&found, &more).map_err(|error| bug(&error.into()))?;
        }
        if let Some(difference) = balance::difference(&level.figures, &found) {
            bell.finish_and_clear();
            let differs = differs(level, &difference, &whole);
            let text = paper::in_language(&differs, language).to_owned();
            return Ok(Outcome { text, code: ExitCode::FAILURE });
        }
    }
    bell.finish_and_clear();
    let same = Words::new("Le même", "The same");
    let line = match language {
        Language::Fr => format!("{}\u{a0}: {games} parties rejouées, code {}\n", same.fr, whole.code),
        Language::En => format!("{}: {games} games played again, code {}\n", same.en, whole.code),
    };
    Ok(Outcome { text: line, code: ExitCode::SUCCESS })
}

/// Which figure differs, and perhaps why.
fn differs(level: &LevelFigures, difference: &balance::FigureDifference, whole: &CertificateWire) -> Sentence {
    let who = balance::contest_words(level.north, level.south);
    let balance::FigureDifference { figure, written, found } = difference;
    let (fr, en) = (
        format!(
            "Pas le même ({})\u{a0}: {figure}, le certificat dit {written}, les parties donnent {found}.\n",
            who.fr
        ),
        format!("Not the same ({}): {figure}, the certificate says {written}, the games say {found}.\n", who.en),
    );
    match versions(whole) {
        Some(versions) => Sentence::new(fr + &versions.fr, en + &versions.en),
        None => Sentence::new(fr, en),
    }
}

/// The first letters of a hash.
fn short(hash: &str) -> &str {
    hash.get(..8).unwrap_or(hash)
}

/// Another version may well be why.
fn versions(whole: &CertificateWire) -> Option<Sentence> {
    let own = (wire::RULES_VERSION, balance::PROGRAM);
    let (rules, program) = (whole.rules, whole.program.as_str());
    ((rules, program) != own).then(|| {
        Sentence::new(
            format!("Il vient des règles {rules} et du programme {program}\u{a0}; ici {} et {}.\n", own.0, own.1),
            format!("It comes from rules {rules} and program {program}; these are {} and {}.\n", own.0, own.1),
        )
    })
}
