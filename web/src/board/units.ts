// Measures of a block: where its pips and flag go, which badge it wears, how much of it is drawn at a given size.
import type { Rank, Weight } from './pieces'

/** Shape, colour and strokes all say the weight. */
export const WEIGHT_BADGE: Record<Weight, string> = {
  'very-light': 'wt-1',
  light: 'wt-2',
  medium: 'wt-3',
  heavy: 'wt-4',
  'very-heavy': 'wt-5',
}

export const FLAG: Record<Rank, string> = {
  'general-in-chief': 'flag-chief',
  'sub-general': 'flag-sub',
  'superior-officer': 'flag-superior',
}

/** Where a flag rises above a block: high enough to be seen, low enough to leave the pips of the row behind it alone. */
export const FLAG_AT = { x: 18, y: -57 } as const

/** All of it; silhouette and strength; a plain block in its side's colours. */
export type Detail = 'full' | 'mini' | 'plain'

/** Hex widths in pixels below which detail would be noise. */
const MINI_BELOW = 40
const PLAIN_BELOW = 22

export function detailAt(hexPixels: number): Detail {
  if (hexPixels >= MINI_BELOW) return 'full'
  return hexPixels >= PLAIN_BELOW ? 'mini' : 'plain'
}

export interface Pip {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly lost: boolean
}

/** One pip per element in the band at the foot, filled while it is left, hollow when lost. */
export function bandPips(left: number, full: number): Pip[] {
  const [width, gap] = full > 4 ? [8, 3.4] : [9.4, 4]
  const start = -(full * width + (full - 1) * gap) / 2
  return Array.from({ length: full }, (_, index) => ({
    x: Math.round((start + index * (width + gap) + 0.65) * 10) / 10,
    y: 20.2,
    width: width - 1.3,
    height: 9.1,
    lost: index >= left,
  }))
}
