//! Sentences one by one, the catalogues whole, and battles enough to say every message.

mod bearings;
mod cards;
mod catalogues;
mod exercises;
mod labels;
#[path = "../tests/stories/player.rs"]
mod player;
mod questions;
mod rarities;
mod sentences;
mod stories;
mod table;
