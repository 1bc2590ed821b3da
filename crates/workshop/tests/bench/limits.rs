//! Too much of anything is answered in words, and nothing is lost.

use crate::opened;
use wire::workshop::{Draft, DraftUnit, GravityWire};
use workshop::{LIMITS, OwnBattle};

fn told(draft: &Draft) -> String {
    let looked = workshop::check(draft);
    let told = looked.problems.iter().map(|problem| format!("{}: {}", problem.path, problem.text.en));
    told.collect::<Vec<_>>().join("\n")
}

#[test]
fn fifty_megabytes_are_refused_at_once() {
    let text = "# nothing\n".repeat(5_000_000);
    let read = workshop::read(&text);
    assert!(read.draft.is_none());
    assert_eq!(read.problems[0].text.en, "The battle is 48829 kB, a battle has 256 at most: leave out texts or units");
    assert!(OwnBattle::read(&text).unwrap_err().to_string().contains("48829 kB"));
    let (text, mut draft) = opened("leuctra");
    draft.story.as_mut().unwrap().fr = "x".repeat(300_000);
    assert!(told(&draft).contains("/story/fr: A text of 300000 letters"), "{}", told(&draft));
    assert!(workshop::write(&draft, Some(text)).unwrap_err().en.contains("256"));
}

#[test]
fn a_thousand_units_are_refused_in_words() {
    let (text, mut draft) = opened("leuctra");
    draft.north.units = vec![draft.north.units[0].clone(); 1000];
    assert!(told(&draft).contains("/north/units: 10"), "{}", told(&draft));
    assert!(told(&draft).contains("units in both armies together"));
    let refused = workshop::write(&draft, Some(text)).unwrap_err();
    assert!(refused.en.contains("255 at most") && refused.fr.contains("255 au plus"), "{refused:?}");
    let many = format!("{text}\n{}", "[[north.units]]\n".repeat(1000));
    assert!(workshop::read(&many).draft.is_none());
    assert!(OwnBattle::read(&many).unwrap_err().to_string().contains("255 at most"));
}

#[test]
fn a_row_without_end_and_rows_without_number_are_neither_read_nor_written() {
    for rows in [vec!["p".repeat(120_000)], vec!["p".to_owned(); 60_000]] {
        let text = format!("[map]\ndrawing = '''\n{}\n'''\n", rows.join("\n"));
        let read = workshop::read(&text);
        assert!(read.draft.is_none());
        assert!(read.problems[0].text.en.starts_with("A map of "), "{}", read.problems[0].text.en);
        let mut draft = Draft::default();
        draft.map.rows = rows;
        assert!(workshop::write(&draft, None).unwrap_err().en.contains("40 × 30 at most"));
    }
    let draft = Draft { steps: vec![wire::workshop::DraftStep::default(); 1001], ..Draft::default() };
    assert!(workshop::write(&draft, None).unwrap_err().en.contains("1000 at most"));
    assert!(told(&draft).contains("/steps: 1001 steps"), "{}", told(&draft));
}

#[test]
fn a_map_is_from_three_by_three_to_forty_by_thirty() {
    let (_, draft) = opened("leuctra");
    let sized = |columns: usize, rows: usize| {
        let mut draft = draft.clone();
        draft.map.rows = vec![".".repeat(columns); rows];
        told(&draft)
    };
    assert!(sized(41, 30).contains("A map of 41 × 30 hexes") && sized(40, 31).contains("A map of 40 × 31 hexes"));
    assert!(sized(2, 3).contains("/map/rows: "), "{}", sized(2, 3));
    assert!(sized(1000, 1000).contains("A map of 1000 × 1000 hexes"));
    for (columns, rows) in [(3, 3), (40, 30)] {
        assert!(!sized(columns, rows).contains("/map/rows"), "{}", sized(columns, rows));
    }
    assert_eq!((LIMITS.columns, LIMITS.rows, LIMITS.fewest), (40, 30, 3));
}

#[test]
fn hostile_names_are_told_apart_from_strange_ones() {
    let (_, draft) = opened("leuctra");
    let named = |name: &str| {
        let mut draft = draft.clone();
        draft.north.units[0].en = name.to_owned();
        told(&draft)
    };
    let sound = told(&draft);
    for strange in
        ["<script>alert(1)</script>", "'; DROP TABLE games; --", "Jeanne d’Arc ⚔ 聖女", "{{ name }}", "../../etc"]
    {
        assert_eq!(named(strange), sound, "{strange}");
    }
    assert!(named("a\0b").contains("/north/units/0/en: A sign nobody can see, U+0000"), "{}", named("a\0b"));
    assert!(named("\u{202e}desrever").contains("U+202E"));
    assert!(named(&"x".repeat(81)).contains("A text of 81 letters"));
}

#[test]
fn a_text_with_nul_bytes_or_deep_nesting_is_no_battle() {
    for text in
        ["id = \"a\0b\"\n", "\0", &format!("a = {}{}", "[".repeat(100_000), "]".repeat(100_000)), &"[a.".repeat(2)]
    {
        let read = workshop::read(text);
        assert!(read.draft.is_none() && !read.problems.is_empty(), "{:?}", &text[..text.len().min(20)]);
        assert!(OwnBattle::read(text).is_err());
    }
}

#[test]
fn parents_in_a_circle_are_told() {
    let (_, mut draft) = opened("pavia");
    for (unit, parent) in [(0, 1), (1, 0)] {
        let id = draft.north.units[parent].id.clone();
        let unit: &mut DraftUnit = &mut draft.north.units[unit];
        unit.parent = Some(id);
        unit.traits.push("detachment".to_owned());
        unit.elements = None;
    }
    let looked = workshop::check(&draft);
    let circle = looked.problems.iter().filter(|problem| problem.path.ends_with("/parent")).collect::<Vec<_>>();
    assert!(!circle.is_empty() && circle.iter().all(|problem| problem.gravity == GravityWire::Fault), "{circle:?}");
    let own = draft.north.units[0].id.clone();
    draft.north.units[0].parent = Some(own);
    assert!(workshop::check(&draft).problems.iter().any(|problem| problem.path == "/north/units/0/parent"));
}

#[test]
fn the_largest_battle_is_looked_over() {
    let (_, mut draft) = opened("waterloo");
    let (unit, width) = (draft.north.units[0].clone(), 40);
    draft.map.rows = vec![".".repeat(40); 30];
    (draft.map.roads, draft.map.heights, draft.names) = (Vec::new(), Vec::new(), Vec::new());
    (draft.map.bridges, draft.map.farms) = (Vec::new(), Vec::new());
    let placed = |first: usize, count: usize| {
        let somebody = |number: usize| DraftUnit {
            id: format!("unit-{number}"),
            hex: Some(
                battle::Place::from_corner(
                    u8::try_from(number % width).unwrap(),
                    u8::try_from(number / width).unwrap(),
                )
                .unwrap()
                .to_string(),
            ),
            ..unit.clone()
        };
        (first..first + count).map(somebody).collect::<Vec<_>>()
    };
    (draft.north.units, draft.south.units) = (placed(0, 128), placed(128, 127));
    draft.north.objectives = vec!["A1".to_owned(), "AN30".to_owned()];
    let looked = workshop::check(&draft);
    assert_eq!(looked.view.unwrap().opening.units.len(), 255);
    assert!(1_000 < looked.checked, "{}", looked.checked);
}
