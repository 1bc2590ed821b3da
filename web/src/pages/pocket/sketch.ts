// A small situation drawn with taps: a field, the unit that must go back, friends and enemies. Where it may go is asked of
// the engine; nothing is known of that here.
import { placeName, spotOf } from '../../board/geometry'
import type { Marks, RetreatStep } from '../../board/states'
import type { RefusedHexView, RetreatPiece, RetreatRequest, RetreatView, TerrainWire, TroopView } from '../../wire'
import { plainest } from '../odds/choices'

/** What is drawn on a hex that is not plain open ground. */
export interface Ground {
  readonly ground: TerrainWire
  readonly road: boolean
  readonly fire: boolean
}
export interface Piece {
  readonly hex: string
  readonly troop: string
  readonly traits: readonly string[]
  readonly elements: number | null
  readonly officers: number
}
export interface Other extends Piece {
  readonly side: 'friend' | 'enemy'
}
export interface Sketch {
  /** The battle whose map it is; none if it is drawn. */
  readonly field: string | null
  readonly columns: number
  readonly rows: number
  readonly grounds: Readonly<Record<string, Ground>>
  /** Whose the unit is: a drawn field always has its edge at the foot. */
  readonly camp: 'north' | 'south'
  readonly unit: Piece
  readonly others: readonly Other[]
  readonly flags: number
  readonly ignored: number
  /** Hexes it has gone back into. */
  readonly path: readonly string[]
  readonly options: readonly string[]
}

/** What a tap on a hex does. */
export const TOOLS = ['go', 'unit', 'friend', 'enemy', 'ground', 'clear'] as const
export type Tool = (typeof TOOLS)[number]

/** What the tools lay down. */
export interface Brush {
  readonly friend: string
  readonly enemy: string
  readonly ground: Drawn
}

export const DRAWN = [
  'forest',
  'hill',
  'habitations',
  'road',
  'marsh',
  'rocks',
  'stream',
  'river',
  'ford',
  'bridge',
  'large-river',
  'lake',
  'mountain',
  'sand',
  'snow',
  'fire',
] as const
export type Drawn = (typeof DRAWN)[number]

export const MOST_FLAGS = 6
const CLEAR: Ground = { ground: 'clear', road: false, fire: false }
/** The least a field may be, one way and the other. */
const LEAST = 3

const piece = (hex: string, troop: string): Piece => ({ hex, troop, traits: [], elements: null, officers: 0 })

/** A unit in the middle of an open field, an enemy before it, two flags on it. */
export function firstSketch(troops: readonly TroopView[]): Sketch {
  const troop = plainest(troops)?.key ?? ''
  return {
    field: null,
    columns: 7,
    rows: 7,
    grounds: {},
    camp: 'south',
    unit: piece('D4', troop),
    others: [{ ...piece('D3', troop), side: 'enemy' }],
    flags: 2,
    ignored: 0,
    path: [],
    options: [],
  }
}

/** On the map of another battle, or on a drawn field again; there nobody stands but the unit and its enemy. */
export function onField(sketch: Sketch, field: string | null, troops: readonly TroopView[]): Sketch {
  const { unit, others } = firstSketch(troops)
  const own = { ...sketch.unit, hex: unit.hex }
  return { ...firstSketch(troops), field, unit: own, others, flags: sketch.flags, options: sketch.options }
}

/** A hex was tapped with a tool that draws. */
export function tapped(sketch: Sketch, tool: Exclude<Tool, 'go'>, brush: Brush, hex: string): Sketch {
  const fresh = { ...sketch, path: [] }
  const others = sketch.others.filter((one) => one.hex !== hex)
  const isOwn = hex === sketch.unit.hex
  switch (tool) {
    case 'unit':
      return { ...fresh, others, unit: { ...sketch.unit, hex } }
    case 'friend':
    case 'enemy': {
      if (isOwn) return sketch
      const there = sketch.others.find((one) => one.hex === hex)
      if (there?.side === tool && there.troop === brush[tool]) return { ...fresh, others }
      return { ...fresh, others: [...others, { ...piece(hex, brush[tool]), side: tool }] }
    }
    case 'ground':
      return { ...fresh, grounds: painted(sketch.grounds, brush.ground, hex) }
    case 'clear': {
      if (others.length < sketch.others.length) return { ...fresh, others }
      const left = Object.entries(sketch.grounds).filter(([place]) => place !== hex)
      return { ...fresh, grounds: Object.fromEntries(left) }
    }
  }
}

/** Roads and fires lie on the ground; what is there already is taken away. */
function painted(grounds: Sketch['grounds'], drawn: Drawn, hex: string): Sketch['grounds'] {
  const was = grounds[hex] ?? CLEAR
  let now: Ground
  if (drawn === 'road') now = { ...was, road: !was.road }
  else if (drawn === 'fire') now = { ...was, fire: !was.fire }
  else now = { ...was, ground: was.ground === drawn ? 'clear' : drawn }
  return { ...grounds, [hex]: now }
}

export type Border = 'behind' | 'left' | 'right'

/** Hexes between the unit and an edge of the table. */
export function room({ unit, columns, rows }: Sketch): Record<Border, number> {
  const { column, row } = spotOf(unit.hex)
  return { behind: rows - row, left: column - 1, right: columns - column }
}

/** The edge of the table nearer or farther: whoever stood beyond it is gone. */
export function withRoom(sketch: Sketch, border: Border, count: number): Sketch {
  const now = room(sketch)
  const more = count - now[border]
  if (border === 'behind') return within({ ...sketch, rows: Math.max(LEAST, sketch.rows + more), path: [] })
  const columns = Math.max(LEAST, sketch.columns + more)
  if (border === 'right') return within({ ...sketch, columns, path: [] })
  return within(moved({ ...sketch, columns, path: [] }, columns - sketch.columns))
}

/** Everything so many columns farther to the east; what leaves the field is gone. */
function moved(sketch: Sketch, columns: number): Sketch {
  const there = (hex: string): string | null => {
    const { column, row } = spotOf(hex)
    return column + columns < 1 ? null : placeName({ column: column + columns, row })
  }
  const grounds = Object.entries(sketch.grounds).flatMap(([hex, ground]) => {
    const to = there(hex)
    return to === null ? [] : [[to, ground] as const]
  })
  const others = sketch.others.flatMap((one) => {
    const to = there(one.hex)
    return to === null ? [] : [{ ...one, hex: to }]
  })
  const hex = there(sketch.unit.hex) ?? sketch.unit.hex
  return { ...sketch, grounds: Object.fromEntries(grounds), others, unit: { ...sketch.unit, hex } }
}

/** What stands on the field. */
function within(sketch: Sketch): Sketch {
  const inside = (hex: string) => {
    const { column, row } = spotOf(hex)
    return column <= sketch.columns && row <= sketch.rows
  }
  return {
    ...sketch,
    grounds: Object.fromEntries(Object.entries(sketch.grounds).filter(([hex]) => inside(hex))),
    others: sketch.others.filter((one) => inside(one.hex)),
  }
}

/** May the edge be so near? Three hexes each way are the least a field can be. */
export function mayHaveRoom(sketch: Sketch, border: Border, count: number): boolean {
  const now = room(sketch)
  const [across, down] = [now.left + now.right + 1, spotOf(sketch.unit.hex).row + now.behind]
  const after = (border === 'behind' ? down : across) + count - now[border]
  return count >= 0 && count <= 9 && after >= LEAST
}

/** As the engine is asked. */
export function requestOf(sketch: Sketch, book: string): RetreatRequest {
  const { field, columns, rows, camp } = sketch
  const foe = camp === 'south' ? 'north' : 'south'
  const laid = ({ hex, troop, traits, elements, officers }: Piece, camp: 'north' | 'south'): RetreatPiece => ({
    hex,
    troop,
    traits: [...traits],
    elements,
    officers,
    camp,
  })
  const hexes = Object.entries(sketch.grounds).map(([hex, { ground, road, fire }]) => ({ hex, ground, road, fire }))
  return {
    book,
    options: [...sketch.options],
    field: field === null ? { kind: 'drawn', columns, rows, hexes } : { kind: 'battle', scenario: field },
    unit: laid(sketch.unit, camp),
    others: sketch.others.map((one) => laid(one, one.side === 'friend' ? camp : foe)),
    flags: sketch.flags,
    ignored: sketch.ignored,
    path: [...sketch.path],
  }
}

/** The ways as the board draws them, the hexes to be touched now before all. */
export function retreatMarks(sketch: Sketch, view: RetreatView, touched: Marks['refused']): Marks {
  const steps = view.ways.flatMap(({ hex, step, from }): RetreatStep[] =>
    from.map((before) => ({ place: hex, from: before, step, preferred: step === view.made + 1 })),
  )
  const trail = sketch.path.length > 0 ? { trail: [sketch.unit.hex, ...sketch.path] } : {}
  return { retreat: steps, ...trail, refused: touched }
}

/** The ways hex by hex: those of the first step, of the second… */
export function byStep(view: RetreatView): RetreatView['ways'][] {
  const steps = new Map<number, RetreatView['ways']>()
  for (const way of view.ways) steps.set(way.step, [...(steps.get(way.step) ?? []), way])
  return [...steps.values()]
}

/** Hexes refused for the same reason are told together. */
export function byReason(refused: readonly RefusedHexView[]): { hexes: string[]; reason: RefusedHexView }[] {
  const reasons: { hexes: string[]; reason: RefusedHexView }[] = []
  for (const one of refused) {
    const known = reasons.find(({ reason }) => reason.clause === one.clause && reason.text === one.text)
    if (known) known.hexes.push(one.hex)
    else reasons.push({ hexes: [one.hex], reason: one })
  }
  return reasons
}
