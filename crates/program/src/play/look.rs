//! Looking at the table: the map, the armies, one unit, one officer, one hex.

use super::game::Game;
use super::names::CAMPS;
use super::screen::Screen;
use super::teller;
use crate::terminal;
use crate::terminal::map::{self, Map};
use crate::terminal::paint::Ink;
use crate::terminal::words;
use battle::{Actor, Camp, Cell, Combatant, OfficerId, Pending, Question, Standing, UnitId};
use rulebook::{Currency, Language, Words};
use speech::Lexicon;
use std::collections::BTreeSet;

/// Looks at a game for a reader.
pub(super) struct Look<'l> {
    pub(super) game: &'l Game,
    pub(super) language: Language,
}

impl Look<'_> {
    fn said(&self, words: Words) -> &'static str {
        words.in_language(self.language)
    }

    fn place(&self, cell: Cell) -> String {
        self.game.field().hex_word(cell)
    }

    fn unit(&self, unit: UnitId) -> &str {
        self.game.field().cast().unit(unit).text.in_language(self.language)
    }

    fn officer(&self, officer: OfficerId) -> &str {
        self.game.field().cast().officer(officer).text.in_language(self.language)
    }

    fn drawing(&self, screen: &Screen) -> Map<'_> {
        let battle = self.game.battle();
        Map::of(battle.setup(), battle.view(), terminal::width(), screen.paint).ready(self.ready())
    }

    /// What the signs of the map mean.
    pub(super) fn legend(&self, screen: &mut Screen) {
        let legend = self.drawing(screen).legend(self.language, Screen::column());
        screen.blank();
        screen.write(&legend);
    }

    /// The map, with whoever may still act pointed out, and how the armies stand.
    pub(super) fn map(&self, screen: &mut Screen) {
        let map = self.drawing(screen);
        screen.blank();
        screen.write(&map.drawn());
        for camp in CAMPS {
            let name = format!(" {} {} ", map::facing(camp), self.game.army(camp, self.language));
            let painted = screen.paint.on(Ink::Camp(camp), &name);
            screen.line(&format!("   {painted} {}", self.standing(camp)));
        }
    }

    /// The hexes of those who may still do something now.
    fn ready(&self) -> BTreeSet<Cell> {
        let view = self.game.battle().view();
        let mut found = BTreeSet::new();
        match view.pending() {
            Pending::Decision(_, Question::Selection) => view.each_legal(|command| {
                if let battle::Command::Select { unit } = command {
                    found.extend(view.cell(unit));
                }
            }),
            Pending::Decision(_, Question::Movement | Question::Combat) => {
                let mut actors = Vec::new();
                view.each_actor(|actor| actors.push(actor));
                for actor in actors {
                    let cell = match actor {
                        Actor::Unit(unit) => view.cell(unit),
                        Actor::Officer(officer) => view.officer_cell(officer),
                        Actor::Player => None,
                    };
                    let mut able = false;
                    view.each_legal_of(actor, |_| able = true);
                    found.extend(cell.filter(|_| able));
                }
            }
            Pending::Decision(..) | Pending::Chance(_) | Pending::Over(_) => {}
        }
        found
    }

    /// What a camp has lost of what it may lose, and its tokens.
    fn standing(&self, camp: Camp) -> String {
        let (battle, view) = (self.game.battle(), self.game.battle().view());
        let (lost, limit) = (view.eliminated(camp), battle.setup().camp(camp.opposite()).units_to_eliminate);
        let losses = match self.language {
            Language::Fr => format!("unités perdues\u{a0}: {lost}, défaite à {limit}"),
            Language::En => format!("units lost: {lost}, beaten at {limit}"),
        };
        let tokens = view.tokens(camp);
        let coin = match battle.setup().book.currency {
            Currency::None => return losses,
            Currency::Tokens if tokens < 2 => Words::new("jeton", "token"),
            Currency::Tokens => Words::new("jetons", "tokens"),
            Currency::Ducats if tokens < 2 => Words::new("ducat", "ducat"),
            Currency::Ducats => Words::new("ducats", "ducats"),
        };
        format!("{losses}, {tokens} {}", self.said(coin))
    }

    /// What wins the battle, for each side.
    pub(super) fn goals(&self, screen: &mut Screen) {
        let setup = self.game.battle().setup();
        let places = |cells: &[Cell]| cells.iter().map(|cell| self.place(*cell)).collect::<Vec<_>>().join(" ");
        for camp in CAMPS {
            let goals = setup.camp(camp);
            let (units, held, leaving) = (goals.units_to_eliminate, goals.objectives_needed, goals.exits_needed);
            let mut ways = vec![match self.language {
                Language::Fr => format!("unités à éliminer\u{a0}: {units}"),
                Language::En => format!("units to eliminate: {units}"),
            }];
            if !goals.objectives.is_empty() {
                let hexes = places(&goals.objectives);
                ways.push(match self.language {
                    Language::Fr => format!("ou hexagones à tenir à la fin de son tour\u{a0}: {held} parmi {hexes}"),
                    Language::En => format!("or hexes to hold at the end of its turn: {held} of {hexes}"),
                });
            }
            if 0 < leaving {
                let hexes = places(&goals.exits);
                ways.push(match self.language {
                    Language::Fr => format!("ou unités à faire sortir\u{a0}: {leaving}, par {hexes}"),
                    Language::En => format!("or units to lead off the table: {leaving}, by {hexes}"),
                });
            }
            let army = self.game.army(camp, self.language);
            screen.paragraph(&format!("{} ", map::facing(camp)), &format!("{army} — {}.", ways.join(", ")));
        }
        let last = setup.last_turn;
        screen.line(&match (self.language, setup.at_last_turn.map(|camp| self.game.army(camp, self.language))) {
            (Language::Fr, Some(winner)) => format!("  Au bout de {last} tours, victoire\u{a0}: {winner}."),
            (Language::Fr, None) => format!("  Au bout de {last} tours, partie nulle."),
            (Language::En, Some(winner)) => format!("  After {last} turns, victory: {winner}."),
            (Language::En, None) => format!("  After {last} turns, a draw."),
        });
    }

    /// Both armies, unit by unit.
    pub(super) fn units(&self, screen: &mut Screen) {
        let view = self.game.battle().view();
        for camp in CAMPS {
            screen.heading(&format!("{} {}", map::facing(camp), self.game.army(camp, self.language)));
            for unit in view.unit_ids().filter(|unit| view.camp(*unit) == camp) {
                let name = format!("{} · {}", self.unit(unit), self.game.field().unit_word(unit));
                let troop = view.troop(unit).name.in_language(self.language);
                let hex = self.where_is(unit);
                screen.line(&format!("  {hex:<4} {} {name} · {troop}", self.strength(unit)));
            }
            for officer in view.officer_ids().filter(|id| self.game.battle().setup().officer(*id).camp == camp) {
                let setup = self.game.battle().setup().officer(officer);
                let hex = view.officer_cell(officer).map_or_else(|| "—".to_owned(), |cell| self.place(cell));
                let rank = self.said(words::rank(setup.rank));
                let name = format!("{} · {}", self.officer(officer), self.game.field().officer_word(officer));
                screen.line(&format!("  {hex:<4} {}   {name} · {rank}", map::star(setup.rank)));
            }
        }
    }

    fn where_is(&self, unit: UnitId) -> String {
        self.game.battle().view().cell(unit).map_or_else(|| "—".to_owned(), |cell| self.place(cell))
    }

    fn strength(&self, unit: UnitId) -> String {
        let (battle, view) = (self.game.battle(), self.game.battle().view());
        format!("{}/{}", view.elements(unit), battle.setup().unit(unit).elements)
    }

    /// One unit: what it is, where it may go, whom it may attack with how many dice.
    pub(super) fn one_unit(&self, unit: UnitId, screen: &mut Screen) {
        let view = self.game.battle().view();
        let colon = words::colon(self.language);
        screen.heading(&format!("{} ({})", self.unit(unit), self.game.field().unit_word(unit)));
        let mut facts = vec![
            self.game.army(view.camp(unit), self.language).to_owned(),
            view.troop(unit).name.in_language(self.language).to_owned(),
            format!("{} {}", self.strength(unit), self.said(Words::new("éléments", "elements"))),
        ];
        facts.extend(view.traits(unit).iter().filter_map(words::unit_trait).map(|words| self.said(words).to_owned()));
        screen.paragraph("  ", &facts.join(", "));
        let Some(cell) = view.cell(unit) else {
            screen.line(&format!("  {}", self.said(Words::new("Hors de la table.", "Off the table."))));
            return;
        };
        screen.paragraph("  ", &format!("{}{colon}{}", self.place(cell), self.ground(cell)));
        let support = if view.is_supported(unit) {
            Words::new("Soutenue par ses voisines (SUP-1).", "Supported by its neighbours (SUP-1).")
        } else {
            Words::new("Sans soutien.", "Without support.")
        };
        screen.line(&format!("  {}", self.said(support)));
        let moves = self.moves(unit);
        if !moves.is_empty() {
            screen.paragraph(
                "  ",
                &format!("{}{colon}{}", self.said(Words::new("Peut aller", "May go")), moves.join(" ")),
            );
        }
        match self.targets(unit) {
            Ok(targets) => {
                let from_here = self.said(Words::new("Cibles d’ici", "Targets from here"));
                screen.line(&format!("  {from_here}{}", colon.trim_end()));
                for target in targets {
                    screen.line(&format!("    {target}"));
                }
            }
            Err(why) => screen.paragraph("  ", &why),
        }
    }

    /// Where a unit may go now.
    pub(super) fn moves(&self, unit: UnitId) -> Vec<String> {
        let view = self.game.battle().view();
        let mut found = BTreeSet::new();
        if matches!(view.pending(), Pending::Decision(_, Question::Movement)) {
            view.each_legal_of(Actor::Unit(unit), |command| {
                if let battle::Command::Move { to, .. } = command {
                    found.insert(to);
                }
            });
        }
        found.into_iter().map(|cell| self.place(cell)).collect()
    }

    /// Whom it could attack where it stands, nearest first, whosever turn it is; or why nobody.
    fn targets(&self, unit: UnitId) -> Result<Vec<String>, String> {
        let view = self.game.battle().view();
        let enemies = view.unit_ids().filter(|other| view.camp(*other) != view.camp(unit)).map(Combatant::Unit);
        let loose = view.elephants().map(|(marker, ..)| Combatant::Elephant(marker));
        let mut near: Vec<(u32, Combatant, Cell)> = Vec::new();
        for target in enemies.chain(loose) {
            if let (Some(from), Some(at)) = (view.cell(unit), view.cell_of(target)) {
                near.push((view.distance(from, at), target, at));
            }
        }
        near.sort();
        let mut found = Vec::new();
        let mut nearest_refused = None;
        for (away, target, at) in near {
            match view.account(unit, target) {
                Ok(ledger) => found.push(self.target(target, at, away, ledger.dice())),
                Err(refusal) => nearest_refused = nearest_refused.or(Some(refusal)),
            }
        }
        if !found.is_empty() {
            return Ok(found);
        }
        let none = self.said(Words::new("Aucune cible d’ici.", "No target from here.")).to_owned();
        Err(nearest_refused.map_or(none.clone(), |why| format!("{none} {}", teller::refusal(why, self.language))))
    }

    fn target(&self, target: Combatant, at: Cell, away: u32, dice: u8) -> String {
        let elephant = Words::new("éléphant en panique", "panicking elephant");
        let name = target.unit().map_or(self.said(elephant), |unit| self.unit(unit));
        let (away, dice) = (words::hexes(away, self.language), words::dice(dice, self.language));
        format!("{} {name}, {away}{}{dice}", self.place(at), words::colon(self.language))
    }

    /// One officer.
    pub(super) fn one_officer(&self, officer: OfficerId, screen: &mut Screen) {
        let (setup, view) = (self.game.battle().setup().officer(officer), self.game.battle().view());
        let place = view.officer_cell(officer).map_or_else(
            || self.said(Words::new("hors de la table", "off the table")).to_owned(),
            |cell| self.place(cell),
        );
        screen.heading(&format!("{} ({})", self.officer(officer), self.game.field().officer_word(officer)));
        let army = self.game.army(setup.camp, self.language);
        screen.paragraph("  ", &format!("{army}, {}, {place}", self.said(words::rank(setup.rank))));
    }

    /// One hex.
    pub(super) fn one_hex(&self, cell: Cell, screen: &mut Screen) {
        screen.paragraph("", &format!("{}{}{}", self.place(cell), words::colon(self.language), self.ground(cell)));
    }

    fn ground(&self, cell: Cell) -> String {
        let setup = self.game.battle().setup();
        let board = &setup.board;
        let mut parts = vec![setup.book.ground(board.footing(cell)).name.in_language(self.language).to_owned()];
        if 0 < board.height(cell) {
            parts.push(format!("{} {}", self.said(Words::new("hauteur", "height")), board.height(cell)));
        }
        if board.on_road(cell) {
            parts.push(self.said(Words::new("route", "road")).to_owned());
        }
        if self.game.battle().view().burns(cell) {
            parts.push(self.said(Words::new("en feu", "on fire")).to_owned());
        }
        parts.join(", ")
    }
}
