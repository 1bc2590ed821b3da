//! The host inside the page, for a worker of the browser.
//!
//! [`HomeHost`] holds games and answers what a server would answer, with the same JSON. It waits for nothing: whoever calls
//! it hands in what the browser has kept, and keeps what he is given before he tells it to anybody. [`Mind`] is a
//! computer player, for a worker of its own. `web/src/engine` drives both.

mod asking;
mod home;
mod kept;
mod mind;
mod outbox;
mod talking;

pub use home::HomeHost;
pub use mind::Mind;
