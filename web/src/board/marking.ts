// From what the server offers to what the board shows: marks made of choices, sights and positions.
import type { ActorView, Choices, MapView, MoveView, Position, SightView } from '../wire'
import type { Marks, Reach, Sight, Target, UnitMark } from './states'

/** Where somebody may go. One hex may be reached in several ways: the one that costs least is shown. */
export function reachOf(actor: ActorView): Reach[] {
  const best = new Map<string, MoveView>()
  for (const move of actor.moves) {
    const known = best.get(move.to)
    if (!known || burden(move) < burden(known)) best.set(move.to, move)
  }
  return [...best.values()].map(({ to, dice_lost, stops, fights }) => ({
    place: to,
    diceLost: dice_lost,
    mustStop: stops,
    cannotFight: !fights,
  }))
}

/** A move after which one cannot fight is worse than one that loses dice, and that worse than one that only stops. */
function burden({ fights, dice_lost, stops }: MoveView): number {
  return (fights ? 0 : 100) + dice_lost * 10 + (stops ? 1 : 0)
}

/** Whom somebody may attack; the one whose odds are being read is in focus. */
export function targetsOf(actor: ActorView, inFocus: string | null = null): Target[] {
  return actor.attacks.map(({ hex, dice }) => ({ place: hex, dice, inFocus: hex === inFocus }))
}

/** A line of sight; a blocked one stops at the first hex that hides the target. */
export function sightOf({ from, to, open, masks }: SightView): Sight {
  const mask = masks[0]
  return open || mask === undefined ? { from, to } : { from, to, maskedBy: mask }
}

/** Who may still act, who has done all it may, who carries a « played » marker. */
export function unitMarksOf(
  position: Position,
  choices: Choices | null,
  selected: string | null = null,
): Record<string, UnitMark> {
  const acting = new Set(choices?.actors.map((actor) => actor.unit))
  const marks = position.units.flatMap(({ id, hex, doings }): [string, UnitMark][] => {
    if (hex === null) return []
    if (id === selected) return [[id, 'selected']]
    if (acting.has(id)) return [[id, 'selectable']]
    if (doings.includes('played')) return [[id, 'played']]
    return doings.includes('fought') || (choices !== null && doings.includes('activated')) ? [[id, 'done']] : []
  })
  return Object.fromEntries(marks)
}

/** Hexes to hold, as the scenario sets them. */
export function objectivesOf(map: MapView): NonNullable<Marks['objectives']> {
  return map.hexes.flatMap(({ place, objective }) => objective.map((camp) => ({ place, camp })))
}
