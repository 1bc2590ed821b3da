// Lessons: played in the page itself, which throws the dice they give; a server has none of them.
import { HAS_ENGINE } from '../engine/home'
import { keepLesson, keptLesson } from '../shelf/lessons'
import { forgetGame, remember } from '../shelf/seats'
import { browserShelf } from '../shelf/shelf'
import type { AnswerWire, CommandWire, LessonSummary } from '../wire'
import type { Language } from '../words/words'
import { ask, keysOf, letGo, makeHomeGame, seeTable, Trouble } from './api'
import { freshNonce } from './chance'

/** The first lesson of a newcomer. */
export const FIRST_LESSON = 'lesson-jomini-01'

/** Can lessons be played here? */
export const MAY_LEARN = HAS_ENGINE

/** Every lesson, book by book, in the order of the course. */
export const seeLessons = (language: Language) => ask<readonly LessonSummary[]>('api/lessons', { language })

/** Its number in the course of its book, as its name says. */
export const numberOf = (lesson: string) => Number(/\d+$/.exec(lesson)?.[0] ?? 1)

/** The training battle that ends the course of a book. */
export const trainingOf = (book: string) => `training-${book}`

/** The next lesson of the same book; null after the last. */
export function lessonAfter(lessons: readonly LessonSummary[], id: string): LessonSummary | null {
  const book = lessons.find((one) => one.id === id)?.book
  const course = lessons.filter((one) => one.book === book)
  return course[course.findIndex((one) => one.id === id) + 1] ?? null
}

interface Beginning {
  readonly language: Language
  readonly name: string
  /** Without help, for whoever knows it already. */
  readonly unaided?: boolean
}

/** Begins a lesson from its first step, in the place of the game that was kept of it; gives the game. */
export async function beginLesson(lesson: string, { language, name, unaided = false }: Beginning): Promise<string> {
  const me = { kind: 'me' } as const
  const terms = { scenario: lesson, north: me, south: me, options: null, name: name.trim() }
  const { game, token } = await makeHomeGame({ ...terms, public: false, practice: false }, language)
  const { game: former } = keptLesson(lesson)
  if (former !== null) {
    forgetGame(browserShelf(), former)
    letGo(former)
  }
  remember(browserShelf(), game, { token })
  keepLesson(lesson, { game, unaided })
  return game
}

/** The lesson where it was left, or from its first step. */
export async function takeUpLesson(lesson: string, beginning: Beginning): Promise<string> {
  const { game, unaided, done } = keptLesson(lesson)
  return game !== null && !unaided && !done ? game : beginLesson(lesson, beginning)
}

/** The lesson anew, with everything said again that comes before a step. */
export async function replayLesson(
  lesson: string,
  beginning: Beginning,
  before: readonly CommandWire[],
): Promise<string> {
  const game = await beginLesson(lesson, beginning)
  const { language } = beginning
  for (const [index, command] of before.entries()) {
    const { number: after } = await seeTable(game, { language, ...keysOf(game) })
    const body = { say: 'command', id: `again-${index}`, after, command, nonce: freshNonce() }
    const path = `api/games/${encodeURIComponent(game)}/messages`
    const answer = await ask<AnswerWire>(path, { language, ...keysOf(game), body })
    if (answer.answer !== 'done') throw new Trouble(answer.answer, 'text' in answer ? (answer.text ?? '') : '')
  }
  return game
}
