// How long dice and moves are looked at: as the reader chose. Where nothing moves, dice lie there at once, and are read as long.
import type { Tempo } from '../net/stage'
import type { Pace } from '../reader/choices'
import type { Reader } from '../reader/reader.svelte'

const DICE: Record<Pace, number> = { calm: 900, brisk: 450, instant: 0 }
const READ: Record<Pace, number> = { calm: 1800, brisk: 900, instant: 0 }
const BEAT: Record<Pace, number> = { calm: 800, brisk: 350, instant: 0 }

export function tempoOf(reader: Pick<Reader, 'pace' | 'still'>): Tempo {
  return {
    dice: () => (reader.still ? 0 : DICE[reader.pace]),
    read: () => READ[reader.pace],
    beat: () => BEAT[reader.pace],
  }
}
