// Which figure stands on a block. The formation tells the arm: three men in rank are line, one running shot is light.
import type { TroopView } from '../wire'

/** Figures of `symbols/{foot,mounted,guns}.svg`, without their `arm-`. */
export const SILHOUETTES = [
  'line',
  'light',
  'irregular',
  'sabre',
  'pike',
  'spear',
  'halberd',
  'sword',
  'pilum',
  'axe',
  'club',
  'levy',
  'javelin',
  'sling',
  'archer',
  'longbow',
  'crossbow',
  'shot',
  'fire',
  'cavalry',
  'lancer',
  'horse-javelin',
  'horse-archer',
  'cataphract',
  'camel',
  'chariot',
  'scythed-chariot',
  'elephant',
  'dwarf-elephant',
  'gun',
  'horsegun',
  'camel-gun',
  'elephant-gun',
  'elephant-drawn-gun',
  'rocket',
  'bolt-thrower',
  'stone-thrower',
  'bombard',
] as const

export type Silhouette = (typeof SILHOUETTES)[number]

/** By the key of the troop, without its weight where the book gives one figure to several weights. */
const BY_KEY: Record<string, Silhouette> = {
  // Frédéric and Jomini.
  'light-infantry': 'light',
  'line-infantry': 'line',
  'light-rifles': 'light',
  'line-rifles': 'line',
  'irregular-light': 'irregular',
  'irregular-line': 'irregular',
  'melee-armed-light': 'sabre',
  'melee-armed-line': 'sabre',
  zamboureks: 'camel-gun',
  // Panache.
  'melee-infantry': 'halberd',
  'light-foot': 'club',
  levy: 'levy',
  shot: 'shot',
  bows: 'archer',
  crossbows: 'crossbow',
  pikes: 'pike',
  'fire-throwers': 'fire',
  // Thucidide.
  'light-arms': 'club',
  sword: 'sword',
  spear: 'spear',
  pike: 'pike',
  'heavy-throwing': 'pilum',
  'two-handed': 'axe',
  javelin: 'javelin',
  sling: 'sling',
  bow: 'archer',
  longbow: 'longbow',
  crossbow: 'crossbow',
  'light-cavalry': 'horse-javelin',
  'horse-archers': 'horse-archer',
  cataphracts: 'cataphract',
  'light-chariots': 'chariot',
  'scythed-chariots': 'scythed-chariot',
  'bolt-thrower': 'bolt-thrower',
  'stone-thrower': 'stone-thrower',
  bombard: 'bombard',
  'fire-siphons': 'fire',
  'fire-rockets': 'rocket',
  'elephant-bolt-thrower': 'elephant-gun',
}

/** Families whose keys end in a class: cavalry-light, foot-guns-heavy… */
const BY_FAMILY: readonly (readonly [string, Silhouette])[] = [
  ['dwarf-elephants', 'dwarf-elephant'],
  ['war-elephants', 'elephant'],
  ['elephant-drawn-guns', 'elephant-drawn-gun'],
  ['elephant-guns', 'elephant-gun'],
  ['horse-guns', 'horsegun'],
  ['foot-guns', 'gun'],
  ['guns', 'gun'],
  ['rockets', 'rocket'],
  ['lancers', 'lancer'],
  ['cavalry', 'cavalry'],
  ['camelry', 'camel'],
]

/** A troop no list knows (a new book, a scenario of one's own) still shows its arm. */
const BY_ARM: Record<string, Silhouette> = {
  infantry: 'line',
  cavalry: 'cavalry',
  camelry: 'camel',
  chariotry: 'chariot',
  elephants: 'elephant',
  artillery: 'gun',
}

/** Engines of Thucidide that elephants draw: the engine stands before its beast. */
const DRAWN = 'elephant-drawn-'

function drawnEngine(key: string): Silhouette | undefined {
  const stem = key.split('/')[0] ?? key
  return stem.startsWith(DRAWN) ? BY_KEY[stem.slice(DRAWN.length)] : undefined
}

export function silhouetteOf({ key, arm }: Pick<TroopView, 'key' | 'arm'>): Silhouette {
  const stem = key.split('/')[0] ?? key
  const engine = drawnEngine(key)
  if (engine) return engine
  return BY_KEY[stem] ?? BY_FAMILY.find(([family]) => stem.startsWith(family))?.[1] ?? BY_ARM[arm] ?? 'line'
}

export type Beast = 'horse' | 'camel' | 'elephant' | 'wagon'

const BEASTS: Record<string, Beast> = {
  'on-horses': 'horse',
  'on-camels': 'camel',
  'on-elephants': 'elephant',
  'on-wagons': 'wagon',
}

/** What infantry rides to battle, or an engine is drawn by. */
export function beastOf({ key }: Pick<TroopView, 'key'>, traits: readonly string[]): Beast | null {
  if (drawnEngine(key)) return 'elephant'
  return traits.map((trait) => BEASTS[trait]).find((beast) => beast !== undefined) ?? null
}
