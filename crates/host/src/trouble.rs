//! What cannot be done, whatever the rulebook says: a word for programs, a sentence for people.

use rulebook::{HouseRule, Language, NoSuchChoice, Words};
use scenario::{Gravity, Problems, Text};
use speech::Fault;
use strum::IntoEnumIterator;
use wire::live::AnswerWire;

/// What HTTP calls it.
pub mod status {
    /// Nobody can make sense of it.
    pub const BAD_REQUEST: u16 = 400;
    /// It is not known who asks.
    pub const UNAUTHORIZED: u16 = 401;
    /// Whoever asks may not.
    pub const FORBIDDEN: u16 = 403;
    /// There is no such thing.
    pub const NOT_FOUND: u16 = 404;
    /// It is not asked so.
    pub const METHOD_NOT_ALLOWED: u16 = 405;
    /// It came too late.
    pub const REQUEST_TIMEOUT: u16 = 408;
    /// Not as things stand.
    pub const CONFLICT: u16 = 409;
    /// It is too long.
    pub const PAYLOAD_TOO_LARGE: u16 = 413;
    /// It reads well and means nothing.
    pub const UNPROCESSABLE_ENTITY: u16 = 422;
    /// Too much at once.
    pub const TOO_MANY_REQUESTS: u16 = 429;
    /// A fault of ours.
    pub const INTERNAL_SERVER_ERROR: u16 = 500;
    /// Another version could.
    pub const NOT_IMPLEMENTED: u16 = 501;
    /// Not just now.
    pub const SERVICE_UNAVAILABLE: u16 = 503;
    /// There is no room for it.
    pub const INSUFFICIENT_STORAGE: u16 = 507;
}

/// Something that cannot be done.
#[derive(Clone, Debug)]
pub struct Trouble {
    /// As HTTP says it.
    pub status: u16,
    /// For programs.
    pub code: &'static str,
    /// For people, in both languages.
    pub text: Text,
}

impl Trouble {
    /// Something that cannot be done, in both languages.
    pub fn new(status: u16, code: &'static str, fr: impl Into<String>, en: impl Into<String>) -> Self {
        Self { status, code, text: Text { fr: fr.into(), en: en.into() } }
    }

    /// The sentence.
    #[must_use]
    pub fn said(&self, language: Language) -> &str {
        self.text.in_language(language)
    }

    /// As an answer at the table.
    #[must_use]
    pub fn answer(&self, language: Language) -> AnswerWire {
        AnswerWire::Error { code: self.code.to_owned(), text: self.said(language).to_owned() }
    }

    /// What was sent cannot be read.
    pub fn malformed(what: impl std::fmt::Display) -> Self {
        Self::new(
            status::BAD_REQUEST,
            "malformed",
            format!("ce message ne se lit pas\u{a0}: {what}\u{a0}; voyez /api"),
            format!("this message cannot be read: {what}; see /api"),
        )
    }

    /// A word that names nothing of this battle.
    #[must_use]
    pub fn unknown(fault: &Fault) -> Self {
        let said = fault.in_one_line();
        Self::new(status::BAD_REQUEST, "unknown", said.clone(), said)
    }

    /// There is no such battle.
    #[must_use]
    pub fn no_scenario(id: &str, language: Language) -> Self {
        let ids = scenario::catalogue().iter().map(|listed| listed.id);
        let fault = Fault::unknown_in(language, Words::new("une bataille d’ici", "a battle from here"), id, ids);
        Self { code: "no-such-scenario", status: status::NOT_FOUND, ..Self::unknown(&fault) }
    }

    /// A battle somebody made that cannot be played yet.
    #[must_use]
    pub fn no_battle(problems: &Problems) -> Self {
        let faults = || problems.iter().filter(|problem| problem.gravity == Gravity::Fault);
        let (mut fr, mut en) = (String::new(), String::new());
        if let Some(first) = faults().next() {
            let place = if first.path.is_empty() { String::new() } else { format!(" ({})", first.path) };
            let [hint_fr, hint_en] = first.expected.as_ref().map_or_else(Default::default, |expected| {
                [format!("\u{a0}; attendu\u{a0}: {}", expected.fr), format!("; expected {}", expected.en)]
            });
            fr = format!("{}{place}{hint_fr}", first.what.fr);
            en = format!("{}{place}{hint_en}", first.what.en);
        }
        match faults().count() {
            0 | 1 => {}
            2 => {
                fr += "\u{a0}; et un autre défaut";
                en += "; and one more fault";
            }
            count => {
                let more = (count - 1).to_string();
                fr.extend(["\u{a0}; et ", &more, " autres défauts"]);
                en.extend(["; and ", &more, " more faults"]);
            }
        }
        Self::new(
            status::UNPROCESSABLE_ENTITY,
            "no-battle",
            format!("cette bataille ne se joue pas encore\u{a0}: {fr}"),
            format!("this battle cannot be played yet: {en}"),
        )
    }

    /// A lesson is played in the page: its dice are given, and no server’s.
    #[must_use]
    pub fn lesson_at_home() -> Self {
        Self::new(
            status::BAD_REQUEST,
            "lesson-at-home",
            "une leçon se joue dans la page, sans serveur\u{a0}: ses dés sont donnés",
            "a lesson is played in the page, without a server: its dice are given",
        )
    }

    /// There is no such house rule.
    #[must_use]
    pub fn no_option(word: &str, language: Language) -> Self {
        let what = Words::new("une règle maison", "a house rule");
        let fault = Fault::unknown_in(language, what, word, HouseRule::iter().map(Into::into));
        Self { code: "no-such-option", ..Self::unknown(&fault) }
    }

    /// A house rule that changes nothing in this book.
    #[must_use]
    pub fn idle_option(error: &NoSuchChoice) -> Self {
        Self::new(
            status::BAD_REQUEST,
            "no-such-option",
            format!("la règle maison «\u{a0}{}\u{a0}» ne change rien dans {}\u{a0}; ôtez-la", error.rule, error.book),
            error.to_string(),
        )
    }

    /// There is no such game.
    #[must_use]
    pub fn no_game(id: &str) -> Self {
        Self::new(
            status::NOT_FOUND,
            "no-such-game",
            format!("il n’y a pas de partie «\u{a0}{}\u{a0}» ici\u{a0}; vérifiez le lien", shown(id)),
            format!("there is no game “{}” here; check the link", shown(id)),
        )
    }

    /// Is it that there is no such game?
    #[must_use]
    pub fn is_no_game(&self) -> bool {
        self.code == "no-such-game"
    }

    /// A fault of the server's own.
    pub fn fault(what: &str) -> Self {
        tracing::error!(what, "fault");
        Self::new(
            status::INTERNAL_SERVER_ERROR,
            "fault",
            "le serveur s’est trompé\u{a0}; l’incident est noté",
            "the server made a mistake; it has been noted",
        )
    }
}

/// A word from outside, short enough to be shown.
#[must_use]
pub fn shown(word: &str) -> String {
    let mut short: String = word.chars().filter(|letter| !letter.is_control()).take(40).collect();
    if short.len() < word.len() {
        short.push('…');
    }
    short
}

/// The sentences that never change.
macro_rules! troubles {
    ($($name:ident: $status:ident $code:literal, $fr:literal, $en:literal;)*) => {
        impl Trouble {
            $(#[doc = concat!("« ", $en, " »")]
            #[must_use]
            pub fn $name() -> Self {
                Self::new(status::$status, $code, $fr, $en)
            })*
        }
    };
}

troubles! {
    not_your_seat: FORBIDDEN "not-your-seat",
        "ce siège n’est pas le vôtre\u{a0}; rejoignez la partie avec votre invitation ou votre jeton",
        "this seat is not yours; join the game with your invitation or your token";
    not_your_turn: CONFLICT "not-your-turn",
        "ce n’est pas à vous de parler\u{a0}; attendez la question",
        "it is not your turn to speak; wait for the question";
    bad_token: UNAUTHORIZED "bad-token",
        "ce jeton n’ouvre aucun siège de cette partie\u{a0}; rejoignez-la de nouveau, ou regardez sans jeton",
        "this token opens no seat of this game; join it again, or watch without a token";
    private: FORBIDDEN "private",
        "cette partie est privée\u{a0}; regardez-la avec son invitation, ou avec le jeton d’un siège",
        "this game is private; watch it with its invitation, or with the token of a seat";
    nobody_to_free: CONFLICT "nobody-to-free",
        "personne d’autre n’est assis là\u{a0}; seul le siège d’un invité se libère",
        "nobody else sits there; only the seat of a guest can be freed";
    over: CONFLICT "over", "la partie est finie", "the game is over";
    not_over: CONFLICT "not-over",
        "la partie n’est pas finie\u{a0}; la revanche vient après",
        "the game is not over; a rematch comes after it";
    paused: CONFLICT "paused",
        "la partie est suspendue\u{a0}; un joueur peut la reprendre",
        "the game is paused; a player can take it up again";
    not_paused: CONFLICT "not-paused", "la partie n’est pas suspendue", "the game is not paused";
    waiting: CONFLICT "waiting",
        "la partie n’a pas commencé\u{a0}; un siège est encore libre",
        "the game has not begun; a seat is still open";
    frozen: CONFLICT "frozen",
        "la partie est gelée après une faute du serveur\u{a0}; son hôte peut la reprendre là où elle est",
        "the game is frozen after a fault of the server; its host can take it up again where it stands";
    bad_nonce: BAD_REQUEST "bad-nonce",
        "le nonce n’en est pas un\u{a0}; attendu\u{a0}: 16 à 64 chiffres hexadécimaux minuscules, tirés au sort pour chaque ordre",
        "this is no nonce; expected 16 to 64 lower-case hexadecimal digits, drawn anew for each command";
    used_nonce: CONFLICT "used-nonce",
        "ce nonce a déjà servi à un autre ordre\u{a0}; tirez-en un nouveau pour chaque ordre",
        "this nonce was sent with another command already; draw a new one for each command";
    no_undo: CONFLICT "no-undo",
        "rien ne se reprend une fois les dés lancés ou la parole passée",
        "nothing can be taken back once dice were thrown or the word was passed";
    nothing_to_undo: CONFLICT "no-undo", "il n’y a rien à reprendre", "there is nothing to take back";
    practice_only: CONFLICT "no-undo",
        "seule une partie d’exercice se reprend à n’importe quel point",
        "only a practice game can be taken back to any point";
    draw_offered: CONFLICT "draw-offered", "la nulle est déjà proposée", "a draw is on offer already";
    no_draw: CONFLICT "no-draw", "aucune nulle n’est proposée", "no draw is on offer";
    own_draw: CONFLICT "not-your-turn",
        "c’est à l’autre camp de répondre à votre proposition",
        "it is for the other side to answer your offer";
    bad_chat: BAD_REQUEST "bad-chat",
        "un message a de 1 à 500 caractères, qui se voient tous",
        "a message has 1 to 500 characters, all of which can be seen";
    muted: FORBIDDEN "muted",
        "l’hébergeur de ce serveur vous a retiré la parole dans cette partie\u{a0}; vous pouvez jouer",
        "whoever keeps this server lets you talk no more in this game; you can play on";
    seat_talked_out: CONFLICT "chat-full",
        "vous avez dit tout ce qui se garde dans une partie\u{a0}; jouez, on se parlera ailleurs",
        "you have said all that a game keeps of one seat; play on, and talk elsewhere";
    game_talked_out: CONFLICT "chat-full",
        "il ne se garde pas plus de paroles dans cette partie\u{a0}; jouez, on se parlera ailleurs",
        "no more talk is kept in this game; play on, and talk elsewhere";
    bad_name: BAD_REQUEST "bad-name",
        "un nom a de 1 à 40 caractères qui se voient, sur une ligne",
        "a name has 1 to 40 characters that can be seen, on one line";
    newer_log: NOT_IMPLEMENTED "newer-log",
        "cette partie a été tenue par un Étendard plus récent\u{a0}; mettez le serveur à jour",
        "this game was kept by a newer Étendard; update the server";
    bad_practice: BAD_REQUEST "no-practice",
        "une partie d’exercice n’a que son hôte et l’ordinateur\u{a0}; ôtez les sièges libres",
        "a practice game has only its maker and the computer; leave out the open seats";
    nothing_to_play_on: CONFLICT "over",
        "la bataille de ce fichier est finie\u{a0}: elle se revoit, elle ne se continue pas",
        "the battle of this file is over: it can be seen again, not played on";
    no_open_seat: CONFLICT "seat-taken",
        "ce siège est pris\u{a0}; vous pouvez regarder",
        "this seat is taken; you can watch";
    bad_invitation: FORBIDDEN "bad-invitation",
        "cette invitation n’ouvre pas cette partie\u{a0}; demandez le lien à qui vous invite",
        "this invitation does not open this game; ask whoever invited you for the link";
    too_fast: TOO_MANY_REQUESTS "too-fast",
        "trop de messages à la fois\u{a0}; attendez un instant",
        "too many messages at once; wait a moment";
    one_question: TOO_MANY_REQUESTS "too-fast",
        "vos questions précédentes attendent encore leur réponse\u{a0}; posez-les l’une après l’autre",
        "your earlier questions still wait for their answers; ask them one after the other";
    too_slow: CONFLICT "too-slow",
        "la connexion est trop lente pour suivre la partie\u{a0}; reconnectez-vous",
        "the connection is too slow to follow the game; connect again";
    too_late: REQUEST_TIMEOUT "too-late",
        "votre message n’est pas arrivé en entier à temps\u{a0}; renvoyez-le",
        "your message has not come whole in time; send it again";
    too_many_sockets: TOO_MANY_REQUESTS "too-many",
        "trop de connexions viennent de votre adresse\u{a0}; fermez d’autres pages de ce site",
        "too many connections come from your address; close other pages of this site";
    too_many_watchers: TOO_MANY_REQUESTS "too-many",
        "trop de monde regarde déjà cette partie\u{a0}; revenez plus tard",
        "too many people watch this game already; come back later";
    too_many_of_a_seat: TOO_MANY_REQUESTS "too-many",
        "ce siège est ouvert sur trop de pages\u{a0}; fermez-en",
        "this seat is open on too many pages; close some";
    game_full: CONFLICT "game-full",
        "cette partie a atteint la longueur que ce serveur garde\u{a0}; on peut encore l’abandonner ou s’accorder sur une nulle",
        "this game has reached the length this server keeps; you can still resign, or agree on a draw";
    too_large: PAYLOAD_TOO_LARGE "too-large",
        "ce message est trop long\u{a0}; 64 ko au plus",
        "this message is too long; 64 kB at most";
    too_large_a_battle: PAYLOAD_TOO_LARGE "too-large",
        "ce message est trop long\u{a0}; une bataille fait 256 ko au plus",
        "this message is too long; a battle has 256 kB at most";
    hello_first: BAD_REQUEST "hello-first",
        "dites d’abord «\u{a0}hello\u{a0}», une seule fois",
        "say hello first, and only once";
    live_only: BAD_REQUEST "live-only",
        "ce message n’est entendu que sur une connexion WebSocket",
        "this message is heard on a WebSocket only";
    strange_origin: FORBIDDEN "strange-origin",
        "cette page vient d’un autre site\u{a0}; l’hôte peut l’admettre avec --allow-origin",
        "this page comes from another site; the host can admit it with --allow-origin";
    not_found: NOT_FOUND "not-found",
        "il n’y a rien à cette adresse\u{a0}; voyez /api",
        "there is nothing at this address; see /api";
    bad_method: METHOD_NOT_ALLOWED "bad-method",
        "cette adresse ne s’emploie pas ainsi\u{a0}; voyez /api",
        "this address is not used that way; see /api";
    closing: SERVICE_UNAVAILABLE "closing",
        "le serveur s’arrête\u{a0}; revenez dans un instant",
        "the server is closing; come back in a moment";
    storage: SERVICE_UNAVAILABLE "storage",
        "les parties ne peuvent pas être écrites en ce moment\u{a0}; renvoyez votre message dans un instant, il ne sera exécuté qu’une fois",
        "games cannot be written just now; send your message again in a moment, it will be done only once";
    storage_full: INSUFFICIENT_STORAGE "storage-full",
        "le disque du serveur est plein\u{a0}: rien n’a été écrit, rien n’est perdu\u{a0}; prévenez l’hôte, puis renvoyez votre message",
        "the server’s disk is full: nothing was written, nothing is lost; tell the host, then send your message again";
    storage_read_only: SERVICE_UNAVAILABLE "storage-read-only",
        "le serveur n’a plus le droit d’écrire les parties\u{a0}: rien n’a été écrit, rien n’est perdu\u{a0}; prévenez l’hôte, puis renvoyez votre message",
        "the server may no longer write games: nothing was written, nothing is lost; tell the host, then send your message again";
    no_sight: BAD_REQUEST "malformed",
        "deux hexes différents sont attendus, comme C4 et E6",
        "two different hexes are expected, such as C4 and E6";
}
