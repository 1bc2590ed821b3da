// A computer player that thinks, as the table shows it: not before it takes a while, and then not in fits and starts.
import { letThinkAhead } from '../engine/home'
import type { TableView } from '../wire'

/** A thought that is over sooner is not worth a word, in milliseconds. */
const PATIENCE = 500
/** So long after it last said so it is taken to think on: between two thoughts nothing changes on the table. */
const LINGER = 1200

/** The turn a table is at, and whose. */
const turnOf = ({ position }: TableView) => `${position.turn} ${position.active}`

export class Musing {
  /** How far the thought under way has come, of a thousand. */
  thinking = $state<number | null>(null)
  /** Has it taken a while? */
  on = $state(false)
  /** How far it has come, for as long as it is shown. */
  far = $state(0)
  /** The turn in which it was hurried. */
  private hurriedIn = $state('')
  private since: number | null = null
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly table: () => TableView | null,
    private readonly say: () => Promise<unknown>,
  ) {}

  /** May this reader hurry it? Only whoever plays. */
  get mayHurry(): boolean {
    const you = this.table()?.you
    return you !== undefined && (you.north || you.south)
  }

  /** Was it hurried in the turn under way? */
  get isHurried(): boolean {
    const table = this.table()
    return table !== null && this.hurriedIn === turnOf(table)
  }

  /** It is to answer at once, and to be quick until its turn is over. */
  async hurry(): Promise<void> {
    const table = this.table()
    if (!table || !this.mayHurry || this.thinking === null || this.isHurried) return
    this.hurriedIn = turnOf(table)
    await this.say()
  }

  /** It may think while the person does, or not; on a server it never does. */
  letThinkAhead(yes: boolean): void {
    letThinkAhead(yes)
  }

  /** It says how far it has come. */
  told(perMille: number): void {
    this.since ??= performance.now()
    this.thinking = perMille
    this.far = perMille
    this.on ||= performance.now() - this.since >= PATIENCE
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.over(), LINGER)
  }

  /** Something has come on the table: where somebody else is asked, it thinks no more. */
  shown({ choices, progress }: TableView): void {
    if (choices || progress !== 'playing') this.over()
  }

  private over(): void {
    clearTimeout(this.timer)
    this.thinking = null
    this.on = false
    this.since = null
  }
}
