// What is asked of the shelf of a server; and a battle of somebody's own as far as a page shows it.
import { ask } from '../../net/api'
import type { Battle } from '../../pages/library'
import type {
  ProblemView,
  PublishedView,
  PublishRequest,
  ShelfBattleView,
  ShelfDone,
  ShelfListView,
  ShelfReportRequest,
  ShelfThumbRequest,
} from '../../wire'
import type { Language } from '../../words/words'
import { checkDraft, readText } from '../asking'
import { sound, type Draft } from '../draft'

/** What is looked for. */
export interface ShelfWish {
  readonly book: string
  readonly title: string
  readonly size: string
  readonly order: string
}

export function seeShelf(wish: ShelfWish, page: string | null, language: Language): Promise<ShelfListView> {
  const asked = { ...wish, ...(page === null ? {} : { page }), lang: language }
  const query = new URLSearchParams(Object.entries(asked).filter(([, value]) => value !== ''))
  return ask<ShelfListView>(`api/shelf?${query.toString()}`, { language })
}

const path = (id: string) => `api/shelf/${encodeURIComponent(id)}`

export function seeShelved(
  id: string,
  version: number | null,
  token: string | undefined,
  language: Language,
): Promise<ShelfBattleView> {
  const wanted = version === null ? '' : `&version=${version}`
  return ask<ShelfBattleView>(`${path(id)}?lang=${language}${wanted}`, { language, token })
}

export const publish = (body: PublishRequest, language: Language) => ask<PublishedView>('api/shelf', { language, body })

export const publishAnew = (id: string, token: string, body: PublishRequest, language: Language) =>
  ask<PublishedView>(`${path(id)}/versions`, { language, token, body })

export const takeBack = (id: string, token: string, language: Language) =>
  ask<ShelfDone>(`${path(id)}/withdraw`, { language, token, body: {} })

export const holdDear = (id: string, body: ShelfThumbRequest, language: Language) =>
  ask<ShelfDone>(`${path(id)}/thumb`, { language, body })

export const reportBattle = (id: string, body: ShelfReportRequest, language: Language) =>
  ask<ShelfDone>(`${path(id)}/report`, { language, body })

/** A text as a battle: to be looked at as far as it goes, to be played if nothing is wrong with it. */
export interface OwnBattle {
  readonly draft: Draft
  readonly battle: Battle
  readonly faults: readonly ProblemView[]
}

/** Null where it is no battle at all. */
export async function seeOwn(text: string, language: Language): Promise<OwnBattle | null> {
  const { draft, problems } = await readText(text, language)
  if (!draft) return null
  const whole = sound(draft as Partial<Draft>)
  const { view, problems: found } = await checkDraft(whole, language)
  if (!view) return null
  const isFault = ({ gravity }: ProblemView) => gravity === 'fault'
  return { draft: whole, battle: view, faults: [...problems, ...found].filter(isFault) }
}

/** The address of this page with another part after its « # ». */
export const pageAddress = (hash: string): string => `${location.href.replace(/#.*$/, '')}${hash}`
