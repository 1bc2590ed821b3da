// Where names are written: beside what they name or on it, never under a block at the start, never on one another.
import { courseThrough, waterCourses, type Course } from './courses'
import { centre, neighbour, RADIUS, rowsHigh, sameSpot, sideMiddle, spotOf, tableSize, WIDTH } from './geometry'
import type { Point, Rect, Spot } from './geometry'
import type { Land, Plot } from './land'
import { SIZE, textWidth, type MapName, type MapNames } from './names'

/** A name in its place. */
export interface Caption {
  readonly text: string
  readonly kind: MapName['kind']
  readonly size: number
  /** The middle of the line it stands on. */
  readonly at: Point
  /** Degrees it is turned by, to follow water that flows; none where it stands upright. */
  readonly turn: number | null
  /** What it covers. */
  readonly boxes: readonly Rect[]
}

/** A place a name could stand in, and how much we would rather not. */
interface Offer {
  readonly at: Point
  readonly reluctance: number
  readonly turn?: number
  readonly boxes: readonly Rect[]
}

/** Never: whatever is reckoned else is far below. */
const NEVER = 1e6
/** Who is harder to place goes first. */
const ORDER: readonly MapName['kind'][] = ['village', 'water', 'road', 'wood', 'height', 'place']
/** A name keeps this far from the edge of its hex, and of the table. */
const GAP = 5

type Waters = Record<Flowing, readonly Course[]>
type Flowing = 'river' | 'stream'

/** A block with its badges and its flag. */
export function blockBox(place: string): Rect {
  const { x, y } = centre(spotOf(place))
  return { x: x - 47, y: y - 58, width: 104, height: 104 }
}

export function overlap(a: Rect, b: Rect): number {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return across > 0 && down > 0 ? across * down : 0
}

/** Every name in its place, in the order they were given. */
export function captions(land: Land, { written, standing }: MapNames, language: 'fr' | 'en'): Caption[] {
  const blocks = standing.map(blockBox)
  const sorted = [...written].sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind))
  const waters: Waters = { river: waterCourses(land, 'river'), stream: waterCourses(land, 'stream') }
  const placed = new Map<MapName, Caption>()
  for (const name of sorted) {
    const taken = [...blocks, ...[...placed.values()].flatMap(({ boxes }) => boxes)]
    const best = offers(land, waters, name, language)
      .map((offer) => ({ offer, cost: offer.reluctance + cost(land, name, offer.boxes, taken) }))
      .reduce<{ offer: Offer; cost: number } | null>(
        (least, one) => (least && least.cost <= one.cost ? least : one),
        null,
      )
    if (!best) continue
    const { at, turn = null, boxes } = best.offer
    placed.set(name, {
      text: name.text[language],
      kind: name.kind,
      size: SIZE[name.kind],
      at,
      turn,
      boxes,
    })
  }
  return written.flatMap((name) => placed.get(name) ?? [])
}

function cost(land: Land, name: MapName, boxes: readonly Rect[], taken: readonly Rect[]): number {
  const frame = { x: 0, y: rowsHigh(land.above), ...tableSize(land.columns, land.rows) }
  return boxes.reduce((sum, box) => {
    const outside = box.width * box.height - overlap(box, frame) > 1
    const covered = taken.reduce((all, one) => all + overlap(box, one), 0)
    return sum + (outside ? NEVER : 0) + (covered > 0 ? NEVER + covered : 0) + unrest(land, name, box)
  }, 0)
}

/** How hard a name is to read on what is drawn there: houses and trees most, then lines that run through it. */
function unrest(land: Land, name: MapName, box: Rect): number {
  return land.plots.reduce((sum, plot) => {
    const { x, y } = plot.middle
    if (Math.abs(x - box.x - box.width / 2) > box.width / 2 + WIDTH || Math.abs(y - box.y) > 2 * RADIUS) return sum
    const area = overlap(box, { x: x - 48, y: y - 52, width: 96, height: 104 })
    return sum + area * busy(plot, name) + 4 * crossed(plot, box)
  }, 0)
}

function busy({ ground, height, crossing }: Plot, { kind }: MapName): number {
  if (crossing !== null) return 0.02
  switch (ground) {
    case 'habitations':
      return 0.06
    case 'forest':
      return 0.02
    case 'rocks':
    case 'mountain':
      return 0.006
    case 'stream':
    case 'river':
      return kind === 'water' ? 0 : 0.008
    case 'large-river':
    case 'lake':
      return kind === 'water' ? -0.004 : 0.006
    case 'marsh':
      return 0.003
    case 'sand':
    case 'snow':
    case 'clear':
      return height > 0 && kind !== 'height' ? 0.002 : 0
  }
}

/** Points of its roads and works that a name would lie on. */
function crossed(plot: Plot, box: Rect): number {
  const lines = [...plot.roads, ...plot.works.map(({ side }) => side)]
  const inside = ({ x, y }: Point) =>
    x > box.x - 4 && x < box.x + box.width + 4 && y > box.y - 4 && y < box.y + box.height + 4
  return lines.reduce<number>((sum, side) => {
    const end = sideMiddle(plot.spot, side)
    const points = [0.2, 0.6, 1].map((part) => ({
      x: plot.middle.x + (end.x - plot.middle.x) * part,
      y: plot.middle.y + (end.y - plot.middle.y) * part,
    }))
    return sum + points.filter(inside).length
  }, 0)
}

function offers(land: Land, waters: Waters, name: MapName, language: 'fr' | 'en'): Offer[] {
  const size = SIZE[name.kind]
  const width = textWidth(name.text[language], size)
  const spots = name.hexes.map(spotOf)
  const flowing =
    name.kind === 'water' ? spots.flatMap((spot, index) => flows(land, waters, spot, width, size, index)) : []
  if (flowing.length > 0) return flowing
  const onIt = onto(spots, width, size, name.kind)
  return [...onIt, ...spots.flatMap((spot, index) => beside(spot, width, size, index * 0.3 + aside(name.kind)))]
}

/** Houses and trees leave no room for a name; a height or a plain is named on the spot. */
function aside(kind: MapName['kind']): number {
  return kind === 'village' || kind === 'wood' || kind === 'road' ? 0 : 8
}

function upright(at: Point, width: number, size: number, reluctance: number): Offer {
  const box = { x: at.x - width / 2, y: at.y - size * 0.76, width, height: size }
  return { at, reluctance, boxes: [box] }
}

/** In a hex, or between two that lie side by side. */
function onto(spots: readonly Spot[], width: number, size: number, kind: MapName['kind']): Offer[] {
  const dislike = kind === 'village' ? 60 : kind === 'wood' || kind === 'road' ? 12 : 0
  return spots.flatMap((spot, index) => {
    const { x, y } = centre(spot)
    const pair = spots.some((other) => sameSpot(other, neighbour(spot, 0))) ? [WIDTH / 2] : []
    return [0, ...pair].flatMap((dx) =>
      [0, -24, 24].map((dy) =>
        upright(
          { x: x + dx, y: y + size * 0.3 + dy },
          width,
          size,
          dislike + index * 0.5 + Math.abs(dy) / 12 - (dx > 0 ? 0.7 : 0),
        ),
      ),
    )
  })
}

/** To the right of a hex, to its left, above and below. */
function beside(spot: Spot, width: number, size: number, dislike: number): Offer[] {
  const { x, y } = centre(spot)
  const away = WIDTH / 2 + GAP + width / 2
  const level = [0, -16, 16, -32, 32, -46, 46].flatMap((dy) =>
    [away, -away].map((dx) =>
      upright({ x: x + dx, y: y + size * 0.3 + dy }, width, size, dislike + Math.abs(dy) / 10 + (dx < 0 ? 0.4 : 0)),
    ),
  )
  const stacked = [0, -26, 26, -52, 52].flatMap((dx) =>
    [-RADIUS - 6, RADIUS + size * 0.8].map((dy) =>
      upright({ x: x + dx, y: y + dy }, width, size, dislike + 4 + Math.abs(dx) / 20),
    ),
  )
  return [...level, ...stacked]
}

/** How far the letters stand from the middle of the water, its windings allowed for. */
const BANK: Record<Flowing, number> = { stream: 12, river: 22 }

/** Along a stream or a river, above it and below: straight, however the water winds. */
function flows(land: Land, waters: Waters, spot: Spot, width: number, size: number, index: number): Offer[] {
  const flow = land.at(spot)?.ground
  if (flow !== 'river' && flow !== 'stream') return []
  const found = courseThrough(waters[flow], spot)
  const reach = found ? line(found.course, found.index, width) : []
  const [from, to] = [reach[0], reach[reach.length - 1]]
  if (!from || !to || from === to) return []
  const slope = Math.atan((to.y - from.y) / (to.x - from.x || 1e-6))
  const [way, up] = [
    { x: Math.cos(slope), y: Math.sin(slope) },
    { x: Math.sin(slope), y: -Math.cos(slope) },
  ]
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
  const rises = reach.map((point) => (point.x - middle.x) * up.x + (point.y - middle.y) * up.y)
  const winding = Math.max(...rises) - Math.min(...rises)
  const offer = (rise: number, dislike: number): Offer => {
    const at = { x: middle.x + up.x * rise, y: middle.y + up.y * rise }
    const reluctance = index * 0.5 + dislike + winding / 8 + Math.abs(slope) * 4
    return { at, turn: (slope * 180) / Math.PI, reluctance, boxes: beads(at, way, up, width, size) }
  }
  return [offer(Math.max(...rises) + BANK[flow], 0), offer(Math.min(...rises) - BANK[flow] - size * 0.7, 0.5)]
}

/** The reach of water a name is written along, where it enters and leaves its hexes. */
function line(course: Course, index: number, width: number): Point[] {
  const about = width > 2 * WIDTH ? 2 : 1
  const hexes = course.hexes.slice(Math.max(0, index - about), index + about + 1).map(centre)
  return hexes.flatMap((at, step) => {
    const next = hexes[step + 1]
    return next ? [at, { x: (at.x + next.x) / 2, y: (at.y + next.y) / 2 }] : [at]
  })
}

/** What letters on a slanting line cover, bead by bead. */
function beads(at: Point, way: Point, up: Point, width: number, size: number): Rect[] {
  const count = Math.ceil(width / size)
  return Array.from({ length: count + 1 }, (_, bead) => {
    const along = (bead / count - 0.5) * (width - size * 0.6)
    const x = at.x + way.x * along + up.x * size * 0.3
    const y = at.y + way.y * along + up.y * size * 0.3
    return { x: x - size * 0.45, y: y - size * 0.45, width: size * 0.9, height: size * 0.9 }
  })
}
