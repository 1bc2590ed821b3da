//! Traits that say something: a word on a unit or officer that changes nothing misleads whoever reads it.

use super::units::knows_detachments;
use crate::read::Said;
use crate::read::army::{Officer, Unit};
use reader::{Remedy, Sentence, sentence};
use rulebook::{Arm, Clash, Desertion, ElephantRank, Fact, LeaderTrait, Order, OrderKind, Rulebook, Trait, Troop};
use std::fmt::Display;

pub(super) fn check_unit(book: &Rulebook, unit: &Unit<'_>) {
    let Some(troop) = unit.troop.as_ref().map(|troop| troop.what) else { return };
    for said in &unit.traits {
        if let Some(why) = idle(book, troop, said.what) {
            report(said, why);
        }
    }
    let carriers = Trait::OnHorses | Trait::OnCamels | Trait::OnElephants | Trait::OnWagons;
    let mut carried = unit.traits.iter().filter(|said| carriers.contains(said.what));
    if let (Some(_), Some(second)) = (carried.next(), carried.next()) {
        report(second, Sentence::new("l’unité est déjà portée", "it is carried by something already"));
    }
}

fn report(said: &Said<'_, impl Display>, why: Sentence) {
    let what = sentence!("«\u{a0}{}\u{a0}» ne dit rien ici\u{a0}: ", "`{}` says nothing here: ", said.what);
    let problem = said.at.problem(what + why + said.at.place());
    said.at.report(problem.expecting(Sentence::new("de l’ôter", "it left out")).mended_by(Remedy::LeaveOut));
}

/// Why a trait changes nothing for a unit of this troop.
fn idle(book: &Rulebook, troop: &Troop, written: Trait) -> Option<Sentence> {
    let title = book.book.title();
    let because = |idle: bool, why: Sentence| idle.then_some(why);
    match written {
        _ if troop.traits.contains(written) => {
            Some(sentence!("«\u{a0}{}\u{a0}» l’a de soi-même", "`{}` has it by itself", troop.key))
        }
        Trait::Static if troop.allowance.without_combat == 0 => {
            Some(sentence!("«\u{a0}{}\u{a0}» ne bouge jamais", "`{}` never moves", troop.key))
        }
        Trait::OnHorses | Trait::OnCamels | Trait::OnElephants | Trait::OnWagons => because(
            troop.arm != Arm::Infantry,
            Sentence::new("seule l’infanterie est portée", "only infantry is carried"),
        ),
        Trait::Volunteer => because(
            book.desertion != Desertion::AllButElite,
            sentence!("nul n’en a besoin dans {title}", "nobody needs it in {title}"),
        ),
        Trait::Panic if troop.arm == Arm::Artillery && book.desertion != Desertion::Never => {
            Some(Sentence::new("l’artillerie l’a toujours", "artillery always has it"))
        }
        Trait::Panic => because(
            book.desertion == Desertion::Never,
            sentence!("{title} ne l’écrit pas", "it is not written in {title}"),
        ),
        Trait::Solid => because(
            troop.arm == Arm::Elephants && book.elephant_rank == ElephantRank::Mounted,
            sentence!(
                "dans {title} une unité d’éléphants a un élément, jamais plus",
                "in {title} a unit of elephants has one element, never more"
            ),
        ),
        Trait::NotModern => because(
            !troop.traits.contains(Trait::Modern),
            sentence!("«\u{a0}{}\u{a0}» ne l’est pas de soi-même", "`{}` is not modern by itself", troop.key),
        ),
        Trait::Detachment => because(
            !knows_detachments(book),
            sentence!("{title} n’a pas de détachements", "{title} has no detachments"),
        ),
        Trait::ArabHorses => {
            because(!calms(book, Trait::ArabHorses, Fact::NearCamels), sentence!("pas dans {title}", "not in {title}"))
        }
        Trait::IndianHorses => because(
            !calms(book, Trait::IndianHorses, Fact::NearElephants),
            sentence!("pas dans {title}", "not in {title}"),
        ),
        Trait::Modern => because(
            !book.knows(Trait::Modern),
            sentence!("{title} ne connaît pas ce mot", "{title} does not know the word"),
        ),
        _ => None,
    }
}

/// Does the book spare horses of this kind the fright of those beasts (MOD-5, MOD-6)?
fn calms(book: &Rulebook, horses: Trait, fright: Fact) -> bool {
    let mut clash = Clash::plain();
    clash.attacker.arm = Arm::Cavalry;
    clash.attacker.traits |= Trait::Animals;
    clash.facts |= fright;
    let before = (book.dice_modifiers.total)(&clash);
    clash.attacker.traits |= horses;
    before != (book.dice_modifiers.total)(&clash)
}

/// Does a trait say something on a unit of this troop?
#[must_use]
pub fn says_something(book: &Rulebook, troop: &Troop, written: Trait) -> bool {
    idle(book, troop, written).is_none()
}

/// Does a trait say something on an officer of this book?
#[must_use]
pub fn says_something_of_a_leader(book: &Rulebook, written: LeaderTrait) -> bool {
    use LeaderTrait as L;
    match written {
        L::Good | L::Weak | L::Bad | L::Allied | L::PoorStaff | L::InVehicle => true,
        L::Messengers => book.orders.iter().any(|row| row.order == Order::Dispatch),
        L::Manoeuvre | L::WeakManoeuvre => book.has_orders(OrderKind::Manoeuvre),
        L::Attack | L::WeakAttack => book.has_orders(OrderKind::Attack),
        L::Defence | L::WeakDefence => book.has_orders(OrderKind::Defence),
    }
}

/// Traits of a leader of which he has one at most.
pub const EXCLUSIVE: [&[LeaderTrait]; 4] = [
    &[LeaderTrait::Good, LeaderTrait::Weak, LeaderTrait::Bad],
    &[LeaderTrait::Manoeuvre, LeaderTrait::WeakManoeuvre],
    &[LeaderTrait::Attack, LeaderTrait::WeakAttack],
    &[LeaderTrait::Defence, LeaderTrait::WeakDefence],
];

pub(super) fn check_officer(book: &Rulebook, officer: &Officer<'_>) {
    let title = book.book.title();
    for said in &officer.traits {
        if !says_something_of_a_leader(book, said.what) {
            report(said, sentence!("{title} n’a pas de tels ordres", "{title} has no such orders"));
        }
    }
    for group in EXCLUSIVE {
        let mut of_it = officer.traits.iter().filter(|said| group.contains(&said.what));
        if let (Some(first), Some(second)) = (of_it.next(), of_it.next()) {
            let (one, other) = (first.what, second.what);
            let what = sentence!(
                "«\u{a0}{one}\u{a0}» et «\u{a0}{other}\u{a0}» se contredisent",
                "`{one}` and `{other}` contradict each other"
            );
            let problem = second.at.problem(what + second.at.place());
            second.at.report(problem.expecting(Sentence::new("l’un des deux", "one of the two")));
        }
    }
}
