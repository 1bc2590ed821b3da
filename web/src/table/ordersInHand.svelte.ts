// Orders a player has in hand: a card picked for a unit, a tick beside the odds, and what each answer would bring where the
// table asks about an order.
import type { Sight } from '../board/states'
import type { OddsView, OrderWire, StakeView, TableView } from '../wire'
import { ordersOf } from './choosing'
import type { Session } from './session.svelte'

export class OrdersInHand {
  /** The order of manoeuvre picked from the cards, to be given to a unit. */
  taken = $state<OrderWire | null>(null)
  /** The attack order ticked beside the odds. */
  ticked = $state<OrderWire | null>(null)
  /** What each order asked about would bring. */
  stakes = $state.raw<readonly StakeView[]>([])
  /** What was ticked when the attack was sent; undefined where nothing was offered. */
  private given: OrderWire | null | undefined

  constructor(private readonly session: Session) {}

  /** Picks an order of manoeuvre, or puts it back. */
  take(order: OrderWire): void {
    this.taken = this.taken === order ? null : order
    this.session.chosen = null
    this.session.asked = null
    this.session.game.refusal = null
  }

  /** The order in hand is given, if it needs no unit. */
  give(): void {
    const { table } = this.session.game
    const plain = table && this.taken && ordersOf(table, this.taken).find(({ place }) => place === null)
    if (plain) void this.session.say(plain)
  }

  /** Ticks one of the attack orders beside the odds by its number, or takes the tick back: one at most. */
  tick(index: number, odds: OddsView | null): void {
    const order = odds?.stakes.filter((stake) => stake.order !== null)[index]?.order
    if (order) this.ticked = this.ticked === order ? null : order
  }

  /** The arrow of an attack, with the dice of the order that is ticked. */
  counted(sights: readonly Sight[], odds: OddsView | null): readonly Sight[] {
    const stake = this.ticked && odds?.stakes.find(({ order }) => order === this.ticked)
    return stake ? sights.map((sight) => (sight.dice === undefined ? sight : { ...sight, dice: stake.dice })) : sights
  }

  /** An attack is sent: what is ticked now is given when it is asked for. */
  declare(odds: OddsView | null): void {
    this.given = odds && odds.stakes.length > 1 ? this.ticked : undefined
  }

  /** After news: an order that was ticked is given; any other question about orders is weighed, answer by answer. */
  weigh(table: TableView): void {
    this.stakes = []
    const { question } = table.ask
    const { game } = this.session
    if (question === 'combat' || question === 'movement') [this.ticked, this.given] = [null, undefined]
    if (!table.choices || (question !== 'attack-order' && question !== 'defence-order')) return
    const { given } = this
    const isGiven = ({ command }: { command: { do: string; order?: unknown } }) =>
      command.do === 'attack-order' && command.order === given
    const answer = given === undefined ? undefined : table.choices.answers.find(isGiven)
    if (answer) {
      this.given = undefined
      void game.command(answer.command)
      return
    }
    void game.stakes().then(
      (stakes) => game.table === table && (this.stakes = stakes),
      () => undefined,
    )
  }
}
