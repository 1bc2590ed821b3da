//! Every answer of a book, with what it could be instead.
//!
//! The structs are taken apart without `..`: a new question does not compile here until it has its flips.

use crate::flips::flip::{Flip, Flips};
use crate::flips::{ground, orders, printed, troops};
use rulebook::{
    ActivationRow, AdvantageReading, ArtilleryRetreat, BlockedRetreat, BurstingGuns, CommandRules, ConfirmAdvantages,
    Currency, Desertion, Die, ElephantRank, ElephantRelease, Evade, ExtraSteps, Flight, FlightFaces, FortifiedBorder,
    FrontRank, FrontRankIn, GeneralReturn, HesitantTroops, HillFoot, HitReading, Letters, LoneOfficers, MeleeGuns,
    Panic, Passing, Rank, Retreat, RetreatHexes, RetreatThrough, Riposte, RiposteFirst, RiposteOrders, RiposteRight,
    RocketDispersion, RocketFright, RoughRoad, Rulebook, SettingFire, SmallArmsOnHill, SupportIgnores,
};
use strum::IntoEnumIterator;

/// Every flip of a book, in the order of its pages.
pub(crate) fn every_flip(book: &Rulebook) -> Vec<Flip> {
    let mut flips = Flips { book, found: Vec::new() };
    // Which book it is, and which house rules were applied to this copy, are no answers.
    let Rulebook {
        book: _,
        house: _,
        troops,
        troop_clause,
        elephant_rank,
        light_guns_from,
        support_neighbours,
        command,
        victory_one_in,
        turn_cap,
        terrain,
        passing,
        steps,
        lone_officers,
        small_arms_on_hill,
        hill_foot,
        fortified_border,
        factor_clause,
        melee_guns,
        rough_road,
        prohibitions,
        assault_forbidden,
        dice_modifiers,
        front_rank,
        front_rank_in,
        evade,
        die,
        hits,
        hits_cancelled,
        confirm_advantages,
        letters,
        advantage_reading,
        advantages,
        flags_ignored,
        support_ignores,
        retreat,
        desertion,
        follow_up,
        pursuits,
        riposte,
        panic,
        bursting,
        dispersion,
        fire,
        currency,
        orders,
    } = *book;

    troops::flip_all(&mut flips, troops);
    flips.clause("troop_clause", troop_clause, |book, to| book.troop_clause = to);
    flips.choice("elephant_rank", elephant_rank, ElephantRank::ALL, |book, to| book.elephant_rank = to);
    flip_year(&mut flips, light_guns_from);
    flips.number("support_neighbours", support_neighbours, |book, to| book.support_neighbours = to);

    flip_command(&mut flips, command);
    flips.number("victory_one_in", victory_one_in, |book, to| book.victory_one_in = to);
    flips.number("turn_cap", turn_cap, |book, to| book.turn_cap = to);

    ground::flip_all(&mut flips, terrain);
    flips.choice("passing", passing, Passing::ALL, |book, to| book.passing = to);
    flip_steps(&mut flips, steps);

    flips.choice("lone_officers", lone_officers, LoneOfficers::ALL, |book, to| book.lone_officers = to);
    flip_hill(&mut flips, small_arms_on_hill);
    flips.choice("hill_foot", hill_foot, HillFoot::ALL, |book, to| book.hill_foot = to);
    flips.choice("fortified_border", fortified_border, FortifiedBorder::ALL, |book, to| book.fortified_border = to);

    flips.clause("factor_clause", factor_clause, |book, to| book.factor_clause = to);
    flips.choice("melee_guns", melee_guns, MeleeGuns::ALL, |book, to| book.melee_guns = to);
    flips.choice("rough_road", rough_road, RoughRoad::ALL, |book, to| book.rough_road = to);
    printed::flip_any(&mut flips, "prohibitions", prohibitions, |book, table| book.prohibitions = table);
    printed::flip_any(&mut flips, "assault_forbidden", assault_forbidden, |book, table| {
        book.assault_forbidden = table;
    });
    printed::flip_all(&mut flips, "dice_modifiers", dice_modifiers, |book, table| book.dice_modifiers = table);
    flips.choice("front_rank", front_rank, FrontRank::ALL, |book, to| book.front_rank = to);
    flips.choice("front_rank_in", front_rank_in, FrontRankIn::ALL, |book, to| book.front_rank_in = to);
    flips.choice("evade", evade, Evade::ALL, |book, to| book.evade = to);

    flip_die(&mut flips, die);
    flips.choice("hits", hits, HitReading::ALL, |book, to| book.hits = to);
    printed::flip_all(&mut flips, "hits_cancelled", hits_cancelled, |book, table| book.hits_cancelled = table);
    flips.choice("confirm_advantages", confirm_advantages, ConfirmAdvantages::ALL, |book, to| {
        book.confirm_advantages = to;
    });
    flips.choice("letters", letters, Letters::ALL, |book, to| book.letters = to);
    flips.choice("advantage_reading", advantage_reading, AdvantageReading::ALL, |book, to| {
        book.advantage_reading = to;
    });
    printed::flip_advantages(&mut flips, advantages);

    printed::flip_all(&mut flips, "flags_ignored", flags_ignored, |book, table| book.flags_ignored = table);
    flips.choice("support_ignores", support_ignores, SupportIgnores::ALL, |book, to| book.support_ignores = to);
    flip_retreat(&mut flips, retreat);
    flips.choice("desertion", desertion, Desertion::ALL, |book, to| book.desertion = to);

    printed::flip_follow_up(&mut flips, follow_up);
    flips.number("pursuits", pursuits, |book, to| book.pursuits = to);
    flip_riposte(&mut flips, riposte);
    flip_panic(&mut flips, panic);
    flips.choice("bursting", bursting, BurstingGuns::ALL, |book, to| book.bursting = to);
    flips.choice("dispersion", dispersion, RocketDispersion::ALL, |book, to| book.dispersion = to);
    flip_fire(&mut flips, fire);

    flips.choice("currency", currency, Currency::ALL, |book, to| book.currency = to);
    orders::flip_all(&mut flips, orders);
    flips.found
}

/// The year some guns appear in, or no year at all.
fn flip_year(flips: &mut Flips<'_>, from: Option<i16>) {
    let others = match from {
        Some(year) => vec![Some(year - 1), Some(year + 1), None],
        None => vec![Some(1760)],
    };
    for to in others {
        flips.look_up("light_guns_from", from, to, |book| book.light_guns_from = to);
    }
}

fn flip_command(flips: &mut Flips<'_>, command: CommandRules) {
    let CommandRules { activations, range, influence, flight, general } = command;
    flips.choice("command.general", general, GeneralReturn::ALL, |book, to| book.command.general = to);
    for (row, ActivationRow { up_to_units, activations, units }) in activations.into_iter().enumerate() {
        let question = |cell: &str| format!("command.activations[{row}].{cell}");
        // The last row is for any army larger than that.
        if up_to_units < u8::MAX {
            flips.number(&question("up_to_units"), up_to_units, |book, to| {
                book.command.activations[row].up_to_units = to;
            });
        }
        flips.number(&question("activations"), activations, |book, to| book.command.activations[row].activations = to);
        flips.number(&question("units"), units, |book, to| book.command.activations[row].units = to);
    }
    for rank in Rank::iter() {
        let question = |cell: &str| format!("command.{cell} of a {rank}");
        let index = rank as usize;
        flips.number(&question("range"), range.of(rank), |book, to| book.command.range.0[index] = to);
        flips.number(&question("influence"), influence.of(rank), |book, to| book.command.influence.0[index] = to);
        flips.choice(&question("flight"), flight.of(rank), Flight::ALL, |book, to| book.command.flight.0[index] = to);
    }
}

fn flip_steps(flips: &mut Flips<'_>, steps: ExtraSteps) {
    let ExtraSteps { road_march, mounted_move, officer } = steps;
    flips.number("steps.road_march", road_march, |book, to| book.steps.road_march = to);
    flips.number("steps.mounted_move", mounted_move, |book, to| book.steps.mounted_move = to);
    flips.number("steps.officer", officer, |book, to| book.steps.officer = to);
}

/// Each side of the die shows what the next one shows, where that is something else.
fn flip_die(flips: &mut Flips<'_>, die: Die) {
    let Die { faces } = die;
    for (side, from) in faces.into_iter().enumerate() {
        let others = (1..faces.len()).map(|on| faces[(side + on) % faces.len()]);
        if let Some(to) = others.into_iter().find(|to| *to != from) {
            flips.look_up(&format!("die.faces[{side}]"), from, to, |book| book.die.faces[side] = to);
        }
    }
}

fn flip_retreat(flips: &mut Flips<'_>, retreat: Retreat) {
    let Retreat { hexes, hesitant, through, blocked, artillery, rockets } = retreat;
    flip_retreat_hexes(flips, hexes);
    flips.choice("retreat.hesitant", hesitant, HesitantTroops::ALL, |book, to| book.retreat.hesitant = to);
    flips.choice("retreat.through", through, RetreatThrough::ALL, |book, to| book.retreat.through = to);
    flips.choice("retreat.blocked", blocked, BlockedRetreat::ALL, |book, to| book.retreat.blocked = to);
    flips.choice("retreat.artillery", artillery, ArtilleryRetreat::ALL, |book, to| book.retreat.artillery = to);
    flips.choice("retreat.rockets", rockets, RocketFright::ALL, |book, to| book.retreat.rockets = to);
}

/// Whether it could be chosen before the battle is looked up; whether a hex burns is seen.
fn flip_fire(flips: &mut Flips<'_>, from: SettingFire) {
    let burns = |fire: SettingFire| matches!(fire, SettingFire::OnDucat | SettingFire::OnAdvantage);
    for to in SettingFire::ALL.iter().filter(|to| **to != from) {
        if burns(*to) == burns(from) {
            flips.look_up("fire", from, to, |book| book.fire = *to);
        } else {
            flips.flip("fire", from, to, |book| book.fire = *to);
        }
    }
}

fn flip_retreat_hexes(flips: &mut Flips<'_>, hexes: RetreatHexes) {
    let RetreatHexes { infantry, mounted, elephants, foot_guns, mobile_guns, hesitant } = hexes;
    flips.number("retreat.hexes.infantry", infantry, |book, to| book.retreat.hexes.infantry = to);
    flips.number("retreat.hexes.mounted", mounted, |book, to| book.retreat.hexes.mounted = to);
    flips.number("retreat.hexes.elephants", elephants, |book, to| book.retreat.hexes.elephants = to);
    flips.number("retreat.hexes.foot_guns", foot_guns, |book, to| book.retreat.hexes.foot_guns = to);
    flips.number("retreat.hexes.mobile_guns", mobile_guns, |book, to| book.retreat.hexes.mobile_guns = to);
    flips.number("retreat.hexes.hesitant", hesitant, |book, to| book.retreat.hexes.hesitant = to);
}

fn flip_riposte(flips: &mut Flips<'_>, riposte: Riposte) {
    let Riposte { right, first, orders: struck_back } = riposte;
    flips.choice("riposte.orders", struck_back, RiposteOrders::ALL, |book, to| book.riposte.orders = to);
    flips.choice("riposte.right", right, RiposteRight::ALL, |book, to| book.riposte.right = to);
    flips.choice("riposte.first", first, RiposteFirst::ALL, |book, to| book.riposte.first = to);
}

fn flip_panic(flips: &mut Flips<'_>, panic: Panic) {
    let Panic { release, dice, faces } = panic;
    flips.choice("panic.release", release, ElephantRelease::ALL, |book, to| book.panic.release = to);
    flips.number("panic.dice", dice, |book, to| book.panic.dice = to);
    flips.choice("panic.faces", faces, FlightFaces::ALL, |book, to| book.panic.faces = to);
}

fn flip_hill(flips: &mut Flips<'_>, small_arms: SmallArmsOnHill) {
    flips.choice("small_arms_on_hill", small_arms, SmallArmsOnHill::ALL, |book, to| book.small_arms_on_hill = to);
}
