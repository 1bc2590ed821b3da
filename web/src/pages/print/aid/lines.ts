// The troop table as a player's aid prints it: a line for each kind of troop. Where a book gives one kind in several
// weights, they stand in one line, the lightest first.
import type { NoteWire, TerrainRowView, TroopRowView, TroopView, WeightWire } from '../../../wire'
import { diceOf, type Factor } from '../../rules/tables/says'

export interface TroopLine {
  readonly key: string
  /** The one whose figure stands for all: of middle weight where there are several. */
  readonly troop: TroopView
  readonly name: TroopView['name']
  readonly isOneWeight: boolean
  readonly elements: string
  /** Hexes with combat, and without where that is more: « 3 · 2 · 1/2 ». */
  readonly march: string
  readonly range: string
  readonly dice: Readonly<Record<Factor, string>>
  readonly notes: readonly NoteWire[]
}

const WEIGHTS: readonly WeightWire[] = ['very-light', 'light', 'medium', 'heavy', 'very-heavy']

/** Kinds that come in several weights have their weight after a stroke in their key, and in brackets in their name. */
const stemOf = ({ key }: TroopView) => key.split('/')[0] ?? key
const plainName = (name: string) => name.replace(/ \([^()]*\)$/, '')

const marchOf = ({ march, march_free }: TroopView) => {
  const hexes = (count: number) => (count === 0 ? '–' : `${count}`)
  return march === march_free ? hexes(march) : `${hexes(march)}/${hexes(march_free)}`
}

/** What all have in common once, else each in its turn. */
function joined(cells: readonly string[]): string {
  return new Set(cells).size === 1 ? (cells[0] ?? '') : cells.join('\u00a0·\u00a0')
}

export function troopLines(rows: readonly TroopRowView[]): TroopLine[] {
  const stems = [...new Set(rows.map((row) => stemOf(row.troop)))]
  return stems.map((stem) => {
    const own = rows
      .filter((row) => stemOf(row.troop) === stem)
      .sort((a, b) => WEIGHTS.indexOf(a.troop.weight) - WEIGHTS.indexOf(b.troop.weight))
    const shown = own[Math.floor(own.length / 2)]
    if (!shown) throw new Error(`no troop of the kind ${stem}`)
    const { troop } = shown
    const cell = (of: (row: TroopRowView) => string) => joined(own.map(of))
    const dice = (factor: Factor) => cell((row) => diceOf(row[factor]))
    return {
      key: stem,
      troop,
      name: own.length === 1 ? troop.name : { fr: plainName(troop.name.fr), en: plainName(troop.name.en) },
      isOneWeight: own.length === 1,
      elements: cell((row) => `${row.troop.elements}`),
      march: cell((row) => marchOf(row.troop)),
      range: cell((row) => `${row.troop.range}`),
      dice: { fire: dice('fire'), assault: dice('assault'), melee: dice('melee'), riposte: dice('riposte') },
      notes: [...new Set(own.flatMap((row) => row.notes.map(({ note }) => note)))],
    }
  })
}

/** Does a book give some kinds in all weights? */
export const areWeighed = (rows: readonly TroopRowView[]) => rows.some(({ troop }) => troop.key.includes('/'))

/** Notes with the letter each is called by, in the order they come. */
export function lettered(lines: readonly TroopLine[]): Map<NoteWire, string> {
  const notes = [...new Set(lines.flatMap((line) => line.notes))]
  return new Map(notes.map((note, index) => [note, String.fromCharCode(97 + index)]))
}

/** Terrains of which a book says the same, in one line. */
export function terrainLines(rows: readonly TerrainRowView[]): (readonly TerrainRowView[])[] {
  const clear = rows.find((row) => row.terrain === 'clear')
  const lines = new Map<string, TerrainRowView[]>()
  for (const row of rows) {
    // What a book does not know is as clear ground to it: nothing is to be looked up.
    if (row !== clear && row.clause === clear?.clause) continue
    const key = JSON.stringify({ ...row, terrain: null, name: null, clause: null })
    lines.set(key, [...(lines.get(key) ?? []), row])
  }
  return [...lines.values()]
}
