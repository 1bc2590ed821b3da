//! The table: whose turn it is to speak, what is shown, what is heard.

use super::complete::Completion;
use super::ears::{Ears, Heard};
use super::file::GameFile;
use super::game::{Game, Thrown};
use super::look::Look;
use super::menu::{self, Menu};
use super::saying::{self, Said};
use super::screen::Screen;
use super::seat::Seat;
use super::teller::{self, Told};
use super::vocabulary::{WORDS, Word};
use super::why::Why;
use crate::error::Error;
use crate::terminal::paint::Ink;
use crate::terminal::words;
use battle::{Camp, Command, Pending, Question, Refusal, seat};
use opponent::{Budget, Player};
use rulebook::{Language, Worded, Words};
use speech::{Lexicon, Said as Spoken, Speech, written};

/// How a line was taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum AfterWord {
    /// The battle went on.
    Played,
    /// Nothing changed: ask again.
    Again,
    /// The players leave.
    Leave,
}

/// A game at the table, from the first question to the last.
pub(super) struct Session {
    pub(super) game: Game,
    pub(super) screen: Screen,
    pub(super) file: GameFile,
    pub(super) language: Language,
    pub(super) ears: Ears,
    seats: [Seat; 2],
    players: [Option<Box<dyn Player>>; 2],
    /// What was commanded and not told yet, in a few words each.
    done: Vec<String>,
    /// Is the question new?
    pub(super) fresh: bool,
    /// Has anything happened since the game was last written down?
    pub(super) unsaved: bool,
    /// Has the legend been shown?
    explained: bool,
}

impl Session {
    /// Everybody sits down.
    pub(super) fn new(game: Game, seats: [Seat; 2], file: GameFile, seed: u64, language: Language) -> Self {
        let player = |seat: Seat, camp: u64| match seat {
            Seat::Human => None,
            Seat::Computer(character) => Some(character.player(seed.wrapping_add(camp))),
        };
        let players = [player(seats[0], 0), player(seats[1], 1)];
        let (screen, ears) = (Screen::new(), Ears::new());
        Self {
            game,
            screen,
            file,
            language,
            ears,
            seats,
            players,
            done: Vec::new(),
            fresh: true,
            unsaved: false,
            explained: false,
        }
    }

    pub(super) fn said(&self, words: Words) -> &'static str {
        words.in_language(self.language)
    }

    pub(super) fn is_human(&self, camp: Camp) -> bool {
        self.seats[seat(camp)].is_human()
    }

    /// Plays to the end, or until the players leave; the game is saved either way.
    pub(super) fn run(&mut self) -> Result<(), Error> {
        self.open();
        loop {
            if self.screen.is_gone() {
                return self.save();
            }
            match self.game.battle().pending() {
                Pending::Over(_) => return self.close(),
                Pending::Chance(_) => self.throw(),
                Pending::Decision(camp, _) if self.is_human(camp) => {
                    if self.ask(camp)? == AfterWord::Leave {
                        return Ok(());
                    }
                }
                Pending::Decision(camp, _) => self.think(camp),
            }
        }
    }

    /// Prints what has been told.
    fn tell(&mut self, told: Vec<Told>) {
        for Told { heading, text } in told {
            if heading {
                self.screen.blank();
                self.screen.heading(&text);
            } else {
                self.screen.paragraph("  ", &text);
            }
        }
    }

    pub(super) fn tell_all(&mut self) {
        let told = self.game.tell(&std::mem::take(&mut self.done));
        self.tell(told);
    }

    /// The dice fall by themselves: what they show, in the order they fell.
    fn throw(&mut self) {
        self.tell_all();
        let Some(Thrown { purpose, faces }) = self.game.throw() else { return };
        let faces: Vec<String> =
            faces.iter().map(|face| format!("[{}]", face.words().in_language(self.language))).collect();
        let what = purpose.in_language(self.language);
        let line = format!("{what}{}{}", words::colon(self.language), faces.join(" "));
        self.screen.paragraph("  ⚄ ", &line);
        (self.fresh, self.unsaved) = (true, true);
    }

    /// A computer player decides.
    fn think(&mut self, camp: Camp) {
        // Whoever loses patience while it thinks finds the game as it stood.
        self.save_in_passing();
        let (Seat::Computer(character), Some(player)) = (self.seats[seat(camp)], &mut self.players[seat(camp)]) else {
            return;
        };
        let command = player.decide(self.game.battle(), &Budget::nodes(character.level.nodes()));
        self.game.say(command).expect("a computer player says only what is legal");
        self.fresh = true;
        let told = self.game.teller.tell_what_is_over();
        self.tell(told);
    }

    /// Asks a person, once.
    fn ask(&mut self, camp: Camp) -> Result<AfterWord, Error> {
        if self.fresh {
            self.tell_all();
            // A game is written down before every question: closing the window loses nothing.
            self.save_in_passing();
            if std::mem::take(&mut self.game.turn_began) {
                let look = Look { game: &self.game, language: self.language };
                look.map(&mut self.screen);
                if !std::mem::replace(&mut self.explained, true) {
                    look.legend(&mut self.screen);
                }
            }
            self.pose();
            self.fresh = false;
        }
        let prompt = format!("{} › ", self.game.army(camp, self.language));
        let known = self.completion();
        let Heard::Line(line) = self.ears.hear(&prompt, known) else { return self.leave() };
        if !self.ears.echoes() {
            self.screen.line(&format!("{prompt}{}", line.trim()));
        }
        self.answer(&line)
    }

    /// The question, and its answers where they are few.
    fn pose(&mut self) {
        let question = self.game.teller.question(self.game.battle());
        let painted = self.screen.paint.on(Ink::Prompt, &question);
        self.screen.blank();
        self.screen.line(&painted);
        if let Pending::Decision(_, Question::Movement) = self.game.battle().pending() {
            self.show_movers();
        }
        let menu = Menu::of(self.game.battle());
        for (number, text) in menu::lines(&self.game, &menu, menu.shown, self.language) {
            self.screen.paragraph(&format!("  {number:>2}  "), &text);
        }
        if menu.shown < menu.choices.len() {
            self.screen.aside(self.said(Words::new(
                "      «\u{a0}?\u{a0}» montre tout ce qui peut être dit.",
                "      `?` shows everything that can be said.",
            )));
        }
    }

    /// Who may move, by hex.
    fn show_movers(&mut self) {
        let view = self.game.battle().view();
        let mut movers = Vec::new();
        view.each_actor(|actor| match actor {
            battle::Actor::Unit(unit) => {
                let mut able = false;
                view.each_legal_of(actor, |_| able = true);
                let cell = view.cell(unit).map(|cell| self.game.field().hex_word(cell));
                let name = self.game.field().cast().unit(unit).text.in_language(self.language);
                movers.extend(able.then(|| cell.map_or_else(|| name.to_owned(), |cell| format!("{cell} {name}"))));
            }
            battle::Actor::Officer(_) | battle::Actor::Player => {}
        });
        if let Some(mover) = movers.first() {
            let hex = mover.split(' ').next().unwrap_or_default().to_owned();
            let listed = movers.join(", ");
            self.screen.paragraph("      ", &listed);
            self.screen.aside(&match self.language {
                Language::Fr => format!("      «\u{a0}voir {hex}\u{a0}» dit où l’unité peut aller."),
                Language::En => format!("      `see {hex}` says where the unit may go."),
            });
        }
    }

    /// What Tab offers.
    fn completion(&self) -> Completion {
        if !self.ears.echoes() {
            return Completion::default();
        }
        let (battle, names) = (self.game.battle(), self.game.names());
        let legal = battle.legal();
        let commands = legal.iter().map(|command| written(*command, Some(&battle.view()), &names, self.language));
        let spelt = |word: Word| {
            let found = WORDS.iter().find(|(known, ..)| *known == word);
            found.map_or("", |(_, spellings, ..)| Word::taught(*spellings, self.language))
        };
        let taught = WORDS.iter().map(|(_, spellings, ..)| Word::taught(*spellings, self.language).to_owned());
        let seen = names.unit_words().into_iter().chain(names.officer_words());
        let seen = seen.map(|name| format!("{} {name}", spelt(Word::See)));
        let book = battle.setup().book.book;
        let rules = rulebook::Clause::all().filter(|clause| clause.stands_in(book));
        let rules = rules.map(|clause| format!("{} {clause}", spelt(Word::Rule)));
        Completion::of(commands.chain(taught).chain(seen).chain(rules))
    }

    /// Takes a line.
    fn answer(&mut self, line: &str) -> Result<AfterWord, Error> {
        match saying::read(line, &self.game.names(), self.language) {
            Said::Nothing => Ok(self.enter()),
            Said::Number(number) => Ok(self.number(number)),
            Said::Word(word, rest) => self.word(word, &rest),
            Said::Commands(speeches) => Ok(self.say(&speeches)),
            Said::Unclear(what) => Ok(self.not_understood(&what)),
        }
    }

    /// What is wrong with a line; where the answers stand numbered above, they need not be listed again.
    fn not_understood(&mut self, what: &str) -> AfterWord {
        let menu = Menu::of(self.game.battle());
        let numbered = menu.end().is_none() && menu.shown == menu.choices.len();
        let shown = if numbered { 1 } else { usize::MAX };
        for line in what.lines().take(shown) {
            self.screen.paragraph("  ", line.trim());
        }
        if numbered {
            self.screen.line(self.said(Words::new(
                "  Une question est posée\u{a0}: tapez le numéro d’une réponse.",
                "  A question is asked: type the number of an answer.",
            )));
        }
        AfterWord::Again
    }

    /// Enter alone.
    fn enter(&mut self) -> AfterWord {
        if let Some(command) = Menu::of(self.game.battle()).default {
            return self.command(command);
        }
        self.screen.line(self.said(Words::new(
            "  Il faut choisir\u{a0}; «\u{a0}?\u{a0}» montre ce qui peut être dit.",
            "  A choice is needed; `?` shows what can be said.",
        )));
        AfterWord::Again
    }

    fn number(&mut self, number: usize) -> AfterWord {
        if let Some(command) = Menu::of(self.game.battle()).numbered(number) {
            return self.command(command);
        }
        self.screen.line(&match self.language {
            Language::Fr => format!("  Il n’y a pas de choix {number}\u{a0}; «\u{a0}?\u{a0}» montre la liste."),
            Language::En => format!("  There is no choice {number}; `?` shows the list."),
        });
        AfterWord::Again
    }

    /// Says several things, all or none.
    fn say(&mut self, speeches: &[Speech]) -> AfterWord {
        let before = self.game.recorder.lines().len();
        for speech in speeches {
            let meant = speech.command(&self.game.battle().view(), &self.game.names(), self.language);
            let command = match meant {
                Ok(command) => command,
                Err(fault) => {
                    self.back_to(before);
                    self.screen.paragraph("  ", &fault.in_one_line());
                    return AfterWord::Again;
                }
            };
            if self.command(command) == AfterWord::Again {
                self.back_to(before);
                return AfterWord::Again;
            }
        }
        AfterWord::Played
    }

    fn back_to(&mut self, lines: usize) {
        self.game.back_to(lines);
        self.done.clear();
        self.fresh = false;
    }

    /// Says one thing; the rulebook may say no.
    pub(super) fn command(&mut self, command: Command) -> AfterWord {
        let pass = Words::new(
            "Personne n’est activé\u{a0}: passer le tour\u{a0}? (oui/non) ",
            "Nobody is activated: pass the turn? (yes/no) ",
        );
        if self.game.passes(command) && !self.confirms(pass) {
            return AfterWord::Again;
        }
        let phrase = self.game.teller.choice(self.game.battle(), command);
        match self.game.say(command) {
            Ok(()) => {
                self.done.push(phrase);
                (self.fresh, self.unsaved) = (true, true);
                AfterWord::Played
            }
            Err(refusal) => {
                self.refuse(refusal);
                AfterWord::Again
            }
        }
    }

    /// The rulebook's no, and the clause behind it.
    fn refuse(&mut self, refusal: Refusal) {
        let sentence = teller::refusal(refusal, self.language);
        self.screen.paragraph("  ", &sentence);
        Why { game: &self.game, language: self.language }.clause(refusal.clause, &mut self.screen);
    }
}
