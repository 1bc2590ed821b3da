import { describe, expect, it } from 'vitest'
import {
  bend,
  centre,
  columnName,
  corner,
  distance,
  hexPath,
  neighbour,
  opposite,
  placeName,
  RADIUS,
  SIDES,
  sideMiddle,
  sideToward,
  spotAt,
  spotOf,
  WIDTH,
} from '../src/board/geometry'

describe('names of hexes', () => {
  it('go from A to Z and on to AA', () => {
    expect([1, 26, 27, 52, 53].map(columnName)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA'])
  })

  it('are read as they are written', () => {
    for (const place of ['A1', 'M12', 'AA7']) expect(placeName(spotOf(place))).toBe(place)
  })

  it('that are none are refused with what was expected', () => {
    expect(() => spotOf('4C')).toThrow('letters and a number were expected')
    expect(() => spotOf('C0')).toThrow('C0')
  })
})

describe('neighbours', () => {
  it('of an odd row lie half a hex to the east', () => {
    const around = (place: string) => SIDES.map((side) => placeName(neighbour(spotOf(place), side)))
    expect(around('C3')).toEqual(['D3', 'D2', 'C2', 'B3', 'C4', 'D4'])
    expect(around('C4')).toEqual(['D4', 'C3', 'B3', 'B4', 'B5', 'C5'])
  })

  it('are one hex away, and the way back is the opposite side', () => {
    for (const place of ['C3', 'C4', 'A1'])
      for (const side of SIDES) {
        const [here, there] = [spotOf(place), neighbour(spotOf(place), side)]
        expect(distance(here, there)).toBe(1)
        expect(sideToward(there, here)).toBe(opposite(side))
      }
  })

  it('share the middle of their side', () => {
    for (const side of SIDES) {
      const here = sideMiddle(spotOf('C4'), side)
      const there = sideMiddle(neighbour(spotOf('C4'), side), opposite(side))
      expect(Math.hypot(here.x - there.x, here.y - there.y)).toBeLessThan(1e-6)
    }
  })
})

describe('distances and bends', () => {
  it('count hexes', () => {
    expect(distance(spotOf('A1'), spotOf('M1'))).toBe(12)
    expect(distance(spotOf('G6'), spotOf('G4'))).toBe(2)
    expect(distance(spotOf('A1'), spotOf('A12'))).toBe(11)
  })

  it('a path that goes straight through does not bend', () => {
    expect([bend(0, 3), bend(0, 2), bend(0, 1), bend(5, 1)]).toEqual([0, 1, 2, 1])
  })
})

describe('shapes', () => {
  it('a hex is twice its radius high and its width wide', () => {
    expect(hexPath({ x: 0, y: 0 })).toBe('M0 -60L52 -30V30L0 60L-52 30V-30z')
    expect(WIDTH).toBeCloseTo(RADIUS * 1.732, 1)
  })

  it('the corner after the east side points up and right', () => {
    const { x, y } = corner({ x: 0, y: 0 }, 0)
    expect([Math.round(x), Math.round(y)]).toEqual([52, -30])
  })

  it('the hex under a point is the one whose middle is nearest', () => {
    for (const place of ['A1', 'C3', 'C4', 'M12']) {
      const { x, y } = centre(spotOf(place))
      for (const [dx, dy] of [
        [0, 0],
        [45, 5],
        [-45, -5],
        [5, 54],
        [-20, -40],
      ] as const)
        expect(placeName(spotAt({ x: x + dx, y: y + dy }))).toBe(place)
    }
  })
})
