// A field larger than any of ours, from one of ours laid side by side with itself.
import { placeName, spotOf } from '../board/geometry'
import type { HexView } from '../wire'
import type { Battle } from './battleFile'
import { BATTLES } from './fixtures'

/** So many columns, rows and units; grounds and troops are those of a battle of the fixtures, over and over. */
export function largeBattle(columns: number, rows: number, units: number): Battle {
  const battle = BATTLES.find(({ scenario }) => scenario.id === 'leuthen')
  if (!battle) throw new Error('fixtures/leuthen.json is missing: npm run fixtures')
  const { scenario, position } = battle
  const from = new Map(scenario.map.hexes.map((hex) => [hex.place, hex]))
  const hexes = Array.from({ length: columns * rows }, (_, index): HexView => {
    const spot = { column: (index % columns) + 1, row: Math.floor(index / columns) + 1 }
    // Two rows at a time, so that the rows that stand half a hex to the east still do.
    const like = {
      column: ((spot.column - 1) % scenario.map.columns) + 1,
      row: ((spot.row - 1) % even(scenario.map.rows)) + 1,
    }
    const hex = from.get(placeName(like))
    if (!hex) throw new Error(`${placeName(like)} is missing in ${scenario.id}`)
    return { ...hex, place: placeName(spot), objective: [], exit: [] }
  })
  const standing = position.units.filter(({ hex }) => hex !== null)
  const many = Array.from({ length: units }, (_, index) => {
    const like = standing[index % standing.length]
    if (!like?.hex) throw new Error(`${scenario.id} has no units`)
    const round = Math.floor(index / standing.length)
    const { column, row } = spotOf(like.hex)
    const hex = placeName({ column: column + round * scenario.map.columns, row: row + 8 })
    return { ...like, id: `${like.id} ${round}`, hex }
  })
  return {
    scenario: { ...scenario, map: { ...scenario.map, columns, rows, hexes } },
    position: { ...position, units: many, officers: [] },
  }
}

const even = (rows: number) => rows - (rows % 2)
