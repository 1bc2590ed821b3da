use crate::fields::{Luck, answer, give};
use crate::names::People;
use crate::{LANGUAGES, battle};
use speech::{Phrase, Speech, openings, written};
use std::fmt::Write;

#[test]
fn scratch_golden() {
    let mut out = String::new();
    let mut luck = Luck::new(77);
    let mut turn = 0;
    for book in 0..books::ALL.len() {
        for seed in 0..6 {
            let (mut more, mut list) = (Luck::new(seed ^ 0x5_7043), Vec::new());
            let mut battle = battle(book, seed);
            let people = People::of(&battle);
            while let Some(next) = answer(&battle, &mut more, &mut list) {
                let view = battle.view();
                if more.one_in(6) {
                    let legal = battle.legal();
                    let made = made(&battle);
                    for command in
                        legal.iter().take(8).chain(legal.iter().rev().take(3)).chain(made.iter().filter(|_| {
                            turn += 1;
                            turn % 17 == 0
                        }))
                    {
                        for language in LANGUAGES {
                            let text = written(*command, Some(&view), &people, language);
                            writeln!(out, "W {command:?} {text}").unwrap();
                            let words: Vec<&str> = text.split(' ').collect();
                            let mut tries = vec![text.clone()];
                            for cut in 0..words.len() {
                                tries.push(words[..cut].join(" "));
                                let mut other = words.clone();
                                other.remove(cut);
                                tries.push(other.join(" "));
                                let mut other = words.clone();
                                other[cut] = [
                                    "zzz",
                                    "by",
                                    "en",
                                    "devant",
                                    "past",
                                    "7",
                                    "C4",
                                    "none",
                                    "nobody",
                                    "stay",
                                    "elephant",
                                    "elephant at C4",
                                    "éléphant en C4",
                                    "yes",
                                    "aucun",
                                    "unit-12",
                                    "officer-13",
                                ][luck.below(17)];
                                tries.push(other.join(" "));
                                let mut other = words.clone();
                                other.insert(cut, "7");
                                tries.push(other.join(" "));
                            }
                            tries.push(format!("{text} now"));
                            tries.push(format!("{text} past"));
                            tries.push(format!("{text} 3"));
                            for one in tries {
                                let read = Speech::read(&mut Phrase::of(&one, language), &people);
                                match read {
                                    Ok(said) => {
                                        write!(out, "{one} -> {said:?}").unwrap();
                                        for s in said {
                                            write!(
                                                out,
                                                " = {:?}",
                                                s.command(&view, &people, language).map_err(|f| f.to_string())
                                            )
                                            .unwrap();
                                        }
                                        out.push('\n');
                                    }
                                    Err(fault) => writeln!(out, "{one} -> {fault}").unwrap(),
                                }
                            }
                        }
                    }
                }
                give(&mut battle, next, &mut ());
            }
        }
    }
    let battle = battle(3, 2);
    let people = People::of(&battle);
    let mut pieces: Vec<String> = LANGUAGES.into_iter().flat_map(openings).map(str::to_owned).collect();
    pieces.extend(
        [
            "unit-12",
            "C4",
            "order",
            "x9",
            "300",
            "-1",
            "at",
            "en",
            "elephant",
            "elephant to",
            "elephant attacks",
            "to",
            "attacks",
            "rank",
            "up",
            "along",
            "order",
            "general",
            "vers",
            "officer-13",
            "officier",
            "officer",
            "nobody",
            "none",
            "stay",
            "personne",
            "rally",
            "by",
            "par",
            "past",
            "devant",
            "yes",
            "non",
            "remplacer général",
            "replace general",
            "flee",
            "front rank",
            "pursue attack",
            "defence order",
        ]
        .map(str::to_owned),
    );
    for _ in 0..60_000 {
        let words: Vec<&str> = (0..luck.below(6)).map(|_| pieces[luck.below(pieces.len())].as_str()).collect();
        let text = words.join(" ");
        for language in LANGUAGES {
            match Speech::read(&mut Phrase::of(&text, language), &people) {
                Ok(said) => writeln!(out, "{text} -> {said:?}").unwrap(),
                Err(fault) => writeln!(out, "{text} -> {fault}").unwrap(),
            }
        }
    }
    std::fs::write(std::env::var("SCRATCH_OUT").unwrap(), out).unwrap();
}

fn made(battle: &battle::Battle) -> Vec<battle::Command> {
    use battle::{Combatant, Command as C, OfficerId, Pace, UnitId};
    use rulebook::Order;
    let grid = battle.setup().board.grid();
    let cell = grid.cells().nth(17).unwrap();
    let (unit, officer) = (
        UnitId::new(13.min(battle.setup().units.len() - 1)).unwrap(),
        OfficerId::new(1.min(battle.setup().officers.len() - 1)).unwrap(),
    );
    let targets: Vec<Combatant> = std::iter::once(Combatant::Unit(unit))
        .chain(battle.view().elephants().map(|(id, _, _)| Combatant::Elephant(id)))
        .collect();
    let mut all = vec![
        C::Activate { officer },
        C::Select { unit },
        C::SelectOfficer { officer },
        C::EndSelection,
        C::EndCommand,
        C::EndMovement,
        C::EndCombat,
        C::Leave { unit, by: cell },
        C::LeaveOfficer { officer, by: cell },
        C::MoveOfficer { officer, to: cell },
        C::FrontRank { officer: None },
        C::FrontRank { officer: Some(officer) },
        C::AttackOrder { order: None },
        C::DefenceOrder { order: None },
        C::RetreatTo { to: cell },
        C::PursueTo { to: cell },
        C::PursueAttack { target: None },
        C::Flee { officer, to: cell },
        C::ElephantTo { to: cell },
        C::ReplaceGeneral { officer: None, at: cell },
        C::ReplaceGeneral { officer: Some(officer), at: cell },
        C::IgnoreFlags { flags: 0 },
        C::IgnoreFlags { flags: 3 },
    ];
    for yes in [true, false] {
        all.extend([C::GoAlong { yes }, C::Evade { yes }, C::FollowUp { yes }, C::Riposte { yes }]);
    }
    for target in targets {
        all.extend([
            C::Attack { unit, target },
            C::PursueAttack { target: Some(target) },
            C::ElephantAttacks { target },
        ]);
    }
    for order in [Order::Rally, Order::ForcedMarch, Order::Ambush] {
        all.extend([
            C::AttackOrder { order: Some(order) },
            C::DefenceOrder { order: Some(order) },
            C::Manoeuvre { order, unit: None, amount: 1 },
            C::Manoeuvre { order, unit: None, amount: 2 },
            C::Manoeuvre { order, unit: Some(unit), amount: 1 },
            C::Manoeuvre { order, unit: Some(UnitId::new(4.min(battle.setup().units.len() - 1)).unwrap()), amount: 3 },
        ]);
    }
    for pace in Pace::ALL {
        for past in [None, Some(officer), Some(OfficerId::new(0).unwrap())] {
            all.push(C::Move { unit, to: cell, pace, past });
        }
    }
    all
}
