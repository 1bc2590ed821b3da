// Whoever reads, and all he has chosen: the one place that knows it. Nothing of it is sent but his language and, at a table,
// his name.
import { browserShelf, type Shelf } from '../shelf/shelf'
import { wearTheme } from '../theme/theme'
import { keepChoices, mayThinkAhead, openChoices, unchosen, type Choices } from './choices'

const NOTHING = unchosen([])

export class Reader implements Choices {
  name = $state(NOTHING.name)
  language = $state(NOTHING.language)
  theme = $state(NOTHING.theme)
  text = $state(NOTHING.text)
  motion = $state(NOTHING.motion)
  pace = $state(NOTHING.pace)
  coordinates = $state(NOTHING.coordinates)
  turning = $state(NOTHING.turning)
  ahead = $state(NOTHING.ahead)
  sound = $state(NOTHING.sound)
  keys = $state.raw(NOTHING.keys)
  begun = $state.raw(NOTHING.begun)
  private shelf: Shelf | null = null
  private undress: (() => void) | null = null

  /** Reads what was kept; from then on everything chosen is kept. */
  open(shelf: Shelf = browserShelf(), languages: readonly string[] = navigator.languages): void {
    this.shelf = shelf
    Object.assign(this, unchosen(languages), { ahead: mayThinkAhead(window) }, openChoices(shelf))
    this.dress()
  }

  /** Chooses something, and keeps it. On a full shelf it holds as long as the page is open. */
  choose(chosen: Partial<Choices>): void {
    Object.assign(this, chosen)
    if (this.shelf) keepChoices(this.shelf, chosen)
    this.dress()
  }

  /** A training battle was begun. */
  begins(battle: string): void {
    if (!this.begun.includes(battle)) this.choose({ begun: [...this.begun, battle] })
  }

  /** Does he want nothing to move? */
  get still(): boolean {
    return this.motion === 'none' || matchMedia('(prefers-reduced-motion: reduce)').matches
  }

  /** Puts the choices on the page. */
  private dress(page: HTMLElement = document.documentElement): void {
    page.lang = this.language
    page.style.fontSize = this.text === 100 ? '' : `${this.text}%`
    if (this.motion === 'none') page.dataset.motion = 'none'
    else delete page.dataset.motion
    this.undress?.()
    this.undress = wearTheme(this.theme, page)
  }
}

export const reader = new Reader()
