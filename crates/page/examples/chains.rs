//! The random battles of the engine's own tests, for WebAssembly: they must go there as they go everywhere.

#[path = "../../battle/tests/whole/fields.rs"]
mod fields;
#[path = "chains/play.rs"]
mod play;

use wasm_bindgen::prelude::wasm_bindgen;

/// Every moment of some battles of a book, folded into one number, in hexadecimal digits.
#[wasm_bindgen]
#[must_use]
pub fn chain(book: usize, first: u32, battles: u32) -> String {
    play::chain(book, first.into(), battles.into())
}
