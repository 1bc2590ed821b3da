//! `etendard`: the one program.

mod admin;
mod arena;
mod case;
mod check;
mod checkout;
mod citations;
mod clauses;
mod compare;
mod engine;
mod error;
mod generalship;
mod house;
mod language;
mod list;
mod listed;
mod odds;
mod play;
mod replay;
mod selfplay;
mod serve;
mod show;
mod sight;
mod skirmish;
mod source;
mod table;
mod terminal;
mod word;

use clap::{Parser, Subcommand};
use language::Tongue;
use rulebook::Book;
use std::path::PathBuf;
use std::process::ExitCode;

/// Étendard: four French hex-and-dice battle games, by every rule of the book.
#[derive(Parser)]
#[command(version, about, arg_required_else_help = true)]
struct Arguments {
    /// Language of what is printed: fr or en (default: your locale, French unless it says English).
    #[arg(long, global = true)]
    lang: Option<Tongue>,
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Let two computer players fight many battles, sides swapped: who is better, and how sure that is.
    Arena(arena::Wanted),
    /// Let one computer player fight a battle against itself many times: its balance and its length, its certificate, advice.
    ///
    /// See docs/fairness.md and, for many machines, docs/many-machines.md.
    Selfplay(Box<selfplay::Wanted>),
    /// Put computer players to positions a good general solves, or prove those positions.
    ///
    /// Exit status 1 if a proof differs from what its file says.
    Generalship(generalship::Wanted),
    /// Make a small battle from a seed: a playable map, two armies of equal worth by trial games. It is printed, or written.
    Skirmish(skirmish::Wanted),
    /// Print the register of rules: every clause, where the code cites it, which tests prove it.
    ///
    /// Exit status 1 while any clause is unproved.
    Clauses {
        /// One book only: frederic, panache, jomini or thucidide.
        #[arg(long, value_parser = book)]
        book: Option<Book>,
        /// Print JSON.
        #[arg(long)]
        json: bool,
        /// Only the clauses that still lack a citation or a proof.
        #[arg(long)]
        unproved: bool,
        /// The checkout to read citations and tests from (default: the one around the current folder).
        #[arg(long)]
        root: Option<PathBuf>,
    },
    /// Check scenario files: every fault with its line and what to write instead; silent when all is well.
    ///
    /// Exit status 1 if there is one.
    Check {
        /// Scenario files, or folders of them.
        #[arg(required_unless_present = "schema")]
        files: Vec<PathBuf>,
        /// Print JSON.
        #[arg(long)]
        json: bool,
        /// Rewrite sound files in the one form; comments are lost but for those at the top.
        #[arg(long)]
        write: bool,
        /// Print the JSON Schema of scenario files, for editors.
        #[arg(long)]
        schema: bool,
    },
    /// Compare the four books on a topic, side by side; without a topic, list them all.
    Compare {
        /// The topic: riposte, retreat, dice…
        topic: Option<String>,
        /// Print JSON.
        #[arg(long)]
        json: bool,
    },
    /// List the battles: book, year, size, units, length.
    List {
        /// Print JSON.
        #[arg(long)]
        json: bool,
    },
    /// Show a battle: its story, map, armies and what wins.
    Show {
        /// The name of a battle, as `etendard list` gives it, or the path of a scenario file.
        scenario: String,
        /// Print JSON.
        #[arg(long)]
        json: bool,
    },
    /// Play a battle in the terminal: two at one keyboard, or against a computer player. See docs/play.md.
    ///
    /// Exit status 1 if a game cannot be taken up again.
    Play {
        /// The name of a battle, as `etendard list` gives it, or the path of a scenario file.
        #[arg(required_unless_present = "resume")]
        scenario: Option<String>,
        /// Who plays north: human, or a level: recruit, corporal, captain, colonel, marshal, general; perhaps with a
        /// temperament: general:bold, steady, bold, cautious or wily.
        #[arg(long, value_name = "WHO")]
        north: Option<play::Seat>,
        /// Who plays south.
        #[arg(long, value_name = "WHO")]
        south: Option<play::Seat>,
        /// The seed of the dice: the same seed and the same commands, the same battle.
        #[arg(long, value_name = "N")]
        seed: Option<u64>,
        /// The file the game is written to (default: a new one, named after the battle).
        #[arg(long, value_name = "FILE")]
        save: Option<PathBuf>,
        /// A game to be taken up where it was left, with the house rules it has.
        #[arg(long, value_name = "FILE", conflicts_with = "house")]
        resume: Option<PathBuf>,
        #[command(flatten)]
        house: house::Asked,
    },
    /// Look along a line of sight: is it open, and what blocks it, hex by hex.
    ///
    /// Exit status 1 if it is blocked.
    Sight {
        /// A battle, as `etendard show` takes it, or a case: FILE.case:ID.
        scenario: String,
        /// Who looks: a hex or a unit.
        from: String,
        /// At what: a hex or a unit.
        to: String,
        /// With which weapon (default: that of the unit that looks, else guns).
        #[arg(long)]
        weapon: Option<sight::Arms>,
        /// The position of a recorded game, at its end or after line N.
        #[arg(long, value_name = "FILE", conflicts_with = "house")]
        from_replay: Option<PathBuf>,
        /// The line of the recorded game after which to look.
        #[arg(long = "to", value_name = "N", requires = "from_replay")]
        to_line: Option<usize>,
        #[command(flatten)]
        house: house::Asked,
        /// Print JSON.
        #[arg(long)]
        json: bool,
    },
    /// Reckon the exact odds of an attack, with every outcome and the clause behind every die. See docs/odds.md.
    ///
    /// Exit status 1 if the rules refuse the attack.
    Odds(Box<odds::Wanted>),
    /// Tell a recorded game line by line.
    ///
    /// Exit status 1 if it does not play as it was recorded.
    Replay {
        /// The replay.
        file: PathBuf,
        /// Play it again and compare everything; print only the verdict.
        #[arg(long)]
        verify: bool,
        /// Play it again, and check that its dice are the throws proved in this file: see docs/fair-dice.md.
        #[arg(long, value_name = "DICE")]
        verify_dice: Option<PathBuf>,
        /// Hold the file of dice against what you sent and saw yourself: the file your page or bot wrote.
        #[arg(long, value_name = "FILE", requires = "verify_dice")]
        sent: Option<PathBuf>,
        /// Hold it against the commitment you were shown before the first throw; may be said again for later chains.
        #[arg(long, value_name = "C", requires = "verify_dice")]
        commitment: Vec<String>,
        /// Stop after this line, and print the position.
        #[arg(long, value_name = "N")]
        to: Option<usize>,
        /// Print the commands and dice as they were said, not the story.
        #[arg(long)]
        lines: bool,
        /// Print JSON.
        #[arg(long)]
        json: bool,
        /// The scenario file it was played on, where it is none of the battles listed.
        #[arg(long, value_name = "FILE")]
        scenario: Option<PathBuf>,
    },
    /// Serve games over the network: the page, the interface, live play. See docs/server.md.
    Serve(serve::Wanted),
    /// Write every game a server keeps into a new file, which can take the place of the old one.
    Backup(serve::Keeping),
    /// Write every game a server keeps as lines of JSON, for another server.
    Export(serve::Keeping),
    /// Take in the games another server exported; the dice of those under way go on with new chains.
    Import(serve::Keeping),
    /// Look after the games of a server, on its machine and while it runs: list, look, close, free, mute, delete, revoke,
    /// renew-dice, check. See docs/server.md.
    Admin(admin::Wanted),
    /// Answer a line protocol on standard input and output, for programs and scripts: see docs/engine.md.
    Engine,
    /// Play cases: drawn maps, scripted dice, expected outcomes; say where they differ.
    ///
    /// Exit status 1 if one does.
    Case {
        /// Case files, or folders of them.
        #[arg(required = true)]
        files: Vec<PathBuf>,
        /// Print the table and what happened for every case, not only for those that differ.
        #[arg(long)]
        log: bool,
    },
}

/// What a command has to say, and how it ends.
struct Outcome {
    text: String,
    code: ExitCode,
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let language = arguments.lang.map_or_else(language::of_the_locale, Tongue::language);
    let outcome = match arguments.command {
        Command::Arena(wanted) => arena::run(&wanted, language),
        Command::Generalship(wanted) => generalship::run(&wanted, language),
        Command::Selfplay(wanted) => selfplay::run(&wanted, language),
        Command::Skirmish(wanted) => skirmish::run(&wanted, language),
        Command::Clauses { book, json, unproved, root } => {
            clauses::run(&clauses::Wanted { book, json, unproved }, root.as_deref(), language)
        }
        Command::Check { files, json, write, schema } => {
            check::run(&files, check::Wanted { json, write, schema }, language)
        }
        Command::List { json } => list::run(json, language),
        Command::Show { scenario, json } => show::run(&scenario, json, language),
        Command::Compare { topic, json } => compare::run(topic.as_deref(), json, language),
        Command::Replay { file, verify, verify_dice, sent, commitment, to, lines, json, scenario } => {
            let dice = verify_dice.map(|file| replay::DiceProof { file, sent, commitments: commitment });
            replay::run(&file, &replay::Wanted { verify, dice, to, lines, json, scenario }, language)
        }
        Command::Play { scenario, north, south, seed, save, resume, house } => {
            play::run(&play::Wanted { scenario, seats: [north, south], seed, save, resume, house }, language)
        }
        Command::Sight { scenario, from, to, weapon, from_replay, to_line, house, json } => {
            let recorded = from_replay.map(|path| (path, to_line));
            sight::run(&sight::Wanted { scenario, from, to, weapon, recorded, house, json }, language)
        }
        Command::Odds(wanted) => odds::run(&wanted, language),
        Command::Serve(wanted) => serve::run(&wanted, language),
        Command::Backup(wanted) => serve::backup(&wanted, language),
        Command::Export(wanted) => serve::export(&wanted, language),
        Command::Import(wanted) => serve::import(&wanted, language),
        Command::Admin(wanted) => admin::run(&wanted, language),
        Command::Engine => engine::run(language),
        Command::Case { files, log } => case::run(&files, log, language),
    };
    let failure = match outcome {
        Ok(outcome) => match terminal::write(&outcome.text) {
            Ok(()) => return outcome.code,
            Err(error) => error.to_string(),
        },
        Err(error) => error.said(language),
    };
    eprintln!("etendard: {failure}");
    ExitCode::from(2)
}

/// A book by its key, its title or its letter.
fn book(text: &str) -> Result<Book, String> {
    let wanted = text.to_lowercase();
    let found = Book::ALL.into_iter().find(|book| {
        let title = book.title().to_lowercase();
        let letter = book.letter().to_lowercase().to_string();
        let first = title.split(' ').next().unwrap_or_default();
        [book.to_string().as_str(), &title, first, &letter].contains(&wanted.as_str())
    });
    found.ok_or_else(|| format!("expected one of {}", Book::ALL.map(|book| book.to_string()).join(", ")))
}
