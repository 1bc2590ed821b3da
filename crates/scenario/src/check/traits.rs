//! Traits that say something: a word on a unit or officer that changes nothing misleads whoever reads it.

use super::units::knows_detachments;
use crate::read::Said;
use crate::read::army::{Officer, Unit};
use rulebook::{Arm, Clash, Desertion, Fact, LeaderTrait, Order, OrderKind, Rulebook, Trait, Troop};
use std::fmt::Display;

pub(super) fn check_unit(book: &Rulebook, unit: &Unit<'_>) {
    let Some(troop) = unit.troop.as_ref().map(|troop| troop.what) else { return };
    for said in &unit.traits {
        if let Some(why) = idle(book, troop, said.what) {
            report(said, &why);
        }
    }
    let carriers = Trait::OnHorses | Trait::OnCamels | Trait::OnElephants | Trait::OnWagons;
    let mut carried = unit.traits.iter().filter(|said| carriers.contains(said.what));
    if let (Some(_), Some(second)) = (carried.next(), carried.next()) {
        report(second, "it is carried by something already");
    }
}

fn report(said: &Said<'_, impl Display>, why: &str) {
    let problem = said.at.problem(format!("`{}` says nothing here: {why}{}", said.what, said.at.place()));
    said.at.report(problem.expecting("it left out"));
}

/// Why a trait changes nothing for a unit of this troop.
fn idle(book: &Rulebook, troop: &Troop, written: Trait) -> Option<String> {
    let title = book.book.title();
    let because = |idle: bool, why: String| idle.then_some(why);
    match written {
        _ if troop.traits.contains(written) => Some(format!("`{}` has it by itself", troop.key)),
        Trait::Static if troop.allowance.without_combat == 0 => Some(format!("`{}` never moves", troop.key)),
        Trait::OnHorses | Trait::OnCamels | Trait::OnElephants | Trait::OnWagons => {
            because(troop.arm != Arm::Infantry, "only infantry is carried".to_owned())
        }
        Trait::Volunteer => because(book.desertion != Desertion::AllButElite, format!("nobody needs it in {title}")),
        Trait::Panic => because(book.desertion != Desertion::WrittenPanic, format!("it is not written in {title}")),
        Trait::Detachment => because(!knows_detachments(book), format!("{title} has no detachments")),
        Trait::ArabHorses => because(!calms(book, Trait::ArabHorses, Fact::NearCamels), format!("not in {title}")),
        Trait::IndianHorses => {
            because(!calms(book, Trait::IndianHorses, Fact::NearElephants), format!("not in {title}"))
        }
        Trait::Modern => because(!book.knows(Trait::Modern), format!("{title} does not know the word")),
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

pub(super) fn check_officer(book: &Rulebook, officer: &Officer<'_>) {
    use LeaderTrait as L;
    let title = book.book.title();
    for said in &officer.traits {
        let means_something = match said.what {
            L::Good | L::Weak | L::Bad | L::Allied | L::PoorStaff => true,
            L::Messengers => book.orders.iter().any(|row| row.order == Order::Dispatch),
            L::Manoeuvre | L::WeakManoeuvre => book.has_orders(OrderKind::Manoeuvre),
            L::Attack | L::WeakAttack => book.has_orders(OrderKind::Attack),
            L::Defence | L::WeakDefence => book.has_orders(OrderKind::Defence),
        };
        if !means_something {
            report(said, &format!("{title} has no such orders"));
        }
    }
    let exclusive: [&[L]; 4] = [
        &[L::Good, L::Weak, L::Bad],
        &[L::Manoeuvre, L::WeakManoeuvre],
        &[L::Attack, L::WeakAttack],
        &[L::Defence, L::WeakDefence],
    ];
    for group in exclusive {
        let mut of_it = officer.traits.iter().filter(|said| group.contains(&said.what));
        if let (Some(first), Some(second)) = (of_it.next(), of_it.next()) {
            let (one, other, place) = (first.what, second.what, second.at.place());
            let problem = second.at.problem(format!("`{one}` and `{other}` contradict each other{place}"));
            second.at.report(problem.expecting("one of the two"));
        }
    }
}
