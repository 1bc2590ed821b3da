// Games that try out a battle being made: whoever plays one finds the way back to it, and none stands among his games.
import { browserShelf, write, type Shelf } from './shelf'

const PREFIX = 'etendard.trial.'

/** Keeps which draft a game tries out; gives back the game that did so before. */
export function keepTrial(game: string, draft: string, shelf: Shelf = browserShelf()): string | null {
  const keys = Array.from({ length: shelf.length }, (_, index) => shelf.key(index) ?? '')
  const before = keys.find((key) => key.startsWith(PREFIX) && shelf.getItem(key) === draft) ?? null
  if (before !== null) shelf.removeItem(before)
  write(shelf, PREFIX + game, draft)
  return before && before.slice(PREFIX.length)
}

/** The draft a game tries out, if it does. */
export const trialOf = (game: string, shelf: Shelf = browserShelf()): string | null => shelf.getItem(PREFIX + game)
