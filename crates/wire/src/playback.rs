//! Playing a replay again, line by line, and comparing.

use crate::replay::{Ending, Replay, ReplayLine, Speaker};
use crate::table::{ending_words, pending_words};
use crate::{Field, Flaw, RULES_VERSION, Recorder};
use battle::{Battle, Camp, Pending, Purpose, RollError, Sink};
use rulebook::{HouseRules, Language};
use speech::{Answer, Fault, Phrase, Said, Speech, read_dice};
use std::sync::Arc;

/// A replay being played again.
#[derive(Debug)]
pub struct Playback<'r> {
    replay: &'r Replay,
    recorder: Recorder,
}

/// A line that was played again.
#[derive(Clone, Copy, Debug)]
pub struct PlayedLine<'p> {
    /// It.
    pub line: &'p ReplayLine,
    /// What it said.
    pub answer: Answer,
    /// The battle it was said to.
    pub before: &'p Battle,
}

/// A replay that plays as it was recorded.
#[derive(Clone, Debug)]
pub struct Verified {
    /// The battle where it ends.
    pub battle: Battle,
    /// The version of the rules it was recorded under, where that is not today's.
    pub earlier_rules: Option<u32>,
    /// The version of the format, where it is so old that the checks could not be compared: only the lines, whoever
    /// spoke them, the dice and the ending were.
    pub earlier_format: Option<u32>,
}

impl<'r> Playback<'r> {
    /// Takes a replay up at its beginning, on the field it was played on.
    ///
    /// # Errors
    /// When it is not the same game: another book, other options, a scenario that has changed.
    pub fn new(replay: &'r Replay, field: Arc<Field>, sink: &mut impl Sink) -> Result<Self, Flaw> {
        same_terms(replay, &field)?;
        let id = field.id().to_owned();
        let recorder = Recorder::new(field, sink).map_err(|error| {
            Flaw::at(
                replay.places.scenario,
                format!("aucune bataille ne peut commencer sur {id}\u{a0}: {error}"),
                format!("no battle can begin on {id}: {error}"),
            )
        })?;
        let recorder = recorder.under(replay.header.rules).played_as(&replay.header);
        let playback = Self { replay, recorder };
        if replay.has_checks() && playback.recorder.start() != replay.start {
            return Err(playback.blame(Flaw::at(
                replay.places.start,
                "le début n’est pas celui qui a été noté",
                "the beginning is not the one that was written down",
            )));
        }
        Ok(playback)
    }

    /// The battle as it stands.
    #[must_use]
    pub fn battle(&self) -> &Battle {
        self.recorder.battle()
    }

    /// The next line, if there is one.
    fn next_line(&self) -> Option<&'r ReplayLine> {
        self.replay.lines.get(self.recorder.lines().len())
    }

    /// Plays so many lines, or as many as are left.
    ///
    /// # Errors
    /// Those of [`step`](Self::step), at the first line that has one.
    pub fn play(&mut self, lines: usize, sink: &mut impl Sink) -> Result<(), Flaw> {
        self.follow(lines, sink, |_, _| {})
    }

    /// The same, with somebody who looks at what has been heard after each line.
    ///
    /// # Errors
    /// Those of [`step`](Self::step), at the first line that has one.
    pub fn follow<S: Sink>(
        &mut self,
        lines: usize,
        sink: &mut S,
        mut each: impl FnMut(&mut S, PlayedLine<'_>),
    ) -> Result<(), Flaw> {
        for _ in 0..lines {
            let Some(played) = self.step(sink)? else { break };
            each(sink, played);
        }
        Ok(())
    }

    /// Plays the next line; none after the last.
    ///
    /// # Errors
    /// When it cannot be played, or leads elsewhere than it did.
    pub fn step(&mut self, sink: &mut impl Sink) -> Result<Option<PlayedLine<'_>>, Flaw> {
        let Some(line) = self.next_line() else { return Ok(None) };
        let wanted = self.recorder.lines().len() + 1;
        if line.number != wanted {
            return Err(Flaw::at(
                line.place,
                format!(
                    "la ligne porte le numéro {}, attendu\u{a0}: {wanted}\u{a0}; une ligne manque ou a changé de place",
                    line.number
                ),
                format!("the line has number {}, expected {wanted}: a line is missing or was moved", line.number),
            ));
        }
        let answer = self.answer(line)?;
        match answer {
            Answer::Command(command) => self.recorder.command(command, sink).map_err(|refusal| {
                let [fr, en] =
                    [Language::Fr, Language::En].map(|language| refusal.because.sentence().in_language(language));
                self.blame(Flaw::at(
                    line.place,
                    format!("«\u{a0}{}\u{a0}» est refusé\u{a0}: {fr} ({})", line.words, refusal.clause),
                    format!("`{}` is refused: {en} ({})", line.words, refusal.clause),
                ))
            })?,
            Answer::Roll(roll) => {
                self.recorder.roll(roll, sink).map_err(|error| self.blame(wrong_dice(line.place, error)))?;
            }
        }
        self.compare(line)?;
        Ok(self.recorder.before_last().map(|before| PlayedLine { line, answer, before }))
    }

    /// The line that was just played must be the one in the file, and lead where it led.
    fn compare(&self, line: &ReplayLine) -> Result<(), Flaw> {
        let Some(played) = self.recorder.lines().next_back() else { return Ok(()) };
        if !line.words.split_whitespace().eq(played.words.split_whitespace()) {
            return Err(Flaw::at(
                line.place,
                format!("une partie note ce coup «\u{a0}{}\u{a0}»", played.words),
                format!("a replay writes this `{}`", played.words),
            ));
        }
        if self.replay.has_checks() && played.check != line.check {
            return Err(self.blame(Flaw::at(
                line.place,
                "cette ligne, ou la position qu’elle donne, n’est pas celle qui a été notée",
                "this line, or the position it leads to, is not the one that was written down",
            )));
        }
        Ok(())
    }

    /// What a line says, if it is an answer to what is asked now.
    fn answer(&self, line: &ReplayLine) -> Result<Answer, Flaw> {
        let pending = self.battle().pending();
        match (pending, line.speaker) {
            (Pending::Decision(asked, _), Speaker::Camp(camp)) if asked == camp => {
                self.command(line).map(Answer::Command).map_err(|fault| misread(line, &fault))
            }
            (Pending::Chance(chance), Speaker::Dice(purpose)) if chance.purpose == purpose => {
                let die = self.battle().setup().book.die;
                let roll = read_dice(&mut Phrase::of(&line.words, Language::En), &die);
                roll.map(Answer::Roll).map_err(|fault| misread(line, &fault))
            }
            _ => {
                let [fr, en] = [Language::Fr, Language::En]
                    .map(|language| (pending_words(pending, language), speaker_words(line.speaker, language)));
                Err(self.blame(Flaw::at(
                    line.place,
                    format!("la ligne vient de\u{a0}: {}\u{a0}; attendu\u{a0}: {}", fr.1, fr.0),
                    format!("the line comes from {}; expected {}", en.1, en.0),
                )))
            }
        }
    }

    fn command(&self, line: &ReplayLine) -> Result<battle::Command, Fault> {
        let field = &**self.recorder.field();
        match Speech::read(&mut Phrase::of(&line.words, Language::En), field)?.as_slice() {
            [speech] => speech.command(&self.battle().view(), field, Language::En),
            _ => Err(Fault::new("one hex at a time in a replay")),
        }
    }

    /// Compares the end.
    ///
    /// # Errors
    /// When lines are left, the battle ends otherwise, or the whole is not what was written down.
    pub fn finish(self) -> Result<Verified, Flaw> {
        let (replay, places) = (self.replay, self.replay.places);
        let found = self.recorder.replay();
        if let Some(line) = self.next_line() {
            return Err(Flaw::at(line.place, "cette ligne n’a pas été jouée", "this line has not been played"));
        }
        if found.ending != replay.ending {
            let [fr, en] = [Language::Fr, Language::En].map(|language| end_words(&self, language));
            return Err(self.blame(Flaw::at(
                places.end,
                format!("la partie ne finit pas ainsi\u{a0}; trouvé\u{a0}: {fr}"),
                format!("the game does not end so; found: {en}"),
            )));
        }
        if replay.has_checks() && found.ending_check != replay.ending_check {
            return Err(self.blame(Flaw::at(
                places.end,
                "la fin n’est pas celle qui a été notée\u{a0}: des lignes manquent",
                "the end is not the one that was written down: lines are missing",
            )));
        }
        if replay.has_checks() && found.hash != replay.hash {
            return Err(self.blame(Flaw::at(
                places.hash,
                format!(
                    "l’empreinte devrait être {}\u{a0}: elle-même, un nom de joueur ou la date a changé",
                    found.hash
                ),
                format!("the hash should be {}: it, a player’s name or the date was changed", found.hash),
            )));
        }
        let earlier_rules = Some(replay.header.rules).filter(|rules| *rules != RULES_VERSION);
        let earlier_format = Some(replay.format).filter(|_| !replay.has_checks());
        Ok(Verified { battle: self.recorder.battle().clone(), earlier_rules, earlier_format })
    }

    /// The battle so far, to be played on.
    #[must_use]
    pub fn into_recorder(self) -> Recorder {
        self.recorder
    }

    /// A replay of earlier rules may differ because the rules do.
    fn blame(&self, flaw: Flaw) -> Flaw {
        let rules = self.replay.header.rules;
        if rules == RULES_VERSION {
            return flaw;
        }
        flaw.and(
            &format!("\u{a0}; partie notée sous les règles {rules}, jouée ici sous les règles {RULES_VERSION}"),
            &format!("; recorded under rules {rules}, played here under rules {RULES_VERSION}"),
        )
    }
}

/// The book, the options and the ground must be those of the game.
fn same_terms(replay: &Replay, field: &Field) -> Result<(), Flaw> {
    let (header, places, book) = (&replay.header, replay.places, &field.setup().book);
    if RULES_VERSION < header.rules {
        let rules = header.rules;
        return Err(Flaw::at(
            places.rules,
            format!("partie notée sous les règles {rules}, plus récentes que celles d’ici ({RULES_VERSION})"),
            format!("recorded under rules {rules}, newer than those here ({RULES_VERSION})"),
        ));
    }
    if header.book != book.book {
        let (wanted, found) = (book.book, header.book);
        return Err(Flaw::at(
            places.book,
            format!("le scénario {} est de {wanted}, la partie de {found}", field.id()),
            format!("the scenario {} is of {wanted}, the replay of {found}", field.id()),
        ));
    }
    if header.options != book.house {
        let list = |rules: HouseRules| rules.iter().map(|rule| rule.to_string()).collect::<Vec<_>>().join(" ");
        let (wanted, found) = (list(book.house), list(header.options));
        return Err(Flaw::at(
            places.options,
            format!("la partie est jouée avec [{found}], la table avec [{wanted}]"),
            format!("the replay is played with [{found}], the table with [{wanted}]"),
        ));
    }
    if header.scenario != field.id() || (replay.has_checks() && header.ground != field.ground()) {
        let (id, ground) = (field.id(), field.ground());
        return Err(Flaw::at(
            places.scenario,
            format!("le scénario n’est pas celui de la partie\u{a0}; trouvé\u{a0}: {id} {ground}"),
            format!("the scenario is not the one that was played; found {id} {ground}"),
        ));
    }
    Ok(())
}

fn misread(line: &ReplayLine, fault: &Fault) -> Flaw {
    let said = fault.in_one_line();
    Flaw::at(line.place, format!("ligne incomprise\u{a0}: {said}"), said)
}

fn wrong_dice(place: usize, error: RollError) -> Flaw {
    let fr = match error {
        RollError::NotAsked => "aucun dé n’est demandé".to_owned(),
        RollError::Count { expected, found } => format!("{expected} dés sont demandés, {found} sont notés"),
        RollError::Face => "le dé de ce livre n’a pas cette face".to_owned(),
    };
    Flaw::at(place, fr, error.to_string())
}

fn speaker_words(speaker: Speaker, language: Language) -> String {
    let dice = |purpose: Purpose| match language {
        Language::Fr => format!("dés {}", purpose.in_language(language)),
        Language::En => format!("dice {}", purpose.in_language(language)),
    };
    match speaker {
        Speaker::Camp(camp) => Camp::in_language(camp, language).to_owned(),
        Speaker::Dice(purpose) => dice(purpose),
    }
}

fn end_words(playback: &Playback<'_>, language: Language) -> String {
    match playback.recorder.replay().ending {
        Ending::Over(outcome) => ending_words(outcome, language),
        Ending::Unfinished => pending_words(playback.battle().pending(), language),
    }
}
