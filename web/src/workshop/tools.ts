// The tools of the palette: what each does to a hex or to one of its sides, as plain functions of the draft.
import { placeName, sideToward, spotOf, type Side } from '../board/geometry'
import type { Camp } from '../board/pieces'
import { arrive, goal, moveAll, nameAt, remove, standing, takeOff, type Who } from './armies'
import { isAtEdge, isOnTable, letterAt, put as set, without, type Draft } from './draft'
import {
  around,
  beyond,
  bridge,
  ford,
  level,
  levelAt,
  outline,
  paint,
  raise,
  region,
  roadsOf,
  unroad,
  unwork,
  work,
  workOn,
  worksOf,
  type WorkKey,
} from './ground'
import { opposed, withOpposed, type Mirror } from './remap'
import { setDown, setGoal, type SetDown } from './twins'

export type Tool =
  | { readonly is: 'ground'; readonly letter: string; readonly farm?: boolean }
  | { readonly is: 'level'; readonly height: number }
  | { readonly is: 'road' | 'bridge' | 'ford' | 'name' | 'objective' | 'arrival' | 'exit' | 'move' | 'erase' }
  | { readonly is: 'work'; readonly kind: WorkKey }

export const SECTIONS = ['ground', 'level', 'water', 'sides', 'marks'] as const
export type Section = (typeof SECTIONS)[number]

export interface Tile {
  /** Its word: `tile-forest`. */
  readonly word: string
  readonly tool: Tool
}

const ground = (word: string, letter: string, farm = false): Tile => ({
  word,
  tool: farm ? { is: 'ground', letter, farm } : { is: 'ground', letter },
})

export const TILES: Readonly<Record<Section, readonly Tile[]>> = {
  ground: [
    ground('clear', '.'),
    ground('forest', 'f'),
    ground('village', 'v'),
    ground('marsh', 'm'),
    ground('rocks', 'r'),
    ground('sand', 's'),
    ground('mountain', 'M'),
    ground('lake', 'L'),
    ground('snow', 'n'),
    ground('farm', 'v', true),
  ],
  level: [0, 1, 2, 3].map((height) => ({ word: `level-${height}`, tool: { is: 'level', height } })),
  water: [
    ground('stream', '-'),
    ground('river', '~'),
    ground('large-river', '='),
    { word: 'road', tool: { is: 'road' } },
    { word: 'bridge', tool: { is: 'bridge' } },
    { word: 'ford', tool: { is: 'ford' } },
  ],
  sides: [
    { word: 'palisade', tool: { is: 'work', kind: 'palisades' } },
    { word: 'ditch', tool: { is: 'work', kind: 'ditches' } },
    { word: 'fort', tool: { is: 'work', kind: 'fortifications' } },
  ],
  marks: [
    { word: 'name', tool: { is: 'name' } },
    { word: 'objective', tool: { is: 'objective' } },
    { word: 'arrival', tool: { is: 'arrival' } },
    { word: 'exit', tool: { is: 'exit' } },
  ],
}

export const sameTool = (a: Tool, b: Tool) => JSON.stringify(a) === JSON.stringify(b)

/** The tile of a tool; none of the hand and the rubber. */
export function tileOf(tool: Tool): Tile | null {
  return SECTIONS.flatMap((section) => TILES[section]).find((tile) => sameTool(tile.tool, tool)) ?? null
}

export const sectionOf = (tool: Tool): Section | null =>
  SECTIONS.find((section) => TILES[section].some((tile) => sameTool(tile.tool, tool))) ?? null

/** One hex, seven, or all that hangs together. */
export type Brush = 'one' | 'seven' | 'all'
export const BRUSHES: readonly Brush[] = ['one', 'seven', 'all']

/** Can it be drawn over hex after hex with the finger down? */
export const isDrawn = ({ is }: Tool) => is === 'ground' || is === 'level' || is === 'road' || is === 'erase'

/** What sets somebody or something down, opposite too with the mirror on. */
export interface Setter {
  readonly is: 'move' | 'objective' | 'exit'
}
export const isSetter = (tool: Tool): tool is Setter => ['move', 'objective', 'exit'].includes(tool.is)

/** The hexes under the brush. */
export function brushed(draft: Draft, place: string, brush: Brush): string[] {
  if (brush === 'one') return [place]
  return brush === 'seven' ? around(draft, place) : region(draft, place)
}

/** What a tool needs to know besides the hex. */
export interface Bench {
  readonly brush: Brush
  readonly mirror: Mirror | null
  /** Ranks of which an army has one and no more. */
  readonly singles: readonly string[]
  readonly camp: Camp
  readonly who: Who | null
  /** The side the pointer is at, or the keys chose. */
  readonly side: Side
  /** The inside is beyond the side. */
  readonly flipped: boolean
  /** A work follows the whole outline. */
  readonly along: boolean
}

/** What a tool does at a hex; null where it can do nothing there. Roads and names have their own ways. */
export function applied(draft: Draft, tool: Tool, place: string, bench: Bench): Draft | null {
  const places = () => withOpposed(draft, brushed(draft, place, bench.brush), bench.mirror)
  switch (tool.is) {
    case 'ground':
      return paint(draft, places(), tool.letter, tool.farm)
    case 'level':
      return level(draft, places(), tool.height)
    case 'bridge':
    case 'ford':
      return onEach(draft, withOpposed(draft, [place], bench.mirror), tool.is === 'bridge' ? bridge : ford)
    case 'work':
      return worked(draft, tool.kind, place, bench)
    case 'arrival':
      return bench.who && isAtEdge(draft, place) ? arrive(draft, bench.who, place) : null
    case 'objective':
    case 'exit':
    case 'move':
      return setBy(draft, { is: tool.is }, place, bench)?.draft ?? null
    case 'erase':
      return erased(draft, place)
    case 'road':
    case 'name':
      return null
  }
}

/** Somebody or a goal set down by a tool, and opposite; null where it cannot be. */
export function setBy(draft: Draft, { is }: Setter, place: string, bench: Bench): SetDown | null {
  if (is === 'move') return bench.who && setDown(draft, bench.who, place, bench)
  if (is === 'exit' && !isAtEdge(draft, place)) return null
  return setGoal(draft, bench.camp, is === 'exit' ? 'exits' : 'objectives', place, bench.mirror)
}

function onEach(
  draft: Draft,
  places: readonly string[],
  change: (draft: Draft, place: string) => Draft | null,
): Draft | null {
  const [first = '', ...rest] = places
  const begun = change(draft, first)
  return begun && rest.reduce((now, place) => change(now, place) ?? now, begun)
}

/** Inside and outside of the side that is meant. */
export function sideOf(
  draft: Draft,
  place: string,
  { side, flipped }: Pick<Bench, 'side' | 'flipped'>,
): [string, string] | null {
  const next = beyond(draft, place, side)
  if (next === null) return null
  return flipped ? [next, place] : [place, next]
}

function worked(draft: Draft, kind: WorkKey, place: string, bench: Bench): Draft | null {
  const pairs = (found: readonly [string, string][]): [string, string][] =>
    bench.mirror === null ? [...found] : [...found, ...found.flatMap((one) => across(draft, one, bench.mirror))]
  if (bench.along || bench.brush === 'all') {
    const whole = outline(draft, region(draft, place)).map(([a, b]): [string, string] =>
      bench.flipped ? [b, a] : [a, b],
    )
    return pairs(whole).reduce((now, [inside, outside]) => raise(now, kind, inside, outside), draft)
  }
  const one = sideOf(draft, place, bench)
  return one && pairs([one]).reduce((now, [inside, outside]) => work(now, kind, inside, outside), draft)
}

function across(draft: Draft, [inside, outside]: [string, string], mirror: Mirror | null): [string, string][] {
  if (mirror === null) return []
  const [a, b] = [opposed(draft, inside, mirror), opposed(draft, outside, mirror)]
  return a !== null && b !== null && sideToward(spotOf(a), spotOf(b)) !== null ? [[a, b]] : []
}

/** What lies uppermost in a hex goes: whoever stands there, what is marked, what is built, the ground itself. */
export function erased(draft: Draft, place: string): Draft {
  const who = standing(draft, place).at(-1)
  if (who) return takeOff(draft, who)
  const goals = marksGone(draft, place)
  if (goals !== draft) return goals
  const built = unroad(
    unwork(draft, (one) => one.inside === place),
    place,
  )
  if (built !== draft) return built
  const letter = letterAt(draft, spotOf(place))
  if (letter === 'b' || letter === 'x') return (letter === 'b' ? bridge(draft, place) : ford(draft, place)) ?? draft
  return paint(level(draft, [place], 0), [place], '.')
}

function marksGone(draft: Draft, place: string): Draft {
  let next = draft
  for (const camp of ['north', 'south'] as const)
    for (const key of ['objectives', 'exits'] as const)
      if (next[camp][key]?.includes(place)) next = goal(next, camp, key, place)
  const name = nameAt(next, place)
  const known = next.names?.[name]
  if (!known) return next
  const hexes = known.hexes.filter((hex) => hex !== place)
  const names =
    hexes.length === 0
      ? without(next.names ?? [], name)
      : next.names?.map((one, at) => (at === name ? { ...one, hexes } : one))
  return set(next, 'names', names)
}

/** Is there anything in a hex that a rubber would take away? */
export const isEmpty = (draft: Draft, place: string) => erased(draft, place) === draft

export { isOnTable, levelAt, moveAll, placeName, remove, roadsOf, workOn, worksOf }
