// What this browser keeps of the shelf of its server: the tokens of the battles it published, which it holds dear, and the
// word it is known by there.
import { readObject, write, type Shelf } from './shelf'

const MINE = 'etendard.shelf.mine'
const DEAR = 'etendard.shelf.dear'
const WORD = 'etendard.shelf.word'

/** A battle that was published from here. */
export interface OwnPublished {
  /** What takes it back and renews it. */
  readonly token: string
  /** The draft it was published from. */
  readonly draft: string | null
}

/** The battles published from here, by their ids on the shelf. */
export function published(shelf: Shelf): ReadonlyMap<string, OwnPublished> {
  const found = new Map<string, OwnPublished>()
  for (const [id, kept] of Object.entries(readObject(shelf, MINE))) {
    const { token, draft } = (kept ?? {}) as { token?: unknown; draft?: unknown }
    if (typeof token === 'string') found.set(id, { token, draft: typeof draft === 'string' ? draft : null })
  }
  return found
}

/** Keeps the token of a battle; says whether there was room for it. */
export function keepPublished(shelf: Shelf, id: string, own: OwnPublished): boolean {
  return write(shelf, MINE, JSON.stringify({ ...readObject(shelf, MINE), [id]: own }))
}

export function forgetPublished(shelf: Shelf, id: string): void {
  const rest = Object.entries(readObject(shelf, MINE)).filter(([key]) => key !== id)
  write(shelf, MINE, JSON.stringify(Object.fromEntries(rest)))
}

export const isDear = (shelf: Shelf, id: string): boolean => readObject(shelf, DEAR)[id] === true

export function keepDear(shelf: Shelf, id: string, yes: boolean): void {
  const rest = Object.entries(readObject(shelf, DEAR)).filter(([key]) => key !== id)
  write(shelf, DEAR, JSON.stringify({ ...Object.fromEntries(rest), ...(yes ? { [id]: true } : {}) }))
}

/** The word this browser is known by on the shelf: by chance, and always the same. */
export function browserWord(shelf: Shelf): string {
  const known = shelf.getItem(WORD) ?? ''
  if (/^[0-9a-f]{64}$/.test(known)) return known
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  const word = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  write(shelf, WORD, word)
  return word
}
