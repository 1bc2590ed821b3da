//! The positions of `trials/generalship`: they are read, their answers may be given, and playing out everything finds
//! what they say. The quickest are proved on every test, all of them on every soak.

use cases::{BestAnswer, PosedPosition, parse_positions};
use generalship::{ProofError, prove, put};
use opponent::{Budget, Level, Luck};
use rulebook::Book;
use std::path::Path;

/// Positions of a game that may be looked at in a test, and in a soak.
const FEW: u64 = 700;
const MANY: u64 = 60_000_000;

fn posed() -> Vec<PosedPosition> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../trials/generalship");
    let mut files: Vec<_> =
        std::fs::read_dir(&folder).expect("the folder").map(|file| file.expect("a file").path()).collect();
    files.sort();
    let mut posed = Vec::new();
    for file in files {
        let text = std::fs::read_to_string(&file).expect("a text");
        let found = parse_positions(&file.to_string_lossy(), &text);
        posed.extend(found.unwrap_or_else(|problems| panic!("{problems}")));
    }
    posed
}

fn soaks() -> bool {
    std::env::var_os("ETENDARD_SOAK").is_some()
}

#[test]
fn every_book_has_fifteen_positions_and_sixty_stand_in_all() {
    let posed = posed();
    assert!(60 <= posed.len(), "{}", posed.len());
    for book in Book::ALL {
        let here = posed.iter().filter(|posed| posed.setup().book.book == book).count();
        assert!(15 <= here, "{book}: {here}");
    }
    let mut names: Vec<&str> = posed.iter().map(|posed| posed.id.as_str()).collect();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), posed.len(), "a name stands twice");
}

#[test]
fn what_is_best_may_be_said_and_leads_clearly() {
    for posed in posed() {
        let battle = posed.position().expect("a battle");
        match &posed.best {
            BestAnswer::Say(said) => {
                assert!(!said.is_empty(), "{}: nothing is best", posed.id);
                assert!(said.iter().all(|command| battle.check(*command).is_ok()), "{}", posed.id);
                assert!(said.len() < battle.legal().len(), "{}: everything is best", posed.id);
            }
            BestAnswer::Have(rows) => assert!(!rows.is_empty() && !posed.is_so(&battle.view(), rows), "{}", posed.id),
        }
        let worth = posed.proved.unwrap_or_else(|| panic!("{} is not proved", posed.id));
        assert!(worth.next + 50_000 <= worth.best, "{}: {worth:?}", posed.id);
    }
}

#[test]
fn playing_out_everything_finds_what_the_files_say() {
    let limit = if soaks() { MANY } else { FEW };
    let mut proved = 0;
    for posed in posed() {
        match prove(&posed, limit, false) {
            Ok(proof) => {
                let written = posed.proved.expect("every position is proved");
                assert!(proof.is(&posed.stake, written), "{}: {:?}, not {written:?}", posed.id, proof.worth);
                proved += 1;
            }
            Err(ProofError::TooMuch(_)) if !soaks() => {}
            Err(error) => panic!("{}: {error}", posed.id),
        }
    }
    assert!(30 <= proved, "only {proved} were quick enough");
}

#[test]
fn a_player_put_to_a_position_is_right_or_wrong_the_same_way_each_time() {
    for posed in posed().iter().filter(|posed| posed.id.contains("OBJECTIVE")) {
        let found = |seed| {
            let mut player = Level::Corporal.player(seed);
            put(posed, &mut *player, &Budget::nodes(1), &mut Luck::new(seed)).expect("it can be set up")
        };
        assert_eq!((0..8).map(found).collect::<Vec<_>>(), (0..8).map(found).collect::<Vec<_>>(), "{}", posed.id);
    }
}

#[test]
fn a_file_that_lacks_something_says_what_and_where() {
    let text = "position X-1 A title\ntitre Un titre\nbook jomini\n";
    let problems = parse_positions("x.position", text).expect_err("much is missing");
    let told = problems.to_string();
    assert!(told.contains("x.position:1") && told.contains("a line of the position is missing"), "{told}");
    assert!(problems.in_french().contains("il manque une ligne"), "{}", problems.in_french());
    let refused = "position X-1 T\ntitre T\nquestion Q\ndemande Q\nbook jomini\ntheme hill\nstake victory\nmap\n 1   .   .A  .\n 2 .   .   .\n 3   .   .b  .\nA: south infantry\nb: north infantry\nsouth plays, combat\nactivated A\nbest\nattack A b\n";
    let told = parse_positions("x.position", refused).expect_err("it cannot be done").to_string();
    assert!(told.contains("x.position:17") && told.contains("refused here"), "{told}");
}
