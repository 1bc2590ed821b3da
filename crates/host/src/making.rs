//! Making games: who sits where, what is agreed, the first entries.

use crate::character::{KeptCharacter, rank};
use crate::deed::{Deed, Entry, LOG_VERSION};
use crate::game::{Birth, Brought, Game};
use crate::ground::{Ground, Grounds};
use crate::seats::{self, TakenSeat};
use crate::terms::{Summary, Terms, Wanted};
use crate::trouble::Trouble;
use crate::{earlier, recorded};
use battle::{Camp, Pending, seat};
use dice::Seed;
use rulebook::Language;
use std::sync::Arc;
use wire::live::{Joined, NewGame, Progress, SeatKind, YouView};
use wire::{RULES_VERSION, TemperamentWire, TemperamentWish};
use workshop::OwnBattle;

/// A game about to be made.
#[derive(Debug)]
pub struct PlannedGame {
    id: String,
    ground: Arc<Ground>,
    terms: Terms,
    names: [Option<String>; 2],
    seats: Vec<TakenSeat>,
    /// What was played of it elsewhere.
    brought: Option<Brought>,
}

/// A game as it is first kept.
#[derive(Debug)]
pub struct NewbornGame {
    /// Its id.
    pub id: String,
    /// When it was made, in milliseconds since 1970.
    pub created: i64,
    /// Its battle.
    pub scenario: String,
    /// The text of its battle, if that is somebody’s own.
    pub battle: Option<Arc<str>>,
    /// What was agreed.
    pub terms: Terms,
    /// What its dice come from.
    pub seed: Seed,
    /// Where it stands.
    pub progress: Progress,
    /// Who sits there already.
    pub seats: Vec<TakenSeat>,
    /// Its first entries.
    pub log: Vec<Entry>,
}

impl PlannedGame {
    /// A game as somebody wants it: whoever makes it sits where he said, computers are seated, the rest is open.
    ///
    /// # Errors
    /// When there is no such battle or house rule, or the game cannot be as it is wanted.
    pub fn of(grounds: &Grounds, id: String, wanted: &NewGame, language: Language) -> Result<(Self, Joined), Trouble> {
        let (ground, brought) = field(grounds, wanted, language)?;
        let kinds = [&wanted.north, &wanted.south];
        let mine = |kind: &SeatKind| matches!(kind, SeatKind::Me {});
        let open = kinds.iter().any(|kind| matches!(kind, SeatKind::Open {}));
        if wanted.practice && (open || !kinds.iter().any(|kind| mine(kind))) {
            return Err(Trouble::bad_practice());
        }
        let seats = [seat_wanted(kinds[0])?, seat_wanted(kinds[1])?];
        let name = maker_name(wanted, language)?;
        let names = [0, 1].map(|place| match kinds[place] {
            SeatKind::Me {} => Some(name.clone()),
            SeatKind::Open {} => None,
            SeatKind::Computer { .. } => computer_name(&seats[place], language),
        });
        let you = YouView { north: mine(kinds[0]), south: mine(kinds[1]), host: true };
        let (token, invitation) = (seats::token()?, seats::invitation()?);
        let own = TakenSeat { you, token: seats::hash(&token), name };
        let scenario = &ground.scenario;
        let terms = Terms {
            title: scenario.title().into(),
            book: scenario.book().to_string(),
            options: ground.field.setup().book.house.iter().map(|rule| rule.to_string()).collect(),
            rules: RULES_VERSION,
            log: LOG_VERSION,
            public: wanted.public,
            practice: wanted.practice,
            seats,
            own: ground.field.own().map(|text| OwnBattle::hash_of(text)),
            invitation: invitation.clone(),
            summary: Summary::default(),
        };
        let draft = Self { id: id.clone(), ground, terms, names, seats: vec![own], brought };
        Ok((draft, Joined { game: id, token, you, invitation: open.then_some(invitation) }))
    }

    /// The id of its battle.
    #[must_use]
    pub fn scenario(&self) -> &str {
        self.ground.field.id()
    }

    /// The same game with sides swapped, both taken.
    ///
    /// # Errors
    /// When there is no chance to be had.
    pub fn swapped(birth: &Birth, game: &Game, id: String) -> Result<Self, Trouble> {
        let [north, south] = &birth.terms.seats;
        let [north_name, south_name] = game.names.clone();
        let terms =
            Terms { seats: [south.anew()?, north.anew()?], invitation: seats::invitation()?, ..(*birth.terms).clone() };
        let terms = Terms { summary: Summary::default(), rules: RULES_VERSION, log: LOG_VERSION, ..terms };
        let ground = Arc::clone(&birth.ground);
        Ok(Self { id, ground, terms, names: [south_name, north_name], seats: Vec::new(), brought: None })
    }

    /// The game with its first entries, to be written down.
    ///
    /// # Errors
    /// When there is no chance to be had.
    pub fn born(mut self, at: i64) -> Result<NewbornGame, Trouble> {
        let seated = [Camp::North, Camp::South].into_iter().filter_map(|camp| {
            let name = self.names[seat(camp)].clone()?;
            Some(Deed::Seated { camp: camp.into(), name })
        });
        let full = self.names.iter().all(Option::is_some);
        let (before, battle) = match self.brought {
            Some(Brought { deeds, battle }) => (deeds, battle),
            None => (Vec::new(), self.ground.start.clone()),
        };
        let deeds = before.into_iter().chain(seated).chain(full.then_some(Deed::Begun {}));
        let log = (1..).zip(deeds).map(|(number, deed)| Entry { number, at, deed }).collect();
        let asked = match battle.pending() {
            Pending::Decision(camp, _) if full => Some(camp.into()),
            _ => None,
        };
        self.terms.summary = Summary { names: self.names, turn: battle.view().turn(), asked };
        Ok(NewbornGame {
            id: self.id,
            created: at,
            scenario: self.ground.field.id().to_owned(),
            battle: self.ground.field.own().cloned(),
            terms: self.terms,
            seed: Seed::fresh().map_err(|error| Trouble::fault(&error.to_string()))?,
            progress: if full { Progress::Playing } else { Progress::Waiting },
            seats: self.seats,
            log,
        })
    }
}

impl Birth {
    /// What a game is made from, as it was kept.
    ///
    /// # Errors
    /// When a newer Étendard kept it, or its battle is not here.
    pub fn of(grounds: &Grounds, kept: GameAsKept<'_>, seed: Seed) -> Result<Self, Trouble> {
        let GameAsKept { id, scenario, terms, battle } = kept;
        let read = serde_json::from_str::<Terms>(terms);
        let terms = read.map_err(|error| Trouble::fault(&format!("terms of {id}: {error}")))?;
        if LOG_VERSION < terms.log {
            return Err(Trouble::newer_log());
        }
        if RULES_VERSION < terms.rules {
            return Err(earlier::newer(terms.rules));
        }
        let battle = match (&terms.own, battle) {
            (None, _) => None,
            (Some(own), Some(text)) if *own == OwnBattle::hash_of(text) => Some(text),
            (Some(_), _) => return Err(Trouble::fault(&format!("the battle of {id} is not the one it was made with"))),
        };
        let ground = grounds.ground_of(scenario, battle, Some(&terms.options), Language::En)?;
        Ok(Self { id: id.into(), terms: Arc::new(terms), ground, seed, broken: None })
    }
}

/// A game as it was kept.
#[derive(Clone, Copy, Debug)]
pub struct GameAsKept<'k> {
    /// Its id.
    pub id: &'k str,
    /// Its battle.
    pub scenario: &'k str,
    /// What was agreed.
    pub terms: &'k str,
    /// The text of its battle, if that is somebody’s own.
    pub battle: Option<&'k str>,
}

/// Where it is played; and what was played of it before, if a replay file or a lesson says so.
fn field(grounds: &Grounds, wanted: &NewGame, language: Language) -> Result<(Arc<Ground>, Option<Brought>), Trouble> {
    let Some(text) = &wanted.replay else {
        let battle = wanted.battle.as_deref();
        let ground = grounds.ground_of(&wanted.scenario, battle, wanted.options.as_deref(), language)?;
        let brought = ground.lesson.as_ref().map(|lesson| Brought::to(lesson, &ground));
        return Ok((ground, brought));
    };
    let replay = recorded::read(text)?;
    let options: Vec<String> = replay.header.options.iter().map(|rule| rule.to_string()).collect();
    let options = wanted.options.as_deref().unwrap_or(&options);
    let battle = wanted.battle.as_deref().or(replay.battle.as_deref());
    let ground = grounds.ground_of(&wanted.scenario, battle, Some(options), language)?;
    let brought = Brought::of(&replay, &ground)?;
    Ok((ground, Some(brought)))
}

fn maker_name(wanted: &NewGame, language: Language) -> Result<String, Trouble> {
    match (wanted.name.trim(), language) {
        ("", Language::Fr) => Ok("Hôte".to_owned()),
        ("", Language::En) => Ok("Host".to_owned()),
        (name, _) => seats::name(name),
    }
}

fn seat_wanted(kind: &SeatKind) -> Result<Wanted, Trouble> {
    let computer = |level, temperament| Ok(Wanted::Computer(KeptCharacter { level, temperament }));
    match kind {
        SeatKind::Me {} | SeatKind::Open {} => Ok(Wanted::Person),
        SeatKind::Computer { level, temperament } => match temperament {
            None | Some(TemperamentWish::Steady) => computer(*level, TemperamentWire::Steady),
            Some(TemperamentWish::Bold) => computer(*level, TemperamentWire::Bold),
            Some(TemperamentWish::Cautious) => computer(*level, TemperamentWire::Cautious),
            Some(TemperamentWish::Wily) => computer(*level, TemperamentWire::Wily),
            Some(TemperamentWish::Chance) => Wanted::drawn(*level),
        },
    }
}

/// What a computer player is called; one of whom chance drew the temperament by his level alone.
fn computer_name(wanted: &Wanted, language: Language) -> Option<String> {
    let name = match wanted {
        Wanted::Person => return None,
        Wanted::Computer(kept) => kept.player().called(language),
        Wanted::Drawn(kept) => rank(kept.level).words().in_language(language).to_owned(),
    };
    let mut letters = name.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect())
}
