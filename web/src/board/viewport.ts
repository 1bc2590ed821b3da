// What part of the sheet is seen: pure sums, no browser.
import { WIDTH, type Point, type Rect } from './geometry'

/** The size of the window on the board, in pixels. */
export interface Pane {
  readonly width: number
  readonly height: number
}

/** Hexes never grow beyond this, in pixels. */
export const LARGEST_HEX = 220
/** Where a hex is tapped it is at least this wide: a finger is no needle. */
export const SMALLEST_TAP = 48

/** A part of the sheet with the pane's proportions: what the SVG's viewBox says. */
export type View = Rect

/** How many pixels a hex is wide. */
export function hexPixels(view: View, pane: Pane): number {
  return view.width > 0 ? (WIDTH * pane.width) / view.width : 0
}

/** The whole sheet, centred. */
export function fit(sheet: Rect, pane: Pane): View {
  return about(sheet, pane, Math.min(pane.width / sheet.width, pane.height / sheet.height), middle(sheet))
}

/** As near as a tap wants it, about a point; the whole sheet if that is near enough. */
export function tappable(sheet: Rect, pane: Pane, point: Point): View {
  const whole = fit(sheet, pane)
  if (hexPixels(whole, pane) >= SMALLEST_TAP) return whole
  return held(about(sheet, pane, (SMALLEST_TAP * 1.2) / WIDTH, point), sheet)
}

/** Nearer (factor above one) or farther, with one point of the sheet kept where it is. */
export function zoom(view: View, factor: number, kept: Point, sheet: Rect, pane: Pane): View {
  const smallest = Math.min(pane.width / sheet.width, pane.height / sheet.height)
  const now = pane.width / view.width
  const then = Math.min(Math.max(now * factor, smallest), Math.max(LARGEST_HEX / WIDTH, smallest))
  if (then <= smallest) return fit(sheet, pane)
  const share = now / then
  const next = {
    x: kept.x - (kept.x - view.x) * share,
    y: kept.y - (kept.y - view.y) * share,
    width: view.width * share,
    height: view.height * share,
  }
  return held(next, sheet)
}

/** Moved by so many pixels, the way a hand drags paper. */
export function pan(view: View, dx: number, dy: number, sheet: Rect, pane: Pane): View {
  const scale = view.width / pane.width
  return held({ ...view, x: view.x - dx * scale, y: view.y - dy * scale }, sheet)
}

/** Moved as little as needed for a hex to be seen whole. */
export function reveal(view: View, point: Point, sheet: Rect): View {
  const room = WIDTH * 0.75
  const into = (start: number, size: number, at: number) =>
    size < 2 * room ? at - size / 2 : Math.min(Math.max(start, at + room - size), at - room)
  return held({ ...view, x: into(view.x, view.width, point.x), y: into(view.y, view.height, point.y) }, sheet)
}

/** The same middle and scale in a pane of another size. */
export function resized(view: View, before: Pane, pane: Pane, sheet: Rect): View {
  const scale = before.width / view.width
  const whole = fit(sheet, pane)
  const smallest = pane.width / whole.width
  return scale <= smallest ? whole : held(about(sheet, pane, scale, middle(view)), sheet)
}

/** The point of the sheet under a pixel of the pane. */
export function pointAt(view: View, pane: Pane, pixel: Point): Point {
  const scale = view.width / pane.width
  return { x: view.x + pixel.x * scale, y: view.y + pixel.y * scale }
}

function middle({ x, y, width, height }: Rect): Point {
  return { x: x + width / 2, y: y + height / 2 }
}

function about(sheet: Rect, pane: Pane, scale: number, { x, y }: Point): View {
  const known = scale > 0 && Number.isFinite(scale)
  const [width, height] = known ? [pane.width / scale, pane.height / scale] : [sheet.width, sheet.height]
  return { x: x - width / 2, y: y - height / 2, width, height }
}

/** Never lets the sheet slip out of sight: it fills the pane, or lies centred in it. */
function held(view: View, sheet: Rect): View {
  const hold = (start: number, size: number, from: number, whole: number) =>
    size >= whole ? from + (whole - size) / 2 : Math.min(Math.max(start, from), from + whole - size)
  return {
    ...view,
    x: hold(view.x, view.width, sheet.x, sheet.width),
    y: hold(view.y, view.height, sheet.y, sheet.height),
  }
}
