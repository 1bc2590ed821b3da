// A game as a row of moments: each command that stands, with what came of it. What was taken back is left out.
import type { CampWire, EntryView, ThrowView, ToldView } from '../../wire'

export interface Moment {
  /** The entry after which it stands. */
  readonly entry: number
  readonly camp: CampWire | null
  readonly told: readonly ToldView[]
  readonly throws: readonly ThrowView[]
  /** The turn, as the log names it; none before the first. */
  readonly turn: string | null
}

export function momentsOf(entries: readonly EntryView[]): Moment[] {
  const moments: Moment[] = []
  let turn: string | null = null
  for (const entry of entries) {
    if (entry.undone || (entry.told.length === 0 && entry.kind !== 'begun')) continue
    for (const told of entry.told) if (told.kind === 'turn') turn = told.text
    moments.push({
      entry: entry.number,
      // Whose doing it is: dice and retreats follow from a command of the other side.
      camp: entry.told.find((told) => told.camp !== null)?.camp ?? ('camp' in entry ? entry.camp : null),
      told: entry.told,
      throws: entry.kind === 'command' ? entry.throws : [],
      turn,
    })
  }
  return moments
}

/** The place of an entry among the moments: its own, or the last before it. */
export function placeOf(moments: readonly Moment[], entry: number | null): number {
  if (entry === null) return 0
  return Math.max(
    0,
    moments.findLastIndex((moment) => moment.entry <= entry),
  )
}

/** Where each turn begins, to jump to. */
export function turnsOf(moments: readonly Moment[]): { turn: string; at: number }[] {
  const turns: { turn: string; at: number }[] = []
  moments.forEach(({ turn }, at) => {
    if (turn !== null && turns.at(-1)?.turn !== turn) turns.push({ turn, at })
  })
  return turns
}

/** The hexes a moment is about. */
export function hexesOf(moment: Moment | undefined): string[] {
  return [...new Set(moment?.told.flatMap((told) => told.hexes) ?? [])]
}

/** What is told of a moment; headings only where there is nothing else. */
export function wordsOf({ told }: Moment): string {
  const said = told.filter(({ kind }) => kind !== 'turn' && kind !== 'phase')
  return (said.length > 0 ? said : told).map(({ text }) => text).join(' ')
}

/** Does a moment say the sentence before it again, grown? */
export function growsOn(moment: Moment | undefined): boolean {
  return moment?.told[0]?.replaces ?? false
}
