// Where the reader is. The part after « # » never reaches a server's log: invitations stay between players, and the page
// works under any path.

export type Route =
  | { readonly to: 'home' | 'training' | 'odds' | 'pocket' | 'settings' | 'nowhere' }
  | { readonly to: 'battle'; readonly battle: string }
  | { readonly to: 'game' | 'join'; readonly game: string; readonly invitation: string | null }
  /** A finished game or one under way, and the entry to open at; without a game, the page where one is chosen. */
  | { readonly to: 'replay'; readonly game: string | null; readonly entry: number | null }
  | { readonly to: 'sight'; readonly battle: string | null }
  | { readonly to: 'rules'; readonly book: string | null; readonly clause: string | null; readonly query: string }

export function routeOf(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#/, '').split('?')
  const [to = '', one = null, two = null, ...more] = path.split('/').filter(Boolean).map(decoded)
  const asked = new URLSearchParams(query)
  if (more.length > 0) return { to: 'nowhere' }
  const alone = one === null
  switch (to) {
    case '':
      return { to: 'home' }
    case 'training':
    case 'odds':
    case 'pocket':
    case 'settings':
      return alone ? { to } : { to: 'nowhere' }
    case 'battle':
      return one !== null && two === null ? { to, battle: one } : { to: 'nowhere' }
    case 'game':
    case 'join':
      if (one === null || two !== null) return { to: 'nowhere' }
      return { to, game: one, invitation: asked.get('invitation') }
    case 'replay':
      if (two !== null && !/^\d+$/.test(two)) return { to: 'nowhere' }
      return { to, game: one, entry: two === null ? null : Number(two) }
    case 'sight':
      return two === null ? { to, battle: one } : { to: 'nowhere' }
    case 'rules':
      return { to, book: one, clause: two?.toUpperCase() ?? null, query: asked.get('q') ?? '' }
    default:
      return { to: 'nowhere' }
  }
}

/** What was written with percent signs; a lone percent sign is left as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

const part = encodeURIComponent

/** Addresses to link to. */
export const to = {
  home: '#/',
  training: '#/training',
  odds: '#/odds',
  pocket: '#/pocket',
  settings: '#/settings',
  replays: '#/replay',
  battle: (id: string) => `#/battle/${part(id)}`,
  game: (id: string) => `#/game/${part(id)}`,
  join: (id: string, invitation: string | null) =>
    `#/join/${part(id)}${invitation === null ? '' : `?invitation=${part(invitation)}`}`,
  replay: (id: string, entry?: number) => `#/replay/${part(id)}${entry === undefined ? '' : `/${entry}`}`,
  sight: (battle?: string) => (battle === undefined ? '#/sight' : `#/sight/${part(battle)}`),
  rules: (book: string, clause?: string) => `#/rules/${part(book)}${clause === undefined ? '' : `/${part(clause)}`}`,
}
