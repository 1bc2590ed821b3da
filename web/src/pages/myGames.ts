// Which of the games this browser has a seat in come first (shelf/seats.ts keeps them).
import type { CampWire, Progress, TableView } from '../wire'

/** What is to be done in a game, in the order it is shown. */
export type Turn = 'mine' | 'theirs' | 'waiting' | 'stopped' | 'over'
const ORDER: readonly Turn[] = ['mine', 'theirs', 'waiting', 'stopped', 'over']

export function turnOf(table: Pick<TableView, 'progress' | 'ask' | 'you'>): Turn {
  const stopped: Partial<Record<Progress, Turn>> = {
    waiting: 'waiting',
    paused: 'stopped',
    frozen: 'stopped',
    outdated: 'stopped',
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
