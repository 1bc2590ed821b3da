// What the workshop asks of whoever answers: a server, or the engine of this page.
import { HAS_ENGINE } from '../engine/home'
import { ask, letGo, makeGame, makeHomeGame } from '../net/api'
import { forgetGame, remember } from '../shelf/seats'
import { browserShelf } from '../shelf/shelf'
import { keepTrial } from '../shelf/trials'
import type { DraftCheckView, DraftReadView, DraftWrittenView, Joined, NewGame, StockView } from '../wire'
import type { Language } from '../words/words'
import type { Draft } from './draft'
import { stockOf, type Stock } from './stock'

export const readText = (text: string, language: Language) =>
  ask<DraftReadView>('api/workshop/read', { language, body: { text } })

export const checkDraft = (draft: Draft, language: Language) =>
  ask<DraftCheckView>('api/workshop/check', { language, body: { draft } })

/** The draft as a file; what stood in the file it came from stays where it was. */
export async function writtenDraft(draft: Draft, text: string | null, language: Language): Promise<string> {
  const body = { draft, ...(text === null ? {} : { text }) }
  return (await ask<DraftWrittenView>('api/workshop/write', { language, body })).text
}

/** The file of a battle of the house. */
export const battleText = async (id: string, language: Language) =>
  (await ask<{ readonly text: string }>(`api/workshop/battle/${encodeURIComponent(id)}`, { language })).text

const kept = new Map<string, Promise<Stock>>()

/** What a book has; fetched once, asked again if it failed. */
export function seeStock(book: string, language: Language): Promise<Stock> {
  const known = kept.get(book)
  if (known) return known
  const asked = ask<StockView>(`api/workshop/stock/${encodeURIComponent(book)}`, { language }).then(stockOf)
  kept.set(book, asked)
  asked.catch(() => kept.delete(book))
  return asked
}

/** A game that tries a draft out: in this page where it has an engine, else on the server. The one before is let go. */
export async function beginTrial(game: NewGame, draft: string, language: Language): Promise<string> {
  const joined: Joined = await (HAS_ENGINE ? makeHomeGame(game, language) : makeGame(game, language))
  remember(browserShelf(), joined.game, { token: joined.token })
  const before = keepTrial(joined.game, draft)
  if (before !== null) {
    letGo(before)
    forgetGame(browserShelf(), before)
  }
  return joined.game
}
