//! What may be changed in a battle to make it more even: one thing at a time, each as a person would change it in the file.

use crate::trial::TrialBattle;
use battle::{Camp, Setup, seat};
use rulebook::Currency;
use scenario::{ArmyEntry, Cast, Scenario, ScenarioFile, Sentence};
use wire::fairness::{DraftChangeView, DraftValue};

/// One thing that may be changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Adjustment {
    /// Enemy units a side must eliminate.
    Victory(Camp, u8),
    /// Who moves first.
    First(Camp),
    /// Tokens or ducats at the start.
    Tokens(Camp, u8),
    /// The last turn.
    LastTurn(u8),
    /// Activations a turn, and units in each.
    Activations(Camp, u8, u8),
    /// Who arrives on a turn arrives on another.
    Arrival(Camp, u8, u8),
}

impl Adjustment {
    /// Everything that may be tried with a battle.
    #[must_use]
    pub fn all(battle: &TrialBattle) -> Vec<Self> {
        let (file, setup) = (battle.scenario().file(), battle.start().setup());
        let mut all = vec![Self::First(file.turns.first.opposite())];
        for camp in [Camp::North, Camp::South] {
            all.extend(victories(setup, camp));
            all.extend(means(setup, camp));
            all.extend(arrivals(file.army(camp), camp));
        }
        if let Some(last) = file.turns.last {
            all.extend(
                [last.checked_sub(1).filter(|turn| 2 <= *turn), last.checked_add(1)]
                    .into_iter()
                    .flatten()
                    .map(Self::LastTurn),
            );
        }
        all.retain(|change| change.scenario(battle).is_some());
        all
    }

    /// The battle with this changed; none if it is no sound battle then.
    #[must_use]
    pub fn applied(self, battle: &TrialBattle) -> Option<TrialBattle> {
        TrialBattle::of(self.scenario(battle)?, battle.start().setup().book.house)
    }

    /// The file with this changed, read again.
    fn scenario(self, battle: &TrialBattle) -> Option<Scenario> {
        let mut file = battle.scenario().file().clone();
        self.change(&mut file);
        Scenario::read(&format!("{}.toml", file.id), &file.written()).ok()
    }

    fn change(self, file: &mut ScenarioFile) {
        match self {
            Self::Victory(camp, units) => army(file, camp).victory = Some(units),
            Self::First(camp) => file.turns.first = camp,
            Self::Tokens(camp, tokens) => army(file, camp).tokens = Some(tokens),
            Self::LastTurn(turn) => file.turns.last = Some(turn),
            Self::Activations(camp, activations, units) => army(file, camp).activations = Some((activations, units)),
            Self::Arrival(camp, from, to) => {
                let army = army(file, camp);
                let units = army.units.iter_mut().filter_map(|unit| unit.arrives.as_mut());
                let officers = army.officers.iter_mut().filter_map(|officer| officer.arrives.as_mut());
                units.chain(officers).filter(|arrival| arrival.turn == from).for_each(|arrival| arrival.turn = to);
            }
        }
    }

    /// The same for the editor.
    #[must_use]
    pub fn in_draft(self, file: &ScenarioFile) -> Vec<DraftChangeView> {
        let side = |camp: Camp| ["north", "south"][seat(camp)];
        let one = |path: String, value: DraftValue| vec![DraftChangeView { path, value }];
        let (number, word) = (DraftValue::Number, |word: &str| DraftValue::Word(word.to_owned()));
        match self {
            Self::Victory(camp, units) => one(format!("{}.victory", side(camp)), number(units)),
            Self::First(camp) => one("turns.first".to_owned(), word(side(camp))),
            Self::Tokens(camp, tokens) => one(format!("{}.tokens", side(camp)), number(tokens)),
            Self::LastTurn(turn) => one("turns.last".to_owned(), number(turn)),
            Self::Activations(camp, activations, units) => {
                one(format!("{}.activations", side(camp)), word(&format!("{activations}x{units}")))
            }
            Self::Arrival(camp, from, to) => {
                let (side, army) = (side(camp), file.army(camp));
                let units = army.units.iter().map(|unit| &unit.arrives).enumerate().map(|pair| ("units", pair));
                let officers =
                    army.officers.iter().map(|officer| &officer.arrives).enumerate().map(|pair| ("officers", pair));
                let meant = units
                    .chain(officers)
                    .filter(|(_, (_, arrives))| arrives.as_ref().is_some_and(|arrival| arrival.turn == from));
                let change = |(list, (place, _))| DraftChangeView {
                    path: format!("{side}.{list}[{place}].arrives.turn"),
                    value: number(to),
                };
                meant.map(change).collect()
            }
        }
    }

    /// What is changed, in a line: what it is now is said too.
    #[must_use]
    pub fn words(self, battle: &TrialBattle) -> Sentence {
        let (setup, cast) = (battle.start().setup(), battle.scenario().cast());
        let name = |camp: Camp| name(cast, camp);
        let line = |fr: String, en: String| Sentence { fr, en };
        match self {
            Self::Victory(camp, units) => {
                let (army, now) = (name(camp), setup.camp(camp).units_to_eliminate);
                let (noun, word) = if units == 1 { ("unité", "unit") } else { ("unités", "units") };
                line(
                    format!("{}\u{a0}: {units} {noun} à éliminer au lieu de {now}", army.fr),
                    format!("{}: {units} {word} to eliminate instead of {now}", army.en),
                )
            }
            Self::First(camp) => {
                let army = name(camp);
                line(format!("{}\u{a0}: commence", army.fr), format!("{}: moves first", army.en))
            }
            Self::Tokens(camp, tokens) => {
                let (army, now) = (name(camp), setup.camp(camp).command_level);
                let (fr, en) =
                    if setup.book.currency == Currency::Ducats { ("ducat", "ducat") } else { ("jeton", "token") };
                let (plural_fr, plural_en) = (if tokens < 2 { "" } else { "s" }, if tokens == 1 { "" } else { "s" });
                line(
                    format!("{}\u{a0}: {tokens} {fr}{plural_fr} au lieu de {now}", army.fr),
                    format!("{}: {tokens} {en}{plural_en} instead of {now}", army.en),
                )
            }
            Self::LastTurn(turn) => line(
                format!("dernier tour\u{a0}: {turn} au lieu de {}", setup.last_turn),
                format!("last turn: {turn} instead of {}", setup.last_turn),
            ),
            Self::Activations(camp, activations, units) => {
                let (army, now) = (name(camp), setup.camp(camp));
                let (was, of) = (now.activations, now.units_per_activation);
                line(
                    format!("{}\u{a0}: {} au lieu de {was} de {of}", army.fr, activations_fr(activations, units)),
                    format!("{}: {} instead of {was} of {of}", army.en, activations_en(activations, units)),
                )
            }
            Self::Arrival(camp, from, to) => {
                let army = name(camp);
                line(
                    format!("{}\u{a0}: renforts au tour {to} au lieu de {from}", army.fr),
                    format!("{}: reinforcements on turn {to} instead of {from}", army.en),
                )
            }
        }
    }
}

fn activations_fr(activations: u8, units: u8) -> String {
    let (plural, of) = (if activations < 2 { "" } else { "s" }, if units < 2 { "" } else { "s" });
    format!("{activations} activation{plural} de {units} unité{of}")
}

fn activations_en(activations: u8, units: u8) -> String {
    let (plural, of) = (if activations == 1 { "" } else { "s" }, if units == 1 { "" } else { "s" });
    format!("{activations} activation{plural} of {units} unit{of}")
}

fn army(file: &mut ScenarioFile, camp: Camp) -> &mut ArmyEntry {
    match camp {
        Camp::North => &mut file.north,
        Camp::South => &mut file.south,
    }
}

fn name(cast: &Cast, camp: Camp) -> Sentence {
    let name = cast.army(camp);
    Sentence::new(name.fr.clone(), name.en.clone())
}

/// One unit more or less to eliminate.
fn victories(setup: &Setup, camp: Camp) -> Vec<Adjustment> {
    let now = setup.camp(camp).units_to_eliminate;
    let enemies = setup.units.iter().filter(|unit| unit.camp != camp && unit.counts_for_victory()).count();
    let possible = |units: &u8| 1 <= *units && usize::from(*units) <= enemies;
    let near = [now.saturating_sub(1), now.saturating_add(1)];
    near.into_iter().filter(possible).map(|units| Adjustment::Victory(camp, units)).collect()
}

/// Two tokens more or less; one unit more or less in each activation; an activation more, where there is an officer for it.
fn means(setup: &Setup, camp: Camp) -> Vec<Adjustment> {
    let now = setup.camp(camp);
    let (tokens, activations, units) = (now.command_level, now.activations, now.units_per_activation);
    let officers = setup.officers.iter().filter(|officer| officer.camp == camp).count();
    let mut all = Vec::new();
    if setup.book.currency != Currency::None {
        all.extend(tokens.checked_sub(2).map(|tokens| Adjustment::Tokens(camp, tokens)));
        all.extend(tokens.checked_add(2).map(|tokens| Adjustment::Tokens(camp, tokens)));
    }
    if 1 < units {
        all.push(Adjustment::Activations(camp, activations, units - 1));
    }
    all.push(Adjustment::Activations(camp, activations, units.saturating_add(1)));
    if usize::from(activations) < officers {
        all.push(Adjustment::Activations(camp, activations + 1, units));
    }
    if 1 < activations {
        all.push(Adjustment::Activations(camp, activations - 1, units));
    }
    all
}

/// Reinforcements two turns earlier; one where there are not two.
fn arrivals(army: &ArmyEntry, camp: Camp) -> Vec<Adjustment> {
    let units = army.units.iter().filter_map(|unit| unit.arrives.as_ref());
    let mut turns: Vec<u8> = units.map(|arrival| arrival.turn).filter(|turn| 2 < *turn).collect();
    turns.sort_unstable();
    turns.dedup();
    turns.into_iter().map(|turn| Adjustment::Arrival(camp, turn, turn.saturating_sub(2).max(2))).collect()
}
