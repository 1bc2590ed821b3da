//! Tables played over real sockets, on a real server with a real file.

#![expect(clippy::unwrap_used, reason = "in a test, a failure should stop where it happens")]

mod abroad;
mod ask;
mod battles;
mod brought;
mod bytes;
mod chance;
mod copies;
mod door;
mod earlier;
mod flood;
mod hall;
mod house_rules;
mod interface;
mod keeping;
mod lasting;
mod looking_back;
mod opponent;
mod own;
mod roles;
mod shelf;
mod strangers;
mod talk;
mod telling;
