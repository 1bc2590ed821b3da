// A game as the page knows it: the table, the log, the connection. Everything shown comes from here.
import { Follower, HomeSocket, isHomeGame } from '../engine/home'
import { Watch } from '../fair/watch.svelte'
import { recall } from '../shelf/seats'
import type { Shelf } from '../shelf/shelf'
import type { AnswerWire, CampWire, CommandWire, EntryView, FallenView, Rewind, ScenarioView, TableView } from '../wire'
import type { Language } from '../words/words'
import { freshNonce } from './chance'
import { Again } from './again'
import { keysOf, liveAddress, seeMoment, seeOwnBattle, seeScenario, seeTable, Trouble } from './api'
import { Connection, Lost, type Link, type Question, type Socket } from './connection'
import { grown } from './entries'
import { Musing } from './musing.svelte'
import { Questions } from './questions'
import { Stage, type Scene, type Tempo } from './stage'

/** The server said no. A new `turn` says it again. */
export interface Refusal {
  /** In a word or two, where the table said so. */
  readonly title?: string | undefined
  readonly text: string
  readonly clause: string | null
  readonly turn: number
}

/** Dice on the table. */
export interface Rolling {
  readonly throws: readonly FallenView[]
  readonly entry: EntryView
  readonly falling: boolean
  /** They have been looked at: whatever is asked may take their place. */
  readonly read: boolean
}

export interface GameOptions {
  readonly id: string
  readonly language: Language
  readonly shelf: Shelf
  readonly tempo: Tempo
  readonly openSocket?: (address: string) => Socket
}

export class Game {
  readonly id: string
  table = $state.raw<TableView | null>(null)
  entries = $state.raw<readonly EntryView[]>([])
  scenario = $state.raw<ScenarioView | null>(null)
  /** Why there is no map, if it could not be fetched. */
  trouble = $state.raw<Trouble | null>(null)
  link = $state.raw<Link>({ state: 'connecting' })
  /** A computer player that thinks. */
  readonly musing = new Musing(
    () => this.table,
    () => this.plainly({ say: 'hurry' }),
  )
  refusal = $state.raw<Refusal | null>(null)
  /** Said and not answered yet. */
  said = $state.raw<CommandWire | 'undo' | null>(null)
  dice = $state.raw<Rolling | null>(null)
  /** What was shown last. */
  latest = $state.raw<readonly EntryView[]>([])
  /** The other side's turn is being seen again. */
  reviewing = $state(false)
  private showingAgain: Again | null = null
  /** Something happened that is not shown yet. */
  behind = $state(false)

  /** The dice, checked as they fall. */
  readonly watch: Watch

  private readonly options: GameOptions
  private readonly connection: Connection
  private readonly stage: Stage
  private refusals = 0
  private readonly questions = new Questions(
    () => this.table,
    (question) => this.ask(question),
  )
  readonly odds = this.questions.odds
  readonly sight = this.questions.sight
  readonly way = this.questions.way
  readonly stakes = this.questions.stakes
  readonly why = this.questions.why
  readonly fromThere = this.questions.fromThere
  readonly card = this.questions.card
  /** A game of a server is followed, so that questions need not go there. */
  private readonly follower = new Follower()

  constructor(options: GameOptions) {
    this.options = options
    this.id = options.id
    this.watch = new Watch(options.shelf, options.id)
    const open = options.openSocket ?? openSocket(options.id)
    this.stage = new Stage(options.tempo, {
      dice: (throws, entry) => {
        this.dice = { throws, entry, falling: true, read: false }
        this.behind = true
      },
      settled: () => (this.dice = this.dice && { ...this.dice, falling: false }),
      apply: (scene) => this.apply(scene),
      holds: (scene) => this.isHandedOver(scene),
      read: () => this.haveRead(),
    })
    this.connection = new Connection({
      open: () => open(liveAddress(options.id)),
      token: recall(options.shelf, options.id).token ?? null,
      invitation: recall(options.shelf, options.id).invitation ?? null,
      language: options.language,
      whyNot: () => this.whyNot(),
      listener: {
        link: (link) => (this.link = link),
        table: (table, entries, anew) => this.heard({ table, entries }, anew),
        thinking: (perMille) => this.musing.told(perMille),
      },
    })
  }

  /** Does it live in this browser, and not on a server? */
  get isHome(): boolean {
    return isHomeGame(this.id)
  }

  start(): void {
    this.connection.start()
  }

  stop(): void {
    this.follower.stop()
    this.connection.stop()
  }

  retry(): void {
    this.connection.retry()
  }

  /** The browser says that the network is gone; a game of its own does not need it. */
  lose(): void {
    if (!this.isHome) this.connection.lose()
  }

  /** Dice lie still at once; the next thing is shown. */
  skip(): void {
    if (this.showingAgain) this.showingAgain.skip()
    else this.stage.skip()
  }

  /** What happened is seen again, from the table before it; nothing can be ordered meanwhile. */
  async review(entries: readonly EntryView[]): Promise<void> {
    const [kept, first] = [this.table, entries[0]]
    if (this.behind || this.reviewing || !kept || !first) return
    const again = new Again(this.options.tempo, {
      dice: (throws, entry) => (this.dice = { throws, entry, falling: true, read: false }),
      settled: () => (this.dice = this.dice && { ...this.dice, falling: false }),
      show: ({ table, entry }) => {
        if (entry && this.dice?.entry !== entry) this.dice = null
        if (entry) this.latest = [entry]
        this.table = { ...kept, position: table.position, choices: null }
      },
    })
    this.showingAgain = again
    this.reviewing = true
    this.behind = true
    const keys = recall(this.options.shelf, this.id)
    const at = (entry: number) => seeMoment(this.id, entry, { language: kept.language, ...keys })
    try {
      const stood = [{ table: await at(first.number - 1), entry: null as EntryView | null }]
      for (const entry of entries) stood.push({ table: await at(entry.number), entry })
      await again.show(stood)
    } catch {
      // What cannot be fetched is not shown again.
    }
    this.showingAgain = null
    this.reviewing = false
    this.dice = null
    this.table = kept
    this.behind = this.stage.behind > 0
  }

  endReview(): void {
    this.showingAgain?.end()
  }

  /** Everything that happened is shown at once; dice of it are not asked about again. */
  skipAll(): void {
    this.stage.flush()
  }

  /** Nobody looks at old dice any more. */
  clearDice(): void {
    if (this.dice?.read) this.dice = null
  }

  /** Gives a command. Nothing happens while another is on its way. */
  async command(command: CommandWire): Promise<void> {
    if (!this.table || this.behind || this.connection.busy) return
    this.clearDice()
    const [nonce, after] = [freshNonce(), this.table.number]
    // Written down first: what is not kept cannot be held against anybody.
    this.watch.send(command, nonce, after)
    const answer = this.connection.command(command, after, nonce)
    if (answer) await this.deed(command, answer, nonce)
  }

  async undo(back: Rewind): Promise<void> {
    this.stage.flush()
    if (!this.table) return
    const answer = this.connection.undo(back, this.table.number)
    if (answer) await this.deed('undo', answer)
  }

  async resign(): Promise<void> {
    await this.plainly({ say: 'resign' })
  }

  async offerDraw(): Promise<void> {
    await this.plainly({ say: 'offer-draw' })
  }

  async answerDraw(yes: boolean): Promise<void> {
    await this.plainly({ say: 'answer-draw', yes })
  }

  async pause(yes: boolean): Promise<void> {
    await this.plainly({ say: 'pause', yes })
  }

  /** Frees the seat of somebody else; the host alone can. */
  async freeSeat(camp: CampWire): Promise<void> {
    await this.plainly({ say: 'free-seat', camp })
  }

  /** Says whether it was heard; `lost` if nobody can tell. */
  async chat(text: string): Promise<'heard' | 'refused' | 'lost'> {
    const answer = await this.plainly({ say: 'chat', text })
    if (answer === null) return 'lost'
    return answer.answer === 'refused' || answer.answer === 'error' ? 'refused' : 'heard'
  }

  /** A new game with sides swapped: its id and what plays in it. */
  async rematch(): Promise<{ game: string; token: string } | null> {
    const answer = await this.plainly({ say: 'rematch' })
    return answer?.answer === 'rematch' ? answer : null
  }

  speak(language: Language): void {
    this.connection.speak(language)
  }

  /** A question about the battle: the page answers it where it can, the host where it cannot. */
  private ask(question: Question): Promise<AnswerWire> {
    const text = JSON.stringify({ ...question, id: '' })
    const own = this.isHome ? null : this.follower.ask(text, this.table?.language ?? this.options.language)
    if (!own) return this.connection.ask(question)
    return own.then((answer) => (answer === null ? this.connection.ask(question) : (JSON.parse(answer) as AnswerWire)))
  }

  /** Says in the hint line why something is not possible; its clause stands beside it, not in it. */
  object(text: string, clause: string | null = null, title?: string): void {
    this.refusals += 1
    const plain = clause === null ? text : text.replace(` (${clause})`, '')
    this.refusal = { text: plain, clause, turn: this.refusals, title }
  }

  private async deed(what: CommandWire | 'undo', answering: Promise<AnswerWire>, nonce?: string): Promise<void> {
    this.said = what
    this.refusal = null
    const answer = await answering
    if (nonce !== undefined) this.settle(nonce, answer)
    this.said = null
    this.note(answer)
  }

  /** What became of a command: after an error of the store nobody can say, and the news will tell. */
  private settle(nonce: string, answer: AnswerWire): void {
    if (answer.answer === 'done' || answer.answer === 'already-done') this.watch.answer(nonce, answer.number)
    if (answer.answer === 'refused' || answer.answer === 'stale') this.watch.answer(nonce, null)
  }

  private async plainly(question: Parameters<Connection['ask']>[0]): Promise<AnswerWire | null> {
    try {
      const answer = await this.connection.ask(question)
      this.note(answer)
      return answer
    } catch (error) {
      if (error instanceof Lost) return null
      throw error
    }
  }

  private note(answer: AnswerWire): void {
    if (answer.answer === 'refused') this.object(answer.text, answer.clause)
    if (answer.answer === 'error') this.object(answer.text)
  }

  private heard(scene: Scene, anew: boolean): void {
    if (scene.entries.length > 0) this.endReview()
    const first = this.table === null
    if (!this.isHome) this.follow(scene, anew)
    this.watch.hear(scene.table, scene.entries, anew)
    if (first) void this.fetchScenario(scene.table)
    if (anew || first || document.hidden) {
      this.stage.flush()
      if (anew) this.entries = []
      this.apply(scene, anew || first)
    } else if (scene.entries.length === 0) this.presence(scene.table)
    else {
      this.behind = true
      this.stage.show(scene)
    }
  }

  private follow({ table, entries }: Scene, anew: boolean): void {
    const { scenario, options, own } = table.terms
    // Only who hosts it has the text of somebody's own battle.
    if (own !== undefined) return
    if (anew || entries.length > 0) this.follower.follow(anew ? { scenario, options } : null, JSON.stringify(entries))
  }

  /** Who is there changes at once, also while something else is still being shown. */
  private presence(table: TableView): void {
    if (this.stage.behind === 0) this.table = table
    else if (this.table) this.table = { ...this.table, seats: table.seats, spectators: table.spectators }
  }

  /** What happened is on the table now; of what is long past nothing is shown. */
  private apply({ table, entries }: Scene, past = false): void {
    this.musing.shown(table)
    if (entries.length > 0) this.refusal = null
    this.entries = grown(this.entries, entries)
    if (entries.length > 0) this.latest = past ? [] : entries
    this.table = table
    // Dice of the other side stay on the table until it has done, or this reader begins.
    if (
      entries.some(
        (entry) => entry.kind === 'command' && table.you[entry.camp] && entry.number !== this.dice?.entry.number,
      )
    )
      this.dice = null
    this.behind = this.stage.behind > 0
    if (this.stage.holds && this.dice) this.dice = { ...this.dice, read: false }
  }

  /** There are dice of the other side's turn on the table, and now this reader is asked. */
  private isHandedOver({ table, entries }: Scene): boolean {
    const active = this.table?.position.active
    const theirs = active === 'north' || active === 'south' ? !table.you[active] : false
    const thrown = entries.some((entry) => entry.kind === 'command' && entry.throws.length > 0)
    return table.choices !== null && theirs && (this.dice !== null || thrown)
  }

  private haveRead(): void {
    this.dice = this.dice && { ...this.dice, read: true }
    this.behind = this.stage.behind > 0
  }

  private async fetchScenario({ terms }: TableView): Promise<void> {
    const { language } = this.options
    try {
      this.scenario =
        terms.own === undefined
          ? await seeScenario(terms.scenario, language)
          : await seeOwnBattle(this.id, { language, ...keysOf(this.id) })
      this.trouble = null
    } catch (error) {
      this.trouble = error instanceof Trouble ? error : new Trouble('fault', String(error))
    }
  }

  /** Asks again for what could not be fetched. */
  again(): void {
    this.retry()
    if (this.table && !this.scenario) void this.fetchScenario(this.table)
  }

  private async whyNot(): Promise<string | null> {
    const { token, invitation } = recall(this.options.shelf, this.id)
    try {
      await seeTable(this.id, { language: this.options.language, token, invitation })
      return null
    } catch (error) {
      const final = error instanceof Trouble && ['no-such-game', 'bad-token', 'private'].includes(error.code)
      return final ? error.message : null
    }
  }
}

/** A game of this browser is hosted by the page itself. */
function openSocket(game: string): (address: string) => Socket {
  return isHomeGame(game) ? () => new HomeSocket(game) : (address) => new WebSocket(address) as Socket
}
