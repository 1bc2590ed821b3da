// Luck so far: what was lost in exchanges against what could be expected.
import type { CampWire, ExchangeView } from '../../wire'

export interface Luck {
  readonly camp: CampWire
  readonly lost: number
  readonly expected: number
}

/** The losses of each side in the exchanges that were over at an entry, the north first. */
export function luckUntil(exchanges: readonly ExchangeView[], entry: number): Luck[] {
  const over = exchanges.filter(({ until }) => until <= entry)
  return (['north', 'south'] as const).map((camp) => ({
    camp,
    lost: over.reduce((sum, { lost }) => sum + lost[camp], 0),
    expected: over.reduce((sum, { expected }) => sum + expected[camp], 0) / 100,
  }))
}
