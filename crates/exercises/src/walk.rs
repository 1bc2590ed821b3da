//! A battle played by computer players, step by step, to look at its moments.

use crate::ear::CombatEar;
use crate::field::ExerciseField;
use battle::{Battle, Pending, Question};
use opponent::{Budget, Level, Luck, Player};
use rulebook::Book;

/// Who plays: chance makes the odd positions, the others those one meets.
const PLAYERS: [Level; 5] = [Level::Random, Level::Recruit, Level::Recruit, Level::Corporal, Level::Captain];
/// Steps played before anybody looks, at most.
const OPENING: usize = 150;

/// A battle on its way. The same book and number, the same battle.
pub(crate) struct BattleWalk {
    pub(crate) field: &'static ExerciseField,
    pub(crate) battle: Battle,
    pub(crate) ear: CombatEar,
    /// Steps made.
    pub(crate) step: u32,
    /// The step from which on moments are looked at.
    pub(crate) opening: u32,
    players: [Box<dyn Player>; 2],
    luck: Luck,
}

impl BattleWalk {
    /// The battle of this number.
    pub(crate) fn of(book: Book, number: u64) -> Self {
        let mut luck = Luck::of(number, 0);
        let fields = ExerciseField::of(book);
        let field = luck.pick(&fields).expect("every book has battles");
        let mut player = || luck.pick(&PLAYERS).unwrap_or(Level::Recruit).player(luck.number());
        let players = [player(), player()];
        let opening = u32::try_from(luck.below(OPENING)).unwrap_or(0);
        Self { field, battle: field.start.clone(), ear: CombatEar::default(), step: 0, opening, players, luck }
    }

    /// The next answer, or the next dice; false when it is over.
    pub(crate) fn advance(&mut self) -> bool {
        self.step += 1;
        self.ear.next();
        if matches!(self.battle.pending(), Pending::Decision(_, Question::Riposte)) {
            self.ear.riposte = true;
        }
        if self.battle.by_hand().take_forced(&mut self.ear) {
            return true;
        }
        match self.battle.pending() {
            Pending::Decision(camp, _) => {
                let command = self.players[battle::seat(camp)].decide(&self.battle, &Budget::nodes(1));
                self.battle.by_hand().command(command, &mut self.ear).is_ok()
            }
            Pending::Chance(chance) => {
                let roll = self.luck.roll(&self.battle.setup().book.die, chance.dice);
                self.battle.by_hand().roll(roll, &mut self.ear).is_ok()
            }
            Pending::Over(_) => false,
        }
    }
}
