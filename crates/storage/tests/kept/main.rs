//! What a store promises, held against both homes with the same words.

mod exchange;
mod games;
mod homes;
mod killed;
mod postgres;
mod private;
mod released;
mod room;
mod shelf;
mod writers;
