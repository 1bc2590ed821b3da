// How far a side is on its way to victory, as the board shows it.
import type { CampWire, Position } from '../wire'

/** The objectives of a side on which it stands now. A detachment holds none (VIC-2). */
export function heldBy({ armies, units }: Position, camp: CampWire): string[] {
  const own = units.filter((unit) => unit.camp === camp && !unit.traits.includes('detachment')).map(({ hex }) => hex)
  return armies[camp].objectives.filter((place) => own.includes(place))
}
