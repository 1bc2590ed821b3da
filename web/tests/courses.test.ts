import { describe, expect, it } from 'vitest'
import { roadCourses, waterCourses, type Course } from '../src/board/courses'
import { coursePaths, taperPaths, poseInside } from '../src/board/curves'
import { fine, neighbour, placeName, sideMiddle, sideToward } from '../src/board/geometry'
import { passages } from '../src/board/crossings'
import { survey, type Land } from '../src/board/land'
import { shores } from '../src/board/waters'
import { drawn } from '../src/gallery/ground'

const land = (...rows: string[]): Land => survey(drawn({ rows }))
const places = (course: Course | undefined) => (course ? course.hexes.map(placeName).join(' ') : '')

/** The points a path passes: its start and the end of each curve. */
function stops(path: string): string[] {
  return [...path.matchAll(/(\S+ \S+)(?=C|$)/g)].map((found) => (found[1] ?? '').replace('M', ''))
}

describe('streams and rivers', () => {
  const crooked = land('. . ~ . .', '. . ~ . .', '. ~ . . .', '. ~ ~ ~ ~')

  it('are one line through all their hexes, from edge to edge', () => {
    const [course, ...others] = waterCourses(crooked, 'river')
    expect(others).toEqual([])
    expect(new Set(course?.hexes.map(placeName))).toEqual(new Set(['C1', 'C2', 'B3', 'B4', 'C4', 'D4', 'E4']))
    expect(course?.enters).not.toBeNull()
    expect(course?.leaves).not.toBeNull()
  })

  it('pass the middles of the sides they cross', () => {
    const courses = waterCourses(crooked, 'river')
    const [path = ''] = coursePaths(courses, 'river')
    const hexes = courses[0]?.hexes ?? []
    hexes.slice(1).forEach((to, index) => {
      const from = hexes[index] ?? to
      const middle = sideMiddle(from, sideToward(from, to) ?? 0)
      expect(stops(path)).toContain(`${fine(middle.x)} ${fine(middle.y)}`)
    })
  })

  it('do not break where they swing: the way out of a side goes on where the way in pointed', () => {
    const [path = ''] = coursePaths(waterCourses(crooked, 'river'), 'river')
    const numbers = path.match(/-?[\d.]+/g)?.map(Number) ?? []
    for (let joint = 4; joint + 5 < numbers.length; joint += 6) {
      const [cx = 0, cy = 0, x = 0, y = 0, nx = 0, ny = 0] = numbers.slice(joint, joint + 6)
      const turn = Math.atan2(y - cy, x - cx) - Math.atan2(ny - y, nx - x)
      expect(Math.abs(Math.sin(turn))).toBeLessThan(0.02)
    }
  })

  it('flow into wider water when they end beside it', () => {
    const [course] = waterCourses(land('. . ~ .', '- - ~ .', '. . . ~'), 'stream')
    expect(places(course)).toMatch(/^A2 B2 C2$|^C2 B2 A2$/)
  })

  it('that are joined by another end on its line', () => {
    const forked = land('~ . . . ~', '. ~ . . ~', '. ~ . ~ .', '. . ~ ~ .', '. . ~ . .', '. . ~ . .')
    const courses = waterCourses(forked, 'river')
    expect(courses).toHaveLength(2)
    const [main, side] = courses
    if (!main || !side) throw new Error('two courses')
    const joint = side.hexes[side.hexes.length - 1] ?? side.hexes[0]
    const at = main.hexes.findIndex((hex) => joint && placeName(hex) === placeName(joint))
    const first = main.hexes.findIndex((hex) => placeName(hex) === placeName(side.hexes[0] ?? hex))
    const point = poseInside(main, 'river', Math.max(at, first)).at
    expect(stops(coursePaths(courses, 'river')[1] ?? '')).toContain(`${fine(point.x)} ${fine(point.y)}`)
  })

  it('two hexes wide take every hex, and cross the bridges of a road rather than follow it', () => {
    const map = drawn({
      rows: ['~ . . . . .', '~ ~ . . . .', '. ~ ~ b v .', '. . ~ b ~ .'],
      roads: ['D4 D3 E2 E1'],
    })
    const [course] = waterCourses(survey(map), 'river')
    const line = places(course).split(' ')
    expect(Math.abs(line.indexOf('D3') - line.indexOf('D4'))).not.toBe(1)
    expect(line.length).toBeGreaterThanOrEqual(9)
  })

  it('of a single hex cross it', () => {
    const [course] = waterCourses(land('. . .', '. . .', '. - .', '. . .', '. . .'), 'stream')
    expect([course?.enters, course?.leaves]).toEqual([3, 0])
  })

  it('of a single hex wind: a straight bar would not be read as water', () => {
    const courses = waterCourses(land('. . .', '. . .', '. - .', '. . .', '. . .'), 'stream')
    const [path = ''] = taperPaths(courses, 'stream', 8)
    const heights = new Set([...path.matchAll(/ (-?[\d.]+)/g)].map((found) => found[1]))
    expect(heights.size).toBeGreaterThan(4)
  })

  it('begin thin where they rise, and are broad where they leave the table', () => {
    const courses = waterCourses(land('. . . .', '. - - -', '. . . .'), 'stream')
    expect(courses[0]).toMatchObject({ leaves: null, dries: true })
    expect(taperPaths(courses, 'stream', 8)).toHaveLength(1)
    expect(taperPaths(waterCourses(land('. . .', '- - -', '. . .'), 'stream'), 'stream', 8)).toEqual([])
  })
})

describe('roads', () => {
  const roads = (rows: string[], ...lines: string[]) => roadCourses(survey(drawn({ rows, roads: lines })))
  const open = ['. . . . .', '. . . . .', '. . . . .', '. . . . .', '. . . . .']

  it('leave the table where they reach its edge', () => {
    const [road] = roads(open, 'A3 B3 C3 D3 E3')
    expect(places(road)).toBe('A3 B3 C3 D3 E3')
    expect([road?.enters, road?.leaves]).toEqual([3, 0])
  })

  it('end in the middle of the last hex elsewhere', () => {
    const [road] = roads(open, 'B3 C3 D3')
    expect([road?.enters, road?.leaves]).toEqual([null, null])
  })

  it('go straight on at a crossroads, and the third way starts there', () => {
    const found = roads(open, 'A3 B3 C3 D3 E3', 'C3 C4 B5')
    expect(found.map(places).sort()).toEqual(['A3 B3 C3 D3 E3', 'B5 C4 C3'].sort())
  })

  it('that form a ring are drawn all round', () => {
    const [ring] = roads(open, 'B2 C2 C3 C4 B4 A3 B2')
    expect(ring?.hexes).toHaveLength(7)
  })

  it('carry their bridges: the bridge lies on the road and runs its way', () => {
    const map = survey(drawn({ rows: ['. . ~ . .', '. . b . .', '. . ~ . .'], roads: ['A2 B2 C2 D2 E2'] }))
    const lines = { roads: roadCourses(map), rivers: waterCourses(map, 'river') }
    const [bridge] = passages(map, lines)
    const pose = poseInside(lines.roads[0] ?? { hexes: [], enters: null, leaves: null }, 'road', 2)
    expect(bridge?.at).toEqual(pose.at)
    expect(Math.abs(bridge?.turn ?? 90) % 180).toBe(0)
  })
})

describe('lakes and large rivers', () => {
  it('have one shore round all their hexes', () => {
    const { sheet } = shores(land('. . . . .', '. L L . .', '. L . . .', '. . . . .', '. . . . .'), ['lake'])
    expect(sheet.match(/M/g)).toHaveLength(1)
  })

  it('have an island for every dry hex inside', () => {
    const ring = land('. . . . .', '. L L . .', 'L . L . .', '. L L . .', '. . . . .')
    expect(shores(ring, ['lake']).sheet.match(/M/g)).toHaveLength(2)
  })

  it('have no bank where the table ends', () => {
    const river = land('. = .', '. = .', '. = .')
    const { banks } = shores(river, ['large-river'])
    const touched = banks.match(/-?[\d.]+ (-?[\d.]+)/g)?.map((point) => Number(point.split(' ')[1])) ?? []
    expect(Math.min(...touched)).toBeGreaterThanOrEqual(0)
    // Two banks, west and east, and nothing across.
    expect(banks.match(/M/g)).toHaveLength(2)
  })
})

it('every neighbour of a course is a neighbour on the map', () => {
  const courses = waterCourses(land('- . .', '- - .', '. . -'), 'stream')
  for (const { hexes } of courses)
    hexes.slice(1).forEach((to, index) => {
      const side = sideToward(hexes[index] ?? to, to)
      expect(side).not.toBeNull()
      expect(placeName(neighbour(hexes[index] ?? to, side ?? 0))).toBe(placeName(to))
    })
})
