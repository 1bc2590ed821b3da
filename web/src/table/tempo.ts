// How long dice and moves are looked at: as the reader chose, and not at all where he wants no motion.
import type { Tempo } from '../net/stage'
import type { Pace } from '../reader/choices'
import type { Reader } from '../reader/reader.svelte'

const DICE: Record<Pace, number> = { calm: 900, brisk: 450, instant: 0 }
const BEAT: Record<Pace, number> = { calm: 550, brisk: 220, instant: 0 }

export function tempoOf(reader: Pick<Reader, 'pace' | 'still'>): Tempo {
  return {
    dice: () => (reader.still ? 0 : DICE[reader.pace]),
    // Where nothing moves, what happened is still seen one thing after the other.
    beat: () => Math.min(BEAT[reader.pace], reader.still ? BEAT.brisk : Infinity),
  }
}
