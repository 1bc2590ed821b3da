// What lies on each hex, as data for the drawing: wash, symbol, slopes, tufts, works.
import { neighbour, SIDES, turnOf, type Point, type Side, type Spot } from './geometry'
import type { HousesWire } from '../wire'
import type { Ground, Land, Plot, WorkKind } from './land'

/** The wash of flat ground, by theme variable. Water is painted over, so its hexes wear the open ground of its banks. */
const WASH: Record<Ground, string> = {
  clear: 'clear',
  forest: 'forest',
  habitations: 'village',
  marsh: 'marsh',
  rocks: 'rocks',
  sand: 'sand',
  snow: 'snow',
  mountain: 'mountain',
  lake: 'clear',
  stream: 'clear',
  river: 'clear',
  'large-river': 'clear',
}

/** The colour variable of a hex: its ground, or its height where the ground is open. */
export function washOf({ ground, height }: { ground: Ground; height: number }): string {
  if (WASH[ground] !== 'clear' || height === 0) return `--t-${WASH[ground]}`
  return height === 1 ? '--t-hill' : '--t-hill2'
}

/** Hexes by the wash they wear: one path each is less to draw than one a hex. */
export function washes(land: Land): Map<string, Plot[]> {
  const found = new Map<string, Plot[]>()
  for (const plot of land.plots) {
    const wash = washOf(plot)
    found.set(wash, [...(found.get(wash) ?? []), plot])
  }
  return found
}

/** A symbol set down on a hex. */
export interface Stamp {
  readonly symbol: string
  readonly at: Point
  /** Neighbours that repeat a symbol are mirrored, so that a wood is no wallpaper. */
  readonly mirrored: boolean
}

const SYMBOL: Partial<Record<Ground, string>> = {
  forest: 'ter-forest',
  marsh: 'ter-marsh',
  rocks: 'ter-rocks',
  sand: 'ter-sand',
  snow: 'ter-snow',
  mountain: 'ter-mountain',
}

function isOdd({ column, row }: Spot): boolean {
  return (column + row) % 2 !== 0
}

/** Symbols of the ground, below the roads. */
export function groundStamps(land: Land): Stamp[] {
  return land.plots.flatMap((plot) => {
    const symbol = SYMBOL[plot.ground] ?? (hasTuft(plot) ? 'ter-clear' : null)
    return symbol ? [{ symbol, at: plot.middle, mirrored: isOdd(plot.spot) }] : []
  })
}

/** Grass on one open hex of four: enough to say meadow, too little to be read. */
function hasTuft({ ground, height, spot }: Plot): boolean {
  return ground === 'clear' && height === 0 && (spot.column * 7 + spot.row * 5) % 4 === 0
}

/** The houses of a hex, as its country builds them. */
export const HOUSES: Record<HousesWire, string> = {
  village: 'ter-village',
  antique: 'ter-village-antique',
  levant: 'ter-village-levant',
  india: 'ter-village-india',
  farm: 'ter-farm',
}

/** Houses, above the roads. */
export function villageStamps(land: Land): Stamp[] {
  return land.plots
    .filter((plot) => plot.ground === 'habitations')
    .map((plot) => ({ symbol: HOUSES[plot.houses ?? 'village'], at: plot.middle, mirrored: isOdd(plot.spot) }))
}

/** A side of a hex that falls away. */
export interface Slope {
  readonly at: Point
  readonly turn: number
  readonly strength: number
}

/** The light comes from the north-west: slopes that turn their back on it are drawn in full ink. */
const SHADE: Record<Side, number> = { 0: 1, 1: 0.62, 2: 0.42, 3: 0.55, 4: 0.9, 5: 1 }

/** Hachures on every side that goes down. */
export function slopes(land: Land): Slope[] {
  return land.plots.flatMap((plot) => {
    if (plot.height === 0) return []
    return SIDES.flatMap((side) => {
      const below = land.at(neighbour(plot.spot, side))
      return below && below.height < plot.height ? [{ at: plot.middle, turn: turnOf(side), strength: SHADE[side] }] : []
    })
  })
}

/** The tops of hills. */
export function crests(land: Land): Plot[] {
  return land.plots.filter((plot) => plot.height > 0)
}

const WORK: Record<WorkKind, string> = {
  palisade: 'ter-palisade',
  ditch: 'ter-ditch',
  fortification: 'ter-fort',
}

/** A work on a side of a hex, seen from the hex it protects. */
export interface Rampart {
  readonly symbol: string
  readonly at: Point
  readonly turn: number
}

export function ramparts(land: Land): Rampart[] {
  return land.plots.flatMap((plot) =>
    plot.works.map((work) => ({ symbol: WORK[work.kind], at: plot.middle, turn: turnOf(work.side) })),
  )
}
