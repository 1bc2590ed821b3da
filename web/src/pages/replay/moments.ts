// A game as a row of moments: each command that stands, with what came of it. What was taken back is left out.
import { throwsIn } from '../../net/entries'
import type { CampWire, EntryView, FallenView, ToldView } from '../../wire'

export interface Moment {
  /** The entry after which it stands. */
  readonly entry: number
  readonly camp: CampWire | null
  readonly told: readonly ToldView[]
  readonly throws: readonly FallenView[]
  /** It tells the moment before it again, with what came of it since. */
  readonly grown: boolean
  /** The turn, as the log names it; none before the first. */
  readonly turn: string | null
}

export function momentsOf(entries: readonly EntryView[]): Moment[] {
  const moments: Moment[] = []
  let turn: string | null = null
  for (const entry of entries) {
    if (entry.undone || (entry.told.length === 0 && entry.kind !== 'begun')) continue
    for (const told of entry.told) if (told.kind === 'turn') turn = told.text
    const before = entry.told[0]?.replaces ? moments.at(-1) : undefined
    moments.push({
      entry: entry.number,
      // Whose doing it is: dice and retreats follow from a command of the other side.
      camp: entry.told.find((told) => told.camp !== null)?.camp ?? ('camp' in entry ? entry.camp : null),
      // A sentence that has grown takes the place of the last one told: what stood before that one still stands.
      told: [...spoken(before).slice(0, -1), ...entry.told],
      throws: [...(before?.throws ?? []), ...throwsIn(entry)],
      grown: before !== undefined,
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

const isHeading = ({ kind }: ToldView) => kind === 'turn' || kind === 'phase'

const spoken = (moment: Moment | undefined) => moment?.told.filter((told) => !isHeading(told)) ?? []

/** What is told of a moment; headings only where there is nothing else. */
export function wordsOf(moment: Moment): string {
  const said = spoken(moment)
  return (said.length > 0 ? said : moment.told).map(({ text }) => text).join(' ')
}

/** A line of the log: a heading, or what is told of a moment. */
export interface Row {
  readonly row: 'turn' | 'phase' | 'told'
  readonly key: string
  /** The moment it leads to. */
  readonly at: number
  readonly text: string
}

/** The log beside a replay. What goes on is read once, at its fullest, unless the reader stands in the middle of it. */
export function rowsOf(moments: readonly Moment[], here: number): Row[] {
  return moments.flatMap((moment, at) => {
    const heads = moment.told.filter(isHeading).map((told, index): Row => {
      return { row: told.kind === 'turn' ? 'turn' : 'phase', key: `${moment.entry}.${index}`, at, text: told.text }
    })
    const isTold = spoken(moment).length > 0 || heads.length === 0
    const later = moments[at + 1]?.grown ?? false
    const told: Row[] =
      isTold && (at === here || !later) ? [{ row: 'told', key: `${moment.entry}`, at, text: wordsOf(moment) }] : []
    return [...heads, ...told]
  })
}
