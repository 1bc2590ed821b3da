import { beforeEach, describe, expect, it, vi } from 'vitest'
import { lessonAfter, numberOf } from '../src/net/lessons'
import { keepLesson, keptLesson, lessonIn } from '../src/shelf/lessons'
import { keptGames } from '../src/shelf/seats'
import { linesOf, saidIn } from '../src/table/course.svelte'
import { isSameCommand, speaksOf, wantedOf } from '../src/table/wanted'
import type { CommandWire, LessonSummary, StepView } from '../src/wire'
import { shelfOf } from './fakeShelf'
import { answer, entry, table, undo, unit } from './fakeTable'

const words = (text: string) => ({ fr: text, en: text })
const NOBODY = { chosen: null, order: null }

describe('what a scripted command wants touched', () => {
  const move: CommandWire = { do: 'move', unit: 'line', to: 'E4', pace: 'normal', past: null }
  const field = table({
    units: [unit('line', 'south', 'E5'), unit('terzi', 'north', 'D3'), unit('late', 'south', null)],
  })

  it('is first whoever goes, then where', () => {
    const line = { kind: 'unit', id: 'line' } as const
    expect(wantedOf(field, move, 'Menez-le de E5 en E4.', NOBODY)).toEqual({ touch: 'take', place: 'E5', who: line })
    expect(wantedOf(field, move, 'Menez-le de E5 en E4.', { chosen: line, order: null })).toEqual({
      touch: 'hex',
      place: 'E4',
    })
  })

  it('is the hex of whom he strikes', () => {
    const attack: CommandWire = { do: 'attack', unit: 'line', target: { unit: 'terzi' } }
    const hand = { chosen: { kind: 'unit', id: 'line' } as const, order: null }
    expect(wantedOf(field, attack, 'Attaquez Terzi, D3.', hand)).toEqual({ touch: 'hex', place: 'D3' })
  })

  it('is a line of the list for whoever waits beside the table', () => {
    const enter: CommandWire = { ...move, unit: 'late' }
    expect(wantedOf(field, enter, 'Faites entrer la réserve.', NOBODY)).toMatchObject({ touch: 'take', place: null })
  })

  it('is the card of an order, then the unit', () => {
    const order: CommandWire = { do: 'order', order: 'forced-march', unit: 'line', amount: 0 }
    const chosen = 'forced-march' as const
    expect(wantedOf(field, order, 'Pressez le pas.', NOBODY)).toEqual({ touch: 'card', order: chosen })
    expect(wantedOf(field, order, 'Pressez le pas.', { chosen: null, order: chosen })).toEqual({
      touch: 'hex',
      place: 'E5',
    })
  })

  it('is the hex of an answer; the button where the answer is a word and the sentence speaks of no hex', () => {
    const [retreat, follow]: CommandWire[] = [
      { do: 'retreat', to: 'D4' },
      { do: 'follow-up', yes: true },
    ]
    if (!retreat || !follow) throw new Error('two commands')
    const asked = table({ answers: [answer(retreat, { hex: 'D4' }), answer(follow, { hex: 'C3' })] })
    expect(wantedOf(asked, retreat, 'Reculez.', NOBODY)).toEqual({ touch: 'hex', place: 'D4' })
    expect(wantedOf(asked, follow, 'Touchez « Suivre ».', NOBODY)).toEqual({ touch: 'answer' })
    expect(wantedOf(asked, follow, 'Suivez en C3.', NOBODY)).toEqual({ touch: 'hex', place: 'C3' })
    expect(wantedOf(asked, { do: 'end-movement' }, 'Finissez le mouvement.', NOBODY)).toEqual({ touch: 'answer' })
  })

  it('is compared part by part, in whatever order the parts stand', () => {
    const other = { past: null, pace: 'normal', to: 'E4', unit: 'line', do: 'move' }
    expect(isSameCommand(move, other)).toBe(true)
    expect(isSameCommand(move, { ...other, to: 'E3' })).toBe(false)
    expect(isSameCommand({ do: 'attack', target: { unit: 'a' } }, { do: 'attack', target: { unit: 'b' } })).toBe(false)
  })

  it('is found in a sentence as a word of its own', () => {
    expect(speaksOf('Menez-le de E5 en E4.', 'E4')).toBe(true)
    expect(speaksOf('Menez-le de AE45.', 'E4')).toBe(false)
    expect(speaksOf('Allez en E12.', 'E1')).toBe(false)
  })
})

describe('the place in a lesson', () => {
  const step = (count: number): StepView => ({
    title: words('t'),
    text: words('x'),
    clauses: [],
    done: null,
    wrong: null,
    script: Array.from({ length: count }, () => ({ camp: 'south', command: { do: 'end-movement' } })),
  })

  it('is the line after those that were said, and each line knows its step', () => {
    expect(linesOf([step(1), step(2)]).map(({ step, first }) => [step, first])).toEqual([
      [0, true],
      [1, true],
      [1, false],
    ])
  })

  it('counts what was said here, and not what was played before or taken back', () => {
    const elsewhere = { ...entry(1), kind: 'elsewhere' } as unknown as ReturnType<typeof entry>
    expect(saidIn([elsewhere, entry(2), { ...entry(3), undone: true }, undo(4, 2), entry(5)])).toBe(2)
  })
})

describe('the school', () => {
  const lesson = (id: string, book: string): LessonSummary => ({
    id,
    book,
    number: numberOf(id),
    title: words(id),
    story: words(id),
    minutes: [2, 3],
    steps: 5,
  })
  const ALL = [
    lesson('lesson-jomini-01', 'jomini'),
    lesson('lesson-jomini-02', 'jomini'),
    lesson('lesson-panache-01', 'panache'),
  ]
  beforeEach(() => void vi.stubGlobal('localStorage', shelfOf()))

  it('goes on within a book, and ends with it', () => {
    expect(numberOf('lesson-jomini-10')).toBe(10)
    expect(lessonAfter(ALL, 'lesson-jomini-01')?.id).toBe('lesson-jomini-02')
    expect(lessonAfter(ALL, 'lesson-jomini-02')).toBeNull()
    expect(lessonAfter(ALL, 'lesson-unknown-02')).toBeNull()
  })

  it('keeps what was done, and the game of each lesson apart from the others', () => {
    keepLesson('lesson-jomini-01', { game: 'home-1', unaided: false })
    keepLesson('lesson-jomini-01', { done: true })
    expect(keptLesson('lesson-jomini-01')).toEqual({ done: true, game: 'home-1', unaided: false })
    expect(keptLesson('lesson-jomini-02')).toEqual({ done: false, game: null, unaided: false })
    expect(lessonIn('home-1')?.id).toBe('lesson-jomini-01')
    localStorage.setItem('etendard.game.home-1', '{"token":"a"}')
    localStorage.setItem('etendard.game.home-2', '{"token":"b"}')
    expect(keptGames(localStorage)).toEqual(['home-2'])
  })

  it('passes over words that are not ours', () => {
    localStorage.setItem('etendard.lessons', '{"lesson-jomini-01":7,"lesson-jomini-02":{"done":"yes","game":3}}')
    expect(keptLesson('lesson-jomini-01').done).toBe(false)
    expect(keptLesson('lesson-jomini-02')).toEqual({ done: false, game: null, unaided: false })
  })
})
