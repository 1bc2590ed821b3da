//! Situations a player can write down and check: a drawn map, what is said, what the dice show, what must come of it.
//!
//! A case file is plain text. `docs/cases.md` is its manual; in short:
//!
//! ```
//! let cases = cases::parse("example.case", r#"
//! case fig/{book}-RET-1A One flag drives infantry back one hex
//! books frederic panache jomini thucidide
//! bites RET-1 RET-2
//!
//! map
//!  1   .   .   .   .
//!  2 .   .   .A  .
//!  3   .   .b  .   .
//!  4 .   .   .   .
//!
//! A: north infantry
//! b: south infantry elite
//! north plays, combat
//! activated A
//!
//! play
//! attack A b
//! dice flag miss miss
//! retreat C4
//! [P] follow up no
//! expect b at C4
//! expect b 4 elements
//! "#).expect("a case as it should be");
//! assert_eq!(cases[0].run(), []);
//! ```

mod check;
mod claims;
mod dice;
mod drawing;
mod givens;
mod names;
mod posed;
mod problem;
mod report;
mod run;
mod scene;
mod script;
mod troops;
mod words;
mod written;

pub use claims::Claim;
pub use drawing::Drawing;
pub use posed::{BestAnswer, LookFor, PosedPosition, PositionLook, ProvedWorth, Stake, Theme, parse_positions};
pub use problem::{Fault, Problem, Problems};
pub use report::{Failure, Run};
pub use run::CaseAct;
pub use troops::{generic_words, troop};
pub use written::{Answer, written};

use battle::{Battle, Setup, SetupError, Sink};
use claims::Claimed;
use problem::problem;
use reader::Sentence;
use rulebook::{Book, Clause, Rulebook, Words};
use run::Play;
use words::Line;

/// A case: one situation, in each of its books.
#[derive(Clone, Debug)]
pub struct Case {
    file: String,
    title: String,
    titre: Option<String>,
    plays: Vec<Play>,
}

/// A claim of a case, in one book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Proof<'c> {
    /// The file, as the reader named it.
    pub file: &'c str,
    /// The line, from 1.
    pub line: usize,
    /// The case, with the letter of the book.
    pub case: &'c str,
    /// In which book.
    pub book: Book,
    /// What it says.
    pub claim: Claim,
    /// Of which clause.
    pub clause: Clause,
}

impl Case {
    /// What it is about.
    #[must_use]
    pub fn title(&self) -> &str {
        &self.title
    }

    /// What it is about, in French, where that is said.
    #[must_use]
    pub fn titre(&self) -> Option<&str> {
        self.titre.as_deref()
    }

    /// Its name in each of its books.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.plays.iter().map(|play| play.id.as_str())
    }

    /// The battle it sets up, in each of its books.
    pub fn setups(&self) -> impl Iterator<Item = &Setup> {
        self.plays.iter().map(|play| &play.scene.setup)
    }

    /// The moment its script begins at, in each of its books.
    pub fn positions(&self) -> impl Iterator<Item = Result<Battle, SetupError>> {
        self.plays.iter().map(|play| play.scene.begin(&mut ()))
    }

    /// Plays it in each of its books.
    #[must_use]
    pub fn runs(&self) -> Vec<Run> {
        self.plays.iter().map(|play| self.run_in(play)).collect()
    }

    fn run_in(&self, play: &Play) -> Run {
        let broken = |what: String| (vec![run::Difference { line: play.lines.0, what }], String::new(), None);
        // A bug in the machine must not hide which case has found it, nor what the others find.
        let (differences, story, fingerprint) = match std::panic::catch_unwind(|| play.run()) {
            Ok(Ok(played)) => (played.differences, played.story, Some(played.fingerprint)),
            Ok(Err(error)) => broken(format!("no battle can begin: {error}")),
            Err(_) => broken("the machine broke down: it panicked".to_owned()),
        };
        let failure =
            |run::Difference { line, what }| Failure { file: self.file.clone(), line, case: play.id.clone(), what };
        Run {
            id: play.id.clone(),
            book: play.scene.setup.book.book,
            failures: differences.into_iter().map(failure).collect(),
            story,
            fingerprint,
        }
    }

    /// Its letters for units and its names for officers, in one of its books.
    #[must_use]
    pub fn people(&self, book: Book) -> Option<(&[char], &[String])> {
        let names = &self.play_in(book)?.scene.names;
        Some((&names.units, &names.officers))
    }

    /// What it sets up in one of its books, and its name there.
    #[must_use]
    pub fn setup_in(&self, book: Book) -> Option<(&str, &Setup)> {
        self.play_in(book).map(|play| (play.id.as_str(), &play.scene.setup))
    }

    fn play_in(&self, book: Book) -> Option<&Play> {
        self.plays.iter().find(|play| play.scene.setup.book.book == book)
    }

    /// Plays it in one of its books before somebody who listens, and looks at the table after each line of its script.
    pub fn perform<S: Sink>(&self, book: Book, audience: &mut S, each: impl FnMut(&mut S, &Battle, CaseAct)) {
        if let Some(play) = self.play_in(book) {
            let _ = play.perform(audience, each);
        }
    }

    /// Where it differs from what happens, in each of its books.
    #[must_use]
    pub fn run(&self) -> Vec<Failure> {
        self.runs().into_iter().flat_map(|run| run.failures).collect()
    }

    /// What it claims, book by book.
    pub fn proofs(&self) -> impl Iterator<Item = Proof<'_>> {
        self.plays.iter().flat_map(|play| {
            play.claims.iter().map(|&Claimed { line, claim, clause }| Proof {
                file: &self.file,
                line,
                case: &play.id,
                book: play.scene.setup.book.book,
                claim,
                clause,
            })
        })
    }
}

/// Reads the cases of a file, in each of their books.
///
/// # Errors
/// Everything wrong with the file, line by line.
pub fn parse(file: &str, text: &str) -> Result<Vec<Case>, Problems> {
    parse_under(file, text, &books::ALL)
}

/// Reads the cases of a file as other books would play them: each in those of its books that are on the shelf.
///
/// # Errors
/// Everything wrong with the file, line by line.
pub fn parse_under(file: &str, text: &str, shelf: &[Rulebook]) -> Result<Vec<Case>, Problems> {
    let mut problems = Problems::default();
    let mut note = |line, fault| problems.push(problem(file, line, fault));
    let mut blocks: Vec<Vec<Line<'_>>> = Vec::new();
    for line in Line::all(text) {
        match (line, blocks.last_mut()) {
            (Ok(line), _) if line.text.split_whitespace().next() == Some("case") => blocks.push(vec![line]),
            (Ok(line), Some(block)) => block.push(line),
            (Ok(line), None) => {
                note(
                    line.number,
                    Fault::new(Sentence::new(
                        "un fichier de cas commence par un cas",
                        "a file of cases begins with one",
                    ))
                    .expecting(Sentence::new("«\u{a0}case ID titre\u{a0}»", "`case ID title`")),
                );
            }
            (Err((number, fault)), _) => note(number, fault),
        }
    }
    let cases: Vec<Case> = blocks.iter().filter_map(|block| read_case(file, block, shelf, &mut note)).collect();
    if problems.is_empty() {
        return Ok(cases);
    }
    problems.sort();
    Err(problems)
}

fn read_case(file: &str, block: &[Line<'_>], shelf: &[Rulebook], note: &mut scene::Note<'_>) -> Option<Case> {
    let (first, lines) = block.split_first()?;
    let mut head = first.text.splitn(3, char::is_whitespace).skip(1);
    let (id, title) = (head.next().unwrap_or_default().trim(), head.next().unwrap_or_default().trim());
    if id.is_empty() || title.is_empty() {
        note(
            first.number,
            Fault::new(Sentence::new("un cas a un id et un titre", "a case has an id and a title"))
                .expecting(Sentence::new("«\u{a0}case ID titre\u{a0}»", "`case ID title`")),
        );
        return None;
    }
    let mut books = Book::ALL.to_vec();
    let mut in_french = None;
    let mut rest: Vec<Line<'_>> = Vec::new();
    for line in lines {
        if let Some(text) = line.text.strip_prefix("titre ") {
            in_french = Some(text.trim().to_owned());
        } else if line.text.split_whitespace().next() == Some("books") {
            books = read_books(line).map_err(|fault| note(line.number, fault)).ok()?;
        } else {
            rest.push(*line);
        }
    }
    if let Some(line) = rest.iter().find(|line| !books.iter().any(|book| line.is_for(*book))) {
        note(
            line.number,
            Fault::new(Sentence::new(
                "cette ligne n’est pour aucun des livres du cas",
                "this line is for none of the books of the case",
            )),
        );
    }
    let played = books.iter().filter_map(|book| shelf.iter().find(|known| known.book == *book));
    let plays: Vec<Option<Play>> = played.map(|book| read_play(book, id, first.number, &rest, note)).collect();
    let plays = plays.into_iter().collect::<Option<_>>()?;
    Some(Case { file: file.to_owned(), title: title.to_owned(), titre: in_french, plays })
}

/// `books frederic jomini`.
fn read_books(line: &Line<'_>) -> Result<Vec<Book>, Fault> {
    let mut words = line.words();
    words.need("books")?;
    let mut books = vec![words.one_of(Words::new("un livre", "a book"), Book::ALL)?];
    while words.peek().is_some() {
        books.push(words.one_of(Words::new("un livre", "a book"), Book::ALL)?);
    }
    Ok(books)
}

/// A case in one book.
fn read_play(
    rulebook: &Rulebook,
    id: &str,
    start: usize,
    lines: &[Line<'_>],
    note: &mut scene::Note<'_>,
) -> Option<Play> {
    let book = rulebook.book;
    let lines: Vec<Line<'_>> = lines.iter().copied().filter(|line| line.is_for(book)).collect();
    let Some(curtain) = lines.iter().position(|line| line.text == "play") else {
        note(
            start,
            Fault::new(Sentence::new("le cas n’est jamais joué", "the case is never played")).expecting(Sentence::new(
                "«\u{a0}play\u{a0}», puis ce qui est dit et attendu",
                "`play`, then what is said and expected",
            )),
        );
        return None;
    };
    let (before, script_lines) = (&lines[..curtain], &lines[curtain + 1..]);
    let mut claims = Vec::new();
    let mut scene_lines = Vec::new();
    for line in before {
        match line.text.split_whitespace().next().and_then(Claim::named) {
            Some(claim) => {
                claims::read(line, claim, book, &mut claims).unwrap_or_else(|fault| note(line.number, fault));
            }
            None => scene_lines.push(*line),
        }
    }
    let scene::Reading { names, scene } = scene::read(rulebook, start, &scene_lines, note);
    let names = names?;
    let mut script = Vec::new();
    for line in script_lines {
        match script::read(line, &names, rulebook) {
            Ok(steps) => script.extend(steps),
            Err(fault) => note(line.number, fault),
        }
    }
    let id =
        if id.contains("{book}") { id.replace("{book}", &book.letter().to_string()) } else { format!("{id} ({book})") };
    let last = lines.last().map_or(start, |line| line.number);
    Some(Play { id, scene: scene?, claims, script, lines: (start, last) })
}
