// What a reader chose: kept in one place, found again, never lost, and never a reason to break.
import { afterEach, describe, expect, it } from 'vitest'
import { mayThinkAhead, unchosen } from '../../src/reader/choices'
import { DEFAULT_KEYS } from '../../src/reader/keys'
import { Reader } from '../../src/reader/reader.svelte'
import { tempoOf } from '../../src/table/tempo'
import { shelfOf, type FakeShelf } from '../fakeShelf'

const KEY = 'etendard.choices'
const page = document.documentElement

function readerOf(shelf: FakeShelf, languages = ['fr-FR']): Reader {
  const reader = new Reader()
  reader.open(shelf, languages)
  return reader
}

afterEach(() => readerOf(shelfOf()))

describe('what a reader chose', () => {
  const chosen = {
    name: 'Anne',
    language: 'en',
    theme: 'dark',
    text: 130,
    motion: 'none',
    pace: 'brisk',
    coordinates: true,
    keys: { ...DEFAULT_KEYS, next: 'p' },
    begun: ['training-jomini'],
  } as const

  it('is kept under one key, all of it, and found again', () => {
    const shelf = shelfOf()
    const { begun, ...first } = chosen
    const reader = readerOf(shelf)
    reader.choose(first)
    reader.begins('training-jomini')
    reader.begins('training-jomini')
    expect(Object.keys(shelf.kept)).toEqual([KEY])
    expect(readerOf(shelf)).toMatchObject({ ...first, begun })
  })

  it('is put on the page, and taken off again', () => {
    const reader = readerOf(shelfOf())
    reader.choose(chosen)
    expect([page.lang, page.dataset.theme, page.style.fontSize, page.dataset.motion]).toEqual([
      'en',
      'dark',
      '130%',
      'none',
    ])
    reader.choose({ theme: 'contrast', text: 100, motion: 'system' })
    expect([page.dataset.theme, page.style.fontSize, page.dataset.motion]).toEqual(['contrast', '', undefined])
  })

  it('is all that is kept: what he left alone follows his browser', () => {
    const shelf = shelfOf()
    readerOf(shelf, ['en-GB']).choose({ name: 'Anne' })
    expect(JSON.parse(shelf.kept[KEY] ?? '')).toEqual({ name: 'Anne' })
    expect(readerOf(shelf, ['de-DE', 'en-GB']).language).toBe('en')
    expect(readerOf(shelf, ['fr-CH', 'en']).language).toBe('fr')
    expect(readerOf(shelf, ['de-DE']).language).toBe('fr')
  })

  it('in another window is not undone by a choice in this one', () => {
    const shelf = shelfOf()
    const [here, there] = [readerOf(shelf), readerOf(shelf)]
    there.choose({ theme: 'dark' })
    here.choose({ pace: 'instant' })
    expect(readerOf(shelf)).toMatchObject({ theme: 'dark', pace: 'instant' })
  })

  it('holds while the page is open where nothing can be kept', () => {
    const shelf = shelfOf()
    shelf.full = true
    const reader = readerOf(shelf)
    reader.choose({ theme: 'dark' })
    expect(reader.theme).toBe('dark')
    expect(readerOf(shelf).theme).toBe('system')
  })
})

describe('what was kept before there was one place for it', () => {
  const settings = { language: 'en', theme: 'contrast', pace: 'instant', coordinates: true, keys: { next: 'p' } }
  const former = { name: 'Béatrice', text: 115, motion: 'none', begun: ['training-frederic'] }
  const before = () =>
    shelfOf({
      'etendard.settings': JSON.stringify(settings),
      'etendard.reader': JSON.stringify(former),
      'etendard.game.g1': '{"token":"t"}',
    })

  it('is moved there whole, and nothing else is touched', () => {
    const shelf = before()
    const all = { ...settings, ...former, keys: { ...DEFAULT_KEYS, next: 'p' } }
    expect(readerOf(shelf)).toMatchObject(all)
    expect(Object.keys(shelf.kept).sort()).toEqual([KEY, 'etendard.game.g1'])
    expect(readerOf(shelf)).toMatchObject(all)
  })

  it('stays where it was if it cannot be moved', () => {
    const shelf = before()
    shelf.full = true
    expect(readerOf(shelf)).toMatchObject(former)
    expect(JSON.parse(shelf.kept['etendard.reader'] ?? '')).toEqual(former)
  })

  it('and is still written there by a page opened then is the last word', () => {
    const shelf = before()
    readerOf(shelf)
    shelf.kept['etendard.settings'] = JSON.stringify({ ...settings, theme: 'light' })
    expect(readerOf(shelf)).toMatchObject({ ...former, theme: 'light', pace: 'instant' })
    expect(shelf.kept['etendard.settings']).toBeUndefined()
  })
})

describe('thinking ahead', () => {
  const device = (coarse: boolean, saveData = false) => {
    const connection = { saveData }
    const matchMedia = (query: string) => ({ matches: query.includes('any-pointer: fine') ? !coarse : coarse })
    return { matchMedia, navigator: { connection } } as unknown as Window
  }

  it('is for laptops, and not for telephones or where data are saved', () => {
    expect([mayThinkAhead(device(false)), mayThinkAhead(device(true))]).toEqual([true, false])
    expect(mayThinkAhead(device(false, true))).toBe(false)
  })

  it('is what its reader chose, wherever he reads', () => {
    expect(readerOf(shelfOf({ [KEY]: '{"ahead": false}' })).ahead).toBe(false)
    const shelf = shelfOf({})
    readerOf(shelf).choose({ ahead: true })
    expect(readerOf(shelf).ahead).toBe(true)
  })
})

describe('what was kept badly', () => {
  const nothing = { ...unchosen(['fr-FR']), ahead: mayThinkAhead(window) }
  const WRONG = { name: 3, language: 'de', theme: 7, text: 7, motion: 1, pace: 'x', coordinates: 'yes', begun: 'x' }

  it('is as if nothing had been chosen, wherever it stands', () => {
    const texts = ['', '{', 'null', '7', '"dark"', '[]', '[1, 2]', JSON.stringify({ ...WRONG, keys: ['n'] })]
    for (const key of [KEY, 'etendard.settings', 'etendard.reader'])
      for (const text of texts) expect(readerOf(shelfOf({ [key]: text })), `${key} ${text}`).toMatchObject(nothing)
  })

  it('costs no other choice', () => {
    for (const [choice, wrong] of Object.entries(WRONG)) {
      const good = choice === 'theme' ? { pace: 'instant' } : { theme: 'dark' }
      const shelf = shelfOf({ [KEY]: JSON.stringify({ ...good, [choice]: wrong }) })
      expect(readerOf(shelf), choice).toMatchObject({ ...nothing, ...good })
    }
  })

  it('is never a key that does nothing, or does two things', () => {
    const keys = { next: 'v', sight: 'v', odds: '', undo: 'Escape', log: 7, end: 'É', dance: 'd' }
    const { keys: read } = readerOf(shelfOf({ [KEY]: JSON.stringify({ keys }) }))
    expect(new Set(Object.values(read)).size).toBe(Object.keys(DEFAULT_KEYS).length)
    expect(Object.keys(read)).toEqual(Object.keys(DEFAULT_KEYS))
    expect(read).toMatchObject({ sight: 'v', odds: 'o', undo: 'z', log: 'l', end: 'é' })
  })

  it('is cut where a name is too long for a table', () => {
    const { name } = readerOf(shelfOf({ [KEY]: JSON.stringify({ name: 'x'.repeat(400) }) }))
    expect(name).toHaveLength(40)
  })
})

describe('whoever wants nothing to move', () => {
  it('waits for no dice, and sees one thing after the other all the same', () => {
    const reader = readerOf(shelfOf())
    const { dice, read, beat } = tempoOf(reader)
    const [falling, reading, between] = [dice(), read(), beat()]
    reader.choose({ motion: 'none' })
    expect([falling > 0, dice(), read(), beat()]).toEqual([true, 0, reading, between])
    reader.choose({ pace: 'instant' })
    expect([read(), beat()]).toEqual([0, 0])
  })
})
