// A live connection to a table. It comes back by itself, tells every entry exactly once, and keeps one command that has
// not been answered: that is sent again as it was, with the same nonce, so that the server never throws dice twice.
import type { AnswerWire, ClientMessage, CommandWire, EntryView, LanguageWire, ServerMessage, TableView } from '../wire'
import { freshNonce } from './chance'

/** As much of a WebSocket as is needed. */
export interface Socket {
  onopen: (() => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
  onclose: ((event: { code: number; reason: string }) => void) | null
  send(text: string): void
  close(): void
}

export type Link =
  | { readonly state: 'connecting' }
  | { readonly state: 'open' }
  /** Lost; tried again at this time (milliseconds since 1970). */
  | { readonly state: 'lost'; readonly retryAt: number }
  /** Nothing to come back to: why, in the reader's language. */
  | { readonly state: 'ended'; readonly text: string }

/** What the connection tells. `anew`: the entries are all there are, not only the latest. */
export interface Listener {
  link(link: Link): void
  table(table: TableView, entries: readonly EntryView[], anew: boolean): void
  thinking(perMille: number): void
}

export interface Options {
  readonly open: () => Socket
  readonly token: string | null
  /** What lets somebody without a token look at a private game. */
  readonly invitation?: string | null
  readonly language: LanguageWire
  readonly listener: Listener
  /** Asked when no connection can be made at all: why there is no such table, or null if it is only out of reach. */
  readonly whyNot?: () => Promise<string | null>
}

/** A command or an undo: what changes the game. It waits until it is answered, over any number of connections. */
type Deed = Extract<ClientMessage, { say: 'command' | 'undo' }>
/** Everything that carries an id, before it has one. */
export type Question = ClientMessage extends infer One ? (One extends { id: string } ? Omit<One, 'id'> : never) : never

/** A welcome of which not all has come yet. */
interface Begun {
  readonly table: TableView
  readonly entries: readonly EntryView[]
}

/** What was asked cannot be answered now: the connection was lost. */
export class Lost extends Error {}

/** Reasons by which the server says that coming back is no use. */
const FINAL = new Set(['bad-token', 'no-such-game', 'malformed', 'hello-first', 'private'])
const PAUSES = [500, 1000, 2000, 4000, 8000, 15_000]

export class Connection {
  private readonly options: Options
  private socket: Socket | null = null
  private language: LanguageWire
  private welcomed = false
  private attempts = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private serial = 0
  private last = 0
  private farewell = ''
  private begun: Begun | null = null
  private ended = false
  private deed: { message: Deed; settle: (answer: AnswerWire) => void } | null = null
  private readonly asked = new Map<string, { settle: (answer: AnswerWire) => void; fail: (why: Lost) => void }>()

  constructor(options: Options) {
    this.options = options
    this.language = options.language
  }

  /** The last entry seen. */
  get after(): number {
    return this.last
  }

  /** Is something said that has not been answered? */
  get busy(): boolean {
    return this.deed !== null
  }

  start(): void {
    this.options.listener.link({ state: 'connecting' })
    this.connect()
  }

  stop(): void {
    this.end('')
  }

  /** Tries again now: the network came back, the page is looked at again. */
  retry(): void {
    if (this.socket !== null || this.attempts === 0 || this.ended) return
    clearTimeout(this.timer)
    this.connect()
  }

  /** The browser knows that the network is gone before the socket does. */
  lose(): void {
    if (this.socket) this.lost({ code: 1006, reason: '' })
  }

  /** Says a command about what has been seen; null if another still waits for its answer. */
  command(command: CommandWire, after: number, nonce = freshNonce()): Promise<AnswerWire> | null {
    return this.dare({ say: 'command', id: this.name(), after, command, nonce })
  }

  undo(back: Extract<ClientMessage, { say: 'undo' }>['back'], after: number): Promise<AnswerWire> | null {
    return this.dare({ say: 'undo', id: this.name(), after, back })
  }

  /** Says anything else; fails with `Lost` if the connection goes before the answer comes. */
  ask(question: Question): Promise<AnswerWire> {
    const message = { ...question, id: this.name() } as ClientMessage & { id: string }
    return new Promise((settle, fail) => {
      if (!this.welcomed) {
        fail(new Lost())
        return
      }
      this.asked.set(message.id, { settle, fail })
      this.socket?.send(JSON.stringify(message))
    })
  }

  /** Reads on in another language: the table answers with everything, told anew. */
  speak(language: LanguageWire): void {
    this.language = language
    if (this.welcomed) this.socket?.send(JSON.stringify({ say: 'language', id: this.name(), language }))
    // Before the first welcome the greeting will say it.
  }

  private dare(message: Deed): Promise<AnswerWire> | null {
    if (this.deed) return null
    return new Promise((settle) => {
      this.deed = { message, settle }
      if (this.welcomed) this.socket?.send(JSON.stringify(message))
    })
  }

  private name(): string {
    this.serial += 1
    return String(this.serial)
  }

  private connect(): void {
    const socket = this.options.open()
    this.socket = socket
    this.farewell = ''
    socket.onopen = () => {
      const hello: ClientMessage = {
        say: 'hello',
        token: this.options.token,
        invitation: this.options.token === null ? (this.options.invitation ?? null) : null,
        after: this.last,
        language: this.language,
      }
      socket.send(JSON.stringify(hello))
    }
    socket.onmessage = ({ data }) => {
      if (this.socket === socket && typeof data === 'string') this.hear(JSON.parse(data) as ServerMessage)
    }
    socket.onclose = (event) => {
      if (this.socket === socket) this.lost(event)
    }
  }

  private hear(message: ServerMessage): void {
    const { listener } = this.options
    switch (message.tell) {
      case 'welcome':
        this.page({ table: message.table, entries: message.entries }, message.more)
        break
      case 'entries':
        if (this.begun) this.page({ ...this.begun, entries: [...this.begun.entries, ...message.entries] }, message.more)
        break
      case 'news':
        this.news(message.table, message.entries)
        break
      case 'presence':
        listener.table(message.table, [], false)
        break
      case 'thinking':
        listener.thinking(message.per_mille)
        break
      case 'answer':
        this.answered(message.id, message)
        break
      case 'bye':
        this.farewell = message.text
        break
    }
  }

  /** A long log comes in pages: it is told once it is whole. */
  private page(begun: Begun, more: boolean): void {
    this.begun = more ? begun : null
    if (!more) this.welcome(begun.table, begun.entries)
  }

  private welcome(table: TableView, entries: readonly EntryView[]): void {
    if (table.number < this.last) {
      // The host has gone back to an older state: what was told since is no more, and everything is asked for anew.
      this.last = 0
      this.lost({ code: 1006, reason: '' })
      this.retry()
      return
    }
    const first = !this.welcomed
    this.welcomed = true
    this.attempts = 0
    const anew = entries[0]?.number === 1
    const fresh = anew ? entries : entries.filter((entry) => entry.number > this.last)
    this.last = Math.max(this.last, table.number)
    this.options.listener.table(table, fresh, anew)
    if (!first) return
    this.options.listener.link({ state: 'open' })
    if (this.deed) this.socket?.send(JSON.stringify(this.deed.message))
  }

  private news(table: TableView, entries: readonly EntryView[]): void {
    const fresh = entries.filter((entry) => entry.number > this.last)
    const next = fresh[0]?.number
    if (next !== undefined && next > this.last + 1) {
      // Something was missed; whoever comes back is told it.
      this.lost({ code: 1006, reason: '' })
      this.retry()
      return
    }
    this.last = Math.max(this.last, table.number)
    this.options.listener.table(table, fresh, false)
  }

  private answered(id: string, answer: AnswerWire): void {
    if (this.deed?.message.id === id) {
      const { settle } = this.deed
      this.deed = null
      settle(answer)
      return
    }
    this.asked.get(id)?.settle(answer)
    this.asked.delete(id)
  }

  private lost({ reason }: { code: number; reason: string }): void {
    const welcomed = this.welcomed
    this.drop()
    if (FINAL.has(reason)) {
      this.end(this.farewell)
      return
    }
    this.later()
    if (!welcomed && this.options.whyNot) void this.askWhy(this.options.whyNot)
  }

  private async askWhy(whyNot: () => Promise<string | null>): Promise<void> {
    const text = await whyNot().catch(() => null)
    if (text === null || this.welcomed) return
    this.end(text)
  }

  private end(text: string): void {
    this.ended = true
    clearTimeout(this.timer)
    this.drop()
    this.options.listener.link({ state: 'ended', text })
  }

  private later(): void {
    const pause = PAUSES[Math.min(this.attempts, PAUSES.length - 1)] ?? 0
    this.attempts += 1
    // Not everybody at once when a server comes back.
    const wait = Math.round(pause * (0.8 + 0.4 * Math.random()))
    this.options.listener.link({ state: 'lost', retryAt: Date.now() + wait })
    this.timer = setTimeout(() => this.connect(), wait)
  }

  private drop(): void {
    const socket = this.socket
    this.socket = null
    this.welcomed = false
    this.begun = null
    for (const { fail } of this.asked.values()) fail(new Lost())
    this.asked.clear()
    if (!socket) return
    socket.onopen = socket.onmessage = socket.onclose = null
    socket.close()
  }
}
