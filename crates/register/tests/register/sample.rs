//! A small rulebook folder without a fault, to put one in.

use reader::{Problem, Problems};
use register::{Files, Register};
use rulebook::{Book, Terrain};
use strum::IntoEnumIterator;

pub(crate) const CLAUSES: &str = "rulebooks/clauses.toml";
pub(crate) const HOUSE: &str = "rulebooks/house.toml";
pub(crate) const RULING: &str = "rulebooks/rulings/01-blocked.toml";
pub(crate) const TROOPS: &str = "rulebooks/frederic/troops.toml";

const IDS: [(&str, &str); 4] =
    [("GEO-1", "HexTable"), ("MOD-5", "CamelEffect"), ("TER-CLEAR", "Clear"), ("ORD-4", "ManoeuvreOrders")];

const MOVEMENT: &str = "\
[infantry]
light = \"2\"
medium = \"1/2\"

[guns]
heavy = \"1nc\"
very-heavy = \"1nc!\"
";

/// One column: Frédéric and Jomini.
const ONE_COLUMN: &str = "\
[[troop]]
key = \"line-infantry\"
fr = \"infanterie de ligne\"
en = \"line infantry\"
arm = \"infantry\"
weight = \"medium\"
movement = \"infantry\"
elements = 4
range = 1
dice = \"3\"
traits = [\"modern\"]

[[troop]]
key = \"guns\"
fr = \"canons\"
en = \"guns\"
arm = \"artillery\"
weights = [\"heavy\", \"very-heavy\"]
movement = \"guns\"
elements = 2
range = 4
dice = \"3/2\"
after-move = \"die-per-hex\"
traits = [\"modern\", \"powder\"]
";

/// Fire and melee: Panache.
const TWO_COLUMNS: &str = "\
[[troop]]
key = \"shot\"
fr = \"arquebuses\"
en = \"shot\"
arm = \"infantry\"
weights = [\"light\", \"medium\"]
movement = \"infantry\"
elements = 4
range = 2
fire = \"3\"
melee = \"2\"

[[troop]]
key = \"pikes\"
fr = \"piques\"
en = \"pikes\"
arm = \"infantry\"
weight = \"medium\"
movement = \"infantry\"
elements = 4
range = 1
melee = \"per-element\"
riposte = \"2\"
";

/// Fire, assault and melee: Thucidide.
const THREE_COLUMNS: &str = "\
[[troop]]
key = \"spear\"
fr = \"lance\"
en = \"spear\"
arm = \"infantry\"
weight = \"medium\"
movement = \"infantry\"
elements = 4
range = 1
assault = \"3\"
melee = \"2\"

[[troop]]
key = \"bolt-thrower\"
fr = \"baliste\"
en = \"bolt-thrower\"
arm = \"artillery\"
weight = \"heavy\"
movement = \"guns\"
elements = 2
range = 4
fire = \"2\"
assault = \"never\"
melee = \"1\"
";

const DICE: &str = "\
clause = \"MOD-5\"
faces = [\"infantry\", \"cavalry\", \"artillery\", \"flag\", \"flag\", \"advantage\"]
";

const ORDERS: &str = "\
[forced-march]
fr = \"marche forcée\"
en = \"forced march\"
clause = \"ORD-4\"
kind = \"manoeuvre\"
cost = 2
price = \"order\"
dice = -1
";

const RULING_1: &str = "\
number = 1
title_fr = \"Repli\"
title_en = \"Retreat\"
books = [\"frederic\", \"jomini\"]
clauses = [\"MOD-5\"]
house_rule = \"both-advantages\"
figures = [\"fig/F-RET-4\"]
question_fr = \"a\"
question_en = \"b\"
texts_fr = \"c\"
texts_en = \"d\"
ruling_fr = \"e\"
ruling_en = \"f\"
example_fr = \"g\"
example_en = \"h\"
other_fr = \"i\"
other_en = \"j\"
";

const GLOSSARY: &str = "\
[[term]]
fr = \"repli\"
en = \"retreat\"
note_fr = \"recul forcé\"
note_en = \"going back\"
";

const HOUSE_RULES: &str = "[setting-fire]\nfr = \"le feu prend\"\nen = \"fire starts\"\n";

/// The folder.
pub(crate) struct Sample(Files);

impl Sample {
    /// Without a fault.
    pub(crate) fn new() -> Self {
        let shared: Vec<String> = IDS
            .iter()
            .map(|(id, name)| {
                format!("[{id}]\nname = \"{name}\"\nstatus = \"played\"\nfr = \"le texte\"\nen = \"the text\"\n")
            })
            .collect();
        let own: Vec<String> =
            IDS.iter().map(|(id, _)| format!("[{id}]\nsection = \"4\"\nsource = [\"text\"]\n")).collect();
        let terrain: Vec<String> = Terrain::iter()
            .map(|row| format!("[{row}]\nfr = \"{row}\"\nen = \"{row}\"\nclause = \"TER-CLEAR\"\nentry = \"free\"\n"))
            .collect();
        let mut sample = Self(Files::new());
        sample.set(CLAUSES, &shared.join("\n"));
        sample.set("rulebooks/glossary.toml", GLOSSARY);
        sample.set(HOUSE, HOUSE_RULES);
        sample.set(RULING, RULING_1);
        for book in Book::ALL {
            let mut set = |what: &str, text: &str| sample.set(&format!("rulebooks/{book}/{what}.toml"), text);
            set("clauses", &own.join("\n"));
            set("movement", MOVEMENT);
            set("troops", [ONE_COLUMN, TWO_COLUMNS, ONE_COLUMN, THREE_COLUMNS][book as usize]);
            set("dice", DICE);
            set("terrain", &terrain.join("\n"));
            set("orders", ORDERS);
        }
        sample
    }

    /// Puts a file there.
    pub(crate) fn set(&mut self, file: &str, text: &str) {
        self.0.insert(file.to_owned(), text.to_owned());
    }

    /// Takes a file away.
    pub(crate) fn without(mut self, file: &str) -> Self {
        assert!(self.0.remove(file).is_some(), "there is no {file}");
        self
    }

    /// Changes the first place where a file says `from`.
    pub(crate) fn change(mut self, file: &str, from: &str, to: &str) -> Self {
        let text = self.0.get_mut(file).expect("a file of the sample");
        assert!(text.contains(from), "{file} does not say {from}");
        *text = text.replacen(from, to, 1);
        self
    }

    pub(crate) fn files(&self) -> &Files {
        &self.0
    }

    pub(crate) fn register(&self) -> Register {
        Register::read(&self.0).unwrap_or_else(|problems| panic!("{problems}"))
    }

    pub(crate) fn problems(&self) -> Problems {
        Register::read(&self.0).expect_err("the fault was not found")
    }

    /// The one thing wrong.
    #[track_caller]
    pub(crate) fn problem(&self) -> Problem {
        let problems = self.problems();
        assert_eq!(problems.len(), 1, "{problems}");
        problems[0].clone()
    }
}

/// Where it is, what is wrong, what was meant.
pub(crate) fn seen(problem: &Problem) -> (String, &str, Option<&str>) {
    let line = problem.line().map_or_else(String::new, |line| format!(":{line}"));
    (format!("{}{line}", problem.file), &problem.what.en, problem.suggestion.as_deref())
}

/// Puts one fault into a file and checks what is said of it.
#[track_caller]
pub(crate) fn fault(file: &str, from: &str, to: &str, line: usize, what: &str, suggestion: Option<&str>) {
    let problem = Sample::new().change(file, from, to).problem();
    assert_eq!(seen(&problem), (format!("{file}:{line}"), what, suggestion), "\n{problem}");
}
