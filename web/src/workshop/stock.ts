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
    troops: new Map(view.troops.map((one) => [one.key, one])),
    traits: new Map([...view.unit_traits, ...view.leader_traits].map((one) => [one.key, one.name])),
    grounds: new Map(view.grounds.map((one) => [one.letter, one.name])),
  }
}

/** Elements of a unit of this troop when nothing is said. */
export const usualElements = (troop: TroopView, traits: readonly string[]): number =>
  troop.elements + (traits.includes('solid') ? 1 : 0)

/** Ranks of which an army has one and no more. */
export const singlesOf = (stock: Stock | null): string[] =>
  stock?.view.ranks.filter(({ only_one }) => only_one).map(({ key }) => key) ?? []

/** The troops of a book by their arms, each with its name. */
export function byArm(stock: Stock | null, language: 'fr' | 'en'): [string, { key: string; name: string }[]][] {
  const arms = new Map<string, { key: string; name: string }[]>()
  for (const { arm, key, name } of stock?.view.troops ?? [])
    arms.set(arm, [...(arms.get(arm) ?? []), { key, name: name[language] }])
  return [...arms]
}

/** Activations an army of so many units has where nothing is said. */
export function usualActivations(view: StockView | undefined, units: number): string {
  const rows = view?.activations ?? []
  return (rows.find(({ up_to_units }) => units <= up_to_units) ?? rows.at(-1))?.activations ?? '1x4'
}

/** Enemy units to take where nothing is said. */
export const usualVictory = (view: StockView | undefined, enemies: number): number | null =>
  view && enemies > 0 ? Math.ceil(enemies / view.victory_one_in) : null
