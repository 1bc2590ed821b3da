//! What cannot be laid out on a table, in both languages.

use rulebook::{Arm, Book, Language, Terrain, Trait};

/// What cannot be laid out.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TableError {
    /// The book has no such troop.
    #[error("{} has no troop `{word}`{}", .book.title(), .nearest.map(|key| format!("; the nearest is `{key}`")).unwrap_or_default())]
    Troop {
        /// What was said.
        word: String,
        /// The book.
        book: Book,
        /// The key that was probably meant.
        nearest: Option<&'static str>,
    },
    /// A trait that comes with a troop and is not written on a unit.
    #[error("`{0}` comes with a troop, it cannot be written on a unit")]
    Trait(Trait),
    /// A number out of bounds.
    #[error("{what} {found}: from {least} to {most} can be laid out")]
    Number {
        /// Of what, in English.
        what: &'static str,
        /// The same in French.
        quoi: &'static str,
        /// What was said.
        found: u8,
        /// The least.
        least: u8,
        /// The most.
        most: u8,
    },
    /// Not a ground a unit can stand on here, or not a work.
    #[error("`{0}` cannot be laid out there")]
    Terrain(Terrain),
    /// No officer stands with the attacker to fight in the front rank.
    #[error("nobody can fight in the front rank: no officer stands with the attacker, or it is no melee of this book")]
    FrontRank,
    /// The target may not evade.
    #[error("the target may not evade: it is not faster, or the book does not let it")]
    Evade,
    /// No free row behind a unit for those who support it.
    #[error("a supported unit needs a row behind it: one of its neighbours stands there")]
    Support,
    /// The book has no arm like that to stand beside the target.
    #[error("{} has no plain unit of `{arm}` to stand beside the target", .book.title())]
    Beside {
        /// Which arm.
        arm: Arm,
        /// The book.
        book: Book,
    },
}

impl TableError {
    /// The sentence a player reads.
    #[must_use]
    pub fn sentence(&self, language: Language) -> String {
        match (self, language) {
            (_, Language::En) => self.to_string(),
            (Self::Troop { word, book, nearest }, Language::Fr) => {
                let near = nearest.map(|key| format!(" ; la plus proche est « {key} »"));
                format!("{} n’a pas de troupe « {word} »{}", book.title(), near.unwrap_or_default())
            }
            (Self::Trait(written), Language::Fr) => {
                format!("« {written} » vient avec une troupe, cela ne s’inscrit pas sur une unité")
            }
            (Self::Number { quoi, found, least, most, .. }, Language::Fr) => {
                format!("{quoi} {found} : on peut poser de {least} à {most}")
            }
            (Self::Terrain(terrain), Language::Fr) => format!("« {terrain} » ne peut pas être posé là"),
            (Self::FrontRank, Language::Fr) => {
                "personne ne peut combattre au premier rang : aucun officier n’est avec l’attaquant, ou ce n’est pas une \
                 mêlée de ce livre"
                    .to_owned()
            }
            (Self::Evade, Language::Fr) => {
                "la cible ne peut pas esquiver : elle n’est pas plus rapide, ou le livre ne le permet pas".to_owned()
            }
            (Self::Support, Language::Fr) => {
                "une unité soutenue a besoin d’une rangée derrière elle : un de ses voisins s’y trouve".to_owned()
            }
            (Self::Beside { arm, book }, Language::Fr) => {
                format!("{} n’a pas d’unité ordinaire de « {arm} » à poser à côté de la cible", book.title())
            }
        }
    }
}
