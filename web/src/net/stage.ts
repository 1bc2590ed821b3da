// What happens is shown one thing after the other: dice are seen to fall before their consequences, and an opponent who
// plays a whole turn in a moment is followed move by move. Nothing here changes what happened, only when it is seen.
import type { EntryView, FallenView, TableView } from '../wire'

export interface Scene {
  readonly table: TableView
  readonly entries: readonly EntryView[]
}

/** How long things are looked at, in milliseconds; zero where nobody wants to wait. */
export interface Tempo {
  /** Dice falling, before their consequences. */
  dice(): number
  /** Dice that lie still, to be read: for each throw. */
  read(): number
  /** After anything that happened, before the next. */
  beat(): number
}

export interface Audience {
  /** Dice fall now. */
  dice(throws: readonly FallenView[], entry: EntryView): void
  /** They lie still. */
  settled(): void
  apply(scene: Scene): void
  /** Are the dice on the table looked at, after this scene, until somebody says he has read them? */
  holds(scene: Scene): boolean
  /** The dice of a scene have been read. */
  read(): void
}

/** When more than this waits, whoever shows it hurries. */
const CROWD = 8
/** A combat of many throws is not looked at longer than so many. */
const LONGEST = 3

export class Stage {
  private readonly waiting: Scene[] = []
  private timer: ReturnType<typeof setTimeout> | undefined
  private now: (() => void) | null = null
  /** Dice fall, or lie there to be read. */
  private rolling = false

  constructor(
    private readonly tempo: Tempo,
    private readonly audience: Audience,
  ) {}

  /** Scenes that happened and are not shown yet, or whose dice are not read yet. */
  get behind(): number {
    return this.waiting.length + (this.rolling ? 1 : 0)
  }

  /** Is everything shown but for dice somebody has yet to read? */
  get holds(): boolean {
    return this.rolling && this.waiting.length === 0
  }

  show(scene: Scene): void {
    this.waiting.push(scene)
    if (!this.now) this.next()
  }

  /** Ends the wait under way: somebody has seen enough. */
  skip(): void {
    this.now?.()
  }

  /** Shows everything at once. */
  flush(): void {
    while (this.now || this.waiting.length > 0) {
      if (this.now) this.now()
      else this.next()
    }
  }

  private next(): void {
    const scene = this.waiting.shift()
    if (!scene) return
    const rolled = scene.entries.find((entry) => entry.kind === 'command' && entry.throws.length > 0)
    if (!rolled || rolled.kind !== 'command') {
      this.perform(scene)
      return
    }
    this.rolling = true
    this.audience.dice(rolled.throws, rolled)
    this.wait(this.tempo.dice(), () => {
      this.audience.settled()
      const held = this.waiting.length === 0 && this.audience.holds(scene)
      // They are read before the next thing happens, and before anything is asked.
      this.audience.apply(scene)
      const long = this.tempo.read() * Math.min(rolled.throws.length, LONGEST)
      this.wait(held && long > 0 ? Infinity : long, () => {
        this.haveRead()
        this.next()
      })
    })
  }

  private perform(scene: Scene): void {
    const held = this.waiting.length === 0 && this.tempo.read() > 0 && this.audience.holds(scene)
    this.rolling = held
    this.audience.apply(scene)
    this.wait(held ? Infinity : this.tempo.beat(), () => {
      if (held) this.haveRead()
      this.next()
    })
  }

  private haveRead(): void {
    this.rolling = false
    this.audience.read()
  }

  private wait(pause: number, then: () => void): void {
    const hurried = this.waiting.length > CROWD && !this.rolling ? pause / 4 : pause
    const go = () => {
      clearTimeout(this.timer)
      this.now = null
      then()
    }
    if (hurried <= 0) {
      go()
      return
    }
    this.now = go
    if (hurried < Infinity) this.timer = setTimeout(go, hurried)
  }
}
