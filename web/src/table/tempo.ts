// How long dice and moves are looked at: as the reader chose, and not at all where he wants no motion.
import type { Tempo } from '../net/stage'
import type { Pace } from '../reader/prefs.svelte'

const DICE: Record<Pace, number> = { calm: 900, brisk: 450, instant: 0 }
const BEAT: Record<Pace, number> = { calm: 550, brisk: 220, instant: 0 }

export function tempoOf(pace: () => Pace): Tempo {
  const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches
  return { dice: () => (still() ? 0 : DICE[pace()]), beat: () => (still() ? BEAT.brisk : BEAT[pace()]) }
}
