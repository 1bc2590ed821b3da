// What the exercises ask of the engine: it draws, it judges; nothing of the rules is known here.
import { ask } from '../../net/api'
import type { ExerciseCourseView, ExerciseRequest, ExerciseVerdictView, ExerciseView } from '../../wire'
import type { Language } from '../../words/words'

const path = (book: string, id?: string) =>
  `api/exercises/${encodeURIComponent(book)}${id === undefined ? '' : `/${encodeURIComponent(id)}`}`

/** What there is in a book, and the exercises of a date. */
export const seeCourse = (book: string, date: string, language: Language) =>
  ask<ExerciseCourseView>(`${path(book)}?date=${date}&lang=${language}`, { language })

const listed = new Map<string, Promise<readonly string[]>>()

/** The clauses exercises of a book are drawn by; asked for once, and none where nobody answers. */
export function seeExercised(book: string, language: Language): Promise<readonly string[]> {
  const known = listed.get(book)
  if (known) return known
  const asked = ask<ExerciseCourseView>(`${path(book)}?lang=${language}`, { language }).then(({ clauses }) => clauses)
  listed.set(book, asked)
  asked.catch(() => listed.delete(book))
  return asked
}

export const seeExercise = (book: string, id: string, language: Language) =>
  ask<ExerciseView>(`${path(book, id)}?lang=${language}`, { language })

export const drawExercise = (book: string, wanted: ExerciseRequest, language: Language) =>
  ask<ExerciseView>(`${path(book)}?lang=${language}`, { language, body: wanted })

export const judge = (book: string, id: string, picks: readonly string[], language: Language) =>
  ask<ExerciseVerdictView>(`${path(book, id)}?lang=${language}`, { language, body: { picks } })

/** The day everybody is in, whatever his clock says: that of Greenwich. */
export function today(now = new Date()): string {
  return now.toISOString().slice(0, 10)
}

/** A seed nobody else has. */
export function newSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
