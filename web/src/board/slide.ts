// Pieces slide to where they go. Written by hand: a piece changes its place in the drawing when it changes its row, and a
// style that is moved about forgets its transition.
import { fine, WIDTH, type Point } from './geometry'

/** However far it goes, nobody waits longer than this. */
const LONGEST = 800

/** How long a slide takes, at so many milliseconds a hex. */
export function slideTime(from: Point, to: Point, perHex: number): number {
  return Math.min(LONGEST, (perHex * Math.hypot(to.x - from.x, to.y - from.y)) / WIDTH)
}

/** A time as a style says it: `260ms` as it was written, `.26s` as a minifier writes it. */
export function millisecondsOf(time: string): number {
  const [, count = '0', unit] = /^\s*([\d.]+)(ms|s)\s*$/.exec(time) ?? []
  return Number(count) * (unit === 's' ? 1000 : 1)
}

/** Remembers where pieces stood and lets them slide from there. */
export class Slides {
  readonly #stood = new Map<string, Point>()

  /** For a piece's group, drawn at its new place: an attachment that lets it come from the old one. */
  to(key: string, at: Point): (piece: SVGGElement) => void {
    return (piece) => {
      const from = this.#stood.get(key)
      this.#stood.set(key, at)
      if (!from || (from.x === at.x && from.y === at.y)) return
      const style = getComputedStyle(piece)
      // The theme says how fast; who wants less motion gets none.
      const time = slideTime(from, at, millisecondsOf(style.getPropertyValue('--t-move')))
      if (time > 0)
        piece.animate([{ transform: place(from) }, { transform: place(at) }], { duration: time, easing: 'ease-out' })
    }
  }
}

function place({ x, y }: Point): string {
  return `translate(${fine(x)}px, ${fine(y)}px)`
}
