//! Battles as files a person writes by hand.

mod cast;

pub use cast::{ArmyName, Article, Cast, Gender, Name, Number, Text};
