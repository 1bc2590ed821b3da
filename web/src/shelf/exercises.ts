// What this browser keeps of the exercises: for each book, the last day and how each of its exercises was answered first.
import { browserShelf, readObject, write } from './shelf'

/** The answers of a day: right or not, by the name of the exercise. */
export type DayScore = Readonly<Record<string, boolean>>

const KEY = 'etendard.exercises'

/** What was answered in a book on this day. */
export function scoreOf(book: string, date: string): DayScore {
  const kept = readObject(browserShelf(), KEY)[book]
  if (typeof kept !== 'object' || kept === null) return {}
  const { day, answers } = kept as Record<string, unknown>
  if (day !== date || typeof answers !== 'object' || answers === null) return {}
  return Object.fromEntries(Object.entries(answers).filter(([, right]) => typeof right === 'boolean')) as DayScore
}

/** The first answer counts; on a full shelf the day goes on, and is not remembered. */
export function keepAnswer(book: string, date: string, exercise: string, right: boolean): DayScore {
  const answers = { [exercise]: right, ...scoreOf(book, date) }
  const all = readObject(browserShelf(), KEY)
  write(browserShelf(), KEY, JSON.stringify({ ...all, [book]: { day: date, answers } }))
  return answers
}
