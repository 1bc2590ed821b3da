//! Names on the map: what is not there, what has a name already and what has no room is a warning; the battles that come
//! with the program are named.

use scenario::{Ensign, Gravity, Houses, NameEntry, NameKind, Scenario, ScenarioKind, catalogue};
use std::collections::BTreeSet;
use strum::IntoEnumIterator;

/// The meadow with these names: of what kind, and where.
fn meadow(names: &[(&str, &str)]) -> Scenario {
    let rows = names.iter().enumerate().map(|(number, (kind, hexes))| {
        let hexes = hexes.split(' ').map(|hex| format!("{hex:?}")).collect::<Vec<_>>().join(", ");
        format!("[[names]]\nfr = \"lieu {number}\"\nen = \"place {number}\"\nkind = \"{kind}\"\nhexes = [{hexes}]\n\n")
    });
    let rows: String = rows.collect();
    let text = include_str!("../sound/meadow.toml").replace("[turns]", &format!("{rows}[turns]"));
    Scenario::read("meadow.toml", &text).unwrap_or_else(|problems| panic!("{problems}"))
}

fn warned(names: &[(&str, &str)]) -> Vec<[String; 2]> {
    let scenario = meadow(names);
    let warnings = scenario.warnings().iter();
    warnings
        .map(|warning| {
            assert_eq!(warning.gravity, Gravity::Warning);
            [warning.what.fr.clone(), warning.what.en.clone()]
        })
        .collect()
}

#[test]
fn names_of_what_is_there_are_no_warning() {
    assert_eq!(
        warned(&[("wood", "D2 E2"), ("water", "A3"), ("road", "C2"), ("place", "A5")]),
        Vec::<[String; 2]>::new()
    );
}

#[test]
fn a_name_of_what_is_not_drawn_is_a_warning() {
    for (kind, hex) in [("wood", "A1"), ("village", "A1"), ("height", "D2"), ("water", "A1"), ("road", "A1")] {
        let [[french, english]] = &warned(&[(kind, hex)])[..] else { panic!("{kind}") };
        assert_eq!(*french, format!("rien de tel en {hex}, dans [[names]] «\u{a0}lieu 0\u{a0}»"));
        assert_eq!(*english, format!("nothing of the kind at {hex} in [[names]] `lieu 0`"));
    }
}

#[test]
fn a_hex_with_two_names_is_a_warning() {
    let [[french, english]] = &warned(&[("place", "A4"), ("place", "B4 A4")])[..] else { panic!("one of them") };
    assert_eq!(*french, "A4 a déjà un nom, dans [[names]] «\u{a0}lieu 1\u{a0}»");
    assert_eq!(*english, "A4 has a name already in [[names]] `lieu 1`");
}

#[test]
fn a_name_among_units_alone_is_a_warning() {
    let crowd = ["A1", "A2", "B2"].iter().enumerate().map(|(number, hex)| {
        format!(
            "[[north.units]]\nid = \"more-{number}\"\nfr = \"Ligne {number}\"\nen = \"Line {number}\"\n\
             grammar = {{ fr = \"fs\", en = \"the s\" }}\ntroop = \"line-infantry\"\nhex = \"{hex}\"\n\n"
        )
    });
    let crowd: String = crowd.collect();
    let text =
        meadow(&[("place", "A1")]).written().replacen("[[north.officers]]", &format!("{crowd}[[north.officers]]"), 1);
    let scenario = Scenario::read("meadow.toml", &text).unwrap_or_else(|problems| panic!("{problems}"));
    let [warning] = scenario.warnings().iter().collect::<Vec<_>>()[..] else { panic!("{}", scenario.warnings()) };
    assert_eq!(warning.what.en, "units all round A1 in [[names]] `lieu 0`");
}

#[test]
fn names_houses_and_ensigns_are_no_part_of_the_battle() {
    let (bare, named) = (meadow(&[]), meadow(&[("wood", "D2")]));
    assert_eq!(format!("{:?}", bare.setup()), format!("{:?}", named.setup()));
}

#[test]
fn every_battle_has_four_to_ten_names_in_both_languages() {
    for listed in catalogue() {
        let scenario = listed.read().unwrap_or_else(|problems| panic!("{problems}"));
        let names = &scenario.file().names;
        assert!((4..=NameEntry::MOST).contains(&names.len()), "{} has {} names", listed.id, names.len());
        for language in [|name: &NameEntry| name.fr.clone(), |name: &NameEntry| name.en.clone()] {
            let written: BTreeSet<String> = names.iter().map(language).collect();
            assert_eq!(written.len(), names.len(), "{}: a name is written twice", listed.id);
        }
        if scenario.file().kind == ScenarioKind::Battle {
            let ways = |name: &&NameEntry| [NameKind::Road, NameKind::Place].contains(&name.kind);
            assert!(2 <= names.len() - names.iter().filter(ways).count(), "{}: the ground has names", listed.id);
        }
    }
}

#[test]
fn every_army_has_an_ensign_and_the_enemy_another_and_another_band() {
    let mut flown = BTreeSet::new();
    for listed in catalogue() {
        let scenario = listed.read().unwrap_or_else(|problems| panic!("{problems}"));
        let (north, south) = (&scenario.file().north, &scenario.file().south);
        assert!(north.ensign.is_some() && south.ensign.is_some(), "{}", listed.id);
        assert_ne!(north.ensign, south.ensign, "{}", listed.id);
        let bands = [
            north.band.map_or("red".to_owned(), |band| band.to_string()),
            south.band.map_or("blue".to_owned(), |band| band.to_string()),
        ];
        assert_ne!(bands[0], bands[1], "{}", listed.id);
        flown.extend([north.ensign, south.ensign].into_iter().flatten().map(|ensign| ensign.to_string()));
    }
    assert_eq!(flown.len(), Ensign::iter().count(), "an ensign nobody flies");
}

#[test]
fn houses_fit_the_country() {
    let houses = |id: &str| {
        let listed = catalogue().iter().find(|listed| listed.id == id).expect("a battle of ours");
        listed.read().unwrap_or_else(|problems| panic!("{problems}")).file().map.houses.unwrap_or_default()
    };
    assert_eq!(houses("leuctra"), Houses::Antique);
    assert_eq!(houses("pyramids"), Houses::Levant);
    assert_eq!(houses("talikota"), Houses::India);
    assert_eq!(houses("waterloo"), Houses::Village);
}
