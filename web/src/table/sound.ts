// Soft sounds of our own making: bursts of noise and a low drum, made by the browser when they are wanted. Nothing is
// fetched, and nothing is heard unless the reader asked for it.

export type Sound = 'drum' | 'dice' | 'musketry' | 'cannon' | 'hoofs'

/** One stroke: when, how long, how loud, how high its noise passes, and whether a tone falls under it. */
interface Stroke {
  readonly at: number
  readonly long: number
  readonly loud: number
  readonly pitch: number
  readonly tone?: number
}

const STROKES: Record<Sound, readonly Stroke[]> = {
  drum: [0, 0.16, 0.32, 0.4, 0.48].map((at) => ({ at, long: 0.14, loud: 0.22, pitch: 420, tone: 130 })),
  dice: [0, 0.07, 0.12, 0.2, 0.31].map((at) => ({ at, long: 0.03, loud: 0.16, pitch: 3200 })),
  musketry: [0, 0.05, 0.09, 0.16, 0.24, 0.27].map((at) => ({ at, long: 0.09, loud: 0.14, pitch: 1600 })),
  cannon: [{ at: 0, long: 0.7, loud: 0.4, pitch: 240, tone: 70 }],
  hoofs: [0, 0.09, 0.24, 0.33, 0.48, 0.57].map((at) => ({ at, long: 0.05, loud: 0.14, pitch: 700, tone: 190 })),
}

let context: AudioContext | null = null
let hiss: AudioBuffer | null = null

function noiseOf(audio: AudioContext): AudioBuffer {
  if (hiss) return hiss
  hiss = audio.createBuffer(1, audio.sampleRate, audio.sampleRate)
  const samples = hiss.getChannelData(0)
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1
  return hiss
}

function strike(audio: AudioContext, { at, long, loud, pitch, tone }: Stroke): void {
  const start = audio.currentTime + at
  const volume = audio.createGain()
  volume.gain.setValueAtTime(loud, start)
  volume.gain.exponentialRampToValueAtTime(0.001, start + long)
  volume.connect(audio.destination)
  const noise = audio.createBufferSource()
  noise.buffer = noiseOf(audio)
  const filter = audio.createBiquadFilter()
  filter.type = 'lowpass'
  filter.frequency.value = pitch
  noise.connect(filter).connect(volume)
  noise.start(start, Math.random() * 0.5, long)
  if (tone === undefined) return
  const low = audio.createOscillator()
  low.frequency.setValueAtTime(tone, start)
  low.frequency.exponentialRampToValueAtTime(tone / 2, start + long)
  low.connect(volume)
  low.start(start)
  low.stop(start + long)
}

/** Plays a sound; where the browser has none, or has not been touched yet, it is silent. */
export function play(sound: Sound): void {
  if (typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  const audio = context
  void audio.resume().then(
    () => STROKES[sound].forEach((stroke) => strike(audio, stroke)),
    () => undefined,
  )
}
