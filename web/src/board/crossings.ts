// Bridges and fords: where they stand and which way they run.
import { centre, neighbour, type Point } from './geometry'
import { courseThrough, type Course } from './courses'
import { poseInside, type Flow, type Pose } from './curves'
import type { Land, Plot } from './land'

/** A bridge or ford, drawn as if the way ran from west to east, then turned. */
export interface Passage {
  readonly symbol: string
  readonly at: Point
  readonly turn: number
}

/** The lines a passage has to agree with. */
export interface Lines {
  readonly roads: readonly Course[]
  readonly rivers: readonly Course[]
}

export function passages(land: Land, lines: Lines): Passage[] {
  return land.plots.flatMap((plot) => (plot.crossing ? [passage(land, plot, lines)] : []))
}

function symbolOf(land: Land, plot: Plot): string {
  if (plot.crossing === 'ford') return 'ter-ford'
  if (plot.ground !== 'large-river') return 'ter-bridge'
  // Over water two hexes wide the bridge is one: no wing walls in the middle of it.
  const goesOn = plot.roads.some((side) => land.at(neighbour(plot.spot, side))?.crossing === 'bridge')
  return goesOn ? 'ter-bridge-deck' : 'ter-bridge-long'
}

function passage(land: Land, plot: Plot, { roads, rivers }: Lines): Passage {
  const road = poseAt(roads, 'road', plot)
  const water = poseAt(rivers, 'river', plot)
  // A road says where its bridge goes; without one, people cross as straight as they can.
  const pose = road ?? (water ? { at: water.at, way: { x: -water.way.y, y: water.way.x } } : null)
  const { at, way } = pose ?? { at: centre(plot.spot), way: { x: 0, y: 1 } }
  return { symbol: symbolOf(land, plot), at, turn: Math.round((Math.atan2(way.y, way.x) * 180) / Math.PI) }
}

function poseAt(courses: readonly Course[], flow: Flow, plot: Plot): Pose | null {
  const found = courseThrough(courses, plot.spot)
  return found ? poseInside(found.course, flow, found.index) : null
}
