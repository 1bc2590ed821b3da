//! Scenario files: those that come with the program, those with a fault, and whatever else may stand in a file.

mod battles;
mod catalogue;
mod fuzz;
mod lessons;
mod names;
mod prose;
mod schema;
mod spoiled;
