import { expect, it } from 'vitest'
import { centre, spotOf } from '../src/board/geometry'
import { millisecondsOf, slideTime, walkOf } from '../src/board/slide'

it('a piece takes its time by the hex, but never long, and none where motion is unwanted', () => {
  const at = (place: string) => centre(spotOf(place))
  expect(slideTime(at('A1'), at('B1'), 260)).toBeCloseTo(260)
  expect(slideTime(at('A1'), at('M1'), 260)).toBe(800)
  expect(slideTime(at('A1'), at('M1'), 0)).toBe(0)
})

it('a time is read as it was written and as a minifier writes it', () => {
  expect(['260ms', '.26s', '0s', ' 1.5s ', ''].map(millisecondsOf)).toEqual([260, 260, 0, 1500, 0])
})

it('a walk passes every hex at its time', () => {
  const at = (place: string) => centre(spotOf(place))
  const walk = walkOf(['A1', 'B1', 'D1'].map(at))
  expect(walk.map(({ offset }) => Math.round(offset * 100))).toEqual([0, 33, 100])
})
