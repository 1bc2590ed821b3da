// A unit pressed and drawn over the hexes of its way. Knows where the pointer is, not what may be done.
import type { Point } from './geometry'

export interface Draws {
  /** Does a press on this hex take hold of somebody? */
  press(place: string): boolean
  /** He is drawn over this hex, one after the other. */
  over(place: string): void
  /** He is let go. */
  end(): void
}

interface Pointer {
  readonly button: number
  readonly isPrimary: boolean
  readonly clientX: number
  readonly clientY: number
}

/** Between two places of a quick pointer every hex is passed: it is looked for this often, in pixels. */
const STRIDE = 8

export class Drawing {
  #at: Point | null = null
  #place: string | null = null
  #left = false

  constructor(
    private readonly draws: () => Draws | undefined,
    private readonly placeAt: (point: Point) => string | null,
  ) {}

  get holds(): boolean {
    return this.#at !== null
  }

  down({ button, isPrimary, clientX, clientY }: Pointer, place: string | null): void {
    // A second finger pinches: nobody is drawn any more.
    if (!isPrimary) this.up()
    else if (button === 0 && place !== null && this.draws()?.press(place)) {
      this.#at = { x: clientX, y: clientY }
      this.#place = place
      this.#left = false
    }
  }

  move({ clientX, clientY }: Pick<Pointer, 'clientX' | 'clientY'>): void {
    const from = this.#at
    if (!from) return
    const to = { x: clientX, y: clientY }
    const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / STRIDE))
    for (let step = 1; step <= steps; step++) {
      const part = step / steps
      const place = this.placeAt({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part })
      if (place === null || place === this.#place) continue
      this.#place = place
      this.#left = true
      this.draws()?.over(place)
    }
    this.#at = to
  }

  up(): void {
    if (!this.holds) return
    this.#at = null
    if (this.#left) this.draws()?.end()
  }
}
