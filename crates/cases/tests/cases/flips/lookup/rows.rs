//! The troop tables as the chapters print them (§ troops: movement, range, dice), written down a second time.
//!
//! Key, arm, weight, movement, range, dice (fire, assault, melee, riposte; one number for all), elements, what moving
//! costs a gun, traits. A row `bow/*` stands for the five weights, `a b c d e` apart by commas where they move apart.

use rulebook::{Book, Weight};
use std::collections::BTreeSet;

/// Frédéric and Jomini; `GUN` is what a gun rolls: fewer dice with its last element in Frédéric.
const POWDER_AGE: &str = "
light-infantry infantry light 2 1 –,2,2,2 4 modern
line-infantry infantry medium 1/2 1 –,3,3,3 4 modern
light-rifles infantry light 2 2 2 4 modern rifles
line-rifles infantry medium 1/2 2 3 4 modern rifles
irregular-light infantry light 2 1 –,2,2,2 4 irregular
melee-armed-light infantry light 2 1 –,2,2,2 4 melee-armed
melee-armed-line infantry medium 1/2 1 –,3,3,3 4 melee-armed
cavalry-light cavalry light 4 1 –,2,2,2 3 modern animals
cavalry-medium cavalry medium 3 1 –,3,3,3 3 modern animals
cavalry-heavy cavalry heavy 3 1 –,4,4,4 3 modern animals
cavalry-super-heavy cavalry very-heavy 2 1 –,3,3,3 3 modern animals
lancers-light cavalry light 4 1 –,2,2,2 3 modern lances animals
lancers-medium cavalry medium 3 1 –,3,3,3 3 modern lances animals
lancers-heavy cavalry heavy 3 1 –,4,4,4 3 modern lances animals
lancers-super-heavy cavalry very-heavy 2 1 –,3,3,3 3 modern lances animals
camelry-light camelry light 3 1 –,2,2,2 3 animals camels
camelry-medium camelry medium 3 1 –,3,3,3 3 animals camels
camelry-heavy camelry heavy 3 1 –,4,4,4 3 animals camels
camelry-super-heavy camelry very-heavy 2 1 –,3,3,3 3 animals camels
war-elephants-medium elephants medium 2 1 –,5,5,5 1 animals elephant-beasts
war-elephants-heavy elephants heavy 2 1 –,6,6,6 1 animals elephant-beasts
dwarf-elephants cavalry heavy 3 1 –,3,3,3 2 animals elephant-beasts dwarf
foot-guns-very-light artillery very-light 1/2 2 GUN 2 die-per-hex modern powder
foot-guns-light artillery light 1nc 3 GUN 2 modern powder
foot-guns-heavy artillery heavy 1nc 4 GUN 2 modern powder
foot-guns-very-heavy artillery very-heavy 1nc! 5 GUN 2 modern powder
horse-guns-very-light artillery very-light 3 2 GUN 2 die-per-hex modern animals horse-drawn powder
horse-guns-light artillery light 2 3 GUN 2 die-per-hex modern animals horse-drawn powder
zamboureks artillery very-light 2 2 GUN 2 one-die animals camels borne powder
elephant-guns-very-light artillery very-light 2 2 3 1 animals elephant-beasts borne powder
elephant-guns-light artillery light 2 3 3 1 animals elephant-beasts borne powder
elephant-drawn-guns-heavy artillery heavy 1/2 4 GUN 2 die-per-hex animals elephant-beasts elephant-drawn powder
elephant-drawn-guns-very-heavy artillery very-heavy 1nc 5 GUN 2 animals elephant-beasts elephant-drawn powder
rockets-very-light artillery very-light 1/2 2 GUN 2 die-per-hex modern rockets
rockets-light artillery light 1nc 3 GUN 2 modern rockets
rockets-heavy artillery heavy 1nc 4 GUN 2 modern rockets
rockets-very-heavy artillery very-heavy 1nc! 5 GUN 2 modern rockets
";

/// What Frédéric has of its own.
const FREDERIC: &str = "
irregular-line infantry medium 1/2 1 –,3,3,3 4 irregular
";

/// What Jomini has of its own.
const JOMINI: &str = "
irregular-line infantry medium 1/2 1 –,2,2,2 4 irregular
horse-guns-heavy artillery heavy 1 4 GUN 2 die-per-hex modern animals horse-drawn powder
";

const PANACHE: &str = "
guns-very-light artillery very-light 1/2 2 3(2),3,3,2 2 die-per-hex powder
guns-light artillery light 1nc 3 3(2),3,3,2 2 powder
guns-medium artillery medium 1nc 4 3(2),3,3,2 2 powder
guns-heavy artillery heavy 1nc! 5 3(2),3,3,2 2 powder
guns-very-heavy artillery very-heavy 1nc! 6 3(2) 2 powder static-when-last
rockets-very-light artillery very-light 1/2 2 3,2,2,2 2 die-per-hex rockets
rockets-light artillery light 1nc 3 3,2,2,2 2 rockets
rockets-medium artillery medium 1nc 4 3,2,2,2 2 rockets
rockets-heavy artillery heavy 1nc! 5 3,2,2,2 2 rockets
rockets-very-heavy artillery very-heavy 1nc! 6 3,2,2,2 2 rockets
elephant-guns-very-light artillery very-light 2 2 3 2 animals elephant-beasts borne powder
elephant-guns-light artillery light 2 3 3 2 animals elephant-beasts borne powder
elephant-drawn-guns-heavy artillery heavy 1nc 5 3(2) 2 animals elephant-beasts elephant-drawn powder
elephant-drawn-guns-very-heavy artillery very-heavy 1nc 6 3(2) 2 animals elephant-beasts elephant-drawn powder
melee-infantry/* infantry FOOT 1 –,3,3,3 4
light-foot/* infantry FOOT 1 –,2,2,2 4
levy/* infantry FOOT 1 –,2,2,2 4
shot/* infantry FOOT 2 3,2,2,2 4
bows/* infantry FOOT 2 2 4
crossbows/* infantry FOOT 2 2 4
pikes/* infantry FOOT 1 –,each,each,each 4 pikes
fire-throwers/* infantry FOOT 2 4,2,2,2 4 uses-fire
cavalry/* cavalry HORSE 1 –,3,3,3 3 animals
lancers/* cavalry HORSE 1 –,3,3,3 3 lances animals
camelry/* camelry CAMELS 1 –,3,3,3 3 animals camels
war-elephants/* elephants 2,2,2,2,2 1 –,5,5,5 2 animals elephant-beasts
dwarf-elephants/* cavalry 3,3,3,3,3 1 –,3,3,3 3 animals elephant-beasts dwarf
";

const THUCIDIDE: &str = "
light-arms/* infantry FOOT 1 –,2,2,2 4
sword/* infantry FOOT 1 –,3,3,3 4
spear/* infantry FOOT 1 –,3,2,2 4 braced-spears
pike/* infantry FOOT 1 –,4,2,2 4 braced-spears
heavy-throwing/* infantry FOOT 1 –,4,3,3 4
two-handed/* infantry FOOT 1 –,3,3,3 4 armour-ignored
javelin/* infantry FOOT 2 2 4
sling/* infantry FOOT 3 2,1,1,1 4
bow/* infantry FOOT 3 2,1,1,1 4
longbow/* infantry FOOT 4 2,1,1,1 4
crossbow/* infantry FOOT 3 2,1,1,1 4 armour-ignored
light-cavalry/* cavalry HORSE 2 2 3 animals
horse-archers/* cavalry HORSE 3 2,2,1,1 3 animals
cavalry/* cavalry HORSE 1 –,3,2,2 3 animals
lancers/* cavalry HORSE 1 –,4,2,2 3 animals
cataphracts/* cavalry HORSE 1 –,4,3,3 3 animals
camelry/* camelry CAMELS 1 –,3,2,2 3 animals camels
light-chariots/* chariotry 3,3,3,3,3 3 2,3,2,2 3 animals
scythed-chariots/* chariotry 3,3,3,3,3 1 –,5,1,1 3 animals
war-elephants/* elephants 2,2,2,2,2 1 –,5,4,4 2 animals elephant-beasts
bolt-thrower/* artillery 1nc,1nc,1nc,1nc,1nc 4 2,–,1,1 2 engine
stone-thrower/* artillery static,static,static,static,static 5 3,–,1,1 2 static engine armour-ignored
bombard/* artillery 1nc!,1nc!,1nc!,1nc!,1nc! 4 3,–,1,1 2 powder engine armour-ignored
fire-siphons/* infantry FOOT 2 3,1,1,1 4 uses-fire
fire-rockets/* artillery 1nc,1nc,1nc,1nc,1nc 3 2,–,1,1 2 rockets engine
elephant-bolt-thrower/* artillery 2,2,2,2,2 4 2,–,1,1 2 animals elephant-beasts borne elephant-drawn engine
elephant-drawn-bolt-thrower/* artillery 1nc,1nc,1nc,1nc,1nc 4 2,–,1,1 2 animals elephant-beasts elephant-drawn engine
elephant-drawn-stone-thrower/* artillery 1nc,1nc,1nc,1nc,1nc 5 3,–,1,1 2 animals elephant-beasts elephant-drawn engine armour-ignored
elephant-drawn-bombard/* artillery 1nc,1nc,1nc,1nc,1nc 4 3,–,1,1 2 animals elephant-beasts elephant-drawn powder engine armour-ignored
elephant-drawn-fire-rockets/* artillery 1nc,1nc,1nc,1nc,1nc 3 2,–,1,1 2 animals elephant-beasts elephant-drawn rockets engine
";

/// How far foot, horse and camels go, from very light to very heavy.
const PACES: [(&str, &str); 3] = [("FOOT", "3,2,1/2,1/2,1"), ("HORSE", "4,4,3,3,2"), ("CAMELS", "3,3,3,3,2")];

/// Every row of a book, each weight on its own.
pub(super) fn of(book: Book) -> BTreeSet<String> {
    let text = match book {
        Book::Frederic => [POWDER_AGE, FREDERIC].concat().replace("GUN", "3(2)"),
        Book::Jomini => [POWDER_AGE, JOMINI].concat().replace("GUN", "3"),
        Book::Panache => PANACHE.to_owned(),
        Book::Thucidide => THUCIDIDE.to_owned(),
    };
    let text = PACES.iter().fold(text, |text, (word, hexes)| text.replace(word, hexes));
    text.lines().filter(|line| !line.is_empty()).flat_map(spread).collect()
}

/// A row of five weights as five rows.
fn spread(line: &str) -> Vec<String> {
    let Some((kind, rest)) = line.split_once("/* ") else { return vec![line.to_owned()] };
    let words: Vec<&str> = rest.splitn(3, ' ').collect();
    let [arm, hexes, rest] = words[..] else { panic!("a row of a troop table: {line}") };
    let weights = Weight::ALL.iter().zip(hexes.split(','));
    weights.map(|(weight, hexes)| format!("{kind}/{weight} {arm} {weight} {hexes} {rest}")).collect()
}
