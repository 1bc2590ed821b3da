//! Prose that speaks of another battle than the one on the board is a warning, with its line.

use scenario::{Gravity, Scenario, catalogue};

/// What is said of the meadow with this text in this place, in both languages.
fn warned(key: &str, fr: &str, en: &str) -> Vec<[String; 2]> {
    let sound = include_str!("../sound/meadow.toml");
    let (head, map) = sound.split_once("[map]").expect("it has a map");
    let text = format!("{head}[{key}]\nfr = \"{fr}\"\nen = \"{en}\"\n\n[map]{map}");
    let scenario = Scenario::read("meadow.toml", &text).unwrap_or_else(|problems| panic!("{problems}"));
    let warnings = scenario.warnings().iter();
    warnings
        .map(|warning| {
            assert_eq!(warning.gravity, Gravity::Warning);
            let lines = [warning.in_french(), warning.in_english()];
            lines.map(|told| told.lines().next().unwrap_or_default().to_owned())
        })
        .collect()
}

#[test]
fn no_battle_of_ours_names_a_commander_who_is_not_there_or_units_nobody_leads() {
    for listed in catalogue() {
        let scenario = listed.read().unwrap_or_else(|problems| panic!("{problems}"));
        assert!(scenario.warnings().is_empty(), "{}", scenario.warnings());
    }
}

#[test]
fn a_commander_who_is_no_officer_is_a_warning_with_its_place() {
    let found = warned(
        "strengths",
        "Blancs\u{a0}: Blanc et le duc d’Enghien, 900 hommes.",
        "Whites: White and Enghien, 900 men.",
    );
    let place = |line: usize, column: usize| format!("meadow.toml:{line}:{column}: ");
    assert_eq!(found.len(), 2, "once in each text: {found:?}");
    let line = 1 + include_str!("../sound/meadow.toml").lines().take_while(|line| *line != "[map]").count();
    for ([french, english], at) in found.iter().zip([place(line + 1, 32), place(line + 2, 25)]) {
        assert_eq!(
            *french,
            format!(
                "{at}avertissement\u{a0}: «\u{a0}Enghien\u{a0}» commande dans le texte, mais n’est pas un officier de la bataille, dans [strengths]"
            )
        );
        assert_eq!(
            *english,
            format!("{at}warning: `Enghien` commands in the text, but is no officer of the battle in [strengths]")
        );
    }
}

#[test]
fn officers_titles_brackets_and_places_are_no_warning() {
    for (fr, en) in [
        ("Blancs\u{a0}: le général Blanc.", "Whites: General White."),
        ("Blancs\u{a0}: Blanc (Enghien n’y est pas)\u{a0}; 900 hommes.", "Whites: White (Enghien is away); 900 men."),
        ("Champ entier\u{a0}: 900 Blancs, puis Enghien.", "Whole field: 900 Whites, then Enghien."),
        ("Enghien n’est pas venu.", "Enghien did not come."),
    ] {
        assert_eq!(warned("strengths", fr, en), Vec::<[String; 2]>::new(), "{fr}");
    }
    assert!(
        warned("notes", "Absents\u{a0}: Enghien.", "Absent: Enghien.").is_empty(),
        "only strengths lists commanders"
    );
}

#[test]
fn numbers_that_no_army_can_have_are_a_warning() {
    for (fr, en) in [
        ("Ils font agir neuf unités par tour.", "They set nine units moving in a turn."),
        ("Neuf unités par activation.", "Nine units an activation."),
        ("Une activation de neuf unités.", "One activation of nine units."),
        ("Neuf activations par tour.", "Nine activations a turn."),
    ] {
        let found = warned("balance", fr, en);
        assert_eq!(found.len(), 2, "{fr}: {found:?}");
        assert!(found[0][0].contains("aucune armée ne peut en avoir 9") && found[1][1].contains("no army can have 9"));
    }
    for (fr, en) in [
        ("Trois unités par tour.", "Three units a turn."),
        ("Une activation de 3 unités.", "One activation of 3 units."),
        ("Chaque camp doit éliminer neuf unités.", "Each side needs nine units."),
    ] {
        assert_eq!(warned("balance", fr, en), Vec::<[String; 2]>::new(), "{fr}");
    }
}
