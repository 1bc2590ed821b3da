//! Whole battles of every book, told and asked about in both languages, until every message was said.

use super::player::{Luck, step};
use crate::catalogue::{Message, SAID};
use crate::{Chronicle, InHand, Kind, Prompt};
use battle::{Arrival, Battle, Pending, Setup};
use rulebook::{Arm, HouseRule, HouseRules, Language, LeaderTrait, Trait};
use scenario::{Cast, Scenario};
use std::collections::BTreeSet;
use strum::IntoEnumIterator;

const LANGUAGES: [Language; 2] = [Language::Fr, Language::En];

/// The text keeps to the typography of its language.
#[track_caller]
pub(super) fn is_well_set(text: &str, language: Language) {
    assert!(!text.contains(['\'', '"', '{', '}', '\u{2068}', '\u{2069}']), "{text}");
    assert!(!text.contains("  ") && !text.contains(" .") && !text.contains(" ,"), "{text}");
    match language {
        Language::Fr => {
            for (before, after) in text.chars().zip(text.chars().skip(1)) {
                let high = matches!(after, ':' | ';' | '?' | '!' | '»');
                let narrow = matches!(before, '\u{a0}' | '\u{202f}');
                assert!(!high || narrow, "no-break space before {after}: {text}");
                assert!(before != '«' || after == '\u{a0}', "no-break space after «: {text}");
            }
        }
        Language::En => assert!(!text.contains(['«', '»', '\u{a0}', '\u{202f}']), "{text}"),
    }
}

/// The same battle with what scenarios rarely have: wagons, carried infantry, poor staffs, fires, late arrivals, exits.
fn spiced(mut setup: Setup, seed: u64) -> Setup {
    let mut luck = Luck::new(seed);
    let mut rules = HouseRules::NONE;
    for rule in [HouseRule::SettingFire, HouseRule::EvadeOption] {
        if setup.book.with(rules.and(rule)).is_ok() {
            rules = rules.and(rule);
        }
    }
    setup.book = setup.book.with(rules).expect("each was tried");
    let carriers = [Trait::OnWagons, Trait::OnElephants, Trait::OnHorses, Trait::OnCamels];
    for unit in &mut setup.units {
        let corner = unit.start.clone();
        if unit.troop.arm == Arm::Infantry && luck.one_in(3) {
            unit.traits |= carriers[luck.below(carriers.len())];
        } else if unit.troop.arm == Arm::Artillery && luck.one_in(2) {
            unit.traits |= Trait::UsesFire;
        }
        if luck.one_in(8)
            && let Ok(cell) = corner
            && !setup.officers.iter().any(|officer| officer.start == Ok(cell))
        {
            unit.start = Err(Arrival { turn: 2, entries: vec![cell] });
        }
    }
    for officer in &mut setup.officers {
        if luck.one_in(2) {
            officer.traits |= LeaderTrait::PoorStaff;
        }
        if luck.one_in(2) {
            officer.traits |= LeaderTrait::Messengers;
        }
    }
    let cells: Vec<_> = setup.board.grid().cells().collect();
    for camp in &mut setup.camps {
        camp.exits.clone_from(&cells);
        camp.exits_needed = if luck.one_in(4) { 3 } else { 0 };
        camp.command_level = camp.command_level.max(6);
        if setup.book.orders.is_empty() {
            camp.command_level = 0;
        }
    }
    setup
}

/// Two panicking elephants in one hex are as good as one another: nobody could name one of them.
fn share_a_hex(battle: &Battle) -> bool {
    let cells: Vec<_> = battle.view().elephants().map(|(_, _, cell)| cell).collect();
    cells.iter().collect::<BTreeSet<_>>().len() < cells.len()
}

/// Plays and tells a battle, and asks every question on the way.
fn tell(cast: &Cast, setup: Setup, seed: u64) -> Chronicle {
    let mut chronicle = Chronicle::new(cast, &setup);
    let mut battle = Battle::new(setup).expect("the set-up is sound");
    let (mut luck, mut pointing, mut asked) = (Luck::new(seed), Luck::new(seed ^ 0x5_1d7), BTreeSet::new());
    battle.begin(&mut chronicle);
    loop {
        let prompt = Prompt::new(cast, &battle);
        for language in LANGUAGES {
            let question = prompt.question(language);
            assert!(!question.is_empty());
            is_well_set(&question, language);
            // The same question is asked a hundred times in a battle.
            let legal = if asked.insert((question, language.to_string())) { battle.legal() } else { Vec::new() };
            let choices: BTreeSet<String> = legal.iter().map(|command| prompt.choice(*command, language)).collect();
            let twins = share_a_hex(&battle);
            assert!(twins || choices.len() == legal.len(), "alike at {:?}: {choices:?}", battle.pending());
            for choice in &choices {
                is_well_set(choice, language);
            }
        }
        ask_why(cast, &battle, &mut pointing);
        if let Pending::Over(_) = battle.pending() {
            return chronicle;
        }
        step(&mut battle, &mut luck, &mut chronicle);
    }
}

/// Somebody points at any hex, with anybody in hand: there is always a reason, in whole sentences.
fn ask_why(cast: &Cast, battle: &Battle, luck: &mut Luck) {
    let (view, prompt) = (battle.view(), Prompt::new(cast, battle));
    let units: Vec<_> = view.units_of(view.active()).filter(|unit| view.cell(*unit).is_some()).collect();
    let cells: Vec<_> = view.setup().board.grid().cells().collect();
    let at = if luck.one_in(2) {
        view.unit_ids().filter_map(|unit| view.cell(unit)).nth(luck.below(units.len().max(1)))
    } else {
        None
    };
    let at = at.unwrap_or(cells[luck.below(cells.len())]);
    let hand = (!units.is_empty() && luck.one_in(2)).then(|| InHand::Unit(units[luck.below(units.len())]));
    for language in LANGUAGES {
        let why = prompt.why(hand, at, language);
        is_well_set(&why.text, language);
        assert!(!why.title.is_empty() && why.text.ends_with(['.', '?', '!', ')']), "{why:?}");
    }
}

fn check(chronicle: &Chronicle) {
    for entry in chronicle.entries() {
        for language in LANGUAGES {
            let text = entry.sentence(language);
            if let Some(result) = entry.result(language) {
                assert!(!result.is_empty() && !result.ends_with('.'), "{result}");
            }
            is_well_set(&text, language);
            let first = text.chars().next().expect("every entry says something");
            assert!(first.is_uppercase() || first.is_numeric(), "{text}");
            let heading = matches!(entry.kind(), Kind::Turn | Kind::Phase);
            assert!(heading || text.ends_with('.'), "{text}");
        }
        let told = entry.clauses();
        assert!(entry.telling_clauses().iter().all(|clause| told.contains(clause)));
        assert!(!entry.events().is_empty());
    }
    let last = chronicle.entries().last().expect("a battle has a story");
    assert_eq!(last.kind(), Kind::End);
}

fn scenarios() -> Vec<Scenario> {
    scenario::catalogue().iter().map(|listed| listed.read().expect("the catalogue is sound")).collect()
}

#[test]
fn every_message_is_said_in_some_battle() {
    super::rarities::all();
    super::cards::read_all();
    super::bearings::all();
    for scenario in scenarios() {
        check(&tell(scenario.cast(), scenario.setup(), 7));
    }
    // Battle after battle, until everything was said; what chance never says is a rarity, and has its own.
    for seed in 0..60_u64 {
        for scenario in scenarios() {
            check(&tell(scenario.cast(), spiced(scenario.setup(), seed), seed));
        }
        if 14 <= seed && unsaid().is_empty() {
            break;
        }
    }
    let refusal = battle::Because::OutOfRange.by(rulebook::Clause::MovementAllowance);
    assert_eq!(crate::refusal_sentence(refusal, Language::En), "It is too far away. (MOV-4)");
    assert_eq!(unsaid(), [""; 0]);
}

/// Messages nobody has said yet. One without arguments has nothing that could be missing.
fn unsaid() -> Vec<&'static str> {
    let said = SAID.with_borrow(Clone::clone);
    let all = Message::iter().map(Into::<&'static str>::into);
    all.filter(|key| !said.contains(*key) && super::catalogues::has_arguments(key)).collect()
}
