// Shapes of the marks: brackets, lines of sight, arrows.
import { centre, corner, fine, hexPath, RADIUS, SIDES, spotOf, WIDTH, type Point, type Side } from './geometry'
import type { Reach, RetreatStep, Sight, WayMark } from './states'

export function middleOf(place: string): Point {
  return centre(spotOf(place))
}

/** The outline of a hex, drawn a little inside it. */
export function ring(place: string, scale: number): string {
  return hexPath(middleOf(place), scale)
}

/** Six corner brackets. */
export function brackets(place: string): string {
  const middle = middleOf(place)
  const reach = 0.27
  return SIDES.map((side) => {
    const tip = corner(middle, side, 0.93)
    const toward = (other: Side) => {
      const end = corner(middle, other, 0.93)
      return `${fine(tip.x + (end.x - tip.x) * reach)} ${fine(tip.y + (end.y - tip.y) * reach)}`
    }
    return `M${toward(((side + 5) % 6) as Side)}L${fine(tip.x)} ${fine(tip.y)}L${toward(((side + 1) % 6) as Side)}`
  }).join('')
}

/** What a way into a hex costs, in the order it is shown. */
export type Cost = { kind: 'dice'; lost: number } | { kind: 'stop' } | { kind: 'no-fight' }

export function costs({ diceLost = 0, mustStop, cannotFight }: Reach): Cost[] {
  return [
    ...(diceLost > 0 ? [{ kind: 'dice' as const, lost: diceLost }] : []),
    ...(mustStop ? [{ kind: 'stop' as const }] : []),
    ...(cannotFight ? [{ kind: 'no-fight' as const }] : []),
  ]
}

/** A line of sight: what is seen, where it is stopped, what is not seen. */
export interface SightLine {
  readonly seen: string
  readonly hidden: string
  readonly stop: Point | null
  /** Half way. */
  readonly half: Point
}

/** Lines start and end clear of the blocks, so that nobody's figure is struck through. */
const CLEAR = RADIUS * 0.72

export function sightLine({ from, to, maskedBy }: Sight): SightLine {
  const [a, b] = [middleOf(from), middleOf(to)]
  const start = toward(a, b, CLEAR)
  const end = toward(b, a, CLEAR)
  const half = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
  if (!maskedBy) return { seen: line(start, end), hidden: '', stop: null, half }
  const stop = entry(a, b, middleOf(maskedBy))
  return { seen: line(start, stop), hidden: line(stop, end), stop, half }
}

/** The head of an arrow that ends in a target. */
export function arrowHead({ from, to }: Sight): string {
  const [a, b] = [middleOf(from), middleOf(to)]
  return head(toward(b, a, CLEAR - 8), a, 16)
}

/** Is it struck beside itself, hand to hand? */
export function isBeside({ from, to }: Sight): boolean {
  const [a, b] = [middleOf(from), middleOf(to)]
  return Math.hypot(b.x - a.x, b.y - a.y) < WIDTH * 1.1
}

/** One broad arrow across the side two hexes share, near the end of it that is the top of a hex: no badge lies there. */
export function assault({ from, to }: Sight): { readonly outline: string; readonly middle: Point } {
  const [a, b] = [middleOf(from), middleOf(to)]
  const tops = [
    { x: 0, y: -RADIUS },
    { x: WIDTH / 2, y: RADIUS / 2 },
    { x: -WIDTH / 2, y: RADIUS / 2 },
  ].map(({ x, y }) => ({ x: a.x + x, y: a.y + y }))
  const away = (point: Point) => Math.abs(Math.hypot(point.x - b.x, point.y - b.y) - RADIUS)
  const top = tops.reduce((best, one) => (away(one) < away(best) ? one : best))
  const side = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
  const at = { x: side.x + (top.x - side.x) * 0.72, y: side.y + (top.y - side.y) * 0.72 }
  const way = { x: (b.x - a.x) / WIDTH, y: (b.y - a.y) / WIDTH }
  const put = (along: number, across: number) => ({
    x: at.x + way.x * along - way.y * across,
    y: at.y + way.y * along + way.x * across,
  })
  const corners = [
    put(-42, -13),
    put(0, -13),
    put(0, -20),
    put(25, 0),
    put(0, 20),
    put(0, 13),
    put(-42, 13),
    put(-36, 0),
  ]
  return { outline: `M${corners.map(text).join('L')}z`, middle: put(-15, 0) }
}

/** Where the way from a to b enters the hex round a middle: its nearest point, if it only grazes. */
function entry(a: Point, b: Point, middle: Point): Point {
  const length = Math.hypot(b.x - a.x, b.y - a.y)
  const inside = (t: number) => {
    const [dx, dy] = [Math.abs(a.x + (b.x - a.x) * t - middle.x), Math.abs(a.y + (b.y - a.y) * t - middle.y)]
    return dx <= WIDTH / 2 + 0.5 && dy <= RADIUS - dx / Math.sqrt(3) + 0.5
  }
  const steps = Math.max(1, Math.round(length / 2))
  const found = Array.from({ length: steps + 1 }, (_, index) => index / steps).find(inside)
  const along = ((middle.x - a.x) * (b.x - a.x) + (middle.y - a.y) * (b.y - a.y)) / (length * length || 1)
  const t = found ?? Math.min(Math.max(along, 0), 1)
  return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t }
}

/** A step of a retreat: shaft and head, from side to side of the border between two hexes. */
export function stepArrow({ from, place }: RetreatStep): { shaft: string; head: string } {
  const [a, b] = [middleOf(from), middleOf(place)]
  const [start, tip] = [toward(a, b, WIDTH * 0.33), toward(b, a, WIDTH * 0.24)]
  return { shaft: line(start, toward(tip, a, 8)), head: head(tip, a, 15) }
}

/** The dotted trail of a walk, through hex centres. */
export function trailPath(places: readonly string[]): string {
  return places.map((place, index) => `${index === 0 ? 'M' : 'L'}${text(middleOf(place))}`).join('')
}

/** A walk of the past: from beside the hex it left to the edge of the one it reached. */
export function traceLine(places: readonly string[]): { shaft: string; head: string } {
  const points = places.map(middleOf)
  const [first, second] = points
  const [last, before] = [points.at(-1), points.at(-2)]
  if (!first || !second || !last || !before) return { shaft: '', head: '' }
  const end = toward(last, before, WIDTH * 0.5)
  const all = [toward(first, second, WIDTH * 0.2), ...points.slice(1, -1), end]
  return { shaft: `M${all.map(text).join('L')}`, head: head(toward(end, last, 9), before, 17) }
}

/** The line of a way: from beside whoever goes to the edge of what stands in the middle of its end. */
export function wayLine({ from, hexes }: WayMark): string {
  const places = [...(from === null ? [] : [from]), ...hexes]
  const points = places.map(middleOf)
  const [first, second] = points
  const [last, before] = [points.at(-1), points.at(-2)]
  if (first && second && from !== null) points[0] = toward(first, second, WIDTH * 0.44)
  if (last && before) points[points.length - 1] = toward(last, before, WIDTH * 0.24)
  return points.map((point, index) => `${index === 0 ? 'M' : 'L'}${text(point)}`).join('')
}

function toward(from: Point, to: Point, far: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  return { x: from.x + ((to.x - from.x) / length) * far, y: from.y + ((to.y - from.y) / length) * far }
}

function line(from: Point, to: Point): string {
  return `M${text(from)}L${text(to)}`
}

/** A triangle with its point at the tip, away from where the arrow comes from. */
function head(tip: Point, from: Point, size: number): string {
  const foot = toward(tip, from, size)
  const [dx, dy] = [(foot.x - tip.x) * 0.5, (foot.y - tip.y) * 0.5]
  return `M${text(tip)}L${text({ x: foot.x - dy, y: foot.y + dx })}L${text({ x: foot.x + dy, y: foot.y - dx })}z`
}

function text({ x, y }: Point): string {
  return `${fine(x)} ${fine(y)}`
}
