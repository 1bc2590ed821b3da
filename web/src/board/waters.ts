// Large rivers and lakes: whole hexes of water with one smooth shore round them.
import { centre, corner, fine, neighbour, SIDES, type Point, type Side, type Spot } from './geometry'
import type { Ground, Land } from './land'

export interface Shores {
  /** The outline of the water, closed, for filling: where the table ends the water goes on. */
  readonly sheet: string
  /** The banks alone, for drawing: where water meets land on the table. */
  readonly banks: string
}

/** The shores of all waters of these kinds. */
export function shores(land: Land, grounds: readonly Ground[]): Shores {
  const wet = land.plots.filter((plot) => grounds.includes(plot.ground)).map((plot) => plot.spot)
  const key = ({ column, row }: Spot) => `${column}:${row}`
  const within = new Map(wet.map((spot) => [key(spot), spot]))
  for (const spot of wet)
    for (const beyond of SIDES.map((side) => neighbour(spot, side)))
      if (!land.at(beyond)) within.set(key(beyond), beyond)
  const isDry = (spot: Spot, side: Side) => !within.has(key(neighbour(spot, side)))
  const isInland = (spot: Spot, side: Side) =>
    [spot, neighbour(spot, side), neighbour(spot, ((side + 1) % 6) as Side)].every((one) => land.at(one))
  const isBank = (spot: Spot, side: Side) => land.at(spot) !== undefined && land.at(neighbour(spot, side)) !== undefined
  const found = loops([...within.values()], { isDry, isInland, isBank })
  return { sheet: found.map(outline).join(''), banks: found.map(banks).join('') }
}

type About = (spot: Spot, side: Side) => boolean

/** A corner of the shore. At the edge of the table it is not rounded: there the water does not end. */
interface Turn extends Point {
  readonly inland: boolean
  /** Is the side that starts here a bank on the table? */
  readonly bank: boolean
}

/** Walks round the hexes, from corner to corner, with the water on the left. */
function loops(spots: readonly Spot[], about: { isDry: About; isInland: About; isBank: About }): Turn[][] {
  const from = new Map<string, { start: Turn; end: Point }>()
  const name = (point: Point) => `${Math.round(point.x)}:${Math.round(point.y)}`
  for (const spot of spots)
    for (const side of SIDES.filter((one) => about.isDry(spot, one))) {
      const middle = centre(spot)
      const before = ((side + 5) % 6) as Side
      const bank = about.isBank(spot, side)
      const start = { ...corner(middle, before), inland: about.isInland(spot, before), bank }
      from.set(name(start), { start, end: corner(middle, side) })
    }
  const found: Turn[][] = []
  for (let step = from.values().next().value; step; step = from.values().next().value) {
    const loop: Turn[] = []
    for (let here: typeof step | undefined = step; here; here = from.get(name(here.end))) {
      loop.push(here.start)
      from.delete(name(here.start))
    }
    found.push(loop)
  }
  return found
}

/** Every corner is rounded from the middle of one side to the middle of the next. */
function outline(loop: readonly Turn[]): string {
  const rounds = loop.map((turn, index) => {
    const on = half(turn, at(loop, index + 1))
    return turn.inland ? `Q${text(turn)} ${on}` : `L${text(turn)}L${on}`
  })
  return `M${half(at(loop, -1), at(loop, 0))}${rounds.join('')}z`
}

/** The same line, broken off where it leaves the table. */
function banks(closed: readonly Turn[]): string {
  const first = closed.findIndex((turn, index) => turn.bank && !at(closed, index - 1).bank)
  const loop = first > 0 ? [...closed.slice(first), ...closed.slice(0, first)] : closed
  return loop
    .map((turn, index) => {
      const [before, next] = [at(loop, index - 1), at(loop, index + 1)]
      const [from, on] = [half(before, turn), half(turn, next)]
      if (before.bank && turn.bank) return `M${from}${turn.inland ? `Q${text(turn)} ${on}` : `L${text(turn)}L${on}`}`
      if (before.bank) return `M${from}L${text(turn)}`
      return turn.bank ? `M${text(turn)}L${on}` : ''
    })
    .join('')
    .replace(/M(\S+ \S+?)(?=[QL])/g, (start, point: string, place: number, whole: string) =>
      // A stroke that goes on where the last one ended is one stroke: joints would show.
      whole.slice(0, place).endsWith(point) ? '' : start,
    )
}

function at(loop: readonly Turn[], index: number): Turn {
  return loop[(index + loop.length) % loop.length] ?? { x: 0, y: 0, inland: false, bank: false }
}

function half(a: Point, b: Point): string {
  return text({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
}

function text({ x, y }: Point): string {
  return `${fine(x)} ${fine(y)}`
}
