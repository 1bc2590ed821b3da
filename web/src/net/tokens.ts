// What this browser remembers of each game: the token that opens its seat, and the first commitment it was shown.

/** As much of the browser's storage as is needed. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export interface Remembered {
  /** What plays. */
  readonly token?: string
  /** What invites to the other seat. */
  readonly invitation?: string
  /** Commitments as they were first shown: dice are checked against these, not against what is said later. */
  readonly commitments?: readonly string[]
}

const keyOf = (game: string) => `etendard.game.${game}`

/** A private window may have no storage: then nothing is remembered, and nothing breaks. */
export function browserShelf(): Shelf {
  try {
    localStorage.getItem('etendard')
    return localStorage
  } catch {
    return { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }
  }
}

export function recall(shelf: Shelf, game: string): Remembered {
  try {
    const kept: unknown = JSON.parse(shelf.getItem(keyOf(game)) ?? '{}')
    return typeof kept === 'object' && kept !== null ? kept : {}
  } catch {
    return {}
  }
}

export function remember(shelf: Shelf, game: string, more: Remembered): void {
  try {
    shelf.setItem(keyOf(game), JSON.stringify({ ...recall(shelf, game), ...more }))
  } catch {
    // A full shelf: the game goes on, it will only not be found again after the page is closed.
  }
}

/** Keeps the commitments shown so far; those already known stay as they were first seen. */
export function rememberCommitments(shelf: Shelf, game: string, shown: readonly string[]): void {
  const known = recall(shelf, game).commitments ?? []
  if (shown.length > known.length) remember(shelf, game, { commitments: [...known, ...shown.slice(known.length)] })
}
