// The training battles in the order they are taken: the first one is the one a newcomer is led to.
import type { Summary } from '../library'
import { FIRST_BATTLE } from '../start'

export function lessonsOf(battles: readonly Summary[]): Summary[] {
  const lessons = battles.filter((battle) => battle.kind === 'training')
  const rank = ({ id, year }: Summary) => (id === FIRST_BATTLE ? -Infinity : year)
  return lessons.sort((a, b) => rank(a) - rank(b))
}
