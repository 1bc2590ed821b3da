// The map, looked up by hex. Words of the wire become words the board knows how to draw here, and nowhere else.
import type { HexView, HousesWire, MapView } from '../wire'
import { centre, neighbour, placeName, SIDES, spotOf, type Point, type Side, type Spot } from './geometry'

export const GROUNDS = [
  'clear',
  'forest',
  'habitations',
  'marsh',
  'rocks',
  'sand',
  'snow',
  'mountain',
  'lake',
  'stream',
  'river',
  'large-river',
] as const
export type Ground = (typeof GROUNDS)[number]

export const CROSSINGS = ['ford', 'bridge'] as const
export type Crossing = (typeof CROSSINGS)[number]

export const WORK_KINDS = ['palisade', 'ditch', 'fortification'] as const
export type WorkKind = (typeof WORK_KINDS)[number]

/** A work on a side of the hex it shelters. */
export interface Work {
  readonly side: Side
  readonly kind: WorkKind
}

/** A hex of the map with where it lies. */
export interface Plot {
  readonly place: string
  readonly spot: Spot
  readonly middle: Point
  readonly ground: Ground
  readonly height: number
  /** How its houses are built, if it has any. */
  readonly houses: HousesWire | null
  readonly crossing: Crossing | null
  /** Sides a road leaves by; one that ends at the table's edge has no side there. */
  readonly roads: readonly Side[]
  readonly works: readonly Work[]
}

export interface Land {
  readonly columns: number
  readonly rows: number
  /** Rows left empty above the first, where the table is seen from the other side. */
  readonly above: number
  readonly plots: readonly Plot[]
  /** The hex there; none off the table. */
  at(spot: Spot): Plot | undefined
}

export function survey(map: MapView, above = 0): Land {
  const plots = map.hexes.map(plotOf)
  const byPlace = new Map(plots.map((plot) => [plot.place, plot]))
  return {
    columns: map.columns,
    rows: map.rows,
    above,
    plots,
    at: (spot) => (spot.column < 1 || spot.row < 1 ? undefined : byPlace.get(placeName(spot))),
  }
}

function plotOf({ place, ground, height, houses, crossing, roads, works }: HexView): Plot {
  const spot = spotOf(place)
  return {
    place,
    spot,
    middle: centre(spot),
    ground: known(GROUNDS, ground, place),
    height,
    houses,
    crossing: crossing === null ? null : known(CROSSINGS, crossing, place),
    roads: roads.map((side) => known(SIDES, side, place)),
    works: works.map(({ side, kind }) => ({ side: known(SIDES, side, place), kind: known(WORK_KINDS, kind, place) })),
  }
}

/** A board that drew what it does not know as something else would lie to the players: it says so instead. */
function known<T>(words: readonly T[], word: unknown, place: string): T {
  const found = words.find((one) => one === word)
  if (found === undefined) throw new Error(`${place}: « ${String(word)} » is none of ${words.join(', ')}`)
  return found
}

/** The sides of a hex beyond which the table ends. */
export function outerSides(land: Land, spot: Spot): Side[] {
  return SIDES.filter((side) => !land.at(neighbour(spot, side)))
}
