// What the pages look up: the server, battles, public games, rules, odds and sight without a game. Battles do not change
// while the page is open, so that each is fetched once.
import { ask } from '../net/api'
import type { Both, DepthWire, EntryView, GameListView, NameView, OddsView, Position, ScenarioView } from '../wire'
import type { SightView, TableView, WeaponWire } from '../wire'
import type { Language } from '../words/words'

/** What a server is. */
export interface About {
  readonly version: string
  readonly books: readonly { readonly key: string; readonly title: string }[]
  /** Computer players, the easiest first. */
  readonly levels: readonly { readonly key: string; readonly name: NameView }[]
}

/** A battle in a list. */
export interface Summary {
  readonly id: string
  readonly title: NameView
  readonly book: string
  /** `battle` or `training`. */
  readonly kind: string
  /** Negative before our era. */
  readonly year: number
  readonly minutes: readonly [number, number] | null
  readonly columns: number
  readonly rows: number
  readonly units: number
  readonly armies: Both<NameView>
}

/** A battle, with who stands where before it begins as far as the server says so. */
export type Battle = ScenarioView & { readonly opening?: Position }

export const BOOKS = ['thucidide', 'panache', 'frederic', 'jomini'] as const
export type BookKey = (typeof BOOKS)[number]

const kept = new Map<string, Promise<unknown>>()

/** Fetched once; what failed is asked for again. */
function once<T>(path: string, language: Language): Promise<T> {
  const known = kept.get(path)
  if (known) return known as Promise<T>
  const asked = ask<T>(path, { language })
  kept.set(path, asked)
  asked.catch(() => kept.delete(path))
  return asked
}

export const seeAbout = (language: Language) => once<About>('api/about', language)
export const seeBattles = (language: Language) => once<readonly Summary[]>('api/scenarios', language)
export const seeBattle = (id: string, language: Language) =>
  once<Battle>(`api/scenarios/${encodeURIComponent(id)}`, language)
export const seePublicGames = (language: Language) => ask<GameListView>('api/games', { language })

const gamePath = (game: string) => `api/games/${encodeURIComponent(game)}`

export const seeEntries = (game: string, language: Language) =>
  ask<EntryView[]>(`${gamePath(game)}/entries?lang=${language}`, { language })

/** The table as it was after an entry; a server that cannot look back answers with the table as it is. */
export const seeMoment = (game: string, entry: number, language: Language) =>
  ask<TableView>(`${gamePath(game)}?at=${entry}&lang=${language}`, { language })

/** One of two units at the real table. */
export interface DuelSide {
  readonly troop: string
  readonly elements: number | null
  readonly traits: readonly string[]
  readonly ground: string
  readonly height: number
  readonly supported: boolean
  readonly officers: number
  readonly room: number | null
  readonly order: string | null
}

/** Two units at the real table: what are the odds? */
export interface Duel {
  readonly book: string
  readonly attacker: DuelSide
  readonly target: DuelSide
  readonly distance: number
  readonly moved: number
  readonly work: string | null
  readonly beside: string | null
  readonly front_rank: boolean
  readonly evades: boolean
  readonly depth: DepthWire
}

export const seeOdds = (duel: Duel, language: Language) => ask<OddsView>('api/odds', { language, body: duel })

export interface Look {
  readonly scenario: string
  readonly from: string
  readonly to: string
  readonly weapon: WeaponWire | null
}

export const seeSight = (look: Look, language: Language) => ask<SightView>('api/sight', { language, body: look })
