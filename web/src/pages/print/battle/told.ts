// What is told of a battle on paper: which hexes are wanted, which grounds and signs stand on its map.
import { CROSSINGS, GROUNDS, WORK_KINDS } from '../../../board/land'
import { piecesOf } from '../../../board/pieces'
import type { HexView } from '../../../wire'
import type { Battle } from '../../library'
import { EMPTY } from '../../bare'
import { shownAs, type Shown } from '../grounds'

/** The hexes a side must hold, or leave by. */
export const goalHexes = ({ map }: Pick<Battle, 'map'>) =>
  map.hexes.flatMap((hex) => [...hex.objective, ...hex.exit].map((camp) => ({ place: hex.place, camp })))

export const startOf = (battle: Battle) => (battle.opening ? piecesOf(battle, battle.opening) : EMPTY)

/** A sign and the word for it: a message, or words the server said. */
export interface Sign {
  readonly symbol: string
  readonly message: string
  /** The hexes it stands on. */
  readonly places?: string
}

/** A kind of ground that is seen on a map: a hex that shows it, and how it is called. */
export interface GroundSign {
  readonly key: string
  readonly shown: Shown
  readonly name: HexView['name'] | null
  /** Where the server has no word for it. */
  readonly message: string
}

/** Each kind of ground of a map once: what it is, how high, what crosses it, what stands on its sides. */
export function groundsOf({ map }: Pick<Battle, 'map'>): GroundSign[] {
  const found = new Map<string, GroundSign>()
  const add = (key: string, shown: Shown, message: string, name: HexView['name'] | null = null) =>
    found.has(key) || found.set(key, { key, shown, name, message })
  for (const { ground, height, houses, crossing, roads, works, name } of map.hexes) {
    if (ground !== 'clear') add(ground, shownAs({ ground, houses }), '', name)
    if (height > 0) add(`level ${height}`, shownAs({ height }), `print-hill-${Math.min(height, 2)}`)
    if (roads.length > 0 && crossing === null) add('road', shownAs({ isRoad: true }), 'road')
    if (crossing !== null) add(crossing, shownAs({ ground, crossing, isRoad: roads.length > 0 }), crossing)
    for (const { kind } of works) add(kind, shownAs({ works: [5, 0, 1].map((side) => ({ side, kind })) }), kind)
  }
  return [...found.values()].sort((a, b) => ORDER.indexOf(a.key) - ORDER.indexOf(b.key))
}

/** Land before water, water before what crosses it, what people built last; what is not named stands first. */
const ORDER: readonly string[] = ['level 1', 'level 2', ...GROUNDS, ...CROSSINGS, 'road', ...WORK_KINDS]
