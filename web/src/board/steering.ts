// Six directions on a keyboard: the numeric pad has them all; arrows up and down keep to the side last gone to.
import { neighbour, type Side, type Spot } from './geometry'

/** Where the focus stands and to which side it last leant. */
export interface Steering {
  readonly spot: Spot
  readonly lean: 'east' | 'west'
}

const PAD: Record<string, Side> = {
  Numpad6: 0,
  Numpad9: 1,
  Numpad7: 2,
  Numpad4: 3,
  Numpad1: 4,
  Numpad3: 5,
}

/** The side a key steers to; none if it is no steering key. `code` is the key's place, `key` what it writes. */
export function sideOfKey(code: string, key: string, lean: Steering['lean']): Side | null {
  const east = lean === 'east'
  switch (key) {
    case 'ArrowRight':
      return 0
    case 'ArrowLeft':
      return 3
    case 'ArrowUp':
      return east ? 1 : 2
    case 'ArrowDown':
      return east ? 5 : 4
    default:
      return PAD[code] ?? null
  }
}

/** One step; at the edge the focus stays, but up and down slide along it rather than stick. */
export function steer(from: Steering, side: Side, has: (spot: Spot) => boolean): Steering {
  const other: Partial<Record<Side, Side>> = { 1: 2, 2: 1, 4: 5, 5: 4 }
  for (const way of [side, other[side]]) {
    if (way === undefined) continue
    const spot = neighbour(from.spot, way)
    if (has(spot)) return { spot, lean: leanAfter(from, way, spot) }
  }
  return from
}

/** Up and down sway from side to side, so that a walk up the map runs straight north. */
function leanAfter(from: Steering, way: Side, spot: Spot): Steering['lean'] {
  if (way === 0) return 'east'
  if (way === 3) return 'west'
  return spot.row === from.spot.row ? from.lean : from.lean === 'east' ? 'west' : 'east'
}
