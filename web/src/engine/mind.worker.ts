// A computer player in a worker of its own: while it thinks, the game can be looked at, asked about and taken back.
import type { FromMind, ToMind } from './letters'
import { started, type Mind } from './module'

const tell = (message: FromMind) => postMessage(message)
let last = 0
Object.assign(globalThis, {
  // The engine says often how far it has come; the page is told now and then.
  tellProgress: (perMille: number) => {
    if (performance.now() - last < 250) return
    last = performance.now()
    tell({ tell: 'progress', perMille })
  },
  // Nothing reaches this worker while it thinks: whoever hurries it ends it, and takes the best he was told.
  tellBest: (decided: string) => tell({ tell: 'best', decided }),
})

/** So long it thinks ahead before it looks whether somebody has spoken, in milliseconds. */
const SLICE = 150
/** Positions of the first slice, and of the largest. */
const [FIRST, MOST] = [4_000, 64_000]
/** It does not think ahead for longer than this about one question, in milliseconds: a person may have gone away. */
const LONGEST = 60_000

let mind: Promise<Mind> | null = null
/** How often something was said: whatever is new ends what is thought ahead. */
let heard = 0

addEventListener('message', ({ data }: MessageEvent<ToMind>) => {
  heard += 1
  switch (data.say) {
    case 'begin':
      mind = started(data.module).then((engine) => new engine.Mind())
      break
    case 'think':
      void think(data)
      break
    case 'ponder':
      void ponder(data.kept)
      break
    case 'rest':
      break
  }
})

async function think({ game, changed, nodes, kept }: Extract<ToMind, { say: 'think' }>): Promise<void> {
  last = performance.now()
  const decided = (await mind)?.decide(kept, nodes) ?? null
  tell({ tell: 'decided', game, changed, decided })
}

/** Thinks ahead slice by slice, while nobody says anything. */
async function ponder(kept: string): Promise<void> {
  const own = heard
  const engine = await mind
  if (own !== heard || !engine?.lookAhead(kept)) return
  const end = performance.now() + LONGEST
  let nodes = FIRST
  while (own === heard && performance.now() < end) {
    const begun = performance.now()
    if (!engine.ponder(nodes)) return
    const took = Math.max(performance.now() - begun, 1)
    nodes = Math.round(Math.min(Math.max((nodes * SLICE) / took, FIRST), MOST))
    await new Promise((settle) => setTimeout(settle))
  }
}
