// The rulebooks as texts: each book in each language is a file of its own, fetched when somebody reads it.
import type { Language } from '../../words/words'
import { bookText, type BookText } from './text'

const SOURCES = import.meta.glob<string>('../../../../rulebooks/*/reading.*.md', { query: '?raw', import: 'default' })
const kept = new Map<string, Promise<BookText>>()

/** Fetched and read once; what failed is asked for again. */
export function readBook(book: string, language: Language): Promise<BookText> {
  const path = `../../../../rulebooks/${book}/reading.${language}.md`
  const known = kept.get(path)
  if (known) return known
  const source = SOURCES[path]
  const asked = source ? source().then(bookText) : Promise.reject(new Error(path))
  kept.set(path, asked)
  asked.catch(() => kept.delete(path))
  return asked
}
