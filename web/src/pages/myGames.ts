// The games this browser has a seat in. Each is kept under a key of its own (net/tokens.ts); here they are listed.
import type { CampWire, Progress, TableView } from '../wire'

const PREFIX = 'etendard.game.'

/** As much of the browser's storage as is needed to list it. */
export interface Drawers {
  readonly length: number
  key(index: number): string | null
  getItem(key: string): string | null
  removeItem(key: string): void
}

/** The ids of the games whose seat this browser holds. */
export function keptGames(drawers: Drawers): string[] {
  const keys = Array.from({ length: drawers.length }, (_, index) => drawers.key(index) ?? '')
  return keys
    .filter((key) => key.startsWith(PREFIX) && holdsToken(drawers.getItem(key)))
    .map((key) => key.slice(PREFIX.length))
}

function holdsToken(text: string | null): boolean {
  try {
    const kept: unknown = JSON.parse(text ?? '{}')
    return typeof kept === 'object' && kept !== null && 'token' in kept && typeof kept.token === 'string'
  } catch {
    return false
  }
}

/** Lets go of a seat: the game goes on without this browser. */
export function forgetGame(drawers: Drawers, game: string): void {
  drawers.removeItem(PREFIX + game)
}

/** What is to be done in a game, in the order it is shown. */
export type Turn = 'mine' | 'theirs' | 'waiting' | 'stopped' | 'over'
const ORDER: readonly Turn[] = ['mine', 'theirs', 'waiting', 'stopped', 'over']

export function turnOf(table: Pick<TableView, 'progress' | 'ask' | 'you'>): Turn {
  const stopped: Partial<Record<Progress, Turn>> = {
    waiting: 'waiting',
    paused: 'stopped',
    frozen: 'stopped',
    over: 'over',
  }
  const asked: CampWire | null = table.ask.camp
  return stopped[table.progress] ?? (asked !== null && table.you[asked] ? 'mine' : 'theirs')
}

/** Games where something is to be done first; the order they came in else. */
export function byUrgency<T extends { readonly table: Pick<TableView, 'progress' | 'ask' | 'you'> }>(
  games: readonly T[],
): T[] {
  return [...games].sort((a, b) => ORDER.indexOf(turnOf(a.table)) - ORDER.indexOf(turnOf(b.table)))
}
