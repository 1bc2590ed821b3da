// What is asked over HTTP. Addresses are relative to the page: the server may stand under any path.
import type { DiceFile } from '../fair/check'
import type { Joined, JoinRequest, NewGame, RuleView, ScenarioView, TableView } from '../wire'
import { askHome, isHomeGame, removeHomeGame, wakeHome } from '../engine/home'
import { recall } from '../shelf/seats'
import { browserShelf } from '../shelf/shelf'
import type { Language } from '../words/words'
import { line } from './line.svelte'

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
  /** What lets somebody without a token look at a private game. */
  readonly invitation?: string | undefined
  readonly body?: unknown
}

export function address(path: string): string {
  return new URL(path, document.baseURI).href
}

/** Where the live connection of a game is. */
export function liveAddress(game: string): string {
  return address(`api/games/${encodeURIComponent(game)}/live`).replace(/^http/, 'ws')
}

/** The table as it stood after an entry. */
export function seeMoment(game: string, entry: number, asking: Asking): Promise<TableView> {
  const path = `api/games/${encodeURIComponent(game)}?at=${entry}&lang=${asking.language}`
  return ask<TableView>(path, asking)
}

/** What this browser can show at a table. */
export function keysOf(game: string): Pick<Asking, 'token' | 'invitation'> {
  const { token, invitation } = recall(browserShelf(), game)
  return { token, invitation }
}

function invited(path: string, { token, invitation }: Pick<Asking, 'token' | 'invitation'>): string {
  if (token !== undefined || invitation === undefined) return path
  return `${path}${path.includes('?') ? '&' : '?'}invitation=${encodeURIComponent(invitation)}`
}

export async function ask<T>(path: string, asking: Asking): Promise<T> {
  const answer = await send(invited(path, asking), asking)
  const said: unknown = await answer.json().catch(() => null)
  if (answer.ok) return said as T
  throw refused(answer, said)
}

function refused(answer: Response, said: unknown): Trouble {
  const { code, text } = (said ?? {}) as { code?: string; text?: string }
  return new Trouble(code ?? String(answer.status), text ?? answer.statusText)
}

async function send(path: string, asking: Asking): Promise<Response> {
  if (line.isOurs(path)) return (await written(path, asking)) ?? sendHome(path, asking)
  const answer = await sendAway(path, asking)
  if (answer) {
    if (line.server === 'away') line.server = 'here'
    return answer
  }
  if (!line.mayStandIn(path)) throw new Trouble('unreachable', '')
  line.server = 'away'
  return sendHome(path, asking)
}

/** Looks for a server that did not answer. */
export async function findServer(language: Language): Promise<void> {
  const answer = await sendAway('api/about', { language })
  if (answer?.ok) line.server = 'here'
}

/** Deletes a game of this browser for good; one of a server is the server's. */
export function letGo(game: string): void {
  if (isHomeGame(game)) removeHomeGame(game)
}

/** A page without a server has its battles written down beside it (`scripts/library.mjs`); they come before the engine. Lessons need it anyway. */
async function written(path: string, { body }: Asking): Promise<Response | null> {
  const found = /^api\/(about|house-rules|lessons|scenarios(\/(?!lesson-)[\w-]+)?)$/.exec(path)
  if (!found || body !== undefined || line.server !== 'none') return null
  const answer = await fetch(address(`library/${found[1]}.json`)).catch(() => null)
  if (!answer?.ok) return null
  wakeHome()
  return answer
}

/** Asks the engine of this page. */
async function sendHome(path: string, { language, token, body }: Asking): Promise<Response> {
  const { pathname, searchParams } = new URL(path, 'http://home/')
  const answer = await askHome({
    path: pathname.split('/').slice(2).map(decodeURIComponent),
    query: Object.fromEntries(searchParams),
    token: token ?? null,
    language,
    body: body === undefined ? null : JSON.stringify(body),
  }).catch(() => {
    throw new Trouble('unreachable', '')
  })
  return new Response(answer.body, { status: answer.status })
}

/** Asks the server; null if nobody answers. */
function sendAway(path: string, { language, token, body }: Asking): Promise<Response | null> {
  const headers: Record<string, string> = { Accept: 'application/json', 'Accept-Language': language }
  if (token) headers.Authorization = `Bearer ${token}`
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  const request: RequestInit = { method: body === undefined ? 'GET' : 'POST', headers }
  if (body !== undefined) request.body = JSON.stringify(body)
  return fetch(address(path), request).catch(() => null)
}

const gamePath = (game: string) => `api/games/${encodeURIComponent(game)}`

export const makeGame = (game: NewGame, language: Language) => ask<Joined>('api/games', { language, body: game })
/** A game that only this page can host. */
export async function makeHomeGame(game: NewGame, language: Language): Promise<Joined> {
  const answer = await sendHome('api/games', { language, body: game })
  const said: unknown = await answer.json().catch(() => null)
  if (!answer.ok) throw refused(answer, said)
  return said as Joined
}
export const joinGame = (game: string, request: JoinRequest, language: Language) =>
  ask<Joined>(`${gamePath(game)}/join`, { language, body: request })
export const seeTable = (game: string, asking: Asking) => ask<TableView>(gamePath(game), asking)
export const seeScenario = (id: string, language: Language) =>
  ask<ScenarioView>(`api/scenarios/${encodeURIComponent(id)}`, { language })
/** The map and the armies of a game that is played on somebody's own battle. */
export const seeOwnBattle = async (game: string, asking: Asking) =>
  (await ask<{ readonly view: ScenarioView }>(`${gamePath(game)}/battle`, asking)).view
export const replayAddress = (game: string) => address(`${gamePath(game)}/replay`)

/** A file of a game: the browser cannot show a token where it follows a link by itself. */
async function fileOf(game: string, file: 'replay' | 'dice', language: Language): Promise<Response> {
  const asking = { language, ...keysOf(game) }
  const answer = await send(invited(`${gamePath(game)}/${file}`, asking), asking)
  if (!answer.ok) throw refused(answer, await answer.json().catch(() => null))
  return answer
}

async function save(game: string, file: 'replay' | 'dice', name: string, language: Language): Promise<void> {
  keep(await (await fileOf(game, file, language)).blob(), name)
}

/** A game as its replay file. */
export const replayOf = async (game: string, language: Language) => (await fileOf(game, 'replay', language)).text()

function keep(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** Saves something of this page's own. */
export function saveText(text: string, name: string): void {
  keep(new Blob([text], { type: 'application/json' }), name)
}

export const saveReplay = (game: string, language: Language) =>
  save(game, 'replay', `etendard-${game}.replay`, language)
export const saveDice = (game: string, language: Language) => save(game, 'dice', `${game}.dice.json`, language)

/** One clause in every book that has it. */
export const seeClause = (clause: string, language: Language) =>
  ask<RuleView[]>(`api/rules/${encodeURIComponent(clause)}?lang=${language}`, { language })
/** Every clause of a book. */
export const seeRules = (book: string, language: Language) =>
  ask<RuleView[]>(`api/rules?book=${encodeURIComponent(book)}&lang=${language}`, { language })

export const seeDice = (game: string, asking: Asking) => ask<DiceFile>(`${gamePath(game)}/dice`, asking)
