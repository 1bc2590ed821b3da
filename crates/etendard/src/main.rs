//! `etendard`: the one program.

mod checkout;
mod citations;
mod clauses;
mod compare;
mod language;
mod table;

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
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let language = arguments.lang.map_or_else(language::of_the_locale, Tongue::language);
    let outcome = match arguments.command {
        Command::Clauses { book, json, unproved, root } => {
            clauses::run(&clauses::Wanted { book, json, unproved }, root.as_deref(), language)
        }
        Command::Compare { topic, json } => compare::run(topic.as_deref(), json, language),
    };
    match outcome {
        Ok(code) => code,
        Err(message) => {
            eprintln!("etendard: {message}");
            ExitCode::from(2)
        }
    }
}

/// A book by its name or its letter.
fn book(text: &str) -> Result<Book, String> {
    let found = Book::ALL.into_iter().find(|book| {
        let letter = text.chars().count() == 1 && text.to_uppercase().starts_with(book.letter());
        letter || book.to_string() == text.to_lowercase()
    });
    found.ok_or_else(|| format!("expected one of {}", Book::ALL.map(|book| book.to_string()).join(", ")))
}
