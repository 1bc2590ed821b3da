// What the other side did, seen again: the table as it stood, entry by entry, at the reader's pace.
import type { EntryView, FallenView, TableView } from '../wire'
import { throwsIn } from './entries'
import type { Tempo } from './stage'

export interface Stood {
  readonly table: TableView
  readonly entry: EntryView | null
}

export interface Onlooker {
  dice(throws: readonly FallenView[], entry: EntryView): void
  settled(): void
  show(stood: Stood): void
}

export class Again {
  private over = false
  private wake: (() => void) | null = null

  constructor(
    private readonly tempo: Tempo,
    private readonly onlooker: Onlooker,
  ) {}

  /** Shows one thing after the other, until all is seen or somebody has seen enough. */
  async show(all: readonly Stood[]): Promise<void> {
    for (const stood of all) {
      const { entry } = stood
      const throws = throwsIn(entry)
      if (entry && throws.length > 0) {
        this.onlooker.dice(throws, entry)
        await this.pause(this.tempo.dice())
        this.onlooker.settled()
      }
      if (this.over) return
      this.onlooker.show(stood)
      await this.pause(throws.length > 0 ? this.tempo.read() : this.tempo.beat())
      if (this.over) return
    }
  }

  /** On to the next thing. */
  skip(): void {
    this.wake?.()
  }

  end(): void {
    this.over = true
    this.wake?.()
  }

  private pause(time: number): Promise<void> {
    return new Promise((settle) => {
      const timer = setTimeout(settle, time)
      this.wake = () => {
        clearTimeout(timer)
        settle()
      }
    })
  }
}
