// How a battle was last tried: the next trial begins with the same.
import type { CampWire, LevelWire } from '../wire'

export const tried: { against: 'computer' | 'hot-seat'; side: CampWire; level: LevelWire } = {
  against: 'computer',
  side: 'south',
  level: 'captain',
}
