// Two hexes and the line between them, as the board draws it.
import type { Marks } from '../../board/states'
import type { SightView } from '../../wire'

export interface Looked {
  readonly from: string | null
  readonly to: string | null
}

export const NOTHING_LOOKED: Looked = { from: null, to: null }

/** First whence, then whither; the next hex begins anew. Picking the first again lets it go. */
export function picked({ from, to }: Looked, place: string): Looked {
  if (from === null || to !== null) return { from: place, to: null }
  return from === place ? NOTHING_LOOKED : { from, to: place }
}

export function sightMarks({ from, to }: Looked, sight: SightView | null): Marks {
  const chosen = [from, to].filter((place) => place !== null)
  if (!sight) return { choices: chosen }
  const mask = sight.masks[0]
  return {
    choices: chosen,
    shadows: sight.open ? [] : [sight.to],
    sights: [{ from: sight.from, to: sight.to, ...(sight.open || mask === undefined ? {} : { maskedBy: mask }) }],
  }
}
