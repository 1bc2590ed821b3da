// The training battles in the order they are taken: the first one is the one a newcomer is led to.
import type { ScenarioSummary } from '../../wire'
import { FIRST_BATTLE } from '../start'

export function lessonsOf(battles: readonly ScenarioSummary[]): ScenarioSummary[] {
  const lessons = battles.filter((battle) => battle.kind === 'training')
  const rank = ({ id, year }: ScenarioSummary) => (id === FIRST_BATTLE ? -Infinity : year)
  return lessons.sort((a, b) => rank(a) - rank(b))
}
