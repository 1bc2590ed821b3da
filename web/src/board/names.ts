// What is named on a map, and how large it is written.
import type { NameKindWire, ScenarioView } from '../wire'

/** A name to write on the map. */
export interface MapName {
  readonly text: { readonly fr: string; readonly en: string }
  readonly kind: NameKindWire
  /** Where that is: a hex, or a few. */
  readonly hexes: readonly string[]
}

/** The names of a map, and where somebody stands at the start: nothing is written under him. */
export interface MapNames {
  readonly written: readonly MapName[]
  readonly standing: readonly string[]
}

export const NO_NAMES: MapNames = { written: [], standing: [] }

export function namesOn({ names, opening }: Pick<ScenarioView, 'names' | 'opening'>): MapNames {
  const standing = [...opening.units, ...opening.officers].flatMap(({ hex }) => (hex === null ? [] : [hex]))
  return { written: names, standing: [...new Set(standing)] }
}

/** Height of the letters, in units of the drawing: where people live, and everything else. */
export const SIZE: Record<NameKindWire, number> = { village: 30, wood: 25, height: 26, water: 25, road: 24, place: 25 }

/** How broad a letter of the italic is, in thousandths of its height; a name is placed before anybody can measure it. */
const BREADTHS: readonly (readonly [string, number])[] = [
  ['ijlîïI’. ', 290],
  ['ftsr-', 375],
  ['ceéèêëçovyzJ', 480],
  ['mwMW', 860],
  ['HDGONQUKXTRC', 760],
  ['ABEÉFLPSVYZ', 680],
]
const USUAL = 545

export function textWidth(text: string, size: number): number {
  const breadth = (letter: string) => BREADTHS.find(([letters]) => letters.includes(letter))?.[1] ?? USUAL
  return ([...text].reduce((sum, letter) => sum + breadth(letter), 0) * size) / 1000
}
