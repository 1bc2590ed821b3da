// Where the reader is. The part after « # » never reaches a server's log: invitations stay between players, and the page
// works under any path.

export type Route =
  | { readonly to: 'home' | 'training' | 'odds' | 'pocket' | 'settings' | 'nowhere' }
  | { readonly to: 'battle'; readonly battle: string }
  | { readonly to: 'game' | 'join'; readonly game: string; readonly invitation: string | null }
  /** A finished game or one under way, and the entry to open at; without a game, the page where one is chosen. */
  | { readonly to: 'replay'; readonly game: string | null; readonly entry: number | null }
  | { readonly to: 'sight'; readonly battle: string | null }
  /** Exercises of a book: of today, or drawn one after another from a seed by kind, clause and difficulty. */
  | { readonly to: 'exercises'; readonly book: string; readonly wish: Readonly<Record<string, string>> }
  /** A rulebook, or the search through it; coming from another book, what is different. */
  | {
      readonly to: 'rules'
      readonly book: string | null
      readonly clause: string | null
      readonly query: string
      readonly from: string | null
    }
  /** Battles of one’s own: all of them, one on the bench, or a room beside it. */
  | { readonly to: 'workshop'; readonly draft: string | null; readonly room: WorkshopRoom | null }
  /** Battles people publish: all of them, or one, in one of its versions. */
  | { readonly to: 'shelf'; readonly battle: string | null; readonly version: number | null }
  /** A battle inside its address. */
  | { readonly to: 'own'; readonly packed: string }
  /** Sheets to print about a book or a battle; what was chosen for them stands in the address. */
  | {
      readonly to: 'print'
      readonly kind: PrintKind
      readonly about: string
      readonly hex: string | null
      readonly pieces: string | null
    }

export const PRINT_KINDS = ['aid', 'book', 'battle', 'blocks', 'cloth'] as const
export type PrintKind = (typeof PRINT_KINDS)[number]

export const WORKSHOP_ROOMS = ['certificate'] as const
export type WorkshopRoom = (typeof WORKSHOP_ROOMS)[number]

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
    case 'exercises':
      return two === null ? { to, book: one ?? 'jomini', wish: Object.fromEntries(asked) } : { to: 'nowhere' }
    case 'rules':
      return {
        ...{ to, book: one, clause: two?.toUpperCase() ?? null },
        ...{ query: asked.get('q') ?? '', from: asked.get('from') },
      }
    case 'workshop': {
      const room = WORKSHOP_ROOMS.find((known) => known === two)
      return two === null || room !== undefined ? { to, draft: one, room: room ?? null } : { to: 'nowhere' }
    }
    case 'shelf':
      if (two !== null && !/^\d{1,9}$/.test(two)) return { to: 'nowhere' }
      return { to, battle: one, version: two === null ? null : Number(two) }
    case 'own':
      return one !== null && two === null ? { to, packed: one } : { to: 'nowhere' }
    case 'print': {
      const kind = PRINT_KINDS.find((known) => known === one)
      if (kind === undefined || two === null) return { to: 'nowhere' }
      return { to, kind, about: two, hex: asked.get('hex'), pieces: asked.get('pieces') }
    }
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
  workshop: (draft?: string, room?: WorkshopRoom) =>
    `#/workshop${draft === undefined ? '' : `/${part(draft)}`}${room === undefined ? '' : `/${room}`}`,
  shelf: (id?: string, version?: number) =>
    `#/shelf${id === undefined ? '' : `/${part(id)}`}${version === undefined ? '' : `/${version}`}`,
  own: (packed: string) => `#/own/${packed}`,
  battle: (id: string) => `#/battle/${part(id)}`,
  game: (id: string) => `#/game/${part(id)}`,
  join: (id: string, invitation: string | null) =>
    `#/join/${part(id)}${invitation === null ? '' : `?invitation=${part(invitation)}`}`,
  replay: (id: string, entry?: number) => `#/replay/${part(id)}${entry === undefined ? '' : `/${entry}`}`,
  sight: (battle?: string) => (battle === undefined ? '#/sight' : `#/sight/${part(battle)}`),
  print: (kind: PrintKind, about: string, chosen: { readonly hex?: number; readonly pieces?: string } = {}) => {
    const asked = new URLSearchParams(Object.entries(chosen).map(([name, value]) => [name, `${value}`])).toString()
    return `#/print/${kind}/${part(about)}${asked === '' ? '' : `?${asked}`}`
  },
  exercises: (book: string, wish: Readonly<Record<string, string>> = {}) => {
    const query = new URLSearchParams(wish).toString()
    return `#/exercises/${part(book)}${query === '' ? '' : `?${query}`}`
  },
  /** What is different in a book for whoever knows another. */
  changes: (book: string, from: string) => `#/rules/${part(book)}?from=${part(from)}`,
  rules: (book: string, clause?: string) => `#/rules/${part(book)}${clause === undefined ? '' : `/${part(clause)}`}`,
}
