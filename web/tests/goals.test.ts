import { expect, it } from 'vitest'
import { heldBy } from '../src/table/goals'
import { table, unit } from './fakeTable'

function position(...units: ReturnType<typeof unit>[]) {
  const { position } = table({ units })
  const south = { ...position.armies.south, objectives: ['D4', 'H4', 'J4'], objectives_needed: 3 }
  return { ...position, armies: { ...position.armies, south } }
}

it('an objective is held by whoever wants it and stands on it', () => {
  const now = position(unit('a', 'south', 'H4'), unit('b', 'north', 'D4'), unit('c', 'south', 'J5'))
  expect(heldBy(now, 'south')).toEqual(['H4'])
  expect(heldBy(now, 'north')).toEqual([])
})

it('a detachment holds no objective', () => {
  expect(heldBy(position({ ...unit('a', 'south', 'H4'), traits: ['detachment'] }), 'south')).toEqual([])
})
