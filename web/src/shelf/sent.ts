// What this browser was shown, sent and saw of each game, kept before anything leaves it: what the host says later is held
// against this.
import { readObject, write, type Shelf } from './shelf'

export const SENT_PREFIX = 'etendard.sent.'

/** What is kept of a game, as far as it is an object; nothing is known of its parts. */
export function readSent(shelf: Shelf, game: string): Readonly<Record<string, unknown>> {
  return readObject(shelf, SENT_PREFIX + game)
}

/** Keeps it; where there is no room, games that are over make some. Says whether it was kept. */
export function keepSent(shelf: Shelf, game: string, text: string): boolean {
  if (write(shelf, SENT_PREFIX + game, text)) return true
  for (const key of overKeys(shelf, SENT_PREFIX + game)) {
    shelf.removeItem(key)
    if (write(shelf, SENT_PREFIX + game, text)) return true
  }
  return false
}

function overKeys(shelf: Shelf, own: string): string[] {
  const keys = Array.from({ length: shelf.length }, (_, index) => shelf.key(index) ?? '')
  const isOver = (key: string) => {
    const { seen } = readObject(shelf, key)
    return typeof seen === 'object' && seen !== null && 'over' in seen && seen.over === true
  }
  return keys.filter((key) => key.startsWith(SENT_PREFIX) && key !== own && isOver(key))
}
