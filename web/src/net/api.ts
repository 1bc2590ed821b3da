// What is asked over HTTP. Addresses are relative to the page: the server may stand under any path.
import type { DiceFile } from '../fair/check'
import type { Joined, JoinRequest, NewGame, RuleView, ScenarioView, TableView } from '../wire'
import type { Language } from '../words/words'

/** Something the server could not do, in the reader's words. */
export class Trouble extends Error {
  constructor(
    /** For programs: `no-such-game`, `too-fast`…; `unreachable` if there was no answer at all. */
    readonly code: string,
    text: string,
  ) {
    super(text)
  }
}

export interface Asking {
  readonly language: Language
  readonly token?: string | undefined
  readonly body?: unknown
}

export function address(path: string): string {
  return new URL(path, document.baseURI).href
}

/** Where the live connection of a game is. */
export function liveAddress(game: string): string {
  return address(`api/games/${encodeURIComponent(game)}/live`).replace(/^http/, 'ws')
}

export async function ask<T>(path: string, { language, token, body }: Asking): Promise<T> {
  const headers: Record<string, string> = { Accept: 'application/json', 'Accept-Language': language }
  if (token) headers.Authorization = `Bearer ${token}`
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  const request: RequestInit = { method: body === undefined ? 'GET' : 'POST', headers }
  if (body !== undefined) request.body = JSON.stringify(body)
  const answer = await fetch(address(path), request).catch(() => {
    throw new Trouble('unreachable', '')
  })
  const said: unknown = await answer.json().catch(() => null)
  if (answer.ok) return said as T
  const { code, text } = (said ?? {}) as { code?: string; text?: string }
  throw new Trouble(code ?? String(answer.status), text ?? answer.statusText)
}

const gamePath = (game: string) => `api/games/${encodeURIComponent(game)}`

export const makeGame = (game: NewGame, language: Language) => ask<Joined>('api/games', { language, body: game })
export const joinGame = (game: string, request: JoinRequest, language: Language) =>
  ask<Joined>(`${gamePath(game)}/join`, { language, body: request })
export const seeTable = (game: string, asking: Asking) => ask<TableView>(gamePath(game), asking)
export const seeScenario = (id: string, language: Language) =>
  ask<ScenarioView>(`api/scenarios/${encodeURIComponent(id)}`, { language })
export const replayAddress = (game: string) => address(`${gamePath(game)}/replay`)
export const diceAddress = (game: string) => address(`${gamePath(game)}/dice`)

/** One clause in every book that has it. */
export const seeClause = (clause: string, language: Language) =>
  ask<RuleView[]>(`api/rules/${encodeURIComponent(clause)}?lang=${language}`, { language })
/** Every clause of a book. */
export const seeRules = (book: string, language: Language) =>
  ask<RuleView[]>(`api/rules?book=${encodeURIComponent(book)}&lang=${language}`, { language })

export const seeDice = (game: string, asking: Asking) => ask<DiceFile>(`${gamePath(game)}/dice`, asking)
