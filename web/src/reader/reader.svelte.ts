// What a reader has chosen for every page: his name, the size of the text, whether things move. Kept in his browser.
import { browserShelf, type Shelf } from '../shelf/shelf'

export const TEXT_SIZES = [90, 100, 115, 130, 150] as const
export type TextSize = (typeof TEXT_SIZES)[number]
export type Motion = 'system' | 'none'

interface Kept {
  name: string
  text: TextSize
  motion: Motion
  /** Training battles he has begun. */
  begun: readonly string[]
}

const KEY = 'etendard.reader'
/** As long as a name may be at a table. */
export const LONGEST_NAME = 40

function read(shelf: Shelf): Partial<Kept> {
  try {
    const kept: unknown = JSON.parse(shelf.getItem(KEY) ?? '{}')
    return typeof kept === 'object' && kept !== null ? kept : {}
  } catch {
    return {}
  }
}

export class Reader {
  name = $state('')
  text = $state<TextSize>(100)
  motion = $state<Motion>('system')
  begun = $state.raw<readonly string[]>([])

  constructor(private readonly shelf: Shelf) {
    const kept = read(shelf)
    this.name = typeof kept.name === 'string' ? kept.name : ''
    this.text = TEXT_SIZES.find((size) => size === kept.text) ?? 100
    this.motion = kept.motion === 'none' ? 'none' : 'system'
    this.begun = Array.isArray(kept.begun) ? kept.begun.filter((one) => typeof one === 'string') : []
  }

  /** Chooses something, and keeps it. */
  choose(chosen: Partial<Kept>): void {
    Object.assign(this, chosen)
    const { name, text, motion, begun } = this
    try {
      this.shelf.setItem(KEY, JSON.stringify({ name: name.slice(0, LONGEST_NAME), text, motion, begun }))
    } catch {
      // A full shelf: the choice holds as long as the page is open.
    }
  }

  /** A training battle was begun. */
  begins(battle: string): void {
    if (!this.begun.includes(battle)) this.choose({ begun: [...this.begun, battle] })
  }

  /** Puts the choices on the page. */
  dress(page: HTMLElement = document.documentElement): void {
    page.style.fontSize = this.text === 100 ? '' : `${this.text}%`
    if (this.motion === 'none') page.dataset.motion = 'none'
    else delete page.dataset.motion
  }
}

export const reader = new Reader(browserShelf())
