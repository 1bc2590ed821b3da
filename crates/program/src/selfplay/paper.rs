//! A certificate, printed.

use crate::table;
use crate::terminal;
use balance::{FairShare, TrialBattle, contest_words, verdict};
use battle::{Camp, WonBy};
use rulebook::{Language, Words};
use scenario::{Cast, Sentence};
use wire::fairness::{CertificateWire, LevelFigures, TrialFigures, UnitCounts};
use wire::live::CampWire;

/// One of the two languages.
pub(super) fn in_language(sentence: &Sentence, language: Language) -> &str {
    match language {
        Language::Fr => &sentence.fr,
        Language::En => &sentence.en,
    }
}

/// A share of a thousand: `44,5 %`.
pub(super) fn percent(per_mille: u16, language: Language) -> String {
    let (whole, tenth) = (per_mille / 10, per_mille % 10);
    match language {
        Language::Fr => format!("{whole},{tenth}\u{a0}%"),
        Language::En => format!("{whole}.{tenth}\u{a0}%"),
    }
}

/// A mean with one decimal, rounded to the nearest: whole numbers all the way.
pub(super) fn mean(sum: u32, of: u32, language: Language) -> String {
    let of = u64::from(of.max(1));
    let tenths = (u64::from(sum) * 10 + of / 2) / of;
    let point = if language == Language::Fr { ',' } else { '.' };
    format!("{}{point}{}", tenths / 10, tenths % 10)
}

/// For a person.
pub(super) fn page(whole: &CertificateWire, battle: Option<&TrialBattle>, language: Language) -> String {
    let say = |fr: &'static str, en: &'static str| Words::new(fr, en).in_language(language);
    let title = match language {
        Language::Fr => &whole.battle.title.fr,
        Language::En => &whole.battle.title.en,
    };
    let games: u32 = whole.levels.iter().map(|level| level.figures.games()).sum();
    let heading = format!("{title}, {games} {}", say("parties d’essai", "trial games"));
    let mut lines = vec![table::paragraph("", &heading, terminal::width()).trim_end().to_owned()];
    let cast = battle.map(|battle| battle.scenario().cast());
    if let Some(cast) = cast {
        let verdict = verdict(&whole.levels, cast);
        lines.push(table::paragraph("", in_language(&verdict, language), terminal::width()).trim_end().to_owned());
    }
    for level in &whole.levels {
        lines.push(String::new());
        lines.extend(level_lines(level, cast, language));
    }
    lines.push(String::new());
    lines.push(format!("{} {}", say("code\u{a0}:", "code:"), whole.code));
    lines.join("\n") + "\n"
}

fn army(cast: Option<&Cast>, camp: Camp, language: Language) -> String {
    let side = match camp {
        Camp::North => Words::new("nord", "north"),
        Camp::South => Words::new("sud", "south"),
    };
    cast.map_or_else(|| side.in_language(language).to_owned(), |cast| cast.army(camp).in_language(language).to_owned())
}

fn level_lines(level: &LevelFigures, cast: Option<&Cast>, language: Language) -> Vec<String> {
    let say = |fr: &'static str, en: &'static str| Words::new(fr, en).in_language(language);
    let (figures, games) = (&level.figures, level.figures.games());
    let who = contest_words(level.north, level.south);
    let mut lines =
        vec![format!("{}{} {games} {}", in_language(&who, language), say("\u{a0}:", ":"), say("parties", "games"))];
    for (camp, share, lost) in [
        (Camp::North, FairShare::north(figures.won), figures.lost.north),
        (Camp::South, FairShare::south(figures.won), figures.lost.south),
    ] {
        let (low, high) = share.interval();
        lines.push(format!(
            "  {}{} {} ({}–{}), {} {} {}, {} {}",
            army(cast, camp, language),
            say("\u{a0}:", ":"),
            percent(share.per_mille(), language),
            percent(low, language),
            percent(high, language),
            say("perd en moyenne", "loses on average"),
            mean(lost.units, games, language),
            say("unités", "units"),
            mean(lost.elements, games, language),
            say("plaquettes", "elements"),
        ));
    }
    lines.push(format!("  {}", course(figures, language)));
    for ending in &figures.endings {
        let words = super::ending(WonBy::from(ending.by)).in_language(language);
        for (winner, count) in
            [(Some(Camp::North), ending.won.north), (None, ending.won.nobody), (Some(Camp::South), ending.won.south)]
        {
            if 0 < count {
                let winner = winner.map_or_else(|| say("nulle", "draw").to_owned(), |camp| army(cast, camp, language));
                lines.push(format!("  {count} × {winner}, {words}"));
            }
        }
    }
    lines.extend(
        figures.units.iter().filter(|unit| games <= 10 * unit.unused()).map(|unit| unused(unit, games, cast, language)),
    );
    lines
}

/// Turns, first contact, changes of lead.
fn course(figures: &TrialFigures, language: Language) -> String {
    let games = figures.games();
    let turns: u32 = figures.turns.iter().map(|turn| u32::from(turn.turn).saturating_mul(turn.won.games())).sum();
    let contact: u32 =
        figures.contact.iter().map(|contact| u32::from(contact.turn).saturating_mul(contact.games)).sum();
    let fought: u32 = figures.contact.iter().map(|contact| contact.games).sum();
    let (turns, contact, leads) =
        (mean(turns, games, language), mean(contact, fought, language), mean(figures.leads.changes, games, language));
    match language {
        Language::Fr => format!("{turns} tours, premier contact au tour {contact}, l’avantage change {leads} fois"),
        Language::En => format!("{turns} turns, first contact on turn {contact}, the lead changes {leads} times"),
    }
}

/// A unit that is often of no use, and the reason that is most frequent.
fn unused(unit: &UnitCounts, games: u32, cast: Option<&Cast>, language: Language) -> String {
    let reasons = [
        (unit.late, Words::new("arrive trop tard", "arrives too late")),
        (unit.waited, Words::new("n’est pas amenée", "is not brought in")),
        (unit.far, Words::new("trop loin de l’ennemi", "too far from the enemy")),
        (unit.uncalled, Words::new("jamais activée", "never activated")),
        (unit.idle, Words::new("activée, ne fait rien", "activated, does nothing")),
    ];
    let why = reasons.into_iter().max_by_key(|(count, _)| *count).map_or("", |(_, words)| words.in_language(language));
    let name = cast.and_then(|cast| cast.units.iter().find(|name| name.id == unit.unit));
    let name = name.map_or_else(|| unit.unit.clone(), |name| name.text.in_language(language).to_owned());
    let camp = army(cast, Camp::from(CampWire::clone(&unit.camp)), language);
    let share = percent(FairShare::of(unit.unused(), games).per_mille(), language);
    match language {
        Language::Fr => format!("  sans emploi\u{a0}: {name} ({camp}), {share} des parties, {why}"),
        Language::En => format!("  of no use: {name} ({camp}), {share} of games, {why}"),
    }
}
