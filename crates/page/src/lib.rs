//! The host inside the page, for a worker of the browser.
//!
//! [`HomeHost`] holds games and answers what a server would answer, with the same JSON. It waits for nothing: whoever calls
//! it hands in what the browser has kept, and keeps what he is given before he tells it to anybody. [`Mind`] is a
//! computer player, for a worker of its own; a [`Shadow`] answers questions about a battle that is hosted elsewhere.
//! `web/src/engine` drives them.

mod asking;
mod home;
mod kept;
mod mind;
mod outbox;
mod shadow;
mod talking;

pub use home::HomeHost;
pub use mind::Mind;
pub use shadow::Shadow;
