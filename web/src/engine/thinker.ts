// Who thinks for the computer players: one thought at a time, about the game that is looked at.
import type { FromMind, ToMind, ToThink } from './letters'

export interface Listener {
  progress(game: string, perMille: number): void
  decided(game: string, changed: number, decided: string | null): void
}

export class Thinker {
  private worker: Worker | null = null
  private thought: ToThink | null = null
  /** The answer to it if it had to be given now. */
  private best: string | null = null
  private ahead = false

  constructor(
    private readonly module: WebAssembly.Module,
    private readonly listener: Listener,
  ) {}

  /** Thinks about this and nothing else; a thought about what is no more is broken off, one that was hurried answered. */
  think(thought: ToThink): void {
    const now = this.thought
    if (now?.game === thought.game && now.changed === thought.changed) {
      if (thought.nodes < now.nodes) this.hurry(thought)
      return
    }
    if (now) this.stop()
    this.begin(thought)
  }

  /** Thinks ahead in a game in which a person is asked, until anything else is to be done. */
  ponder(kept: string): void {
    if (this.thought) return
    this.ahead = true
    this.say({ say: 'ponder', kept })
  }

  /** Nothing is to be thought about in this game. */
  rest(game: string): void {
    if (this.thought?.game === game) this.stop()
    else this.still()
  }

  /** Nothing is thought ahead any more. */
  still(): void {
    if (this.ahead) this.say({ say: 'rest' })
    this.ahead = false
  }

  private begin(thought: ToThink): void {
    this.thought = thought
    this.best = null
    this.ahead = false
    this.say({ say: 'think', ...thought })
  }

  /** The best so far is the answer; where there is none yet, fewer positions make one. */
  private hurry(thought: ToThink): void {
    const { best } = this
    this.stop()
    if (best === null) this.begin(thought)
    else this.listener.decided(thought.game, thought.changed, best)
  }

  private stop(): void {
    this.worker?.terminate()
    this.worker = null
    this.thought = null
    this.best = null
    this.ahead = false
  }

  private say(message: ToMind): void {
    if (!this.worker) {
      this.worker = new Worker(new URL('./mind.worker.ts', import.meta.url), { type: 'module' })
      this.worker.onmessage = ({ data }: MessageEvent<FromMind>) => this.hear(data)
      this.worker.onerror = () => this.fail()
      this.worker.postMessage({ say: 'begin', module: this.module } satisfies ToMind)
    }
    this.worker.postMessage(message)
  }

  private hear(message: FromMind): void {
    const { thought } = this
    if (!thought) return
    switch (message.tell) {
      case 'progress':
        this.listener.progress(thought.game, message.perMille)
        break
      case 'best':
        this.best = message.decided
        break
      case 'decided':
        this.thought = null
        this.listener.decided(message.game, message.changed, message.decided)
        break
    }
  }

  /** A mind that failed decides nothing: whoever asks again gets a new one. */
  private fail(): void {
    const { thought } = this
    this.stop()
    if (thought) this.listener.decided(thought.game, thought.changed, null)
  }
}
