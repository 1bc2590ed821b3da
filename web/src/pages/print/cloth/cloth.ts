// A map cut into sheets of A4: which sheet shows what of it. All measures are millimetres.
import { sheet, WIDTH } from '../../../board/geometry'
import type { MapView } from '../../../wire'
import { A4, EDGE } from '../paper'

/** What neighbouring sheets both show, to be glued. */
export const GLUE = 10
/** Kept free at the foot of a sheet for its name and its ruler. */
const FOOT = 14

/** What a sheet shows of the cloth. */
export interface ClothPage {
  /** As a hex is named: its column is a letter, its row a number. */
  readonly name: string
  readonly column: number
  readonly row: number
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Cloth {
  /** The width of a hex, from side to side. */
  readonly hex: number
  /** Millimetres in a unit of the drawing. */
  readonly scale: number
  readonly width: number
  readonly height: number
  readonly across: number
  readonly down: number
  readonly pages: readonly ClothPage[]
}

const WINDOW = { width: A4.width - 2 * EDGE, height: A4.height - 2 * EDGE - FOOT } as const

/** How many windows, each of which begins where the glue of the one before it does, reach so far. */
const count = (length: number, window: number) => Math.max(1, Math.ceil((length - GLUE) / (window - GLUE)))

export function clothOf({ columns, rows }: Pick<MapView, 'columns' | 'rows'>, hex: number): Cloth {
  const scale = hex / WIDTH
  const paper = sheet(columns, rows)
  const [width, height] = [paper.width * scale, paper.height * scale]
  const [across, down] = [count(width, WINDOW.width), count(height, WINDOW.height)]
  const pages = Array.from({ length: across * down }, (_, index) => {
    const [column, row] = [index % across, Math.floor(index / across)]
    const [x, y] = [column * (WINDOW.width - GLUE), row * (WINDOW.height - GLUE)]
    return {
      name: `${String.fromCharCode(65 + column)}${row + 1}`,
      column,
      row,
      x,
      y,
      width: Math.min(WINDOW.width, width - x),
      height: Math.min(WINDOW.height, height - y),
    }
  })
  return { hex, scale, width, height, across, down, pages }
}
