//! Who ends a phase, who takes part, and the words a battle written down needs.

use crate::{duel, failures, problems, read};
use battle::{Arrival, Battle, WaterCrossing};
use rulebook::{Rank, Terrain};

/// The duel as a game goes, each camp with its general.
fn alone(more: &str, script: &str) -> String {
    let generals = "officer Fritz: north general-in-chief at A\nofficer Otto: south general-in-chief at b\n";
    let phases = "phases end by themselves\n";
    duel("frederic", "", script).replace("north plays, combat", &format!("{generals}{phases}{more}north plays, combat"))
}

#[test]
fn only_those_drawn_take_part() {
    let cases = read(&duel("frederic", "", "end combat"));
    let setup = cases[0].setups().next().unwrap();
    let grid = setup.board.grid();
    assert_eq!((grid.columns(), grid.rows(), setup.units.len()), (4, 4, 2));
    let never = Err(Arrival { turn: u8::MAX, entries: Vec::new() });
    for general in &setup.officers {
        assert_eq!((general.rank, &general.start), (Rank::GeneralInChief, &never), "a battle has one in each camp");
    }
    let cases = read(&alone("", "end combat"));
    assert_eq!(cases[0].setups().next().unwrap().officers.len(), 2, "a camp that has its general gets no other");
}

#[test]
fn a_phase_ends_when_the_script_says_so() {
    let script = "attack A b\nfront rank nobody\ndice miss x3\n";
    let said = |rest: &str| alone("", &format!("{script}{rest}")).replace("phases end by themselves\n", "");
    assert_eq!(failures(&said("expect asks north combat")), [""; 0], "nobody is left to act, and nobody says so");
    assert_eq!(
        failures(&said("end combat\nexpect asks south command\nend command\nexpect asks south movement")),
        [""; 0]
    );
}

#[test]
fn a_phase_ends_by_itself_where_the_case_says_so() {
    let script = "attack A b\nfront rank nobody\ndice miss x3\n";
    assert_eq!(failures(&alone("", &format!("{script}expect south plays"))), [""; 0]);
    assert_eq!(failures(&alone("", &format!("{script}end combat\nexpect south plays"))), [""; 0], "it may be said too");
    let slip = alone("", "end combat").replace("by themselves", "by themselfs");
    assert!(problems(&slip).contains("did you mean `themselves`?"), "{}", problems(&slip));
}

#[test]
fn the_island_of_old_is_no_more() {
    let old = alone("", "end combat").replace("phases end by themselves", "no island");
    assert_eq!(
        problems(&old),
        "duel.case:14: there is no island any more: only those drawn take part\n  \
         expected `phases end by themselves` in its place, or nothing where the script says every end"
    );
}

#[test]
fn a_bridge_may_cross_water_that_is_not_beside_it() {
    for (word, water) in [("river", Terrain::River), ("large-river", Terrain::LargeRiver), ("stream", Terrain::Stream)]
    {
        let cases = read(&alone(&format!("bridge B2 {word}\n"), "end combat"));
        let setup = cases[0].setups().next().unwrap();
        let land = setup.board.land(setup.board.grid().find("B2").unwrap());
        assert_eq!((land.ground, land.crossing), (water, Some(WaterCrossing::Bridge)));
    }
    assert!(problems(&alone("bridge B2 lake\n", "end combat")).contains("`lake` is not a water"));
}

#[test]
fn a_unit_may_never_arrive() {
    let cases = read(&alone("c: north cavalry\narrives c never\n", "end combat"));
    let setup = cases[0].setups().next().unwrap();
    assert_eq!(setup.units[2].start, Err(Arrival { turn: u8::MAX, entries: Vec::new() }));
}

#[test]
fn a_script_that_breaks_off_may_leave_anything_unanswered() {
    let script = "attack A b\nfront rank nobody\ndice flag miss miss";
    let [asked] = failures(&alone("", script)).try_into().unwrap_or_else(|found| panic!("{found:?}"));
    assert!(asked.contains("the script ends, and something is still asked"), "{asked}");
    assert_eq!(failures(&alone("", &format!("{script}\nbreak off"))), [""; 0]);
    assert!(problems(&alone("", "break of")).contains("did you mean `off`?"));
}

#[test]
fn a_run_ends_at_a_moment_that_has_a_number() {
    let text = alone("", "").replace("north plays, combat\nactivated A", "north plays, before the turn");
    let cases = read(&text);
    let mut battle = Battle::new(cases[0].setups().next().unwrap().clone()).unwrap();
    battle.begin(&mut ());
    assert_eq!(cases[0].runs()[0].fingerprint, Some(battle.fingerprint()));
}
