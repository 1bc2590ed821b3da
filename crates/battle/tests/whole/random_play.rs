//! Whole random battles in every book: nothing breaks, nothing hangs, nothing lies.

use crate::fields::{HOSTS, Luck, answer, give, setup};
use battle::{
    Battle, Because, Camp, Cell, Combatant, Command, Event, OfficerId, Pace, Pending, Question, SetupError, UnitId,
};
use cases::Answer;
use rulebook::{Order, Rulebook};
use std::any::Any;
use std::collections::BTreeSet;
use std::fmt::Write;
use std::panic::{AssertUnwindSafe, catch_unwind};
use strum::IntoEnumIterator;

/// Battles per book: a few on every run, many by `make soak`, or as many as `ETENDARD_BATTLES` says.
fn battles() -> u64 {
    let usual = || if std::env::var_os("ETENDARD_SOAK").is_some() { 100_000 } else { 300 };
    let wanted = std::env::var_os("ETENDARD_BATTLES").and_then(|wanted| wanted.into_string().ok());
    wanted.map_or_else(usual, |wanted| wanted.parse().expect("ETENDARD_BATTLES: a number"))
}

/// A command that may or may not be legal.
fn any_command(battle: &Battle, luck: &mut Luck) -> Command {
    let setup = battle.setup();
    let unit = UnitId::new(luck.below((setup.units.len() + 1).min(255))).expect("the field is sound");
    let officer = OfficerId::new(luck.below(setup.officers.len() + 1)).expect("the field is sound");
    let cells: Vec<Cell> = setup.board.grid().cells().collect();
    let to = cells[luck.below(cells.len())];
    let other = Combatant::Unit(UnitId::new(luck.below(setup.units.len())).expect("the field is sound"));
    let orders: Vec<Order> = Order::iter().collect();
    let order = orders[luck.below(orders.len())];
    let yes = luck.one_in(2);
    let past = luck.one_in(3).then_some(officer);
    match luck.below(24) {
        0 => Command::Activate { officer },
        1 => Command::Select { unit },
        2 => Command::SelectOfficer { officer },
        3 => Command::EndSelection,
        4 => Command::Manoeuvre { order, unit: yes.then_some(unit), amount: 1 },
        5 => Command::EndCommand,
        6..=8 => Command::Move { unit, to, pace: Pace::ALL[luck.below(4)], past },
        9 if yes => Command::LeaveOfficer { officer, by: to },
        9 => Command::Leave { unit, by: to },
        10 => Command::MoveOfficer { officer, to },
        11 => Command::GoAlong { yes },
        12 => Command::EndMovement,
        13 | 14 => Command::Attack { unit, target: other },
        15 => Command::EndCombat,
        16 => Command::FrontRank { officer: past },
        17 => {
            if yes {
                Command::AttackOrder { order: past.map(|_| order) }
            } else {
                Command::DefenceOrder { order: past.map(|_| order) }
            }
        }
        18 => Command::Evade { yes },
        19 => Command::IgnoreFlags { flags: u8::try_from(luck.below(4)).expect("the field is sound") },
        20 => Command::RetreatTo { to },
        21 => {
            if yes {
                Command::FollowUp { yes: luck.one_in(2) }
            } else {
                Command::Riposte { yes: luck.one_in(2) }
            }
        }
        22 => {
            if yes {
                Command::PursueTo { to }
            } else {
                Command::PursueAttack { target: past.map(|_| other) }
            }
        }
        _ => match luck.below(4) {
            0 => Command::Flee { officer, to },
            1 => Command::ElephantTo { to },
            2 => Command::ElephantRuns { at: to },
            _ => Command::PutOffGeneral,
        },
    }
}

/// The list and the predicate say the same, and a refused command changes nothing.
fn list_agrees_with_predicate(battle: &Battle, luck: &mut Luck) {
    if !matches!(battle.pending(), Pending::Decision(..)) {
        return;
    }
    let list: BTreeSet<Command> = battle.legal().into_iter().collect();
    assert_eq!(list.len(), battle.legal().len(), "a command is listed twice");
    for command in &list {
        assert_eq!(battle.check(*command), Ok(()), "{command:?} is listed and refused");
    }
    for _ in 0..20 {
        let command = any_command(battle, luck);
        let verdict = battle.check(command);
        assert_eq!(verdict.is_ok(), list.contains(&command), "{command:?} is {verdict:?} at {:?}", battle.pending());
        if let Err(refusal) = verdict {
            let mut copy = battle.clone();
            let mut heard = Vec::new();
            assert_eq!(copy.command(command, &mut heard), Err(refusal));
            assert!(copy == *battle && heard.is_empty(), "{command:?} was refused and changed something");
            let stands = refusal.clause.stands_in(battle.setup().book.book);
            assert!(stands || refusal.because == Because::NotAsked, "{refusal} is no clause of this book");
        }
    }
}

/// Whoever a question is about is on the table, and somebody is wherever a prompt has to name him.
fn question_names_somebody(battle: &Battle) {
    let Pending::Decision(_, question) = battle.pending() else { return };
    let (view, about) = (battle.view(), battle.view().concerned());
    let named = match question {
        Question::Selection => about.officer.is_some(),
        Question::GoAlong => about.officer.is_some() && about.unit.is_some(),
        Question::Elephant => about.elephant.is_some() && about.hex.is_some(),
        Question::Flee => about.hex.is_some(),
        Question::FollowUp | Question::Pursue => about.unit.is_some_and(|unit| view.cell(unit).is_some()),
        Question::Retreat | Question::IgnoreFlags | Question::Riposte => about.target.is_some(),
        _ => true,
    };
    assert!(named, "nobody is named by {about:?} at {question:?}");
}

fn board_is_sound(battle: &Battle) {
    question_names_somebody(battle);
    let view = battle.view();
    let mut taken = BTreeSet::new();
    for unit in view.unit_ids() {
        if let Some(cell) = view.cell(unit) {
            assert!(taken.insert(cell), "two units in one hex");
            assert!(0 < view.elements(unit), "a unit without elements stands on the table");
        }
    }
}

/// Plays one battle, checking as it goes; what is answered is kept outside, whatever happens here. Gives back what
/// happened and where it ended.
fn play(book: &Rulebook, seed: u64, answers: &mut Vec<Answer>, watch: impl Fn(&[Answer])) -> (Vec<Event>, u64) {
    let mut luck = Luck::new(seed ^ 0x00e7_e4da_1d00);
    let mut battle = Battle::new(setup(book, seed)).expect("the field is sound");
    let mut events = Vec::new();
    battle.begin(&mut events);
    let mut list = Vec::new();
    let mut heard = 0;
    while let Some(next) = answer(&battle, &mut luck, &mut list) {
        assert!(answers.len() < 20_000, "the battle does not end");
        if luck.one_in(40) {
            list_agrees_with_predicate(&battle, &mut luck);
            assert_eq!(battle.contradiction(), None);
        }
        let before: Vec<u8> = battle.view().unit_ids().map(|unit| battle.view().elements(unit)).collect();
        answers.push(next);
        give(&mut battle, next, &mut events);
        watch(answers);
        board_is_sound(&battle);
        let rallied = events[heard..].iter().any(|event| matches!(event, Event::Rallied { .. }));
        for (unit, had) in battle.view().unit_ids().zip(before) {
            assert!(battle.view().elements(unit) <= had || rallied, "elements grew");
        }
        for event in &events[heard..] {
            if let Some(clause) = event.clause() {
                assert!(clause.stands_in(book.book), "{clause} fired by {event:?} is no clause of {}", book.book);
            }
        }
        heard = events.len();
    }
    (events, battle.fingerprint())
}

/// Plays one battle twice; gives back how many answers it took, or the case that breaks it.
fn holds(book: &Rulebook, seed: u64, watch: impl Fn(&[Answer])) -> Result<usize, String> {
    let mut answers = Vec::new();
    let outcome = catch_unwind(AssertUnwindSafe(|| {
        let (events, fingerprint) = play(book, seed, &mut answers, watch);
        let mut again = Battle::new(setup(book, seed)).expect("the field is sound");
        let mut heard = Vec::new();
        again.begin(&mut heard);
        for answer in &answers {
            give(&mut again, *answer, &mut heard);
        }
        assert_eq!(again.fingerprint(), fingerprint, "the replay ends elsewhere");
        assert_eq!(heard, events, "the replay tells another story");
    }));
    match outcome {
        Ok(()) => Ok(answers.len()),
        Err(cause) => Err(broken(book, seed, &answers, cause.as_ref())),
    }
}

/// The report of a battle that broke: a file of one case that plays it up to the answer that broke it.
fn broken(book: &Rulebook, seed: u64, answers: &[Answer], cause: &(dyn Any + Send)) -> String {
    let said = cause.downcast_ref::<String>().map(String::as_str).or_else(|| cause.downcast_ref().copied());
    let mut report = format!("# {} breaks at seed {seed}, after {} answers:\n", book.book, answers.len());
    for line in said.unwrap_or("nobody knows why").lines() {
        let _ = writeln!(report, "#   {line}");
    }
    report.push_str("# Save this as trials/broken.case, and play it: etendard case --log trials/broken.case\n\n");
    let name = format!("broken/{{book}}-{seed} A random battle that broke");
    report + &cases::written(&name, &setup(book, seed), answers.iter().copied())
}

fn plays_every_battle(book: &'static Rulebook) {
    let mut commands = 0;
    for seed in 0..battles() {
        commands += holds(book, seed, |_| ()).unwrap_or_else(|report| panic!("{report}"));
    }
    println!("{}: {} battles, {commands} answers", book.book, battles());
}

#[test]
fn random_battles_of_frederic_hold() {
    plays_every_battle(&books::ALL[0]);
}

#[test]
fn random_battles_of_panache_hold() {
    plays_every_battle(&books::ALL[1]);
}

#[test]
fn random_battles_of_jomini_hold() {
    plays_every_battle(&books::ALL[2]);
}

#[test]
fn random_battles_of_thucidide_hold() {
    plays_every_battle(&books::ALL[3]);
}

#[test]
fn battles_of_255_units_hold_and_no_more_can_be_numbered() {
    for book in &books::ALL {
        let mut field = setup(book, HOSTS);
        assert_eq!(field.units.len(), 255);
        let hosts = HOSTS..HOSTS + 2;
        let answers = hosts.map(|seed| holds(book, seed, |_| ()).unwrap_or_else(|report| panic!("{report}")));
        println!("{}: two hosts, {} answers", book.book, answers.sum::<usize>());
        field.units.push(field.units[0].clone());
        let refused = Battle::new(field).expect_err("one too many");
        assert_eq!(refused, SetupError::TooMany { what: "units", found: 256, most: 255 });
    }
}

#[test]
fn a_battle_that_breaks_is_reported_as_a_case_that_plays_it() {
    for (book, seed) in books::ALL.iter().flat_map(|book| [(book, 7), (book, HOSTS + 7)]) {
        let tired = |answers: &[Answer]| assert!(answers.len() < 40, "the fortieth answer breaks it:\non purpose");
        let report = holds(book, seed, tired).expect_err("it breaks on purpose");
        assert!(report.contains(&format!("{} breaks at seed {seed}, after 40 answers", book.book)), "{report}");
        assert!(report.contains("#   the fortieth answer breaks it:\n#   on purpose\n"), "{report}");
        let cases = cases::parse("trials/broken.case", &report).unwrap_or_else(|problems| panic!("{problems}"));
        assert_eq!(cases.iter().flat_map(cases::Case::run).collect::<Vec<_>>(), [], "{report}");
        let mut answers = Vec::new();
        let stopped = |so_far: &[Answer]| assert!(so_far.len() < 40, "on purpose");
        let _ = catch_unwind(AssertUnwindSafe(|| play(book, seed, &mut answers, stopped)));
        let mut battle = Battle::new(setup(book, seed)).expect("the field is sound");
        battle.begin(&mut ());
        for answer in answers {
            give(&mut battle, answer, &mut ());
        }
        let ends: Vec<Option<u64>> = cases[0].runs().iter().map(|run| run.fingerprint).collect();
        assert_eq!(ends, [Some(battle.fingerprint())], "the case ends elsewhere");
    }
}

#[test]
fn a_battle_of_ordinary_size_is_small() {
    assert!(std::mem::size_of::<Battle>() <= 512, "{} bytes", std::mem::size_of::<Battle>());
    let _ = Camp::North;
}
