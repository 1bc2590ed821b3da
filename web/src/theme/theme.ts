// Which of the three themes is worn: the reader's choice, or what the system prefers.
import './base.css'
import './light.css'
import './dark.css'
import './contrast.css'
import './bands.css'

export type Theme = 'light' | 'dark' | 'contrast'
export type ThemeChoice = Theme | 'system'

const PREFERENCES = ['(prefers-contrast: more)', '(prefers-color-scheme: dark)'] as const

/** What the system asks for. Contrast wins over dark: it is asked for by need, not by taste. */
export function preferredTheme(matches: (query: string) => boolean): Theme {
  const [contrast, dark] = PREFERENCES
  if (matches(contrast)) return 'contrast'
  return matches(dark) ? 'dark' : 'light'
}

/** Dresses the page and keeps it dressed while the system changes its mind; returns how to stop. */
export function wearTheme(choice: ThemeChoice, page: HTMLElement = document.documentElement): () => void {
  const wear = () => {
    page.dataset.theme = choice === 'system' ? preferredTheme((query) => matchMedia(query).matches) : choice
  }
  // Paper is white: a dark table would print as a black sheet.
  const forPaper = () => {
    page.dataset.theme = 'light'
  }
  const lists = PREFERENCES.map((query) => matchMedia(query))
  wear()
  lists.forEach((list) => list.addEventListener('change', wear))
  addEventListener('beforeprint', forPaper)
  addEventListener('afterprint', wear)
  return () => {
    lists.forEach((list) => list.removeEventListener('change', wear))
    removeEventListener('beforeprint', forPaper)
    removeEventListener('afterprint', wear)
  }
}
