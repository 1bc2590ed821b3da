// A ground shown by itself: a hex of it, with as much around it as the drawing needs to know where water and roads go.
import type { HexView, MapView, TerrainWire } from '../../wire'

type Shown = Pick<HexView, 'ground' | 'height' | 'houses' | 'crossing' | 'works'> & {
  readonly isRoad: boolean
  readonly burns: boolean
}
const WATERS: readonly string[] = ['river', 'large-river', 'stream', 'lake']

/** The hex in the middle of what `patchOf` makes. */
export const MIDDLE = 'B2'
const HEXES = ['A1', 'B1', 'C1', 'A2', 'B2', 'C2', 'A3', 'B3', 'C3'] as const
const NAME: HexView['name'] = { fr: '', en: '' }
/** From the middle, which stands in an even row: the hexes east and west of it, and those its road comes from. */
const BESIDE: Partial<Record<string, number>> = { C2: 3, A2: 0 }
const ACROSS: Partial<Record<string, number>> = { B1: 4, A3: 1 }

/** Nine hexes, of which the middle one is to be seen: water flows through it from west to east, a road crosses it. */
export function patchOf({ ground, height, houses, crossing, works, isRoad }: Omit<Shown, 'burns'>): MapView {
  const isWater = WATERS.includes(ground)
  const roads = isWater ? ACROSS : BESIDE
  const hexes = HEXES.map((place): HexView => {
    const middle = place === MIDDLE
    const end = roads[place]
    return {
      place,
      ground: middle || (isWater && place in BESIDE) ? ground : 'clear',
      name: NAME,
      height: middle ? height : Math.max(0, height - 1),
      houses: middle ? houses : null,
      crossing: middle ? crossing : null,
      roads: !isRoad ? [] : middle ? (isWater ? [1, 4] : [0, 3]) : end === undefined ? [] : [end],
      works: middle ? works : [],
      objective: [],
      exit: [],
    }
  })
  return { columns: 3, rows: 3, hexes, top: null }
}

export const shownAs = (part: Partial<Shown>): Shown => ({
  ground: 'clear',
  height: 0,
  houses: null,
  crossing: null,
  works: [],
  isRoad: false,
  burns: false,
  ...part,
})
export type { Shown }

const WORKS: readonly TerrainWire[] = ['palisade', 'ditch', 'fortification']

/** How a terrain of the tables looks. */
export function sampleOf(terrain: TerrainWire): Shown {
  if (WORKS.includes(terrain)) return shownAs({ works: [5, 0, 1].map((side) => ({ side, kind: terrain })) })
  switch (terrain) {
    case 'hill':
      return shownAs({ height: 1 })
    case 'habitations':
      return shownAs({ ground: terrain, houses: 'village' })
    case 'road':
      return shownAs({ isRoad: true })
    case 'ford':
      return shownAs({ ground: 'river', crossing: 'ford' })
    case 'bridge':
      return shownAs({ ground: 'river', crossing: 'bridge', isRoad: true })
    case 'large-bridge':
      return shownAs({ ground: 'large-river', crossing: 'bridge', isRoad: true })
    case 'fire':
      return shownAs({ burns: true })
    default:
      return shownAs({ ground: terrain })
  }
}
