//! The figures, printed.

use super::figures::{Figures, Line, Trial, decisions, elo, percent};
use super::games::{Field, Played, Seat};
use crate::house;
use crate::list::without_rules;
use crate::table::{self, Cell};
use battle::Camp;
use rulebook::{Language, Words};
use serde_json::{Value, json};

/// For a person.
pub(crate) fn text(figures: &Figures, language: Language, width: usize) -> String {
    let say = |fr: &'static str, en: &'static str| Words::new(fr, en).in_language(language);
    let heads = [
        say("bataille", "battle"),
        say("parties", "games"),
        say("gagnées/nulles/perdues", "won/drawn/lost"),
        say("score", "score"),
        say("intervalle à 95\u{a0}%", "95\u{a0}% interval"),
        say("le nord gagne", "north wins"),
        say("tours", "turns"),
    ];
    let mut rows = vec![heads.map(Cell::plain).to_vec()];
    rows.extend(figures.lines.iter().map(row));
    let whole = &figures.whole;
    let [first, second] = &figures.names;
    let (low, high) = whole.share.interval();
    let mut page = vec![without_rules(&table::drawn(&rows, width))];
    page.push(format!(
        "\n{first} {} {second}{} {} ({}–{})\n",
        say("contre", "against"),
        say("\u{a0}:", ":"),
        percent(whole.share.score()),
        percent(low),
        percent(high)
    ));
    page.push(format!(
        "Elo{} {} ({} … {})\n",
        say("\u{a0}:", ":"),
        points(elo(whole.share.score())),
        points(elo(low)),
        points(elo(high))
    ));
    page.push(format!(
        "{} {}, {} {}/{}/{}\n",
        say("le nord gagne", "north wins"),
        percent(whole.north.score()),
        say("gagnées/nulles/perdues", "won/drawn/lost"),
        whole.north.wins,
        whole.north.draws,
        whole.north.losses
    ));
    page.push(format!("{} {:.1}\n", say("tours par partie\u{a0}:", "turns a game:"), whole.turns));
    for (name, (millis, decisions)) in figures.names.iter().zip(figures.millis.iter().zip(figures.decisions)) {
        page.push(format!(
            "{name}{} {millis:.2} ms {}, {decisions:.0} {}\n",
            say("\u{a0}:", ":"),
            say("par décision", "a decision"),
            say("décisions par partie", "decisions a game")
        ));
    }
    page.extend(house_rules(figures, language));
    if let Some(trial) = figures.trial {
        page.push(format!("{}\n", verdict(trial).in_language(language)));
    }
    page.concat()
}

/// The house rules in force: once where they are the same everywhere, else battle by battle.
fn house_rules(figures: &Figures, language: Language) -> Vec<String> {
    let first = figures.lines.first().map(|line| line.house).unwrap_or_default();
    if figures.lines.iter().all(|line| line.house == first) {
        return house::line(first, language).map(|said| said + "\n").into_iter().collect();
    }
    let each =
        figures.lines.iter().filter_map(|line| Some(format!("{}, {}\n", line.id, house::line(line.house, language)?)));
    each.collect()
}

fn row(line: &Line) -> Vec<Cell> {
    let (low, high) = line.share.interval();
    let cells = [
        line.id.clone(),
        line.share.games().to_string(),
        format!("{}/{}/{}", line.share.wins, line.share.draws, line.share.losses),
        percent(line.share.score()),
        format!("{}–{}", percent(low), percent(high)),
        percent(line.north.score()),
        format!("{:.1}", line.turns),
    ];
    cells.iter().map(|cell| Cell::plain(cell)).collect()
}

fn points(elo: f64) -> String {
    if elo.is_infinite() { if elo < 0.0 { "−∞" } else { "+∞" }.to_owned() } else { format!("{elo:+.0}") }
}

fn verdict(trial: Trial) -> Words {
    if !trial.is_clear() {
        Words::new("essai\u{a0}: rien n’est encore sûr", "test: nothing is sure yet")
    } else if 0.0 < trial.likelihood {
        Words::new("essai\u{a0}: le premier est meilleur", "test: the first is better")
    } else {
        Words::new("essai\u{a0}: le premier n’est pas meilleur", "test: the first is not better")
    }
}

/// For a program.
pub(crate) fn json(figures: &Figures) -> Value {
    let whole = &figures.whole;
    let (low, high) = whole.share.interval();
    let finite = |number: f64| number.is_finite().then_some(number);
    json!({
        "players": figures.names,
        "games": whole.share.games(),
        "won": whole.share.wins,
        "drawn": whole.share.draws,
        "lost": whole.share.losses,
        "score": whole.share.score(),
        "interval": [low, high],
        "elo": finite(elo(whole.share.score())),
        "elo_interval": [finite(elo(low)), finite(elo(high))],
        "north": { "won": whole.north.wins, "drawn": whole.north.draws, "lost": whole.north.losses },
        "turns": whole.turns,
        "milliseconds_per_decision": figures.millis,
        "decisions_per_game": figures.decisions,
        "likelihood": figures.trial.map(|trial| trial.likelihood),
        "scenarios": figures.lines.iter().map(line_json).collect::<Value>(),
    })
}

fn line_json(line: &Line) -> Value {
    let (low, high) = line.share.interval();
    json!({
        "scenario": line.id,
        "house_rules": house::keys(line.house),
        "won": line.share.wins,
        "drawn": line.share.draws,
        "lost": line.share.losses,
        "score": line.share.score(),
        "interval": [low, high],
        "north": { "won": line.north.wins, "drawn": line.north.draws, "lost": line.north.losses },
        "turns": line.turns,
    })
}

/// What stands in the columns of a game's line.
const HEAD: [&str; 16] = [
    "scenario",
    "pair",
    "first",
    "second",
    "first_side",
    "winner",
    "by",
    "turns",
    "first_decisions",
    "second_decisions",
    "north_elements_lost",
    "south_elements_lost",
    "north_units_lost",
    "south_units_lost",
    "fingerprint",
    "house_rules",
];

/// One line a game.
pub(crate) fn csv(field: &[Field], seats: &[Seat; 2], played: &[Played]) -> String {
    let mut page = vec![HEAD.join(",") + "\n"];
    for game in played {
        let (bout, side) = (&game.bout, |camp: Camp| if camp == Camp::North { "north" } else { "south" });
        let by = format!("{:?}", bout.outcome.by).to_lowercase();
        page.push(format!(
            "{},{},{}@{},{}@{},{},{},{by},{},{},{},{},{},{},{},{:016x},{}\n",
            field[game.game.field].scenario.id(),
            game.game.pair,
            seats[0].character,
            seats[0].nodes,
            seats[1].character,
            seats[1].nodes,
            side(game.game.first_is),
            bout.outcome.winner.map_or("nobody", side),
            bout.turns,
            decisions(game, 0),
            decisions(game, 1),
            bout.elements_lost[0],
            bout.elements_lost[1],
            bout.units_lost[0],
            bout.units_lost[1],
            bout.fingerprint,
            house::keys(field[game.game.field].battle.setup().book.house).join(" ")
        ));
    }
    page.concat()
}
