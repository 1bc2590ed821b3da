// A battle as it is being made: the keys of a scenario file, the map as rows of letters. It may hold faults; the checker says
// so. Nothing here changes a draft: every edit gives a new one, and shares what it did not touch.
import { columnName, placeName, spotOf, type Spot } from '../board/geometry'
import type { Camp } from '../board/pieces'

export interface Bilingual {
  readonly fr: string
  readonly en: string
}

type Maybe<T> = T | null | undefined

export interface DraftMap {
  readonly rows: readonly string[]
  readonly roads?: Maybe<readonly string[]>
  readonly heights?: Maybe<readonly string[]>
  readonly bridges?: Maybe<readonly string[]>
  readonly palisades?: Maybe<readonly string[]>
  readonly ditches?: Maybe<readonly string[]>
  readonly fortifications?: Maybe<readonly string[]>
  readonly houses?: Maybe<string>
  readonly farms?: Maybe<readonly string[]>
  readonly top?: Maybe<Bilingual>
}

export interface DraftName {
  readonly fr: string
  readonly en: string
  readonly kind: string
  readonly hexes: readonly string[]
}

export interface DraftArrival {
  readonly turn: number
  readonly at: readonly string[]
}

/** What units and officers have in common: a name, and where they are. */
interface Somebody {
  readonly id: string
  readonly fr: string
  readonly en: string
  readonly traits?: Maybe<readonly string[]>
  readonly hex?: Maybe<string>
  readonly arrives?: Maybe<DraftArrival>
}

export interface DraftUnit extends Somebody {
  readonly grammar: { readonly fr: string; readonly en: string }
  readonly troop: string
  readonly elements?: Maybe<number>
  readonly parent?: Maybe<string>
}

export interface DraftOfficer extends Somebody {
  readonly grammar: { readonly fr: string }
  readonly rank: string
}

export interface DraftArmy {
  readonly fr: string
  readonly en: string
  readonly ensign?: Maybe<string>
  readonly band?: Maybe<string>
  readonly activations?: Maybe<string>
  readonly tokens?: Maybe<number>
  readonly victory?: Maybe<number>
  readonly objectives?: Maybe<readonly string[]>
  readonly objectives_needed?: Maybe<number>
  readonly exits?: Maybe<readonly string[]>
  readonly exits_needed?: Maybe<number>
  readonly units: readonly DraftUnit[]
  readonly officers: readonly DraftOfficer[]
}

export interface DraftStep {
  readonly title: Bilingual
  readonly text: Bilingual
  readonly clauses?: Maybe<readonly string[]>
  readonly [more: string]: unknown
}

/** Texts of a battle, in the order they are written. */
export const TEXTS = ['story', 'strengths', 'scale', 'balance', 'lesson', 'notes'] as const
export type TextKey = (typeof TEXTS)[number]

export interface Draft {
  readonly id: string
  readonly book: string
  readonly kind: string
  readonly year: number
  readonly minutes?: Maybe<readonly number[]>
  readonly options?: Maybe<readonly string[]>
  readonly sources?: Maybe<readonly string[]>
  readonly title: Bilingual
  readonly date?: Maybe<Bilingual>
  readonly place?: Maybe<Bilingual>
  readonly story: Bilingual
  readonly strengths?: Maybe<Bilingual>
  readonly scale?: Maybe<Bilingual>
  readonly balance?: Maybe<Bilingual>
  readonly lesson?: Maybe<Bilingual>
  readonly notes?: Maybe<Bilingual>
  readonly map: DraftMap
  readonly names?: Maybe<readonly DraftName[]>
  readonly turns: { readonly first: string; readonly last?: Maybe<number>; readonly winner?: Maybe<string> }
  readonly north: DraftArmy
  readonly south: DraftArmy
  readonly steps?: Maybe<readonly DraftStep[]>
}

export const CAMPS: readonly Camp[] = ['north', 'south']
export const other = (camp: Camp): Camp => (camp === 'north' ? 'south' : 'north')

/** How large a table may be. */
export const SIZES = { least: 3, columns: 40, rows: 30 } as const
export const MOST_UNITS = 255

export const columnsOf = (draft: Draft): number => draft.map.rows[0]?.length ?? 0
export const rowsOf = (draft: Draft): number => draft.map.rows.length

/** The letter of a hex; nothing off the table. */
export function letterAt(draft: Draft, { column, row }: Spot): string | undefined {
  return draft.map.rows[row - 1]?.[column - 1]
}

export const isOnTable = (draft: Draft, spot: Spot) =>
  spot.row >= 1 && spot.column >= 1 && letterAt(draft, spot) !== undefined

/** Every hex of the table, from the north-west. */
export function spotsOf(draft: Draft): Spot[] {
  return draft.map.rows.flatMap((letters, row) =>
    [...letters].map((_, column) => ({ column: column + 1, row: row + 1 })),
  )
}

/** The table ends beside it. */
export function isAtEdge(draft: Draft, place: string): boolean {
  const { column, row } = spotOf(place)
  return column === 1 || row === 1 || column === columnsOf(draft) || row === rowsOf(draft)
}

/** The hex a word means; nothing if it means none. */
export function spotIn(word: Maybe<string>): Spot | null {
  return word && /^[A-Z]{1,2}[1-9][0-9]?$/.test(word) ? spotOf(word) : null
}

export const words = (line: string): string[] => line.split(/\s+/).filter(Boolean)

/** A part of a draft without some of its keys. */
export const lacking = <T extends object, K extends keyof T>(whole: T, ...keys: K[]): Omit<T, K> =>
  Object.fromEntries(Object.entries(whole).filter(([key]) => !keys.includes(key as K))) as Omit<T, K>

/** A part of a draft with a key changed; what says nothing is left out. */
export function put<T extends object, K extends keyof T>(whole: T, key: K, value: T[K]): T {
  return isNothing(value) ? (lacking(whole, key) as T) : { ...whole, [key]: value }
}

function isNothing(value: unknown): boolean {
  if (value === null || value === undefined) return true
  return Array.isArray(value) && value.length === 0
}

/** A list with one of its members changed. */
export function at<T>(list: readonly T[], index: number, change: (one: T) => T): T[] {
  return list.map((one, now) => (now === index ? change(one) : one))
}

export const without = <T>(list: readonly T[], index: number): T[] => list.filter((_, now) => now !== index)

/** With a word, or without it where it was. */
export const toggled = (list: Maybe<readonly string[]>, word: string): string[] =>
  list?.includes(word) ? list.filter((one) => one !== word) : [...(list ?? []), word]

/** A word for programs made of a name: « Uhlans de Mészáros » is `uhlans-de-meszaros`. */
export function slug(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').replace(/œ/g, 'oe').replace(/['’]/g, '')
  return plain
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}

/** A word nobody has yet. */
export function unused(wanted: string, taken: ReadonlySet<string>): string {
  const base = wanted === '' ? 'unit' : wanted
  if (!taken.has(base)) return base
  for (let count = 2; ; count += 1) if (!taken.has(`${base}-${count}`)) return `${base}-${count}`
}

export const idsOf = (draft: Draft): Set<string> =>
  new Set(CAMPS.flatMap((camp) => [...draft[camp].units, ...draft[camp].officers].map(({ id }) => id)))

/** A battle with nothing in it yet. */
export function blank(
  book: string,
  columns: number,
  rows: number,
  title: Bilingual,
  armies: Record<Camp, Bilingual>,
): Draft {
  const army = (camp: Camp): DraftArmy => ({ ...armies[camp], units: [], officers: [] })
  return {
    id: slug(title.en) || 'battle',
    book,
    kind: 'battle',
    year: new Date().getFullYear(),
    title,
    story: { fr: '', en: '' },
    map: { rows: Array.from({ length: rows }, () => '.'.repeat(columns)) },
    turns: { first: 'south' },
    north: army('north'),
    south: army('south'),
  }
}

/** The book of a draft that names none. */
export const FIRST_BOOK = 'jomini'

/** What a draft must have to be shown at all; a file read leniently may lack some of it. */
export function sound(read: Partial<Draft>): Draft {
  const start = blank(read.book ?? FIRST_BOOK, 0, 0, { fr: '', en: '' }, { north: BARE, south: BARE })
  const army = (camp: Camp): DraftArmy => {
    const given = { ...start[camp], ...read[camp] }
    return { ...given, units: given.units ?? [], officers: given.officers ?? [] }
  }
  // Nothing is cut: whoever reads a text refuses a table larger than there are, and says so.
  const rows = read.map?.rows ?? []
  const width = Math.max(...rows.map((row) => row.length), 1)
  return {
    ...start,
    ...read,
    book: start.book,
    title: read.title ?? BARE,
    story: read.story ?? BARE,
    turns: read.turns ?? start.turns,
    map: { ...read.map, rows: rows.length > 0 ? rows.map((row) => row.padEnd(width, '.')) : ['.'] },
    north: army('north'),
    south: army('south'),
  }
}
const BARE: Bilingual = { fr: '', en: '' }

export { columnName, placeName }
