// Which battles are shown: by book, by period, by length.
import type { BookKey } from '../library'
import type { ScenarioSummary } from '../../wire'

/** Ages a player thinks in, from the oldest; a battle is in the first whose end it comes before. */
export const PERIODS = ['antiquity', 'middle-ages', 'renaissance', 'enlightenment', 'empire'] as const
export type Period = (typeof PERIODS)[number]
const ENDS: Record<Period, number> = {
  antiquity: 476,
  'middle-ages': 1492,
  renaissance: 1700,
  enlightenment: 1792,
  empire: Infinity,
}

export const LENGTHS = ['short', 'long'] as const
export type Length = (typeof LENGTHS)[number]
/** A battle that is over in this many minutes is short. */
const SHORT = 50

export interface Wishes {
  readonly book: BookKey | null
  readonly period: Period | null
  readonly length: Length | null
}

export const ANYTHING: Wishes = { book: null, period: null, length: null }

export function periodOf(year: number): Period {
  return PERIODS.find((period) => year < ENDS[period]) ?? 'empire'
}

/** A battle of unknown length may be as long as it likes. */
export function lengthOf({ minutes }: Pick<ScenarioSummary, 'minutes'>): Length {
  return minutes !== null && minutes[1] <= SHORT ? 'short' : 'long'
}

/** The battles wished for, the oldest first; training battles are not among them. */
export function chosen(battles: readonly ScenarioSummary[], wishes: Wishes): ScenarioSummary[] {
  return battles
    .filter((battle) => battle.kind !== 'training')
    .filter((battle) => wishes.book === null || battle.book === wishes.book)
    .filter((battle) => wishes.period === null || periodOf(battle.year) === wishes.period)
    .filter((battle) => wishes.length === null || lengthOf(battle) === wishes.length)
    .sort((a, b) => a.year - b.year)
}

/** The periods in which battles were fought. */
export function periodsOf(battles: readonly ScenarioSummary[]): Period[] {
  const known = new Set(battles.filter((battle) => battle.kind !== 'training').map((battle) => periodOf(battle.year)))
  return PERIODS.filter((period) => known.has(period))
}

/** A year as it is spoken of: a message and what it is about. */
export function yearWords(year: number): { message: string; year: string } {
  return year < 0 ? { message: 'year-before', year: String(-year) } : { message: 'year', year: String(year) }
}

/** A length as it is spoken of. */
export function minutesWords(
  minutes: ScenarioSummary['minutes'],
): { message: string; from: number; to: number } | null {
  if (minutes === null) return null
  const [from, to] = minutes
  return { message: from === to ? 'minutes' : 'minutes-between', from, to }
}

/** The game a link or an invitation speaks of, and what invites to it: whole links, hashes, or bare ids. */
export function gameInLink(text: string): { game: string; invitation: string | null } | null {
  const said = text.trim()
  const found = /#\/(?:game|join)\/([\w-]+)(?:\?(.*))?$/.exec(said)
  if (found?.[1]) return { game: found[1], invitation: new URLSearchParams(found[2] ?? '').get('invitation') }
  return /^[\w-]{8,}$/.test(said) ? { game: said, invitation: null } : null
}
