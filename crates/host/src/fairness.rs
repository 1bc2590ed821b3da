//! The workshop’s scales: trial games, certificates, advice, skirmishes, asked for as a page asks.
//!
//! A call plays few games and is asked again: whoever asks can stop at any moment and loses nothing.

use crate::library::no_book;
use crate::trouble::{Trouble, shown, status};
use balance::{AdviceCourse, CertificateError, Contest, CourseError, FairShare, MAX_SEED, TrialBattle, TrialError};
use rulebook::{Book, Words};
use scenario::Sentence;
use skirmish::{Landscape, SkirmishAim, Wish};
use std::str::FromStr;
use std::sync::Arc;
use strum::IntoEnumIterator;
use wire::fairness::{
    AdviceLine, AdviceRequest, AdviceView, CertificateRequest, CertificateView, CertificateWire, DifferenceView,
    FairShareView, LevelFigures, SkirmishChoicesView, SkirmishPeriodView, SkirmishRequest, SkirmishView,
    SkirmishWordView, TrialRequest, TrialView, TriedCounts, VerifyRequest, VerifyView,
};
use wire::{LevelWire, NameView, RULES_VERSION};
use workshop::OwnBattle;

/// Bytes of the longest battle that is tried.
const LONGEST: usize = 256 * 1024;

/// Games a call plays at most: about a second of each.
const fn most_games(level: LevelWire) -> u32 {
    match level {
        LevelWire::Recruit | LevelWire::Corporal | LevelWire::Captain => 40,
        LevelWire::Colonel => 8,
        LevelWire::Marshal => 4,
        LevelWire::General => 1,
    }
}

fn unprocessable(code: &'static str, said: Sentence) -> Trouble {
    Trouble::new(status::UNPROCESSABLE_ENTITY, code, said.fr, said.en)
}

/// A battle to try; what is wrong with it is said as the checker says it.
fn battle(text: &str) -> Result<TrialBattle, Trouble> {
    if LONGEST < text.len() {
        return Err(Trouble::new(
            status::PAYLOAD_TOO_LARGE,
            "battle-too-long",
            "cette bataille dépasse 256\u{a0}Kio, c’est trop long pour l’atelier",
            "the battle is longer than 256 KiB, too long for the workshop",
        ));
    }
    let own = OwnBattle::read(text).map_err(|problems| {
        let first = |said: &str| said.lines().take(6).collect::<Vec<_>>().join("\n");
        let said = Sentence::new(first(&problems.in_french()), first(&problems.to_string()));
        unprocessable("unsound-battle", said)
    })?;
    let rules = own.scenario.setup().book.house;
    let trial = TrialBattle::of(Arc::unwrap_or_clone(own.scenario), rules);
    Ok(trial.expect("a file is read with its own house rules"))
}

/// A game of the computer players was given up, and it was the first of the call.
fn too_slow() -> Trouble {
    unprocessable(
        "too-slow",
        Sentence::new(
            "c’est trop long ici\u{a0}: un niveau plus bas, une bataille plus petite, ou la page, qui joue elle-même",
            "this takes too long here: a lower level, a smaller battle, or the page, which plays by itself",
        ),
    )
}

/// Numbers of games nobody plays are not reckoned with.
fn few_enough(games: u32) -> Result<(), Trouble> {
    if games <= balance::MOST_GAMES {
        return Ok(());
    }
    let most = balance::MOST_GAMES;
    let (fr, en) = (format!("{most} parties au plus"), format!("{most} games at most"));
    Err(unprocessable("too-many-games", Sentence::new(fr, en)))
}

fn sound_seed(seed: u64) -> Result<u64, Trouble> {
    if seed <= MAX_SEED {
        return Ok(seed);
    }
    let (fr, en) = (format!("la graine dépasse {MAX_SEED}"), format!("the seed is larger than {MAX_SEED}"));
    Err(unprocessable("seed-too-large", Sentence::new(fr, en)))
}

fn refused(error: CertificateError) -> Trouble {
    unprocessable("no-certificate", error.said)
}

fn no_sums(error: &balance::FiguresError) -> Trouble {
    let said = Sentence::new(
        format!("ces chiffres ne s’ajoutent pas aux autres\u{a0}: {error}"),
        format!("these figures do not add to the others: {error}"),
    );
    unprocessable("no-sums", said)
}

fn bug(error: &TrialError) -> Trouble {
    Trouble::fault(&error.to_string())
}

fn name(sentence: Sentence) -> NameView {
    NameView { fr: sentence.fr, en: sentence.en }
}

fn words(words: Words) -> NameView {
    NameView { fr: words.fr.to_owned(), en: words.en.to_owned() }
}

fn share(share: FairShare) -> FairShareView {
    let (low, high) = share.interval();
    FairShareView { value: share.per_mille(), low, high, fair: share.is_fair() }
}

/// Plays some trial games, and adds them to others.
///
/// # Errors
/// When the battle is unsound, or the figures it should be added to are of something else.
pub fn trial(asked: &TrialRequest, stop: &dyn Fn() -> bool) -> Result<TrialView, Trouble> {
    let (battle, seed) = (battle(&asked.text)?, sound_seed(asked.seed)?);
    let south = asked.south.unwrap_or(asked.north);
    let contest = Contest { north: balance::player(asked.north), south: balance::player(south) };
    let most = most_games(asked.north.max(south)).min(asked.games);
    let mut figures = match &asked.so_far {
        Some(known) => few_enough(known.games())
            .and_then(|()| balance::merged(&battle.no_games(), known).map_err(|error| no_sums(&error)))?,
        None => battle.no_games(),
    };
    let mut next = asked.from;
    while next - asked.from < most && (next == asked.from || !stop()) {
        let one = match battle.one_unless(contest, seed, next, stop) {
            Err(TrialError::GivenUp) if next == asked.from => return Err(too_slow()),
            Err(TrialError::GivenUp) => break,
            one => one.map_err(|error| bug(&error))?,
        };
        figures = balance::merged(&figures, &one).map_err(|error| no_sums(&error))?;
        next = next.checked_add(1).ok_or_else(|| no_sums(&balance::FiguresError::TooLarge))?;
    }
    Ok(TrialView {
        north: share(FairShare::north(figures.won)),
        south: share(FairShare::south(figures.won)),
        level: LevelFigures { north: contest.north, south: contest.south, figures },
        next,
    })
}

/// The certificate of games that were played.
///
/// # Errors
/// When the battle is unsound, or the figures contradict each other.
pub fn certificate(asked: &CertificateRequest) -> Result<CertificateView, Trouble> {
    let battle = battle(&asked.text)?;
    let none = battle.no_games();
    for level in &asked.levels {
        few_enough(level.figures.games())?;
        balance::merged(&none, &level.figures).map_err(|error| no_sums(&error))?;
    }
    let made = balance::certified(&battle, sound_seed(asked.seed)?, asked.levels.clone()).map_err(refused)?;
    Ok(seen(made, Some(&battle)))
}

fn seen(certificate: CertificateWire, battle: Option<&TrialBattle>) -> CertificateView {
    let verdict = battle.map(|battle| name(balance::verdict(&certificate.levels, battle.scenario().cast())));
    let shares = certificate.levels.iter().map(|level| share(FairShare::north(level.figures.won)));
    CertificateView { text: balance::written(&certificate), verdict, shares: shares.collect(), certificate }
}

/// Opens a certificate, and compares its figures with those of games that were played again.
///
/// # Errors
/// When it is none, or was changed.
pub fn verify(asked: &VerifyRequest) -> Result<VerifyView, Trouble> {
    let opened = balance::opened(&asked.certificate).map_err(refused)?;
    let battle = asked.text.as_deref().map(battle).transpose()?;
    let same = battle.as_ref().map(|battle| battle.certified() == opened.battle);
    let versions = (opened.rules, opened.program.as_str()) == (RULES_VERSION, balance::PROGRAM);
    let difference = difference(&opened, &asked.found);
    let known = battle.as_ref().filter(|_| same == Some(true));
    Ok(VerifyView { opened: seen(opened, known), battle: same, versions, difference })
}

fn difference(opened: &CertificateWire, found: &[LevelFigures]) -> Option<DifferenceView> {
    found.iter().find_map(|again| {
        let same = |level: &&LevelFigures| (level.north, level.south) == (again.north, again.south);
        let place = opened.levels.iter().position(|level| same(&level))?;
        let differs = balance::difference(&opened.levels[place].figures, &again.figures)?;
        let balance::FigureDifference { figure, written, found } = differs;
        Some(DifferenceView { level: u32::try_from(place).unwrap_or(u32::MAX), figure, written, found })
    })
}

/// Tries changes: one batch of games.
///
/// # Errors
/// When the battle is unsound, or the search is about another.
pub fn advice(asked: &AdviceRequest, stop: &dyn Fn() -> bool) -> Result<AdviceView, Trouble> {
    let battle = battle(&asked.text)?;
    let mut course = course(asked, &battle)?;
    for number in 0..asked.games.min(most_games(asked.level)) {
        match course.step_unless(1, stop) {
            Ok(0) => break,
            Ok(_) => {}
            Err(CourseError::Trial(TrialError::GivenUp)) if number == 0 => return Err(too_slow()),
            Err(CourseError::Trial(TrialError::GivenUp)) => break,
            Err(error) => return Err(other_course(&error)),
        }
    }
    let (played, of) = course.progress();
    let line = |said: Sentence, changes, counts: TriedCounts, nearer| AdviceLine {
        words: name(said),
        changes,
        counts,
        north: share(FairShare::north(counts.won)),
        nearer,
    };
    let base = line(Sentence::new("telle quelle", "as it is"), Vec::new(), course.state().base, false);
    let file = battle.scenario().file();
    let tried = course
        .advice()
        .into_iter()
        .map(|tried| line(tried.change.words(&battle), tried.change.in_draft(file), tried.counts, tried.nearer));
    let tried = tried.collect();
    Ok(AdviceView { over: course.is_over(), state: course.state().clone(), played, of, base, tried })
}

/// The search that is asked for, taken up where it stood only as it was begun.
fn course<'b>(asked: &AdviceRequest, battle: &'b TrialBattle) -> Result<AdviceCourse<'b>, Trouble> {
    let player = balance::player(asked.level);
    let Some(state) = &asked.state else {
        few_enough(asked.most)?;
        return Ok(AdviceCourse::new(battle, player, sound_seed(asked.seed)?, asked.most));
    };
    few_enough(state.most)?;
    sound_seed(state.seed)?;
    if state.player != player {
        return Err(other_course(&CourseError::OtherBattle));
    }
    AdviceCourse::resumed(battle, state.clone()).map_err(|error| other_course(&error))
}

fn other_course(error: &CourseError) -> Trouble {
    match error {
        CourseError::OtherBattle => unprocessable(
            "other-battle",
            Sentence::new(
                "ces essais sont d’une autre bataille, ou d’avant un changement\u{a0}: recommencez-les",
                "these trials are of another battle, or from before a change: begin them anew",
            ),
        ),
        CourseError::Trial(error) => bug(error),
    }
}

/// Makes a skirmish.
///
/// # Errors
/// When it is not one that can be made, or somebody says stop.
pub fn skirmish(asked: &SkirmishRequest, stop: &dyn Fn() -> bool) -> Result<SkirmishView, Trouble> {
    let wish = Wish {
        book: book(&asked.book)?,
        columns: asked.columns,
        rows: asked.rows,
        points: asked.points,
        year: asked.year,
        landscape: word::<Landscape>(&asked.ground)?,
        aim: word::<SkirmishAim>(&asked.aim)?,
        seed: sound_seed(asked.seed)?,
    };
    let made = skirmish::made_unless(&wish, stop).map_err(|error| unprocessable("no-skirmish", error.said))?;
    Ok(SkirmishView { text: made.file.written(), won: made.won, north: share(FairShare::north(made.won)) })
}

fn book(key: &str) -> Result<Book, Trouble> {
    key.parse().map_err(|_| no_book(key))
}

fn word<T: FromStr + IntoEnumIterator + std::fmt::Display>(text: &str) -> Result<T, Trouble> {
    text.parse().map_err(|_| {
        let (text, keys) = (shown(text), T::iter().map(|one| one.to_string()).collect::<Vec<_>>().join(", "));
        let fr = format!("«\u{a0}{text}\u{a0}»\u{a0}: il faut l’un de {keys}");
        unprocessable("no-such-word", Sentence::new(fr, format!("“{text}”: expected one of {keys}")))
    })
}

/// What skirmishes of a book can be wished for.
///
/// # Errors
/// When there is no such book.
pub fn choices(key: &str) -> Result<SkirmishChoicesView, Trouble> {
    let book = book(key)?;
    let ends = |range: std::ops::RangeInclusive<u8>| [*range.start(), *range.end()];
    let grounds = Landscape::iter().map(|one| SkirmishWordView { key: one.to_string(), name: words(one.words()) });
    let aims = SkirmishAim::iter().map(|one| SkirmishWordView { key: one.to_string(), name: words(one.words()) });
    let periods = skirmish::periods(book);
    Ok(SkirmishChoicesView {
        columns: ends(Wish::COLUMNS),
        rows: ends(Wish::ROWS),
        points: [*Wish::POINTS.start(), *Wish::POINTS.end()],
        grounds: grounds.collect(),
        aims: aims.collect(),
        periods: periods.iter().map(|period| SkirmishPeriodView { from: period.from, to: period.to }).collect(),
    })
}

/// What is asked of the workshop’s scales by its name, if it is one of them; JSON in, JSON out.
///
/// # Errors
/// As each of them; and when what was sent cannot be read.
pub fn asked(door: &str, body: &str, stop: &dyn Fn() -> bool) -> Option<Result<String, Trouble>> {
    Some(match door {
        "trial" => read(body).and_then(|asked| trial(&asked, stop)).map(json),
        "certificate" => read(body).and_then(|asked| certificate(&asked)).map(json),
        "verify" => read(body).and_then(|asked| verify(&asked)).map(json),
        "advice" => read(body).and_then(|asked| advice(&asked, stop)).map(json),
        "skirmish" => read(body).and_then(|asked| skirmish(&asked, stop)).map(json),
        _ => return None,
    })
}

fn read<T: serde::de::DeserializeOwned>(body: &str) -> Result<T, Trouble> {
    serde_json::from_str(body).map_err(Trouble::malformed)
}

fn json(answer: impl serde::Serialize) -> String {
    serde_json::to_string(&answer).expect("texts and numbers can always be written")
}

#[cfg(test)]
mod tests {
    use super::{advice, skirmish, trial};
    use std::cell::Cell;
    use wire::LevelWire;
    use wire::fairness::{AdviceRequest, SkirmishRequest, TrialRequest};

    fn text() -> String {
        scenario::listed("training-panache").expect("it is in the catalogue").text.to_owned()
    }

    fn advised(text: String) -> AdviceRequest {
        AdviceRequest { text, level: LevelWire::Recruit, seed: 1, most: 30, games: 2, state: None }
    }

    #[test]
    fn a_search_is_taken_up_with_the_player_it_is_asked_of() {
        let mut asked = advised(text());
        let mut state = advice(&asked, &|| false).expect("games are played").state;
        state.player.nodes = u32::MAX;
        asked.state = Some(state.clone());
        assert_eq!(advice(&asked, &|| false).unwrap_err().code, "other-battle");
        state.player = balance::player(LevelWire::Recruit);
        asked.state = Some(state);
        assert_eq!(advice(&asked, &|| false).expect("it is as it was").played, 4);
    }

    #[test]
    fn what_takes_too_long_is_said_and_half_a_game_is_none() {
        let asked = Cell::new(0_u32);
        let soon = || asked.replace(asked.get() + 1) >= 5;
        let refused = advice(&advised(text()), &soon).unwrap_err();
        assert_eq!(refused.code, "too-slow");
        assert!(refused.text.fr.contains("trop long ici") && refused.text.en.contains("too long here"));
        let (north, seed, from, games) = (LevelWire::Recruit, 1, 0, 2);
        let tried = TrialRequest { text: text(), north, south: None, seed, from, games, so_far: None };
        assert_eq!(trial(&tried, &soon).unwrap_err().code, "too-slow");
        let (ground, aim) = ("open".to_owned(), "meeting".to_owned());
        let (book, columns, rows, points) = ("jomini".to_owned(), 12, 10, 100);
        let wish = SkirmishRequest { book, columns, rows, points, year: None, ground, aim, seed };
        assert!(skirmish(&wish, &soon).is_err());
    }

    #[test]
    fn more_than_a_million_games_are_not_reckoned_with() {
        let asked = AdviceRequest { most: 1_000_001, ..advised(text()) };
        assert_eq!(advice(&asked, &|| false).unwrap_err().code, "too-many-games");
    }

    #[test]
    fn a_battle_larger_than_the_workshop_takes_is_not_tried() {
        let many = format!("{}\n{}", text(), "[[north.units]]\n".repeat(300));
        let refused = advice(&advised(many), &|| false).unwrap_err();
        assert!(refused.code == "unsound-battle" && refused.text.en.contains("255 at most"), "{refused:?}");
    }
}
