// What this browser remembers of each game: the token that opens its seat, and the first commitment it was shown. Each
// game has a key of its own.
import { lessonIn } from './lessons'
import { SENT_PREFIX } from './sent'
import { readObject, write, type Shelf } from './shelf'
import { trialOf } from './trials'

export interface Remembered {
  /** What plays. */
  readonly token?: string
  /** What invites to a seat, and lets watch a private game. */
  readonly invitation?: string
  /** Commitments as they were first shown: dice are checked against these, not against what is said later. */
  readonly commitments?: readonly string[]
}

const PREFIX = 'etendard.game.'

/** What was remembered; words that are not ours are passed over. */
export function recall(shelf: Shelf, game: string): Remembered {
  const { token, invitation, commitments } = readObject(shelf, PREFIX + game)
  return {
    ...(typeof token === 'string' && { token }),
    ...(typeof invitation === 'string' && { invitation }),
    ...(isTexts(commitments) && { commitments }),
  }
}

const isTexts = (kept: unknown): kept is string[] => Array.isArray(kept) && kept.every((one) => typeof one === 'string')

export function remember(shelf: Shelf, game: string, more: Remembered): void {
  // On a full shelf the game goes on; it will only not be found again after the page is closed.
  write(shelf, PREFIX + game, JSON.stringify({ ...recall(shelf, game), ...more }))
}

/** Keeps the commitments shown so far; those already known stay as they were first seen. */
export function rememberCommitments(shelf: Shelf, game: string, shown: readonly string[]): void {
  const known = recall(shelf, game).commitments ?? []
  if (shown.length > known.length) remember(shelf, game, { commitments: [...known, ...shown.slice(known.length)] })
}

/** The ids of the games whose seat this browser holds; lessons are the school's, trials the workshop's. */
export function keptGames(shelf: Shelf): string[] {
  const keys = Array.from({ length: shelf.length }, (_, index) => shelf.key(index) ?? '')
  const games = keys.filter((key) => key.startsWith(PREFIX)).map((key) => key.slice(PREFIX.length))
  const isOwn = (game: string) => lessonIn(game, shelf) === null && trialOf(game, shelf) === null
  return games.filter((game) => recall(shelf, game).token !== undefined && isOwn(game))
}

/** Lets go of a seat: the game goes on without this browser. */
export function forgetGame(shelf: Shelf, game: string): void {
  shelf.removeItem(PREFIX + game)
  shelf.removeItem(SENT_PREFIX + game)
  shelf.removeItem(`etendard.seen.${game}`)
}
