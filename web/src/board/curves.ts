// Courses as smooth lines. Every line passes the middles of the hex sides it crosses, so that what is drawn agrees with
// the hexes it is drawn for; between them it may wander.
import { centre, fine, heading, opposite, sideMiddle, WIDTH, type Point, type Spot } from './geometry'
import { courseThrough, type Course } from './courses'

/** A point of a line and the way it runs there. */
export interface Pose {
  readonly at: Point
  readonly way: Point
}

/** How far a line may swing out of its way at a hex side, in degrees. */
export const MEANDER = { stream: 24, river: 17, road: 0 } as const
export type Flow = keyof typeof MEANDER

/** A third of a hex: with no swing this is exactly the curve that has the hex centre as its one control point. */
const PULL = WIDTH / 3

/** The paths of courses, for the `d` of SVG paths. One that ends inside another's hex ends on its line. */
export function coursePaths(courses: readonly Course[], flow: Flow): string[] {
  return courses.map((course, index) => coursePath(course, flow, courses.slice(0, index)))
}

/** The path of one course, and of those before it that it may join. */
export function coursePath(course: Course, flow: Flow, earlier: readonly Course[] = []): string {
  const stops = joined(poses(course, flow), course, flow, earlier)
  const wide = stops.slice(course.rises ? 1 : 0, course.dries ? -1 : undefined)
  const start = wide[0]
  if (!start || wide.length < 2) return ''
  return wide.slice(1).reduce((path, stop, index) => path + stroke(wide[index] ?? start, stop), `M${text(start.at)}`)
}

/** The thin ends of courses that rise or run dry in the open: no water begins at its full breadth. */
export function taperPaths(courses: readonly Course[], flow: Flow, breadth: number): string[] {
  return courses.flatMap((course) => {
    const stops = poses(course, flow)
    const [first, second] = stops
    const [last, before] = [stops.at(-1), stops.at(-2)]
    if (!first || !second || !last || !before) return []
    if (course.rises && course.dries && stops.length === 2)
      return [taper(first, second, (along) => breadth * Math.sqrt(Math.sin(Math.PI * along)))]
    return [
      ...(course.rises ? [taper(first, second, (along) => breadth * along)] : []),
      ...(course.dries ? [taper(before, last, (along) => breadth * (1 - along))] : []),
    ]
  })
}

/** A stroke as an outline, so broad at each part of its way. */
function taper(from: Pose, to: Pose, breadth: (along: number) => number): string {
  const [c1, c2] = controls(from, to)
  const [near, far]: [string[], string[]] = [[], []]
  for (let part = 0; part <= 12; part += 1) {
    const t = part / 12
    const mix = (a: number, b: number, c: number, d: number) =>
      a * (1 - t) ** 3 + 3 * b * t * (1 - t) ** 2 + 3 * c * t * t * (1 - t) + d * t ** 3
    const along = (a: number, b: number, c: number, d: number) =>
      (b - a) * (1 - t) ** 2 + 2 * (c - b) * t * (1 - t) + (d - c) * t * t
    const way = { x: along(from.at.x, c1.x, c2.x, to.at.x), y: along(from.at.y, c1.y, c2.y, to.at.y) }
    const half = Math.max(0.5, breadth(t) / 2) / (Math.hypot(way.x, way.y) || 1)
    const at = { x: mix(from.at.x, c1.x, c2.x, to.at.x), y: mix(from.at.y, c1.y, c2.y, to.at.y) }
    near.push(text({ x: at.x - way.y * half, y: at.y + way.x * half }))
    far.unshift(text({ x: at.x + way.y * half, y: at.y - way.x * half }))
  }
  return `M${[...near, ...far].join('L')}z`
}

/** Where a course is inside one of its hexes, and which way it runs: for bridges, fords and what joins it. */
export function poseInside(course: Course, flow: Flow, index: number): Pose {
  const stops = poses(course, flow)
  // A course that begins inside its first hex has no stop before it.
  const [from, to] = [stops[index], stops[index + 1]]
  const spot = course.hexes[index]
  if (!from || !to || !spot) throw new Error(`a course of ${course.hexes.length} hexes has no hex ${index}`)
  const [c1, c2] = controls(from, to)
  const mix = (a: number, b: number, c: number, d: number) => (a + 3 * b + 3 * c + d) / 8
  const along = (a: number, b: number, c: number, d: number) => -a - b + c + d
  const way = { x: along(from.at.x, c1.x, c2.x, to.at.x), y: along(from.at.y, c1.y, c2.y, to.at.y) }
  const length = Math.hypot(way.x, way.y) || 1
  return {
    at: { x: mix(from.at.x, c1.x, c2.x, to.at.x), y: mix(from.at.y, c1.y, c2.y, to.at.y) },
    way: { x: way.x / length, y: way.y / length },
  }
}

function joined(stops: Pose[], course: Course, flow: Flow, earlier: readonly Course[]): Pose[] {
  const onto = (stop: Pose | undefined, spot: Spot | undefined) => {
    const found = spot && courseThrough(earlier, spot)
    return found && stop ? { ...stop, at: poseInside(found.course, flow, found.index).at } : stop
  }
  const { hexes, enters, leaves } = course
  const start = enters === null ? onto(stops[0], hexes[0]) : stops[0]
  const end = leaves === null ? onto(stops[stops.length - 1], hexes[hexes.length - 1]) : stops[stops.length - 1]
  return start && end ? [start, ...stops.slice(1, -1), end] : stops
}

/** One stop before the first hex, one after each. */
function poses(course: Course, flow: Flow): Pose[] {
  const { hexes, enters, leaves } = course
  const [first, last] = [hexes[0], hexes[hexes.length - 1]]
  if (!first || !last) return []
  const swing = MEANDER[flow]
  // Water that only crosses one hex would be a bar: it winds within it.
  const winds = hexes.length === 1 ? 2 * swing : 0
  const into = enters === null ? null : edgePose(first, enters, true, winds)
  const outOf = leaves === null ? null : edgePose(last, leaves, false, winds)
  const between = hexes.slice(1).map((to, index) => crossing(hexes[index] ?? to, to, index, swing))
  const begins = into ?? inside(first, hexes[1], false)
  const ends = outOf ?? inside(last, hexes[hexes.length - 2], true)
  return [begins, ...between, ends]
}

/** Where a line crosses from hex to hex, swung to the left and right in turn. */
function crossing(from: Spot, to: Spot, index: number, swing: number): Pose {
  const [a, b] = [centre(from), centre(to)]
  const straight = { x: (b.x - a.x) / WIDTH, y: (b.y - a.y) / WIDTH }
  return {
    at: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
    way: swung(straight, index % 2 === 0 ? swing : -swing),
  }
}

/** A way turned by so many degrees. */
function swung(way: Point, degrees: number): Point {
  const turn = (degrees * Math.PI) / 180
  return {
    x: way.x * Math.cos(turn) - way.y * Math.sin(turn),
    y: way.x * Math.sin(turn) + way.y * Math.cos(turn),
  }
}

function edgePose(spot: Spot, side: NonNullable<Course['enters']>, inward: boolean, swing: number): Pose {
  return { at: sideMiddle(spot, side), way: swung(heading(inward ? opposite(side) : side), swing) }
}

/** A line that begins or ends in the open does so at the centre of the hex. */
function inside(spot: Spot, next: Spot | undefined, arriving: boolean): Pose {
  const at = centre(spot)
  if (!next) return { at, way: { x: 1, y: 0 } }
  const other = centre(next)
  const sign = arriving ? -1 : 1
  const length = Math.hypot(other.x - at.x, other.y - at.y)
  return { at, way: { x: (sign * (other.x - at.x)) / length, y: (sign * (other.y - at.y)) / length } }
}

function controls(from: Pose, to: Pose): [Point, Point] {
  // Half a hex, from the centre to a side, wants half the pull.
  const pull = Math.min(PULL, Math.hypot(to.at.x - from.at.x, to.at.y - from.at.y) * 0.5)
  return [
    { x: from.at.x + from.way.x * pull, y: from.at.y + from.way.y * pull },
    { x: to.at.x - to.way.x * pull, y: to.at.y - to.way.y * pull },
  ]
}

function stroke(from: Pose, to: Pose): string {
  const [c1, c2] = controls(from, to)
  return `C${text(c1)} ${text(c2)} ${text(to.at)}`
}

function text({ x, y }: Point): string {
  return `${fine(x)} ${fine(y)}`
}
