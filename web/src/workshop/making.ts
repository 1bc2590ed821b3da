// New drafts: blank ones, from a battle of the house, from a file.
import { t } from '../reader/speech'
import { newDraftId, ownDrafts, type KeptDraft } from '../shelf/drafts'
import { say, type Language } from '../words/words'
import { battleText, readText } from './asking'
import { blank, sound, type Draft } from './draft'

/** What is no battle, in the reader's words. */
export class NoBattle extends Error {}

async function kept(draft: Draft, text: string | null): Promise<string> {
  const id = newDraftId()
  await ownDrafts().keep({ id, turn: 0, at: Date.now(), draft, text })
  return id
}

const both = (word: string) => ({ fr: say('fr', word), en: say('en', word) })

/** A year of each book's age, until another is written. */
const YEARS: Readonly<Record<string, number>> = { thucidide: -326, panache: 1525, frederic: 1757, jomini: 1809 }

export function makeBlank(book: string, columns: number, rows: number): Promise<string> {
  const armies = { north: both('ws-army-north'), south: both('ws-army-south') }
  const draft = blank(book, columns, rows, both('ws-new-battle'), armies)
  return kept({ ...draft, year: YEARS[book] ?? draft.year }, null)
}

export async function makeFromText(text: string, name: string, language: Language): Promise<string> {
  const { draft, problems } = await readText(text, language)
  if (!draft) throw new NoBattle(problems[0]?.text[language] ?? t('ws-no-battle', { file: name }))
  return kept(sound(draft as Partial<Draft>), text)
}

export const makeFromBattle = async (id: string, language: Language) =>
  makeFromText(await battleText(id, language), id, language)

/** The same battle once more. */
export async function makeCopy(row: KeptDraft): Promise<string> {
  const draft = sound(row.draft as Partial<Draft>)
  const copied = (language: Language) => say(language, 'ws-copy-of', { title: draft.title[language] })
  return kept({ ...draft, title: { fr: copied('fr'), en: copied('en') } }, row.text)
}
