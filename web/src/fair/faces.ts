// What the six sides of each book's die show, as they are printed (rulebooks/<book>/dice.toml): what was proved is a place
// on the die, what is seen is a face.
import type { FaceWire } from '../wire'

export const FACES: Readonly<Record<string, readonly FaceWire[]>> = {
  frederic: ['infantry', 'cavalry', 'artillery', 'flag', 'flag', 'advantage'],
  panache: ['hit', 'hit', 'melee-hit', 'ducat', 'flag', 'flag'],
  jomini: ['infantry', 'cavalry', 'artillery', 'flag', 'letter', 'advantage'],
  thucidide: ['green', 'blue', 'red', 'flag', 'letter', 'advantage'],
}
