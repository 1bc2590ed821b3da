//! What whoever keeps the server reads.

use rulebook::Language;
use server::KeptGame;
use std::fmt::Write;
use storage::Holdings;
use wire::live::Progress;

pub(super) fn list(games: &[KeptGame], language: Language) -> String {
    let mut page = String::new();
    for game in games {
        let KeptGame { id, scenario, entries, .. } = game;
        let seen = match (game.public, language) {
            (true, Language::Fr) => "publique",
            (false, Language::Fr) => "privée",
            (true, Language::En) => "public",
            (false, Language::En) => "private",
        };
        let (progress, names) = (progress(game.progress, language), names(game));
        add(&mut page, &format!("{id}  {progress:<9}  {seen:<8}  {entries:>6}  {scenario:<24}  {names}"));
    }
    page
}

pub(super) fn game(game: &KeptGame, language: Language) -> String {
    let mut page = list(std::slice::from_ref(game), language);
    let seats = game.seats.join(", ");
    add(
        &mut page,
        &match language {
            Language::Fr => format!("sièges\u{a0}: {seats}\u{a0}; journal\u{a0}: {} octets", game.bytes),
            Language::En => format!("seats: {seats}; log: {} bytes", game.bytes),
        },
    );
    for (name, text) in &game.said {
        // One line each, whatever somebody wrote.
        add(&mut page, &format!("  {name}: {}", text.replace('\n', " ⏎ ")));
    }
    page
}

pub(super) fn done(entry: u64, language: Language) -> String {
    match language {
        Language::Fr => format!("fait, entrée {entry}\n"),
        Language::En => format!("done, entry {entry}\n"),
    }
}

pub(super) fn renewed(games: u64, language: Language) -> String {
    match language {
        Language::Fr => format!("nouvelles chaînes de dés\u{a0}: {games}\n"),
        Language::En => format!("new chains of dice: {games}\n"),
    }
}

pub(super) fn deleted(game: &str, language: Language) -> String {
    match language {
        Language::Fr => format!("partie {game} supprimée\n"),
        Language::En => format!("game {game} deleted\n"),
    }
}

pub(super) fn invitation(code: &str, language: Language) -> String {
    match language {
        Language::Fr => format!("le siège est libre\u{a0}; son invitation\u{a0}: {code}\n"),
        Language::En => format!("the seat is free; its invitation: {code}\n"),
    }
}

pub(super) fn token(token: &str, language: Language) -> String {
    match language {
        Language::Fr => format!("l’ancien jeton n’ouvre plus rien\u{a0}; le nouveau\u{a0}: {token}\n"),
        Language::En => format!("the old token opens nothing any more; the new one: {token}\n"),
    }
}

pub(super) fn sound(held: Holdings, language: Language) -> String {
    let Holdings { games, seats, entries, battles } = held;
    match language {
        Language::Fr => format!(
            "tout est en ordre\u{a0}: parties {games}, sièges {seats}, entrées {entries}, batailles publiées {battles}\n"
        ),
        Language::En => {
            format!("all is well: games {games}, seats {seats}, entries {entries}, published battles {battles}\n")
        }
    }
}

fn names(game: &KeptGame) -> String {
    let [north, south] = game.names.each_ref().map(|name| name.as_deref().unwrap_or("–"));
    format!("{north} / {south}")
}

const fn progress(progress: Progress, language: Language) -> &'static str {
    match (progress, language) {
        (Progress::Waiting, Language::Fr) => "attend",
        (Progress::Waiting, Language::En) => "waiting",
        (Progress::Playing, Language::Fr) => "se joue",
        (Progress::Playing, Language::En) => "playing",
        (Progress::Paused, Language::Fr) => "suspendue",
        (Progress::Paused, Language::En) => "paused",
        (Progress::Over, Language::Fr) => "finie",
        (Progress::Over, Language::En) => "over",
        (Progress::Frozen, Language::Fr) => "gelée",
        (Progress::Frozen, Language::En) => "frozen",
        (Progress::Outdated, Language::Fr) => "périmée",
        (Progress::Outdated, Language::En) => "outdated",
    }
}

fn add(page: &mut String, line: &str) {
    writeln!(page, "{line}").expect("a text takes everything");
}
