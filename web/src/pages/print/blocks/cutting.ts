// What is cut out for a battle, and how it lies on the sheets. A unit is a pile: a piece for each element, the topmost of
// which shows how many are left; whoever loses one takes it off. All measures are millimetres.
import { flagOf, unitPiece, type Camp, type Rank, type UnitPiece } from '../../../board/pieces'
import type { NameView } from '../../../wire'
import type { Battle } from '../../library'
import { A4, EDGE } from '../paper'

export const CUTS = ['elements', 'blocks'] as const
/** A piece for each element, or one for each unit, to be glued on a block. */
export type Cut = (typeof CUTS)[number]

export const cutOf = (asked: string | null): Cut => CUTS.find((one) => one === asked) ?? 'elements'

export type CutPiece =
  | { readonly kind: 'unit'; readonly key: string; readonly unit: UnitPiece; readonly name: NameView }
  | { readonly kind: 'officer'; readonly key: string; readonly rank: Rank; readonly name: NameView }
  | { readonly kind: 'elephant'; readonly key: string }

/** A place of the grid: one piece, or two narrow ones beside each other. */
export type Cell = readonly CutPiece[]

export interface CutSheet {
  readonly camp: Camp
  readonly number: number
  readonly of: number
  readonly cells: readonly Cell[]
  /** Officers in the strip beside the grid, one under the other: they need no sheet of their own. */
  readonly beside: readonly CutPiece[]
}

/** A piece as broad and as high as this part of a hex lies in it with all its corners. */
const BROAD = 0.7
const HIGH = 0.72
/** Kept free at the foot of a sheet. */
const FOOT = 8

export const cellSize = (hex: number) => ({ width: BROAD * hex, height: HIGH * hex })

export function gridOf(hex: number): { columns: number; rows: number } {
  const { width, height } = cellSize(hex)
  return {
    columns: Math.floor((A4.width - 2 * EDGE) / width),
    rows: Math.floor((A4.height - 2 * EDGE - FOOT) / height),
  }
}

/** So many officers stand in what the grid leaves of the paper's width. */
function roomBeside(hex: number): number {
  const { columns, rows } = gridOf(hex)
  const { width } = cellSize(hex)
  return A4.width - 2 * EDGE - columns * width < width / 2 ? 0 : rows
}

/** Every piece of one army. */
export function piecesToCut(battle: Battle, camp: Camp, cut: Cut): CutPiece[] {
  const troops = new Map(battle.troops.map((troop) => [troop.key, troop]))
  const own = battle.opening.units.filter((unit) => unit.camp === camp)
  const beasts: CutPiece[] = []
  const units = own.flatMap(({ id, troop: key, traits, elements, full, name }) => {
    const troop = troops.get(key)
    if (!troop) throw new Error(`unit ${id} is of troop « ${key} », which ${battle.id} does not list`)
    // A beast for each element that is one; where beasts only carry or draw, one in all.
    const carried = traits.some((trait) => trait === 'on-elephants' || trait === 'elephant-drawn')
    const elephants = troop.arm === 'elephants' ? full : carried ? 1 : 0
    for (let beast = 0; beast < elephants; beast++) beasts.push({ kind: 'elephant', key: `${id} elephant ${beast}` })
    const counts = cut === 'blocks' ? [elements] : Array.from({ length: elements }, (_, index) => elements - index)
    return counts.map((left): CutPiece => {
      const unit = unitPiece({ id, place: 'A1', camp, troop, traits, left, full })
      return { kind: 'unit', key: `${id} ${left}`, unit, name }
    })
  })
  const officers = battle.opening.officers
    .filter((officer) => officer.camp === camp)
    .map(({ id, rank, name }): CutPiece => ({ kind: 'officer', key: id, rank: flagOf(rank), name }))
  return [...units, ...officers, ...beasts]
}

/** Pieces in the places of a grid: officers are narrow, two to a place. */
export function cellsOf(pieces: readonly CutPiece[]): Cell[] {
  const cells: CutPiece[][] = []
  for (const piece of pieces) {
    const last = cells.at(-1)
    if (piece.kind === 'officer' && last?.length === 1 && last[0]?.kind === 'officer') last.push(piece)
    else cells.push([piece])
  }
  return cells
}

/** The sheets of a battle, each army on its own: everybody cuts out his. */
export function sheetsOf(battle: Battle, hex: number, cut: Cut): CutSheet[] {
  const { columns, rows } = gridOf(hex)
  const room = columns * rows
  return (['south', 'north'] as const).flatMap((camp) => {
    const cells = cellsOf(piecesToCut(battle, camp, cut))
    const needed = Math.ceil(cells.length / room)
    const last = cells.slice((needed - 1) * room).flat()
    const isSpared = needed > 1 && last.length <= roomBeside(hex) && last.every((piece) => piece.kind === 'officer')
    const of = isSpared ? needed - 1 : needed
    return Array.from({ length: of }, (_, index) => ({
      camp,
      number: index + 1,
      of,
      cells: cells.slice(index * room, (index + 1) * room),
      beside: isSpared && index === of - 1 ? last : [],
    }))
  })
}
