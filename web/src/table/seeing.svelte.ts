// Lines of sight: from whoever is in hand, or from the hex picked first, to the hex looked at.
import type { SightView } from '../wire'
import { placeOf } from './choosing'
import type { Session } from './session.svelte'

export class Seeing {
  on = $state(false)
  from = $state<string | null>(null)
  line = $state.raw<SightView | null>(null)
  private asking = 0

  constructor(private readonly session: Session) {}

  toggle(): void {
    if (this.on) {
      this.end()
      return
    }
    this.on = true
    const { game, chosen } = this.session
    this.from = (game.table && chosen && placeOf(game.table, chosen)) ?? null
  }

  end(): void {
    this.on = false
    this.line = null
    this.from = null
  }

  pick(place: string): void {
    if (!this.from) this.from = place
    else if (place === this.from) this.from = null
    else if (this.line?.to === place) this.from = place
    else void this.ask(this.from, place)
    if (!this.from) this.line = null
  }

  look(place: string | null): void {
    if (this.on && this.from && place && place !== this.from) void this.ask(this.from, place)
  }

  private async ask(from: string, to: string): Promise<void> {
    const mine = (this.asking += 1)
    const { game } = this.session
    try {
      const seen = await game.sight(from, to)
      if (mine === this.asking && this.on) [this.line, this.session.aloud] = [seen, seen.text]
    } catch (error) {
      if (mine === this.asking && error instanceof Error && error.message) game.object(error.message)
    }
  }
}
