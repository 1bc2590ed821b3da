//! Small battles made from a seed.
//!
//! [`Wish`] says what is wanted; [`made`] draws a map that is playable and two armies of a period, and lets captains play
//! until neither side wins too often: elements are taken from the stronger army, one by one. The same wish makes the same
//! battle everywhere.

mod armies;
mod assembled;
mod fitting;
mod forces;
mod ground;
mod place;
mod text;
mod wish;
mod worth;

pub use armies::{PeriodYears, periods};
pub use fitting::{MadeSkirmish, made, made_unless};
pub use wish::{Landscape, SkirmishAim, Wish, WishError};
