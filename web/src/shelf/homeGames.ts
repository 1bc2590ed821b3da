// The games of this browser, kept as a server keeps them: a row for each game, a row for each entry of its log. An entry is
// added, never written over: of two windows that write the same one, the second is told so and reads again.

/** A row as the engine writes it; nothing of it is known here but where it stands. */
export interface KeptGame {
  readonly game: { readonly id: string }
  readonly entries: readonly { readonly game: string; readonly number: number }[]
}

const NAME = 'etendard'
const GAMES = 'games'
const ENTRIES = 'entries'

export class HomeGames {
  private readonly database: Promise<IDBDatabase>

  constructor(factory: IDBFactory = indexedDB) {
    this.database = opened(factory)
    // Whoever asks is told; nobody has to.
    this.database.catch(() => undefined)
  }

  /** Keeps what changed, all of it or nothing. */
  async keep(changed: readonly KeptGame[]): Promise<void> {
    if (changed.length === 0) return
    const writing = (await this.database).transaction([GAMES, ENTRIES], 'readwrite', { durability: 'strict' })
    for (const { game, entries } of changed) {
      writing.objectStore(GAMES).put(game)
      for (const entry of entries) writing.objectStore(ENTRIES).add(entry)
    }
    await done(writing)
  }

  /** A game with its log; null if there is no such game. */
  async load(id: string): Promise<KeptGame | null> {
    const reading = (await this.database).transaction([GAMES, ENTRIES])
    const [game, entries] = await Promise.all([
      answered(reading.objectStore(GAMES).get(id)),
      answered(reading.objectStore(ENTRIES).getAll(entriesOf(id))),
    ])
    return game === undefined ? null : ({ game, entries } as KeptGame)
  }

  async remove(id: string): Promise<void> {
    const writing = (await this.database).transaction([GAMES, ENTRIES], 'readwrite')
    writing.objectStore(GAMES).delete(id)
    writing.objectStore(ENTRIES).delete(entriesOf(id))
    await done(writing)
  }
}

const entriesOf = (id: string) => IDBKeyRange.bound([id, 0], [id, Infinity])

function opened(factory: IDBFactory): Promise<IDBDatabase> {
  const asked = factory.open(NAME, 1)
  asked.onupgradeneeded = () => {
    asked.result.createObjectStore(GAMES, { keyPath: 'id' })
    asked.result.createObjectStore(ENTRIES, { keyPath: ['game', 'number'] })
  }
  return answered(asked)
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
