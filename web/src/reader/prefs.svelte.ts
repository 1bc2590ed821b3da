// What a player has chosen for himself: kept in his browser, never sent but for the language.
import { browserShelf, type Shelf } from '../shelf/shelf'
import { wearTheme, type ThemeChoice } from '../theme/theme'
import { say, type Language } from '../words/words'
import { DEFAULT_KEYS, type KeyMap } from './keys'

/** How long dice and moves are looked at. */
export type Pace = 'calm' | 'brisk' | 'instant'

interface Kept {
  language: Language
  theme: ThemeChoice
  pace: Pace
  coordinates: boolean
  keys: KeyMap
}

const KEY = 'etendard.settings'

function read(shelf: Shelf): Partial<Kept> {
  try {
    const kept: unknown = JSON.parse(shelf.getItem(KEY) ?? '{}')
    return typeof kept === 'object' && kept !== null ? kept : {}
  } catch {
    return {}
  }
}

/** The reader's language, as far as it is spoken here; French else. */
export function browserLanguage(languages: readonly string[]): Language {
  for (const one of languages) {
    const language = one.slice(0, 2).toLowerCase()
    if (language === 'fr' || language === 'en') return language
  }
  return 'fr'
}

class Preferences {
  language = $state<Language>('fr')
  theme = $state<ThemeChoice>('system')
  pace = $state<Pace>('calm')
  coordinates = $state(false)
  keys = $state.raw<KeyMap>(DEFAULT_KEYS)
  private shelf: Shelf | null = null
  private undress: (() => void) | null = null

  /** Reads what was kept; from then on everything chosen is kept. */
  open(shelf: Shelf = browserShelf()): void {
    this.shelf = shelf
    const kept = read(shelf)
    this.language = kept.language ?? browserLanguage(navigator.languages)
    this.theme = kept.theme ?? 'system'
    this.pace = kept.pace ?? 'calm'
    this.coordinates = kept.coordinates ?? false
    this.keys = { ...DEFAULT_KEYS, ...kept.keys }
    this.dress()
  }

  /** Chooses something, and keeps it. */
  choose(chosen: Partial<Kept>): void {
    Object.assign(this, chosen)
    const { language, theme, pace, coordinates, keys } = this
    this.shelf?.setItem(KEY, JSON.stringify({ language, theme, pace, coordinates, keys }))
    this.dress()
  }

  private dress(): void {
    document.documentElement.lang = this.language
    this.undress?.()
    this.undress = wearTheme(this.theme)
  }
}

export const prefs = new Preferences()

/** Says a message in the reader's language. */
export function t(message: string, about: Record<string, string | number> = {}): string {
  return say(prefs.language, message, about)
}

/** A chance as it is written: « 44,4 % », “44.4%”. */
export function percent(perMyriad: number): string {
  const number = new Intl.NumberFormat(prefs.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return prefs.language === 'fr' ? `${number.format(perMyriad / 100)}\u00a0%` : `${number.format(perMyriad / 100)}%`
}

/** Hundredths as a number with two decimals. */
export function hundredths(value: number): string {
  const style = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
  return new Intl.NumberFormat(prefs.language, style).format(value / 100)
}

/** A change with its sign; a real minus. */
export function signed(value: number): string {
  if (value === 0) return '0'
  return value > 0 ? `+${value}` : `−${-value}`
}
