// What each side must do to win, as the scenario says it: messages of the catalogue and what they are about.
import type { CampWire, ScenarioView, TroopView } from '../../wire'
import type { Battle } from '../library'

export interface Goal {
  readonly message: string
  readonly about: Record<string, string | number>
}

export function goalsOf(battle: Battle, camp: CampWire): Goal[] {
  const goals: Goal[] = []
  const plan = battle.armies[camp]
  if (plan.victory > 0) goals.push({ message: 'goal-eliminate', about: { count: plan.victory } })
  const held = placesOf(battle, 'objective', camp)
  const needed = battle.opening?.armies[camp].objectives_needed ?? held.length
  if (held.length > 0) {
    const every = needed >= held.length
    goals.push({
      message: every ? 'goal-hold' : 'goal-hold-some',
      about: { hexes: held.join(', '), count: every ? held.length : needed },
    })
  }
  const ways = placesOf(battle, 'exit', camp)
  const leaving = battle.opening?.armies[camp].exits_needed ?? 0
  if (ways.length > 0 && leaving > 0)
    goals.push({ message: 'goal-leave', about: { hexes: ways.join(', '), count: leaving } })
  if (battle.winner === camp) goals.push({ message: 'goal-last', about: { turn: battle.last_turn } })
  return goals
}

function placesOf(battle: Pick<ScenarioView, 'map'>, what: 'objective' | 'exit', camp: CampWire): string[] {
  return battle.map.hexes.filter((hex) => hex[what].includes(camp)).map((hex) => hex.place)
}

/** Units of one side by troop, the most numerous first; empty where the server does not say who stands where. */
export function rosterOf(battle: Battle, camp: CampWire): { troop: TroopView; count: number }[] {
  const units = battle.opening?.units.filter((unit) => unit.camp === camp) ?? []
  return battle.troops
    .map((troop) => ({ troop, count: units.filter((unit) => unit.troop === troop.key).length }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
}
