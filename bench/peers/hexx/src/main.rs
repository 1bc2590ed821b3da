//! Lines and fields of movement with hexx: `peer-hexx line|reach MILLISECONDS`.

#[path = "../../clock.rs"]
mod clock;

use hexx::Hex;
use std::hint::black_box;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let milliseconds = words.get(1).and_then(|text| text.parse().ok()).unwrap_or(500);
    let ends: Vec<Hex> = Hex::ZERO.ring(6).collect();
    match words.first().map(String::as_str) {
        Some("line") => {
            let work = |counts: &mut [(&'static str, u64)]| {
                for _ in 0..20 {
                    for end in &ends {
                        for hex in black_box(Hex::ZERO).line_to(black_box(*end)) {
                            black_box(hex);
                        }
                    }
                }
                counts[0].1 += 20 * ends.len() as u64;
            };
            clock::measure(milliseconds, work, &["lines"]);
        }
        Some("reach") => {
            // Open ground: every hex costs one step, a budget of four, as our cavalry has.
            let work = |counts: &mut [(&'static str, u64)]| {
                for _ in 0..10 {
                    let field = hexx::algorithms::field_of_movement(black_box(Hex::ZERO), 4, |_| Some(0));
                    counts[0].1 += 1;
                    counts[1].1 += field.len() as u64;
                    black_box(field);
                }
            };
            clock::measure(milliseconds, work, &["sets", "hexes"]);
        }
        _ => {
            eprintln!("usage: peer-hexx line|reach MILLISECONDS");
            std::process::exit(2);
        }
    }
}
