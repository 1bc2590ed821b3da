//! What the books can be compared on: every question, read off the values themselves.

mod situations;

use crate::{Amount, Clash, Face, Language, Row, Rulebook, Step, Trait, Worded, Words};

/// One question and how a book answers it.
#[derive(Clone, Copy, Debug)]
pub struct TopicQuestion {
    /// The question.
    pub name: Words,
    /// The answer, as words; of a list, each thing on a line of its own.
    pub answer: fn(&Rulebook, Language) -> String,
}

/// A subject the books can be compared on.
#[derive(Clone, Copy, Debug)]
pub struct Topic {
    /// What to type.
    pub key: &'static str,
    /// What it is.
    pub name: Words,
    /// Its questions.
    pub questions: &'static [TopicQuestion],
}

/// A question answered by a closed list.
macro_rules! asks {
    ($fr:literal, $en:literal, $($field:ident).+) => {
        TopicQuestion {
            name: Words::new($fr, $en),
            answer: |book, language| Worded::words(&book.$($field).+).in_language(language).to_owned(),
        }
    };
}

/// A question answered by a number.
macro_rules! counts {
    ($fr:literal, $en:literal, $($field:ident).+) => {
        TopicQuestion { name: Words::new($fr, $en), answer: |book, _| book.$($field).+.to_string() }
    };
}

/// A question answered by a printed table: its clauses in order, with what each gives.
macro_rules! prints {
    ($fr:literal, $en:literal, $table:ident, $result:expr) => {
        TopicQuestion {
            name: Words::new($fr, $en),
            answer: |book, language| rows(book.$table.rows, |row| ($result)(row, language)),
        }
    };
}

/// Every topic.
pub const TOPICS: &[Topic] = &[
    Topic {
        key: "units",
        name: Words::new("unités", "units"),
        questions: &[
            asks!("éléphants de guerre", "war elephants", elephant_rank),
            TopicQuestion {
                name: Words::new("troupes modernes", "modern troops"),
                answer: |book, language| {
                    let words = if book.knows(Trait::Modern) {
                        Words::new("comptent", "count")
                    } else {
                        Words::new("notion inconnue", "unknown notion")
                    };
                    words.in_language(language).to_owned()
                },
            },
            counts!("voisins pour être soutenu", "neighbours to be supported", support_neighbours),
            TopicQuestion {
                name: Words::new("types de troupes", "troop types"),
                answer: |book, _| book.troops.len().to_string(),
            },
        ],
    },
    Topic {
        key: "command",
        name: Words::new("commandement", "command"),
        questions: &[
            TopicQuestion {
                name: Words::new("activations selon l’armée", "activations by army"),
                answer: |book, language| activations(book, language),
            },
            TopicQuestion {
                name: Words::new("portée de commandement", "command range"),
                answer: |book, language| by_rank(book.command.range.0, language),
            },
            TopicQuestion {
                name: Words::new("portée d’influence", "influence range"),
                answer: |book, language| by_rank(book.command.influence.0, language),
            },
            asks!("retour du général en chef", "the general’s return", command.general),
            TopicQuestion {
                name: Words::new("victoire", "victory"),
                answer: |book, language| match language {
                    Language::Fr => format!("1 unité ennemie éliminée sur {}", book.victory_one_in),
                    Language::En => format!("1 enemy unit in {} destroyed", book.victory_one_in),
                },
            },
        ],
    },
    Topic {
        key: "movement",
        name: Words::new("mouvement", "movement"),
        questions: &[
            asks!("passage", "passing through", passing),
            counts!("hexagones de plus par route", "more hexes by road", steps.road_march),
            counts!("hexagones de plus, infanterie montée", "more hexes, mounted infantry", steps.mounted_move),
            counts!("hexagones d’un officier seul", "hexes of an officer alone", steps.officer),
        ],
    },
    Topic {
        key: "sight",
        name: Words::new("ligne de mire", "line of sight"),
        questions: &[
            asks!("officiers seuls", "officers alone", lone_officers),
            asks!("armes légères sur une colline tirent", "small arms on a hill fire", small_arms_on_hill),
            asks!("au pied de la colline ne cache personne", "hides nobody at the hill’s foot", hill_foot),
            asks!("ligne le long d’une fortification", "line along a fortification", fortified_border),
        ],
    },
    Topic {
        key: "combat",
        name: Words::new("déroulement du combat", "steps of a combat"),
        questions: &[
            TopicQuestion {
                name: Words::new("étapes", "steps"),
                answer: |book, language| {
                    let steps = Step::ALL.iter().filter(|step| book.has_step(**step));
                    steps.map(|step| said(step, language)).collect::<Vec<_>>().join("\n")
                },
            },
            TopicQuestion {
                name: Words::new("facteurs", "factors"),
                answer: |book, language| said(&book.factor_reading(), language),
            },
            asks!("premier rang", "front rank", front_rank),
            asks!("premier rang, combats", "front rank, combats", front_rank_in),
            asks!("canons sur route en terrain difficile, interdit", "guns on rough roads, barred", rough_road),
            TopicQuestion { name: Words::new("esquive", "evade"), answer: situations::evade },
            prints!("interdit d’attaquer", "no attack", prohibitions, |_: &Row<()>, _| String::new()),
        ],
    },
    Topic {
        key: "dice",
        name: Words::new("dés", "dice"),
        questions: &[
            TopicQuestion { name: Words::new("faces", "faces"), answer: faces },
            asks!("touches", "hits", hits),
            asks!("lettres d’ordre", "order letters", letters),
            TopicQuestion {
                name: Words::new("modificateurs", "modifiers"),
                answer: |book, language| rows(book.dice_modifiers.rows, |row| signed(row, language)),
            },
            TopicQuestion {
                name: Words::new("touches annulées par le poids", "hits taken back by weight"),
                answer: |book, language| rows(book.hits_cancelled.rows, |row| signed(row, language)),
            },
        ],
    },
    Topic {
        key: "advantage",
        name: Words::new("avantage tactique", "tactical advantage"),
        questions: &[
            asks!("lecture", "reading", advantage_reading),
            prints!("tableau", "table", advantages, |row: &Row<crate::Advantage>, language| said(
                &row.result,
                language
            )),
        ],
    },
    Topic { key: "flags", name: Words::new("drapeaux ignorés", "flags ignored"), questions: situations::FLAGS },
    Topic {
        key: "retreat",
        name: Words::new("repli", "retreat"),
        questions: &[
            counts!(
                "hexagones par coup au moral, infanterie",
                "hexes per morale hit, infantry",
                retreat.hexes.infantry
            ),
            counts!("troupe montée", "mounted", retreat.hexes.mounted),
            counts!("éléphants", "elephants", retreat.hexes.elephants),
            counts!("artillerie à pied", "foot guns", retreat.hexes.foot_guns),
            counts!("artillerie à cheval ou portée", "horse or borne guns", retreat.hexes.mobile_guns),
            counts!("hésitants, en plus", "hesitant, more", retreat.hexes.hesitant),
            asks!("à travers", "through", retreat.through),
            asks!("repli bloqué", "blocked retreat", retreat.blocked),
            asks!("artillerie", "artillery", retreat.artillery),
            asks!("fusées sur animaux", "rockets on animals", retreat.rockets),
            asks!("désertion", "desertion", desertion),
        ],
    },
    Topic { key: "follow-up", name: Words::new("suivi", "follow-up"), questions: situations::FOLLOW_UPS },
    Topic {
        key: "pursuit",
        name: Words::new("poursuite", "pursuit"),
        questions: &[
            counts!("poursuites par tour", "pursuits a turn", pursuits),
            TopicQuestion { name: Words::new("une de plus", "one more"), answer: situations::one_more_pursuit },
        ],
    },
    Topic {
        key: "riposte",
        name: Words::new("riposte", "riposte"),
        questions: &[
            asks!("qui riposte", "who ripostes", riposte.right),
            TopicQuestion {
                name: Words::new("avec quels dés", "with which dice"),
                answer: |book, language| said(&book.riposte_dice(), language),
            },
            TopicQuestion {
                name: Words::new("avant l’attaque", "before the attack"),
                answer: situations::riposte_first,
            },
            asks!("ordres", "orders", riposte.orders),
        ],
    },
    Topic {
        key: "elephants",
        name: Words::new("éléphants en panique", "panicking elephants"),
        questions: &[
            asks!("une perte libère", "a loss releases", panic.release),
            counts!("dés de fuite", "dice of flight", panic.dice),
            asks!("fuite sur", "flight on", panic.faces),
        ],
    },
    Topic {
        key: "powder",
        name: Words::new("canons, fusées et feu", "guns, rockets and fire"),
        questions: &[
            asks!("canons qui éclatent", "bursting guns", bursting),
            asks!("dispersion des fusées", "straying rockets", dispersion),
            asks!("incendie", "setting fire", fire),
        ],
    },
    Topic {
        key: "orders",
        name: Words::new("ordres", "orders"),
        questions: &[
            asks!("monnaie", "currency", currency),
            TopicQuestion {
                name: Words::new("liste", "list"),
                answer: |book, language| {
                    let named =
                        book.orders.iter().map(|row| format!("{} {}", row.name.in_language(language), row.cost));
                    dash_if_empty(named.collect::<Vec<_>>().join("\n"))
                },
            },
        ],
    },
];

fn said(answer: &impl Worded, language: Language) -> String {
    answer.words().in_language(language).to_owned()
}

fn dash_if_empty(text: String) -> String {
    if text.is_empty() { "–".to_owned() } else { text }
}

/// The clauses of a printed table in order, each result once, with what it gives.
fn rows<R>(rows: &'static [Row<R>], result: impl Fn(&Row<R>) -> String) -> String {
    let mut said: Vec<String> =
        rows.iter().map(|row| format!("{} {}", row.clause, result(row)).trim_end().to_owned()).collect();
    said.dedup();
    dash_if_empty(said.join("\n"))
}

/// How much a row adds; a row that counts something adds nothing in a plain combat.
fn signed(row: &Row<Amount>, language: Language) -> String {
    match (row.result)(&Clash::plain()) {
        0 => Words::new("variable", "varies").in_language(language).to_owned(),
        more @ 1.. => format!("+{more}"),
        fewer => format!("−{}", fewer.unsigned_abs()),
    }
}

fn faces(book: &Rulebook, language: Language) -> String {
    let mut seen: Vec<Face> = Vec::new();
    for face in book.die.faces {
        if !seen.contains(&face) {
            seen.push(face);
        }
    }
    let words = seen.iter().map(|face| match book.die.sides_showing(*face) {
        1 => said(face, language),
        sides => format!("{}\u{a0}×{sides}", said(face, language)),
    });
    words.collect::<Vec<_>>().join(", ")
}

/// How many activations of how many units, by the units of the army.
fn activations(book: &Rulebook, language: Language) -> String {
    let rows = book.command.activations.iter().map(|row| {
        let army = match (row.up_to_units, language) {
            (u8::MAX, Language::Fr) => "plus\u{a0}:".to_owned(),
            (u8::MAX, Language::En) => "more:".to_owned(),
            (most, Language::Fr) => format!("jusqu’à {most} unités\u{a0}:"),
            (most, Language::En) => format!("up to {most} units:"),
        };
        let plural = if row.activations == 1 { "" } else { "s" };
        let of = Words::new("de", "of").in_language(language);
        format!("{army} {} activation{plural} {of} {}", row.activations, row.units)
    });
    rows.collect::<Vec<_>>().join("\n")
}

/// Of those who command.
fn by_rank(numbers: [u8; 4], language: Language) -> String {
    let ranks = [
        Words::new("général en chef", "general in chief"),
        Words::new("sous-général", "sub-general"),
        Words::new("officier supérieur", "superior officer"),
    ];
    let rows = ranks.iter().zip(numbers).map(|(rank, number)| format!("{} {number}", rank.in_language(language)));
    rows.collect::<Vec<_>>().join("\n")
}
