// What the pages look up: the server, battles, public games, rules, odds and sight without a game. Battles do not change
// while the page is open, so that each is fetched once.
import { ask, keysOf } from '../net/api'
import type {
  AboutView,
  DuelRequest,
  EntryView,
  ExchangeView,
  GameListView,
  OddsView,
  Position,
  RecordedRequest,
  RecordedView,
  RetreatRequest,
  RetreatView,
  ScenarioSummary,
  ScenarioView,
  SightRequest,
  SightView,
  TablesView,
  TableView,
} from '../wire'
import type { Language } from '../words/words'

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

export const seeAbout = (language: Language) => once<AboutView>('api/about', language)
export const seeBattles = (language: Language) => once<readonly ScenarioSummary[]>('api/scenarios', language)
export const seeBattle = (id: string, language: Language) =>
  once<Battle>(`api/scenarios/${encodeURIComponent(id)}`, language)
/** The tables of a book, from the values it is played by. */
export const seeTables = (book: string, language: Language) =>
  once<TablesView>(`api/books/${encodeURIComponent(book)}/tables?lang=${language}`, language)
export const seePublicGames = (language: Language) => ask<GameListView>('api/games', { language })

const gamePath = (game: string) => `api/games/${encodeURIComponent(game)}`

/** The whole log; it comes in pages. */
export async function seeEntries(game: string, language: Language): Promise<EntryView[]> {
  const log: EntryView[] = []
  for (;;) {
    const after = log.at(-1)?.number ?? 0
    const page = await ask<EntryView[]>(`${gamePath(game)}/entries?after=${after}&lang=${language}`, {
      language,
      ...keysOf(game),
    })
    // A server that knows no pages sends everything again.
    const fresh = page.filter((entry) => entry.number > after)
    if (fresh.length === 0) return log
    log.push(...fresh)
  }
}

export const seeLuck = (game: string, language: Language) =>
  ask<ExchangeView[]>(`${gamePath(game)}/luck`, { language, ...keysOf(game) })

/** The table as it was after an entry; a server that cannot look back answers with the table as it is. */
export const seeMoment = (game: string, entry: number, language: Language) =>
  ask<TableView>(`${gamePath(game)}?at=${entry}&lang=${language}`, { language, ...keysOf(game) })

export const seeOdds = (duel: DuelRequest, language: Language) => ask<OddsView>('api/odds', { language, body: duel })

/** The table as a replay file leaves it after so many lines. */
export const seeRecorded = (recorded: RecordedRequest, language: Language) =>
  ask<RecordedView>('api/replays', { language, body: recorded })

export const seeSight = (look: SightRequest, language: Language) =>
  ask<SightView>('api/sight', { language, body: look })

/** Where a unit that was struck goes back. */
export const seeRetreat = (asked: RetreatRequest, language: Language) =>
  ask<RetreatView>('api/retreat', { language, body: asked })
