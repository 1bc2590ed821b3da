import { describe, expect, it } from 'vitest'
import { marksOf, picked, signOf, worthSaying } from '../src/pages/exercises/answering'
import { today } from '../src/pages/exercises/asking'
import { routeOf, to } from '../src/route'
import type { ExerciseVerdictView, ExerciseView, JudgedOptionView, Position } from '../src/wire'
import { NOBODY } from '../src/pages/bare'

const option = (key: string) => ({ key, hex: key, name: null })
const unit = (id: string, hex: string, doings: Position['units'][number]['doings'], group = 0) => ({
  id,
  name: { fr: id, en: id },
  camp: 'south' as const,
  troop: 'line',
  traits: [],
  elements: 4,
  full: 4,
  hex,
  supported: false,
  doings,
  group,
})

const EXERCISE: ExerciseView = {
  id: 'who.1.2.3',
  book: 'jomini',
  kind: 'who',
  difficulty: 'easy',
  scenario: 'waterloo',
  position: { ...NOBODY, units: [unit('a', 'A1', ['activated', 'moved'], 2), unit('b', 'B1', ['fought'], 1)] },
  question: '?',
  all: true,
  unit: null,
  hexes: ['C3'],
  moved: [],
  options: [option('A1'), option('B1'), option('C1')],
}

const judged = (key: string, right: boolean, wasPicked: boolean, tempts = false): JudgedOptionView => ({
  key,
  right,
  picked: wasPicked,
  tempts,
  reason: right ? null : 'no',
  clause: null,
})
const verdict = (options: JudgedOptionView[]): ExerciseVerdictView => ({
  right: false,
  options,
  clauses: [],
  account: null,
  sight: null,
})

describe('an answer', () => {
  it('is taken back by touching it again, and another place means nothing', () => {
    expect(picked(EXERCISE, [], 'A1')).toEqual(['A1'])
    expect(picked(EXERCISE, ['A1', 'B1'], 'A1')).toEqual(['B1'])
    expect(picked(EXERCISE, ['A1'], 'Z9')).toEqual(['A1'])
  })

  it('of which there can be only one takes the place of the last', () => {
    expect(picked({ ...EXERCISE, all: false }, ['A1'], 'B1')).toEqual(['B1'])
  })

  it('is shown on the board as it was picked, then as it was judged', () => {
    expect(marksOf(EXERCISE, ['A1'], null).answers).toEqual([{ place: 'A1', sign: 'picked' }])
    const told = verdict([judged('A1', true, true), judged('B1', false, true), judged('C1', true, false)])
    expect(marksOf(EXERCISE, ['A1', 'B1'], told).answers?.map(({ sign }) => sign)).toEqual(['right', 'wrong', 'missed'])
  })

  it('is given by somebody who sees who moved, who fought and whose group it is', () => {
    const marks = marksOf(EXERCISE, [], null)
    expect(marks.units).toEqual({ a: 'moved', b: 'done' })
    expect(marks.groups).toEqual({ a: 2, b: 1 })
    expect(marks.choices).toEqual(['C3'])
  })
})

describe('a verdict', () => {
  it('says what was wrong first, then what was missed, then what was right, then what tempts', () => {
    const told = verdict([
      judged('A1', true, true),
      judged('B1', false, false, true),
      judged('C1', true, false),
      judged('D1', false, true),
      judged('E1', false, false),
    ])
    expect(worthSaying(EXERCISE, told).map(({ key }) => key)).toEqual(['D1', 'C1', 'A1', 'B1'])
    expect(worthSaying({ ...EXERCISE, all: false }, told).map(({ key }) => key)).toEqual(['D1', 'B1'])
  })

  it('has a sign for whatever was picked or should have been', () => {
    expect(signOf(judged('A1', false, false))).toBe(null)
    expect(signOf(judged('A1', true, false))).toBe('missed')
  })
})

describe('the exercises', () => {
  it('of a book are today’s, or those somebody wishes for', () => {
    expect(routeOf('#/exercises')).toEqual({ to: 'exercises', book: 'jomini', wish: {} })
    expect(routeOf(to.exercises('panache', { clause: 'RET-4' }))).toEqual({
      to: 'exercises',
      book: 'panache',
      wish: { clause: 'RET-4' },
    })
    expect(routeOf('#/exercises/a/b')).toEqual({ to: 'nowhere' })
  })

  it('are those of the same day for everybody', () => {
    expect(today(new Date('2026-11-18T23:30:00-05:00'))).toBe('2026-11-19')
  })
})
