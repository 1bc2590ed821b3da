//! What a side could do with its next turn, from where everybody stands: the blows its best activation would strike.

use crate::judgement::{Judgement, Piece, Table};
use crate::rating::{BODIES, Kind};
use battle::{Camp, Cell, OfficerId};

/// A blow a unit could strike next turn.
#[derive(Clone, Copy)]
struct Threat {
    /// Who strikes, by its place among the pieces.
    striker: usize,
    /// Whom.
    target: usize,
    /// What it gains, the stroke back taken off.
    worth: i32,
    hits: i32,
    flags: i32,
    back: i32,
}

impl Judgement {
    /// What the best activations of a camp are expected to gain, in hundredths of an element.
    pub(crate) fn menace(&self, table: &Table<'_>, camp: Camp) -> i32 {
        let mut threats: Vec<Threat> = Vec::with_capacity(table.pieces.len());
        threats.extend(table.of(camp).filter_map(|(striker, piece)| self.threat(table, striker, piece)));
        threats.sort_by_key(|threat| std::cmp::Reverse(threat.worth));
        let mut sent: Vec<Threat> = Vec::with_capacity(8);
        let mut spoken: Vec<OfficerId> = Vec::new();
        for _ in 0..table.setup.camp(camp).activations {
            let Some((officer, group)) = self.best_activation(table, camp, &threats, &spoken) else { break };
            threats.retain(|threat| group.iter().all(|sent| sent.striker != threat.striker));
            sent.extend(group);
            spoken.push(officer);
        }
        self.gathered(table, &sent)
    }

    /// The best blow a unit could strike, if it gains anything.
    fn threat(&self, table: &Table<'_>, striker: usize, piece: &Piece) -> Option<Threat> {
        let own = self.rating(piece.unit);
        let charge = if own.kind == Kind::Guns { 0 } else { own.walk + 1 };
        if !table.view.is_near(piece.camp.opposite(), piece.cell, charge.max(own.shot)) {
            return None;
        }
        let mut best: Option<Threat> = None;
        for (target, other) in table.of(piece.camp.opposite()) {
            let far = table.distance(piece.cell, other.cell);
            let charges = far <= charge;
            let shoots = 1 < far && far <= own.shot;
            if !charges && !shoots {
                continue;
            }
            let (spot, pair) = (self.spot(other.cell), self.arms.pair(piece.unit, other.unit));
            if shoots {
                let (hits, flags) = (pair.fire.hits(spot.fire), pair.fire.flags(spot.fire));
                let worth = self.cost_of(table, other, hits, flags);
                if best.is_none_or(|best| best.worth < worth) {
                    best = Some(Threat { striker, target, worth, hits, flags, back: 0 });
                }
            }
            if charges && table.comes_beside(piece, other, own.walk) {
                let limit = if piece.height < other.height { spot.melee.min(2) } else { spot.melee };
                let (hits, flags) = (pair.melee.hits(limit), pair.melee.flags(limit));
                let price = |hits, flags| self.cost_of(table, piece, hits, flags);
                let back = self.riposte_cost(&table.setup.book, [piece.unit, other.unit], || 2 <= other.friends, price);
                let worth = self.cost_of(table, other, hits, flags) - back;
                if best.is_none_or(|best| best.worth < worth) {
                    best = Some(Threat { striker, target, worth, hits, flags, back });
                }
            }
        }
        best.filter(|threat| 0 < threat.worth)
    }

    /// The officer who has not spoken yet and can send the most, and whom he sends; the threats are the worst first.
    fn best_activation(
        &self,
        table: &Table<'_>,
        camp: Camp,
        threats: &[Threat],
        spoken: &[OfficerId],
    ) -> Option<(OfficerId, Vec<Threat>)> {
        let mut best: Option<(i32, OfficerId, u8)> = None;
        for officer in table.view.officers_of(camp).filter(|officer| !spoken.contains(officer)) {
            let Some(post) = table.view.officer_cell(officer) else { continue };
            for body in BODIES {
                let sum = self.sent(table, threats, (officer, post), body).map(|threat| threat.worth).sum();
                if best.map_or(0, |(sum, ..)| sum) < sum {
                    best = Some((sum, officer, body));
                }
            }
        }
        let (_, officer, body) = best?;
        let post = table.view.officer_cell(officer)?;
        Some((officer, self.sent(table, threats, (officer, post), body).copied().collect()))
    }

    /// Whom an officer sends, of one body of troops.
    fn sent<'a>(
        &'a self,
        table: &'a Table<'_>,
        threats: &'a [Threat],
        (officer, post): (OfficerId, Cell),
        body: u8,
    ) -> impl Iterator<Item = &'a Threat> {
        let sender = self.sender(officer);
        let hears = move |threat: &&Threat| {
            let piece = &table.pieces[threat.striker];
            self.rating(piece.unit).bodies & body != 0 && table.distance(post, piece.cell) <= sender.voice
        };
        threats.iter().filter(hears).take(sender.size)
    }

    /// Blows on the same target added up: two half chances of destroying a unit are worth more than two scratches.
    fn gathered(&self, table: &Table<'_>, sent: &[Threat]) -> i32 {
        let mut sum = 0;
        for (place, threat) in sent.iter().enumerate() {
            sum -= threat.back;
            if sent[..place].iter().any(|other| other.target == threat.target) {
                continue;
            }
            let blows = sent.iter().filter(|other| other.target == threat.target);
            let (hits, flags) = blows.fold((0, 0), |(hits, flags), blow| (hits + blow.hits, flags + blow.flags));
            sum += self.cost_of(table, &table.pieces[threat.target], hits, flags);
        }
        sum
    }
}
