// What the shelf kept of the real table, as far as it still means something: another version of the page, or another hand,
// may have written it.
import type { DuelRequest, WeaponWire } from '../../wire'
import type { BookKey } from '../library'
import { firstDuel, type Troops } from '../odds/choices'
import { NOTHING_LOOKED, type Looked } from '../sight/looking'
import { firstSketch, type Sketch } from './sketch'

export const TABS = ['odds', 'sight', 'retreat'] as const
export type Tab = (typeof TABS)[number]

/** What was looked at last. */
export interface SightKept {
  readonly battle: string | null
  readonly looked: Looked
  readonly weapon: WeaponWire | null
}
const NOTHING_SEEN: SightKept = { battle: null, looked: NOTHING_LOOKED, weapon: null }

/** Is this built like that? What is missing is as it was at first; lists are compared with what stands first in them. */
export function isLike(kept: unknown, model: unknown): boolean {
  if (model === null) return typeof kept !== 'object' || kept === null
  if (kept === null) return false
  if (typeof kept !== typeof model) return false
  if (Array.isArray(model))
    return Array.isArray(kept) && kept.every((one) => model.length === 0 || isLike(one, model[0]))
  if (typeof model !== 'object') return true
  return Object.entries(model).every(([key, value]) => {
    const own = (kept as Record<string, unknown>)[key]
    return own === undefined || isLike(own, value)
  })
}

export function duelFrom(kept: unknown, book: BookKey, troops: Troops): DuelRequest {
  const first = firstDuel(book, troops)
  if (!isLike(kept, first)) return first
  const duel = { ...first, ...(kept as DuelRequest) }
  const knows = (troop: string) => troops[book].some((one) => one.key === troop)
  return duel.book === book && knows(duel.attacker.troop) && knows(duel.target.troop) ? duel : first
}

export function sightFrom(kept: unknown): SightKept {
  return isLike(kept, NOTHING_SEEN) && kept !== null ? { ...NOTHING_SEEN, ...(kept as SightKept) } : NOTHING_SEEN
}

export function sketchFrom(kept: unknown, book: BookKey, troops: Troops): Sketch {
  const first = firstSketch(troops[book])
  const model = { ...first, others: [{ ...first.unit, side: '' }], path: [''], options: [''] }
  if (kept === null || !isLike(kept, model)) return first
  const sketch = { ...first, ...(kept as Sketch) }
  const knows = (troop: string) => troops[book].some((one) => one.key === troop)
  return [sketch.unit, ...sketch.others].every((piece) => knows(piece.troop)) ? sketch : first
}
