// A browser's shelf for tests: what is kept can be seen, and it may be full.
import type { Shelf } from '../src/shelf/shelf'

export interface FakeShelf extends Shelf {
  readonly kept: Record<string, string>
  full: boolean
}

export function shelfOf(kept: Record<string, string> = {}): FakeShelf {
  return {
    kept,
    full: false,
    get length() {
      return Object.keys(kept).length
    },
    key: (index) => Object.keys(kept)[index] ?? null,
    getItem: (key) => kept[key] ?? null,
    setItem(key, value) {
      if (this.full) throw new Error('no room left')
      kept[key] = value
    },
    removeItem: (key) => void Reflect.deleteProperty(kept, key),
  }
}
