//! A line of sight on a page: the map, every hex on the way, the verdict and the clauses behind it.

use super::scene::Scene;
use crate::terminal::map::Map;
use crate::terminal::paint::{Ink, Paint};
use crate::terminal::words;
use crate::{house, table, terminal};
use battle::{Camp, Cell, Met, Side, SightCrossing, Standing, Trace, Weapon};
use rulebook::{Clause, Language, Terrain, Words};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::fmt::Write;

const SHOOTER: char = '○';
const TARGET: char = '◎';
const CROSSED: char = '•';
const ON_THE_LEFT: char = '‹';
const ON_THE_RIGHT: char = '›';
const MASK: char = '✕';

/// The page, in the reader's language.
pub(super) fn page(scene: &Scene, trace: &Trace, language: Language) -> String {
    let (paint, width) = (Paint::of_the_terminal(), terminal::width().min(100));
    let teller = Teller { scene, trace, language };
    let mut page = format!("{}\n\n", paint.on(Ink::Title, &teller.heading()));
    page += &teller.map(paint, width);
    let _ = writeln!(page, "{}\n", paint.on(Ink::Faint, &teller.legend()));
    for met in &trace.met {
        page += &table::paragraph(&format!("{} ", teller.sign(met)), &teller.hex(met), width);
    }
    if trace.met.is_empty() {
        page += teller.said(Words::new("Rien entre les deux.", "Nothing in between."));
        page.push('\n');
    }
    let _ = writeln!(
        page,
        "\n{}",
        paint.on(Ink::Title, &wire::live::verdict(trace, scene.battle.setup().board.grid(), language))
    );
    for clause in teller.clauses() {
        let book = scene.battle.setup().book.book;
        page += &table::paragraph(&format!("{:<7} ", clause.id()), clause.text(book, language), width);
    }
    page
}

/// The same for programs.
pub(super) fn json(scene: &Scene, trace: &Trace) -> String {
    let place = |cell| scene.battle.setup().board.grid().place(cell).to_string();
    let met: Vec<Value> = trace
        .met
        .iter()
        .map(|met| {
            let how = match met.crossing {
                SightCrossing::Through(_) => "through",
                SightCrossing::Along(_, Side::Left) => "left",
                SightCrossing::Along(_, Side::Right) => "right",
            };
            let cell = met.crossing.at();
            let board = &scene.battle.setup().board;
            let ground: &str = board.land(cell).ground.into();
            let unit = scene.view().unit_at(cell).map(|unit| scene.unit_name(unit, Language::En).to_owned());
            let looked_at: Vec<&str> = met.looked_at.iter().map(|clause| clause.id()).collect();
            json!({
                "hex": place(cell), "line": how, "ground": ground, "height": board.height(cell), "unit": unit,
                "hides": met.hides.map(Clause::id), "clauses": looked_at,
            })
        })
        .collect();
    let weapon = match trace.weapon {
        Weapon::Artillery => "guns",
        Weapon::SmallArms => "small-arms",
    };
    let masks: Vec<String> = trace.masks().into_iter().map(place).collect();
    let clauses: Vec<&str> = trace.clauses.iter().map(|clause| clause.id()).collect();
    let view = json!({
        "from": place(trace.from), "to": place(trace.to), "weapon": weapon, "sees": trace.blocked_by.is_none(),
        "by": trace.blocked_by.map(Clause::id), "masks": masks, "hexes": met, "clauses": clauses,
    });
    format!("{view:#}\n")
}

struct Teller<'t> {
    scene: &'t Scene,
    trace: &'t Trace,
    language: Language,
}

impl Teller<'_> {
    fn said(&self, words: Words) -> &'static str {
        words.in_language(self.language)
    }

    fn place(&self, cell: Cell) -> String {
        self.scene.battle.setup().board.grid().place(cell).to_string()
    }

    fn heading(&self) -> String {
        let view = self.scene.view();
        let end = |cell| match view.unit_at(cell) {
            Some(unit) => format!("{} ({})", self.place(cell), self.scene.unit_name(unit, self.language)),
            None => self.place(cell),
        };
        let weapon = self.said(match self.trace.weapon {
            Weapon::Artillery => Words::new("pièces d’artillerie", "guns"),
            Weapon::SmallArms => Words::new("armes légères", "small arms"),
        });
        let away = words::hexes(view.distance(self.trace.from, self.trace.to), self.language);
        format!(
            "{} — {} → {}, {away}, {weapon}",
            house::behind(&self.scene.title, self.scene.view().book().house, self.language),
            end(self.trace.from),
            end(self.trace.to)
        )
    }

    fn map(&self, paint: Paint, width: usize) -> String {
        let mut cells = vec![self.trace.from, self.trace.to];
        cells.extend(self.trace.met.iter().map(|met| met.crossing.at()));
        let mut marks: BTreeMap<Cell, char> =
            self.trace.met.iter().map(|met| (met.crossing.at(), self.sign(met))).collect();
        marks.extend([(self.trace.from, SHOOTER), (self.trace.to, TARGET)]);
        let setup = self.scene.battle.setup();
        Map::of(setup, self.scene.view(), width, paint).around(&cells, width).marked(marks).drawn()
    }

    fn legend(&self) -> String {
        let items = [
            (SHOOTER, Words::new("tireur", "shooter")),
            (TARGET, Words::new("cible", "target")),
            (CROSSED, Words::new("traversée", "crossed")),
            (ON_THE_LEFT, Words::new("longée à gauche", "along its left")),
            (ON_THE_RIGHT, Words::new("longée à droite", "along its right")),
            (MASK, Words::new("masque", "hides")),
        ];
        items.map(|(sign, words)| format!("{sign} {}", self.said(words))).join("   ")
    }

    fn sign(&self, met: &Met) -> char {
        let blocks = met.hides.is_some() && self.trace.masks().contains(&met.crossing.at());
        match met.crossing {
            _ if blocks => MASK,
            SightCrossing::Through(_) => CROSSED,
            SightCrossing::Along(_, Side::Left) => ON_THE_LEFT,
            SightCrossing::Along(_, Side::Right) => ON_THE_RIGHT,
        }
    }

    /// A hex on the way: how the line meets it, what stands there, whether it hides.
    fn hex(&self, met: &Met) -> String {
        let cell = met.crossing.at();
        let how = self.said(match met.crossing {
            SightCrossing::Through(_) => Words::new("traversée", "crossed"),
            SightCrossing::Along(_, Side::Left) => Words::new("longée, à gauche", "along, on the left"),
            SightCrossing::Along(_, Side::Right) => Words::new("longée, à droite", "along, on the right"),
        });
        let hides = match (met.hides, self.language) {
            (Some(clause), Language::Fr) => format!("masque ({clause})"),
            (Some(clause), Language::En) => format!("hides ({clause})"),
            (None, Language::Fr) => format!("ne masque pas{}", cited(&met.looked_at)),
            (None, Language::En) => format!("does not hide{}", cited(&met.looked_at)),
        };
        format!("{} ({how}){}{} — {hides}.", self.place(cell), words::colon(self.language), self.what_stands(cell))
    }

    /// Ground, height, who.
    fn what_stands(&self, cell: Cell) -> String {
        let setup = self.scene.battle.setup();
        let (board, view) = (&setup.board, self.scene.view());
        let ground = if view.burns(cell) { Terrain::Fire } else { board.footing(cell) };
        let mut parts = vec![setup.book.ground(ground).name.in_language(self.language).to_owned()];
        let height = board.height(cell);
        if 0 < height {
            parts.push(match self.language {
                Language::Fr => format!("hauteur {height}"),
                Language::En => format!("height {height}"),
            });
        }
        if let Some(unit) = view.unit_at(cell) {
            parts.push(self.scene.unit_name(unit, self.language).to_owned());
        } else if view.elephant_at(cell).is_some() {
            parts.push(self.said(Words::new("éléphant en panique", "panicking elephant")).to_owned());
        } else if [Camp::North, Camp::South].into_iter().any(|camp| view.officers_at(cell, camp).next().is_some()) {
            parts.push(self.said(Words::new("officier seul", "lone officer")).to_owned());
        }
        parts.join(", ")
    }

    /// The clauses behind the verdict, that which blocks first.
    fn clauses(&self) -> Vec<Clause> {
        let mut found: Vec<Clause> = self.trace.blocked_by.into_iter().collect();
        let of_hexes = self.trace.met.iter().flat_map(|met| met.looked_at.iter().copied());
        for clause in self.trace.clauses.iter().copied().chain(of_hexes) {
            if !found.contains(&clause) {
                found.push(clause);
            }
        }
        found
    }
}

fn cited(clauses: &[Clause]) -> String {
    let ids: Vec<&str> = clauses.iter().map(|clause| clause.id()).collect();
    if ids.is_empty() { String::new() } else { format!(" ({})", ids.join(", ")) }
}
