//! Captioned figures and worked examples that need no board: tactical advantage, follow-up, hits by weight,
//! inverted armour. The name of a test is the id of its figure.

use crate::cast::Kind::{Elephants, Foot, Guns, Horse, SmallArms};
use crate::cast::{Duel, duel};
use rulebook::Advantage::{Hit, Miss, MoraleHit};
use rulebook::Face::{Blue, Green, Red};
use rulebook::FollowUp::{May, Must, Never};
use rulebook::Weight::{Heavy, Light, Medium, VeryHeavy, VeryLight};
use rulebook::{Advantage, Blow, Book, Face, Fact, FollowUp, Quality, Slope, Terrain, Trait, Weight};

/// One test a line: what the figure shows, in its book.
macro_rules! figures {
    ($($name:ident: $shown:expr => $expected:expr;)*) => {
        $(#[test]
        fn $name() {
            assert_eq!($shown, $expected);
        })*
    };
}

/// What one advantage face comes to.
fn worth(duel: Duel) -> Advantage {
    duel.advantage().0
}

fn infantry(book: Book) -> Duel {
    duel(book, Foot, Foot)
}

/// SUP-2: infantry in habitations is always supported when attacked.
fn defends_buildings(book: Book) -> Duel {
    let row = books::of(book).ground(Terrain::Habitations);
    let always = row.is(Quality::SupportsInfantry).then_some(Fact::DefenderSupported);
    infantry(book)
        .into(Terrain::Habitations)
        .when(Fact::AttackerSupported)
        .when(always.into_iter().collect::<rulebook::Facts>())
}

fn supported_infantry_on(defender: crate::cast::Kind, book: Book) -> Duel {
    duel(book, Foot, defender).when(Fact::AttackerSupported)
}

fn supported_horse(book: Book) -> Duel {
    duel(book, Horse, Foot).when(Fact::AttackerSupported)
}

fn shot_at_a_house(book: Book) -> Duel {
    duel(book, SmallArms, Foot).at(2).into(Terrain::Habitations).when(Fact::AttackerSupported)
}

figures! {
    fig_f_tac_1a_neither_is_supported: worth(infantry(Book::Frederic)) => Miss;
    fig_j_tac_1a_neither_is_supported: worth(infantry(Book::Jomini)) => Miss;
    fig_t_tac_1a_neither_is_supported: worth(infantry(Book::Thucidide)) => Miss;

    fig_f_tac_1b_only_the_attacker_is_supported: worth(supported_infantry_on(Foot, Book::Frederic)) => Hit;
    fig_j_tac_1b_only_the_attacker_is_supported: worth(supported_infantry_on(Foot, Book::Jomini)) => Hit;
    fig_t_tac_1b_only_the_attacker_is_supported: worth(supported_infantry_on(Foot, Book::Thucidide)) => Hit;

    fig_f_tac_1c_the_defender_of_buildings_is_supported: worth(defends_buildings(Book::Frederic)) => Miss;
    fig_j_tac_1c_the_defender_of_buildings_is_supported: worth(defends_buildings(Book::Jomini)) => Miss;
    fig_t_tac_1c_the_defender_of_buildings_is_supported: worth(defends_buildings(Book::Thucidide)) => Miss;

    fig_f_tac_1d_horse_attacks_rough_ground: worth(supported_horse(Book::Frederic).into(Terrain::Forest)) => Miss;
    fig_j_tac_1d_horse_attacks_rough_ground: worth(supported_horse(Book::Jomini).into(Terrain::Forest)) => Miss;
    fig_t_tac_1d_horse_attacks_rough_ground: worth(supported_horse(Book::Thucidide).into(Terrain::Forest)) => Miss;

    fig_f_tac_2a_horse_on_a_steady_unit: worth(supported_horse(Book::Frederic).when(Fact::DefenderSupported)) => Hit;
    fig_j_tac_2a_horse_on_a_steady_unit: worth(supported_horse(Book::Jomini).when(Fact::DefenderSupported)) => Hit;
    fig_t_tac_2a_horse_on_a_steady_unit: worth(supported_horse(Book::Thucidide).when(Fact::DefenderSupported)) => Hit;

    fig_f_tac_2b_a_gun_beyond_two_hexes: worth(duel(Book::Frederic, Guns, Foot).at(3)) => Miss;
    fig_j_tac_2b_a_gun_beyond_two_hexes: worth(duel(Book::Jomini, Guns, Foot).at(3)) => Miss;
    fig_t_tac_2b_a_gun_beyond_two_hexes: worth(duel(Book::Thucidide, Guns, Foot).at(3)) => Miss;

    fig_f_tac_2c_a_gun_at_two_hexes: worth(duel(Book::Frederic, Guns, Foot).at(2)) => Hit;
    fig_j_tac_2c_a_gun_at_two_hexes: worth(duel(Book::Jomini, Guns, Foot).at(2)) => Hit;
    fig_t_tac_2c_powder_artillery_at_two_hexes: worth(duel(Book::Thucidide, "bombard/medium", Foot).at(2)) => Hit;
    fig_t_tac_2c_an_engine_at_two_hexes: worth(duel(Book::Thucidide, "bolt-thrower/medium", Foot).at(2)) => Miss;

    fig_f_tac_2d_a_lone_elephant_attacks: worth(duel(Book::Frederic, Elephants, Foot)) => Hit;
    fig_j_tac_2d_a_lone_elephant_attacks: worth(duel(Book::Jomini, Elephants, Foot)) => Hit;
    fig_t_tac_2d_a_lone_elephant_attacks: worth(duel(Book::Thucidide, Elephants, Foot)) => Hit;

    fig_f_tac_3a_supported_infantry_on_horse: worth(supported_infantry_on(Horse, Book::Frederic)) => MoraleHit;
    fig_j_tac_3a_supported_infantry_on_horse: worth(supported_infantry_on(Horse, Book::Jomini)) => MoraleHit;
    fig_t_tac_3a_supported_infantry_on_horse: worth(supported_infantry_on(Horse, Book::Thucidide)) => MoraleHit;

    fig_f_tac_3b_a_rifle_fires_at_a_house: worth(shot_at_a_house(Book::Frederic)) => Miss;
    fig_j_tac_3b_a_rifle_fires_at_a_house: worth(shot_at_a_house(Book::Jomini)) => Miss;
    fig_t_tac_3b_an_archer_shoots_at_a_house: worth(shot_at_a_house(Book::Thucidide)) => Miss;
}

/// Does the attacker follow into the hex its target left?
fn follows(duel: Duel) -> FollowUp {
    duel.follow_up().0
}

fn horse(book: Book) -> Duel {
    duel(book, Horse, Foot)
}

fn elite(duel: Duel) -> Duel {
    duel.by(Trait::Elite)
}

fn downhill(duel: Duel) -> Duel {
    duel.sloping(Slope::Downhill)
}

figures! {
    fig_f_fol_1a_infantry_may_not_follow: follows(infantry(Book::Frederic)) => Never;
    fig_j_fol_1a_infantry_may_not_follow: follows(infantry(Book::Jomini)) => Never;
    fig_t_fol_1a_infantry_may_not_follow: follows(infantry(Book::Thucidide)) => Never;
    fig_p_fol_1a_infantry_may_follow_and_may_decline: follows(infantry(Book::Panache)) => May;

    fig_f_fol_1b_elite_infantry_may_follow: follows(elite(infantry(Book::Frederic))) => May;
    fig_j_fol_1b_elite_infantry_may_follow: follows(elite(infantry(Book::Jomini))) => May;
    fig_t_fol_1b_elite_infantry_may_follow: follows(elite(infantry(Book::Thucidide))) => May;
    fig_p_fol_1b_infantry_may_follow_and_does: follows(infantry(Book::Panache)) => May;

    fig_f_fol_2a_infantry_on_a_hill_must_follow: follows(downhill(infantry(Book::Frederic))) => Must;
    fig_p_fol_2a_infantry_on_a_hill_must_follow: follows(downhill(infantry(Book::Panache))) => Must;
    fig_j_fol_2a_infantry_on_a_hill_must_follow: follows(downhill(infantry(Book::Jomini))) => Must;
    fig_t_fol_2a_infantry_on_a_hill_must_follow: follows(downhill(infantry(Book::Thucidide))) => Must;

    fig_f_fol_2b_elite_infantry_may_decline: follows(elite(downhill(infantry(Book::Frederic)))) => May;
    fig_p_fol_2b_elite_infantry_may_decline: follows(elite(downhill(infantry(Book::Panache)))) => May;
    fig_j_fol_2b_elite_infantry_may_decline: follows(elite(downhill(infantry(Book::Jomini)))) => May;
    fig_t_fol_2b_elite_infantry_may_decline: follows(elite(downhill(infantry(Book::Thucidide)))) => May;

    fig_p_fol_2c_led_infantry_may_decline: follows(downhill(infantry(Book::Panache)).when(Fact::FrontRank)) => May;

    fig_f_fol_3a_horse_on_a_hill_must_follow: follows(downhill(horse(Book::Frederic))) => Must;
    fig_p_fol_3a_horse_on_a_hill_must_follow: follows(downhill(horse(Book::Panache))) => Must;
    fig_j_fol_3a_horse_on_a_hill_must_follow: follows(downhill(horse(Book::Jomini))) => Must;
    fig_t_fol_3a_horse_on_a_hill_must_follow: follows(downhill(horse(Book::Thucidide))) => Must;

    fig_f_fol_3ae_elite_horse_may_decline: follows(elite(downhill(horse(Book::Frederic)))) => May;
    fig_p_fol_3ae_elite_horse_may_decline: follows(elite(downhill(horse(Book::Panache)))) => May;
    fig_p_fol_3ae_led_horse_may_decline: follows(downhill(horse(Book::Panache)).when(Fact::FrontRank)) => May;
    fig_j_fol_3ae_elite_horse_may_decline: follows(elite(downhill(horse(Book::Jomini)))) => May;
    fig_t_fol_3ae_elite_horse_may_decline: follows(elite(downhill(horse(Book::Thucidide)))) => May;

    fig_f_fol_3b_guns_never_follow: follows(elite(duel(Book::Frederic, Guns, Foot))) => Never;
    fig_p_fol_3b_guns_never_follow: follows(elite(duel(Book::Panache, Guns, Foot))) => Never;
    fig_j_fol_3b_guns_never_follow: follows(elite(duel(Book::Jomini, Guns, Foot))) => Never;
    fig_t_fol_3b_guns_never_follow: follows(elite(duel(Book::Thucidide, Guns, Foot))) => Never;

    fig_f_fol_3c_elephants_must_follow: follows(elite(duel(Book::Frederic, Elephants, Foot))) => Must;
    fig_p_fol_3c_elephants_must_follow: follows(elite(duel(Book::Panache, Elephants, Foot))) => Must;
    fig_j_fol_3c_elephants_must_follow: follows(elite(duel(Book::Jomini, Elephants, Foot))) => Must;
    fig_t_fol_3c_elephants_must_follow: follows(elite(duel(Book::Thucidide, Elephants, Foot))) => Must;
}

/// The faces of Thucidide's die that cost a target of this weight an element, outright or if confirmed.
fn hurt_by(weight: Weight) -> Vec<(Face, Blow)> {
    let blows = duel(Book::Thucidide, Foot, Foot).weighing(weight);
    let read = |face| match face {
        Face::Advantage if worth(blows) == Hit => Blow::Hit,
        face => blows.blow(face),
    };
    let faces = books::of(Book::Thucidide).die.faces.into_iter().map(|face| (face, read(face)));
    faces.filter(|(_, blow)| *blow != Blow::Miss).collect()
}

fn inverted() -> [Weight; 5] {
    Weight::ALL.map(Weight::inverted)
}

fn outright<const N: usize>(faces: [Face; N]) -> Vec<(Face, Blow)> {
    faces.into_iter().map(|face| (face, Blow::Hit)).collect()
}

figures! {
    ex_hit_t1_four_faces_hit_the_very_light: hurt_by(VeryLight) => outright([Green, Blue, Red, Face::Advantage]);
    ex_hit_t2_three_faces_hit_the_light: hurt_by(Light) => outright([Green, Blue, Red]);
    ex_hit_t3_two_faces_hit_the_medium: hurt_by(Medium) => outright([Blue, Red]);
    ex_hit_t4_one_face_hits_the_heavy: hurt_by(Heavy) => outright([Red]);
    ex_hit_t5_red_hits_the_very_heavy_once_confirmed: hurt_by(VeryHeavy) => [(Red, Blow::HitIfConfirmed)];
    ex_inv_black_and_yellow_swap_red_and_green_too: inverted() => [VeryHeavy, Heavy, Medium, Light, VeryLight];
}
