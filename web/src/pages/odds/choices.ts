// What can be said of two units at the real table. The troops come from the books themselves (`npm run fixtures` writes
// them); the lists here are compared with rulebooks/ by a test.
import type { DuelRequest, DuelSide, TroopView } from '../../wire'
import type { BookKey } from '../library'

/** Grounds two units can fight on. */
export const GROUNDS = [
  'clear',
  'hill',
  'forest',
  'habitations',
  'marsh',
  'rocks',
  'sand',
  'snow',
  'stream',
  'ford',
  'bridge',
  'road',
] as const
export const WORKS = ['palisade', 'ditch', 'fortification'] as const
export const ARMS = ['infantry', 'cavalry', 'camelry', 'chariotry', 'elephants', 'artillery'] as const

/** What may be written on a unit. */
export const TRAITS = [
  'elite',
  'volunteer',
  'hesitant',
  'panic',
  'solid',
  'fanatic',
  'fickle',
  'elusive',
  'aggressive',
  'recruit',
  'allied',
  'detachment',
  'static',
  'arab-horses',
  'indian-horses',
  'on-horses',
  'on-camels',
  'on-elephants',
  'on-wagons',
] as const

interface Orders {
  readonly attack: readonly string[]
  readonly defence: readonly string[]
}
const ATTACK_ORDERS = ['steady-fire', 'charge', 'cold-steel', 'all-out', 'press-on']
/** Orders given in a combat; two books have none. */
export const ORDERS: Record<BookKey, Orders> = {
  thucidide: { attack: ATTACK_ORDERS, defence: ['stand-fast', 'take-cover', 'ambush', 'counter-charge'] },
  panache: { attack: [], defence: [] },
  frederic: { attack: [], defence: [] },
  jomini: { attack: ATTACK_ORDERS, defence: ['stand-fast', 'take-cover', 'square', 'ambush', 'counter-charge'] },
}

export type Troops = Record<BookKey, readonly TroopView[]>

/** The troops of all books; a file of their own, fetched by whoever calculates. */
export async function seeTroops(): Promise<Troops> {
  const { default: troops } = await import('../../../fixtures/troops.json')
  return troops as unknown as Troops
}

/** A unit in the open, alone, at full strength. */
export function sideOf(troop: string): DuelSide {
  return {
    troop,
    elements: null,
    traits: [],
    ground: 'clear',
    height: 0,
    supported: false,
    officers: 0,
    room: null,
    order: null,
  }
}

export function plainest(troops: readonly TroopView[]): TroopView | undefined {
  return troops.find((troop) => troop.arm === 'infantry' && troop.weight === 'medium') ?? troops[0]
}

/** Two units of a book face to face: the plainest foot it has. */
export function firstDuel(book: BookKey, troops: Troops): DuelRequest {
  const side = sideOf(plainest(troops[book])?.key ?? '')
  return {
    book,
    options: [],
    attacker: side,
    target: side,
    distance: 1,
    moved: 0,
    work: null,
    beside: null,
    front_rank: false,
    evades: false,
    depth: 'exchange',
  }
}

/** The troop of a book that is most like one of another: the same, of its arm and weight, of its arm; else plain foot. */
function likest(key: string, from: readonly TroopView[], among: readonly TroopView[]): TroopView | undefined {
  const was = from.find((troop) => troop.key === key)
  return (
    among.find((troop) => troop.key === key) ??
    among.find((troop) => troop.arm === was?.arm && troop.weight === was.weight) ??
    among.find((troop) => troop.arm === was?.arm) ??
    plainest(among)
  )
}

/** The same situation in another book, with the troops of that book that are most like those here. */
export function inBook(duel: DuelRequest, book: BookKey, troops: Troops): DuelRequest {
  const before = troops[duel.book as BookKey]
  const moved = (side: DuelSide, orders: readonly string[]): DuelSide => {
    const troop = likest(side.troop, before, troops[book])
    const order = side.order !== null && orders.includes(side.order) ? side.order : null
    return { ...(troop ? withTroop(side, troop) : side), order }
  }
  return {
    ...duel,
    book,
    // A house rule of one book may mean nothing in another.
    options: [],
    attacker: moved(duel.attacker, ORDERS[book].attack),
    target: moved(duel.target, ORDERS[book].defence),
  }
}

/** A unit of another troop: elements it cannot have are not kept. */
export function withTroop(side: DuelSide, troop: TroopView): DuelSide {
  const elements = side.elements !== null && side.elements <= troop.elements ? side.elements : null
  return { ...side, troop: troop.key, elements }
}

/** Troops under the headings of a list: arm by arm, in the order of the book. */
export function byArm(troops: readonly TroopView[]): [string, TroopView[]][] {
  const arms = new Map<string, TroopView[]>()
  for (const troop of troops) arms.set(troop.arm, [...(arms.get(troop.arm) ?? []), troop])
  return [...arms]
}
