import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepAnswer, scoreOf } from '../src/shelf/exercises'
import { shelfOf } from './fakeShelf'

describe('the score of the day', () => {
  beforeEach(() => vi.stubGlobal('localStorage', shelfOf()))
  afterEach(() => vi.unstubAllGlobals())

  it('keeps the first answer to each exercise, book by book', () => {
    keepAnswer('jomini', '2026-11-18', 'dice.1', false)
    keepAnswer('jomini', '2026-11-18', 'dice.1', true)
    keepAnswer('panache', '2026-11-18', 'who.2', true)
    expect(scoreOf('jomini', '2026-11-18')).toEqual({ 'dice.1': false })
    expect(scoreOf('panache', '2026-11-18')).toEqual({ 'who.2': true })
  })

  it('begins anew with the day, and reads nothing that is not ours', () => {
    keepAnswer('jomini', '2026-11-18', 'dice.1', true)
    expect(scoreOf('jomini', '2026-11-19')).toEqual({})
    localStorage.setItem('etendard.exercises', '{"jomini":{"day":"2026-11-18","answers":{"x":3}}}')
    expect(scoreOf('jomini', '2026-11-18')).toEqual({})
  })
})
