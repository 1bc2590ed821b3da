//! The certificate: a changed digit is refused, parts make the whole, figures that differ are named.

use balance::{Contest, TrialBattle, certified, difference, merged_parts, opened, sealed, verdict, written};
use std::sync::LazyLock;
use wire::LevelWire;
use wire::fairness::{CertificateWire, LevelFigures, WinCounts};

const SEED: u64 = 3;

static TRAINING: LazyLock<TrialBattle> = LazyLock::new(|| {
    let listed = scenario::listed("training-frederic").expect("a battle of the catalogue");
    TrialBattle::read(&listed.read().expect("it is sound").written()).expect("what is written can be read")
});

fn level(level: LevelWire, games: std::ops::Range<u32>) -> LevelFigures {
    let player = balance::player(level);
    let figures = TRAINING.figures(Contest::even(player), SEED, games).expect("they are played to their end");
    LevelFigures { north: player, south: player, figures }
}

fn part(games: std::ops::Range<u32>) -> CertificateWire {
    let levels = vec![level(LevelWire::Corporal, games.clone()), level(LevelWire::Recruit, games)];
    certified(&TRAINING, SEED, levels).expect("its figures hang together")
}

static WHOLE: LazyLock<CertificateWire> = LazyLock::new(|| part(0..12));

#[test]
fn what_is_written_is_opened_and_written_the_same() {
    let text = written(&WHOLE);
    assert_eq!(opened(&text).as_ref(), Ok(&*WHOLE));
    assert_eq!(written(&opened(&text).unwrap()), text);
    // Other spaces and a code typed by hand are the same certificate.
    let compact =
        serde_json::to_string(&*WHOLE).unwrap().replace(&WHOLE.code, &WHOLE.code.to_lowercase().replace(' ', "-"));
    assert_eq!(opened(&compact).as_ref(), Ok(&*WHOLE));
}

#[test]
fn any_changed_digit_is_refused_at_once() {
    let text = written(&WHOLE);
    let mut refused = 0;
    for (place, digit) in text.char_indices().filter(|(_, letter)| letter.is_ascii_digit()) {
        let other = if digit == '9' { '8' } else { char::from(digit as u8 + 1) };
        let changed = format!("{}{other}{}", &text[..place], &text[place + 1..]);
        assert!(opened(&changed).is_err(), "{digit} at {place} became {other}");
        refused += 1;
    }
    assert!(100 < refused);
    let swapped = text.replacen("Training", "Lesson", 1);
    assert!(swapped != text && opened(&swapped).unwrap_err().said.fr.contains("quelque chose a été changé"));
}

#[test]
fn what_is_no_certificate_is_answered_in_a_sentence() {
    for text in ["", "{}", "[1, 2", "id = 'a battle'", "{\"certificate\": 1, \"extra\": 2}", &"x".repeat(2 << 20)] {
        let error = opened(text).unwrap_err();
        assert!(error.said.en.contains("certificate") && error.said.fr.contains("certificat"), "{error}");
    }
    // A right code over figures that contradict each other.
    let mut forged = WHOLE.clone();
    forged.levels[0].figures.won.north += 1;
    assert!(opened(&written(&sealed(forged))).unwrap_err().to_string().contains("contradict"));
    let mut twice = WHOLE.clone();
    twice.levels.push(twice.levels[0].clone());
    assert!(opened(&written(&sealed(twice))).unwrap_err().to_string().contains("twice"));
    let mut newer = WHOLE.clone();
    newer.certificate = 9;
    assert!(opened(&written(&sealed(newer))).unwrap_err().to_string().contains("version 9"));
}

#[test]
fn parts_in_any_order_make_the_same_certificate() {
    let parts = [part(7..12), part(0..3), part(3..7)];
    let named = |order: [usize; 3]| order.map(|place| (format!("part-{place}.json"), parts[place].clone()));
    for order in [[0, 1, 2], [2, 1, 0], [1, 0, 2]] {
        assert_eq!(written(&merged_parts(&named(order)).unwrap()), written(&WHOLE));
    }
    let gap = merged_parts(&named([0, 1, 2])[..2]).unwrap_err().to_string();
    assert!(gap.contains("3–6") && gap.contains("--from"), "{gap}");
    let again = [("a.json".to_owned(), parts[0].clone()), ("b.json".to_owned(), part(9..14))];
    let twice = merged_parts(&again).unwrap_err().to_string();
    assert!(twice.contains("games 9 to 11") && twice.contains("a.json") && twice.contains("b.json"), "{twice}");
    assert!(merged_parts(&[]).is_err());
}

#[test]
fn parts_of_something_else_are_named() {
    let first = ("a.json".to_owned(), part(0..2));
    let says = |change: &dyn Fn(&mut CertificateWire)| {
        let mut other = part(2..4);
        change(&mut other);
        merged_parts(&[first.clone(), ("b.json".to_owned(), sealed(other))]).unwrap_err().to_string()
    };
    let of_seed = says(&|other| other.seed = 4);
    assert!(of_seed.contains("same seed") && of_seed.contains("4, not 3"), "{of_seed}");
    let of_rules = says(&|other| other.rules = 99);
    assert!(of_rules.contains("same rules") && of_rules.contains("99"), "{of_rules}");
    let of_battle = says(&|other| other.battle.hash = "0".repeat(64));
    assert!(of_battle.contains("same battle") && of_battle.contains("b.json"), "{of_battle}");
    let of_players = says(&|other| other.levels.iter_mut().for_each(|level| level.north.nodes += 1));
    assert!(of_players.contains("same players"), "{of_players}");
}

#[test]
fn a_figure_that_differs_is_named() {
    let one = &WHOLE.levels[0].figures;
    assert_eq!(difference(one, one), None);
    let mut other = one.clone();
    other.units[1].far += 1;
    let found = difference(one, &other).unwrap();
    assert_eq!(found.figure, "units.1.far");
    assert_eq!(found.found.parse(), Ok(one.units[1].far + 1));
}

#[test]
fn comments_at_the_top_change_nothing_and_a_moved_unit_changes_the_hash() {
    let hash = |text: &str| TrialBattle::read(text).expect("it is sound").certified().hash;
    let text = TRAINING.scenario().written();
    assert_eq!(hash(&text), hash(&format!("# mine\n{text}")));
    let mut file = TRAINING.scenario().file().clone();
    file.north.victory = file.north.victory.map(|units| units + 1).or(Some(1));
    assert_ne!(hash(&text), hash(&file.written()));
}

fn says(levels: &[(LevelWire, u32, u32)]) -> scenario::Sentence {
    let levels: Vec<LevelFigures> = levels
        .iter()
        .map(|(level, north, south)| {
            let player = balance::player(*level);
            let won = WinCounts { north: *north, nobody: 0, south: *south };
            let figures = wire::fairness::TrialFigures { won, ..TRAINING.no_games() };
            LevelFigures { north: player, south: player, figures }
        })
        .collect();
    verdict(&levels, TRAINING.scenario().cast())
}

#[test]
fn the_verdict_is_written_from_the_figures() {
    use LevelWire::{Captain, Colonel, Marshal};
    assert_eq!(says(&[(Captain, 200, 200)]).fr, "Équitable.");
    let better = says(&[(Captain, 176, 224), (Colonel, 188, 212), (Marshal, 208, 192)]);
    assert!(better.fr.starts_with("Équitable. Mieux on joue, plus souvent gagne le nord ("), "{}", better.fr);
    assert!(better.en.starts_with("Fair. The better the players, the more often the north ("), "{}", better.en);
    let early = says(&[(Captain, 200, 200), (Colonel, 5, 6)]);
    assert_eq!(early.fr, "Équitable entre capitaines. Entre colonels, trop tôt pour le dire.");
    let uneven = says(&[(Captain, 100, 300), (Colonel, 200, 200), (Marshal, 190, 210)]);
    assert!(
        uneven.en.starts_with("Fair between colonels and marshals. Between captains, the south ("),
        "{}",
        uneven.en
    );
    assert!(uneven.en.ends_with("wins 75 times in a hundred."), "{}", uneven.en);
    assert_eq!(says(&[]).en, "Too early to say.");
    assert_eq!(says(&[(Captain, 1, 1)]).fr, "Trop tôt pour le dire.");
}
