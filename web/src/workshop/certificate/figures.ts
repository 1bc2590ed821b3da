// The figures of a certificate as a page shows them: all levels together, in the order in which they are read. Plain sums;
// shares and their intervals are the engine's.
import type { CampWire, EndingWire, LevelFigures, UnitCounts, WinCounts } from '../../wire'

const NONE: WinCounts = { north: 0, nobody: 0, south: 0 }
const add = (a: WinCounts, b: WinCounts): WinCounts => ({
  north: a.north + b.north,
  nobody: a.nobody + b.nobody,
  south: a.south + b.south,
})
export const gamesOf = ({ north, nobody, south }: WinCounts): number => north + nobody + south
export const played = (levels: readonly LevelFigures[]): number =>
  levels.reduce((sum, { figures }) => sum + gamesOf(figures.won), 0)

/** Games by their last turn, none left out between the first and the last. */
export function turnsOf(levels: readonly LevelFigures[]): { readonly turn: number; readonly won: WinCounts }[] {
  const found = new Map<number, WinCounts>()
  for (const { figures } of levels)
    for (const { turn, won } of figures.turns) found.set(turn, add(found.get(turn) ?? NONE, won))
  const turns = [...found.keys()]
  if (turns.length === 0) return []
  const [first, last] = [Math.min(...turns), Math.max(...turns)]
  return Array.from({ length: last - first + 1 }, (_, step) => first + step).map((turn) => ({
    turn,
    won: found.get(turn) ?? NONE,
  }))
}

export function meanTurn(levels: readonly LevelFigures[]): number | null {
  const turns = turnsOf(levels)
  const games = turns.reduce((sum, { won }) => sum + gamesOf(won), 0)
  return games === 0 ? null : turns.reduce((sum, { turn, won }) => sum + turn * gamesOf(won), 0) / games
}

/** What decided for whom, the most frequent first. */
export interface Decided {
  readonly by: EndingWire
  readonly winner: CampWire | null
  readonly games: number
}

export function decidedBy(levels: readonly LevelFigures[]): Decided[] {
  const found = new Map<string, Decided>()
  for (const { figures } of levels)
    for (const { by, won } of figures.endings)
      for (const winner of ['south', 'north', null] as const) {
        const games = won[winner ?? 'nobody']
        const key = `${by} ${winner}`
        found.set(key, { by, winner, games: games + (found.get(key)?.games ?? 0) })
      }
  return [...found.values()].filter(({ games }) => games > 0).sort((a, b) => b.games - a.games)
}

/** The turn on which most games had their first attack. */
export function firstContact(
  levels: readonly LevelFigures[],
): { readonly turn: number; readonly share: number } | null {
  const found = new Map<number, number>()
  for (const { figures } of levels)
    for (const { turn, games } of figures.contact) found.set(turn, games + (found.get(turn) ?? 0))
  const [most] = [...found].sort(([, a], [, b]) => b - a)
  return most ? { turn: most[0], share: most[1] / Math.max(1, played(levels)) } : null
}

/** Units that count for victory a side lost, a game. */
export function lossesOf(levels: readonly LevelFigures[], camp: CampWire): number {
  const lost = levels.reduce((sum, { figures }) => sum + figures.lost[camp].units, 0)
  return lost / Math.max(1, played(levels))
}

export interface Taken {
  readonly camp: CampWire
  readonly hex: string
  readonly share: number
  /** On which turn first, on average. */
  readonly turn: number | null
}

export function objectivesOf(levels: readonly LevelFigures[]): Taken[] {
  const found = new Map<string, { camp: CampWire; hex: string; taken: number; turns: number }>()
  for (const { figures } of levels)
    for (const { camp, hex, taken, turns } of figures.objectives) {
      const known = found.get(`${camp} ${hex}`)
      found.set(`${camp} ${hex}`, {
        camp,
        hex,
        taken: taken + (known?.taken ?? 0),
        turns: turns + (known?.turns ?? 0),
      })
    }
  const games = Math.max(1, played(levels))
  return [...found.values()].map(({ camp, hex, taken, turns }) => ({
    camp,
    hex,
    share: taken / games,
    turn: taken === 0 ? null : turns / taken,
  }))
}

export const REASONS = ['late', 'waited', 'far', 'uncalled', 'idle'] as const

export interface Unused {
  readonly unit: string
  readonly camp: CampWire
  readonly share: number
  readonly reason: (typeof REASONS)[number]
}

/** Units of no use in a tenth of the games or more, the idlest first. */
export function unusedOf(levels: readonly LevelFigures[]): Unused[] {
  const found = new Map<string, UnitCounts>()
  for (const { figures } of levels)
    for (const one of figures.units) {
      const known = found.get(one.unit)
      if (!known) found.set(one.unit, one)
      else
        found.set(one.unit, {
          ...one,
          ...Object.fromEntries(REASONS.map((reason) => [reason, one[reason] + known[reason]])),
        })
    }
  const games = Math.max(1, played(levels))
  return [...found.values()]
    .map((one) => ({
      unit: one.unit,
      camp: one.camp,
      share: REASONS.reduce((sum, reason) => sum + one[reason], 0) / games,
      reason: REASONS.reduce((most, reason) => (one[reason] > one[most] ? reason : most)),
    }))
    .filter(({ share }) => share >= 0.1)
    .sort((a, b) => b.share - a.share)
}

/** How often whoever moves first wins. */
export function firstWins(levels: readonly LevelFigures[], first: CampWire): number | null {
  const won = levels.reduce((sum, { figures }) => add(sum, figures.won), NONE)
  const games = gamesOf(won)
  return games === 0 ? null : (won[first] + won.nobody / 2) / games
}
