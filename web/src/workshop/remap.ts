// A whole draft laid out anew: rows and columns more or fewer on any edge, mirrored, its armies exchanged. Hexes keep their
// neighbours; what falls off the table is left out.
import { placeName, type Spot } from '../board/geometry'
import {
  CAMPS,
  columnsOf,
  letterAt,
  put,
  rowsOf,
  SIZES,
  spotIn,
  spotsOf,
  words,
  type Draft,
  type DraftArmy,
  type DraftMap,
} from './draft'
import { isBare, WORKS } from './ground'

/** Where a hex goes; nothing if it goes nowhere. */
type Move = (spot: Spot) => Spot | null

/** Every hex of a draft moved, on a table of another size. */
export function remap(draft: Draft, columns: number, rows: number, move: Move): Draft {
  const isOn = (spot: Spot | null): spot is Spot =>
    spot !== null && spot.column >= 1 && spot.row >= 1 && spot.column <= columns && spot.row <= rows
  const to = (word: string): string | null => {
    const spot = spotIn(word)
    const next = spot && move(spot)
    return isOn(next) ? placeName(next) : null
  }
  const letters = Array.from({ length: rows }, () => Array.from({ length: columns }, () => '.'))
  for (const spot of spotsOf(draft)) {
    const next = move(spot)
    const line = isOn(next) ? letters[next.row - 1] : undefined
    if (line && next) line[next.column - 1] = letterAt(draft, spot) ?? '.'
  }
  const map = mapMoved(
    draft.map,
    letters.map((line) => line.join('')),
    to,
  )
  const names = draft.names?.map((name) => ({ ...name, hexes: kept(name.hexes, to) }))
  const moved = { ...draft, map, north: armyMoved(draft.north, to), south: armyMoved(draft.south, to) }
  return put(
    moved,
    'names',
    names?.filter((name) => name.hexes.length > 0),
  )
}

type To = (word: string) => string | null
const kept = (places: readonly string[], to: To) => places.flatMap((place) => to(place) ?? [])

function mapMoved(map: DraftMap, rows: string[], to: To): DraftMap {
  const said = (lines: DraftMap['heights']) =>
    lines?.flatMap((line) => {
      const [place = '', ...rest] = words(line)
      const next = to(place)
      return next === null ? [] : [[next, ...rest].join(' ')]
    })
  let next: DraftMap = { ...map, rows }
  next = put(
    next,
    'roads',
    map.roads?.flatMap((line) => roadParts(words(line).map(to))),
  )
  next = put(next, 'heights', said(map.heights))
  next = put(next, 'bridges', said(map.bridges))
  next = put(next, 'farms', map.farms && kept(map.farms, to))
  for (const kind of WORKS) {
    const lines = map[kind]?.map((line) =>
      words(line).flatMap((word) => {
        const [inside = null, outside = null] = word.split('>').map(to)
        return inside !== null && outside !== null ? [`${inside}>${outside}`] : []
      }),
    )
    next = put(
      next,
      kind,
      lines?.filter((line) => line.length > 0).map((line) => line.join(' ')),
    )
  }
  return next
}

/** A road that leaves the table and comes back is two. */
function roadParts(places: readonly (string | null)[]): string[] {
  const parts: string[][] = [[]]
  for (const place of places) {
    if (place === null) parts.push([])
    else parts.at(-1)?.push(place)
  }
  return parts.filter((part) => part.length > 1).map((part) => part.join(' '))
}

function armyMoved(army: DraftArmy, to: To): DraftArmy {
  const placed = <T extends { readonly hex?: unknown; readonly arrives?: DraftArmy['units'][number]['arrives'] }>(
    one: T,
  ): T => {
    const hex = typeof one.hex === 'string' ? to(one.hex) : null
    const there = put(one, 'hex', hex as T['hex'])
    return one.arrives ? { ...there, arrives: { ...one.arrives, at: kept(one.arrives.at, to) } } : there
  }
  const units = army.units.map(placed)
  const moved: DraftArmy = { ...army, units, officers: army.officers.map(placed) }
  const goals = put(moved, 'objectives', army.objectives && kept(army.objectives, to))
  return put(goals, 'exits', army.exits && kept(army.exits, to))
}

// Size.

export type Edge = 'north' | 'south' | 'west' | 'east'
export const EDGES: readonly Edge[] = ['north', 'south', 'west', 'east']

/** May a table be this large? */
export const mayBe = (columns: number, rows: number) =>
  columns >= SIZES.least && rows >= SIZES.least && columns <= SIZES.columns && rows <= SIZES.rows

/** A row or column more (1) or fewer (-1) on an edge; the same draft where the table cannot be so large or so small. */
export function resize(draft: Draft, edge: Edge, by: 1 | -1): Draft {
  const upright = edge === 'north' || edge === 'south'
  const columns = columnsOf(draft) + (upright ? 0 : by)
  const rows = rowsOf(draft) + (upright ? by : 0)
  if (!mayBe(columns, rows)) return draft
  if (edge !== 'north') {
    const east = edge === 'west' ? by : 0
    return remap(draft, columns, rows, ({ column, row }) => ({ column: column + east, row }))
  }
  // The first row has another number: rows that stood half a hex to the east do not any more, so that either those go a
  // column east or the others a column west.
  const [east, west] = [upTo(draft, by, 'east'), upTo(draft, by, 'west')]
  const [usual, other] = by === 1 ? [east, west] : [west, east]
  const move = lost(draft, columns, rows, other) < lost(draft, columns, rows, usual) ? other : usual
  return remap(draft, columns, rows, move)
}

const isShifted = (row: number) => row % 2 !== 0

function upTo(draft: Draft, by: number, way: 'east' | 'west'): Move {
  return ({ column, row }) => {
    const step = way === 'east' ? (isShifted(row) ? 1 : 0) : isShifted(row) ? 0 : -1
    return { column: column + step, row: row + by }
  }
}

/** How much would fall off the table. */
function lost(draft: Draft, columns: number, rows: number, move: Move): number {
  const standing = new Set(
    CAMPS.flatMap((camp) => [...draft[camp].units, ...draft[camp].officers].map(({ hex }) => hex)),
  )
  return spotsOf(draft).filter((spot) => {
    const next = move(spot)
    const stays = next && next.row >= 1 && next.column >= 1 && next.column <= columns && next.row <= rows
    return !stays && (standing.has(placeName(spot)) || !isBare(draft, placeName(spot)))
  }).length
}

// Mirrors.

/** Left and right, north and south, or both (half a turn). */
export type Mirror = 'sides' | 'ends' | 'turn'
export const MIRRORS: readonly Mirror[] = ['sides', 'ends', 'turn']

/**
 * Where a hex is in the mirror, so that neighbours stay neighbours. Rows stand by turns half a hex to the east: the axis runs
 * through the middle of the uneven rows, and from north to south between or through rows so that uneven rows fall on uneven
 * ones. At the rim a hex may have nobody opposite.
 */
export function mirrorOf(columns: number, rows: number, mirror: Mirror): Move {
  const acrossRow = rows % 2 === 1 ? rows + 1 : rows
  return ({ column, row }) => {
    const east = mirror === 'ends' ? column : (isShifted(row) ? columns + 1 : columns + 2) - column
    const south = mirror === 'sides' ? row : acrossRow - row
    return { column: east, row: south }
  }
}

/** The hex opposite, if there is one. */
export function opposed(draft: Draft, place: string, mirror: Mirror): string | null {
  const spot = spotIn(place)
  const next = spot && mirrorOf(columnsOf(draft), rowsOf(draft), mirror)(spot)
  return next && next.column >= 1 && next.row >= 1 && letterAt(draft, next) !== undefined ? placeName(next) : null
}

/** The hexes opposite several, in their order; none without a mirror. */
export const allOpposed = (draft: Draft, places: readonly string[], mirror: Mirror | null): string[] =>
  mirror === null ? [] : places.flatMap((place) => opposed(draft, place, mirror) ?? [])

/** Hexes with those opposite them, each once. */
export const withOpposed = (draft: Draft, places: readonly string[], mirror: Mirror | null): string[] => [
  ...new Set([...places, ...allOpposed(draft, places, mirror)]),
]

/** The whole battle in the mirror; where north and south change places, so do the armies. */
export function mirrored(draft: Draft, mirror: Mirror): Draft {
  const turned = remap(draft, columnsOf(draft), rowsOf(draft), mirrorOf(columnsOf(draft), rowsOf(draft), mirror))
  return mirror === 'sides' ? turned : exchanged(turned)
}

/** The armies change their ends of the table, each with its goals; nobody is moved. */
export function exchanged(draft: Draft): Draft {
  const swap = (camp: string) => (camp === 'north' ? 'south' : camp === 'south' ? 'north' : camp)
  const { first, winner } = draft.turns
  const turns = { ...draft.turns, first: swap(first), ...(winner ? { winner: swap(winner) } : {}) }
  return { ...draft, turns, north: draft.south, south: draft.north }
}

/** Does it fall into its mirror without losing a hex that holds something? */
export function losesNothing(draft: Draft, mirror: Mirror): boolean {
  const [columns, rows] = [columnsOf(draft), rowsOf(draft)]
  return lost(draft, columns, rows, mirrorOf(columns, rows, mirror)) === 0
}
