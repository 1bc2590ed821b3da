// A draft as the board draws it, at once and as far as it goes: what cannot be drawn is left out, and the checker says why.
// No rule stands here, only what each word of a scenario file looks like.
import { neighbour, placeName, SIDES, sideToward, spotOf } from '../board/geometry'
import type { MapNames } from '../board/names'
import { campOf, flagOf, unitPiece, type OfficerPiece, type Pieces, type UnitPiece } from '../board/pieces'
import type { Telling } from '../words/hexes'
import type {
  CrossingWire,
  HexView,
  HousesWire,
  MapNameView,
  MapView,
  NameKindWire,
  OfficerView,
  Position,
  RankWire,
  TerrainWire,
  UnitView,
} from '../wire'
import {
  CAMPS,
  columnsOf,
  isOnTable,
  letterAt,
  rowsOf,
  spotIn,
  spotsOf,
  words,
  type Draft,
  type DraftUnit,
} from './draft'
import { levelAt, roadsOf, waterBeside, worksOf, type WorkKey } from './ground'
import { usualElements, type Stock } from './stock'

const GROUND: Readonly<Record<string, TerrainWire>> = {
  '.': 'clear',
  h: 'clear',
  f: 'forest',
  v: 'habitations',
  m: 'marsh',
  r: 'rocks',
  s: 'sand',
  n: 'snow',
  M: 'mountain',
  L: 'lake',
  '~': 'river',
  x: 'river',
  '=': 'large-river',
  '-': 'stream',
}
const WATER: Readonly<Record<string, TerrainWire>> = { '~': 'river', '=': 'large-river', '-': 'stream' }
const WORK: Readonly<Record<WorkKey, TerrainWire>> = {
  palisades: 'palisade',
  ditches: 'ditch',
  fortifications: 'fortification',
}
const HOUSES: readonly HousesWire[] = ['village', 'antique', 'levant', 'india']
const KINDS: readonly NameKindWire[] = ['village', 'wood', 'height', 'water', 'road', 'place']

/** The map as it is drawn. Objectives and exits are the editor's own marks. */
export function mapOf(draft: Draft, stock: Stock | null): MapView {
  const roads = new Map<string, number[]>()
  for (const road of roadsOf(draft))
    road.slice(1).forEach((to, index) => {
      const [a, b] = [spotIn(road[index]), spotIn(to)]
      const there = a && b && isOnTable(draft, a) && isOnTable(draft, b) ? [sideToward(a, b), sideToward(b, a)] : []
      ;[a, b].forEach((spot, end) => {
        const side = there[end]
        const place = spot && placeName(spot)
        if (place && side !== null && side !== undefined) roads.set(place, [...(roads.get(place) ?? []), side])
      })
    })
  const works = new Map<string, HexView['works']>()
  for (const { kind, inside, outside } of worksOf(draft)) {
    const side = sideToward(spotOf(inside), spotOf(outside))
    if (side !== null) works.set(inside, [...(works.get(inside) ?? []), { side, kind: WORK[kind] }])
  }
  const hexes = spotsOf(draft).map((spot): HexView => {
    const place = placeName(spot)
    const letter = letterAt(draft, spot) ?? '.'
    const { ground, crossing } = landOf(draft, place, letter)
    return {
      place,
      ground,
      name: stock?.grounds.get(letter) ?? { fr: ground, en: ground },
      height: crossing === 'bridge' ? 0 : levelAt(draft, place),
      houses: ground === 'habitations' ? housesOf(draft, place) : null,
      crossing,
      roads: [...new Set(roads.get(place))].sort(),
      works: [...(works.get(place) ?? [])].sort((a, b) => a.side - b.side),
      objective: CAMPS.filter((camp) => draft[camp].objectives?.includes(place)),
      exit: CAMPS.filter((camp) => draft[camp].exits?.includes(place)),
    }
  })
  return { columns: columnsOf(draft), rows: rowsOf(draft), hexes, top: draft.map.top ?? null }
}

function landOf(draft: Draft, place: string, letter: string): { ground: TerrainWire; crossing: CrossingWire | null } {
  const said = draft.map.bridges?.find((line) => words(line)[0] === place)
  const named = said === undefined ? undefined : Object.values(WATER).find((water) => water === words(said)[1])
  if (letter === 'b') {
    const water = named ?? WATER[waterBeside(draft, place) ?? '']
    return { ground: water ?? 'clear', crossing: water ? 'bridge' : null }
  }
  if (letter === 'x') return { ground: 'river', crossing: 'ford' }
  const ground = GROUND[letter] ?? 'clear'
  return { ground, crossing: named !== undefined && named === ground ? 'bridge' : null }
}

function housesOf(draft: Draft, place: string): HousesWire {
  if (draft.map.farms?.includes(place)) return 'farm'
  return HOUSES.find((one) => one === draft.map.houses) ?? 'village'
}

/** Names that are written on the map: those with a text and hexes of the table. */
export function namesOf(draft: Draft): MapNames {
  const standing = CAMPS.flatMap((camp) =>
    [...draft[camp].units, ...draft[camp].officers].flatMap(({ hex }) => hex ?? []),
  )
  return { written: written(draft), standing: [...new Set(standing)].filter((hex) => isThere(draft, hex)) }
}

function written(draft: Draft): MapNameView[] {
  return (draft.names ?? []).flatMap(({ fr, en, kind, hexes }) => {
    const there = hexes.filter((hex) => isThere(draft, hex))
    const known = KINDS.find((one) => one === kind)
    return there.length > 0 && known && (fr || en)
      ? [{ text: { fr: fr || en, en: en || fr }, kind: known, hexes: there }]
      : []
  })
}

/** Is this a hex of the table? */
export function isThere(draft: Draft, hex: string | null | undefined): hex is string {
  const spot = spotIn(hex)
  return spot !== null && isOnTable(draft, spot)
}

/** A word the board may know somebody by: his own, but no two have the same. */
export function keysOf(draft: Draft): Map<object, string> {
  const seen = new Map<string, number>()
  const found = new Map<object, string>()
  for (const camp of CAMPS)
    for (const one of [...draft[camp].units, ...draft[camp].officers]) {
      const count = seen.get(one.id) ?? 0
      seen.set(one.id, count + 1)
      found.set(one, count === 0 ? one.id : `${one.id} ${count + 1}`)
    }
  return found
}

const elementsOf = (unit: DraftUnit, stock: Stock): number => {
  const troop = stock.troops.get(unit.troop)
  const usual = troop ? usualElements(troop, unit.traits ?? []) : 1
  return Math.min(Math.max(unit.elements ?? usual, 1), 12)
}

/** A unit as a block; one of an unknown troop has none. */
export function pieceOf(unit: DraftUnit, camp: 'north' | 'south', stock: Stock, key = unit.id): UnitPiece | null {
  const troop = stock.troops.get(unit.troop)
  const elements = elementsOf(unit, stock)
  if (!troop) return null
  const traits = [...(unit.traits ?? []), ...(unit.parent ? ['detachment'] : [])]
  return unitPiece({
    id: key,
    place: unit.hex ?? 'A1',
    camp: campOf(camp),
    troop,
    traits,
    left: elements,
    full: elements,
  })
}

/** Everybody who stands on the table. One hex bears one block: of two in a hex the first is drawn. */
export function piecesIn(draft: Draft, stock: Stock): Pieces {
  const keys = keysOf(draft)
  const units = CAMPS.flatMap((camp) =>
    draft[camp].units.flatMap((unit) => {
      const piece = isThere(draft, unit.hex) ? pieceOf(unit, camp, stock, keys.get(unit)) : null
      return piece ?? []
    }),
  )
  const officers = CAMPS.flatMap((camp) =>
    draft[camp].officers.flatMap((officer): OfficerPiece[] =>
      isThere(draft, officer.hex)
        ? [{ id: keys.get(officer) ?? officer.id, place: officer.hex, camp, rank: flagOf(officer.rank) }]
        : [],
    ),
  )
  return { units, officers, elephants: [], fires: [] }
}

/** What a screen reader is told of each hex, as at the table. */
export function tellingOf(draft: Draft, map: MapView, stock: Stock): Pick<Telling, 'scenario' | 'position'> {
  const units = CAMPS.flatMap((camp) =>
    draft[camp].units.map((unit): UnitView => {
      const elements = elementsOf(unit, stock)
      const who = { id: unit.id, name: { fr: unit.fr, en: unit.en }, camp, troop: unit.troop, hex: unit.hex ?? null }
      return {
        ...who,
        traits: [...(unit.traits ?? [])],
        elements,
        full: elements,
        supported: false,
        doings: [],
        group: 0,
      }
    }),
  )
  const officers = CAMPS.flatMap((camp) =>
    draft[camp].officers.map(({ id, fr, en, rank, traits, hex }): OfficerView => ({
      id,
      name: { fr, en },
      camp,
      rank: rank as RankWire,
      traits: [...(traits ?? [])],
      hex: hex ?? null,
    })),
  )
  const troops = [...stock.troops.values()]
  const position = { units, officers, elephants: [], fires: [] } as unknown as Position
  return { scenario: { map, names: written(draft), troops }, position }
}

/** How many units and elements an army has. */
export function strengthOf(
  draft: Draft,
  camp: 'north' | 'south',
  stock: Stock | null,
): { units: number; elements: number } {
  const { units } = draft[camp]
  return { units: units.length, elements: stock ? units.reduce((sum, unit) => sum + elementsOf(unit, stock), 0) : 0 }
}

export { neighbour, SIDES }
