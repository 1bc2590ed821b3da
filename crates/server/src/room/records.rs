//! A game as files: its replay, its dice.

use super::{Room, Speaker};
use crate::house::House;
use dice::Record;
use host::Trouble;
use wire::live::ExchangeView;

impl Room {
    /// The game as a replay file; what was taken back is not in it.
    pub(crate) async fn replay(&self, house: &House) -> Result<String, Trouble> {
        let game = self.look_anew(house).await?;
        game.replay(&self.birth, &self.log(house, 0).await?)
    }

    /// What each exchange could be expected to cost, and what it cost.
    pub(crate) async fn luck(&self, house: &House, speaker: &Speaker) -> Result<Vec<ExchangeView>, Trouble> {
        let (birth, log) = (self.birth.clone(), self.log(house, 0).await?);
        let work = move |budget| host::exchanges(&birth, &log, budget);
        house.reckoners.ask(speaker.caller, speaker.rank(), work).await
    }

    /// Every throw so far, with its proof.
    pub(crate) async fn dice(&self, house: &House) -> Result<Record, Trouble> {
        let game = self.look_anew(house).await?;
        game.proofs(self.log(house, 0).await?)
    }
}
