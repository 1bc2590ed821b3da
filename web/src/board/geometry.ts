// Point-up hexes, odd rows half a hex to the east. Board units: a hex has a radius of 60.
// Sides are numbered as in the crate `hexes`: 0 is east, then counter-clockwise.

export const RADIUS = 60
export const WIDTH = RADIUS * Math.sqrt(3)
/** A side of a hex, counter-clockwise from the east. */
export type Side = 0 | 1 | 2 | 3 | 4 | 5

/** Margin for the frame with its letters, numbers and table edges. */
export const MARGIN = 34

export const SIDES: readonly Side[] = [0, 1, 2, 3, 4, 5]

/** A hex by column and row, both counted from one. */
export interface Spot {
  readonly column: number
  readonly row: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Rect extends Point {
  readonly width: number
  readonly height: number
}

/** One decimal is a hundredth of a hex: nobody sees more, and paths stay short. */
export function fine(value: number): string {
  return String(Math.round(value * 10) / 10 + 0)
}

/** Letters of a column: A to Z, then AA, AB… */
export function columnName(column: number): string {
  const last = String.fromCharCode(65 + ((column - 1) % 26))
  return column > 26 ? columnName(Math.floor((column - 1) / 26)) + last : last
}

export function placeName({ column, row }: Spot): string {
  return columnName(column) + String(row)
}

/** The hex a name means: « C4 » is column 3, row 4. */
export function spotOf(place: string): Spot {
  const parts = /^([A-Z]+)([1-9][0-9]*)$/.exec(place)
  if (!parts?.[1] || !parts[2]) throw new Error(`« ${place} » is no hex: letters and a number were expected, as in C4`)
  const column = [...parts[1]].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
  return { column, row: Number(parts[2]) }
}

export function centre({ column, row }: Spot): Point {
  return { x: WIDTH * (column - 0.5) + (isShifted(row) ? WIDTH / 2 : 0), y: RADIUS * (1.5 * (row - 1) + 1) }
}

/** Off the table rows go below one, and the parity goes on. */
function isShifted(row: number): boolean {
  return row % 2 !== 0
}

export function neighbour({ column, row }: Spot, side: Side): Spot {
  const east = isShifted(row) ? 1 : 0
  switch (side) {
    case 0:
      return { column: column + 1, row }
    case 1:
      return { column: column + east, row: row - 1 }
    case 2:
      return { column: column + east - 1, row: row - 1 }
    case 3:
      return { column: column - 1, row }
    case 4:
      return { column: column + east - 1, row: row + 1 }
    case 5:
      return { column: column + east, row: row + 1 }
  }
}

export function sameSpot(a: Spot, b: Spot): boolean {
  return a.column === b.column && a.row === b.row
}

/** The side by which one hex touches another; none if they do not touch. */
export function sideToward(from: Spot, to: Spot): Side | null {
  return SIDES.find((side) => sameSpot(neighbour(from, side), to)) ?? null
}

export function opposite(side: Side): Side {
  return ((side + 3) % 6) as Side
}

/** How far a path turns between the side it enters by and the one it leaves by: 0 straight on, 1 a bend, 2 a sharp one. */
export function bend(enters: Side, leaves: Side): number {
  const between = Math.abs(enters - leaves)
  return 3 - Math.min(between, 6 - between)
}

/** Hexes between two places. */
export function distance(a: Spot, b: Spot): number {
  const half = (spot: Spot) => spot.column + (isShifted(spot.row) ? 0.5 : 0)
  const rows = Math.abs(a.row - b.row)
  return Math.max(rows, Math.abs(half(a) - half(b)) + rows / 2)
}

/** Degrees to turn what is drawn on the east side so that it lies on this one. */
export function turnOf(side: Side): number {
  return -60 * side
}

/** The unit vector through the middle of a side. */
export function heading(side: Side): Point {
  const angle = (turnOf(side) * Math.PI) / 180
  return { x: Math.cos(angle), y: Math.sin(angle) }
}

/** The middle of a side. */
export function sideMiddle(spot: Spot, side: Side): Point {
  const { x, y } = centre(spot)
  const way = heading(side)
  return { x: x + (WIDTH / 2) * way.x, y: y + (WIDTH / 2) * way.y }
}

/** The corner where a side meets the next one counter-clockwise. */
export function corner({ x, y }: Point, side: Side, scale = 1): Point {
  const angle = ((turnOf(side) - 30) * Math.PI) / 180
  return { x: x + RADIUS * scale * Math.cos(angle), y: y + RADIUS * scale * Math.sin(angle) }
}

/** The outline of a hex. */
export function hexPath({ x, y }: Point, scale = 1): string {
  const [across, up] = [(WIDTH / 2) * scale, RADIUS * scale]
  const [left, right] = [fine(x - across), fine(x + across)]
  const [high, low] = [fine(y - up / 2), fine(y + up / 2)]
  return `M${fine(x)} ${fine(y - up)}L${right} ${high}V${low}L${fine(x)} ${fine(y + up)}L${left} ${low}V${high}z`
}

/** The table without its margin. */
export function tableSize(columns: number, rows: number): { width: number; height: number } {
  return { width: WIDTH * (columns + 0.5), height: RADIUS * (1.5 * (rows - 1) + 2) }
}

/** The sheet: the table and its margin, with so many rows left empty above it. */
export function sheet(columns: number, rows: number, above = 0): Rect {
  const { width, height } = tableSize(columns, rows)
  return { x: -MARGIN, y: rowsHigh(above) - MARGIN, width: width + 2 * MARGIN, height: height + 2 * MARGIN }
}

export function rowsHigh(rows: number): number {
  return rows * 1.5 * RADIUS
}

/** The hex a point lies in, on or off the table. */
export function spotAt({ x, y }: Point): Spot {
  const guess = Math.floor((y - RADIUS) / (1.5 * RADIUS)) + 1
  const candidates = [guess, guess + 1].flatMap((row) => {
    const column = Math.floor((x - (isShifted(row) ? WIDTH / 2 : 0)) / WIDTH) + 1
    return [{ column, row }]
  })
  const away = (spot: Spot) => Math.hypot(centre(spot).x - x, centre(spot).y - y)
  return candidates.reduce((best, spot) => (away(spot) < away(best) ? spot : best))
}
