//! One attack on a page: who, the dice and why, what may come of it.

use super::figures::{average, balance, exact, percent};
use super::position::Position;
use super::reckon::Reckoned;
use crate::terminal::paint::{Ink, Paint};
use crate::terminal::words;
use crate::{house, table, terminal};
use battle::{Combatant, Command, UnitId};
use odds::{AccountLine, Depth, Elephants, Fraction, Tally};
use rulebook::{Clause, Currency, Language, Line, Words};
use speech::written;
use std::fmt::Write;

/// So many rules without effect are named unasked.
const FEW: usize = 3;
const ATTACKER: Words = Words::new("attaquant", "attacker");
const TARGET: Words = Words::new("cible", "target");
/// Where the figures begin.
const LABEL: usize = 39;
/// Room for a percentage, and for a fraction.
const PERCENT: usize = 9;
const EXACT: usize = 11;

/// A clause no longer than this is a sentence; a longer one is a table.
const SENTENCE: usize = 130;

/// Something that may happen, and how a tally shows it.
type Possible = (Words, fn(Tally) -> bool);
/// Something that is counted.
type Counted = (Words, fn(Tally) -> i8);

/// The page, in the reader's language.
pub(super) fn page(position: &Position, one: &Reckoned, why: bool, language: Language) -> String {
    let teller = Teller { position, one, language, paint: Paint::of_the_terminal(), width: terminal::width().min(80) };
    let mut page = teller.heading();
    page += &teller.dice(why);
    page += &teller.target();
    page += &teller.attacker();
    page += &teller.worth();
    page
}

struct Teller<'t> {
    position: &'t Position,
    one: &'t Reckoned,
    language: Language,
    paint: Paint,
    width: usize,
}

impl Teller<'_> {
    fn said(&self, words: Words) -> &'static str {
        words.in_language(self.language)
    }

    fn title(&self, words: Words) -> String {
        format!("\n{}\n", self.paint.on(Ink::Title, self.said(words)))
    }

    fn attacker_id(&self) -> Combatant {
        Combatant::Unit(self.one.odds.attacker)
    }

    fn distance(&self) -> u32 {
        let view = self.position.view();
        let cells = view.cell_of(self.attacker_id()).zip(view.cell_of(self.one.odds.target));
        cells.map_or(0, |(from, to)| view.distance(from, to))
    }

    /// Who against whom, how they stand, and under which assumptions it is reckoned.
    fn heading(&self) -> String {
        let against = self.said(Words::new("contre", "against"));
        let (attacker, target) = (self.attacker_id(), self.one.odds.target);
        let title = self.position.title.clone().unwrap_or_else(|| self.position.book().book.title().to_owned());
        let title = house::behind(&title, self.position.book().house, self.language);
        let names = [attacker, target].map(|who| self.position.name_and_place(who, self.language));
        let mut text = format!("{title} — {} {against} {}", names[0], names[1]);
        text = table::fold(&text, self.width).join("\n");
        let mut page = format!("{}\n", self.paint.on(Ink::Title, &text));
        let sides = [(ATTACKER, attacker), (TARGET, target)];
        for (label, who) in sides {
            let before = format!("  {:<10} ", self.said(label));
            page += &table::paragraph(&before, &self.condition(who, who == attacker), self.width);
        }
        let how = match (self.distance(), self.language) {
            (0 | 1, Language::Fr) => "mêlée".to_owned(),
            (0 | 1, Language::En) => "melee".to_owned(),
            (far, Language::Fr) => format!("tir à {far} hexagones"),
            (far, Language::En) => format!("fire at {far} hexes"),
        };
        let depth = self.said(depth_words(self.one.odds.depth));
        let policy = self.said(self.one.policy.words());
        page += &table::paragraph(
            &format!("  {:<10} ", self.said(Words::new("combat", "combat"))),
            &format!("{how} · {depth} · {policy}"),
            self.width,
        );
        page += &self.choices();
        if self.one.cut_short {
            page += &table::paragraph(&" ".repeat(13), self.said(CUT_SHORT), self.width);
        }
        if self.one.odds.elephants == Elephants::Stand {
            let stands = Words::new(
                "les éléphants affolés sont comptés comme restant sur place\u{a0}: leurs courses sont trop nombreuses",
                "panicking elephants are taken to stand where they are: there are too many ways for them to run",
            );
            page += &table::paragraph(&" ".repeat(13), self.said(stands), self.width);
        }
        page
    }

    /// What was chosen before the dice.
    fn choices(&self) -> String {
        let view = self.position.view();
        let own = view.camp(self.one.odds.attacker);
        let chosen = self.one.choices.iter().map(|(camp, command)| {
            let who = if *camp == own { ATTACKER } else { TARGET };
            let said = match command {
                // On the real table officers have no names.
                Command::FrontRank { officer: Some(_) } if self.position.title.is_none() => {
                    self.said(Words::new("un officier au premier rang", "an officer in the front rank")).to_owned()
                }
                command => written(*command, Some(&view), self.position, self.language),
            };
            format!("{}{}{said}", self.said(who), words::colon(self.language))
        });
        let chosen: Vec<String> = chosen.collect();
        if chosen.is_empty() {
            return String::new();
        }
        let before = format!("  {:<10} ", self.said(Words::new("choix", "choices")));
        table::paragraph(&before, &chosen.join(", "), self.width)
    }

    /// How one of the two stands: elements, ground, support, officers, traits.
    fn condition(&self, who: Combatant, attacks: bool) -> String {
        let (view, board) = (self.position.view(), &self.position.battle.setup().board);
        let Combatant::Unit(unit) = who else { return self.position.name(who, self.language).to_owned() };
        let mut parts = vec![count(view.elements(unit), Words::new("élément", "element"), self.language)];
        if let Some(cell) = view.cell(unit) {
            let ground = self.position.book().ground(board.footing(cell)).name.in_language(self.language);
            parts.push(ground.to_owned());
            let height = board.height(cell);
            if 0 < height {
                parts.push(format!("{} {height}", self.said(Words::new("hauteur", "height"))));
            }
        }
        let supported = if attacks { view.is_supported(unit) } else { view.is_supported_as_target(unit) };
        parts.push(
            self.said(if supported {
                Words::new("avec soutien", "supported")
            } else {
                Words::new("sans soutien", "unsupported")
            })
            .to_owned(),
        );
        parts.extend(self.company(unit));
        parts.join(", ")
    }

    /// Officers and traits.
    fn company(&self, unit: UnitId) -> Vec<String> {
        let view = self.position.view();
        let mut parts = Vec::new();
        if let Some(cell) = view.cell(unit) {
            let officers = u8::try_from(view.officers_at(cell, view.camp(unit)).count()).unwrap_or(u8::MAX);
            if 0 < officers {
                parts.push(count(officers, Words::new("officier", "officer"), self.language));
            }
        }
        let traits = view.traits(unit) - self.position.battle.setup().unit(unit).troop.traits;
        parts.extend(traits.iter().filter_map(words::unit_trait).map(|one| self.said(one).to_owned()));
        parts
    }

    /// The account of the dice.
    fn dice(&self, why: bool) -> String {
        let dice = words::dice(self.one.account.dice(), self.language);
        let mut page = format!("\n{}\n", self.paint.on(Ink::Title, &dice));
        let mut passed: Vec<AccountLine> = Vec::new();
        for entry in self.one.account.entries() {
            if entry.line.applied() {
                page += &self.entry(&entry);
            } else if passed.iter().all(|known| known.clause() != entry.clause()) {
                passed.push(entry);
            }
        }
        let named = passed.len() <= FEW || why;
        if passed.is_empty() {
            return page;
        }
        if !named {
            let hidden = match self.language {
                Language::Fr => format!("  {} autres règles regardées, sans effet ici (--why les dit)", passed.len()),
                Language::En => {
                    format!("  {} other rules looked at, without effect here (--why says them)", passed.len())
                }
            };
            let _ = writeln!(page, "{}", self.paint.on(Ink::Faint, &hidden));
            return page;
        }
        let title = self.said(Words::new("regardé, sans effet ici\u{a0}:", "looked at, without effect here:"));
        let _ = writeln!(page, "  {}", self.paint.on(Ink::Faint, title));
        for entry in passed {
            let lacking = entry.lacking.map_or("", |words| self.said(words));
            let text =
                format!("{}{}{lacking}", entry.text(self.language).trim_end_matches('.'), words::colon(self.language));
            page += &table::paragraph(&self.before("·", entry.clause()), &text, self.width);
        }
        page
    }

    fn entry(&self, entry: &AccountLine) -> String {
        let number = match entry.line {
            Line::Base(dice, _) => dice.to_string(),
            Line::Adjust(change, _) if change < 0 => format!("−{}", change.unsigned_abs()),
            Line::Adjust(change, _) => format!("+{change}"),
            Line::Limit(dice, _) => format!("≤{dice}"),
            Line::PassedOver(_) => "·".to_owned(),
        };
        table::paragraph(&self.before(&number, entry.clause()), &self.reason(entry), self.width)
    }

    /// A number and its clause, the texts after them all under each other.
    fn before(&self, number: &str, clause: Clause) -> String {
        let widest = self.one.account.entries().map(|entry| entry.clause().id().len()).max().unwrap_or_default();
        format!("  {number:>3}  {:<widest$}  ", clause.id())
    }

    /// What the clause says; where it is a whole table, only the row that counts.
    fn reason(&self, entry: &AccountLine) -> String {
        let (book, clause) = (self.position.book(), entry.clause());
        let text = entry.text(self.language);
        if matches!(entry.line, Line::Base(..)) {
            let troop = self.position.view().troop(self.one.odds.attacker).name.in_language(self.language);
            let base = format!("{} {troop}", self.said(Words::new("dés de base\u{a0}:", "base dice:")));
            return if text.chars().count() <= SENTENCE { format!("{base}. {text}") } else { base };
        }
        let given = book.orders.iter().filter(|row| row.clause == clause).find(|row| {
            let order = Some(row.order);
            let said = [Command::AttackOrder { order }, Command::DefenceOrder { order }];
            self.one.choices.iter().any(|(_, command)| said.contains(command))
        });
        match given {
            Some(row) => {
                format!("{} {}", self.said(Words::new("ordre\u{a0}:", "order:")), row.name.in_language(self.language))
            }
            None => text.to_owned(),
        }
    }

    fn chance(&self, holds: impl Fn(Tally) -> bool) -> Fraction {
        self.one.odds.chance(holds)
    }

    /// A line with a chance.
    fn row(&self, label: Words, chance: Fraction) -> String {
        let label = format!("  {}", self.said(label));
        let line = format!("{label:<LABEL$}{:>PERCENT$}{:>EXACT$}", percent(chance, self.language), exact(chance));
        line.trim_end().to_owned() + "\n"
    }

    /// The same, only where it is possible.
    fn if_possible(&self, label: Words, holds: impl Fn(Tally) -> bool) -> String {
        let chance = self.chance(holds);
        if chance == Fraction::ZERO { String::new() } else { self.row(label, chance) }
    }

    /// What may come to the target.
    fn target(&self) -> String {
        let mut page = self.title(Words::new("La cible", "The target"));
        page += &self.row(Words::new("est détruite", "is destroyed"), self.chance(Tally::target_destroyed));
        page += &self.row(
            Words::new("quitte son hexagone, détruite comprise", "leaves its hex, dead or driven back"),
            self.chance(Tally::target_left),
        );
        if self.one.odds.depth == Depth::WholeChain && self.distance() <= 1 {
            page += &self.row(Words::new("son hexagone est pris", "its hex is taken"), self.chance(Tally::hex_taken));
        }
        page += &self.if_possible(Words::new("esquive", "evades"), Tally::target_evaded);
        page += &self
            .if_possible(Words::new("perd des déserteurs", "loses deserters"), |tally| 0 < tally.target_deserted());
        page += &self.if_possible(
            Words::new("perd faute de place pour se replier", "loses for want of room to retreat"),
            |tally| 0 < tally.target_lost_blocked(),
        );
        page += &self.if_possible(Words::new("son camp perd un officier", "its side loses an officer"), |tally| {
            0 < tally.enemy_officers_lost()
        });
        page += &self.if_possible(
            Words::new("un éléphant de son camp s’affole", "an elephant of its side panics"),
            |tally| 0 < tally.enemy_elephants_panicking(),
        );
        page += &self.losses(Tally::target_lost);
        page
    }

    /// What may come to the attacker.
    fn attacker(&self) -> String {
        let mut page = self.title(Words::new("L’attaquant", "The attacker"));
        if self.distance() <= 1 {
            page += &self.row(Words::new("essuie une riposte", "meets a riposte"), self.chance(Tally::riposted));
        }
        let rows: [Possible; 9] = [
            (Words::new("dont avant son attaque", "of which before its attack"), Tally::riposted_first),
            (Words::new("est détruit", "is destroyed"), Tally::attacker_destroyed),
            (Words::new("recule", "is driven back"), |tally| 0 < tally.attacker_hexes_made()),
            (Words::new("livre un second combat", "fights a second combat"), Tally::fought_again),
            (Words::new("perd par éclatement d’un tube", "loses by a bursting gun"), |tally| {
                0 < tally.lost_by_bursting()
            }),
            (Words::new("son camp perd un officier", "its side loses an officer"), |tally| 0 < tally.officers_lost()),
            (Words::new("un éléphant de son camp s’affole", "an elephant of its side panics"), |tally| {
                0 < tally.elephants_panicking()
            }),
            (Words::new("ses fusées tombent ailleurs", "its rockets fall elsewhere"), Tally::rockets_strayed),
            (Words::new("un hexagone prend feu", "a hex catches fire"), Tally::hex_ignited),
        ];
        page += &rows.map(|(label, holds)| self.if_possible(label, holds)).concat();
        if self.chance(|tally| 0 < tally.attacker_lost()) == Fraction::ZERO {
            let safe = Words::new("  ne peut rien perdre", "  cannot lose anything");
            return page + self.said(safe) + "\n";
        }
        page + &self.losses(Tally::attacker_lost)
    }

    /// How many elements are lost, exactly and at least, and on average.
    fn losses(&self, lost: fn(Tally) -> u8) -> String {
        let spread = self.one.odds.spread(|tally| lost(tally).cast_signed());
        let heads =
            [Words::new("exactement", "exactly"), Words::new("au moins", "at least")].map(|head| self.said(head));
        let room = PERCENT + EXACT;
        let label = format!("  {}", self.said(Words::new("éléments perdus", "elements lost")));
        let mut page = format!("{label:<LABEL$}{:>room$}{:>room$}\n", heads[0], heads[1]);
        for (number, chance) in spread {
            let at_least = self.chance(|tally| number <= lost(tally).cast_signed());
            let label = format!("    {number}");
            let mut line =
                format!("{label:<LABEL$}{:>PERCENT$}{:>EXACT$}", percent(chance, self.language), exact(chance));
            if 0 < number {
                let _ = write!(line, "{:>PERCENT$}{:>EXACT$}", percent(at_least, self.language), exact(at_least));
            }
            page += line.trim_end();
            page.push('\n');
        }
        let mean = self.one.odds.expected(|tally| lost(tally).cast_signed());
        page + &self.mean(Words::new("  en moyenne", "  on average"), mean, average(mean, self.language))
    }

    fn mean(&self, label: Words, mean: Fraction, number: String) -> String {
        // The decimal marks of averages and percentages stand under each other.
        let number = match self.language {
            Language::Fr => number + " ",
            Language::En => number,
        };
        let label = format!("  {}", self.said(label));
        let line = format!("{label:<LABEL$}{number:>PERCENT$}{:>EXACT$}", exact(mean));
        line.trim_end().to_owned() + "\n"
    }

    /// What it is worth on average.
    fn worth(&self) -> String {
        let mut page = self.title(Words::new("En moyenne", "On average"));
        let (ours, theirs) = match self.position.book().currency {
            Currency::Ducats => (
                Words::new("ducats gagnés", "ducats gained"),
                Words::new("ducats gagnés par l’ennemi", "ducats gained by the enemy"),
            ),
            Currency::Tokens | Currency::None => (
                Words::new("jetons gagnés", "tokens gained"),
                Words::new("jetons gagnés par l’ennemi", "tokens gained by the enemy"),
            ),
        };
        let rows: [Counted; 4] = [
            (Words::new("pertes d’autres unités ennemies", "losses of other enemy units"), |tally| {
                tally.foes_lost().cast_signed()
            }),
            (Words::new("pertes d’autres unités amies", "losses of other friendly units"), |tally| {
                tally.friends_lost().cast_signed()
            }),
            (ours, |tally| tally.tokens_gained().cast_signed()),
            (theirs, |tally| tally.enemy_tokens_gained().cast_signed()),
        ];
        let gain = self.one.odds.expected_gain();
        page += &self.mean(
            Words::new("gain (pertes infligées moins subies)", "gain (losses inflicted less suffered)"),
            gain,
            balance(gain, self.language),
        );
        for (label, number) in rows {
            let mean = self.one.odds.expected(number);
            if mean != Fraction::ZERO {
                page += &self.mean(label, mean, average(mean, self.language));
            }
        }
        page
    }
}

/// Why it ends with the riposte.
pub(super) const CUT_SHORT: Words = Words::new(
    "le suivi et la poursuite ne sont pas comptés\u{a0}: il y a trop d’enchaînements",
    "follow-up and pursuit are not counted: there are too many courses",
);

/// How far the combat is followed.
pub(super) fn depth_words(depth: Depth) -> Words {
    match depth {
        Depth::Exchange => Words::new("attaque, repli et riposte", "attack, retreat and riposte"),
        Depth::WholeChain => Words::new("jusqu’au bout de la poursuite", "to the end of the pursuit"),
    }
}

/// So many of something whose plural takes an s.
fn count(number: u8, what: Words, language: Language) -> String {
    let plural = match language {
        Language::Fr => 1 < number,
        Language::En => number != 1,
    };
    format!("{number} {}{}", what.in_language(language), if plural { "s" } else { "" })
}
