// Maps and armies drawn for the gallery and the tests: every ground beside every other, every state of the design.
import { columnName, opposite, sideToward, spotOf } from '../board/geometry'
import type { Crossing, Ground, WorkKind } from '../board/land'
import type { MapNames } from '../board/names'
import type { HexView, MapView } from '../wire'

const LETTERS: Record<string, { ground: Ground; height?: number; crossing?: Crossing }> = {
  '.': { ground: 'clear' },
  f: { ground: 'forest' },
  h: { ground: 'clear', height: 1 },
  H: { ground: 'clear', height: 2 },
  F: { ground: 'forest', height: 1 },
  v: { ground: 'habitations' },
  m: { ground: 'marsh' },
  r: { ground: 'rocks' },
  s: { ground: 'sand' },
  n: { ground: 'snow' },
  M: { ground: 'mountain' },
  L: { ground: 'lake' },
  '~': { ground: 'river' },
  '=': { ground: 'large-river' },
  '-': { ground: 'stream' },
  x: { ground: 'river', crossing: 'ford' },
  b: { ground: 'river', crossing: 'bridge' },
  B: { ground: 'large-river', crossing: 'bridge' },
}

const BARE = { height: 0, houses: null, crossing: null, roads: [], works: [], objective: [], exit: [] }

export interface Drawing {
  rows: string[]
  roads?: string[]
  works?: Partial<Record<WorkKind, string[]>>
}

/** A map from letters, one a hex, as scenario files draw it. */
export function drawn({ rows, roads = [], works = {} }: Drawing): MapView {
  const hexes = rows.flatMap((row, r) =>
    row
      .split(/\s+/)
      .filter(Boolean)
      .map((letter, c): HexView => {
        const known = LETTERS[letter]
        if (!known) throw new Error(`« ${letter} » in row ${r + 1} is no ground`)
        return {
          ...BARE,
          ...known,
          place: columnName(c + 1) + String(r + 1),
          name: { fr: known.ground, en: known.ground },
        }
      }),
  )
  const map = {
    columns: Math.max(...rows.map((row) => row.split(/\s+/).filter(Boolean).length)),
    rows: rows.length,
    hexes,
    top: null,
  }
  roads.forEach((road) => lay(map, road.split(' ')))
  for (const [kind, list] of Object.entries(works)) list.forEach((work) => build(map, kind as WorkKind, work))
  return map
}

function hexOf(map: MapView, place: string): HexView {
  const found = map.hexes.find((hex) => hex.place === place)
  if (!found) throw new Error(`no hex ${place} on this map`)
  // Lists of letters are shared between hexes: each gets its own before it is written to.
  found.roads = [...found.roads]
  found.works = [...found.works]
  return found
}

function lay(map: MapView, places: string[]): void {
  places.slice(1).forEach((place, index) => {
    const from = places[index] ?? place
    const side = sideToward(spotOf(from), spotOf(place))
    if (side === null) throw new Error(`the road jumps from ${from} to ${place}`)
    hexOf(map, from).roads.push(side)
    hexOf(map, place).roads.push(opposite(side))
  })
}

function build(map: MapView, kind: WorkKind, work: string): void {
  const [inside = '', outside = ''] = work.split('>')
  const side = sideToward(spotOf(inside), spotOf(outside))
  if (side === null) throw new Error(`${inside} and ${outside} do not touch`)
  hexOf(map, inside).works.push({ side, kind })
}

/** Every ground of the four books, every crossing, every work. */
export const EVERY_GROUND: MapView = drawn({
  rows: [
    '. f f . M M . L L L . = = .',
    'f f F h h M . . L . . = = .',
    '. f h H H h . . - . . = = .',
    '. h H H h . v . . - . B B .',
    '- - h h . v v . ~ ~ . = = .',
    '. . - - - . . . ~ . x ~ = .',
    'n n . . - - b ~ . . . . = =',
    'n n n . . ~ ~ . m m . . . =',
    '. n . ~ ~ . . m m . r r . .',
    's s . ~ . . . . . . r r r .',
    's s s x . . . . . v . . . .',
  ],
  roads: ['G11 G10 G9 H8 G7 G6 G5 G4 G3 G2 F1', 'G6 H6 H5 I4 J4 K4 L4 M4 N4', 'G9 H10 I10 J10 J11'],
  works: {
    palisade: ['J11>I11', 'J11>J10', 'J11>K11'],
    ditch: ['L9>L8', 'L9>M8'],
    fortification: ['G4>H4', 'G4>G3', 'F5>F6'],
  },
})

export const EVERY_NAME: MapNames = {
  written: [
    { text: { fr: 'Hausen', en: 'Hausen' }, kind: 'village', hexes: ['G4'] },
    { text: { fr: 'le Feckinger', en: 'the Feckinger' }, kind: 'water', hexes: ['E6'] },
    { text: { fr: 'bois de Roth', en: 'Roth wood' }, kind: 'wood', hexes: ['B2', 'C2'] },
  ],
  standing: [],
}
