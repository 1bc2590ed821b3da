//! The program itself, serving: killed, doubled, with no room left. Everything goes over real sockets to real processes.

#![expect(clippy::unwrap_used, reason = "in a test, a failure should stop where it happens")]

#[path = "../../../server/tests/tables/ask.rs"]
mod ask;
mod backed;
mod bot;
#[path = "../../../server/tests/tables/chance.rs"]
mod chance;
mod crowded;
mod doubled;
mod full;
mod halved;
mod honest;
mod kept_house;
mod killed;
mod player;
#[path = "../../../storage/tests/kept/postgres.rs"]
mod postgres;
mod process;
mod spoilt;
mod tables;
mod tampered;
