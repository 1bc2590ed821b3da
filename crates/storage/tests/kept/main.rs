//! What a store promises, held against both homes with the same words.

mod games;
mod homes;
