// The table seen from the other side: everything lies half a turn round, and still stands upright. Hexes are renamed, the
// drawing does the rest; whoever asks about a hex turns its name back.
import type { MapView } from '../wire'
import { opposite, placeName, SIDES, spotOf, type Side } from './geometry'
import type { MapNames } from './names'
import type { Pieces } from './pieces'
import type { Marks } from './states'

/** The other name of each hex: told twice, it is the first again. */
export interface Turn {
  place(name: string): string
  /** Rows left empty above the turned map, so that the rows that stood half a hex to the east do not any more. */
  readonly above: number
}

export function turnOf({ columns, rows }: Pick<MapView, 'columns' | 'rows'>): Turn {
  const above = rows % 2
  return {
    above,
    place(name) {
      const { column, row } = spotOf(name)
      return placeName({ column: columns + 1 - column, row: rows + 1 + above - row })
    },
  }
}

const turnedSide = (side: number): number => SIDES.map(opposite)[side as Side] ?? side

export function turnedMap(map: MapView, turn: Turn): MapView {
  const hexes = map.hexes.map((hex) => ({
    ...hex,
    place: turn.place(hex.place),
    roads: hex.roads.map(turnedSide),
    works: hex.works.map((work) => ({ ...work, side: turnedSide(work.side) })),
  }))
  return { ...map, hexes }
}

export function turnedNames({ written, standing }: MapNames, turn: Turn): MapNames {
  const places = (hexes: readonly string[]) => hexes.map((hex) => turn.place(hex))
  return { written: written.map((name) => ({ ...name, hexes: places(name.hexes) })), standing: places(standing) }
}

export function turnedPieces({ units, officers, elephants, fires }: Pieces, turn: Turn): Pieces {
  const moved = <T extends { readonly place: string }>(one: T): T => ({ ...one, place: turn.place(one.place) })
  return {
    units: units.map(moved),
    officers: officers.map(moved),
    elephants: elephants.map(moved),
    fires: fires.map((place) => turn.place(place)),
  }
}

export function turnedMarks(marks: Marks, turn: Turn): Marks {
  const place = (name: string) => turn.place(name)
  const moved = <T extends { readonly place: string }>(one: T): T => ({ ...one, place: place(one.place) })
  const { reach = [], targets = [], shadows = [], sights = [], retreat = [], choices = [] } = marks
  return {
    ...marks,
    reach: reach.map(moved),
    targets: targets.map(moved),
    shadows: shadows.map(place),
    sights: sights.map(({ from, to, maskedBy, dice }) => ({
      ...(dice === undefined ? {} : { dice }),
      from: place(from),
      to: place(to),
      ...(maskedBy === undefined ? {} : { maskedBy: place(maskedBy) }),
    })),
    retreat: retreat.map((step) => ({ ...moved(step), from: place(step.from) })),
    choices: choices.map(place),
    objectives: (marks.objectives ?? []).map(moved),
    refused: marks.refused && moved(marks.refused),
    way: marks.way && {
      ...marks.way,
      from: marks.way.from && place(marks.way.from),
      hexes: marks.way.hexes.map(place),
    },
    beacon: marks.beacon && {
      ...marks.beacon,
      place: marks.beacon.place && place(marks.beacon.place),
      clear: marks.beacon.clear.map(place),
      wrong: marks.beacon.wrong && moved(marks.beacon.wrong),
    },
    ghost: marks.ghost && moved(marks.ghost),
    threads: (marks.threads ?? []).map(({ from, to }) => ({ from: place(from), to: place(to) })),
    flights: (marks.flights ?? []).map(({ officer, hexes }) => ({ officer, hexes: hexes.map(place) })),
    prospects: (marks.prospects ?? []).map(moved),
    threats: (marks.threats ?? []).map(moved),
    trail: (marks.trail ?? []).map(place),
    traces: (marks.traces ?? []).map(({ number, hexes }) => ({ number, hexes: hexes.map(place) })),
    tags: (marks.tags ?? []).map(moved),
    answers: (marks.answers ?? []).map(moved),
    ways: Object.fromEntries(Object.entries(marks.ways ?? {}).map(([unit, hexes]) => [unit, hexes.map(place)])),
  }
}
