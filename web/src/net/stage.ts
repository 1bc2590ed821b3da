// What happens is shown one thing after the other: dice are seen to fall before their consequences, and an opponent who
// plays a whole turn in a moment is followed move by move. Nothing here changes what happened, only when it is seen.
import type { EntryView, TableView, ThrowView } from '../wire'

export interface Scene {
  readonly table: TableView
  readonly entries: readonly EntryView[]
}

/** How long things are looked at, in milliseconds; zero where nobody wants to wait. */
export interface Tempo {
  /** Dice falling, before their consequences. */
  dice(): number
  /** After anything that happened, before the next. */
  beat(): number
}

export interface Audience {
  /** Dice fall now. */
  dice(throws: readonly ThrowView[], entry: EntryView): void
  /** They lie still. */
  settled(): void
  apply(scene: Scene): void
}

/** When more than this waits, whoever shows it hurries. */
const CROWD = 8

export class Stage {
  private readonly waiting: Scene[] = []
  private timer: ReturnType<typeof setTimeout> | undefined
  private now: (() => void) | null = null

  constructor(
    private readonly tempo: Tempo,
    private readonly audience: Audience,
  ) {}

  /** Scenes that happened and are not shown yet. */
  get behind(): number {
    return this.waiting.length + (this.now ? 1 : 0)
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
    this.audience.dice(rolled.throws, rolled)
    this.wait(this.tempo.dice(), () => {
      this.audience.settled()
      this.perform(scene)
    })
  }

  private perform(scene: Scene): void {
    this.audience.apply(scene)
    this.wait(this.tempo.beat(), () => this.next())
  }

  private wait(pause: number, then: () => void): void {
    const hurried = this.waiting.length > CROWD ? pause / 4 : pause
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
    this.timer = setTimeout(go, hurried)
  }
}
