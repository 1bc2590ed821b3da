//! Games over the network.
//!
//! A game is its log: numbered entries, kept before anybody is told. Everything else is derived from it: a room holds
//! the game its log makes and the people who look at it, and can be let go and made again at any moment.
//! `docs/server.md` is the guide for hosts and programmers.

mod crowd;
mod door;
mod house;
mod http;
mod keeper;
mod limits;
mod metrics;
mod options;
mod reckoners;
mod renewal;
mod room;
mod server;
mod shelf;
mod shelf_keeper;
mod stored;

pub use keeper::{Keeper, KeeperError, KeptGame, KeptSeat};
pub use options::{Options, Trip};
pub use renewal::{Renewed, renew_game, renew_unfinished, unfinished};
pub use server::{Server, ServerError};
pub use shelf_keeper::{KeptBattle, KeptBattleWhole};
