//! A game as its log makes it: where the battle stands, who sits where, what is on offer.

mod again;
mod change;
mod chatter;
mod elsewhere;
mod telling;
mod undo;

pub use again::Misplayed;
pub use change::Change;
pub(crate) use chatter::Chatter;
use elsewhere::Beginning;
pub(crate) use elsewhere::Brought;
pub use telling::Telling;
pub(crate) use telling::ToldEntry;

use crate::deed::{Deed, Entry};
use crate::earlier::Broken;
use crate::ground::Ground;
use crate::terms::{Summary, Terms};
use crate::trouble::Trouble;
use battle::{Battle, Camp, Command, Event, Pending, Sink, View, WonBy, seat};
use chronicle::{Bearing, Bookmark, Chronicle};
use dice::{Cup, Nonce, Seed};
use std::sync::Arc;
use wire::live::{Progress, ResultBy, ResultView};

/// A sentence of the story, as an entry told it.
#[derive(Clone, Debug)]
pub struct Told {
    /// What is told.
    pub tale: chronicle::Entry,
    /// The last sentence told before, which has grown: this one takes its place.
    pub replaces: bool,
    /// The throws of the entry it tells, by their places.
    pub throws: Vec<u32>,
}

/// A command that may still be taken back.
#[derive(Clone, Copy, Debug)]
struct Open {
    number: u64,
    camp: Camp,
}

/// What of the turn a command brought to its end.
#[derive(Clone, Copy, Debug, Default)]
struct Turned {
    phase: bool,
    turn: bool,
}

impl Sink for Turned {
    const HEARS_CLAUSES: bool = false;

    fn hear(&mut self, event: Event, _: View<'_>) {
        self.phase |= matches!(event, Event::PhaseBegan { .. });
        self.turn |= matches!(event, Event::TurnBegan { .. });
    }
}

/// The story, with an ear for which of its sentences tells which throw.
struct Narrator<'a> {
    story: &'a mut Chronicle,
    thrown: u32,
    /// Sentences that tell a throw, by their place, and the throw.
    tellers: Vec<(usize, u32)>,
}

impl<'a> Narrator<'a> {
    fn of(story: &'a mut Chronicle) -> Self {
        Self { story, thrown: 0, tellers: Vec::new() }
    }
}

impl Sink for Narrator<'_> {
    const HEARS_CLAUSES: bool = true;

    fn hear(&mut self, event: Event, before: View<'_>) {
        self.story.hear(event, before);
        self.thrown += u32::from(matches!(event, Event::Rolled { .. }));
        // A fire's die is told by the fire that goes out; one that burns on is no news.
        let tells = matches!(event, Event::Rolled { .. } | Event::HexBurntOut { .. });
        let last = self.story.entries().last().and_then(|tale| tale.events().last());
        if tells && last == Some(&event) {
            self.tellers.push((self.story.entries().len() - 1, self.thrown - 1));
        }
    }
}

/// A game as its log makes it. It is kept small: thousands of them are under way at once.
#[derive(Clone, Debug)]
pub struct Game {
    /// Its id.
    pub id: Arc<str>,
    /// What was agreed.
    pub terms: Arc<Terms>,
    /// Where it is fought.
    pub ground: Arc<Ground>,
    /// The number of the last entry.
    pub number: u64,
    /// The last entry that changed what can be commanded.
    pub changed: u64,
    /// Where the battle stands.
    pub battle: Battle,
    /// Who sits there, north first.
    pub names: [Option<String>; 2],
    /// Who offers a draw.
    pub draw: Option<Camp>,
    /// The id of the game with sides swapped.
    pub rematch: Option<String>,
    /// What opens a free seat, and lets watch a private game.
    pub invitation: String,
    /// How often each seat was freed, and that of a host who sits nowhere: whoever sat there before sits there no more.
    pub freed: [u32; 3],
    cup: Cup,
    throws: u32,
    beginning: Beginning,
    paused: bool,
    frozen: bool,
    broken: Option<Arc<Broken>>,
    closed: Option<ResultView>,
    /// The last nonce a person sent.
    nonce: Option<Nonce>,
    /// Commands that may be taken back, with no dice among them and nobody else's answer.
    open: Vec<Open>,
    /// The entry in which the phase under way began.
    phase: u64,
    /// Commands of persons that stand.
    said: u32,
    /// How much was talked.
    pub chatter: Chatter,
    story: Chronicle,
    /// What the side that played last was about.
    pub(crate) bearing: Bearing,
}

/// What a game is made from, besides its log.
#[derive(Clone, Debug)]
pub struct Birth {
    /// Its id.
    pub id: Arc<str>,
    /// What was agreed.
    pub terms: Arc<Terms>,
    /// Where it is fought.
    pub ground: Arc<Ground>,
    /// What its dice come from.
    pub seed: Seed,
    /// Where its log stops playing, if it was begun under earlier rules and does.
    pub broken: Option<Arc<Broken>>,
}

impl Birth {
    /// What can be read of a log: the whole of it, or as far as it plays.
    #[must_use]
    pub fn readable<'l>(&self, log: &'l [Entry]) -> &'l [Entry] {
        let end = self.broken.as_ref().map_or(u64::MAX, |broken| broken.entry);
        &log[..log.partition_point(|entry| entry.number < end)]
    }
}

impl Game {
    /// A game before its first entry.
    #[must_use]
    pub fn new(birth: &Birth) -> Self {
        let Birth { id, terms, ground, seed, broken } = birth.clone();
        Self {
            cup: Cup::new(&*id, seed),
            id,
            invitation: terms.invitation.clone(),
            terms,
            number: 0,
            changed: 0,
            battle: ground.start.clone(),
            names: [None, None],
            draw: None,
            rematch: None,
            freed: [0; 3],
            throws: 0,
            beginning: Beginning::Fresh,
            paused: false,
            frozen: false,
            broken,
            closed: None,
            nonce: None,
            open: Vec::new(),
            phase: 0,
            said: 0,
            chatter: Chatter::default(),
            story: ground.story.clone(),
            bearing: ground.bearing.clone(),
            ground,
        }
    }

    /// The game a log makes. Commands taken back are passed over.
    ///
    /// # Errors
    /// When the log does not play: another version wrote it, or somebody changed it.
    pub fn load(birth: &Birth, log: &[Entry]) -> Result<Self, Misplayed> {
        let undone = Entry::undone(log);
        let mut game = Self::new(birth);
        for entry in log {
            if undone.binary_search(&entry.number).is_ok() {
                game.number = entry.number;
                game.remember_nonce(&entry.deed);
            } else {
                game.apply(entry)?;
            }
        }
        game.refill(birth, log)?;
        Ok(game)
    }

    /// A nonce was sent, whether its command was taken back or not.
    fn remember_nonce(&mut self, deed: &Deed) {
        if let Deed::Command { camp, nonce, .. } = deed
            && self.terms.wanted((*camp).into()).level().is_none()
        {
            self.nonce = Some(nonce.clone());
        }
    }

    /// Puts the cup where the throws of a whole log have left it: dice that were taken back were thrown all the same.
    fn refill(&mut self, birth: &Birth, log: &[Entry]) -> Result<(), Misplayed> {
        (self.cup, self.throws) = Entry::cup(&birth.id, &birth.seed, log).map_err(|entry| Misplayed {
            entry,
            what: "this commitment is not of the chain it begins".to_owned(),
            clause: None,
        })?;
        Ok(())
    }

    /// Every entry of a log after a number, with what it told when it happened.
    ///
    /// # Errors
    /// As [`Self::load`].
    pub fn tell(birth: &Birth, log: &[Entry], after: u64) -> Result<Vec<(Entry, Vec<Told>)>, Misplayed> {
        let mut telling = Telling::new(birth, log.into());
        telling.pass(after)?;
        let mut told = Vec::new();
        while let Some(one) = telling.next()? {
            told.push((one.entry, one.told));
        }
        Ok(told)
    }

    /// This game with the battle of an earlier moment.
    fn back_at(self, then: Self) -> Self {
        let Self { battle, story, bearing, open, phase, said, .. } = then;
        Self { battle, open, phase, said, story, bearing, ..self }
    }

    /// Does what an entry says was done, with the dice it says were thrown.
    pub(crate) fn apply(&mut self, entry: &Entry) -> Result<Vec<Told>, Misplayed> {
        self.number = entry.number;
        let camp = |camp: wire::live::CampWire| Camp::from(camp);
        match &entry.deed {
            Deed::Command { camp: whose, command, nonce, throws, aim } => {
                self.take_aim(aim.as_ref());
                let (then, mut turned) = (self.story.bookmark(), Turned::default());
                let die = self.battle.setup().book.die;
                let rolls = throws.iter().map(|cast| (cast.purpose.into(), cast.roll(die)));
                let tellers = self.play(camp(*whose), command, rolls, &mut turned)?;
                self.commanded(camp(*whose), nonce, !throws.is_empty(), turned);
                return Ok(self.told_since(then, &tellers));
            }
            Deed::Elsewhere { camp: whose, command, throws } => return self.elsewhere(camp(*whose), command, throws),
            Deed::Seated { camp: whose, name } => self.names[seat(camp(*whose))] = Some(name.clone()),
            Deed::Freed { camp: whose, invitation } => self.free(camp(*whose), invitation),
            Deed::Closed {} => self.close(None, ResultBy::Closed),
            Deed::Muted { camp: whom, yes } => self.chatter.mute(whom.map(camp), *yes),
            Deed::Rekeyed { camp: whose } => self.freed[whose.map_or(2, |whose| seat(camp(whose)))] += 1,
            Deed::Begun {} => {
                let then = self.last_told();
                self.beginning = Beginning::Begun;
                self.changed = entry.number;
                self.phase = entry.number;
                return Ok(self.told_since(then, &[]));
            }
            // Whoever applies this has taken the battle back already.
            Deed::Undo { .. } => self.changed = entry.number,
            Deed::Resigned { camp: whose } => {
                self.close(Some(other(camp(*whose))), ResultBy::Resignation);
            }
            Deed::DrawOffered { camp: whose } => self.draw = Some(camp(*whose)),
            Deed::DrawAgreed {} => self.close(None, ResultBy::Agreement),
            Deed::DrawDeclined { .. } => self.draw = None,
            Deed::Paused { .. } => self.paused = true,
            Deed::Resumed { .. } => (self.paused, self.frozen) = (false, false),
            Deed::Rematch { game } => self.rematch = Some(game.clone()),
            Deed::Frozen {} => self.frozen = true,
            Deed::Chat { camp: whose, text, .. } => self.chatter.hear(whose.map(camp), text),
            // Whoever spoke before he was shown the new commitment speaks again, with another nonce.
            Deed::Chain { salt, .. } => {
                self.cup.renew(salt.clone());
                self.changed = entry.number;
            }
            Deed::Rules { .. } => {}
        }
        Ok(Vec::new())
    }

    /// What follows from a command that was done, its dice thrown.
    fn commanded(&mut self, camp: Camp, nonce: &Nonce, thrown: bool, turned: Turned) {
        self.changed = self.number;
        if self.terms.wanted(camp).level().is_none() {
            self.nonce = Some(nonce.clone());
            self.said += 1;
        }
        // A draw that is not taken before the other side goes on is declined.
        self.draw = self.draw.filter(|by| *by == camp);
        if turned.phase || turned.turn {
            self.phase = self.number;
        }
        let stranger = self.open.last().is_some_and(|open| open.camp != camp);
        if thrown || turned.turn || stranger || self.asked() != Some(camp) {
            self.open.clear();
        }
        if !thrown && !turned.turn && self.asked() == Some(camp) {
            self.open.push(Open { number: self.number, camp });
        }
    }

    /// What the story told since, and which throws each sentence tells; it is not kept.
    fn told_since(&mut self, then: Bookmark, tellers: &[(usize, u32)]) -> Vec<Told> {
        let throws_of =
            |place| tellers.iter().filter(|(teller, _)| *teller == place).map(|(_, throw)| *throw).collect();
        let first = self.story.first_since(then);
        let fresh = (first..).zip(&self.story.entries()[first..]);
        let told = fresh.map(|(place, tale)| Told {
            tale: tale.clone(),
            replaces: place < then.entries(),
            throws: throws_of(place),
        });
        let told = told.collect();
        self.story.forget();
        told
    }

    /// Somebody sits there no more; the game waits for somebody else.
    fn free(&mut self, camp: Camp, invitation: &str) {
        self.names[seat(camp)] = None;
        self.freed[seat(camp)] += 1;
        invitation.clone_into(&mut self.invitation);
        self.draw = None;
        self.open.clear();
    }

    /// Has the battle begun? It may wait for somebody all the same.
    #[must_use]
    pub fn has_begun(&self) -> bool {
        self.beginning == Beginning::Begun
    }

    fn close(&mut self, winner: Option<Camp>, by: ResultBy) {
        self.closed = Some(ResultView { winner: winner.map(Into::into), by });
        self.draw = None;
        self.open.clear();
    }

    /// Who is asked by the battle; nobody when it is over.
    #[must_use]
    pub fn asked(&self) -> Option<Camp> {
        match self.battle.pending() {
            Pending::Decision(camp, _) => Some(camp),
            Pending::Chance(_) | Pending::Over(_) => None,
        }
    }

    /// Who may speak now: the one asked, while the game is played.
    #[must_use]
    pub fn speaker(&self) -> Option<Camp> {
        self.asked().filter(|_| self.progress() == Progress::Playing)
    }

    /// How it ended, if it has.
    #[must_use]
    pub fn result(&self) -> Option<ResultView> {
        self.closed.or_else(|| match self.battle.pending() {
            Pending::Over(outcome) => {
                let by = match outcome.by {
                    WonBy::Elimination => ResultBy::Elimination,
                    WonBy::Objectives => ResultBy::Objectives,
                    WonBy::Exit => ResultBy::Exit,
                    WonBy::TurnLimit => ResultBy::TurnLimit,
                };
                Some(ResultView { winner: outcome.winner.map(Into::into), by })
            }
            Pending::Decision(..) | Pending::Chance(_) => None,
        })
    }

    /// Where it stands.
    pub fn progress(&self) -> Progress {
        if self.broken.is_some() {
            Progress::Outdated
        } else if self.result().is_some() {
            Progress::Over
        } else if self.frozen {
            Progress::Frozen
        } else if !self.has_begun() || self.names.iter().any(Option::is_none) {
            Progress::Waiting
        } else if self.paused {
            Progress::Paused
        } else {
            Progress::Playing
        }
    }

    /// Why it cannot be played on, if it was begun under earlier rules and cannot.
    #[must_use]
    pub fn outdated(&self) -> Option<Trouble> {
        self.broken.as_ref().map(|broken| broken.trouble())
    }

    /// How it stands, for lists.
    pub fn summary(&self) -> Summary {
        Summary { names: self.names.clone(), turn: self.battle.view().turn(), asked: self.speaker().map(Into::into) }
    }

    /// The commitments of its chains of dice, and how many throws were made.
    #[must_use]
    pub fn dice(&self) -> (&[dice::Secret], u32) {
        (self.cup.commitments(), self.throws)
    }

    /// The command a player would give without thinking long.
    pub(crate) fn usual(&self) -> Option<Command> {
        odds::ready_answer(&self.battle)
    }
}

/// The other side.
pub(crate) const fn other(camp: Camp) -> Camp {
    match camp {
        Camp::North => Camp::South,
        Camp::South => Camp::North,
    }
}

#[cfg(test)]
mod tests {
    use super::{Birth, Game, Narrator};
    use crate::ground::Grounds;
    use crate::terms::{Summary, Terms, Wanted};
    use battle::{Event, Phase, Purpose, Sink};
    use dice::Seed;
    use rulebook::{Face, Language};
    use std::sync::Arc;
    use wire::NameView;

    fn game(scenario: &str) -> Game {
        let ground = Grounds::default().ground(scenario, None, Language::En).unwrap();
        let terms = Terms {
            title: NameView { fr: String::new(), en: String::new() },
            book: String::new(),
            options: Vec::new(),
            rules: 1,
            log: 1,
            public: false,
            practice: false,
            seats: [Wanted::Person, Wanted::Person],
            own: None,
            invitation: String::new(),
            summary: Summary::default(),
        };
        let seed = Seed::from_bytes([7; 32]);
        Game::new(&Birth { id: "g1".into(), terms: Arc::new(terms), ground, seed, broken: None })
    }

    #[test]
    fn a_fire_that_goes_out_is_told_with_its_die_and_one_that_burns_on_is_no_news() {
        let mut game = game("talikota");
        let [burning, out] = [0, 1].map(|place| game.ground.field.setup().board.grid().cells().nth(place).unwrap());
        let rolled = |face: Face| Event::Rolled { purpose: Purpose::BurnOut, roll: [face].into_iter().collect() };
        let view = game.battle.view();
        let mut narrator = Narrator::of(&mut game.story);
        narrator.hear(Event::PhaseBegan { phase: Phase::Combat }, view);
        for at in [burning, out] {
            narrator.hear(Event::HexIgnited { at }, view);
        }
        let then = narrator.story.bookmark();
        for event in [
            Event::PhaseBegan { phase: Phase::End },
            rolled(Face::Ducat),
            rolled(Face::Flag),
            Event::HexBurntOut { at: out },
            Event::TurnBegan { camp: battle::Camp::North, turn: 2 },
        ] {
            narrator.hear(event, view);
        }
        let tellers = narrator.tellers;
        let told = game.told_since(then, &tellers);
        let throws: Vec<&[u32]> = told.iter().map(|one| &*one.throws).collect();
        assert_eq!(throws, [&[][..], &[1], &[]], "a heading, the fire, the turn");
        assert!(told[1].tale.sentence(Language::En).contains("goes out"));
    }
}
