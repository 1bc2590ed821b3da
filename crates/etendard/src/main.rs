//! `etendard`: the one program.

mod case;
mod checkout;
mod citations;
mod clauses;
mod compare;
mod error;
mod language;
mod source;
mod table;
mod terminal;

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
    /// Compare the four books on a topic, side by side; without a topic, list them all.
    Compare {
        /// The topic: riposte, retreat, dice…
        topic: Option<String>,
        /// Print JSON.
        #[arg(long)]
        json: bool,
    },
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
        Command::Clauses { book, json, unproved, root } => {
            clauses::run(&clauses::Wanted { book, json, unproved }, root.as_deref(), language)
        }
        Command::Compare { topic, json } => compare::run(topic.as_deref(), json, language),
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
