//! What is said at the table besides the commands of the game, and its beginning and end.

use super::complete::Completion;
use super::ears::Heard;
use super::look::Look;
use super::menu::{self, Menu};
use super::names::{Names, Spelling};
use super::session::{AfterWord, Session};
use super::vocabulary::{WORDS, Word};
use super::why::Why;
use crate::error::Error;
use crate::terminal::words;
use battle::{Actor, Combatant, Pending, Question};
use rulebook::{HouseRules, Language, Words};
use speech::{Lexicon, written};
use std::path::Path;

impl Session {
    /// A word of the table.
    pub(super) fn word(&mut self, word: Word, rest: &str) -> Result<AfterWord, Error> {
        let (game, language) = (&self.game, self.language);
        match word {
            Word::Help if rest.is_empty() => self.help(),
            Word::Help | Word::See => self.see(rest),
            Word::Map => {
                let look = Look { game, language };
                look.map(&mut self.screen);
                look.legend(&mut self.screen);
            }
            Word::Units => {
                let look = Look { game, language };
                look.units(&mut self.screen);
                look.goals(&mut self.screen);
            }
            Word::Why => self.why(rest),
            Word::Rule => Why { game, language }.rule(rest, &mut self.screen),
            Word::Lesson => self.lesson(),
            Word::Undo => return Ok(self.undo()),
            Word::Restart => return Ok(self.restart()),
            Word::End => return Ok(self.end()),
            Word::Save => self.save_as(rest),
            Word::Resign => return self.resign(),
            Word::Quit => return Ok(self.quit()),
        }
        Ok(AfterWord::Again)
    }

    /// Title, story, what wins, how to begin.
    pub(super) fn open(&mut self) {
        let (scenario, language) = (self.game.scenario.clone(), self.language);
        let title = format!("{} — {}", scenario.title().in_language(language), scenario.book().title());
        self.screen.heading(&title);
        self.screen.paragraph("", scenario.file().story.in_language(language));
        if let Some(lesson) = &scenario.file().lesson {
            self.screen.paragraph("", lesson.in_language(language));
        }
        self.screen.blank();
        self.tell_house_rules();
        Look { game: &self.game, language }.goals(&mut self.screen);
        self.screen.blank();
        self.screen.aside(self.said(Words::new(
            "«\u{a0}?\u{a0}» montre ce qui peut être dit, «\u{a0}carte\u{a0}» la carte\u{a0}; «\u{a0}quitter\u{a0}» enregistre la partie. Une unité se nomme par son hexagone\u{a0}: «\u{a0}E5 E4\u{a0}» la fait aller de E5 en E4.",
            "`?` shows what can be said, `map` the map; `quit` saves the game. A unit may be named by its hex: `E5 E4` moves it from E5 to E4.",
        )));
        if !scenario.file().steps.is_empty() {
            self.screen.aside(self.said(Words::new(
                "C’est une leçon\u{a0}: «\u{a0}leçon\u{a0}» en montre les étapes.",
                "This is a lesson: `lesson` shows its steps.",
            )));
        }
    }

    /// The house rules in force: each by its name, with what it changes.
    fn tell_house_rules(&mut self) {
        let (rules, language) = (self.game.field().setup().book.house, self.language);
        if rules == HouseRules::NONE {
            return;
        }
        self.screen.line(self.said(Words::new("Règles de la maison\u{a0}:", "House rules:")));
        for rule in rules.iter() {
            let [name, says] = [rule.name(), rule.says()].map(|words| words.in_language(language));
            self.screen.paragraph("  ", &format!("{name} [{}]. {says}", rule.clause()));
        }
        self.screen.blank();
    }

    /// The battle is over.
    pub(super) fn close(&mut self) -> Result<(), Error> {
        self.tell_all();
        Look { game: &self.game, language: self.language }.map(&mut self.screen);
        self.save()?;
        self.say_where();
        Ok(())
    }

    /// Writes the game down, if there is anything to write.
    pub(super) fn save(&mut self) -> Result<(), Error> {
        let nothing = self.game.recorder.lines().len() == 0 && !self.file.path().exists();
        if nothing { Ok(()) } else { self.file.write(&self.game.recorder) }
    }

    /// Writes the game down at once, in another file from now on if one is named.
    fn save_as(&mut self, path: &str) {
        let taken = Words::new(
            "Ce fichier existe\u{a0}: le remplacer\u{a0}? (oui/non) ",
            "That file exists: replace it? (yes/no) ",
        );
        let other = !path.is_empty() && Path::new(path) != self.file.path();
        if other && Path::new(path).exists() && !self.confirms(taken) {
            return;
        }
        let before = self.file.clone();
        if other {
            self.file.rename(path);
        }
        match self.save() {
            Ok(()) => self.say_where(),
            // A name that cannot be written to is no reason to stop playing.
            Err(error) => {
                self.file = before;
                self.screen.paragraph("  ", &error.said(self.language));
            }
        }
    }

    /// Writes the game down in passing; where that fails, says so once and plays on.
    pub(super) fn save_in_passing(&mut self) {
        if !std::mem::take(&mut self.unsaved) {
            return;
        }
        if let Err(error) = self.save()
            && self.file.warns()
        {
            self.screen.paragraph("  ", &error.said(self.language));
            self.screen.line(self.said(Words::new(
                "  La partie n’est pas enregistrée\u{a0}; «\u{a0}sauver FICHIER\u{a0}» en choisit un autre.",
                "  The game is not saved; `save FILE` chooses another file.",
            )));
        }
    }

    fn say_where(&mut self) {
        let path = self.file.path().display().to_string();
        let over = matches!(self.game.battle().pending(), Pending::Over(_));
        let text = match (self.language, self.game.recorder.lines().len(), over) {
            (Language::Fr, 0, _) => "Rien n’a été joué\u{a0}: rien à enregistrer.".to_owned(),
            (Language::En, 0, _) => "Nothing was played: nothing to save.".to_owned(),
            (Language::Fr, _, true) => format!("Partie enregistrée\u{a0}: {path} (etendard replay {path} la raconte)."),
            (Language::En, _, true) => format!("Game saved: {path} (etendard replay {path} tells it)."),
            (Language::Fr, _, false) => {
                format!("Partie enregistrée\u{a0}: {path}. Pour la reprendre\u{a0}: etendard play --resume {path}")
            }
            (Language::En, _, false) => {
                format!("Game saved: {path}. To take it up again: etendard play --resume {path}")
            }
        };
        self.screen.blank();
        self.screen.line(&text);
    }

    /// Stops for today, unless the game could not be saved.
    fn quit(&mut self) -> AfterWord {
        self.leave().unwrap_or_else(|error| {
            self.screen.paragraph("  ", &error.said(self.language));
            AfterWord::Again
        })
    }

    /// Saves and stops for today.
    pub(super) fn leave(&mut self) -> Result<AfterWord, Error> {
        self.save()?;
        self.say_where();
        Ok(AfterWord::Leave)
    }

    /// Asks for a yes; silence is a no.
    pub(super) fn confirms(&mut self, question: Words) -> bool {
        let question = self.said(question);
        let Heard::Line(line) = self.ears.hear(question, Completion::default()) else { return false };
        if !self.ears.echoes() {
            self.screen.line(&format!("{question}{}", line.trim()));
        }
        ["oui", "o", "yes", "y"].contains(&line.trim().to_lowercase().as_str())
    }

    fn resign(&mut self) -> Result<AfterWord, Error> {
        if !self.confirms(Words::new("Abandonner la bataille\u{a0}? (oui/non) ", "Give the battle up? (yes/no) ")) {
            return Ok(AfterWord::Again);
        }
        if let Pending::Decision(camp, _) = self.game.battle().pending() {
            let [loser, winner] = [camp, camp.opposite()].map(|camp| self.game.army(camp, self.language).to_owned());
            self.screen.line(&match self.language {
                Language::Fr => format!("Abandon\u{a0}: {loser}. Victoire\u{a0}: {winner}."),
                Language::En => format!("Resigned: {loser}. Victory: {winner}."),
            });
        }
        self.leave()
    }

    fn undo(&mut self) -> AfterWord {
        let human = [battle::Camp::North, battle::Camp::South].map(|camp| self.is_human(camp));
        if self.game.undo(|camp| human[battle::seat(camp)]) {
            return self.taken_back();
        }
        self.screen.line(self.said(Words::new(
            "  Rien à annuler\u{a0}: les dés ont roulé, ou le tour vient de commencer.",
            "  Nothing to undo: dice were rolled, or the turn has just begun.",
        )));
        AfterWord::Again
    }

    fn taken_back(&mut self) -> AfterWord {
        self.screen.line(self.said(Words::new("  C’est repris.", "  Taken back.")));
        (self.fresh, self.unsaved) = (true, true);
        AfterWord::Played
    }

    fn restart(&mut self) -> AfterWord {
        if 0 < self.game.restart() {
            return self.taken_back();
        }
        self.screen.line(self.said(Words::new(
            "  La phase en est à son début, ou les dés ont roulé.",
            "  The phase is at its start, or dice were rolled.",
        )));
        AfterWord::Again
    }

    fn end(&mut self) -> AfterWord {
        if let Some(command) = Menu::of(self.game.battle()).end() {
            return self.command(command);
        }
        self.screen.line(
            self.said(Words::new(
                "  Il faut d’abord répondre à la question.",
                "  The question must be answered first.",
            )),
        );
        AfterWord::Again
    }

    /// What can be said now.
    fn help(&mut self) {
        let (battle, language) = (self.game.battle(), self.language);
        let question = self.game.teller.question(battle);
        self.screen.heading(&question);
        if let Pending::Decision(_, Question::Movement) = self.game.battle().pending() {
            self.movers();
        }
        let menu = Menu::of(self.game.battle());
        for (number, text) in menu::lines(&self.game, &menu, menu.choices.len(), language) {
            self.screen.paragraph(&format!("  {number:>2}  "), &text);
        }
        self.example();
        self.screen.blank();
        for (_, spellings, follows, meaning) in WORDS {
            let spelt = format!("{} {}", Word::taught(spellings, language), follows.in_language(language));
            self.screen.paragraph(&format!("  {:<16} ", spelt.trim_end()), meaning.in_language(language));
        }
    }

    /// The same thing in words, long and short.
    fn example(&mut self) {
        let battle = self.game.battle();
        let Some(command) = battle.legal().into_iter().next() else { return };
        let names = Names { spelling: Spelling::Hex, ..self.game.names() };
        let words = written(command, Some(&battle.view()), &names, self.language);
        self.screen.aside(&match self.language {
            Language::Fr => format!("  En mots, par exemple\u{a0}: {words}"),
            Language::En => format!("  In words, for example: {words}"),
        });
    }

    /// Who may go where.
    fn movers(&mut self) {
        let look = Look { game: &self.game, language: self.language };
        let view = self.game.battle().view();
        let mut lines = Vec::new();
        view.each_actor(|actor| match actor {
            Actor::Unit(unit) => {
                let moves = look.moves(unit);
                let name = self.game.field().cast().unit(unit).text.in_language(self.language);
                let cell = view.cell(unit).map_or_else(String::new, |cell| self.game.field().hex_word(cell) + " ");
                if !moves.is_empty() {
                    lines.push(format!("{cell}{name}{}{}", words::colon(self.language), moves.join(" ")));
                }
            }
            Actor::Officer(officer) => {
                let mut moves: Vec<String> = Vec::new();
                view.each_legal_of(actor, |command| {
                    if let battle::Command::MoveOfficer { to, .. } = command {
                        moves.push(self.game.field().hex_word(to));
                    }
                });
                let name = self.game.field().officer_word(officer);
                if !moves.is_empty() {
                    lines.push(format!("{name}{}{}", words::colon(self.language), moves.join(" ")));
                }
            }
            Actor::Player => {}
        });
        for line in lines {
            self.screen.paragraph("      ", &line);
        }
    }

    /// A unit, an officer, or a hex and whoever stands there.
    fn see(&mut self, what: &str) {
        let (names, look) = (self.game.names(), Look { game: &self.game, language: self.language });
        let (unit, officer, hex) = (names.unit_named(what), names.officer_named(what), names.hex(what));
        match (unit, officer, hex) {
            (Some(unit), ..) => look.one_unit(unit, &mut self.screen),
            (None, Some(officer), _) => look.one_officer(officer, &mut self.screen),
            (None, None, Some(cell)) => look.one_hex(cell, &mut self.screen),
            (None, None, None) => {
                let fault = names.read_unit(what, self.language).err().map(|fault| fault.in_one_line());
                self.screen.paragraph("  ", &fault.unwrap_or_default());
            }
        }
    }

    /// The dice of the last combat, or of one that could be.
    fn why(&mut self, rest: &str) {
        let why = Why { game: &self.game, language: self.language };
        let words: Vec<&str> = rest.split_whitespace().collect();
        let [attacker, target] = words.as_slice() else {
            return why.last_count(&mut self.screen);
        };
        let names = self.game.names();
        let read = |word: &str| names.read_unit(word, self.language);
        let (attacker, target) = match (read(attacker), read(target)) {
            (Ok(attacker), Ok(target)) => (attacker, target),
            (Err(fault), _) | (_, Err(fault)) => return self.screen.paragraph("  ", &fault.in_one_line()),
        };
        match self.game.battle().view().account(attacker, Combatant::Unit(target)) {
            Ok(ledger) => {
                why.account(Combatant::Unit(attacker), Combatant::Unit(target), &ledger, &mut self.screen);
            }
            Err(refusal) => {
                let sentence = super::teller::refusal(refusal, self.language);
                self.screen.paragraph("  ", &sentence);
                Why { game: &self.game, language: self.language }.clause(refusal.clause, &mut self.screen);
            }
        }
    }

    fn lesson(&mut self) {
        let steps = self.game.scenario.file().steps.clone();
        if steps.is_empty() {
            let none = Words::new("  Cette bataille n’est pas une leçon.", "  This battle is no lesson.");
            return self.screen.line(self.said(none));
        }
        for (number, step) in (1..).zip(&steps) {
            let ids: Vec<&str> = step.clauses.iter().map(|clause| clause.id()).collect();
            self.screen.heading(&format!("{number}. {} ({})", step.title.in_language(self.language), ids.join(", ")));
            self.screen.paragraph("   ", step.text.in_language(self.language));
        }
    }
}
