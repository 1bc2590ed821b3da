// What the certificate asks: of the engine of this page, in a crew of workers, or of the server where there is none.
import { Crew } from '../../engine/crew'
import { HAS_ENGINE } from '../../engine/home'
import { ask, Trouble } from '../../net/api'
import type { Language } from '../../words/words'

export class Scales {
  readonly #crew = HAS_ENGINE ? new Crew() : null
  #stopped = false

  async ask<T>(door: string, body: unknown, language: Language): Promise<T> {
    if (this.#crew === null) return ask<T>(`api/workshop/${door}`, { language, body })
    const answer = await this.#crew.ask(['workshop', door], body, language)
    const said = JSON.parse(answer.body) as { code?: string; text?: string }
    if (answer.status !== 200) throw new Trouble(said.code ?? String(answer.status), said.text ?? '')
    return said as T
  }

  get stopped(): boolean {
    return this.#stopped
  }

  stop(): void {
    this.#stopped = true
    this.#crew?.dismiss()
  }
}
