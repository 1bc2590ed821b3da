//! The texts agree with each other: rulings and clauses, orders, terrain, the glossary, and how French is set.

use register::{Bilingual, ClauseStatus, Register};
use rulebook::{Book, Terrain};
use std::collections::BTreeSet;
use std::path::Path;

fn rulebooks() -> Register {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    Register::load(&root).unwrap_or_else(|problems| panic!("{problems}"))
}

/// The text of a clause in one book.
fn text<'r>(register: &'r Register, id: &str, book: Book) -> &'r Bilingual {
    let clause = register.clause(id).expect("a clause of the register");
    clause.books[book as usize].as_ref().and_then(|own| own.text.as_ref()).unwrap_or(&clause.text)
}

/// Why a clause is not played.
fn reason(status: &ClauseStatus) -> Option<&Bilingual> {
    match status {
        ClauseStatus::NotPlayed(reason) => Some(reason),
        ClauseStatus::Played | ClauseStatus::ByType => None,
    }
}

/// Every text of a clause, shared or of one book, with where it stands.
fn clause_texts(register: &Register) -> Vec<(String, &Bilingual)> {
    let mut texts = Vec::new();
    for clause in &register.clauses {
        texts.push((clause.id.clone(), &clause.text));
        texts.extend(reason(&clause.status).map(|reason| (clause.id.clone(), reason)));
        for (book, own) in Book::ALL.into_iter().zip(&clause.books) {
            let Some(own) = own else { continue };
            let said = own.text.as_ref().into_iter().chain(own.status.as_ref().and_then(reason));
            texts.extend(said.map(|text| (format!("{} in {book}", clause.id), text)));
        }
    }
    texts
}

/// Every text a player reads, with where it stands.
fn all_texts(register: &Register) -> Vec<(String, &Bilingual)> {
    let mut texts = clause_texts(register);
    for ruling in &register.rulings {
        let parts = [&ruling.title, &ruling.question, &ruling.texts, &ruling.ruling, &ruling.example, &ruling.other];
        texts.extend(parts.map(|text| (format!("ruling {}", ruling.number), text)));
    }
    for term in &register.glossary {
        texts.extend([&term.words, &term.note].map(|text| (format!("glossary, {}", term.words.en), text)));
    }
    for tables in &register.books {
        let names = tables.troops.iter().map(|row| &row.name).chain(tables.terrain.iter().map(|row| &row.name));
        let names = names.chain(tables.orders.iter().map(|row| &row.name));
        texts.extend(names.map(|name| (format!("tables of {}", tables.book), name)));
    }
    texts
}

/// Book, clause and ruling, as the rulings say it.
fn named_by_rulings(register: &Register) -> BTreeSet<(Book, &str, u8)> {
    let of_ruling = register.rulings.iter().flat_map(|ruling| {
        let clauses = ruling.clauses.iter();
        clauses.flat_map(|id| ruling.books.iter().map(|book| (book, id.as_str(), ruling.number)))
    });
    of_ruling.collect()
}

/// The same, as the clauses say it.
fn cited_by_clauses(register: &Register) -> BTreeSet<(Book, &str, u8)> {
    let of_clause = register.clauses.iter().flat_map(|clause| {
        let own = Book::ALL.into_iter().zip(&clause.books);
        own.flat_map(move |(book, own)| {
            let rulings = own.as_ref().map_or(&[][..], |own| own.rulings.as_slice());
            rulings.iter().map(move |number| (book, clause.id.as_str(), *number))
        })
    });
    of_clause.collect()
}

#[test]
fn a_ruling_and_the_clauses_it_decides_name_each_other() {
    let register = rulebooks();
    let [named, cited] = [named_by_rulings(&register), cited_by_clauses(&register)];
    let silent: Vec<_> = named.difference(&cited).collect();
    let stray: Vec<_> = cited.difference(&named).collect();
    assert!(silent.is_empty(), "named by a ruling, and the clause does not cite it: {silent:?}");
    assert!(stray.is_empty(), "cited by a clause, and the ruling does not name it: {stray:?}");
    assert!(!named.is_empty());
}

/// ORD-4 to ORD-6 print the list; Panache has no text of its own for it.
#[test]
fn clauses_call_an_order_by_its_name_and_cost() {
    let register = rulebooks();
    let mut seen = 0;
    for tables in &register.books {
        for order in tables.orders.iter().filter(|order| order.clause != "ORD-7") {
            let text = text(&register, &order.clause, tables.book);
            for (text, name) in [(&text.fr, &order.name.fr), (&text.en, &order.name.en)] {
                let wanted = format!("{name} {}", order.cost);
                assert!(text.contains(&wanted), "{} in {} does not say “{wanted}”", order.clause, tables.book);
                seen += 1;
            }
        }
    }
    assert_eq!(seen, 2 * (20 + 19), "every order of Jomini and Thucidide");
}

#[test]
fn the_glossary_has_every_order_by_the_same_name() {
    let register = rulebooks();
    for tables in &register.books {
        for order in &tables.orders {
            let known = register.glossary.iter().any(|term| term.words == order.name);
            assert!(known, "the glossary does not have {:?} of {}", order.name, tables.book);
        }
    }
}

#[test]
fn clauses_call_a_terrain_by_its_name() {
    let register = rulebooks();
    for tables in &register.books {
        for row in &tables.terrain {
            // Fire has no clause of its own where it is not played; the bridges share the clauses of their rivers.
            let named_elsewhere = row.terrain == Terrain::LargeBridge;
            if named_elsewhere || (row.terrain == Terrain::Fire && row.clause == "TER-CLEAR") {
                continue;
            }
            let text = text(&register, &row.clause, tables.book);
            assert!(text.fr.to_lowercase().contains(&row.name.fr), "{}: {}", row.name.fr, text.fr);
        }
    }
}

/// What the glossary says, and what no clause says instead.
const ONE_WORD_FOR_ONE_THING: [(&str, &[&str]); 19] = [
    ("chamellerie, charrerie", &["cavalerie et chameaux", "chameaux et chars", "chameaux ou chars"]),
    ("coureurs des bois", &["bûcherons"]),
    ("élément", &["plaquette"]),
    ("éléphants de guerre", &["éléphants de combat", "éléphant de combat"]),
    ("en avant, marche", &["en avant 5"]),
    ("estafettes", &["messager"]),
    ("feu soutenu", &["feu nourri"]),
    ("forêt", &["un bois", "le bois", "ni bois", ", bois"]),
    ("grande rivière", &["fleuve"]),
    ("hexagone", &["demi-case", " case ", " case,", " case.", " cases ", " cases,", " cases."]),
    ("jeton d’ordre", &["pion"]),
    ("mêlée", &["corps à corps"]),
    ("monter ou mettre pied à terre", &["démonter"]),
    ("sans répit", &["talonner"]),
    ("tenir ferme", &["tenir bon"]),
    ("terrain clair", &["découvert", "dégagé"]),
    ("touche", &["coup touché", "coups touchés"]),
    ("touche de mêlée", &["coup de mêlée", "coups de mêlée"]),
    ("troupe à l’arme blanche", &["armé de mêlée", "armée de mêlée", "armées de mêlée", "pour la seule mêlée"]),
];

#[test]
fn one_word_says_one_thing() {
    let register = rulebooks();
    let mut found = Vec::new();
    for (place, text) in clause_texts(&register) {
        let text = text.fr.to_lowercase();
        for (word, others) in ONE_WORD_FOR_ONE_THING {
            let others = others.iter().filter(|other| text.contains(**other));
            found.extend(others.map(|other| format!("{place} says “{other}” for “{word}”")));
        }
    }
    assert!(found.is_empty(), "{found:#?}");
    for (words, _) in ONE_WORD_FOR_ONE_THING {
        let known =
            |word: &str| register.glossary.iter().any(|term| term.words.fr.split(", ").any(|part| part == word));
        let whole = register.glossary.iter().any(|term| term.words.fr == words);
        assert!(whole || words.split(", ").all(known), "the glossary does not have “{words}”");
    }
}

#[test]
fn texts_are_set_as_print_not_as_code() {
    let register = rulebooks();
    let mut found = Vec::new();
    for (place, text) in all_texts(&register) {
        let spaces = [" :", " ;", " !", " ?", " »", "« "].iter().filter(|plain| text.fr.contains(**plain));
        found.extend(spaces.map(|plain| format!("{place}: “{plain}” without a no-break space")));
        for words in [&text.fr, &text.en] {
            let typed = ["'", "\""].iter().filter(|typed| words.contains(**typed));
            found.extend(typed.map(|typed| format!("{place}: {typed} for ’, “ or «")));
            if words.contains(" -1") || words.contains("(-1") || words.contains(" -2") {
                found.push(format!("{place}: a hyphen for a minus"));
            }
        }
    }
    assert!(found.is_empty(), "{found:#?}");
}
