//! Writing a scenario: one form for every file, so that two files that say the same are the same.

use crate::cast::Text;
use crate::file::{
    ArmyEntry, ArrivalEntry, MapEntry, OfficerEntry, ScenarioFile, Sides, StepEntry, TurnsEntry, UnitEntry,
};
use crate::pictured::NameEntry;
use battle::{Camp, Place};
use std::fmt::{Display, Write};

/// The whole file.
pub(crate) fn written(file: &ScenarioFile) -> String {
    let mut page = Page(String::new());
    file.head.iter().for_each(|line| page.line(line));
    page.text("id", &file.id);
    page.text("book", &file.book.to_string());
    page.text("kind", &file.kind.to_string());
    page.key("year", file.year);
    if let Some([shortest, longest]) = file.minutes {
        page.key("minutes", format_args!("[{shortest}, {longest}]"));
    }
    page.list("options", file.options.iter().map(ToString::to_string));
    page.long_list("sources", &file.sources);
    page.list("hides", file.hides.iter().map(ToString::to_string));
    page.long_list("before", &file.before);
    page.both("title", Some(&file.title));
    page.both("date", file.date.as_ref());
    page.both("place", file.place.as_ref());
    page.both("story", Some(&file.story));
    page.both("strengths", file.strengths.as_ref());
    page.both("scale", file.scale.as_ref());
    page.both("balance", file.balance.as_ref());
    page.both("lesson", file.lesson.as_ref());
    page.both("notes", file.notes.as_ref());
    page.map(&file.map);
    file.names.iter().for_each(|name| page.name(name));
    page.turns(file.turns);
    page.army("north", &file.north);
    page.army("south", &file.south);
    file.steps.iter().for_each(|step| page.step(step));
    page.0
}

impl ScenarioFile {
    /// As a text, in the one form every file has.
    #[must_use]
    pub fn written(&self) -> String {
        written(self)
    }
}

/// A file being written.
struct Page(String);

impl Page {
    fn line(&mut self, line: impl Display) {
        let _ = writeln!(self.0, "{line}");
    }

    fn key(&mut self, key: &str, value: impl Display) {
        self.line(format_args!("{key} = {value}"));
    }

    fn text(&mut self, key: &str, text: &str) {
        self.key(key, quoted(text));
    }

    fn word(&mut self, key: &str, word: Option<impl Display>) {
        if let Some(word) = word {
            self.text(key, &word.to_string());
        }
    }

    fn number(&mut self, key: &str, number: Option<impl Display>) {
        if let Some(number) = number {
            self.key(key, number);
        }
    }

    /// A list on one line; nothing for an empty one.
    fn list(&mut self, key: &str, items: impl Iterator<Item = String>) {
        let items: Vec<String> = items.map(|item| quoted(&item)).collect();
        if !items.is_empty() {
            self.key(key, format_args!("[{}]", items.join(", ")));
        }
    }

    /// A list of long items, one a line.
    fn long_list(&mut self, key: &str, items: &[String]) {
        if items.is_empty() {
            return;
        }
        self.line(format_args!("{key} = ["));
        for item in items {
            self.line(format_args!("  {},", quoted(item)));
        }
        self.line("]");
    }

    fn table(&mut self, name: &str) {
        self.line(format_args!("\n{name}"));
    }

    fn both(&mut self, name: &str, text: Option<&Text>) {
        if let Some(Text { fr, en }) = text {
            self.table(&format!("[{name}]"));
            self.text("fr", fr);
            self.text("en", en);
        }
    }

    fn map(&mut self, map: &MapEntry) {
        self.table("[map]");
        self.key("drawing", format_args!("\"\"\"\n{}\"\"\"", map.drawing));
        let lines = |items: &mut dyn Iterator<Item = String>| items.collect::<Vec<_>>().join(" ");
        self.list("roads", map.roads.iter().map(|road| lines(&mut road.iter().map(Place::to_string))));
        self.list("heights", map.heights.iter().map(|(place, level)| format!("{place} {level}")));
        self.list("bridges", map.bridges.iter().map(|(place, water)| format!("{place} {water}")));
        let sides: [(&str, &Sides); 3] =
            [("palisades", &map.palisades), ("ditches", &map.ditches), ("fortifications", &map.fortifications)];
        for (key, works) in sides {
            let line = |line: &Vec<(Place, Place)>| {
                lines(&mut line.iter().map(|(inside, outside)| format!("{inside}>{outside}")))
            };
            self.list(key, works.iter().map(line));
        }
        self.word("houses", map.houses);
        self.list("farms", map.farms.iter().map(Place::to_string));
        self.both("map.top", map.top.as_ref());
    }

    fn name(&mut self, name: &NameEntry) {
        self.table("[[names]]");
        self.text("fr", &name.fr);
        self.text("en", &name.en);
        self.text("kind", &name.kind.to_string());
        self.list("hexes", name.hexes.iter().map(Place::to_string));
    }

    fn turns(&mut self, turns: TurnsEntry) {
        let name = |camp| match camp {
            Camp::North => "north",
            Camp::South => "south",
        };
        self.table("[turns]");
        self.text("first", name(turns.first));
        self.number("last", turns.last);
        if let Some(winner) = turns.winner {
            self.text("winner", name(winner));
        }
    }

    fn army(&mut self, name: &str, army: &ArmyEntry) {
        self.table(&format!("[{name}]"));
        self.text("fr", &army.fr);
        self.text("en", &army.en);
        self.word("ensign", army.ensign);
        self.word("band", army.band);
        if let Some((activations, units)) = army.activations {
            self.text("activations", &format!("{activations}x{units}"));
        }
        self.number("tokens", army.tokens);
        self.number("victory", army.victory);
        self.list("objectives", army.objectives.iter().map(Place::to_string));
        self.number("objectives_needed", army.objectives_needed);
        self.list("exits", army.exits.iter().map(Place::to_string));
        self.number("exits_needed", army.exits_needed);
        for unit in &army.units {
            self.table(&format!("[[{name}.units]]"));
            self.unit(unit);
        }
        for officer in &army.officers {
            self.table(&format!("[[{name}.officers]]"));
            self.officer(officer);
        }
    }

    fn unit(&mut self, unit: &UnitEntry) {
        self.text("id", &unit.id);
        self.text("fr", &unit.fr);
        self.text("en", &unit.en);
        self.key("grammar", format_args!("{{ fr = \"{}\", en = \"{}\" }}", unit.grammar.fr, unit.grammar.en));
        self.text("troop", &unit.troop);
        self.number("elements", unit.elements);
        self.list("traits", unit.traits.iter().map(|one| one.to_string()));
        self.start(unit.hex, unit.arrives.as_ref());
        if let Some(parent) = &unit.parent {
            self.text("parent", parent);
        }
    }

    fn officer(&mut self, officer: &OfficerEntry) {
        self.text("id", &officer.id);
        self.text("fr", &officer.fr);
        self.text("en", &officer.en);
        self.key("grammar", format_args!("{{ fr = \"{}\" }}", officer.grammar.fr));
        self.text("rank", &officer.rank.to_string());
        self.list("traits", officer.traits.iter().map(|one| one.to_string()));
        self.start(officer.hex, officer.arrives.as_ref());
    }

    fn start(&mut self, hex: Option<Place>, arrives: Option<&ArrivalEntry>) {
        if let Some(hex) = hex {
            self.text("hex", &hex.to_string());
        }
        if let Some(ArrivalEntry { turn, at }) = arrives {
            let at: Vec<String> = at.iter().map(|place| format!("\"{place}\"")).collect();
            self.key("arrives", format_args!("{{ turn = {turn}, at = [{}] }}", at.join(", ")));
        }
    }

    fn step(&mut self, step: &StepEntry) {
        self.table("[[steps]]");
        let Text { fr, en } = &step.title;
        self.key("title", format_args!("{{ fr = {}, en = {} }}", quoted(fr), quoted(en)));
        self.list("clauses", step.clauses.iter().map(|clause| clause.id().to_owned()));
        self.long_list("do", &step.doing);
        self.both("steps.text", Some(&step.text));
        self.both("steps.done", step.done.as_ref());
        self.both("steps.wrong", step.wrong.as_ref());
    }
}

/// A text between quotes, as TOML wants it.
#[must_use]
pub fn quoted(text: &str) -> String {
    let mut quoted = String::from("\"");
    for letter in text.chars() {
        match letter {
            '"' => quoted.push_str("\\\""),
            '\\' => quoted.push_str("\\\\"),
            '\n' => quoted.push_str("\\n"),
            '\t' => quoted.push_str("\\t"),
            '\r' => quoted.push_str("\\r"),
            letter if letter.is_control() => {
                let _ = write!(quoted, "\\u{:04X}", u32::from(letter));
            }
            letter => quoted.push(letter),
        }
    }
    quoted + "\""
}
