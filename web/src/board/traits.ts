// Discs for what sets a unit apart.
import type { Silhouette } from './silhouettes'

/** Discs in the order they are shown: what changes this combat most comes first. */
const DISCS: readonly (readonly [string, string])[] = [
  ['panic', 'tr-panic'],
  ['elite', 'tr-elite'],
  ['hesitant', 'tr-hesitant'],
  ['aggressive', 'tr-aggressive'],
  ['fanatic', 'tr-fanatic'],
  ['fickle', 'tr-fickle'],
  ['elusive', 'tr-elusive'],
  ['static', 'tr-static'],
  ['solid', 'tr-solid'],
  ['rifles', 'tr-rifle'],
  ['irregular', 'tr-irregular'],
  ['melee-armed', 'tr-melee'],
  ['volunteer', 'tr-volunteer'],
  ['detachment', 'tr-detachment'],
  ['arab-horses', 'tr-arab-horses'],
  ['indian-horses', 'tr-indian-horses'],
  ['recruit', 'tr-recruit'],
]

/** The disc of a trait, if it has one. */
export function traitSymbol(trait: string): string | null {
  return DISCS.find(([name]) => name === trait)?.[1] ?? null
}

/** What the figure itself already says. */
const SHOWN_BY_FIGURE: Partial<Record<Silhouette, readonly string[]>> = {
  irregular: ['irregular'],
  sabre: ['melee-armed'],
  'stone-thrower': ['static'],
}

/** Most discs a block has room for. */
export const MOST_SIGNS = 3

export function traitSigns(traits: readonly string[], silhouette: Silhouette): string[] {
  const said = SHOWN_BY_FIGURE[silhouette] ?? []
  return DISCS.filter(([trait]) => traits.includes(trait) && !said.includes(trait)).map(([, symbol]) => symbol)
}

/** The discs to draw: three, or two and a « more ». */
export function shownSigns(signs: readonly string[]): readonly string[] {
  return signs.length > MOST_SIGNS ? [...signs.slice(0, MOST_SIGNS - 1), 'tr-more'] : signs
}
