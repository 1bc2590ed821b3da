// The battles of the house in the order they are taken.
import type { ScenarioSummary } from '../wire'
import type { Language } from '../words/words'
import { ask } from './api'

/** The first battle of a newcomer. */
export const FIRST_BATTLE = 'training-jomini'

/** Lessons: the first one is the one a newcomer is led to. */
export function lessonsOf(battles: readonly ScenarioSummary[]): ScenarioSummary[] {
  const lessons = battles.filter((battle) => battle.kind === 'training')
  const rank = ({ id, year }: ScenarioSummary) => (id === FIRST_BATTLE ? -Infinity : year)
  return lessons.sort((a, b) => rank(a) - rank(b))
}

/** What comes after a lesson or a battle: the next of its kind; after the last lesson none, after the last battle the first. */
export function nextAfter(battles: readonly ScenarioSummary[], id: string): string | null {
  const lessons = lessonsOf(battles)
  const at = lessons.findIndex((lesson) => lesson.id === id)
  if (at >= 0) return lessons[at + 1]?.id ?? null
  const great = battles.filter(({ kind }) => kind !== 'training').sort((a, b) => a.year - b.year)
  const place = great.findIndex((battle) => battle.id === id)
  return (great[place + 1] ?? great[0])?.id ?? null
}

export const seeAllBattles = (language: Language) => ask<readonly ScenarioSummary[]>('api/scenarios', { language })
