//! Two units of the real table, described by options.

use super::trouble::OddsTrouble;
use crate::terminal::words;
use crate::word::{self, Known};
use odds::{RealSide, RealTable};
use rulebook::{Arm, Barred, Book, Language, Order, OrderKind, Rulebook, Terrain, TerrainEntry};
use rulebook::{Trait, Traits, Troop, Words};
use speech::Said;
use strum::IntoEnumIterator;

/// Which of the two.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(super) enum Who {
    /// The one who attacks.
    Attacker,
    /// The one attacked.
    Defender,
    /// Both.
    Both,
}

/// What is said of the two; in the open, alone, at full strength and face to face where nothing is.
#[derive(clap::Args, Default, PartialEq)]
#[command(next_help_heading = "The real table, with --book")]
pub(super) struct Duel {
    /// List the troops of the book, and the words for grounds, works, traits and orders.
    #[arg(long)]
    pub(super) list: bool,
    /// Who attacks: a troop of the book, by its key or its name.
    #[arg(long, value_name = "TROOP")]
    attacker: Option<String>,
    /// Whom it attacks.
    #[arg(long, value_name = "TROOP", visible_alias = "target")]
    defender: Option<String>,
    /// Elements the attacker has left.
    #[arg(long, value_name = "N")]
    attacker_elements: Option<u8>,
    /// Elements the defender has left.
    #[arg(long, value_name = "N")]
    defender_elements: Option<u8>,
    /// What is written on the attacker, with commas: elite, solid…
    #[arg(long, value_name = "TRAITS", value_delimiter = ',')]
    attacker_traits: Vec<String>,
    /// What is written on the defender.
    #[arg(long, value_name = "TRAITS", value_delimiter = ',')]
    defender_traits: Vec<String>,
    /// The ground the attacker stands on.
    #[arg(long, value_name = "GROUND")]
    attacker_terrain: Option<String>,
    /// The ground the defender stands on.
    #[arg(long, value_name = "GROUND", visible_alias = "terrain")]
    defender_terrain: Option<String>,
    /// How high the attacker stands.
    #[arg(long, value_name = "N")]
    attacker_height: Option<u8>,
    /// How high the defender stands.
    #[arg(long, value_name = "N")]
    defender_height: Option<u8>,
    /// Officers with the attacker.
    #[arg(long, value_name = "N", default_value_t = 0)]
    attacker_officers: u8,
    /// Officers with the defender.
    #[arg(long, value_name = "N", default_value_t = 0)]
    defender_officers: u8,
    /// Free rows behind the attacker (default: enough).
    #[arg(long, value_name = "N")]
    attacker_room: Option<u8>,
    /// Free rows behind the defender; 0 is the edge of the table.
    #[arg(long, value_name = "N")]
    defender_room: Option<u8>,
    /// The order given for the attack.
    #[arg(long, value_name = "ORDER")]
    attacker_order: Option<String>,
    /// The order given for the defence.
    #[arg(long, value_name = "ORDER")]
    defender_order: Option<String>,
    /// Who is supported by its neighbours.
    #[arg(long, value_enum, value_name = "WHO")]
    supported: Option<Who>,
    /// Hexes between the two; 1 is melee (default: 1).
    #[arg(long, value_name = "N")]
    distance: Option<u8>,
    /// Hexes the attacker has moved this turn (default: 0).
    #[arg(long, value_name = "N")]
    moved: Option<u8>,
    /// What the defender stands behind: palisade, ditch or fortification.
    #[arg(long, value_name = "WORK", visible_alias = "works")]
    work: Option<String>,
    /// The arm of another unit of the attacker’s side, beside the defender.
    #[arg(long, value_name = "ARM", visible_alias = "neighbours")]
    beside: Option<String>,
    /// An officer of the attacker fights in the front rank.
    #[arg(long)]
    front_rank: bool,
    /// The defender evades.
    #[arg(long)]
    evades: bool,
}

/// The works of a hex side.
pub(super) const WORKS: [Terrain; 3] = [Terrain::Palisade, Terrain::Ditch, Terrain::Fortification];

impl Duel {
    /// Was nothing said?
    pub(super) fn is_silent(&self) -> bool {
        *self == Self::default()
    }

    /// What was said, laid out.
    pub(super) fn table<'b>(&self, book: &'b Rulebook, language: Language) -> Result<RealTable<'b>, OddsTrouble> {
        let reader = Reader { book, language };
        let (Some(attacker), Some(defender)) = (&self.attacker, &self.defender) else {
            return Err(reader.two_are_needed());
        };
        let supported = |who| self.supported.is_some_and(|said| said == who || said == Who::Both);
        let mut one = reader.side(attacker, &self.attacker_traits, self.attacker_terrain.as_deref())?;
        one.elements = self.attacker_elements;
        one.height = self.attacker_height.unwrap_or(one.height);
        one.officers = self.attacker_officers;
        one.room = self.attacker_room.unwrap_or(one.room);
        one.supported = supported(Who::Attacker);
        one.order = reader.order(self.attacker_order.as_deref(), OrderKind::Attack)?;
        let mut other = reader.side(defender, &self.defender_traits, self.defender_terrain.as_deref())?;
        other.elements = self.defender_elements;
        other.height = self.defender_height.unwrap_or(other.height);
        other.officers = self.defender_officers;
        other.room = self.defender_room.unwrap_or(other.room);
        other.supported = supported(Who::Defender);
        other.order = reader.order(self.defender_order.as_deref(), OrderKind::Defence)?;
        Ok(RealTable {
            distance: self.distance.unwrap_or(1),
            moved: self.moved.unwrap_or(0),
            work: self.work.as_deref().map(|word| reader.work(word)).transpose()?,
            beside: self.beside.as_deref().map(|word| reader.arm(word)).transpose()?,
            front_rank: self.front_rank,
            evades: self.evades,
            attacker: one,
            target: other,
            ..RealTable::duel(book, "", "")
        })
    }
}

/// Reads the words of one book.
struct Reader<'b> {
    book: &'b Rulebook,
    language: Language,
}

impl Reader<'_> {
    fn two_are_needed(&self) -> OddsTrouble {
        let book = self.book.book;
        OddsTrouble::Said(match self.language {
            Language::Fr => format!(
                "avec --book, dites les deux unités\u{a0}: --attacker TROUPE --defender TROUPE\u{a0}; etendard odds --book \
                 {book} --list nomme les troupes"
            ),
            Language::En => format!(
                "with --book, say both units: --attacker TROOP --defender TROOP; etendard odds --book {book} --list \
                 names the troops"
            ),
        })
    }

    /// A unit of a troop, with what is written on it and the ground below it.
    fn side(&self, troop: &str, traits: &[String], ground: Option<&str>) -> Result<RealSide<'static>, OddsTrouble> {
        let troop = self.troop(troop)?;
        let mut side = RealSide::of(troop.key);
        for word in traits {
            side.traits.insert(self.written(word)?);
        }
        if let Some(word) = ground {
            side.ground = self.ground(word, troop, side.traits)?;
            if side.ground == Terrain::Hill {
                // A hill is clear ground, higher.
                (side.ground, side.height) = (Terrain::Clear, 1);
            }
        }
        Ok(side)
    }

    fn troop(&self, word: &str) -> Result<&'static Troop, OddsTrouble> {
        let mut known: Vec<Known<&'static Troop>> = self.book.troops.iter().map(spelt).collect();
        for (generic, key) in cases::generic_words(self.book.book) {
            known.extend(self.book.troop(key).map(|troop| Known::new(troop, [generic.to_owned()])));
        }
        let what = Words::new("une troupe de ce livre", "a troop of this book");
        word::pick(what, word, &known, self.language).map_err(|sentence| {
            let elsewhere = books::ALL.iter().find(|other| {
                let theirs: Vec<Known<&'static Troop>> = other.troops.iter().map(spelt).collect();
                other.book != self.book.book && theirs.iter().any(|one| one.is_spelt(word))
            });
            self.no_troop(&sentence, word, elsewhere.map(|other| other.book))
        })
    }

    /// Not a troop of this book: perhaps of another; the list in any case.
    fn no_troop(&self, sentence: &str, word: &str, elsewhere: Option<Book>) -> OddsTrouble {
        let (book, clause) = (self.book.book, self.book.troop_clause.id());
        OddsTrouble::Said(match (elsewhere, self.language) {
            (Some(other), Language::Fr) => format!(
                "«\u{a0}{word}\u{a0}» est une troupe de {}, non de {} ({clause})\u{a0}; etendard odds --book {book} --list \
                 nomme les siennes",
                other.title(),
                book.title()
            ),
            (Some(other), Language::En) => format!(
                "`{word}` is a troop of {}, not of {} ({clause}); etendard odds --book {book} --list names its own",
                other.title(),
                book.title()
            ),
            (None, Language::Fr) => {
                format!("{sentence} ({clause}\u{a0}; etendard odds --book {book} --list les nomme toutes)")
            }
            (None, Language::En) => format!("{sentence} ({clause}; etendard odds --book {book} --list names them all)"),
        })
    }

    fn written(&self, word: &str) -> Result<Trait, OddsTrouble> {
        let known: Vec<Known<Trait>> = Trait::WRITTEN
            .iter()
            .map(|one| {
                let names = words::unit_trait(one).map_or([String::new(), String::new()], both);
                Known::new(one, [one.to_string()].into_iter().chain(names))
            })
            .collect();
        pick(
            Words::new("un trait qui s’inscrit sur une unité", "a trait written on a unit"),
            word,
            &known,
            self.language,
        )
    }

    /// A ground somebody can stand on; the rules say who cannot.
    fn ground(&self, word: &str, troop: &Troop, traits: Traits) -> Result<Terrain, OddsTrouble> {
        let known: Vec<Known<Terrain>> = grounds().map(|terrain| self.spelt_terrain(terrain)).collect();
        let terrain = pick(Words::new("un terrain", "a ground"), word, &known, self.language)?;
        let row = self.book.ground(terrain);
        let mounted =
            traits.contains(Trait::OnHorses) || matches!(troop.arm, Arm::Cavalry | Arm::Camelry | Arm::Chariotry);
        let barred = row.entry == TerrainEntry::Never
            || (row.barred.contains(Barred::Mounted) && mounted)
            || (row.barred.contains(Barred::Elephants) && troop.arm == Arm::Elephants);
        if barred {
            let sentence = Words::new("Cette unité ne peut pas se trouver là.", "This unit cannot stand there.");
            return Err(OddsTrouble::forbidden(sentence, row.clause, self.book.book));
        }
        Ok(terrain)
    }

    fn work(&self, word: &str) -> Result<Terrain, OddsTrouble> {
        let known: Vec<Known<Terrain>> = WORKS.iter().map(|work| self.spelt_terrain(*work)).collect();
        pick(Words::new("un ouvrage", "a work"), word, &known, self.language)
    }

    fn spelt_terrain(&self, terrain: Terrain) -> Known<Terrain> {
        let names = both(self.book.ground(terrain).name);
        Known::new(terrain, [terrain.to_string()].into_iter().chain(names))
    }

    fn arm(&self, word: &str) -> Result<Arm, OddsTrouble> {
        let known: Vec<Known<Arm>> = Arm::iter()
            .map(|arm| Known::new(arm, [arm.to_string()].into_iter().chain(both(words::arm(arm)))))
            .collect();
        pick(Words::new("une arme", "an arm"), word, &known, self.language)
    }

    fn order(&self, word: Option<&str>, kind: OrderKind) -> Result<Option<Order>, OddsTrouble> {
        let Some(word) = word else { return Ok(None) };
        let rows: Vec<_> = self.book.orders.iter().filter(|row| row.kind == kind).collect();
        if rows.is_empty() {
            let title = self.book.book.title();
            return Err(OddsTrouble::Said(match self.language {
                Language::Fr => format!("{title} n’a pas d’ordres de ce genre"),
                Language::En => format!("{title} has no orders of that kind"),
            }));
        }
        let known: Vec<Known<Order>> = rows
            .iter()
            .map(|row| Known::new(row.order, both(row.order.word()).into_iter().chain(both(row.name))))
            .collect();
        let what = match kind {
            OrderKind::Attack => Words::new("un ordre d’attaque de ce livre", "an attack order of this book"),
            OrderKind::Defence => Words::new("un ordre de défense de ce livre", "a defence order of this book"),
            OrderKind::Manoeuvre => Words::new("un ordre de manœuvre de ce livre", "a manoeuvre order of this book"),
        };
        pick(what, word, &known, self.language).map(Some)
    }
}

fn pick<T: Copy>(what: Words, word: &str, known: &[Known<T>], language: Language) -> Result<T, OddsTrouble> {
    word::pick(what, word, known, language).map_err(OddsTrouble::Said)
}

/// What can be below a unit.
pub(super) fn grounds() -> impl Iterator<Item = Terrain> {
    Terrain::iter().filter(|terrain| !WORKS.contains(terrain) && !matches!(terrain, Terrain::Road | Terrain::Fire))
}

fn spelt(troop: &'static Troop) -> Known<&'static Troop> {
    Known::new(troop, [troop.key.to_owned()].into_iter().chain(both(troop.name)))
}

fn both(words: Words) -> [String; 2] {
    [words.fr, words.en].map(str::to_owned)
}
