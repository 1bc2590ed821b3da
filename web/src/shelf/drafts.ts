// The battles somebody makes here, kept in this browser: one row each, written over only by whoever has read it as it stands.
// Of two windows that change the same one, the second is told so.
import { browserShelf, write, type Shelf } from './shelf'

/** A battle being made. */
export interface KeptDraft {
  readonly id: string
  /** One more each time it is kept. */
  readonly turn: number
  /** When, in milliseconds. */
  readonly at: number
  readonly draft: unknown
  /** The file it came from: what it says besides stays in the file it becomes. */
  readonly text: string | null
}

const NAME = 'etendard-workshop'
const ROWS = 'drafts'
const LATE = 'etendard.workshop.late.'

export type Outcome = { readonly kept: KeptDraft } | { readonly other: KeptDraft | null }

export class Drafts {
  readonly #factory: IDBFactory
  #database: Promise<IDBDatabase> | null = null
  readonly #told = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(NAME)
  readonly #shelf: Shelf

  constructor(factory: IDBFactory = indexedDB, shelf: Shelf = browserShelf()) {
    this.#shelf = shelf
    this.#factory = factory
    this.#open().catch(() => undefined)
  }

  /** The connection, a new one where it was closed or could not be had. */
  #open(): Promise<IDBDatabase> {
    const known = this.#database
    if (known) return known
    const asked = opened(this.#factory, () => this.#drop(asked))
    this.#database = asked
    asked.catch(() => this.#drop(asked))
    return asked
  }

  #drop(asked: Promise<IDBDatabase>): void {
    if (this.#database === asked) this.#database = null
  }

  async #transaction(mode: IDBTransactionMode): Promise<IDBTransaction> {
    const asked = this.#open()
    try {
      return (await asked).transaction(ROWS, mode)
    } catch (error) {
      if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error
      this.#drop(asked)
      return (await this.#open()).transaction(ROWS, mode)
    }
  }

  /** All of them, the one changed last first. */
  async all(): Promise<KeptDraft[]> {
    const rows = await answered((await this.#reading()).getAll() as IDBRequest<KeptDraft[]>)
    return rows.map((row) => this.#caughtUp(row)).sort((a, b) => b.at - a.at)
  }

  async load(id: string): Promise<KeptDraft | null> {
    const row = await answered((await this.#reading()).get(id) as IDBRequest<KeptDraft | undefined>)
    return row ? this.#caughtUp(row) : null
  }

  /** Keeps it, if nobody else has kept it since this turn; else says what stands there now. */
  async keep(row: KeptDraft): Promise<Outcome> {
    const writing = await this.#transaction('readwrite')
    const rows = writing.objectStore(ROWS)
    const known = await answered(rows.get(row.id) as IDBRequest<KeptDraft | undefined>)
    if ((known?.turn ?? 0) !== row.turn) {
      await done(writing)
      return { other: known ?? null }
    }
    const next = { ...row, turn: row.turn + 1 }
    rows.put(next)
    writing.commit?.()
    await done(writing)
    this.#shelf.removeItem(LATE + row.id)
    this.#told?.postMessage({ id: row.id, turn: next.turn })
    return { kept: next }
  }

  /** The page is left before it could be kept: it is put where it is found at once. */
  leave(row: KeptDraft): void {
    // On a full shelf what was kept last is what is found.
    write(this.#shelf, LATE + row.id, JSON.stringify(row))
  }

  async remove(id: string): Promise<void> {
    const writing = await this.#transaction('readwrite')
    writing.objectStore(ROWS).delete(id)
    await done(writing)
    this.#shelf.removeItem(LATE + id)
    this.#told?.postMessage({ id, turn: 0 })
  }

  /** Tells when another window keeps something; gives back how to stop. */
  listen(heard: (id: string, turn: number) => void): () => void {
    const hear = ({ data }: MessageEvent<{ id: string; turn: number }>) => heard(data.id, data.turn)
    this.#told?.addEventListener('message', hear)
    return () => this.#told?.removeEventListener('message', hear)
  }

  async #reading(): Promise<IDBObjectStore> {
    return (await this.#transaction('readonly')).objectStore(ROWS)
  }

  /** With what was left in a hurry, if nobody has kept it otherwise since. */
  #caughtUp(row: KeptDraft): KeptDraft {
    try {
      const late = JSON.parse(this.#shelf.getItem(LATE + row.id) ?? 'null') as KeptDraft | null
      const isNewer = late !== null && late.at >= row.at && late.turn >= row.turn - 1
      return isNewer ? { ...late, turn: row.turn } : row
    } catch {
      return row
    }
  }
}

/** A word for a new draft. */
export const newDraftId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(36).padStart(2, '0')).join('')

let own: Drafts | null = null
/** Those of this browser. */
export const ownDrafts = (): Drafts => (own ??= new Drafts())

async function opened(factory: IDBFactory, onclose: () => void): Promise<IDBDatabase> {
  const asked = factory.open(NAME, 1)
  asked.onupgradeneeded = () => asked.result.createObjectStore(ROWS, { keyPath: 'id' })
  const database = await answered(asked)
  database.onclose = onclose
  return database
}

function answered<T>(asked: IDBRequest<T>): Promise<T> {
  return new Promise((settle, fail) => {
    asked.onsuccess = () => settle(asked.result)
    asked.onerror = () => fail(asked.error ?? new Error('IndexedDB'))
  })
}

function done(writing: IDBTransaction): Promise<void> {
  return new Promise((settle, fail) => {
    writing.oncomplete = () => settle()
    writing.onabort = () => fail(writing.error ?? new Error('IndexedDB'))
  })
}
