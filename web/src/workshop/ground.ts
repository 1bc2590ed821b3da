// The ground of a draft: letters, levels, roads, bridges, works. Every function gives a new draft, the same one if nothing
// is to be done.
import {
  centre,
  distance,
  neighbour,
  placeName,
  SIDES,
  sideToward,
  spotOf,
  type Side,
  type Spot,
} from '../board/geometry'
import { isOnTable, letterAt, put, spotIn, spotsOf, words, type Draft, type DraftMap } from './draft'

export const WATERS: Readonly<Record<string, string>> = { '-': 'stream', '~': 'river', '=': 'large-river' }
const CROSSED = 'bx'
/** Letters that lie low: no level is kept under them. */
const LOW = '~=x-L'

const onMap = (draft: Draft, change: (map: DraftMap) => DraftMap): Draft => {
  const map = change(draft.map)
  return map === draft.map ? draft : { ...draft, map }
}

function withLetters(rows: readonly string[], places: readonly Spot[], letter: string): string[] {
  const byRow = new Map<number, Set<number>>()
  for (const { column, row } of places) byRow.set(row, (byRow.get(row) ?? new Set()).add(column))
  return rows.map((line, index) => {
    const columns = byRow.get(index + 1)
    return columns ? [...line].map((old, at) => (columns.has(at + 1) ? letter : old)).join('') : line
  })
}

/** The lines of a key that begin with none of these hexes. */
const unsaid = (lines: DraftMap['heights'], places: ReadonlySet<string>) =>
  (lines ?? []).filter((line) => !places.has(words(line)[0] ?? ''))

/** Paints hexes with a letter; what cannot lie on it goes. */
export function paint(draft: Draft, places: readonly string[], letter: string, farm = false): Draft {
  const there = places.map(spotOf).filter((spot) => isOnTable(draft, spot))
  const named = new Set(there.map(placeName))
  return onMap(draft, (map) => {
    const farms = (map.farms ?? []).filter((place) => !named.has(place) || (letter === 'v' && farm))
    const added = farm ? [...named].filter((place) => !farms.includes(place)) : []
    const changed: DraftMap = { ...map, rows: withLetters(map.rows, there, letter) }
    const walled = put(changed, 'farms', [...farms, ...added])
    const dry = put(walled, 'bridges', unsaid(map.bridges, named))
    const next = LOW.includes(letter) || letter === 'h' ? put(dry, 'heights', unsaid(map.heights, named)) : dry
    return sameMap(map, next) ? map : next
  })
}

const sameMap = (a: DraftMap, b: DraftMap) => JSON.stringify(a) === JSON.stringify(b)

/** The level of a hex. */
export function levelAt(draft: Draft, place: string): number {
  const said = draft.map.heights?.find((line) => words(line)[0] === place)
  if (said) return Number(words(said)[1]) || 0
  return letterAt(draft, spotOf(place)) === 'h' ? 1 : 0
}

/** Puts hexes on a level: a hill where the ground is open, a height beside its letter where it is not. */
export function level(draft: Draft, places: readonly string[], height: number): Draft {
  return places.reduce((now, place) => levelled(now, place, Math.min(Math.max(height, 0), 9)), draft)
}

function levelled(draft: Draft, place: string, height: number): Draft {
  const spot = spotOf(place)
  const letter = letterAt(draft, spot)
  if (letter === undefined || levelAt(draft, place) === height || (height > 0 && LOW.includes(letter))) return draft
  return onMap(draft, (map) => {
    const heights = unsaid(map.heights, new Set([place]))
    const open = letter === '.' || letter === 'h'
    const drawn = open ? withLetters(map.rows, [spot], height === 0 ? '.' : 'h') : map.rows
    const said = height === 0 || (open && height === 1) ? heights : [...heights, `${place} ${height}`]
    return put({ ...map, rows: drawn }, 'heights', said)
  })
}

/** The hexes of one letter that hang together. */
export function region(draft: Draft, from: string): string[] {
  const letter = letterAt(draft, spotOf(from))
  const found = new Set([from])
  for (const place of found)
    for (const side of SIDES) {
      const next = neighbour(spotOf(place), side)
      if (isOnTable(draft, next) && letterAt(draft, next) === letter) found.add(placeName(next))
    }
  return [...found]
}

/** A hex and those round it. */
export function around(draft: Draft, place: string): string[] {
  const middle = spotOf(place)
  const near = SIDES.map((side) => neighbour(middle, side)).filter((spot) => isOnTable(draft, spot))
  return [place, ...near.map(placeName)]
}

// Water.

/** The largest water drawn beside a hex. */
export function waterBeside(draft: Draft, place: string): string | null {
  const near = SIDES.map((side) => letterAt(draft, neighbour(spotOf(place), side)) ?? '')
  return ['=', '~', '-'].find((water) => near.includes(water) || (water === '~' && near.includes('x'))) ?? null
}

/** A bridge: over the water that is drawn there, or beside. Nothing where there is none. */
export function bridge(draft: Draft, place: string): Draft | null {
  const spot = spotOf(place)
  const letter = letterAt(draft, spot) ?? ''
  if (letter === 'b') return unbridge(draft, place)
  const beside = waterBeside(draft, place)
  const water = WATERS[letter] === undefined ? (letter === 'x' ? '~' : beside) : letter
  if (water === null) return null
  return onMap(draft, (map) => {
    const said = unsaid(map.bridges, new Set([place]))
    const rest = put(
      { ...map, rows: withLetters(map.rows, [spot], 'b') },
      'heights',
      unsaid(map.heights, new Set([place])),
    )
    return put(rest, 'bridges', water === beside ? said : [...said, `${place} ${WATERS[water] ?? 'river'}`])
  })
}

/** The bridge goes, its water stays. */
function unbridge(draft: Draft, place: string): Draft {
  const said = draft.map.bridges?.find((line) => words(line)[0] === place)
  const kind = said && words(said)[1]
  const water = Object.entries(WATERS).find(([, name]) => name === kind)?.[0] ?? waterBeside(draft, place) ?? '.'
  return paint(draft, [place], water)
}

/** A ford lies in a river; where there is none beside, nothing. */
export function ford(draft: Draft, place: string): Draft | null {
  const letter = letterAt(draft, spotOf(place))
  if (letter === 'x') return paint(draft, [place], '~')
  return letter === '~' || waterBeside(draft, place) === '~' ? paint(draft, [place], 'x') : null
}

export const isCrossing = (letter: string | undefined) => letter !== undefined && CROSSED.includes(letter)

// Roads.

export const roadsOf = (draft: Draft): string[][] => (draft.map.roads ?? []).map(words)
const joined = (a: string, b: string) => (a < b ? `${a} ${b}` : `${b} ${a}`)
const pairs = (road: readonly string[]) => road.slice(1).map((place, index) => joined(road[index] ?? '', place))

/** The hexes from one to another, one beside the next: of the shortest ways the straightest. */
export function path(from: string, to: string): string[] {
  const [start, goal] = [spotOf(from), spotOf(to)]
  const [first, last] = [centre(start), centre(goal)]
  const aside = (spot: Spot) => {
    const { x, y } = centre(spot)
    return Math.abs((last.x - first.x) * (y - first.y) - (last.y - first.y) * (x - first.x))
  }
  const way = [start]
  for (let here = start; distance(here, goal) > 0;) {
    const steps = SIDES.map((side) => neighbour(here, side)).filter(
      (next) => distance(next, goal) < distance(here, goal),
    )
    here = steps.reduce((best, next) => (aside(next) < aside(best) - 1e-6 ? next : best))
    way.push(here)
  }
  return way.map(placeName)
}

/** A road hex to hex: what is already road is not drawn again, what goes on where another ends is the same road. */
export function road(draft: Draft, hexes: readonly string[]): Draft {
  const known = new Set(roadsOf(draft).flatMap(pairs))
  const runs: string[][] = []
  let open: string[] | null = null
  hexes.slice(1).forEach((place, index) => {
    const from = hexes[index] ?? ''
    const isNew = place !== from && !known.has(joined(from, place)) && sideToward(spotOf(from), spotOf(place)) !== null
    known.add(joined(from, place))
    if (!isNew) open = null
    else if (open) open.push(place)
    else runs.push((open = [from, place]))
  })
  if (runs.length === 0) return draft
  const roads = runs.reduce(linked, roadsOf(draft))
  return onMap(draft, (map) =>
    put(
      map,
      'roads',
      roads.map((one) => one.join(' ')),
    ),
  )
}

function linked(roads: string[][], run: string[]): string[][] {
  const [first = '', last = ''] = [run[0], run.at(-1)]
  const index = roads.findIndex(
    (one) => one.at(-1) === first || one[0] === last || one.at(-1) === last || one[0] === first,
  )
  const known = roads[index]
  if (!known) return [...roads, run]
  const turned = [...run].reverse()
  const whole =
    known.at(-1) === first
      ? [...known, ...run.slice(1)]
      : known[0] === last
        ? [...run, ...known.slice(1)]
        : known.at(-1) === last
          ? [...known, ...turned.slice(1)]
          : [...turned, ...known.slice(1)]
  return roads.map((one, at) => (at === index ? whole : one))
}

/** No road leads through this hex any more. */
export function unroad(draft: Draft, place: string): Draft {
  const roads = roadsOf(draft)
  if (!roads.some((one) => one.includes(place))) return draft
  const left = roads.flatMap((one) => {
    if (!one.includes(place)) return [one]
    const parts: string[][] = [[]]
    for (const hex of one)
      if (hex === place) parts.push([])
      else parts.at(-1)?.push(hex)
    return parts.filter((part) => part.length > 1)
  })
  return onMap(draft, (map) =>
    put(
      map,
      'roads',
      left.map((one) => one.join(' ')),
    ),
  )
}

// Works on the sides of hexes.

export const WORKS = ['palisades', 'ditches', 'fortifications'] as const
export type WorkKey = (typeof WORKS)[number]

export interface WorkSide {
  readonly kind: WorkKey
  readonly inside: string
  readonly outside: string
}

export function worksOf(draft: Draft): WorkSide[] {
  return WORKS.flatMap((kind) =>
    (draft.map[kind] ?? []).flatMap((line) =>
      words(line).flatMap((word) => {
        const [inside = '', outside = ''] = word.split('>')
        return spotIn(inside) && spotIn(outside) ? [{ kind, inside, outside }] : []
      }),
    ),
  )
}

const isSide = (work: WorkSide, a: string, b: string) =>
  (work.inside === a && work.outside === b) || (work.inside === b && work.outside === a)

export const workOn = (draft: Draft, a: string, b: string) => worksOf(draft).find((work) => isSide(work, a, b)) ?? null

/** No work stands on these sides any more. */
export function unwork(draft: Draft, gone: (work: WorkSide) => boolean): Draft {
  return onMap(draft, (map) => {
    let next = map
    for (const kind of WORKS) {
      const lines = map[kind] ?? []
      const left = lines.map((line) =>
        words(line).filter((word) => {
          const [inside = '', outside = ''] = word.split('>')
          return !gone({ kind, inside, outside })
        }),
      )
      if (left.some((line, index) => line.length < words(lines[index] ?? '').length))
        next = put(
          next,
          kind,
          left.filter((line) => line.length > 0).map((line) => line.join(' ')),
        )
    }
    return next
  })
}

/** A work on a side, its defender in the first hex. The same one once more takes it away. */
export function work(draft: Draft, kind: WorkKey, inside: string, outside: string): Draft {
  const known = workOn(draft, inside, outside)
  const cleared = unwork(draft, (one) => isSide(one, inside, outside))
  if (known?.kind === kind && known.inside === inside) return cleared
  return raised(cleared, kind, inside, outside)
}

/** A work stands on this side, whatever stood there. */
export function raise(draft: Draft, kind: WorkKey, inside: string, outside: string): Draft {
  const known = workOn(draft, inside, outside)
  if (known?.kind === kind && known.inside === inside) return draft
  return raised(
    unwork(draft, (one) => isSide(one, inside, outside)),
    kind,
    inside,
    outside,
  )
}

/** Sides of one hex stand in one line. */
function raised(draft: Draft, kind: WorkKey, inside: string, outside: string): Draft {
  return onMap(draft, (map) => {
    const lines = [...(map[kind] ?? [])]
    const index = lines.findIndex((line) => words(line).some((word) => word.startsWith(`${inside}>`)))
    const side = `${inside}>${outside}`
    if (index < 0) lines.push(side)
    else lines[index] = `${lines[index]} ${side}`
    return put(map, kind, lines)
  })
}

/** Inside and outside change places. */
export function turnWork(draft: Draft, a: string, b: string): Draft {
  const known = workOn(draft, a, b)
  return known ? raise(draft, known.kind, known.outside, known.inside) : draft
}

/** The sides by which some hexes touch what lies round them. */
export function outline(draft: Draft, places: readonly string[]): [string, string][] {
  const own = new Set(places)
  return places.flatMap((inside) =>
    SIDES.flatMap((side): [string, string][] => {
      const spot = neighbour(spotOf(inside), side)
      const outside = isOnTable(draft, spot) ? placeName(spot) : null
      return outside !== null && !own.has(outside) ? [[inside, outside]] : []
    }),
  )
}

/** The neighbour on a side; nothing off the table. */
export function beyond(draft: Draft, place: string, side: Side): string | null {
  const spot = neighbour(spotOf(place), side)
  return isOnTable(draft, spot) ? placeName(spot) : null
}

/** Is everything on this hex as it is on a new map? */
export function isBare(draft: Draft, place: string): boolean {
  return (
    letterAt(draft, spotOf(place)) === '.' &&
    levelAt(draft, place) === 0 &&
    !roadsOf(draft).some((one) => one.includes(place)) &&
    !worksOf(draft).some((one) => one.inside === place)
  )
}

export { spotsOf }
