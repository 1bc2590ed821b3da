// The readings this browser's owner plays by, book by book: house rules every new game of his opens with.
import { browserShelf, readObject, write } from './shelf'

const KEY = 'etendard.rules'

/** The house rules of new games of a book. */
export function ourRules(book: string): readonly string[] {
  const kept = readObject(browserShelf(), KEY)[book]
  return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : []
}

/** From now on with this rule, or without it; a game under way keeps its own. */
export function playBy(book: string, rule: string, on: boolean): void {
  const others = ourRules(book).filter((one) => one !== rule)
  const all = { ...readObject(browserShelf(), KEY), [book]: on ? [...others, rule] : others }
  write(browserShelf(), KEY, JSON.stringify(all))
}
