// What a certificate page shows: the games of a run that is going on, else those of the certificate.
import type { FairShareView, LevelFigures, NameView } from '../../wire'
import { played } from './figures'
import { LEVELS, type Run } from './run.svelte'

export interface ShownLevel {
  readonly level: string
  readonly games: number
  /** Of the south. */
  readonly share: FairShareView | null
}

export interface Shown {
  readonly games: number
  readonly levels: readonly LevelFigures[]
  readonly bars: readonly ShownLevel[]
  readonly verdict: NameView | null
}

/** The share of the other side. */
export const opposite = ({ value, low, high, fair }: FairShareView): FairShareView => ({
  value: 1000 - value,
  low: 1000 - high,
  high: 1000 - low,
  fair,
})

export function shownOf(run: Run): Shown {
  if (run.isBusy && run.certificate === null) {
    const levels = run.levels.flatMap(({ figures }) => figures ?? [])
    const bars = run.levels.map(({ level, figures, share }) => ({
      level,
      games: figures ? played([figures]) : 0,
      share: figures && played([figures]) > 0 ? share : null,
    }))
    return { games: played(levels), levels, bars, verdict: null }
  }
  const seen = run.certificate
  if (!seen)
    return { games: 0, levels: [], bars: LEVELS.map((level) => ({ level, games: 0, share: null })), verdict: null }
  const { levels } = seen.certificate
  const bars = levels.map((one, place) => ({
    level: one.north.level,
    games: played([one]),
    share: seen.shares[place] ? opposite(seen.shares[place]) : null,
  }))
  return { games: played(levels), levels, bars, verdict: seen.verdict }
}

/** Per mille as a whole percentage. */
export const percent = (perMille: number): number => Math.round(perMille / 10)
