//! Faults of dice, terrain and orders.

use super::sample::{Sample, fault, seen};
use rulebook::{Barred, DiceLimits, OrderKind, Price, Quality, Terrain, TerrainEntry};

const DICE: &str = "rulebooks/frederic/dice.toml";
const TERRAIN: &str = "rulebooks/frederic/terrain.toml";
const ORDERS: &str = "rulebooks/frederic/orders.toml";

#[test]
fn a_die_has_six_known_faces() {
    fault(DICE, "\"flag\", \"flag\"", "\"flag\"", 2, "the die has 5 faces", None);
    fault(DICE, "\"flag\"", "\"flag\", \"flag\"", 2, "the die has 7 faces", None);
    fault(DICE, "\"cavalry\"", "\"cavalery\"", 2, "`cavalery` is not a known face", Some("cavalry"));
    let problem = Sample::new().change(DICE, "faces", "face").problem();
    assert_eq!(seen(&problem), (format!("{DICE}:2"), "unknown key `face`", Some("faces")));
}

#[test]
fn a_table_names_clauses_of_its_own_book() {
    fault(DICE, "MOD-5", "MOD-6", 1, "`MOD-6` is not a known clause", Some("MOD-5"));
    let what = "`TER-CLAER` is not a known clause in [clear]";
    fault(TERRAIN, "TER-CLEAR", "TER-CLAER", 4, what, Some("TER-CLEAR"));
    fault(ORDERS, "ORD-4", "ORD-44", 4, "`ORD-44` is not a known clause in [forced-march]", Some("ORD-4"));
    let own = "rulebooks/frederic/clauses.toml";
    let problem = Sample::new().change(own, "\n[ORD-4]\nsection = \"4\"\nsource = [\"text\"]\n", "").problem();
    let what = "ORD-4 is not a clause of Frédéric le Grand in [forced-march]";
    assert_eq!(seen(&problem), (format!("{ORDERS}:4"), what, None));
}

#[test]
fn every_terrain_has_its_row() {
    let mut sample = Sample::new();
    let text = sample.files()[TERRAIN].clone();
    let (before, after) = (text.find("[marsh]").unwrap(), text.find("[rocks]").unwrap());
    sample.set(TERRAIN, &format!("{}{}", &text[..before], &text[after..]));
    assert_eq!(seen(&sample.problem()), (TERRAIN.to_owned(), "missing table [marsh]", None));
    fault(TERRAIN, "[marsh]", "[mrash]", 25, "unknown table [mrash]", Some("marsh"));
}

#[test]
fn terrain_says_what_entering_costs() {
    fault(TERRAIN, "\"free\"", "\"fre\"", 5, "`fre` is not a known entry in [clear]", Some("free"));
    fault(TERRAIN, "\"free\"", "\"at-most-0\"", 5, "`at-most-0` is not a known entry in [clear]", Some("at-most-2"));
    fault(TERRAIN, "entry = \"free\"\n", "", 1, "missing key `entry` in [clear]", None);
    let register = Sample::new().change(TERRAIN, "\"free\"", "\"at-most-3\"").register();
    assert_eq!(register.books[0].terrain[0].entry, TerrainEntry::AtMost(3));
}

#[test]
fn terrain_knows_whom_it_bars_and_what_it_does() {
    let more = "entry = \"stop\"\nbarred = [\"mounted\"]\nqualities = [\"rough\"]\nlimits = { melee-into = 2, mounted-only = true }";
    let sample = || Sample::new().change(TERRAIN, "entry = \"free\"", more);
    let row = sample().register().books[0].terrain[0].clone();
    assert_eq!((row.terrain, row.entry), (Terrain::Clear, TerrainEntry::Stop));
    assert!(row.barred == Barred::Mounted && row.qualities == Quality::Rough);
    let limits = DiceLimits { melee_into: Some(2), melee_out: None, fire_into: None, mounted_only: true };
    assert_eq!(row.limits, limits);

    let said = |from: &str, to: &str| {
        let problem = sample().change(TERRAIN, from, to).problem();
        (problem.line().unwrap(), problem.what.en.clone(), problem.suggestion.unwrap_or_default())
    };
    let expect = |line, what: &str, meant: &str| (line, what.to_owned(), meant.to_owned());
    assert_eq!(said("\"mounted\"", "\"munted\""), expect(6, "`munted` is not a known bar in [clear]", "mounted"));
    assert_eq!(said("\"rough\"", "\"ruogh\""), expect(7, "`ruogh` is not a known quality in [clear]", "rough"));
    assert_eq!(said("into = 2", "into = 0"), expect(8, "`melee-into` cannot be 0 in `limits` of [clear]", ""));
    assert_eq!(said("= true", "= 1"), expect(8, "`mounted-only` is the number 1 in `limits` of [clear]", ""));
    let unknown = "unknown key `melee-in` in `limits` of [clear]";
    assert_eq!(said("melee-into", "melee-in"), expect(8, unknown, "melee-into"));
}

#[test]
fn an_order_is_a_known_one() {
    fault(ORDERS, "[forced-march]", "[forced-mars]", 1, "unknown table [forced-mars]", Some("forced-march"));
    let place = "in [forced-march]";
    let kind = format!("`manœuvre` is not a known kind of order {place}");
    fault(ORDERS, "\"manoeuvre\"", "\"manœuvre\"", 5, &kind, Some("manoeuvre"));
    fault(ORDERS, "cost = 2", "cost = -1", 6, &format!("`cost` cannot be -1 {place}"), None);
    fault(ORDERS, "cost = 2", "cost = 300", 6, &format!("`cost` cannot be 300 {place}"), None);
    fault(ORDERS, "\"order\"", "\"ordr\"", 7, &format!("`ordr` is not a known price {place}"), Some("order"));
    fault(ORDERS, "dice = -1", "dice = 128", 8, &format!("`dice` cannot be 128 {place}"), None);
    fault(ORDERS, "fr = \"marche forcée\"\n", "", 1, &format!("missing key `fr` {place}"), None);
}

#[test]
fn a_book_may_have_no_orders_at_all() {
    let mut sample = Sample::new();
    sample.set(ORDERS, "# None.\n");
    let books = sample.register().books;
    assert!(books[0].orders.is_empty());
    let order = &books[1].orders[0];
    assert_eq!((order.kind, order.cost, order.price, order.dice), (OrderKind::Manoeuvre, 2, Price::Order, -1));
}
