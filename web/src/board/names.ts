// Where names are written: beside what they name, never on top of it.
import { courseThrough, waterCourses, type Course } from './courses'
import { coursePath, type Flow } from './curves'
import type { Land } from './land'
import { centre, RADIUS, spotOf, type Point } from './geometry'

/** A name written on the map. */
export interface MapName {
  readonly place: string
  readonly fr: string
  readonly en: string
}

export interface PlacedName extends MapName {
  readonly at: Point
  /** The path it follows, for water; none on land. */
  readonly along: string | null
}

export function placedNames(land: Land, names: readonly MapName[]): PlacedName[] {
  const courses = {
    river: waterCourses(land, 'river'),
    stream: waterCourses(land, 'stream'),
  }
  return names.map((name) => {
    const spot = spotOf(name.place)
    const ground = land.at(spot)?.ground
    const flow = ground === 'river' || ground === 'stream' ? ground : null
    const { x, y } = centre(spot)
    // Houses stand round the rim of their hex: the name goes above them, elsewhere it fills the open middle.
    const up = ground === 'habitations' ? RADIUS * 1.02 : -RADIUS * 0.14
    return { ...name, at: { x, y: y - up }, along: flow ? stretch(courses[flow], flow, name.place) : null }
  })
}

/** Two hexes up and two down the course, read from west to east. */
function stretch(courses: readonly Course[], flow: Flow, place: string): string | null {
  const found = courseThrough(courses, spotOf(place))
  if (!found) return null
  const { course, index } = found
  const hexes = course.hexes.slice(Math.max(0, index - 2), index + 3)
  const [first, last] = [hexes[0], hexes[hexes.length - 1]]
  if (!first || !last) return null
  const westward = centre(first).x > centre(last).x
  return coursePath({ hexes: westward ? [...hexes].reverse() : hexes, enters: null, leaves: null }, flow)
}
