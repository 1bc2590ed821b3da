//! `etendard admin`: whoever keeps the server looks after its games, on the machine itself and while the server runs.
//! Each action is written to a journal.

mod journal;
mod page;
mod shelf;

use crate::Outcome;
use crate::error::Error;
use crate::serve::Place;
use journal::Journal;
use rulebook::Language;
use server::{Keeper, KeeperError, KeptSeat};
use std::path::PathBuf;
use std::process::ExitCode;
use wire::live::CampWire;

/// What is wanted.
#[derive(Clone, Debug, clap::Args)]
pub(crate) struct Wanted {
    #[command(subcommand)]
    action: Action,
    #[command(flatten)]
    place: Place,
    /// Where actions are written down (default: `admin.log` in the folder of games, else `./etendard-admin.log`).
    #[arg(long, value_name = "FILE", global = true)]
    journal: Option<PathBuf>,
}

/// A side of a table.
#[derive(Clone, Copy, Debug, clap::ValueEnum)]
enum PlayerSeat {
    North,
    South,
}

impl From<PlayerSeat> for CampWire {
    fn from(side: PlayerSeat) -> Self {
        match side {
            PlayerSeat::North => Self::North,
            PlayerSeat::South => Self::South,
        }
    }
}

/// Whoever has a token.
#[derive(Clone, Copy, Debug, clap::ValueEnum)]
enum Holder {
    North,
    South,
    Host,
}

impl From<Holder> for KeptSeat {
    fn from(holder: Holder) -> Self {
        match holder {
            Holder::North => Self::Camp(CampWire::North),
            Holder::South => Self::Camp(CampWire::South),
            Holder::Host => Self::Host,
        }
    }
}

#[derive(Clone, Debug, clap::Subcommand)]
enum Action {
    /// List the games, the newest first.
    List {
        /// Those that are over, too.
        #[arg(long)]
        all: bool,
    },
    /// Look at one game: its seats, its size, the last of what was said.
    Look {
        /// The id of the game.
        game: String,
    },
    /// Close a game: it is over, and nobody has won.
    Close {
        /// The id of the game.
        game: String,
    },
    /// Free a seat; prints the invitation that opens it.
    Free {
        /// The id of the game.
        game: String,
        /// Which.
        seat: PlayerSeat,
    },
    /// Let somebody talk no more.
    Mute {
        /// The id of the game.
        game: String,
        /// Whom; everybody if left out.
        seat: Option<PlayerSeat>,
        /// Let him talk again.
        #[arg(long)]
        off: bool,
    },
    /// Delete a game for ever.
    Delete {
        /// The id of the game.
        game: String,
    },
    /// Take a token back; prints the new one, for whoever the seat belongs to.
    Revoke {
        /// The id of the game.
        game: String,
        /// Whose.
        seat: Holder,
    },
    /// Let the dice go on with new chains, after games were restored from a copy; every player is told.
    RenewDice {
        /// The id of the game; every game under way if left out.
        game: Option<String>,
    },
    /// Look after the shelf: battles people publish.
    #[command(subcommand)]
    Shelf(shelf::ShelfAction),
    /// Look the whole store over: the file, references, gaps in the logs.
    ///
    /// Exit status 2 if it is damaged.
    Check,
}

/// Does what is wanted, and writes it down.
pub(crate) fn run(wanted: &Wanted, language: Language) -> Result<Outcome, Error> {
    // An action that cannot be written down is not done.
    let journal = Journal::open(&wanted.journal.clone().unwrap_or_else(|| wanted.place.beside("admin.log")))?;
    let address = wanted.place.address()?;
    let runtime = tokio::runtime::Runtime::new().map_err(|error| Error::World(error.to_string()))?;
    let done = runtime.block_on(async {
        let keeper = Keeper::come(&address).await?;
        let done = act(&keeper, &wanted.action, language).await;
        keeper.go().await;
        done
    });
    journal.note(&wanted.action.written(), done.as_ref().err())?;
    let text = done.map_err(Error::Keep)?;
    Ok(Outcome { text, code: ExitCode::SUCCESS })
}

async fn act(keeper: &Keeper, action: &Action, language: Language) -> Result<String, KeeperError> {
    Ok(match action {
        Action::List { all } => page::list(&keeper.list(*all).await?, language),
        Action::Look { game } => page::game(&keeper.look(game).await?, language),
        Action::Close { game } => page::done(keeper.close(game).await?, language),
        Action::Free { game, seat } => page::invitation(&keeper.free(game, (*seat).into()).await?, language),
        Action::Mute { game, seat, off } => page::done(keeper.mute(game, seat.map(Into::into), !off).await?, language),
        Action::Delete { game } => {
            keeper.delete(game).await?;
            page::deleted(game, language)
        }
        Action::Revoke { game, seat } => page::token(&keeper.revoke(game, (*seat).into()).await?, language),
        Action::RenewDice { game } => page::renewed(keeper.renew_dice(game.as_deref()).await?, language),
        Action::Shelf(action) => shelf::act(keeper, action, language).await?,
        Action::Check => page::sound(keeper.check().await?, language),
    })
}

impl Action {
    /// As it stands in the journal: the words of the command line.
    fn written(&self) -> String {
        match self {
            Self::List { all } => if *all { "list --all" } else { "list" }.to_owned(),
            Self::Look { game } => format!("look {game}"),
            Self::Close { game } => format!("close {game}"),
            Self::Free { game, seat } => format!("free {game} {}", side(*seat)),
            Self::Mute { game, seat, off } => {
                let words = [seat.map(side), off.then_some("--off")].into_iter().flatten();
                words.fold(format!("mute {game}"), |said, word| format!("{said} {word}"))
            }
            Self::Delete { game } => format!("delete {game}"),
            Self::Revoke { game, seat } => {
                let whose = match seat {
                    Holder::North => "north",
                    Holder::South => "south",
                    Holder::Host => "host",
                };
                format!("revoke {game} {whose}")
            }
            Self::RenewDice { game } => {
                game.iter().fold("renew-dice".to_owned(), |said, game| format!("{said} {game}"))
            }
            Self::Shelf(action) => action.written(),
            Self::Check => "check".to_owned(),
        }
    }
}

const fn side(side: PlayerSeat) -> &'static str {
    match side {
        PlayerSeat::North => "north",
        PlayerSeat::South => "south",
    }
}
