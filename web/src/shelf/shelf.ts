// The shelf: what this browser keeps of us. Nothing but this file knows that it is the browser's storage, which may be
// closed to us, full, or hold words that are not ours: then nothing is kept, and nothing breaks.

/** As much of the browser's storage as is needed. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

const EMPTY: Shelf = {
  length: 0,
  key: () => null,
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
}

/** The shelf of this browser; a private window may have none. */
export function browserShelf(): Shelf {
  try {
    localStorage.getItem('etendard')
    return localStorage
  } catch {
    return EMPTY
  }
}

/** What is written under a key, as far as it is an object; anything else is as if nothing were there. */
export function readObject(shelf: Shelf, key: string): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(shelf.getItem(key) ?? '{}')
    return typeof kept === 'object' && kept !== null ? { ...kept } : {}
  } catch {
    return {}
  }
}

/** Writes something down; says whether there was room for it. */
export function write(shelf: Shelf, key: string, text: string): boolean {
  try {
    shelf.setItem(key, text)
    return true
  } catch {
    return false
  }
}
