//! A game as one person sees it.

use crate::deed::{Deed, Entry};
use crate::game::{Game, Told};
use crate::ground::Ground;
use battle::{Camp, Combatant, Command, Pending, seat};
use chronicle::{Kind, Prompt, Shown};
use rulebook::{Die, Language};
use speech::Lexicon;
use wire::live::{
    AskView, Choices, DiceView, DrawView, EntryBody, EntryView, FaceView, FallenView, IntentView, LanguageWire,
    MusterView, Phrasing, Progress, ServerMessage, ShownView, TableView, ThrowView, ToldKind, ToldView, YouView,
};
use wire::{AskedWire, Both, FaceWire, Field, OverWire, Position};

/// Who reads, and in which language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reader {
    /// What he may do.
    pub you: YouView,
    /// In which language he reads.
    pub language: Language,
}

impl Reader {
    /// Does he play this side?
    #[must_use]
    pub const fn holds(self, camp: Camp) -> bool {
        match camp {
            Camp::North => self.you.north,
            Camp::South => self.you.south,
        }
    }

    /// Does he only watch?
    #[must_use]
    pub const fn watches(self) -> bool {
        !self.you.north && !self.you.south
    }
}

/// Who is there.
#[derive(Clone, Copy, Debug, Default)]
pub struct Presence {
    /// Is somebody of this side there? North first.
    pub online: [bool; 2],
    /// Those who only watch.
    pub spectators: u32,
}

impl Presence {
    /// Those who look at the table.
    #[must_use]
    pub fn of(readers: impl Iterator<Item = Reader>) -> Self {
        let mut presence = Self::default();
        for reader in readers {
            for camp in [Camp::North, Camp::South] {
                presence.online[seat(camp)] |= reader.holds(camp);
            }
            presence.spectators += u32::from(reader.watches());
        }
        presence
    }
}

/// The words of the choices.
struct Words<'g> {
    prompt: Prompt<'g>,
    usual: Option<Command>,
    language: Language,
}

impl Phrasing for Words<'_> {
    fn phrase(&self, command: Command) -> String {
        self.prompt.choice(command, self.language)
    }

    fn usual(&self) -> Option<Command> {
        self.usual
    }

    fn effect(&self, order: rulebook::Order) -> String {
        chronicle::order_effect(order, self.language)
    }
}

/// The table as one person sees it.
pub fn table(game: &Game, presence: Presence, reader: Reader) -> TableView {
    let (battle, field) = (&game.battle, &*game.ground.field);
    let over = game.result().is_some();
    let seat_of =
        |camp: Camp| game.terms.seat(camp, game.names[seat(camp)].as_ref(), presence.online[seat(camp)], over);
    let (commitments, throws) = game.dice();
    let waits = game.progress() == Progress::Waiting;
    TableView {
        game: game.id.to_string(),
        number: game.number,
        terms: game.terms.view(field.id()),
        progress: game.progress(),
        result: game.result(),
        outdated: game.outdated().map(|why| why.said(reader.language).to_owned()),
        seats: Both { north: seat_of(Camp::North), south: seat_of(Camp::South) },
        spectators: presence.spectators,
        you: reader.you,
        position: Position::of(battle, field),
        ask: ask(game, reader.language),
        intent: intent(game, reader.language),
        choices: game.speaker().filter(|camp| reader.holds(*camp)).map(|_| choices(game, reader.language)),
        undo: game.undo_view(|camp| reader.holds(camp), reader.language),
        draw: game.draw.map(|by| DrawView { by: by.into() }),
        dice: DiceView { commitments: commitments.iter().map(ToString::to_string).collect(), throws },
        invitation: Some(game.invitation.clone()).filter(|_| waits && reader.you.host),
        language: language(reader.language),
    }
}

/// What a computer player was about, once his turn is over.
fn intent(game: &Game, language: Language) -> Option<IntentView> {
    let (camp, intent) = game.bearing.last()?;
    game.terms.wanted(camp).level()?;
    let field = &*game.ground.field;
    let names = &game.ground.scenario.file().names;
    Some(IntentView { camp: camp.into(), text: intent.sentence(field.cast(), field.setup(), names, language) })
}

fn choices(game: &Game, language: Language) -> Choices {
    let (battle, field) = (&game.battle, &*game.ground.field);
    let prompt = Prompt::new(field.cast(), battle);
    Choices::of(battle, field, &Words { prompt, usual: game.usual(), language })
}

fn ask(game: &Game, language: Language) -> AskView {
    let (battle, field) = (&game.battle, &*game.ground.field);
    let over = game.result().is_some();
    let nothing = AskedWire::Over(OverWire::Over);
    let (asked, question) = match battle.pending() {
        Pending::Decision(camp, _) if over => (Some(camp), nothing),
        Pending::Decision(camp, question) => (Some(camp), AskedWire::Question(question.into())),
        Pending::Chance(_) | Pending::Over(_) => (None, nothing),
    };
    let text = Prompt::new(field.cast(), battle).question(language);
    let (cast, concerned) = (field.cast(), battle.view().concerned());
    let unit_id = |combatant: Combatant| combatant.unit().map(|unit| cast.unit(unit).id.clone());
    let combat = battle.view().combat().filter(|_| asked.is_some());
    // In a combat the question is about the fighter of whoever is asked.
    let own = combat.and_then(|combat| {
        let whose = |combatant: &Combatant| Some(battle.view().camp_of(*combatant)) == asked;
        [combat.attacker(), combat.target()].into_iter().find(whose)
    });
    let about = own.or(concerned.unit.map(Combatant::Unit));
    let hex = about.and_then(|one| battle.view().cell_of(one)).or(concerned.hex);
    AskView {
        camp: asked.filter(|_| !over).map(Into::into),
        question,
        text,
        unit: about.and_then(unit_id),
        officer: concerned.officer.map(|officer| cast.officer(officer).id.clone()),
        attacker: combat.and_then(|combat| unit_id(combat.attacker())),
        target: combat.and_then(|combat| unit_id(combat.target())),
        hex: hex.map(|cell| field.hex_word(cell)),
        muster: MusterView::of(battle, field),
    }
}

/// The word of programs for a language.
pub(crate) const fn language(language: Language) -> LanguageWire {
    match language {
        Language::Fr => LanguageWire::Fr,
        Language::En => LanguageWire::En,
    }
}

/// What happened, as one person is told it.
#[must_use]
pub fn news(game: &Game, presence: Presence, reader: Reader, news: &[(Entry, Vec<Told>)]) -> ServerMessage {
    // An entry is told when it happens; nothing can have undone it yet, but an undo told with it.
    let log: Vec<Entry> = news.iter().map(|(entry, _)| entry.clone()).collect();
    let undone = Entry::undone(&log);
    let entries = news.iter().map(|(one, told)| {
        let gone = matches!(one.deed, Deed::Command { .. }) && undone.contains(&one.number);
        entry(one, told, gone, &game.ground, reader.language)
    });
    let entries = entries.collect();
    ServerMessage::News { table: Box::new(table(game, presence, reader)), entries }
}

/// That somebody came or went, as one person is told it.
#[must_use]
pub fn presence_told(game: &Game, presence: Presence, reader: Reader) -> ServerMessage {
    ServerMessage::Presence { table: Box::new(table(game, presence, reader)) }
}

/// An entry as everybody may see it.
#[must_use]
pub fn entry(entry: &Entry, told: &[Told], undone: bool, ground: &Ground, language: Language) -> EntryView {
    EntryView {
        number: entry.number,
        at: entry.at,
        body: body(&entry.deed, ground),
        told: told.iter().map(|one| sentence(one, &ground.field, language)).collect(),
        undone,
    }
}

fn body(deed: &Deed, ground: &Ground) -> EntryBody {
    match deed.clone() {
        Deed::Command { camp, command, nonce, throws, .. } => {
            let die = ground.start.setup().book.die;
            let words =
                command.words(&ground.field, Language::En).expect("a command that was played names what is there");
            let seen = throws.iter().map(|cast| ThrowView {
                purpose: cast.purpose,
                faces: faces(&cast.faces, die),
                places: cast.faces.clone(),
                chain: cast.chain,
                index: cast.index,
                secret: cast.secret.to_string(),
            });
            let nonce = Some(nonce.to_string()).filter(|_| !throws.is_empty());
            EntryBody::Command { camp, command, words, nonce, throws: seen.collect() }
        }
        Deed::Elsewhere { camp, command, throws } => {
            let die = ground.start.setup().book.die;
            let words =
                command.words(&ground.field, Language::En).expect("a command that was played names what is there");
            let fell = throws.iter().map(|one| FallenView {
                purpose: one.purpose,
                faces: faces(&one.faces, die),
                places: one.faces.clone(),
            });
            EntryBody::Elsewhere { camp, command, words, throws: fell.collect() }
        }
        Deed::Undo { camp, to } => EntryBody::Undo { camp, to },
        Deed::Seated { camp, name } => EntryBody::Seated { camp, name },
        Deed::Freed { camp, .. } => EntryBody::Freed { camp },
        Deed::Closed {} => EntryBody::Closed {},
        Deed::Muted { camp, yes } => EntryBody::Muted { camp, yes },
        Deed::Rekeyed { camp } => EntryBody::Rekeyed { camp },
        Deed::Begun {} => EntryBody::Begun {},
        Deed::Resigned { camp } => EntryBody::Resigned { camp },
        Deed::DrawOffered { camp } => EntryBody::DrawOffered { camp },
        Deed::DrawAgreed {} => EntryBody::DrawAgreed {},
        Deed::DrawDeclined { camp } => EntryBody::DrawDeclined { camp },
        Deed::Paused { camp } => EntryBody::Paused { camp },
        Deed::Resumed { camp } => EntryBody::Resumed { camp },
        Deed::Chat { camp, name, text } => EntryBody::Chat { camp, name, text },
        Deed::Rematch { game } => EntryBody::Rematch { game },
        Deed::Frozen {} => EntryBody::Frozen {},
        Deed::Rules { from, to } => EntryBody::Rules { from, to },
        Deed::Chain { chain, commitment, .. } => EntryBody::Chain { chain, commitment: commitment.to_string() },
    }
}

fn faces(places: &[u8], die: Die) -> Vec<FaceWire> {
    places.iter().filter_map(|place| die.faces.get(usize::from(*place))).map(|face| (*face).into()).collect()
}

fn sentence(told: &Told, field: &Field, language: Language) -> ToldView {
    let Told { tale, replaces, throws } = told;
    ToldView {
        text: tale.sentence(language),
        kind: kind(tale.kind()),
        camp: tale.camp().map(Into::into),
        continues: tale.continues(),
        replaces: *replaces,
        throws: throws.clone(),
        hexes: tale.hexes().into_iter().map(|cell| field.hex_word(cell)).collect(),
        clauses: tale.telling_clauses().iter().map(|clause| clause.id().to_owned()).collect(),
        shown: shown(tale, field, language),
    }
}

pub(crate) fn shown(tale: &chronicle::Entry, field: &Field, language: Language) -> Vec<ShownView> {
    let cast = field.cast();
    let id = |unit: battle::UnitId| cast.unit(unit).id.clone();
    let hexes = |cells: Vec<battle::Cell>| cells.into_iter().map(|cell| field.hex_word(cell)).collect();
    let seen = tale.shown().into_iter().map(|one| match one {
        Shown::Marched { unit, way } => ShownView::Marched { unit: id(unit), way: hexes(way) },
        Shown::Struck { attacker, target, from, at, faces } => ShownView::Struck {
            attacker: attacker.unit().map(id),
            target: target.unit().map(id),
            from: field.hex_word(from),
            at: field.hex_word(at),
            faces: faces.into_iter().map(FaceView::of).collect(),
        },
        Shown::Fared { unit, at, lost, left, path } => ShownView::Fared {
            unit: id(unit),
            at: at.map(|cell| field.hex_word(cell)),
            lost,
            left,
            path: hexes(path),
            text: tale.result(language).unwrap_or_default(),
        },
        Shown::Fled { officer, from, to } => ShownView::Fled {
            officer: cast.officer(officer).id.clone(),
            from: from.map(|cell| field.hex_word(cell)),
            to: field.hex_word(to),
        },
        Shown::Ran { way } => ShownView::Ran { way: hexes(way) },
    });
    seen.collect()
}

const fn kind(kind: Kind) -> ToldKind {
    match kind {
        Kind::Turn => ToldKind::Turn,
        Kind::Phase => ToldKind::Phase,
        Kind::Activation => ToldKind::Activation,
        Kind::Order => ToldKind::Order,
        Kind::Movement => ToldKind::Movement,
        Kind::Combat => ToldKind::Combat,
        Kind::Loss => ToldKind::Loss,
        Kind::Retreat => ToldKind::Retreat,
        Kind::Advance => ToldKind::Advance,
        Kind::Officer => ToldKind::Officer,
        Kind::Elephant => ToldKind::Elephant,
        Kind::Fire => ToldKind::Fire,
        Kind::End => ToldKind::End,
    }
}
