//! Several attacks in one table, the one that gains most first.

use super::figures::{average, balance, percent};
use super::page::{CUT_SHORT, depth_words};
use super::position::Position;
use super::reckon::Reckoned;
use crate::house;
use crate::table::{Cell, drawn, paragraph};
use crate::terminal;
use battle::{Combatant, Pending};
use odds::{Elephants, Tally};
use rulebook::{Language, Words};

/// The table, and under which assumptions it is reckoned.
pub(super) fn page(position: &Position, found: &[Reckoned], language: Language) -> String {
    let said = |words: Words| words.in_language(language);
    let Some(first) = found.first() else {
        let nothing = if matches!(position.battle.pending(), Pending::Over(_)) {
            Words::new("La bataille est finie.", "The battle is over.")
        } else {
            Words::new(
                "Aucune attaque n’est possible ce tour sans se déplacer.",
                "No attack is possible this turn without moving.",
            )
        };
        return format!("{}\n", said(nothing));
    };
    let heads = [
        Words::new("attaquant", "attacker"),
        Words::new("cible", "target"),
        Words::new("dés", "dice"),
        Words::new("détruite", "destroyed"),
        Words::new("chassée", "leaves"),
        Words::new("inflige", "inflicts"),
        Words::new("subit", "suffers"),
        Words::new("gain", "gain"),
    ];
    let mut rows = vec![heads.map(|head| Cell::plain(said(head))).to_vec()];
    rows.extend(found.iter().map(|one| row(position, one, language)));
    for column in NAMED..heads.len() {
        align(&mut rows, column);
    }
    let title = position.title.clone().unwrap_or_default();
    let title = house::behind(&title, position.book().house, language);
    let how = format!("{} · {}", said(depth_words(first.odds.depth)), said(first.policy.words()));
    let width = terminal::width().min(80);
    let heading = paragraph("", &format!("{title} — {how}"), width);
    let mut page = format!("{heading}\n{}\n", drawn(&rows, width));
    let note = Words::new(
        "chassée\u{a0}: la cible quitte son hexagone, détruite comprise\u{a0}; inflige, subit, gain\u{a0}: éléments, en \
         moyenne, amis et ennemis d’alentour compris",
        "leaves: the target leaves its hex, destroyed or driven back; inflicts, suffers, gain: elements on average, \
         friends and enemies around included",
    );
    page += &paragraph("", said(note), width);
    if first.cut_short {
        page += &paragraph("", said(CUT_SHORT), width);
    }
    if found.iter().any(|one| one.odds.elephants == Elephants::Stand) {
        let stand = Words::new(
            "*\u{a0}: les éléphants affolés sont comptés comme restant sur place",
            "*: panicking elephants are taken to stand where they are",
        );
        page += &paragraph("", said(stand), width);
    }
    page
}

/// Columns of names; numbers follow.
const NAMED: usize = 2;

/// Numbers end under each other.
fn align(rows: &mut [Vec<Cell>], column: usize) {
    let length = |cell: &Cell| cell.text.chars().count();
    let widest = rows.iter().map(|row| length(&row[column])).max().unwrap_or_default();
    for row in rows {
        let missing = widest - length(&row[column]);
        row[column].text.insert_str(0, &"\u{a0}".repeat(missing));
    }
}

fn row(position: &Position, one: &Reckoned, language: Language) -> Vec<Cell> {
    let odds = &one.odds;
    let name = |who| position.name_and_place(who, language);
    let inflicts = |tally: Tally| (tally.target_lost() + tally.foes_lost()).cast_signed();
    let suffers = |tally: Tally| (tally.attacker_lost() + tally.friends_lost()).cast_signed();
    let star = if odds.elephants == Elephants::Stand { "*" } else { "" };
    let cells = [
        name(Combatant::Unit(odds.attacker)),
        name(odds.target),
        one.account.dice().to_string(),
        percent(odds.chance(Tally::target_destroyed), language),
        percent(odds.chance(Tally::target_left), language),
        average(odds.expected(inflicts), language),
        average(odds.expected(suffers), language),
        balance(odds.expected_gain(), language) + star,
    ];
    cells.iter().map(|text| Cell::plain(text)).collect()
}
