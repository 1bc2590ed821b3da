// What a tool did, in a word that can be said when it is taken back.
import { whoIs } from './armies'
import type { Desk } from './desk.svelte'
import type { Did } from './past'
import type { Tool } from './tools'

/** What a tool did there, to be named when it is taken back. */
export function didAt(tool: Tool, place: string, desk: Desk, across: string | null = null): Did {
  switch (tool.is) {
    case 'ground':
      return { word: 'did-ground', about: { tile: tool.farm ? 'farm' : tool.letter, place } }
    case 'level':
      return { word: 'did-level', about: { height: tool.height, place } }
    case 'work':
      return desk.along || desk.brush === 'all'
        ? { word: 'did-outline', about: { kind: tool.kind, place } }
        : { word: 'did-work', about: { kind: tool.kind, place, side: desk.side } }
    case 'move': {
      const who = desk.who && whoIs(desk.draft, desk.who)
      const about = { fr: who?.fr ?? '', en: who?.en ?? '', place }
      return across === null ? { word: 'did-move', about } : { word: 'did-move-both', about: { ...about, across } }
    }
    case 'objective':
    case 'exit':
      if (across === null) return { word: `did-${tool.is}`, about: { place } }
      return { word: `did-${tool.is}-${across === place ? 'shared' : 'both'}`, about: { place, across } }
    default:
      return { word: `did-${tool.is}`, about: { place } }
  }
}
