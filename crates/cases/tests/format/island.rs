//! Cases with nobody but those drawn, and the words a battle written down needs.

use crate::{duel, failures, problems, read};
use battle::{Arrival, Battle, WaterCrossing};
use rulebook::Terrain;

/// The duel without an island, each camp with its general.
fn alone(more: &str, script: &str) -> String {
    let generals = "officer Fritz: north general-in-chief at A\nofficer Otto: south general-in-chief at b\n";
    duel("frederic", "", script)
        .replace("north plays, combat", &format!("{generals}no island\n{more}north plays, combat"))
}

#[test]
fn without_an_island_only_those_drawn_play() {
    let cases = read(&alone("", "attack A b\nfront rank nobody\ndice miss x3\nexpect south plays"));
    let setup = cases[0].setups().next().unwrap();
    let grid = setup.board.grid();
    assert_eq!((grid.columns(), grid.rows(), setup.units.len(), setup.officers.len()), (4, 4, 2, 2));
    assert_eq!(cases[0].run(), [], "nobody is left to act: the turn passes by itself");
    let with_island = alone("", "attack A b\nfront rank nobody\ndice miss x3\nexpect north plays");
    assert_eq!(failures(&with_island.replace("no island\n", "")), [""; 0], "the sentry could still attack");
}

#[test]
fn without_an_island_a_camp_brings_its_own_general() {
    let text =
        alone("", "end combat").replace("officer Fritz: north general-in-chief", "officer Fritz: north sub-general");
    assert_eq!(
        failures(&text),
        ["duel.case:1: duel/F: no battle can begin: North has 0 generals in chief: exactly one is needed (ACT-3)"]
    );
    assert!(problems(&alone("", "end combat").replace("no island", "no islands")).contains("did you mean `island`?"));
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
