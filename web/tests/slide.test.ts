import { expect, it } from 'vitest'
import { centre, spotOf } from '../src/board/geometry'
import { slideTime } from '../src/board/slide'

it('a piece takes its time by the hex, but never long, and none where motion is unwanted', () => {
  const at = (place: string) => centre(spotOf(place))
  expect(slideTime(at('A1'), at('B1'), 260)).toBeCloseTo(260)
  expect(slideTime(at('A1'), at('M1'), 260)).toBe(800)
  expect(slideTime(at('A1'), at('M1'), 0)).toBe(0)
})
