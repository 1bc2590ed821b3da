// Whom the page speaks to: a server, or the engine it carries. A page of a plain web site says in its head that it has no
// server; any other asks its server, and turns to its own engine where nobody answers.
import { HAS_ENGINE, isHomeGame } from '../engine/home'

export type Server =
  /** It answers, or nobody has asked yet. */
  | 'here'
  /** It did not answer: what can be done here is done here. */
  | 'away'
  /** There is none. */
  | 'none'

function ofPage(): Server {
  if (typeof document === 'undefined') return 'here'
  return document.querySelector('meta[name="etendard-server"]')?.getAttribute('content') === 'none' ? 'none' : 'here'
}

class Line {
  server = $state<Server>(ofPage())

  /** Is there nobody to be invited? */
  get alone(): boolean {
    return this.server !== 'here' && HAS_ENGINE
  }

  /** Is this asked of the engine without asking a server? */
  isOurs(path: string): boolean {
    return HAS_ENGINE && (this.server === 'none' || isHomeGame(gameIn(path) ?? ''))
  }

  /** May the engine answer what no server answers? A game of a server is the server's. */
  mayStandIn(path: string): boolean {
    return HAS_ENGINE && gameIn(path) === null
  }
}

/** The game an address is about. */
function gameIn(path: string): string | null {
  return /^api\/games\/([^/?]+)/.exec(path)?.[1] ?? null
}

export const line = new Line()
