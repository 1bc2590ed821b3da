// Streams and rivers fill hexes; drawn, each is one line through hex after hex. This finds those lines.
import { bend, neighbour, opposite, placeName, SIDES, sideToward, type Side, type Spot } from './geometry'
import { outerSides, type Ground, type Land, type Plot } from './land'

/** A line through hexes. It may enter and leave by a side of its first and last hex; else it begins or ends inside. */
export interface Course {
  readonly hexes: readonly Spot[]
  readonly enters: Side | null
  readonly leaves: Side | null
  /** Does it rise, or run dry, in the open? */
  readonly rises?: boolean
  readonly dries?: boolean
}

/** Looking further is no use: the widest tangle of our maps has a handful of hexes. */
const PATIENCE = 4000

type Links = ReadonlyMap<string, readonly Plot[]>

/** Every course of one kind of water, main streams first, then what flows into them. */
export function waterCourses(land: Land, ground: Ground): Course[] {
  const plots = land.plots.filter((plot) => plot.ground === ground)
  const links: Links = new Map(plots.map((plot) => [plot.place, touching(land, plot, ground)]))
  const left = new Set(plots.map((plot) => plot.place))
  const courses: Course[] = []
  while (left.size > 0) {
    const stem = bestStem(land, plots, links, left)
    stem.forEach((plot) => left.delete(plot.place))
    courses.push(withEnds(land, stem, links, left))
  }
  return courses
}

function touching(land: Land, plot: Plot, ground: Ground): Plot[] {
  return SIDES.flatMap((side) => {
    const next = land.at(neighbour(plot.spot, side))
    return next?.ground === ground ? [next] : []
  })
}

/** The line that takes most hexes, and of those the one with fewest sharp bends that starts and ends at the edge. */
function bestStem(land: Land, plots: readonly Plot[], links: Links, left: ReadonlySet<string>): Plot[] {
  const first = plots.find((plot) => left.has(plot.place))
  if (!first) return []
  const part = connected(first, links, left)
  const starts = [...part].sort((a, b) => likelyStart(land, b, links, left) - likelyStart(land, a, links, left))
  let best: Plot[] = [first]
  let bestMerit = -Infinity
  for (const start of starts.slice(0, 4)) {
    let patience = PATIENCE
    const walk = (line: Plot[], seen: Set<string>): void => {
      patience -= 1
      const here = line[line.length - 1]
      if (patience < 0 || !here) return
      const onward = (links.get(here.place) ?? []).filter((plot) => left.has(plot.place) && !seen.has(plot.place))
      if (onward.length === 0) {
        const worth = merit(land, line)
        if (worth > bestMerit) [best, bestMerit] = [[...line], worth]
      }
      // The hex with the fewest ways on first: left for later it would be a dead end.
      const ways = (plot: Plot) => (links.get(plot.place) ?? []).filter((next) => !seen.has(next.place)).length
      for (const plot of onward.sort((a, b) => ways(a) - ways(b))) walk([...line, plot], new Set(seen).add(plot.place))
    }
    walk([start], new Set([start.place]))
  }
  return best
}

function connected(first: Plot, links: Links, left: ReadonlySet<string>): Plot[] {
  const found = new Map([[first.place, first]])
  const queue = [first]
  for (let plot = queue.pop(); plot; plot = queue.pop())
    for (const next of links.get(plot.place) ?? [])
      if (left.has(next.place) && !found.has(next.place)) {
        found.set(next.place, next)
        queue.push(next)
      }
  return [...found.values()]
}

function likelyStart(land: Land, plot: Plot, links: Links, left: ReadonlySet<string>): number {
  const ways = (links.get(plot.place) ?? []).filter((next) => left.has(next.place)).length
  return (outerSides(land, plot.spot).length > 0 ? 4 : 0) - ways
}

function merit(land: Land, line: readonly Plot[]): number {
  const sharp = line.filter((plot, index) => isSharp(line[index - 1], plot, line[index + 1])).length
  const inland = [line[0], line[line.length - 1]].filter(
    (end) => end && outerSides(land, end.spot).length === 0 && !mouth(land, end),
  ).length
  const alongRoad = line.filter((plot, index) => runsAlongRoad(plot, line[index + 1])).length
  return line.length * 10 - sharp * 4 - inland * 5 - alongRoad * 12
}

function isSharp(before: Plot | undefined, plot: Plot, after: Plot | undefined): boolean {
  const [enters, leaves] = [before && sideToward(plot.spot, before.spot), after && sideToward(plot.spot, after.spot)]
  return enters != null && leaves != null && bend(enters, leaves) === 2
}

/** A river that follows a road would lie under it: two bridges side by side are crossed, not followed. */
function runsAlongRoad(plot: Plot, next: Plot | undefined): boolean {
  const side = next && sideToward(plot.spot, next.spot)
  return side != null && plot.roads.includes(side)
}

const WIDER: Partial<Record<Ground, readonly Ground[]>> = {
  stream: ['river', 'large-river', 'lake', 'marsh', 'habitations'],
  river: ['large-river', 'lake', 'habitations'],
}

/** The wider water, or the town, that water which ends here flows into: straight on if it can. */
function mouth(land: Land, plot: Plot, from: Side | null = null): Spot | null {
  const wider = WIDER[plot.ground] ?? []
  const straight = (side: Side) => (from === null ? 0 : bend(from, side))
  const ways = SIDES.filter((side) => side !== from).sort((a, b) => straight(a) - straight(b))
  const into = (kind: Ground) =>
    ways.map((side) => neighbour(plot.spot, side)).find((spot) => land.at(spot)?.ground === kind)
  return wider.map(into).find((spot) => spot !== undefined) ?? null
}

/** How a course ends: in one more hex (wider water, a stream it joins), or by a side, or in the open. */
interface Ending {
  readonly into: Spot | null
  readonly side: Side | null
}

function withEnds(land: Land, stem: readonly Plot[], links: Links, left: ReadonlySet<string>): Course {
  const [first, last] = [stem[0], stem[stem.length - 1]]
  if (!first || !last) return { hexes: [], enters: null, leaves: null }
  const drawn = (end: Plot) =>
    (links.get(end.place) ?? []).filter(
      (plot) => !left.has(plot.place) && !stem.some((own) => own.place === plot.place),
    )
  const start = ending(land, first, stem[1]?.spot ?? null, drawn(first))
  const alone = stem.length === 1
  // A course of one hex that came in by one way must go out by another.
  const inner = alone ? (start.into ?? (start.side === null ? null : neighbour(first.spot, start.side))) : null
  const end =
    alone && !inner ? start : ending(land, last, inner ?? stem[stem.length - 2]?.spot ?? null, alone ? [] : drawn(last))
  const hexes = [...(start.into ? [start.into] : []), ...stem.map((plot) => plot.spot), ...(end.into ? [end.into] : [])]
  const brook = first.ground === 'stream'
  // A brook that comes from nowhere and goes nowhere still crosses its hex.
  if (hexes.length === 1 && start.side === null && end.side === null)
    return { hexes, enters: 3, leaves: 0, ...(brook ? { rises: true, dries: true } : {}) }
  const isOpen = ({ into, side }: Ending) => brook && into === null && side === null
  return {
    hexes,
    enters: start.side,
    leaves: end.side,
    ...(isOpen(start) ? { rises: true } : {}),
    ...(isOpen(end) ? { dries: true } : {}),
  }
}

/** The gentlest way on from an end: a course already drawn, wider water, or the edge of the table. */
function ending(land: Land, end: Plot, inner: Spot | null, drawn: readonly Plot[]): Ending {
  const from = inner && sideToward(end.spot, inner)
  const gentle = (side: Side | null) => (from === null || side === null ? 0 : bend(from, side))
  const [joined] = [...drawn].sort(
    (a, b) => gentle(sideToward(end.spot, a.spot)) - gentle(sideToward(end.spot, b.spot)),
  )
  if (joined) return { into: joined.spot, side: null }
  const flows = mouth(land, end, from)
  if (flows) return { into: flows, side: null }
  const [side = null] = outerSides(land, end.spot).sort((a, b) => gentle(a) - gentle(b))
  return { into: null, side }
}

/** Every road, each as one line; at a crossroads the straightest way is the one that goes on. */
export function roadCourses(land: Land): Course[] {
  const unused = new Set(land.plots.flatMap((plot) => plot.roads.map((side) => stretch(plot, side))))
  const courses: Course[] = []
  const ends = [...land.plots].filter((plot) => plot.roads.length > 0).sort((a, b) => roadRank(a) - roadRank(b))
  for (const plot of ends)
    for (const side of plot.roads) if (unused.has(stretch(plot, side))) courses.push(roadFrom(land, plot, side, unused))
  return courses
}

/** Roads are followed from their ends, then from crossroads; a ring has neither. */
function roadRank(plot: Plot): number {
  return plot.roads.length === 1 ? 0 : plot.roads.length > 2 ? 1 : 2
}

function stretch(plot: Plot, side: Side): string {
  return `${plot.place} ${side}`
}

function roadFrom(land: Land, start: Plot, side: Side, unused: Set<string>): Course {
  const hexes = [start.spot]
  let [plot, out]: [Plot, Side | undefined] = [start, side]
  while (out !== undefined) {
    const next: Plot | undefined = land.at(neighbour(plot.spot, out))
    unused.delete(stretch(plot, out))
    if (!next) break
    const enters = opposite(out)
    unused.delete(stretch(next, enters))
    hexes.push(next.spot)
    out = next.roads
      .filter((one) => unused.has(stretch(next, one)))
      .sort((a, b) => bend(enters, a) - bend(enters, b))[0]
    plot = next
  }
  const inner = hexes[hexes.length - 2]
  return {
    hexes,
    enters: roadEnd(land, start, side),
    leaves: inner ? roadEnd(land, plot, sideToward(plot.spot, inner)) : null,
  }
}

/** A road that reaches the edge of the table goes on beyond it; in a town or the open it just ends. */
function roadEnd(land: Land, plot: Plot, inner: Side | null): Side | null {
  if (plot.roads.length !== 1 || inner === null) return null
  return outerSides(land, plot.spot).sort((a, b) => bend(inner, a) - bend(inner, b))[0] ?? null
}

/** The course that passes through a hex, and where in it. */
export function courseThrough(courses: readonly Course[], spot: Spot): { course: Course; index: number } | null {
  const name = placeName(spot)
  for (const course of courses) {
    const index = course.hexes.findIndex((hex) => placeName(hex) === name)
    if (index >= 0) return { course, index }
  }
  return null
}
