//! What the scanner finds, and what it leaves alone.

use super::Citations;
use cases::Claim;
use rulebook::{Book, Clause};

const CODE: &str = "crates/battle/src/turn.rs";
const TEST: &str = "crates/battle/tests/turn.rs";

fn read(file: &str, text: &str) -> Citations {
    let mut found = Citations::none();
    found.read_rust(file, text);
    found
}

fn cited(found: &Citations, clause: Clause) -> Vec<&str> {
    found.cited(clause).iter().map(|place| place.at.as_str()).collect()
}

/// Place and test of every proof, by the letters of the books.
fn proofs(found: &Citations, clause: Clause, claim: Claim) -> Vec<(char, String, String)> {
    let of_book = |book: Book| {
        let places = found.proofs(clause, book, claim).iter();
        places.map(move |place| (book.letter(), place.at.clone(), place.test.clone().unwrap_or_default()))
    };
    Book::ALL.into_iter().flat_map(of_book).collect()
}

#[test]
fn a_proof_counts_for_every_book_it_names_and_no_other() {
    let text = "
#[test]
fn a_road_march_forbids_combat() {
    bites!(Frederic, Jomini: Clause::RoadMarch, |book| march(book));
}
";
    let found = read(TEST, text);
    let place = |letter| (letter, format!("{TEST}:4"), "a_road_march_forbids_combat".to_owned());
    assert_eq!(proofs(&found, Clause::RoadMarch, Claim::Bites), [place('F'), place('J')]);
    assert!(proofs(&found, Clause::RoadMarch, Claim::Spares).is_empty());
    assert!(cited(&found, Clause::RoadMarch).is_empty(), "a test is no citation");
}

#[test]
fn a_proof_may_run_over_several_lines() {
    let text =
        "fn here() {\nspares!(\n    Frederic, Panache,\n    Jomini, Thucidide:\n    Clause::Victory, |_| none());\n}";
    let found = read(TEST, text);
    let letters: String = proofs(&found, Clause::Victory, Claim::Spares).iter().map(|(letter, ..)| *letter).collect();
    assert_eq!(letters, "FPJT");
    assert_eq!(found.proofs(Clause::Victory, Book::ALL[0], Claim::Spares)[0].at, format!("{TEST}:2"));
}

#[test]
fn each_proof_belongs_to_the_test_around_it() {
    let text = "
fn first() { witness!(Panache: Clause::HexTable, |_| true); }
fn second() { rulebook::witness!(Panache: Clause::HexTable, |_| true); }
";
    let tests = proofs(&read(TEST, text), Clause::HexTable, Claim::Witness);
    assert_eq!(tests.iter().map(|(_, _, test)| test.as_str()).collect::<Vec<_>>(), ["first", "second"]);
}

#[test]
fn a_proof_in_a_comment_or_a_string_counts_for_nothing() {
    let proof = "bites!(Frederic: Clause::RoadMarch, |book| march(book));";
    for text in [
        format!("fn f() {{ // {proof}\n}}"),
        format!("/* fn f() {{\n /* */ {proof}\n}} */"),
        format!("/// {proof}\nfn f() {{}}"),
        format!("fn f() {{ let text = \"a \\\" {proof}\"; }}"),
        format!("fn f() {{ let text = r#\"a \" {proof}\"#; }}"),
    ] {
        assert!(proofs(&read(TEST, &text), Clause::RoadMarch, Claim::Bites).is_empty(), "{text}");
    }
    let quoted = format!("fn f<'a>(quote: &'a str) {{ let mark = '\"'; {proof} }}");
    assert_eq!(proofs(&read(TEST, &quoted), Clause::RoadMarch, Claim::Bites).len(), 1);
}

#[test]
fn code_cites_a_clause_by_its_value() {
    let text = "use rulebook::Clause;\n// Clause::Victory\nfn why() -> Clause {\n    rulebook::Clause::RoadMarch\n}\nconst A: Clause = Clause::Masks;\n";
    let found = read(CODE, text);
    assert_eq!(cited(&found, Clause::RoadMarch), [format!("{CODE}:4")]);
    assert_eq!(cited(&found, Clause::Masks), [format!("{CODE}:6")]);
    assert!(cited(&found, Clause::Victory).is_empty(), "a comment is no citation");
}

#[test]
fn a_test_inside_a_source_file_proves_and_does_not_cite() {
    let text = "
fn code() -> Clause { Clause::Victory }
#[cfg(test)]
mod tests {
    #[test]
    fn it_holds() {
        assert_eq!(code(), Clause::RoadMarch);
        bites!(Panache: Clause::Masks, |_| masks());
    }
}
fn after() -> Clause { Clause::SightLine }
";
    let found = read(CODE, text);
    assert!(cited(&found, Clause::RoadMarch).is_empty());
    assert_eq!(cited(&found, Clause::Victory), [format!("{CODE}:2")]);
    assert_eq!(cited(&found, Clause::SightLine), [format!("{CODE}:11")]);
    assert_eq!(proofs(&found, Clause::Masks, Claim::Bites), [('P', format!("{CODE}:8"), "it_holds".to_owned())]);
}

#[test]
fn a_row_of_a_printed_table_cites_its_clause() {
    let text = "
first_row! {
    /// Follow-up by Masks.
    FOLLOW_UP: FollowUp (clash) {
        Never by FollowUpNever if clash.is(Artillery);
        _ => May by
            FollowUpMounted;
    }
}
all_rows! {
    DICE (clash) {
        -1, by CamelEffect if clash.near(Camels);
    }
}
";
    let found = read(CODE, text);
    assert_eq!(cited(&found, Clause::FollowUpNever), [format!("{CODE}:5")]);
    assert_eq!(cited(&found, Clause::FollowUpMounted), [format!("{CODE}:7")]);
    assert_eq!(cited(&found, Clause::CamelEffect), [format!("{CODE}:12")]);
    assert!(cited(&found, Clause::Masks).is_empty());
}

#[test]
fn a_row_that_forbids_cites_its_clause_and_a_match_arm_does_not() {
    let text = "
any_row! {
    PROHIBITIONS (clash) {
        RoadMarch if clash.has(Marched);
        Fortification
            if clash.is_melee() && clash.rides(Aggressive);
    }
}
fn height(terrain: Terrain) -> u8 {
    match terrain {
        Hill if true => 1,
        _ => 0,
    }
}
";
    let found = read(CODE, text);
    assert_eq!(cited(&found, Clause::RoadMarch), [format!("{CODE}:4")]);
    assert_eq!(cited(&found, Clause::Fortification), [format!("{CODE}:5")]);
    assert!(cited(&found, Clause::Aggressive).is_empty() && cited(&found, Clause::Hill).is_empty());
}

#[test]
fn a_table_of_a_book_cites_its_clause_unless_commented_out() {
    let mut found = Citations::none();
    let text = "[forest]\nclause = \"TER-FOREST\"\n# clause = \"TER-HILL\"\nnote = \"clause = \"\n";
    found.read_table("rulebooks/jomini/terrain.toml", text);
    assert_eq!(cited(&found, Clause::Forest), ["rulebooks/jomini/terrain.toml:2"]);
    assert!(cited(&found, Clause::Hill).is_empty());
}

#[test]
fn what_a_program_wrote_counts_for_nothing() {
    let found = read("crates/books/src/generated/jomini.rs", "const A: Clause = Clause::Masks;");
    assert!(cited(&found, Clause::Masks).is_empty());
    let found = read("crates/battle/benches/turn.rs", "fn a() { Clause::Masks; }");
    assert!(cited(&found, Clause::Masks).is_empty());
}

#[test]
fn a_case_proves_what_it_claims_in_each_of_its_books() {
    let file = "trials/figures/retreat.case";
    let text = "case fig/{book}-RET-1A One flag
books frederic jomini thucidide
bites RET-1
[T] spares RET-6

map
 1   .   .   .
 2 .   .A  .
 3   .   .   .

A: north infantry
north plays, combat

play
end combat
";
    let mut found = Citations::none();
    found.read_cases(file, text).unwrap();
    let place = |letter, line| (letter, format!("{file}:{line}"), format!("fig/{letter}-RET-1A"));
    assert_eq!(proofs(&found, Clause::RetreatHexes, Claim::Bites), [place('F', 3), place('J', 3), place('T', 3)]);
    assert_eq!(proofs(&found, Clause::BlockedRetreat, Claim::Spares), [place('T', 4)]);
    assert!(found.read_cases(file, "nothing").is_err());
}
