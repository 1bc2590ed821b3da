// The armies of a draft: who is there, where, with what, and what they fight for.
import { agreementOf } from './agreement'
import { spotOf } from '../board/geometry'
import type { Camp } from '../board/pieces'
import {
  at,
  CAMPS,
  idsOf,
  lacking,
  letterAt,
  other,
  put,
  slug,
  toggled,
  unused,
  without,
  type Draft,
  type DraftArmy,
  type DraftName,
  type DraftOfficer,
  type DraftUnit,
} from './draft'
import { roadsOf } from './ground'
import { opposed, type Mirror } from './remap'

/** Somebody of an army, by his place in its list. */
export interface Who {
  readonly camp: Camp
  readonly is: 'units' | 'officers'
  readonly index: number
}

export const sameWho = (a: Who | null, b: Who | null) =>
  a !== null && b !== null && a.camp === b.camp && a.is === b.is && a.index === b.index

export const whoIs = (draft: Draft, { camp, is, index }: Who): DraftUnit | DraftOfficer | undefined =>
  draft[camp][is][index]

/** He has no place yet: on the table, or to come on by. */
export const isNowhere = ({ hex, arrives }: DraftUnit | DraftOfficer) => !hex && !arrives

/** Everybody, units before officers. */
export function everybody(draft: Draft): Who[] {
  return CAMPS.flatMap((camp) =>
    (['units', 'officers'] as const).flatMap((is) => draft[camp][is].map((_, index): Who => ({ camp, is, index }))),
  )
}

/** Who stands in a hex, the unit first. */
export const standing = (draft: Draft, place: string): Who[] =>
  everybody(draft).filter((who) => whoIs(draft, who)?.hex === place)

/** Who comes on by a hex. */
export const arriving = (draft: Draft, place: string): Who[] =>
  everybody(draft).filter((who) => whoIs(draft, who)?.arrives?.at.includes(place))

export const onArmy = (draft: Draft, camp: Camp, change: (army: DraftArmy) => DraftArmy): Draft => ({
  ...draft,
  [camp]: change(draft[camp]),
})

export function onUnit(draft: Draft, camp: Camp, index: number, change: (unit: DraftUnit) => DraftUnit): Draft {
  return onArmy(draft, camp, (army) => ({ ...army, units: at(army.units, index, change) }))
}

export function onOfficer(draft: Draft, camp: Camp, index: number, change: (one: DraftOfficer) => DraftOfficer): Draft {
  return onArmy(draft, camp, (army) => ({ ...army, officers: at(army.officers, index, change) }))
}

/** Whoever it is, changed. */
export function onWho(draft: Draft, who: Who, change: <T extends DraftUnit | DraftOfficer>(one: T) => T): Draft {
  return who.is === 'units' ? onUnit(draft, who.camp, who.index, change) : onOfficer(draft, who.camp, who.index, change)
}

/** Called otherwise; the word for programs follows the English name while nobody has chosen another. */
export function named(draft: Draft, who: Who, language: 'fr' | 'en', name: string): Draft {
  const known = whoIs(draft, who)
  if (!known) return draft
  const follows = known.id === slug(known.en) || new RegExp(`^${slug(known.en) || 'unit'}(-\\d+)?$`).test(known.id)
  const taken = idsOf(draft)
  taken.delete(known.id)
  const id = language === 'en' && follows ? unused(slug(name), taken) : known.id
  // So does what a sentence makes of it, while it is what the name before told.
  const told = 'troop' in known && known.grammar?.[language] === agreementOf(language, known[language])
  const grammar = told ? { grammar: { ...known.grammar, [language]: agreementOf(language, name) } } : {}
  return identified(
    onWho(draft, who, (one) => ({ ...one, [language]: name, ...grammar })),
    who,
    id,
  )
}

/** Another word for programs; detachments follow. */
export function identified(draft: Draft, who: Who, id: string): Draft {
  const before = whoIs(draft, who)?.id
  if (before === id) return draft
  const renamed = onWho(draft, who, (one) => ({ ...one, id }))
  return onArmy(renamed, who.camp, (army) => ({
    ...army,
    units: army.units.map((unit) => (unit.parent === before ? { ...unit, parent: id } : unit)),
  }))
}

/** One unit more. */
export function addUnit(draft: Draft, camp: Camp, unit: Omit<DraftUnit, 'id'>): Draft {
  const id = unused(slug(unit.en), idsOf(draft))
  return onArmy(draft, camp, (army) => ({ ...army, units: [...army.units, { id, ...unit }] }))
}

/** One officer more. */
export function addOfficer(draft: Draft, camp: Camp, officer: Omit<DraftOfficer, 'id'>): Draft {
  const id = unused(slug(officer.en), idsOf(draft))
  return onArmy(draft, camp, (army) => ({ ...army, officers: [...army.officers, { id, ...officer }] }))
}

/** He is gone; his detachments have no parent any more. */
export function remove(draft: Draft, who: Who): Draft {
  const gone = whoIs(draft, who)
  return onArmy(draft, who.camp, (army) => {
    if (who.is === 'officers') return { ...army, officers: without(army.officers, who.index) }
    const left = without(army.units, who.index)
    return { ...army, units: left.map((unit) => (unit.parent === gone?.id ? put(unit, 'parent', null) : unit)) }
  })
}

/** One more like somebody, in this army, under another word for programs. */
function addLike(draft: Draft, camp: Camp, is: Who['is'], one: object): Draft {
  const rest = lacking(one as DraftUnit & DraftOfficer, 'id')
  return is === 'units' ? addUnit(draft, camp, rest) : addOfficer(draft, camp, rest)
}

/** The same once more, not yet on the table. */
export function copy(draft: Draft, who: Who): Draft {
  const known = whoIs(draft, who)
  return known ? addLike(draft, who.camp, who.is, lacking(known, 'hex')) : draft
}

/** Before or after his neighbour in the list. */
export function shifted(draft: Draft, who: Who, by: 1 | -1): Draft {
  const to = who.index + by
  if (to < 0 || to >= draft[who.camp][who.is].length) return draft
  const swap = <T>(list: readonly T[]): T[] => {
    const next = [...list]
    const [one] = next.splice(who.index, 1)
    if (one !== undefined) next.splice(to, 0, one)
    return next
  }
  return onArmy(draft, who.camp, (army) =>
    who.is === 'units' ? { ...army, units: swap(army.units) } : { ...army, officers: swap(army.officers) },
  )
}

/** He stands there; a unit that stood there goes where he was. */
export function place(draft: Draft, who: Who, hex: string): Draft {
  const known = whoIs(draft, who)
  if (!known || known.hex === hex) return draft
  const before = known.hex ?? null
  const there = who.is === 'units' ? standing(draft, hex).find((one) => one.is === 'units') : undefined
  const cleared = there ? onWho(draft, there, (one) => put(one, 'hex', before)) : draft
  return onWho(cleared, who, (one) => put(set(one, 'hex', hex), 'arrives', null))
}

/** A key in its usual place: an officer's and a unit's hex stand where `hex` stands in a file. */
function set<T extends object, K extends keyof T>(one: T, key: K, value: T[K]): T {
  return { ...one, [key]: value }
}

/** All who stand in a hex go to another; whoever stood there comes here. */
export function moveAll(draft: Draft, from: string, to: string): Draft {
  if (from === to) return draft
  const [going, coming] = [standing(draft, from), standing(draft, to)]
  if (going.length === 0) return draft
  const moved = (now: Draft, who: Who, hex: string) => onWho(now, who, (one) => ({ ...one, hex }))
  const gone = going.reduce((now, who) => moved(now, who, to), draft)
  const swaps = going.some(({ is }) => is === 'units') && coming.some(({ is }) => is === 'units')
  return swaps ? coming.reduce((now, who) => moved(now, who, from), gone) : gone
}

/** He is taken off the table, not out of his army. */
export const takeOff = (draft: Draft, who: Who): Draft => onWho(draft, who, (one) => put(one, 'hex', null))

/** He comes on by this hex, or does not any more; whoever comes later stands nowhere. */
export function arrive(draft: Draft, who: Who, hex: string): Draft {
  return onWho(draft, who, (one) => {
    const known = one.arrives ?? { turn: 2, at: [] }
    const at = toggled(known.at, hex)
    return put(put(one, 'hex', null), 'arrives', at.length === 0 ? null : { ...known, at })
  })
}

/** The turn he comes on. */
export const arriveAt = (draft: Draft, who: Who, turn: number): Draft =>
  onWho(draft, who, (one) => ({ ...one, arrives: { at: one.arrives?.at ?? [], turn } }))

/** His twin in the other army, in the mirror: called the same, nobody's detachment. */
export function addTwin(draft: Draft, who: Who, mirror: Mirror): Draft {
  const known = whoIs(draft, who)
  if (!known) return draft
  const across = (hex: string) => opposed(draft, hex, mirror)
  const { arrives } = known
  const twin = put(lacking(known as DraftUnit, 'parent'), 'hex', known.hex ? across(known.hex) : null)
  const later = arrives ? { ...arrives, at: arrives.at.flatMap((hex) => across(hex) ?? []) } : null
  return addLike(draft, other(who.camp), who.is, put(twin, 'arrives', later))
}

/** A copy of an army stands in the mirror as the other army; what it was called stays. */
export function opposeArmy(draft: Draft, camp: Camp, mirror: Mirror): Draft {
  const alone = onArmy(draft, other(camp), (army) => ({ ...army, units: [], officers: [] }))
  return everybody(alone).reduce((now, who) => addTwin(now, who, mirror), alone)
}

// Goals.

export type GoalKey = 'objectives' | 'exits'

export const goal = (draft: Draft, camp: Camp, key: GoalKey, hex: string): Draft =>
  onArmy(draft, camp, (army) => put(army, key, toggled(army[key], hex)))

/** Whose goals are in a hex. */
export const goalsAt = (draft: Draft, key: GoalKey, hex: string): Camp[] =>
  CAMPS.filter((camp) => draft[camp][key]?.includes(hex))

// Names on the map.

export const onNames = (draft: Draft, change: (names: readonly DraftName[]) => readonly DraftName[]): Draft =>
  put(draft, 'names', change(draft.names ?? []))

/** Letters tell what is likely named there. */
const KINDS: Readonly<Record<string, string>> = { v: 'village', f: 'wood', h: 'height', M: 'height', r: 'height' }
export function kindAt(draft: Draft, hex: string): string {
  const letter = letterAt(draft, spotOf(hex))
  const hasRoad = roadsOf(draft).some((road) => road.includes(hex))
  return (
    KINDS[letter ?? ''] ?? (letter !== undefined && '-~=Lxb'.includes(letter) ? 'water' : hasRoad ? 'road' : 'place')
  )
}

export const nameAt = (draft: Draft, hex: string): number =>
  (draft.names ?? []).findIndex((name) => name.hexes.includes(hex))
