//! How fast random battles go, in answers (commands and rolls) a second: `cargo run --release --example speed [BATTLES]`.

#[path = "../tests/whole/fields.rs"]
mod fields;

use battle::Battle;
use fields::{Luck, answer, give, setup};

#[expect(clippy::disallowed_types, reason = "a measure of time needs a clock; the engine it measures has none")]
fn main() {
    let wanted = std::env::args().nth(1).and_then(|count| count.parse().ok()).unwrap_or(5000);
    println!("a battle of ordinary size is {} bytes", std::mem::size_of::<Battle>());
    for book in &books::ALL {
        // Battles of ordinary size: up to 16 units a side on a board of up to 14 by 12.
        let ordinary = (0..).map(|seed| setup(book, seed)).filter(|setup| {
            setup.units.len() <= battle::NORMAL_UNITS && setup.officers.len() <= battle::NORMAL_OFFICERS
        });
        let fields: Vec<Battle> = ordinary.take(100).map(|setup| Battle::new(setup).expect("a sound field")).collect();
        let (mut answers, mut battles) = (0_u128, 0_u128);
        let mut list = Vec::new();
        let clock = std::time::Instant::now();
        for (seed, field) in (0..).zip(fields.iter().cycle().take(wanted)) {
            let (mut battle, mut luck) = (field.clone(), Luck::new(seed));
            battle.begin(&mut ());
            while let Some(next) = answer(&battle, &mut luck, &mut list) {
                give(&mut battle, next, &mut ());
                answers += 1;
            }
            battles += 1;
        }
        let millis = clock.elapsed().as_millis().max(1);
        println!(
            "{:<10} {battles} battles, {answers} answers: {} answers/s, {} battles/s",
            book.book.to_string(),
            answers * 1000 / millis,
            battles * 1000 / millis
        );
    }
}
