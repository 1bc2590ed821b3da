// Watches the dice of a running game: every throw is checked as its news comes, and held against what this player sent.
import { recall, rememberCommitments } from '../shelf/seats'
import type { Shelf } from '../shelf/shelf'
import type { CommandWire, EntryView, TableView } from '../wire'
import { DiceCheck, isLost, type Flaw, type Found, type NewChain, type SentFile } from './check'
import { FACES } from './faces'
import { Kept } from './kept'
import { saidWords } from './said'

const NOTHING: Found = { throws: 0, own: 0, computers: 0, alone: 0, earlier: 0 }

type Told = Extract<EntryView, { kind: 'command' }>

export class Watch {
  /** What was found good so far. */
  found = $state.raw<Found>(NOTHING)
  /** The first thing that was wrong; it stays. */
  flaw = $state.raw<Flaw | null>(null)
  /** The game was taken up from an older copy, as the host says: the last entry it had, and what of this player's was lost. */
  back = $state.raw<{ readonly entry: number; readonly lost: number } | null>(null)
  /** Throws that fell before the game came to this host: nobody vouches for them. */
  elsewhere = $state(0)
  /** Is what was sent safe on this browser's shelf? */
  safe = $state(true)

  private readonly kept: Kept
  private queue: Promise<void> = Promise.resolve()
  private round = 0
  private last = 0
  private throws = 0
  private started = false
  private begun: NewChain[] = []
  /** What had been seen and announced when the log was last read from its beginning. */
  private before: { readonly seen: SentFile['seen']; readonly chains: number }
  private check: DiceCheck

  constructor(
    private readonly shelf: Shelf,
    private readonly game: string,
  ) {
    this.kept = new Kept(shelf, game, recall(shelf, game).commitments ?? [])
    this.before = { seen: this.kept.file.seen, chains: this.kept.file.commitments.length }
    this.check = this.anew()
  }

  /** This player's own file. */
  get own(): SentFile {
    return this.kept.file
  }

  send(command: CommandWire, nonce: string, after: number): void {
    this.kept.send(command, nonce, after)
    this.safe = this.kept.safe
  }

  answer(nonce: string, entry: number | null): void {
    this.kept.answer(nonce, entry)
  }

  /** Something was told; `anew` if it is everything there is. */
  hear(table: TableView, entries: readonly EntryView[], anew: boolean): void {
    if (anew) this.check = this.anew()
    const knew = this.kept.file.commitments.length
    this.kept.show(table, entries)
    rememberCommitments(this.shelf, this.game, this.kept.file.commitments)
    const other = table.dice.commitments.findIndex((shown, place) => shown !== this.kept.file.commitments[place])
    if (other >= 0) this.alarm({ message: 'dice-bad-commitment', throw: 0, facts: { chain: other + 1 } })
    for (const entry of entries) if (entry.number === this.last + 1) this.take(entry, table)
    this.safe = this.kept.safe
    const caughtUp = this.last === table.number
    if (caughtUp) this.lookBack(table, knew)
    if (caughtUp) this.see(table)
  }

  /** What was seen so far is noted once it is checked. */
  private see(table: TableView): void {
    const [round, check, over] = [this.round, this.check, table.progress === 'over']
    this.queue = this.queue.then(() => {
      if (round !== this.round || this.flaw) return
      this.kept.see({ entries: table.number, throws: check.found.throws, digest: check.digest, over })
    })
  }

  /** Resolves once everything told so far is checked. */
  settled(): Promise<void> {
    return this.queue
  }

  private anew(): DiceCheck {
    this.round += 1
    this.last = 0
    this.throws = 0
    this.started = false
    this.elsewhere = 0
    this.begun = []
    const kept = this.kept
    this.before = { seen: kept.file.seen, chains: kept.file.commitments.length }
    const facts = {
      game: this.game,
      get commitments() {
        return kept.file.commitments
      },
      begun: this.begun,
      get computers() {
        return kept.file.computers
      },
    }
    const own = {
      ...kept.file,
      get sides() {
        return kept.file.sides
      },
      get since() {
        return kept.file.since
      },
      get sent() {
        return kept.file.sent
      },
    }
    return new DiceCheck(facts, own)
  }

  private take(entry: EntryView, table: TableView): void {
    this.last = entry.number
    if (entry.kind === 'chain') {
      this.begun.push({ chain: entry.chain, throw: this.throws + 1, entry: entry.number })
      if (this.kept.file.commitments[entry.chain - 1] !== entry.commitment)
        this.alarm({ message: 'dice-bad-commitment', throw: 0, facts: { chain: entry.chain } })
    }
    if (entry.kind === 'begun') this.started = true
    if (entry.kind === 'elsewhere') this.elsewhere += entry.throws.length
    // Once the battle has begun here, every throw is the host's to prove.
    if (entry.kind === 'elsewhere' && this.started)
      this.alarm({ message: 'dice-late-elsewhere', throw: 0, facts: { entry: entry.number } })
    if (entry.kind !== 'command') return
    const number = this.throws + 1
    const words = saidWords(entry.command)
    if (this.kept.file.sides.includes(entry.camp) && entry.number > this.kept.file.since) {
      const sent = this.kept.find(entry, this.begun)
      if (!sent) this.alarm({ message: 'dice-command-not-sent', throw: 0, facts: { entry: entry.number, words } })
      else if (entry.nonce !== null && entry.nonce !== sent.nonce)
        this.alarm({ message: 'dice-not-sent', throw: number })
      else if (sent.words !== words)
        this.alarm({ message: 'dice-other-command', throw: number, facts: { sent: sent.words ?? '' } })
    }
    if (words !== entry.words) this.alarm({ message: 'dice-other-words', throw: number, facts: { words: entry.words } })
    this.enqueue(entry, table.terms.book)
  }

  private enqueue(entry: Told, book: string): void {
    const [round, check] = [this.round, this.check]
    for (const cast of entry.throws) {
      this.throws += 1
      const [number, die] = [this.throws, FACES[book] ?? []]
      if (cast.places.some((place, at) => die[place] !== cast.faces[at]) || cast.places.length !== cast.faces.length)
        this.alarm({ message: 'dice-bad-faces', throw: number })
      const { chain, index, secret, purpose, places: faces } = cast
      const command = `${entry.camp} ${entry.words}`
      const thrown = { chain, index, secret, nonce: entry.nonce ?? '', command, purpose, faces, entry: entry.number }
      this.queue = this.queue.then(async () => {
        if (round !== this.round || this.flaw) return
        const flaw = (await check.next(thrown)) ?? this.unlikeBefore(check)
        if (round !== this.round) return
        if (flaw) this.alarm(flaw)
        this.found = check.found
      })
    }
  }

  /** The throws that were seen before must be the same, unless the host has told since that he took up a copy. */
  private unlikeBefore({ found, digest }: DiceCheck): Flaw | null {
    const { seen, chains } = this.before
    if (found.throws !== seen.throws || seen.digest === null || digest === seen.digest) return null
    if (this.begun.some((one) => one.chain > chains)) return null
    return { message: 'dice-other-throws', throw: 0, facts: { seen: seen.throws } }
  }

  /** Is what was seen before still there? A game may only go back where a chain unknown until then says so. */
  private lookBack(table: TableView, knew: number): void {
    const before = this.kept.file.seen.entries
    const lost = this.kept.file.sent.filter((one) => isLost(one, this.begun)).length
    const begun = this.begun.at(-1)
    if (begun && (lost > 0 || (table.number < before && begun.chain > knew))) this.back = { entry: begun.entry, lost }
    else if (table.number < before)
      this.alarm({ message: 'dice-gone-back', throw: 0, facts: { seen: before, found: table.number } })
  }

  private alarm(flaw: Flaw): void {
    this.flaw ??= flaw
  }
}
