//! Each problem has its place, and its remedy where only one makes sense.

use crate::opened;
use wire::CampWire;
use wire::workshop::{Draft, ProblemView, RepairValue};

/// The first problem at a key after a change.
fn problem(id: &str, change: impl Fn(&mut Draft), path: &str) -> (Draft, ProblemView) {
    let (_, mut draft) = opened(id);
    let before = workshop::check(&draft).problems;
    change(&mut draft);
    let looked = workshop::check(&draft);
    let new: Vec<_> = looked.problems.iter().filter(|one| !before.contains(one)).collect();
    let found = new.iter().find(|one| one.path == path);
    let found = found.unwrap_or_else(|| panic!("nothing at {path}: {new:#?}"));
    assert!(looked.view.is_some(), "it is drawn all the same");
    (draft, (**found).clone())
}

/// After the repair nothing is wrong there any more.
fn repaired(mut draft: Draft, problem: &ProblemView) -> Draft {
    let repair = problem.repair.as_ref().unwrap_or_else(|| panic!("no repair of {problem:#?}"));
    workshop::mend(&mut draft, repair).expect("a repair fits its draft");
    let left = workshop::check(&draft).problems;
    assert!(left.iter().all(|one| one.path != problem.path || one.text != problem.text), "{left:#?}");
    draft
}

#[test]
fn too_many_elements_are_cut_down() {
    let (draft, found) =
        problem("leuctra", |draft| draft.north.units[2].elements = Some(40), "/north/units/2/elements");
    assert_eq!(found.place.camp, Some(CampWire::North));
    assert_eq!(found.place.unit.as_deref(), Some(&*draft.north.units[2].id));
    assert_eq!(found.place.hex, draft.north.units[2].hex);
    assert!(matches!(found.repair.as_ref().unwrap().value, RepairValue::Number(_)));
    repaired(draft, &found);
    let (draft, found) = problem("leuctra", |draft| draft.north.units[2].elements = Some(8), "/north/units/2/elements");
    assert_eq!(found.clause.as_deref(), Some("UNI-2"));
    repaired(draft, &found);
}

#[test]
fn a_misspelt_word_is_put_right() {
    let spoil = |draft: &mut Draft| draft.south.units[1].troop.push('s');
    let (draft, found) = problem("leuctra", spoil, "/south/units/1/troop");
    let draft = repaired(draft, &found);
    assert_eq!(draft, opened("leuctra").1);
    let (draft, found) = problem(
        "leuctra",
        |draft| draft.south.officers[0].rank = "general-in-cheif".to_owned(),
        "/south/officers/0/rank",
    );
    assert_eq!(found.place.officer.as_deref(), Some(&*draft.south.officers[0].id));
    assert_eq!(repaired(draft, &found), opened("leuctra").1);
}

#[test]
fn a_letter_of_the_map_has_its_hex() {
    let paint = |draft: &mut Draft| draft.map.rows[4].replace_range(2..3, "F");
    let (draft, found) = problem("waterloo", paint, "/map/rows/4");
    assert_eq!(found.place.hex.as_deref(), Some("C5"));
    let draft = repaired(draft, &found);
    assert_eq!(&draft.map.rows[4][2..3], "f");
    let (_, found) = problem("waterloo", |draft| draft.map.rows[0].replace_range(1..2, "b"), "/map/rows/0");
    assert_eq!(found.place.hex.as_deref(), Some("B1"), "{found:#?}");
}

#[test]
fn sides_roads_and_names_have_their_hexes() {
    let (_, found) =
        problem("waterloo", |draft| draft.map.palisades.push("A1>B1 C3>D9".to_owned()), "/map/palisades/0");
    assert_eq!(found.place.side.as_deref(), Some("C3>D9"));
    assert_eq!(found.place.hex.as_deref(), Some("C3"));
    let (_, draft) = opened("waterloo");
    let road = format!("/map/roads/{}", draft.map.roads.len());
    let (_, found) = problem("waterloo", |draft| draft.map.roads.push("A1 B1 E5".to_owned()), &road);
    assert_eq!(found.place.hex.as_deref(), Some("E5"));
    let (draft, found) = problem("hydaspes", |draft| draft.names[0].kind = "wood".to_owned(), "/names/0/kind");
    assert_eq!(found.place.hex.as_ref(), Some(&draft.names[0].hexes[0]));
}

#[test]
fn what_says_nothing_is_left_out() {
    let (draft, found) = problem(
        "leuthen",
        |draft| draft.north.units[0].traits = vec!["indian-horses".to_owned()],
        "/north/units/0/traits/0",
    );
    assert_eq!(repaired(draft, &found).north.units[0].traits, [""; 0]);
    let (draft, found) = problem("leuctra", |draft| draft.options = vec!["nonsense".to_owned()], "/options/0");
    assert_eq!((found.place.hex.as_ref(), found.repair.as_ref()), (None, None), "{:?}", draft.options);
    let twice = |draft: &mut Draft| draft.north.objectives = vec!["C3".to_owned(), "C3".to_owned()];
    let (draft, found) = problem("leuctra", twice, "/north/objectives/1");
    assert_eq!(found.place.hex.as_deref(), Some("C3"));
    repaired(draft, &found);
}

#[test]
fn numbers_beyond_what_there_is_are_brought_back() {
    let (draft, found) = problem("leuctra", |draft| draft.north.victory = Some(99), "/north/victory");
    repaired(draft, &found);
    let (draft, found) = problem("leuctra", |draft| draft.turns.last = Some(1000), "/turns/last");
    assert_eq!(repaired(draft, &found).turns.last, Some(255));
    let (draft, found) = problem("leuctra", |draft| draft.year = Some(2025), "/year");
    assert_eq!(repaired(draft, &found).year, Some(2000));
}

#[test]
fn whoever_is_nowhere_is_still_told_of() {
    let (draft, found) = problem("leuctra", |draft| draft.north.units[0].hex = None, "/north/units/0");
    assert_eq!(found.place.unit.as_deref(), Some(&*draft.north.units[0].id));
    let view = workshop::check(&draft).view.unwrap();
    assert!(view.opening.units.iter().all(|unit| unit.id != draft.north.units[0].id), "nowhere is not drawn");
    assert_eq!(view.map.hexes.len(), draft.map.rows.len() * draft.map.rows[0].len());
}

#[test]
fn a_draft_of_nothing_says_what_is_missing() {
    let looked = workshop::check(&Draft::default());
    let paths: Vec<&str> = looked.problems.iter().map(|problem| &*problem.path).collect();
    for path in ["/id", "/book", "/title", "/map", "/turns", "/north", "/south"] {
        assert!(paths.contains(&path), "{path}: {paths:?}");
    }
    assert!(looked.view.is_none());
}

#[test]
fn a_sound_draft_is_drawn_as_the_battle_is() {
    for listed in scenario::catalogue() {
        let (_, draft) = opened(listed.id);
        let looked = workshop::check(&draft);
        let scenario = listed.read().unwrap();
        let field = wire::Field::of(&scenario, scenario.setup().book);
        let mut battle = battle::Battle::new(field.setup().clone()).unwrap();
        battle.begin(&mut ());
        let view = wire::live::ScenarioView::of(&scenario, wire::Position::of(&battle, &field), None);
        let drawn = looked.view.unwrap();
        assert_eq!(
            (&drawn.map, &drawn.armies, &drawn.troops, &drawn.names),
            (&view.map, &view.armies, &view.troops, &view.names)
        );
        assert!(100 < looked.checked, "{}", looked.checked);
    }
}

#[test]
fn whoever_stands_at_the_bench_is_told_of_his_battle_and_not_of_a_file() {
    let (_, whole) = opened("leuctra");
    let name = |text: &str| Some(wire::workshop::DraftText { fr: text.to_owned(), en: text.to_owned() });
    let mut blank = Draft { title: name("Mine"), year: Some(-300), ..Draft::default() };
    (blank.id, blank.book, blank.kind) = ("mine".to_owned(), "thucidide".to_owned(), "battle".to_owned());
    blank.turns.first = "south".to_owned();
    blank.map.rows = vec![".".repeat(7); 7];
    (blank.north.fr, blank.north.en) = ("Armée du nord".to_owned(), "Army of the north".to_owned());
    (blank.south.fr, blank.south.en) = ("Armée du sud".to_owned(), "Army of the south".to_owned());
    let mut unplaced = whole.clone();
    unplaced.north.units[0].hex = None;
    (unplaced.north.units[1].en, unplaced.south.victory) = (String::new(), Some(99));
    unplaced.south.officers.clear();
    let said = |draft: &Draft| {
        let problems = workshop::check(draft).problems;
        problems.into_iter().flat_map(|one| [Some(one.text), one.hint]).flatten().collect::<Vec<_>>()
    };
    let (blank, unplaced) = (said(&blank), said(&unplaced));
    for found in blank.iter().chain(&unplaced) {
        for sign in ["[", "` ", "»\u{a0}vaut", " = ", "units", "officers"] {
            assert!(!found.fr.contains(sign), "{}", found.fr);
        }
        assert!(!found.en.contains(['[', '=', '`']), "{}", found.en);
    }
    assert!(blank.iter().any(|one| one.fr == "Armée du nord\u{a0}: pas encore d’unités"), "{blank:#?}");
    assert!(blank.iter().any(|one| one.en == "Army of the north: no units yet"), "{blank:#?}");
    let somebody = &whole.north.units[0];
    assert!(
        unplaced.iter().any(|one| one.fr == format!("{}\u{a0}: pas encore sur la carte", somebody.fr)),
        "{unplaced:#?}"
    );
    assert!(unplaced.iter().any(|one| one.en.contains("units to take: 99, but")), "{unplaced:#?}");
}
