// What a book has to choose from, looked up by its words.
import type { NameView, StockView, TroopView } from '../wire'

export interface Stock {
  readonly view: StockView
  readonly troops: ReadonlyMap<string, StockView['troops'][number]>
  readonly traits: ReadonlyMap<string, NameView>
  readonly grounds: ReadonlyMap<string, NameView>
}

export function stockOf(view: StockView): Stock {
  return {
    view,
    troops: new Map(view.troops.map((one) => [one.troop.key, one])),
    traits: new Map([...view.traits, ...view.officer_traits].map((one) => [one.key, one.name])),
    grounds: new Map(view.grounds.map((one) => [one.letter, one.name])),
  }
}

/** Elements of a unit of this troop when nothing is said. */
export const usualElements = (troop: TroopView, traits: readonly string[]): number =>
  troop.elements + (traits.includes('solid') ? 1 : 0)
