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

/** A walk through points, each reached after its part of the way. */
export function walkOf(points: readonly Point[]): { readonly at: Point; readonly offset: number }[] {
  const far = points.map((point, index) => {
    const before = points[index - 1] ?? point
    return Math.hypot(point.x - before.x, point.y - before.y)
  })
  const whole = far.reduce((sum, one) => sum + one, 0) || 1
  let gone = 0
  return points.map((at, index) => ({ at, offset: Math.min(1, (gone += far[index] ?? 0) / whole) }))
}

/** Remembers where pieces stood and lets them slide from there. */
export class Slides {
  readonly #stood = new Map<string, Point>()
  readonly #drawn = new WeakSet<SVGGElement>()

  /** For a piece's group, drawn at its new place: an attachment that lets it come from the old one, by its way if it
      is known. Without a key, nobody remembers who it is. */
  to(key: string | null, at: Point, way: readonly Point[] = []): (piece: SVGGElement) => void {
    return (piece) => {
      // Whoever was not drawn before comes from the beginning of his way, if it leads here.
      const [begun, ended] = [way[0], way.at(-1)]
      const stood = key === null ? (this.#drawn.has(piece) ? at : undefined) : this.#stood.get(key)
      const from = stood ?? (ended && isSame(ended, at) ? begun : undefined)
      if (key === null) this.#drawn.add(piece)
      else this.#stood.set(key, at)
      if (!from || isSame(from, at)) return
      const style = getComputedStyle(piece)
      const [first, last] = [way[0], way.at(-1)]
      const points = first && last && isSame(first, from) && isSame(last, at) ? way : [from, at]
      // The theme says how fast; who wants less motion gets none.
      const perHex = millisecondsOf(style.getPropertyValue('--t-move'))
      const time = Math.min(
        LONGEST,
        points.slice(1).reduce((sum, to, index) => sum + slideTime(points[index] ?? to, to, perHex), 0),
      )
      const frames = walkOf(points).map(({ at, offset }) => ({ transform: place(at), offset }))
      if (time > 0) piece.animate(frames, { duration: time, easing: points.length > 2 ? 'linear' : 'ease-out' })
    }
  }
}

const isSame = (a: Point, b: Point) => Math.abs(a.x - b.x) < 0.5 && Math.abs(a.y - b.y) < 0.5

/** A flag that goes from hex to hex and is gone: it stands where it went to already. */
export function flight(points: readonly Point[]): (piece: SVGGElement) => void {
  return (piece) => {
    const perHex = millisecondsOf(getComputedStyle(piece).getPropertyValue('--t-move'))
    const time = points.slice(1).reduce((sum, to, index) => sum + slideTime(points[index] ?? to, to, perHex), 0)
    const frames = walkOf(points).map(({ at, offset }) => ({ transform: place(at), offset, visibility: 'visible' }))
    if (time > 0) piece.animate(frames, { duration: Math.min(LONGEST, time), easing: 'ease-in-out' })
  }
}

/** Whoever is destroyed tips over, falls and fades; whoever only went elsewhere does not. */
export function fall(piece: Element, wentElsewhere = false): { duration: number; css: (left: number) => string } {
  const moves = !wentElsewhere && millisecondsOf(getComputedStyle(piece).getPropertyValue('--t-move')) > 0
  return {
    duration: moves ? 320 : 0,
    css: (left) => `opacity: ${left}; rotate: ${12 * (1 - left)}deg; translate: 0 ${6 * (1 - left)}px`,
  }
}

function place({ x, y }: Point): string {
  return `translate(${fine(x)}px, ${fine(y)}px)`
}
