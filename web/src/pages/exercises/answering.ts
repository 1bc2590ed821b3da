// An exercise being answered: what a touch picks, what the board wears, what is to be said of each option afterwards.
import type { AnswerMark, Marks, UnitMark } from '../../board/states'
import type { ExerciseVerdictView, ExerciseView, JudgedOptionView, Position } from '../../wire'

/** What is picked after somebody touched this: one more or one less, or this one alone. */
export function picked(exercise: ExerciseView, picks: readonly string[], key: string): readonly string[] {
  if (!exercise.options.some((option) => option.key === key)) return picks
  if (!exercise.all) return [key]
  return picks.includes(key) ? picks.filter((one) => one !== key) : [...picks, key]
}

/** Picked and right, right and left out, picked and wrong; nothing of all the rest. */
export function signOf({ right, picked }: JudgedOptionView): AnswerMark['sign'] | null {
  if (right) return picked ? 'right' : 'missed'
  return picked ? 'wrong' : null
}

/** What is worth saying afterwards: what was answered, what should have been where the bar does not say it, what tempts. */
export function worthSaying(exercise: ExerciseView, verdict: ExerciseVerdictView): readonly JudgedOptionView[] {
  const order = ['wrong', 'missed', 'right', null]
  const rank = (one: JudgedOptionView) => order.indexOf(signOf(one))
  const isSaid = (one: JudgedOptionView) =>
    exercise.all || !one.right ? signOf(one) !== null || (one.tempts && one.reason !== null) : false
  return verdict.options.filter(isSaid).sort((a, b) => rank(a) - rank(b))
}

function doneThisTurn(position: Position, inHand: string | null): Record<string, UnitMark> {
  const marks = position.units.flatMap(({ id, hex, doings }): [string, UnitMark][] => {
    if (hex === null) return []
    if (id === inHand) return [[id, 'selected']]
    if (doings.includes('fought')) return [[id, 'done']]
    if (doings.includes('moved')) return [[id, 'moved']]
    return doings.includes('played') ? [[id, 'played']] : []
  })
  return Object.fromEntries(marks)
}

/** What the board wears. */
export function marksOf(exercise: ExerciseView, picks: readonly string[], verdict: ExerciseVerdictView | null): Marks {
  const { position, options, unit, hexes, kind } = exercise
  const hexOf = new Map(options.map(({ key, hex }) => [key, hex]))
  const judged = verdict?.options.map((one): [string, AnswerMark['sign'] | null] => [one.key, signOf(one)])
  const signs = judged ?? picks.map((key): [string, AnswerMark['sign'] | null] => [key, 'picked'])
  const answers = signs.flatMap(([key, sign]): AnswerMark[] => {
    const place = hexOf.get(key)
    return place && sign ? [{ place, sign }] : []
  })
  const spoken = unit === null ? hexes : hexes.slice(1)
  const offered = kind === 'reach' ? options.flatMap(({ hex }) => hex ?? []) : []
  const groups = position.units.filter(({ hex, group }) => hex !== null && group > 0)
  const sight = verdict?.sight
  const mask = sight?.masks[0]
  const line = sight && {
    from: sight.from,
    to: sight.to,
    ...(sight.open || mask === undefined ? {} : { maskedBy: mask }),
  }
  return {
    units: doneThisTurn(position, unit),
    groups: Object.fromEntries(groups.map(({ id, group }) => [id, group])),
    choices: [...spoken, ...offered],
    answers,
    ...(line ? { sights: [line] } : {}),
  }
}
