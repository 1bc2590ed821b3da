//! `etendard selfplay`: one battle many times over by one player on both sides: is it balanced, how long does it last?

mod advice;
mod certificate;
mod chart;
mod paper;
mod positions;
mod tally;

use crate::arena::{Contender, Share, bell, field, percent, play_all, play_noting};
use crate::error::Error;
use crate::{Outcome, house, terminal};
use battle::{Camp, WonBy};
use opponent::Fixture;
use rulebook::{HouseRules, Language, Words};
use scenario::Scenario;
use serde_json::{Value, json};
use std::path::PathBuf;
use std::process::ExitCode;
use tally::Tally;

/// What is asked.
#[derive(clap::Args)]
pub(crate) struct Wanted {
    /// The name of a battle, as `etendard list` gives it, or the path of a scenario file.
    #[arg(required_unless_present_any = ["certificate", "merge"])]
    scenario: Option<String>,
    /// Who plays both sides; `captain@5000` thinks 5000 nodes a decision, `general:bold` is a bold general.
    #[arg(long, default_value = "captain")]
    player: Contender,
    /// Games.
    #[arg(long, default_value_t = 50, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    games: u32,
    /// The number all luck comes from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The number of the first game: games are told apart by their numbers, and parts of a trial begin where others end.
    #[arg(long, default_value_t = 0)]
    from: u32,
    /// Figures for a certificate of balance, by these players, with commas between: captain, colonel@500; captain/colonel
    /// is played both ways round, captain:60 plays sixty games of this pair, whatever --games says.
    #[arg(long, value_delimiter = ',', value_name = "PLAYERS", conflicts_with = "player")]
    levels: Vec<certificate::Pairing>,
    /// Write the certificate of the games into this file; of some of them (--from) it is a part of a larger one.
    #[arg(long, visible_alias = "part", value_name = "FILE")]
    write_certificate: Option<PathBuf>,
    /// Verify this certificate: play its games again, and say “the same”, or which figure differs.
    ///
    /// The exit status is 1 where one does.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["levels", "write_certificate", "merge", "from", "games", "seed", "house", "svg", "advice"])]
    certificate: Option<PathBuf>,
    /// Put the certificates of parts together.
    #[arg(long, value_name = "FILES", num_args = 1.., conflicts_with_all = ["levels", "from", "games", "seed", "house", "svg", "advice"])]
    merge: Vec<PathBuf>,
    /// Try changes that could make the battle more even, the last three of them as often as --games says.
    #[arg(long, conflicts_with_all = ["levels", "write_certificate", "svg"])]
    advice: bool,
    #[command(flatten)]
    house: house::Asked,
    /// Print JSON.
    #[arg(long)]
    json: bool,
    /// Draw a chart into this file.
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    /// Write the positions of all games into this file, with what each weight adds to them and how the game ended.
    #[arg(long, value_name = "FILE")]
    positions: Option<PathBuf>,
}

impl Wanted {
    /// Is it about the figures of a certificate?
    fn is_about_certificates(&self) -> bool {
        let files = self.certificate.is_some() || self.write_certificate.is_some() || !self.merge.is_empty();
        files || self.advice || !self.levels.is_empty()
    }

    /// The battle that is named.
    fn named(&self, language: Language) -> Result<&str, Error> {
        let missing = Words::new("nommez une bataille", "name a battle");
        self.scenario.as_deref().ok_or_else(|| Error::Said(missing.in_language(language).to_owned()))
    }
}

/// Plays, counts, prints and draws.
pub(crate) fn run(wanted: &Wanted, language: Language) -> Result<Outcome, Error> {
    if wanted.is_about_certificates() {
        return certificate::run(wanted, language);
    }
    let field = field(&[wanted.named(language)?.to_owned()], &wanted.house, language)?;
    let seats = [wanted.player.seat(None), wanted.player.seat(None)];
    let games = usize::try_from(wanted.games).unwrap_or(usize::MAX);
    let bell = bell(games);
    // Both sides have the same player: swapping them would play the same game twice.
    let first = usize::try_from(wanted.from).unwrap_or(usize::MAX);
    let pairs = first..first.saturating_add(games);
    let fixtures = pairs.map(|pair| Fixture { pair, field: 0, first_is: Camp::North }).collect();
    let played = if let Some(file) = &wanted.positions {
        let noted = play_noting(&field, &seats, fixtures, wanted.seed, &bell);
        std::fs::write(file, positions::listed(&noted, field[0].scenario.id()))
            .map_err(|error| Error::Unwritable(file.clone(), error))?;
        noted.into_iter().map(|(played, _)| played).collect()
    } else {
        play_all(&field, &seats, fixtures, wanted.seed, &bell)
    };
    bell.finish_and_clear();
    let tally = Tally::of(&played);
    let (scenario, rules) = (&field[0].scenario, field[0].battle.setup().book.house);
    let name = format!("{}@{}", seats[0].character, seats[0].nodes);
    if let Some(file) = &wanted.svg {
        let drawing = chart::drawn(scenario, &name, &tally, language);
        std::fs::write(file, drawing).map_err(|error| Error::Unwritable(file.clone(), error))?;
    }
    let text = if wanted.json {
        format!("{:#}\n", data(scenario, rules, &name, &tally))
    } else {
        page(scenario, rules, &name, &tally, language)
    };
    Ok(Outcome { text, code: ExitCode::SUCCESS })
}

fn page(scenario: &Scenario, rules: HouseRules, player: &str, tally: &Tally, language: Language) -> String {
    let say = |fr: &'static str, en: &'static str| Words::new(fr, en).in_language(language);
    let army = |camp: Camp| scenario.cast().army(camp).in_language(language);
    let title = scenario.title().in_language(language);
    let heading = format!("{title}, {} {}, {player}", tally.north.games(), say("parties", "games"));
    let heading = house::behind(&heading, rules, language);
    let mut lines = vec![crate::table::paragraph("", &heading, terminal::width()).trim_end().to_owned(), String::new()];
    for camp in [Camp::North, Camp::South] {
        let share = tally.share(camp);
        let (low, high) = share.interval();
        lines.push(format!(
            "{}{} {} {} ({}–{}), {} {:.1} {}, {:.1} {}",
            army(camp),
            say("\u{a0}:", ":"),
            say("score", "score"),
            percent(share.score()),
            percent(low),
            percent(high),
            say("perd en moyenne", "loses on average"),
            tally.elements_lost(camp),
            say("plaquettes", "elements"),
            tally.units_lost(camp),
            say("unités", "units"),
        ));
    }
    let [first, middle, last] = tally.quartiles();
    lines.push(format!(
        "{} {:.1} ({} {first}, {middle}, {last})",
        say("tours\u{a0}:", "turns:"),
        tally.mean_turns(),
        say("quartiles", "quartiles")
    ));
    for (by, camp, count) in tally.endings() {
        let winner = camp.map_or_else(|| say("nulle", "draw"), army);
        lines.push(format!("  {count} × {winner}, {}", ending(by).in_language(language)));
    }
    lines.join("\n") + "\n"
}

/// How a battle is won, in words.
fn ending(by: WonBy) -> Words {
    match by {
        WonBy::Elimination => Words::new("par unités éliminées", "by units eliminated"),
        WonBy::Objectives => Words::new("par objectifs tenus", "by objectives held"),
        WonBy::Exit => Words::new("par unités sorties", "by units led off the table"),
        WonBy::TurnLimit => Words::new("à la limite de tours", "at the turn limit"),
    }
}

fn data(scenario: &Scenario, rules: HouseRules, player: &str, tally: &Tally) -> Value {
    let side = |camp: Camp| {
        let share: Share = tally.share(camp);
        let (low, high) = share.interval();
        json!({
            "won": share.wins,
            "drawn": share.draws,
            "lost": share.losses,
            "score": share.score(),
            "interval": [low, high],
            "elements_lost": tally.elements_lost(camp),
            "units_lost": tally.units_lost(camp),
        })
    };
    let endings = tally.endings().into_iter().map(|(by, camp, count)| {
        let winner = camp.map(|camp| format!("{camp:?}").to_lowercase());
        json!({ "by": format!("{by:?}").to_lowercase(), "winner": winner, "games": count })
    });
    json!({
        "scenario": scenario.id(),
        "house_rules": house::keys(rules),
        "player": player,
        "games": tally.north.games(),
        "north": side(Camp::North),
        "south": side(Camp::South),
        "turns": { "mean": tally.mean_turns(), "quartiles": tally.quartiles() },
        "endings": endings.collect::<Value>(),
    })
}
