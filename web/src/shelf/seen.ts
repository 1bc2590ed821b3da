// The last thing a reader has seen of each game, so that whoever comes back begins with what he missed.
import { browserShelf, write } from './shelf'

const key = (game: string) => `etendard.seen.${game}`

/** The number of the last entry seen; 0 where nothing was. */
export function keptSeen(game: string): number {
  const kept = Number(browserShelf().getItem(key(game)) ?? 0)
  return Number.isInteger(kept) && kept > 0 ? kept : 0
}

export function keepSeen(game: string, entry: number): void {
  if (entry > keptSeen(game)) write(browserShelf(), key(game), String(entry))
}
