//! Where units start: a line with guns in it, the rest behind, riders on the wings; the north as the south sees itself.

use crate::forces::{Called, Post};
use crate::ground::Canvas;
use battle::{Camp, Cell};

/// How far the first row stands from the middle row.
const fn gap(rows: u8) -> u8 {
    if rows < 9 { 2 } else { 3 }
}

/// The hexes of the units of one side, in their order; none where there is no room.
pub(crate) fn placed(canvas: &Canvas, camp: Camp, units: &[Called]) -> Option<Vec<Cell>> {
    let (columns, rows) = (canvas.grid.columns(), canvas.grid.rows());
    let front = rows / 2 + gap(rows) - u8::from(rows % 2 == 0);
    let width = usize::from(columns);
    let line: Vec<usize> = by_post(units, Post::Line);
    let guns: Vec<usize> = by_post(units, Post::Guns);
    let wings: Vec<usize> = by_post(units, Post::Wings);
    // From the middle outwards; guns stand second and third, so that foot is beside them.
    let mut order: Vec<usize> = line;
    for (place, gun) in guns.into_iter().enumerate() {
        order.insert((2 * place + 1).min(order.len()), gun);
    }
    let first_row = (units.len() * 3).div_ceil(5).min(width.saturating_sub(1)).max(1);
    let on_wings = wings.len().min(width.saturating_sub(first_row.min(order.len())));
    let (riders, behind) = wings.split_at(on_wings.min(4));
    let in_line = first_row.saturating_sub(riders.len()).min(order.len());
    let (ahead, second) = order.split_at(in_line);
    let mut cells = vec![None; units.len()];
    let mut free = Slots::new(canvas, camp, front);
    for unit in ahead.iter().chain(riders) {
        cells[*unit] = free.next(0);
    }
    for unit in second.iter().chain(behind) {
        cells[*unit] = free.next(1);
    }
    cells.into_iter().collect()
}

fn by_post(units: &[Called], post: Post) -> Vec<usize> {
    (0..units.len()).filter(|unit| units[*unit].post() == post).collect()
}

/// Free hexes of some rows, from the middle outwards.
struct Slots<'c> {
    canvas: &'c Canvas,
    camp: Camp,
    front: u8,
    taken: Vec<Cell>,
}

impl<'c> Slots<'c> {
    fn new(canvas: &'c Canvas, camp: Camp, front: u8) -> Self {
        Self { canvas, camp, front, taken: Vec::new() }
    }

    /// The next one in this row behind the front, or farther behind.
    fn next(&mut self, behind: u8) -> Option<Cell> {
        let (columns, rows) = (self.canvas.grid.columns(), self.canvas.grid.rows());
        for row in self.front + behind..rows {
            for step in 0..columns {
                let column = if step % 2 == 0 { columns / 2 - step / 2 } else { columns / 2 + step.div_ceil(2) };
                let Some(cell) = self.canvas.at(column, row).filter(|_| column < columns) else { continue };
                let cell = match self.camp {
                    Camp::South => cell,
                    Camp::North => self.canvas.image(cell),
                };
                if !self.taken.contains(&cell) {
                    self.taken.push(cell);
                    return Some(cell);
                }
            }
        }
        None
    }
}
