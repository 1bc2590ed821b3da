// Fingers and mice on the board: one drags, two pinch, a still touch picks. Knows pixels only.
import type { Point } from './geometry'

export interface Gestures {
  drag(dx: number, dy: number): void
  pinch(factor: number, about: Point): void
}

/** A finger that moved less than this did not mean to drag. */
const STILL = 6

export class Hand {
  readonly #gestures: Gestures
  readonly #fingers = new Map<number, Point>()
  #travelled = 0

  constructor(gestures: Gestures) {
    this.#gestures = gestures
  }

  /** Did this touch drag the map? Then it picks nothing. */
  get dragged(): boolean {
    return this.#travelled > STILL
  }

  /** Says whether the touch that ended dragged, and forgets it: a screen reader clicks without touching first. */
  release(): boolean {
    const { dragged } = this
    this.#travelled = 0
    return dragged
  }

  /** The touch has done what it was for: it picks nothing any more. */
  spend(): void {
    this.#travelled = Infinity
  }

  get holds(): boolean {
    return this.#fingers.size > 0
  }

  down(finger: number, at: Point): void {
    if (this.#fingers.size === 0) this.#travelled = 0
    this.#fingers.set(finger, at)
    // Two fingers pinch: whatever they do, they pick nothing.
    if (this.#fingers.size > 1) this.#travelled = Infinity
  }

  move(finger: number, at: Point): void {
    const before = this.#fingers.get(finger)
    if (!before) return
    const spread = this.#spread()
    this.#fingers.set(finger, at)
    if (this.#fingers.size === 1) {
      this.#travelled += Math.hypot(at.x - before.x, at.y - before.y)
      if (this.dragged) this.#gestures.drag(at.x - before.x, at.y - before.y)
      return
    }
    this.#gestures.drag((at.x - before.x) / this.#fingers.size, (at.y - before.y) / this.#fingers.size)
    if (spread > 0) this.#gestures.pinch(this.#spread() / spread, this.#middle())
  }

  up(finger: number): void {
    this.#fingers.delete(finger)
  }

  #middle(): Point {
    const all = [...this.#fingers.values()]
    const mean = (of: (point: Point) => number) => all.reduce((sum, point) => sum + of(point), 0) / all.length
    return { x: mean((point) => point.x), y: mean((point) => point.y) }
  }

  /** How far apart the fingers are. */
  #spread(): number {
    const [a, b] = [...this.#fingers.values()]
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0
  }
}
