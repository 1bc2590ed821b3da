//! Odds and lines of sight, as tables and calculators ask for them.

mod card;
mod duel;
mod ear;
mod from_there;
mod retreat;
mod stakes;
mod way;
mod why;

pub(crate) use card::card;
pub use duel::duel;
pub(crate) use from_there::from_there;
pub(crate) use retreat::retreat;
pub(crate) use stakes::stakes;
pub(crate) use way::way;
pub(crate) use why::why;

use crate::game::Game;
use crate::trouble::{Trouble, status};
use battle::{Battle, Combatant, UnitId, View, Weapon};
use chronicle::CountedBy;
use odds::{
    Calculator, Depth, DiceAccount, Fraction, Odds, OddsBudget, OddsError, OddsQuestion, Policy, PolicyName, account,
};
use rulebook::{Language, Line, Mode};
use speech::Lexicon;
use wire::live::{
    AccountLineView, AccountView, ChanceView, DepthWire, FaceView, OddsView, PolicyWire, SightView, WeaponWire,
};
use wire::{Field, LineKind, NameView, TargetWire};

/// What is asked about an attack.
#[derive(Clone, Debug)]
pub struct Asked {
    /// Who attacks.
    pub unit: String,
    /// Every target in reach if left out.
    pub target: Option<TargetWire>,
    /// Who decides inside.
    pub policy: PolicyWire,
    /// How far.
    pub depth: DepthWire,
    /// In which language complaints are made.
    pub language: Language,
}

impl Asked {
    fn question(&self) -> OddsQuestion<'static> {
        let policy = match self.policy {
            PolicyWire::Usual => Policy::Usual,
            PolicyWire::Best => Policy::Best,
        };
        question(self.depth).by(policy)
    }
}

/// How far a combat is followed, with usual choices.
fn question(depth: DepthWire) -> OddsQuestion<'static> {
    match depth {
        DepthWire::Exchange => OddsQuestion::EXCHANGE,
        DepthWire::WholeChain => OddsQuestion::WHOLE,
    }
}

/// The odds of one attack, or of every attack of a unit, the best first.
///
/// # Errors
/// With what cannot be done, and why.
pub(crate) fn odds(game: &Game, asked: &Asked, budget: &OddsBudget) -> Result<Vec<OddsView>, Trouble> {
    let (battle, field) = (&game.battle, &*game.ground.field);
    let view = battle.view();
    // The target is named by a command, the unit with it.
    let attack = |target: TargetWire| {
        let command = wire::CommandWire::Attack { unit: asked.unit.clone(), target };
        command.command(&view, field, asked.language).map_err(|fault| Trouble::unknown(&fault))
    };
    let named = match &asked.target {
        Some(target) => attack(target.clone())?,
        None => attack(TargetWire::Unit(asked.unit.clone()))?,
    };
    let battle::Command::Attack { unit, target } = named else { return Ok(Vec::new()) };
    let question = asked.question();
    let mut calculator = Calculator::within(budget.clone());
    let reckon = |question: &OddsQuestion<'_>| match asked.target {
        Some(_) => calculator.of_attack(battle, unit, target, question).map(|odds| vec![odds]),
        None => calculator.all_of(battle, unit, question),
    };
    let found = question.or_standing(reckon).map_err(|error| no_odds(&error))?;
    let seen = found.iter().map(|one| {
        let counted = account(battle, one.attacker, one.target).map_err(|error| no_odds(&error))?;
        let target = TargetWire::of(one.target, &view, field);
        let count = CountedBy { book: &battle.setup().book, mode: mode(&view, one.attacker, one.target) };
        let faces = view.faces_against(one.attacker, one.target).unwrap_or_default();
        let faces = faces.into_iter().map(FaceView::of).collect();
        let stakes = match asked.target {
            Some(_) => stakes::of_attack(battle, one.attacker, one.target, budget.clone())?,
            None => Vec::new(),
        };
        let seen = odds_view(one, account_view(&counted, count), faces, unit_id(field, one.attacker), target);
        Ok(OddsView { stakes, ..seen })
    });
    seen.collect()
}

/// Melee beside it, fire from farther away.
fn mode(view: &View<'_>, attacker: UnitId, target: Combatant) -> Mode {
    let between = view.cell(attacker).zip(view.cell_of(target)).map(|(from, at)| view.distance(from, at));
    if between.is_some_and(|between| 1 < between) { Mode::Fire } else { Mode::Melee }
}

fn unit_id(field: &Field, unit: UnitId) -> String {
    field.cast().unit(unit).id.clone()
}

/// Why there are no odds, in both languages.
pub(crate) fn no_odds(error: &OddsError) -> Trouble {
    let [fr, en] = [Language::Fr, Language::En].map(|language| error.sentence(language));
    Trouble::new(status::UNPROCESSABLE_ENTITY, "no-odds", fr, en)
}

/// Odds for whoever draws them.
pub(crate) fn odds_view(
    odds: &Odds,
    account: AccountView,
    faces: Vec<FaceView>,
    unit: String,
    target: TargetWire,
) -> OddsView {
    OddsView {
        unit,
        target,
        account,
        faces,
        policy: match odds.policy {
            PolicyName::Usual | PolicyName::Fixed => PolicyWire::Usual,
            PolicyName::Best => PolicyWire::Best,
        },
        depth: match odds.depth {
            Depth::Exchange => DepthWire::Exchange,
            Depth::WholeChain => DepthWire::WholeChain,
        },
        losses: spread(odds, odds::Tally::target_lost),
        own_losses: spread(odds, odds::Tally::attacker_lost),
        destroyed: chance(odds.chance(odds::Tally::target_destroyed)),
        leaves: chance(odds.chance(odds::Tally::target_left)),
        taken: chance(odds.chance(odds::Tally::hex_taken)),
        riposte: chance(odds.chance(odds::Tally::riposted)),
        attacker_destroyed: chance(odds.chance(odds::Tally::attacker_destroyed)),
        expected_losses: hundredths(odds.expected(|tally| tally.target_lost().cast_signed())),
        expected_own_losses: hundredths(odds.expected(|tally| tally.attacker_lost().cast_signed())),
        elephants_stand: odds.elephants == odds::Elephants::Stand,
        stakes: Vec::new(),
    }
}

/// The chance of 0, of 1, of 2… up to the most that can be.
fn spread(odds: &Odds, count: impl Fn(odds::Tally) -> u8) -> Vec<ChanceView> {
    let most = odds.outcomes.iter().map(|(tally, _)| count(*tally)).max().unwrap_or(0);
    (0..=most).map(|wanted| chance(odds.chance(|tally| count(tally) == wanted))).collect()
}

fn chance(fraction: Fraction) -> ChanceView {
    ChanceView { exact: fraction.to_string(), per_myriad: u32::try_from(fraction.rounded(4)).unwrap_or(0) }
}

fn hundredths(fraction: Fraction) -> i32 {
    i32::try_from(fraction.rounded(2)).unwrap_or(i32::MAX)
}

pub(crate) fn account_view(account: &DiceAccount, counted: CountedBy<'_>) -> AccountView {
    let lines = account.entries().map(|entry| {
        let kind = match entry.line {
            Line::Base(..) => LineKind::Base,
            Line::Adjust(..) => LineKind::Adjust,
            Line::Limit(..) => LineKind::Limit,
            Line::PassedOver(_) => LineKind::Passed,
        };
        let text = NameView { fr: entry.text(Language::Fr).to_owned(), en: entry.text(Language::En).to_owned() };
        AccountLineView {
            kind,
            dice: entry.dice().unwrap_or(0),
            clause: entry.clause().id().to_owned(),
            label: NameView {
                fr: chronicle::reason(entry.line, counted, Language::Fr).unwrap_or_else(|| label(&text.fr)),
                en: chronicle::reason(entry.line, counted, Language::En).unwrap_or_else(|| label(&text.en)),
            },
            text,
            lacking: entry.lacking.map(Into::into),
        }
    });
    AccountView { dice: account.dice(), lines: lines.collect() }
}

/// The beginning of a sentence, up to its first pause.
fn label(text: &str) -> String {
    let end = text.find(['.', ';', ':', ',', '(']).unwrap_or(text.len());
    text[..end].trim().to_owned()
}

/// The hex of a name.
fn hex_named(field: &Field, word: &str) -> Result<battle::Cell, Trouble> {
    let found = field.grid().cells().find(|cell| field.hex_word(*cell).eq_ignore_ascii_case(word.trim()));
    found.ok_or_else(Trouble::no_sight)
}

/// A line of sight, hex by hex.
pub(crate) fn sight(
    battle: &Battle,
    field: &Field,
    from: &str,
    to: &str,
    weapon: Option<WeaponWire>,
    language: Language,
) -> Result<SightView, Trouble> {
    let view = battle.view();
    let (from, to) = (hex_named(field, from)?, hex_named(field, to)?);
    if from == to {
        return Err(Trouble::no_sight());
    }
    // Whoever stands there looks with what he has; guns see farthest.
    let own = view.unit_at(from).map(|unit| view.weapon(unit));
    let weapon = weapon.map(Into::into).or(own).unwrap_or(Weapon::Artillery);
    Ok(SightView::of(&view, from, to, weapon, language))
}
