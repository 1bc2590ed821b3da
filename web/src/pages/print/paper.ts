// Paper: all measures are millimetres.

export const A4 = { width: 210, height: 297 } as const
/** No printer reaches the edge of its paper. */
export const EDGE = 10

/** Widths of a hex, from side to side, that figures and blocks are played on; a cloth is printed in one of them. */
export const HEXES = [40, 50, 60, 80] as const
export type HexSize = (typeof HEXES)[number]
const USUAL: HexSize = 60

/** The width that was asked for, or the usual one. */
export function hexSize(asked: string | null): HexSize {
  return HEXES.find((one) => `${one}` === asked) ?? USUAL
}

/** A length as CSS and SVG read it. */
export const mm = (length: number) => `${Math.round(length * 1000) / 1000}mm`
