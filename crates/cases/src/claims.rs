//! What a case claims to prove: `bites`, `spares`, `witness`.

use crate::names;
use crate::problem::Fault;
use crate::words::Line;
use reader::sentence;
use rulebook::{Book, Clause, Status, Words};

/// What a case says of a clause.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Claim {
    /// It speaks here.
    Bites,
    /// It leaves this alone.
    Spares,
    /// It holds by the way things are built, and this shows it.
    Witness,
}

impl Claim {
    /// The claim of this name.
    pub(crate) fn named(word: &str) -> Option<Self> {
        match word {
            "bites" => Some(Self::Bites),
            "spares" => Some(Self::Spares),
            "witness" => Some(Self::Witness),
            _ => None,
        }
    }
}

/// A claim, where it stands, and for which clause.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Claimed {
    pub(crate) line: usize,
    pub(crate) claim: Claim,
    pub(crate) clause: Clause,
}

/// Reads `bites RET-1 RET-2` for one book.
pub(crate) fn read(line: &Line<'_>, claim: Claim, book: Book, found: &mut Vec<Claimed>) -> Result<(), Fault> {
    let mut words = line.words();
    words.take_one(Words::new("une affirmation", "a claim"))?;
    loop {
        let clause = names::clause(words.take_one(Words::new("une clause", "a clause"))?)?;
        if !clause.stands_in(book) {
            let others: String = clause.books().map(Book::letter).collect();
            let what = sentence!("{clause} n’est pas une clause de {}", "{clause} is no clause of {}", book.title());
            return Err(Fault::new(what).expecting(sentence!(
                "l’affirmation pour les seuls livres où elle est\u{a0}: «\u{a0}[{others}]\u{a0}» avant la ligne",
                "the claim for those it stands in only: `[{others}]` before the line"
            )));
        }
        let by_type = clause.status_in(book) == Status::ByType;
        if by_type && claim != Claim::Witness {
            let what = sentence!(
                "{clause} tient par construction dans {}\u{a0}: elle ne parle jamais",
                "{clause} holds by type in {}: it never speaks",
                book.title()
            );
            return Err(Fault::new(what).expecting(sentence!("«\u{a0}witness {clause}\u{a0}»", "`witness {clause}`")));
        }
        if !by_type && claim == Claim::Witness {
            let what = sentence!(
                "{clause} est jouée dans {}\u{a0}: on peut l’entendre",
                "{clause} is played in {}: it can be heard",
                book.title()
            );
            let expected = sentence!(
                "«\u{a0}bites {clause}\u{a0}» ou «\u{a0}spares {clause}\u{a0}»",
                "`bites {clause}` or `spares {clause}`"
            );
            return Err(Fault::new(what).expecting(expected));
        }
        found.push(Claimed { line: line.number, claim, clause });
        if words.peek().is_none() {
            return Ok(());
        }
    }
}
