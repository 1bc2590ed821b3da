// Workers that reckon beside the page, as many as the machine has cores to spare: each has an engine of its own.
import type { CrewQuestion, FromCrew, HomeAnswer, HomeQuestion } from './letters'

/** Hands of a crew: one core is left to the page. */
export const CREW_HANDS = Math.max(1, Math.min(4, (globalThis.navigator?.hardwareConcurrency ?? 2) - 1))

interface Waiting {
  readonly settle: (answer: HomeAnswer) => void
  readonly fail: (why: Error) => void
}

class Hand {
  #worker: Worker | null = null
  #waiting = new Map<number, Waiting>()
  #serial = 0

  get load(): number {
    return this.#waiting.size
  }

  ask(question: HomeQuestion): Promise<HomeAnswer> {
    const worker = (this.#worker ??= this.#hired())
    this.#serial += 1
    const serial = this.#serial
    return new Promise((settle, fail) => {
      this.#waiting.set(serial, { settle, fail })
      worker.postMessage({ serial, question } satisfies CrewQuestion)
    })
  }

  dismiss(why: string): void {
    this.#worker?.terminate()
    this.#worker = null
    for (const { fail } of this.#waiting.values()) fail(new Error(why))
    this.#waiting.clear()
  }

  #hired(): Worker {
    const worker = new Worker(new URL('./crew.worker.ts', import.meta.url), { type: 'module' })
    worker.onmessage = ({ data: { serial, answer, why } }: MessageEvent<FromCrew>) => {
      const waiting = this.#waiting.get(serial)
      this.#waiting.delete(serial)
      if (answer) waiting?.settle(answer)
      else waiting?.fail(new Error(why ?? 'the engine failed'))
    }
    worker.onerror = () => this.dismiss('the worker did not start')
    return worker
  }
}

export class Crew {
  readonly #hands = Array.from({ length: CREW_HANDS }, () => new Hand())

  /** Asks whoever has least to do. */
  ask(path: readonly string[], body: unknown, language: string): Promise<HomeAnswer> {
    const free = this.#hands.reduce((least, hand) => (hand.load < least.load ? hand : least))
    return free.ask({ path, query: {}, token: null, language, body: JSON.stringify(body) })
  }

  /** Everybody stops at once; what is under way is lost. */
  dismiss(): void {
    for (const hand of this.#hands) hand.dismiss('dismissed')
  }
}
