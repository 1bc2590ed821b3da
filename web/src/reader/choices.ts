// What a reader can choose for himself, and how it is kept: in his browser under one key, only what he did choose. Words
// that are not ours are passed over, each by itself: one bad choice costs no other.
import { readObject, write, type Shelf } from '../shelf/shelf'
import type { ThemeChoice } from '../theme/theme'
import type { Language } from '../words/words'
import { DEFAULT_KEYS, readKeys, type KeyMap } from './keys'

export const LANGUAGES = ['fr', 'en'] as const satisfies readonly Language[]
export const THEMES = ['system', 'light', 'dark', 'contrast'] as const satisfies readonly ThemeChoice[]
export const TEXT_SIZES = [90, 100, 115, 130, 150] as const
/** How long dice and moves are looked at. */
export const PACES = ['calm', 'brisk', 'instant'] as const
export type Pace = (typeof PACES)[number]
export const MOTIONS = ['system', 'none'] as const
/** As long as a name may be at a table. */
export const LONGEST_NAME = 40

export interface Choices {
  readonly name: string
  readonly language: Language
  readonly theme: ThemeChoice
  /** The size of the text, in hundredths. */
  readonly text: (typeof TEXT_SIZES)[number]
  readonly motion: (typeof MOTIONS)[number]
  readonly pace: Pace
  readonly coordinates: boolean
  /** Where both sides sit at one screen, the map is turned towards whoever plays. */
  readonly turning: boolean
  /** The computer player of this browser thinks while its reader does. */
  readonly ahead: boolean
  /** Sounds, and a notice of the browser when it is his turn elsewhere. */
  readonly sound: boolean
  readonly keys: KeyMap
  /** Training battles he has begun. */
  readonly begun: readonly string[]
}

/** What holds where nothing was chosen: the browser's language as far as it is spoken here, French else. */
export function unchosen(languages: readonly string[]): Choices {
  const spoken = languages.map((one) => LANGUAGES.find((language) => one.slice(0, 2).toLowerCase() === language))
  return {
    name: '',
    language: spoken.find((language) => language !== undefined) ?? 'fr',
    theme: 'system',
    text: 100,
    motion: 'system',
    pace: 'calm',
    coordinates: false,
    turning: false,
    ahead: false,
    sound: false,
    keys: DEFAULT_KEYS,
    begun: [],
  }
}

/** Where thinking ahead costs little: not on a telephone, nor where the browser says that something is to be saved. */
export function mayThinkAhead({ matchMedia, navigator }: Pick<Window, 'matchMedia' | 'navigator'>): boolean {
  const saving = navigator as { readonly connection?: { readonly saveData?: boolean } }
  const isPhone = matchMedia('(pointer: coarse)').matches && !matchMedia('(any-pointer: fine)').matches
  return !isPhone && saving.connection?.saveData !== true
}

const oneOf =
  <T>(all: readonly T[]) =>
  (kept: unknown): T | undefined =>
    all.find((one) => one === kept)

const READ: { readonly [Choice in keyof Choices]: (kept: unknown) => Choices[Choice] | undefined } = {
  name: (kept) => (typeof kept === 'string' ? kept.slice(0, LONGEST_NAME) : undefined),
  language: oneOf(LANGUAGES),
  theme: oneOf(THEMES),
  text: oneOf(TEXT_SIZES),
  motion: oneOf(MOTIONS),
  pace: oneOf(PACES),
  coordinates: oneOf([true, false]),
  turning: oneOf([true, false]),
  ahead: oneOf([true, false]),
  sound: oneOf([true, false]),
  keys: readKeys,
  begun: (kept) => (Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : undefined),
}

const KEY = 'etendard.choices'
/** Where choices were kept before there was one place for them. A page opened then may still write there: the last word is
 * taken, and moved. */
const FORMER = ['etendard.settings', 'etendard.reader'] as const

function readChoices(shelf: Shelf): Partial<Choices> {
  const all = [KEY, ...FORMER].flatMap((key) => {
    const kept = readObject(shelf, key)
    return Object.entries(READ).map(([choice, read]) => [choice, read(kept[choice])] as const)
  })
  return Object.fromEntries(all.filter(([, chosen]) => chosen !== undefined))
}

/** What was chosen, wherever it was kept; from now on it is kept in one place. */
export function openChoices(shelf: Shelf): Partial<Choices> {
  if (FORMER.some((key) => shelf.getItem(key) !== null)) keepChoices(shelf, {})
  return readChoices(shelf)
}

/** Keeps what is chosen beside what was: another window may have chosen in the meantime. */
export function keepChoices(shelf: Shelf, chosen: Partial<Choices>): void {
  const kept = write(shelf, KEY, JSON.stringify({ ...readChoices(shelf), ...chosen }))
  if (kept) for (const key of FORMER) shelf.removeItem(key)
}
