import { describe, expect, it } from 'vitest'
import { placeName, spotOf } from '../src/board/geometry'
import { sideOfKey, steer, type Steering } from '../src/board/steering'

const onTable = ({ column, row }: { column: number; row: number }) => column >= 1 && column <= 5 && row >= 1 && row <= 5

function walk(from: string, ...keys: string[]): string[] {
  let steering: Steering = { spot: spotOf(from), lean: 'east' }
  return keys.map((key) => {
    const side = sideOfKey(key, key, steering.lean)
    if (side !== null) steering = steer(steering, side, onTable)
    return placeName(steering.spot)
  })
}

describe('steering', () => {
  it('has six directions on the numeric pad', () => {
    const ends = ['Numpad6', 'Numpad9', 'Numpad7', 'Numpad4', 'Numpad1', 'Numpad3'].map((key) => walk('C3', key)[0])
    expect(ends).toEqual(['D3', 'D2', 'C2', 'B3', 'C4', 'D4'])
  })

  it('runs straight up and down with the arrows', () => {
    expect(walk('C5', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp')).toEqual(['D4', 'C3', 'D2', 'C1'])
  })

  it('stays at the edge, but slides along it rather than stick', () => {
    expect(walk('E3', 'ArrowRight')).toEqual(['E3'])
    expect(walk('E3', 'ArrowUp')).toEqual(['E2'])
    expect(walk('C1', 'ArrowUp')).toEqual(['C1'])
  })

  it('leaves other keys alone', () => {
    expect(sideOfKey('KeyN', 'n', 'east')).toBeNull()
    expect(sideOfKey('Numpad5', '5', 'east')).toBeNull()
  })
})
