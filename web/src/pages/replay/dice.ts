// The dice so far: how often each face fell, and how often it was to be expected. A test compares the dice with rulebooks/.
import type { BookKey } from '../library'
import type { Moment } from './moments'

/** The six faces of each book's die. */
export const DICE: Record<BookKey, readonly string[]> = {
  thucidide: ['green', 'blue', 'red', 'flag', 'letter', 'advantage'],
  panache: ['hit', 'hit', 'melee-hit', 'ducat', 'flag', 'flag'],
  frederic: ['infantry', 'cavalry', 'artillery', 'flag', 'flag', 'advantage'],
  jomini: ['infantry', 'cavalry', 'artillery', 'flag', 'letter', 'advantage'],
}

export interface FaceCount {
  readonly face: string
  readonly fell: number
  /** On average, with fair dice. */
  readonly expected: number
}

/** Every face of the die, over all moments up to one. */
export function diceUntil(
  moments: readonly Moment[],
  at: number,
  book: string,
): { thrown: number; faces: FaceCount[] } {
  const die = DICE[book as BookKey] ?? []
  const fallen = moments.slice(0, at + 1).flatMap(({ throws }) => throws.flatMap(({ faces }) => faces))
  const count = (faces: readonly string[], face: string) => faces.filter((one) => one === face).length
  const faces = [...new Set(die)].map((face) => ({
    face,
    fell: count(fallen, face),
    expected: (fallen.length * count(die, face)) / die.length,
  }))
  return { thrown: fallen.length, faces }
}
