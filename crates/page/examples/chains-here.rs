//! The same battles on this machine: `chains-here FIRST BATTLES` prints a chain for each book.

#[path = "../../battle/tests/whole/fields.rs"]
mod fields;
#[path = "chains/play.rs"]
mod play;

fn main() {
    let said: Vec<u64> = std::env::args().skip(1).filter_map(|word| word.parse().ok()).collect();
    let [first, battles] = said.as_slice() else { panic!("chains-here FIRST BATTLES") };
    let chains: Vec<String> = (0..books::ALL.len()).map(|book| play::chain(book, *first, *battles)).collect();
    println!("{}", chains.join(" "));
}
