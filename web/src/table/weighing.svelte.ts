// The odds of whoever is in hand: of the target in focus, and of every target side by side.
import type { OddsView, TableView } from '../wire'
import { attackAt } from './choosing'
import type { Session } from './session.svelte'

export class Weighing {
  odds = $state.raw<OddsView | null>(null)
  /** Every attack of whoever is in hand, the best first. */
  compared = $state.raw<readonly OddsView[]>([])
  trouble = $state('')
  private asking = 0

  constructor(private readonly session: Session) {}

  /** Reads the odds of the target in focus; what was asked earlier and comes later is dropped. */
  async read(table: TableView, place: string | null): Promise<void> {
    const { chosen, game } = this.session
    const target = attackAt(table, chosen, place)
    const mine = (this.asking += 1)
    if (!target || chosen?.kind !== 'unit') return
    // What is known of all targets is shown while the orders for this one are weighed.
    this.odds = this.compared.find((one) => JSON.stringify(one.target) === JSON.stringify(target.target)) ?? this.odds
    try {
      const [found] = await game.odds(chosen.id, target.target)
      if (mine === this.asking) [this.odds, this.trouble] = [found ?? null, '']
    } catch (error) {
      if (mine === this.asking) this.trouble = error instanceof Error ? error.message : ''
    }
  }

  async compare(unit: string): Promise<void> {
    try {
      const found = await this.session.game.odds(unit, null)
      if (this.session.chosen?.id === unit) this.compared = found
    } catch {
      // Each target can still be asked for by itself.
    }
  }
}
