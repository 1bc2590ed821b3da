// Where a reader stands in a lesson, kept with its game.
import { browserShelf, write } from './shelf'

const key = (game: string) => `etendard.step.${game}`

export function keptStep(game: string): number {
  const kept = Number(browserShelf().getItem(key(game)) ?? 0)
  return Number.isInteger(kept) && kept > 0 ? kept : 0
}

/** Where nothing can be kept, the lesson begins anew next time. */
export function keepStep(game: string, step: number): void {
  write(browserShelf(), key(game), String(step))
}
