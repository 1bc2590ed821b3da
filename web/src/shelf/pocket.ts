// What was last set at the real table: the book, the tab, and for each book what stood in every tab.
import { browserShelf, readObject, write } from './shelf'

const KEY = 'etendard.pocket'

export interface KeptPocket {
  readonly book: unknown
  readonly tab: unknown
  /** By book, then by tab. */
  readonly books: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

const isObject = (one: unknown): one is Record<string, unknown> => typeof one === 'object' && one !== null

export function keptPocket(): KeptPocket {
  const { book, tab, books } = readObject(browserShelf(), KEY)
  const kept = isObject(books) ? Object.entries(books).filter(([, tabs]) => isObject(tabs)) : []
  return { book, tab, books: Object.fromEntries(kept) as KeptPocket['books'] }
}

/** On a full shelf all goes on; next time it begins anew. */
export function keepPocket(changed: Pick<Partial<KeptPocket>, 'book' | 'tab'>): void {
  write(browserShelf(), KEY, JSON.stringify({ ...keptPocket(), ...changed }))
}

/** What stands in a tab of a book. */
export function keepTab(book: string, tab: string, what: unknown): void {
  const kept = keptPocket()
  const books = { ...kept.books, [book]: { ...kept.books[book], [tab]: what } }
  write(browserShelf(), KEY, JSON.stringify({ ...kept, books }))
}
