// What stands on the board, as the board draws it. A piece is told by shape before colour: silhouette, badge, pips.
import type { Position, ScenarioView, TroopView } from '../wire'
import { beastOf, silhouetteOf, type Beast, type Silhouette } from './silhouettes'
import { traitSigns } from './traits'

/** South is drawn dark with light figures, north light with dark ones. */
export type Camp = 'north' | 'south'

export const WEIGHTS = ['very-light', 'light', 'medium', 'heavy', 'very-heavy'] as const
export type Weight = (typeof WEIGHTS)[number]

export interface UnitPiece {
  readonly id: string
  readonly place: string
  readonly camp: Camp
  readonly silhouette: Silhouette
  /** The animal infantry rides to battle, or an engine is drawn by; it stands behind. */
  readonly beast: Beast | null
  readonly weight: Weight
  /** Elements left, of how many. */
  readonly left: number
  readonly full: number
  /** Symbols of what sets it apart, most telling first. */
  readonly signs: readonly string[]
  readonly detachment: boolean
  readonly allied: boolean
}

export type Rank = 'general-in-chief' | 'sub-general' | 'superior-officer'

export interface OfficerPiece {
  readonly id: string
  readonly place: string
  readonly camp: Camp
  readonly rank: Rank
}

export interface ElephantPiece {
  readonly place: string
  readonly camp: Camp
}

/** Everything on the board at a moment. */
export interface Pieces {
  readonly units: readonly UnitPiece[]
  readonly officers: readonly OfficerPiece[]
  readonly elephants: readonly ElephantPiece[]
  /** Burning hexes. */
  readonly fires: readonly string[]
}

/** What stands on the table at a moment of a battle. */
export function piecesOf(scenario: Pick<ScenarioView, 'id' | 'troops'>, position: Position): Pieces {
  const troops = new Map(scenario.troops.map((troop) => [troop.key, troop]))
  const units = position.units.flatMap(({ id, camp, troop: key, traits, elements, full, hex }) => {
    const troop = troops.get(key)
    if (hex === null || elements === 0) return []
    if (!troop) throw new Error(`unit ${id} is of troop « ${key} », which ${scenario.id} does not list`)
    return [unitPiece({ id, place: hex, camp: campOf(camp), troop, traits, left: elements, full })]
  })
  const officers = position.officers.flatMap(({ id, camp, rank, hex }) =>
    hex === null ? [] : [{ id, place: hex, camp: campOf(camp), rank: flagOf(rank) }],
  )
  const elephants = position.elephants.map(({ camp, hex }) => ({ camp: campOf(camp), place: hex }))
  return { units, officers, elephants, fires: position.fires }
}

interface UnitFacts {
  id: string
  place: string
  camp: Camp
  troop: TroopView
  traits: readonly string[]
  left: number
  /** Elements it began with; those of its type if nobody says. */
  full?: number
}

export function unitPiece({ id, place, camp, troop, traits, left, full = troop.elements }: UnitFacts): UnitPiece {
  const silhouette = silhouetteOf(troop)
  const detachment = traits.includes('detachment')
  return {
    id,
    place,
    camp,
    silhouette,
    beast: beastOf(troop, traits),
    weight: weightOf(troop),
    left,
    full: Math.max(full, left),
    signs: traitSigns([...traits, ...troop.traits], silhouette),
    detachment,
    allied: traits.includes('allied'),
  }
}

export function campOf(camp: string): Camp {
  if (camp === 'north' || camp === 'south') return camp
  throw new Error(`« ${camp} » is no camp: north or south was expected`)
}

function weightOf({ key, weight }: TroopView): Weight {
  const found = WEIGHTS.find((one) => one === weight)
  if (!found) throw new Error(`troop ${key} has the weight « ${weight} », which is none of ${WEIGHTS.join(', ')}`)
  return found
}

/** Whose flag somebody of this rank flies. */
export function flagOf(rank: string): Rank {
  return rank === 'general-in-chief' || rank === 'sub-general' ? rank : 'superior-officer'
}

/** The highest officer flies his flag; the others are counted beside it. */
export function chiefOf(officers: readonly OfficerPiece[]): OfficerPiece | undefined {
  const order: Record<Rank, number> = { 'general-in-chief': 0, 'sub-general': 1, 'superior-officer': 2 }
  return [...officers].sort((a, b) => order[a.rank] - order[b.rank])[0]
}

/** Attributes for the element around everything that shows these armies; a side without one wears its usual band. */
export function bandsOf({ armies }: Pick<ScenarioView, 'armies'>): Record<string, string | undefined> {
  return { 'data-north-band': armies.north.band ?? undefined, 'data-south-band': armies.south.band ?? undefined }
}
