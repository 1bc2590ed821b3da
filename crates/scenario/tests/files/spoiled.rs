//! Files with a fault: each is told where it is, and what to do about it.

use scenario::{Gravity, Problem, Problems, Scenario};
use std::path::{Path, PathBuf};

/// A fault: its file, its line and column, what is said of it in French and in English, and the remedy.
type Fault = (&'static str, Option<(usize, usize)>, &'static str, &'static str, &'static str);

const FAULTS: [Fault; 56] = [
    (
        "another-name",
        Some((1, 6)),
        "l’id est «\u{a0}the-other-name\u{a0}», le fichier s’appelle «\u{a0}another-name.toml\u{a0}»",
        "the id is `the-other-name`",
        "another-name",
    ),
    (
        "arrival-inland",
        Some((75, 20)),
        "aucun officier n’arrive avec elle",
        "no officer arrives with it",
        "an officer with the same `arrives`",
    ),
    (
        "arrival-inland",
        Some((75, 29)),
        "C4 n’est pas au bord de la table",
        "C4 is not on the edge of the table",
        "hexes of the edge",
    ),
    (
        "bad-grammar",
        Some((37, 18)),
        "«\u{a0}fem\u{a0}» n’est pas un genre et un nombre",
        "`fem` is not a known gender and number",
        "one of: ms, mp, fs, fp",
    ),
    (
        "bad-grammar",
        Some((37, 30)),
        "«\u{a0}a s\u{a0}» n’est pas un nombre et un article",
        "`a s` is not a known number and article",
        "one of: s, p, the s, the p",
    ),
    (
        "bridge-over-nothing",
        Some((17, 14)),
        "le pont en E1 ne franchit rien",
        "the bridge at E1 crosses nothing",
        "water beside it",
    ),
    ("empty", None, "le fichier est vide", "the file is empty", "docs/scenarios.md"),
    (
        "exit-inland",
        Some((31, 10)),
        "C4 n’est pas au bord de la table",
        "C4 is not on the edge of the table",
        "a hex of the edge",
    ),
    (
        "guns-in-a-wood",
        Some((47, 7)),
        "D2\u{a0}: forêt, où cela ne peut se tenir (TER-FOREST)",
        "D2 is forest, where it may not stand (TER-FOREST)",
        "a hex it may enter",
    ),
    (
        "idle-option",
        Some((5, 12)),
        "«\u{a0}evade-option\u{a0}» n’est pas au choix dans Jomini",
        "`evade-option` changes nothing in Jomini",
        "an option of this book",
    ),
    (
        "many-faults",
        Some((4, 8)),
        "«\u{a0}year\u{a0}» est le texte «\u{a0}1809\u{a0}»",
        "`year` is the text \"1809\"",
        "a whole number",
    ),
    (
        "many-faults",
        Some((26, 9)),
        "«\u{a0}est\u{a0}» n’est pas un camp",
        "`est` is not a known side",
        "one of: north, south",
    ),
    ("many-faults", Some((39, 7)), "«\u{a0}b1\u{a0}» n’est pas un hexagone de cette table", "`b1` has no column", "B1"),
    (
        "many-faults",
        Some((74, 9)),
        "«\u{a0}cavalerie\u{a0}» n’est pas une troupe de Jomini",
        "`cavalerie` is not a known troop of Jomini",
        "cavalry-light, cavalry-medium",
    ),
    (
        "many-faults",
        Some((75, 7)),
        "«\u{a0}Z9\u{a0}» n’est pas un hexagone de cette table",
        "`Z9` is off the table",
        "a hex of the map",
    ),
    (
        "misspelt-key",
        Some((31, 1)),
        "clé inconnue\u{a0}: «\u{a0}objectifs\u{a0}»",
        "unknown key `objectifs` in [north]",
        "objectives",
    ),
    (
        "no-general",
        Some((28, 1)),
        "aucun général en chef\u{a0}: Blancs",
        "no general in chief for Whites",
        "`rank = \"general-in-chief\"`",
    ),
    (
        "off-the-map",
        Some((75, 7)),
        "«\u{a0}F5\u{a0}» n’est pas un hexagone de cette table",
        "`F5` is off the table, which runs from A1 to E5",
        "a hex of the map",
    ),
    ("one-language", Some((6, 1)), "pas de texte anglais", "no English text in [title]", "`en = \"…\"`"),
    (
        "out-of-command",
        Some((67, 7)),
        "aucun officier ne commande jusqu’en B5",
        "no officer commands as far as B5",
        "within his command range",
    ),
    (
        "out-of-command",
        Some((75, 7)),
        "aucun officier ne commande jusqu’en C5",
        "no officer commands as far as C5",
        "within his command range",
    ),
    (
        "ragged-map",
        Some((18, 1)),
        "la rangée 2 a 4 hexagones, la première 5",
        "row 2 has 4 hexes, row 1 has 5",
        "as many hexes in every row",
    ),
    (
        "road-jumps",
        Some((19, 10)),
        "aucune route ne passe sur le pont en C3",
        "no road leads over the bridge at C3",
        "a road through C3",
    ),
    ("road-jumps", Some((23, 17)), "la route saute de C2 à C4", "the road jumps from C2 to C4", "a neighbour of C2"),
    (
        "road-through-a-lake",
        Some((23, 26)),
        "la route traverse un terrain infranchissable en D5 (lac)",
        "the road runs through lake at D5",
        "a road around it",
    ),
    (
        "row-out-of-place",
        Some((18, 1)),
        "la rangée 2 n’est pas dessinée à sa place",
        "row 2 is drawn out of place",
        "one space less than odd rows",
    ),
    (
        "same-id",
        Some((70, 6)),
        "«\u{a0}blue-line\u{a0}» est déjà l’id d’une unité",
        "`blue-line` is the id of a unit already",
        "an id of its own",
    ),
    (
        "syntax",
        Some((26, 9)),
        "ce n’est pas du TOML\u{a0}: missing opening quote, expected `\"`",
        "not TOML: missing opening quote",
        "",
    ),
    (
        "too-large",
        Some((15, 11)),
        "une table de 260 × 5 n’est pas possible",
        "a table of 260 columns and 5 rows",
        "a row of hexes a line",
    ),
    (
        "too-many-elements",
        Some((39, 12)),
        "5 éléments, «\u{a0}line-infantry\u{a0}» en a 4",
        "5 elements, `line-infantry` has 4",
        "the trait `solid`",
    ),
    (
        "trait-of-the-troop",
        Some((39, 11)),
        "«\u{a0}pikes\u{a0}» vient avec la troupe et ne s’écrit pas",
        "`pikes` comes with the troop",
        "one of: elite, volunteer",
    ),
    (
        "trait-of-the-troop",
        Some((39, 20)),
        "«\u{a0}volunteer\u{a0}» ne dit rien ici\u{a0}: nul n’en a besoin dans Jomini",
        "`volunteer` says nothing here",
        "it left out",
    ),
    (
        "two-generals",
        Some((62, 8)),
        "un second général en chef\u{a0}: Blancs",
        "a second general in chief for Whites",
        "sub-general",
    ),
    (
        "two-units-in-a-hex",
        Some((75, 7)),
        "«\u{a0}blue-line\u{a0}» est déjà en B5",
        "B5 holds `blue-line` already",
        "one unit a hex",
    ),
    (
        "unit-in-a-lake",
        Some((75, 7)),
        "D5\u{a0}: lac, où cela ne peut se tenir (TER-MOUNTAIN)",
        "D5 is lake, where it may not stand",
        "a hex it may enter",
    ),
    (
        "unknown-letter",
        Some((18, 11)),
        "«\u{a0}F\u{a0}» n’est pas une lettre de la carte",
        "`F` is not a letter of the map",
        "f",
    ),
    (
        "unknown-troop",
        Some((74, 9)),
        "«\u{a0}cavalry-ligth\u{a0}» n’est pas une troupe de Jomini",
        "`cavalry-ligth` is not a known troop of Jomini",
        "cavalry-light",
    ),
    (
        "unreachable-objective",
        Some((30, 15)),
        "aucune unité (Blancs) ne peut jamais atteindre C4 (terrain clair)",
        "no unit of Whites can ever reach C4",
        "a bridge or ford on the way",
    ),
    (
        "victory-too-large",
        Some((31, 11)),
        "«\u{a0}victory\u{a0}» vaut 3, mais l’ennemi (Bleus) a 2 unités",
        "`victory` is 3, but the enemy (Blues) has 2 units",
        "2 at most",
    ),
    ("works-apart", Some((24, 15)), "A1 et C1 ne se touchent pas", "A1 and C1 do not touch", "a neighbour of A1"),
    (
        "works-apart",
        Some((24, 27)),
        "le côté entre B4 et A4 a déjà un ouvrage",
        "the side between B4 and A4 has a work already",
        "each side once",
    ),
    (
        "wrong-book",
        Some((74, 9)),
        "«\u{a0}lancers/heavy\u{a0}» est une troupe de Panache et de Thucidide, pas de Jomini",
        "`lancers/heavy` is a troop of Panache and Thucidide, not of Jomini",
        "lancers-heavy",
    ),
    (
        "spoiled-names",
        Some((24, 10)),
        "«\u{a0}antic\u{a0}» n’est pas une façon de bâtir",
        "`antic` is not a known way of building",
        "village, antique, levant, india",
    ),
    ("spoiled-names", Some((25, 10)), "pas de maisons en B2", "no houses at B2", "habitations `v` drawn there"),
    (
        "spoiled-names",
        Some((30, 8)),
        "«\u{a0}bois\u{a0}» n’est pas ce qu’un nom désigne",
        "`bois` is not a known kind of name",
        "village, wood",
    ),
    ("spoiled-names", Some((33, 1)), "pas de texte anglais", "no English text", "`en = \"…\"`"),
    (
        "spoiled-names",
        Some((36, 16)),
        "«\u{a0}F3\u{a0}» n’est pas un hexagone",
        "`F3` is off the table",
        "a hex of the map",
    ),
    ("spoiled-names", Some((39, 6)), "un nom de 35 lettres", "a name of 35 letters", "28 at most"),
    ("spoiled-names", Some((42, 10)), "«\u{a0}c2\u{a0}» n’est pas un hexagone", "`c2` has no column", "C2"),
    (
        "spoiled-names",
        Some((43, 1)),
        "clé inconnue\u{a0}: «\u{a0}size\u{a0}»",
        "unknown key `size`",
        "fr, en, kind, hexes",
    ),
    ("spoiled-names", Some((49, 9)), "un nom sans lieu", "a name without a place", "one hex at least"),
    (
        "spoiled-names",
        Some((57, 10)),
        "«\u{a0}francia\u{a0}» n’est pas une enseigne",
        "`francia` is not a known ensign",
        "france",
    ),
    (
        "spoiled-names",
        Some((58, 8)),
        "«\u{a0}white\u{a0}» n’est pas une couleur de bande",
        "`white` is not a known colour",
        "one of: blue, red",
    ),
    ("too-many-names", Some((25, 3)), "11 noms sur la carte", "11 names on the map", "10 at most"),
    (
        "detached-from-nobody",
        Some((39, 11)),
        "«\u{a0}detachment\u{a0}» ne dit rien ici\u{a0}: Jomini n’a pas de détachements",
        "`detachment` says nothing here: Jomini has no detachments",
        "left out",
    ),
    (
        "detached-from-nobody",
        Some((39, 11)),
        "un détachement sans «\u{a0}parent\u{a0}»",
        "a detachment without `parent`",
        "the id of the unit it was taken from",
    ),
];

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(name)
}

fn read(path: &Path) -> Result<Scenario, Problems> {
    let name = path.file_name().expect("it has a name").to_string_lossy().into_owned();
    Scenario::from_bytes(&name, &std::fs::read(path).expect("it is there"))
}

fn files(name: &str) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder(name)).expect("the folder is there");
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("it can be read").path()).collect();
    files.sort();
    files
}

fn place(problem: &Problem) -> Option<(usize, usize)> {
    problem.position.as_ref().and_then(|position| Some((position.line, position.column?)))
}

#[test]
fn every_fault_is_said_where_it_stands_with_its_remedy_and_nothing_else_is() {
    let mut left: Vec<Fault> = FAULTS.to_vec();
    for path in files("spoiled") {
        let stem = path.file_stem().unwrap().to_string_lossy().into_owned();
        let problems = read(&path).expect_err(&stem);
        for problem in &problems {
            let expected = problem.expected.as_ref().map(|expected| expected.en.clone());
            let remedy = [expected, problem.suggestion.clone()].map(Option::unwrap_or_default).join("\n");
            let fits = |fault: &Fault| {
                fault.0 == stem
                    && fault.1 == place(problem)
                    && problem.what.fr.starts_with(fault.2)
                    && problem.what.en.contains(fault.3)
                    && remedy.contains(fault.4)
            };
            let found = left.iter().position(fits);
            left.remove(found.unwrap_or_else(|| panic!("{stem} is told something else:\n{problem}")));
        }
    }
    assert!(left.is_empty(), "nobody said {left:?}");
}

/// French has its own words and its own quotation marks; what TOML itself says is English.
#[test]
fn whoever_reads_french_is_told_in_french() {
    for path in files("spoiled") {
        for problem in &read(&path).expect_err("it is spoiled") {
            let told = problem.in_french();
            let said = told.lines().filter(|line| !line.contains(" | "));
            for line in said.filter(|line| !line.contains("du TOML")) {
                assert!(!line.contains('`') && !line.contains("expected") && !line.contains("did you mean"), "{line}");
            }
            assert_ne!(problem.what.fr, problem.what.en, "{problem}");
            let alike = problem.expected.as_ref().filter(|expected| expected.fr == expected.en);
            assert_eq!(alike, None, "{problem}");
        }
    }
    let problems = read(&folder("spoiled").join("misspelt-key.toml")).expect_err("it is spoiled");
    assert_eq!(
        problems.in_french(),
        "misspelt-key.toml:31:1: clé inconnue\u{a0}: «\u{a0}objectifs\u{a0}», dans [north]\n  31 | objectifs = [\"C4\"]\n     \
         | ^^^^^^^^^\n  attendu\u{a0}: l’un de\u{a0}: fr, en, ensign, band, activations, tokens, victory, objectives, \
         objectives_needed, exits, exits_needed, units, officers\n  vouliez-vous dire «\u{a0}objectives\u{a0}»\u{a0}?\n\n1 défaut"
    );
}

#[test]
fn guns_before_their_time_are_a_warning_and_play() {
    let text = std::fs::read_to_string(folder("sound").join("meadow.toml")).unwrap();
    let early = text.replace("book = \"jomini\"", "book = \"frederic\"").replace("year = 1809", "year = 1740");
    let early =
        early.replace("tokens = 3\n", "").replace("troop = \"foot-guns-light\"", "troop = \"horse-guns-light\"");
    let scenario = Scenario::read("meadow.toml", &early).unwrap_or_else(|problems| panic!("{problems}"));
    let [warning] = scenario.warnings().iter().collect::<Vec<_>>()[..] else { panic!("{}", scenario.warnings()) };
    assert_eq!(warning.gravity, Gravity::Warning);
    assert!(warning.in_french().contains(": avertissement\u{a0}: «\u{a0}horse-guns-light\u{a0}» en 1740"), "{warning}");
    assert!(warning.in_english().contains(": warning: `horse-guns-light` in 1740"), "{warning}");
}

#[test]
fn without_the_fault_the_file_is_sound_and_comes_back_as_it_was() {
    for path in files("sound") {
        let scenario = read(&path).unwrap_or_else(|problems| panic!("{problems}"));
        let text = std::fs::read_to_string(&path).unwrap();
        let head = if text.starts_with("#:schema") { "" } else { "#:schema ./scenario.schema.json\n" };
        assert_eq!(scenario.written(), format!("{head}{text}"));
    }
}

#[test]
fn the_fullest_file_says_every_key() {
    let text = std::fs::read_to_string(folder("sound").join("everything.toml")).unwrap();
    let schema: serde_json::Value = serde_json::from_str(&scenario::schema()).unwrap();
    let tables = schema["definitions"].as_object().unwrap().values().chain([&schema]);
    let keys = tables.filter_map(|table| table["properties"].as_object()).flat_map(|properties| properties.keys());
    for key in keys {
        let said = [format!("{key} = "), format!("[{key}]"), format!(".{key}]"), format!("[[{key}]]")];
        assert!(said.iter().any(|said| text.contains(said)), "`{key}` is not in everything.toml");
    }
}

#[test]
fn a_file_too_long_to_be_a_scenario_is_refused_unread() {
    let problems = Scenario::from_bytes("long.toml", &vec![b' '; Scenario::LONGEST + 1]).unwrap_err();
    assert_eq!(problems[0].what.en, "the file is longer than 1 MiB, too long for a scenario");
    assert_eq!(problems.len(), 1);
}

#[test]
fn a_file_that_is_no_text_is_said_to_be_none() {
    let picture = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR";
    let problems = Scenario::from_bytes("picture.toml", picture).unwrap_err();
    assert_eq!(
        problems[0].to_string(),
        "picture.toml: the file is not text: line 1 holds a byte that is not UTF-8\n  expected a TOML file saved as UTF-8"
    );
    let problems = Scenario::from_bytes("latin.toml", b"id = 'a'\n\n# \xe9t\xe9\n").unwrap_err();
    assert!(problems[0].what.en.contains("line 3 holds"), "{problems}");
}

#[test]
fn a_page_of_faults_ends_with_advice() {
    let text = (0..60_000).map(|number| format!("key-{number} = 1")).collect::<Vec<_>>().join("\n");
    let problems = Scenario::read("many.toml", &text).unwrap_err();
    let last = problems.iter().last().unwrap();
    assert!(problems.len() <= 201, "{}", problems.len());
    assert!(last.what.en.ends_with("mend these first, then check again"), "{last}");
}
