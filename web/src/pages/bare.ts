// A field before anybody stands on it.
import type { Pieces } from '../board/pieces'
import type { ArmyView, Position } from '../wire'

export const EMPTY: Pieces = { units: [], officers: [], elephants: [], fires: [] }

const ARMY: ArmyView = {
  name: { fr: '', en: '' },
  tokens: 0,
  lost: 0,
  to_eliminate: 0,
  objectives: [],
  objectives_needed: 0,
  objectives_held: [],
  exits: [],
  exits_needed: 0,
}

export const NOBODY: Position = {
  scenario: '',
  book: '',
  options: [],
  turn: 0,
  last_turn: 0,
  active: 'south',
  pending: { asks: 'over', winner: null, by: 'turn-limit' },
  armies: { north: ARMY, south: ARMY },
  units: [],
  officers: [],
  elephants: [],
  fires: [],
}
