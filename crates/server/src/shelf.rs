//! Battles on the shelf as the store keeps them, read and written.

use crate::house::now;
use crate::options::Options;
use host::shelf::ShelfSummary;
use host::{Trouble, seats, status};
use rulebook::Language;
use serde::{Deserialize, Serialize};
use storage::{ShelfRoom, ShelfState, ShelvedBattle, ShelvedVersion, StoreError};
use wire::shelf::ShelfBattle;

/// Versions of one battle: whoever changes his mind more often publishes another battle.
const VERSIONS: u64 = 50;
/// A megabyte of the setting.
const MEGABYTE: u64 = 1_000_000;

/// What a list says of a battle, as it is kept.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct ShelfCard {
    pub(crate) fr: String,
    pub(crate) en: String,
    pub(crate) author: String,
    pub(crate) columns: u16,
    pub(crate) rows: u16,
    pub(crate) units: [u32; 2],
    pub(crate) certified: bool,
}

impl ShelfCard {
    pub(crate) fn of(record: &ShelvedBattle) -> Self {
        // A battle that is gone has an empty one.
        serde_json::from_str(&record.card).unwrap_or_default()
    }

    fn title(&self, language: Language) -> &str {
        match language {
            Language::Fr => &self.fr,
            Language::En => &self.en,
        }
    }
}

/// A battle that was read and found fit for the shelf.
#[derive(Debug)]
pub(crate) struct FitBattle {
    pub(crate) summary: ShelfSummary,
    pub(crate) author: String,
    pub(crate) certificate: Option<String>,
}

impl FitBattle {
    /// The row and the version of a battle under this id.
    pub(crate) fn shelved(self, id: &str, token_hash: [u8; 32], number: u64) -> (ShelvedBattle, ShelvedVersion) {
        let Self { summary, author, certificate } = self;
        let ShelfSummary { text, mark, title, book, size: [columns, rows], units, mut words } = summary;
        words.push(author.clone());
        let units = units.map(|count| u32::try_from(count).unwrap_or(u32::MAX));
        let certified = certificate.is_some();
        let card = ShelfCard { fr: title.fr, en: title.en, author, columns, rows, units, certified };
        let at = now();
        let battle = ShelvedBattle {
            id: id.to_owned(),
            created: at,
            updated: at,
            token_hash,
            state: ShelfState::Shown,
            version: number,
            card: serde_json::to_string(&card).expect("texts and numbers can always be written"),
            book: book.to_string(),
            hexes: u64::from(columns) * u64::from(rows),
            words: plain(&words.join(" ")),
            plays: 0,
            thumbs: 0,
            reports: 0,
            bytes: 0,
        };
        let body = text.to_string();
        (battle, ShelvedVersion { battle: id.to_owned(), number, at, hash: mark, body, certificate })
    }
}

/// As it is searched: in small letters, without accents where the letter under them is a plain one.
pub(crate) fn plain(words: &str) -> String {
    let lower = words.to_lowercase();
    let letters = lower.chars().map(|letter| match letter {
        'à' | 'â' | 'ä' | 'á' => 'a',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'î' | 'ï' | 'í' => 'i',
        'ô' | 'ö' | 'ó' => 'o',
        'ù' | 'û' | 'ü' | 'ú' => 'u',
        'ç' => 'c',
        'ñ' => 'n',
        '’' => '\'',
        other => other,
    });
    letters.collect::<String>().split_whitespace().collect::<Vec<_>>().join(" ")
}

/// How much the shelf of this server holds.
pub(crate) fn room(options: &Options) -> ShelfRoom {
    ShelfRoom {
        battles: u64::from(options.battles_on_shelf),
        bytes: u64::from(options.shelf_megabytes) * MEGABYTE,
        versions: VERSIONS,
    }
}

/// A battle in a list.
pub(crate) fn listed(record: &ShelvedBattle, language: Language) -> ShelfBattle {
    let card = ShelfCard::of(record);
    ShelfBattle {
        id: record.id.clone(),
        version: record.version,
        title: card.title(language).to_owned(),
        book: record.book.clone(),
        columns: card.columns,
        rows: card.rows,
        units: card.units,
        author: card.author,
        created: record.created,
        updated: record.updated,
        certified: card.certified,
        plays: record.plays,
        thumbs: record.thumbs,
    }
}

/// What is kept of a browser: another for each battle, so that nobody learns from it who likes what else.
pub(crate) fn mark(browser: &str, battle: &str) -> Result<[u8; 32], Trouble> {
    if !seats::is_token(browser) {
        return Err(Trouble::malformed("browser="));
    }
    Ok(seats::hash(&format!("étendard shelf 1 {battle} {browser}")))
}

/// Is this the id of a battle on a shelf, as they are all made?
pub(crate) fn is_id(id: &str) -> bool {
    id.len() == 16 && id.bytes().all(|letter| matches!(letter, b'0'..=b'9' | b'a'..=b'f'))
}

/// The store said no.
pub(crate) fn failed(error: &StoreError) -> Trouble {
    match error {
        StoreError::NoSuchBattle(id) => no_battle(id),
        StoreError::ShelfFull => Trouble::new(
            status::INSUFFICIENT_STORAGE,
            "shelf-full",
            "l’étagère de ce serveur est pleine, ou cette bataille a trop de versions\u{a0}; envoyez votre bataille par un lien ou un fichier",
            "the shelf of this server is full, or this battle has too many versions; send your battle by a link or a file",
        ),
        StoreError::Conflict { last } => Trouble::new(
            status::CONFLICT,
            "newer-version",
            format!("la version {last} vient d’être publiée d’ailleurs\u{a0}; regardez-la et publiez de nouveau"),
            format!("version {last} has just been published from elsewhere; look at it and publish again"),
        ),
        _ => crate::stored::failed(error),
    }
}

/// There is no such battle here.
pub(crate) fn no_battle(id: &str) -> Trouble {
    let id = host::shown(id);
    Trouble::new(
        status::NOT_FOUND,
        "no-such-battle",
        format!("il n’y a pas de bataille «\u{a0}{id}\u{a0}» sur l’étagère de ce serveur\u{a0}; vérifiez le lien"),
        format!("there is no battle “{id}” on the shelf of this server; check the link"),
    )
}

/// It was there.
pub(crate) fn gone(state: ShelfState) -> Trouble {
    match state {
        ShelfState::Removed => Trouble::new(
            GONE,
            "removed",
            "l’hébergeur de ce serveur a ôté cette bataille de l’étagère",
            "whoever keeps this server has removed this battle from the shelf",
        ),
        ShelfState::Hidden => Trouble::new(
            status::FORBIDDEN,
            "hidden",
            "l’hébergeur de ce serveur cache cette bataille pour le moment",
            "whoever keeps this server hides this battle for the moment",
        ),
        ShelfState::Withdrawn | ShelfState::Shown => Trouble::new(
            GONE,
            "taken-back",
            "son auteur a repris cette bataille\u{a0}; les parties commencées continuent",
            "its author has taken this battle back; games that have begun go on",
        ),
    }
}

/// What HTTP calls what was there and is no more.
const GONE: u16 = 410;

#[cfg(test)]
mod tests {
    use super::{is_id, mark, plain};

    #[test]
    fn words_are_searched_without_accents_and_capitals() {
        assert_eq!(plain("  L’Élan   du Pont À"), "l'elan du pont a");
    }

    #[test]
    fn a_browser_has_another_mark_for_each_battle() {
        let browser = "ab".repeat(32);
        assert_ne!(mark(&browser, "a").unwrap(), mark(&browser, "b").unwrap());
        assert!(mark("ab", "a").is_err());
        assert!(is_id("0123456789abcdef") && !is_id("0123456789ABCDEF") && !is_id(""));
    }
}
