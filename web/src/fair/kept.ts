// One game's own file: what this player was shown, sent and saw. It is written down before a command leaves the browser.
import { keepSent, readSent } from '../shelf/sent'
import type { Shelf } from '../shelf/shelf'
import type { CommandWire, EntryView, TableView } from '../wire'
import { isLost, type NewChain, type SentCommand, type SentFile } from './check'
import { saidWords } from './said'

const SIDES = ['north', 'south'] as const

type Told = Extract<EntryView, { kind: 'command' }>

export class Kept {
  file: SentFile
  /** Is it safe on the shelf? */
  safe = true

  constructor(
    private readonly shelf: Shelf,
    game: string,
    commitments: readonly string[],
  ) {
    const seen = { entries: 0, throws: 0, digest: null, over: false }
    this.file = { format: 1, game, sides: [], computers: [], since: 0, commitments, seen, sent: [] }
    this.reload()
  }

  /** A table is shown. Whoever comes into the middle of his own game knows nothing of what he sent before. */
  show(table: TableView, entries: readonly EntryView[]): void {
    this.reload()
    const { file } = this
    const sides = SIDES.filter((side) => table.you[side])
    const began = file.sides.length === 0 && sides.length > 0
    const spoke = entries.some((entry) => entry.kind === 'command' && sides.includes(entry.camp))
    this.write({
      sides,
      computers: SIDES.filter((side) => table.seats[side].computer !== null),
      since: began && spoke ? table.number : file.since,
      commitments: [...file.commitments, ...table.dice.commitments.slice(file.commitments.length)],
    })
  }

  /** A command is about to be sent. */
  send(command: CommandWire, nonce: string, after: number): void {
    this.reload()
    const chain = this.file.commitments.length
    const sent: SentCommand = { after, chain, nonce, command, words: saidWords(command), entry: null }
    this.write({ sent: [...this.file.sent, sent] })
  }

  /** It was done in this entry; or it was not done at all. */
  answer(nonce: string, entry: number | null): void {
    this.reload()
    const others = this.file.sent.filter((one) => one.nonce !== nonce)
    const settled = this.file.sent.map((one) => (one.nonce === nonce ? { ...one, entry } : one))
    this.write({ sent: entry === null ? others : settled })
  }

  /** The news of a command of this player's: what he sent, whatever page of this browser sent it. */
  find(entry: Told, begun: readonly NewChain[]): SentCommand | null {
    const found = this.among(entry, begun) ?? (this.reload(), this.among(entry, begun))
    if (found?.entry === null) this.answer(found.nonce, entry.number)
    return found
  }

  see(seen: SentFile['seen']): void {
    this.write({ seen })
  }

  private among(entry: Told, begun: readonly NewChain[]): SentCommand | null {
    const words = saidWords(entry.command)
    const sent = this.file.sent.filter((one) => !isLost(one, begun))
    const named = entry.nonce === null ? undefined : sent.find((one) => one.nonce === entry.nonce)
    const answered = named ?? sent.find((one) => one.entry === entry.number)
    const isIt = (one: SentCommand) => one.entry === null && one.after < entry.number && one.words === words
    return answered ?? sent.find(isIt) ?? null
  }

  /** Another page of this browser may have sent something meanwhile. */
  private reload(): void {
    const kept = readSent(this.shelf, this.file.game)
    if (this.safe && isSentFile(kept) && kept.game === this.file.game) this.file = kept as unknown as SentFile
  }

  private write(change: Partial<SentFile>): void {
    const file = { ...this.file, ...change }
    const text = JSON.stringify(file)
    if (text === JSON.stringify(this.file)) return
    this.file = file
    // Whoever only watches has sent nothing; what he was shown is remembered with the game.
    if (file.sides.length > 0) this.safe = keepSent(this.shelf, file.game, text)
  }
}

/** Is it a file of ours, with everything in its place? */
function isSentFile(kept: Readonly<Record<string, unknown>>): boolean {
  const { format, game, sides, computers, since, commitments, seen, sent } = kept
  const lists = [sides, computers, commitments, sent].every((list) => Array.isArray(list))
  return (
    format === 1 &&
    typeof game === 'string' &&
    typeof since === 'number' &&
    typeof seen === 'object' &&
    seen !== null &&
    lists
  )
}
