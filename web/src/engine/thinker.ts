// Who thinks for the computer players: one thought at a time, about the game that is looked at.
import type { FromMind, ToMind, ToThink } from './letters'

export interface Listener {
  progress(game: string, perMille: number): void
  decided(game: string, changed: number, command: string | null): void
}

export class Thinker {
  private worker: Worker | null = null
  private thought: ToThink | null = null

  constructor(
    private readonly module: WebAssembly.Module,
    private readonly listener: Listener,
  ) {}

  /** Thinks about this and nothing else; a thought about what is no more is broken off. */
  think(thought: ToThink): void {
    if (this.thought?.game === thought.game && this.thought.changed === thought.changed) return
    if (this.thought) this.stop()
    this.thought = thought
    this.say({ say: 'think', ...thought })
  }

  /** Nothing is to be thought about in this game. */
  rest(game: string): void {
    if (this.thought?.game === game) this.stop()
  }

  private stop(): void {
    this.worker?.terminate()
    this.worker = null
    this.thought = null
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
    if (message.tell === 'progress') this.listener.progress(thought.game, message.perMille)
    else {
      this.thought = null
      this.listener.decided(message.game, message.changed, message.command)
    }
  }

  /** A mind that failed decides nothing: whoever asks again gets a new one. */
  private fail(): void {
    const { thought } = this
    this.stop()
    if (thought) this.listener.decided(thought.game, thought.changed, null)
  }
}
