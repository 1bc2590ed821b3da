// A computer player in a worker of its own: while it thinks, the game can be looked at, asked about and taken back.
import type { FromMind, ToMind } from './letters'
import { started, type Mind } from './module'

const tell = (message: FromMind) => postMessage(message)
let last = 0
// The engine says often how far it has come; the page is told now and then.
Object.assign(globalThis, {
  tellProgress: (perMille: number) => {
    if (performance.now() - last < 250) return
    last = performance.now()
    tell({ tell: 'progress', perMille })
  },
})

let mind: Promise<Mind> | null = null

addEventListener('message', ({ data }: MessageEvent<ToMind>) => {
  if (data.say === 'begin') mind = started(data.module).then((engine) => new engine.Mind())
  else void think(data)
})

async function think({ game, changed, kept }: Extract<ToMind, { say: 'think' }>): Promise<void> {
  last = performance.now()
  const command = (await mind)?.decide(kept) ?? null
  tell({ tell: 'decided', game, changed, command })
}
