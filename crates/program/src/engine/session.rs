//! One conversation: a position, a language, a format.

use super::position;
use super::reply::{Complaint, Format, Reply, number};
use crate::replay::standing;
use battle::{Camp, Command, Pending, Roll, RollError};
use chronicle::Chronicle;
use opponent::{Budget, Level, Luck, Player};
use rulebook::{Book, Language, Words};
use scenario::catalogue;
use serde_json::Value;
use speech::{Fault, Phrase, Speech, read_dice, written};
use std::path::Path;
use wire::{CommandWire, CommandWords, PendingView, Position, Recorder, pending_words};

/// The version of this protocol.
const PROTOCOL: u32 = 1;

/// No game has so many answers: `go end` stops there.
const MOST_ANSWERS: usize = 100_000;

/// The words a line may begin with.
const VERBS: [&str; 18] = [
    "etendard",
    "isready",
    "help",
    "lang",
    "format",
    "scenarios",
    "position",
    "pending",
    "legal",
    "apply",
    "roll",
    "go",
    "undo",
    "show",
    "view",
    "players",
    "save",
    "quit",
];

/// What a line comes to.
type Said = Result<Reply, Complaint>;

/// One conversation.
pub(crate) struct Session {
    language: Language,
    format: Format,
    hands: Hands,
    /// The game, and the story of what happened since its position was taken up.
    game: Option<(Recorder, Chronicle)>,
}

impl Session {
    /// At the beginning: no position yet.
    pub(crate) fn new(language: Language) -> Self {
        Self { language, format: Format::Text, hands: Hands::of(0), game: None }
    }

    /// Answers a line; every answer ends with `ok` or `error`, or is one JSON object.
    pub(crate) fn answer(&mut self, line: &str) -> String {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            return String::new();
        }
        match self.said(line) {
            Ok(reply) => reply.written(self.format),
            Err(complaint) => complaint.written(self.format, self.language),
        }
    }

    /// A line nobody can mean.
    pub(crate) fn too_long(&self) -> String {
        Complaint::new("la ligne est trop longue", "the line is too long").written(self.format, self.language)
    }

    fn said(&mut self, line: &str) -> Said {
        let (verb, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        let folded = speech::folded(verb);
        match folded.as_str() {
            "position" => self.position(rest),
            "legal" => self.legal(rest),
            "apply" => self.apply(rest),
            "roll" => self.roll(rest),
            "go" => self.go(rest),
            "undo" => self.undo(rest),
            "lang" => self.speak(rest),
            "format" => self.write_as(rest),
            "players" => self.players(rest),
            "save" => self.save(rest),
            "etendard" | "isready" | "help" | "scenarios" | "pending" | "show" | "view" if !rest.is_empty() => {
                Err(Complaint::new(format!("rien ne suit «\u{a0}{verb}\u{a0}»"), format!("nothing follows `{verb}`")))
            }
            "etendard" => Ok(handshake()),
            "isready" => Ok(Reply::done("ready")),
            "help" => Ok(Reply::done("").listing(VERBS.map(str::to_owned)).with("commands", VERBS.to_vec())),
            "scenarios" => Ok(scenarios()),
            "pending" => self.game().map(|game| self.asked(game)),
            "show" => self.show(),
            "view" => self.view(),
            _ => {
                Err(self.unknown(Words::new("une commande du moteur", "a command of the engine"), verb, &VERBS).into())
            }
        }
    }

    fn unknown(&self, what: Words, word: &str, known: &[&str]) -> Fault {
        Fault::unknown_in(self.language, what, word, known.iter().copied())
    }

    fn game(&self) -> Result<&Recorder, Complaint> {
        self.game.as_ref().map(|(game, _)| game).ok_or_else(no_position)
    }

    /// What is asked now, after the lines of an answer.
    fn asked(&self, game: &Recorder) -> Reply {
        let pending = game.battle().pending();
        Reply::done(pending_words(pending, self.language)).with("pending", json(&PendingView::from(pending)))
    }

    /// `scenario ID [options …]`, `file PATH [options …]`, `replay PATH [to N]`.
    fn position(&mut self, rest: &str) -> Said {
        let (kind, what) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        let what = what.trim();
        let game = match kind {
            "scenario" | "file" | "replay" if what.is_empty() => {
                let (fr, en) = (
                    "il manque le nom\u{a0}; attendu\u{a0}: position scenario ID, file CHEMIN ou replay CHEMIN",
                    "the name is missing; expected position scenario ID, file PATH or replay PATH",
                );
                return Err(Complaint::new(fr, en));
            }
            "scenario" | "file" => position::set_up(kind, what, self.language)?,
            "replay" => position::take_up(what)?,
            _ => {
                let what = Words::new("une sorte de position", "a kind of position");
                return Err(self.unknown(what, kind, &["scenario", "file", "replay"]).into());
            }
        };
        let (id, book) = (game.field().id().to_owned(), game.header().book.to_string());
        let asked = self.asked(&game);
        let story = new_story(&game);
        self.game = Some((game, story));
        Ok(asked.with("scenario", id).with("book", book))
    }

    /// `legal`, `legal count`.
    fn legal(&self, rest: &str) -> Said {
        let game = self.game()?;
        let (battle, field) = (game.battle(), &**game.field());
        let legal = battle.legal();
        let reply = Reply::done(legal.len().to_string()).with("count", legal.len());
        match rest {
            "count" => Ok(reply),
            "" => {
                let view = battle.view();
                let lines = legal.iter().map(|command| written(*command, Some(&view), field, self.language));
                let words = || legal.iter().map(|command| json(&CommandWords::of(*command, battle, field)));
                let reply = reply.listing(lines.collect::<Vec<_>>());
                Ok(if self.format == Format::Json {
                    reply.with("commands", words().collect::<Vec<_>>())
                } else {
                    reply
                })
            }
            _ => Err(self.unknown(Words::new("ce qui vient ici", "what comes here"), rest, &["count"]).into()),
        }
    }

    /// Does what a player says: in words, or as JSON.
    fn apply(&mut self, rest: &str) -> Said {
        let game = self.game()?;
        let (view, field) = (game.battle().view(), &**game.field());
        if rest.starts_with('{') {
            let command: CommandWire = serde_json::from_str(rest).map_err(|error| {
                Complaint::new(
                    format!("ce JSON n’est pas une commande\u{a0}: {error}"),
                    format!("this JSON is no command: {error}"),
                )
            })?;
            let command = command.command(&view, field, self.language)?;
            return self.play(|game, _, story| command_to(game, command, story));
        }
        let said = Speech::read(&mut Phrase::of(rest, self.language), field)?;
        let language = self.language;
        self.play(move |game, _, story| {
            for speech in said {
                let command = speech.command(&game.battle().view(), &**game.field(), language)?;
                command_to(game, command, story)?;
            }
            Ok(())
        })
    }

    /// `roll flag x2`, `roll random`, `roll random 7`.
    fn roll(&mut self, rest: &str) -> Said {
        let game = self.game()?;
        let die = game.battle().setup().book.die;
        let (first, seed) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        if first != "random" {
            let roll = read_dice(&mut Phrase::of(rest, self.language), &die)?;
            return self.play(|game, _, story| dice_to(game, roll, story));
        }
        if !seed.is_empty() {
            self.hands = Hands::of(number(seed)?);
        }
        self.play(|game, hands, story| {
            let Pending::Chance(chance) = game.battle().pending() else { return Err(no_dice()) };
            dice_to(game, hands.dice.roll(&die, chance.dice), story)
        })
    }

    /// `go`, `go 10`, `go turn`, `go end`, each with `seed N` before.
    fn go(&mut self, rest: &str) -> Said {
        let mut words = rest.split_whitespace().peekable();
        // The only player there is may be named.
        let _ = words.next_if_eq(&"random");
        if words.next_if_eq(&"seed").is_some() {
            self.hands = Hands::of(number(words.next().unwrap_or_default())?);
        }
        let how_far = match words.next() {
            None => HowFar::Answers(1),
            Some("end") => HowFar::Answers(MOST_ANSWERS),
            Some("turn") => HowFar::Turn,
            Some(word) => HowFar::Answers(number(word)?),
        };
        if let Some(word) = words.next() {
            let (fr, en) = (format!("«\u{a0}{word}\u{a0}» est de trop"), format!("`{word}` is one word too many"));
            return Err(Complaint::new(fr, en));
        }
        self.play(|game, hands, story| {
            let (turn, active) = (game.battle().view().turn(), game.battle().view().active());
            let mut left = how_far.answers();
            while 0 < left && !matches!(game.battle().pending(), Pending::Over(_)) {
                let view = game.battle().view();
                if how_far == HowFar::Turn && (view.turn(), view.active()) != (turn, active) {
                    break;
                }
                step(game, hands, story)?;
                left -= 1;
            }
            Ok(())
        })
    }

    /// Does something to the game: all of it, or nothing.
    fn play(&mut self, deed: impl FnOnce(&mut Recorder, &mut Hands, &mut Chronicle) -> Result<(), Complaint>) -> Said {
        let Some((game, heard)) = &mut self.game else { return Err(no_position()) };
        let (before, mut story) = (game.lines().len(), heard.clone());
        if let Err(complaint) = deed(game, &mut self.hands, &mut story) {
            while before < game.lines().len() && game.undo() {}
            return Err(complaint);
        }
        let played: Vec<String> = game.lines().skip(before).map(wire::ReplayLine::text).collect();
        let told = story.since(heard.bookmark()).iter();
        let told: Vec<String> = told.map(|entry| entry.sentence(self.language)).collect();
        story.forget();
        *heard = story;
        let game = self.game()?;
        let lines =
            played.iter().map(|line| format!("played {line}")).chain(told.iter().map(|line| format!("told {line}")));
        Ok(self.asked(game).listing(lines.collect::<Vec<_>>()).with("played", played).with("told", told))
    }

    /// `undo`, `undo 3`.
    fn undo(&mut self, rest: &str) -> Said {
        let count = if rest.is_empty() { 1 } else { number(rest)? };
        let Some((game, story)) = &mut self.game else { return Err(no_position()) };
        if game.lines().len() < count {
            let there = game.lines().len();
            let (fr, en) = (
                format!("il n’y a que {there} ligne(s) à reprendre"),
                format!("there are only {there} line(s) to take back"),
            );
            return Err(Complaint::new(fr, en));
        }
        for _ in 0..count {
            game.undo();
        }
        *story = new_story(game);
        self.game().map(|game| self.asked(game))
    }

    fn show(&self) -> Said {
        let game = self.game()?;
        let text = standing(game.battle(), &Position::of(game.battle(), game.field()), self.language);
        Ok(self.asked(game).listing(text.lines().map(str::to_owned).collect::<Vec<_>>()).with("text", text))
    }

    fn view(&self) -> Said {
        let game = self.game()?;
        let position = json(&Position::of(game.battle(), game.field()));
        Ok(Reply::done("").listing([position.to_string()]).with("position", position))
    }

    /// `lang fr`, `lang en`.
    fn speak(&mut self, rest: &str) -> Said {
        let known: [&str; 2] = ["fr", "en"];
        self.language = rest
            .parse()
            .map_err(|_| self.unknown(Words::new("une langue d’ici", "a language spoken here"), rest, &known))?;
        Ok(Reply::done(rest).with("lang", rest))
    }

    /// `format text`, `format json`.
    fn write_as(&mut self, rest: &str) -> Said {
        self.format = match rest {
            "text" => Format::Text,
            "json" => Format::Json,
            _ => return Err(self.unknown(Words::new("un format", "a format"), rest, &["text", "json"]).into()),
        };
        Ok(Reply::done(rest).with("format", rest))
    }

    /// `players north Alice`.
    fn players(&mut self, rest: &str) -> Said {
        let (side, name) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        let what = Words::new("un camp", "a side");
        let camp = speech::named(&[Camp::North, Camp::South], what, side, self.language)?;
        let Some((game, _)) = &mut self.game else { return Err(no_position()) };
        game.name_player(camp, name);
        Ok(Reply::done(""))
    }

    /// Writes the replay of the game so far.
    fn save(&self, rest: &str) -> Said {
        let game = self.game()?;
        if rest.is_empty() {
            return Err(Complaint::new("il manque le nom du fichier", "the name of the file is missing"));
        }
        std::fs::write(Path::new(rest), game.replay().to_string()).map_err(|error| {
            Complaint::new(
                format!("écriture impossible, {rest}\u{a0}: {error}"),
                format!("cannot write {rest}: {error}"),
            )
        })?;
        Ok(Reply::done(rest).with("file", rest))
    }
}

/// How far a game goes on by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum HowFar {
    /// So many commands and rolls.
    Answers(usize),
    /// To the end of the turn.
    Turn,
}

impl HowFar {
    fn answers(self) -> usize {
        match self {
            Self::Answers(count) => count.min(MOST_ANSWERS),
            Self::Turn => MOST_ANSWERS,
        }
    }
}

/// Who plays where nobody says anything: the same number, the same dice and the same commands.
struct Hands {
    dice: Luck,
    recruit: Box<dyn Player>,
}

impl Hands {
    fn of(seed: u64) -> Self {
        Self { dice: Luck::new(seed), recruit: Level::Recruit.player(seed) }
    }
}

/// A story that begins here.
fn new_story(game: &Recorder) -> Chronicle {
    Chronicle::new(game.field().cast(), game.field().setup())
}

/// One answer more: dice by chance, commands by the recruit.
fn step(game: &mut Recorder, hands: &mut Hands, story: &mut Chronicle) -> Result<(), Complaint> {
    match game.battle().pending() {
        Pending::Chance(chance) => {
            let roll = hands.dice.roll(&game.battle().setup().book.die, chance.dice);
            dice_to(game, roll, story)
        }
        Pending::Decision(..) => {
            let command = hands.recruit.decide(game.battle(), &Budget::nodes(Level::Recruit.nodes()));
            command_to(game, command, story)
        }
        Pending::Over(_) => Err(Complaint::new("personne n’a rien à dire", "nobody has anything to say")),
    }
}

fn command_to(game: &mut Recorder, command: Command, story: &mut Chronicle) -> Result<(), Complaint> {
    game.command(command, story).map_err(|refusal| {
        let sentence = refusal.because.sentence();
        Complaint::new(format!("{} ({})", sentence.fr, refusal.clause), format!("{} ({})", sentence.en, refusal.clause))
    })
}

fn dice_to(game: &mut Recorder, roll: Roll, story: &mut Chronicle) -> Result<(), Complaint> {
    game.roll(roll, story).map_err(|error| match error {
        RollError::NotAsked => no_dice(),
        RollError::Count { expected, found } => Complaint::new(
            format!("{expected} dés sont demandés, {found} sont donnés"),
            format!("{expected} dice are asked for, {found} are given"),
        ),
        RollError::Face => {
            Complaint::new("le dé de ce livre n’a pas cette face", "the die of this book has no such face")
        }
    })
}

fn no_dice() -> Complaint {
    Complaint::new("aucun dé n’est demandé maintenant", "no dice are asked for now")
}

fn no_position() -> Complaint {
    Complaint::new(
        "il n’y a pas encore de position\u{a0}; attendu\u{a0}: position scenario ID",
        "there is no position yet; expected position scenario ID",
    )
}

/// A value as JSON: ours are plain data, which never fails.
fn json(value: &impl serde::Serialize) -> Value {
    serde_json::to_value(value).unwrap_or(Value::Null)
}

fn handshake() -> Reply {
    let version = env!("CARGO_PKG_VERSION");
    let books: Vec<String> = Book::ALL.map(|book| book.to_string()).to_vec();
    let lines = [
        format!("name Étendard {version}"),
        format!("protocol {PROTOCOL}"),
        format!("rules {}", wire::RULES_VERSION),
        format!("replay {}", wire::FORMAT_VERSION),
        format!("books {}", books.join(" ")),
    ];
    Reply::done("etendard")
        .listing(lines)
        .with("name", "Étendard")
        .with("version", version)
        .with("protocol", PROTOCOL)
        .with("rules", wire::RULES_VERSION)
        .with("replay", wire::FORMAT_VERSION)
        .with("books", books)
}

fn scenarios() -> Reply {
    let ids: Vec<&str> = catalogue().iter().map(|listed| listed.id).collect();
    let lines: Vec<String> = ids.iter().map(|id| (*id).to_owned()).collect();
    Reply::done(ids.len().to_string()).listing(lines).with("scenarios", ids)
}
