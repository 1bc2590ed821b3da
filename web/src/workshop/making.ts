// New drafts: blank ones, from a battle of the house, from a file.
import { Trouble } from '../net/api'
import { t } from '../reader/speech'
import { LONGEST } from '../sharing/packed'
import { newDraftId, ownDrafts, type KeptDraft } from '../shelf/drafts'
import { say, type Language } from '../words/words'
import { battleText, readText } from './asking'
import { blank, sound, type Draft } from './draft'

/** What is no battle, or finds no room here, in the reader's words. */
export class NoBattle extends Trouble {
  constructor(words: string) {
    super('no-battle', words)
  }
}

/** Kept as a battle of its own. */
export async function kept(draft: Draft, text: string | null): Promise<string> {
  const id = newDraftId()
  await ownDrafts()
    .keep({ id, turn: 0, at: Date.now(), draft, text })
    .catch(() => {
      throw new NoBattle(t('ws-no-room'))
    })
  return id
}

const both = (word: string) => ({ fr: say('fr', word), en: say('en', word) })

/** A year of each book's age, until another is written. */
const YEARS: Readonly<Record<string, number>> = { thucidide: -326, panache: 1525, frederic: 1757, jomini: 1809 }

export function makeBlank(book: string, columns: number, rows: number): Promise<string> {
  const armies = { north: both('ws-army-north'), south: both('ws-army-south') }
  const draft = blank(book, columns, rows, both('ws-new-battle'), armies)
  return kept({ ...draft, year: YEARS[book] ?? draft.year, story: both('ws-new-story') }, null)
}

/** The text of a file somebody has chosen. What no battle can be is not opened, and nothing in it is read as something else. */
export async function textOf(file: File): Promise<string> {
  const kilobytes = (bytes: number) => Math.ceil(bytes / 1024)
  if (file.size > LONGEST) {
    const [size, most] = [kilobytes(file.size), kilobytes(LONGEST)]
    throw new NoBattle(t('ws-file-too-large', { file: file.name, size, most }))
  }
  const bytes = await file.arrayBuffer().catch(() => {
    throw new NoBattle(t('ws-no-battle', { file: file.name }))
  })
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw new NoBattle(t('ws-file-no-text', { file: file.name }))
  }
}

/** The battle a text says; what cannot be shown at all is told. */
export async function draftIn(text: string, name: string, language: Language): Promise<Draft> {
  const { draft, problems } = await readText(text, language)
  if (draft) return sound(draft as Partial<Draft>)
  const [problem] = problems
  const told = [problem?.text[language], problem?.hint?.[language]].filter(Boolean).join(', ')
  throw new NoBattle(told === '' ? t('ws-no-battle', { file: name }) : t('ws-file-fault', { file: name, fault: told }))
}

export async function makeFromText(text: string, name: string, language: Language): Promise<string> {
  return kept(await draftIn(text, name, language), text)
}

export const makeFromFile = async (file: File, language: Language) =>
  makeFromText(await textOf(file), file.name, language)

export const makeFromBattle = async (id: string, language: Language) =>
  makeFromText(await battleText(id, language), id, language)

/** The same battle once more. */
export async function makeCopy(row: KeptDraft): Promise<string> {
  const draft = sound(row.draft as Partial<Draft>)
  const copied = (language: Language) => say(language, 'ws-copy-of', { title: draft.title[language] })
  return kept({ ...draft, title: { fr: copied('fr'), en: copied('en') } }, row.text)
}
