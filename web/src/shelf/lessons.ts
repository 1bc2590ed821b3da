// What this browser keeps of the school: which lessons were done, and the game of each that is under way.
import { browserShelf, readObject, write, type Shelf } from './shelf'

export interface KeptLesson {
  readonly done: boolean
  /** The game it is played in, if one was begun. */
  readonly game: string | null
  /** Is it played without help? */
  readonly unaided: boolean
}

const KEY = 'etendard.lessons'
const NOTHING: KeptLesson = { done: false, game: null, unaided: false }

function read(kept: unknown): KeptLesson {
  if (typeof kept !== 'object' || kept === null) return NOTHING
  const { done, game, unaided } = kept as Record<string, unknown>
  return { done: done === true, game: typeof game === 'string' ? game : null, unaided: unaided === true }
}

/** What is kept of a lesson. */
export function keptLesson(id: string): KeptLesson {
  return read(readObject(browserShelf(), KEY)[id])
}

/** On a full shelf the lesson goes on; it will only not be ticked. */
export function keepLesson(id: string, more: Partial<KeptLesson>): void {
  const all = readObject(browserShelf(), KEY)
  write(browserShelf(), KEY, JSON.stringify({ ...all, [id]: { ...read(all[id]), ...more } }))
}

/** The lesson a game teaches; nothing for any other game. */
export function lessonIn(game: string, shelf: Shelf = browserShelf()): (KeptLesson & { readonly id: string }) | null {
  const found = Object.entries(readObject(shelf, KEY)).find(([, kept]) => read(kept).game === game)
  return found ? { id: found[0], ...read(found[1]) } : null
}
