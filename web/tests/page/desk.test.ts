// The desk of a draft: two windows, a browser that cannot keep, a book nobody knows.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Trouble } from '../../src/net/api'
import { Drafts, type KeptDraft, type Outcome } from '../../src/shelf/drafts'
import { checkDraft, seeStock } from '../../src/workshop/asking'
import { addUnit } from '../../src/workshop/armies'
import { Desk } from '../../src/workshop/desk.svelte'
import { blank, type Draft } from '../../src/workshop/draft'
import { shelfOf } from '../fakeShelf'

vi.mock('../../src/workshop/asking', () => ({ checkDraft: vi.fn(), seeStock: vi.fn() }))

const NAMES = { north: { fr: 'Nord', en: 'North' }, south: { fr: 'Sud', en: 'South' } }
const named = (en: string, book = 'jomini'): Draft => blank(book, 3, 3, { fr: en, en }, NAMES)
const row = (draft: Draft, turn: number): KeptDraft => ({ id: 'one', turn, at: turn, draft, text: null })
const titleOf = (desk: Desk) => desk.draft.title.en

function fakeDrafts() {
  const drafts = {
    keep: vi.fn((one: KeptDraft): Promise<Outcome> => Promise.resolve({ kept: { ...one, turn: one.turn + 1 } })),
    load: vi.fn((): Promise<KeptDraft | null> => Promise.resolve(null)),
    leave: vi.fn(),
  }
  const desk = new Desk(row(named('begun'), 1), drafts as unknown as Drafts)
  return { drafts, desk }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.mocked(checkDraft).mockResolvedValue({ problems: [], checked: 7 } as never)
  vi.mocked(seeStock).mockImplementation((book) => Promise.resolve({ view: { book } } as never))
})
afterEach(() => vi.useRealTimers())
const soon = () => vi.advanceTimersByTimeAsync(10)

async function met() {
  const { drafts, desk } = fakeDrafts()
  drafts.keep.mockResolvedValueOnce({ other: row(named('theirs'), 5) })
  desk.edit(named('ours'), { word: 'did-file' })
  await soon()
  expect(desk.elsewhere?.turn).toBe(5)
  return { drafts, desk }
}

describe('two windows', () => {
  it('leave the draft alone while one of two versions is to be chosen', async () => {
    const { drafts, desk } = await met()
    drafts.load.mockResolvedValue(row(named('theirs, later'), 6))
    await desk.hear(6)
    expect(titleOf(desk)).toBe('ours')
    expect(desk.elsewhere?.turn).toBe(6)
  })

  it('find the other version again by undoing, whichever was chosen', async () => {
    const ours = await met()
    ours.desk.keepOurs()
    await soon()
    expect(titleOf(ours.desk)).toBe('ours')
    expect(ours.drafts.keep.mock.lastCall?.[0]).toMatchObject({ turn: 5, draft: { title: { en: 'ours' } } })
    ours.desk.undo()
    expect(titleOf(ours.desk)).toBe('theirs')
    const theirs = await met()
    theirs.desk.takeOther()
    theirs.desk.undo()
    expect(titleOf(theirs.desk)).toBe('ours')
  })

  it('do not lose what is changed while the other one is read', async () => {
    const { drafts, desk } = fakeDrafts()
    let answer: (found: KeptDraft) => void = () => undefined
    drafts.load.mockReturnValueOnce(new Promise((settle) => (answer = settle)))
    drafts.keep.mockReturnValueOnce(new Promise(() => undefined))
    const heard = desk.hear(2)
    desk.edit(named('ours'), { word: 'did-file' })
    answer(row(named('theirs'), 2))
    await heard
    expect(titleOf(desk)).toBe('ours')
  })
})

describe('setting down with the mirror on', () => {
  const LINE = { fr: 'Ligne', en: 'Line', grammar: { fr: 'fs', en: 'the s' }, troop: 'line-infantry' }
  const hexes = ({ draft }: Desk) => [draft.south, draft.north].map(({ units }) => units.map(({ hex }) => hex))

  it('is one step with a name, and says why where nobody stands opposite', () => {
    const { desk } = fakeDrafts()
    desk.mirror = 'ends'
    for (const index of [0, 1]) {
      desk.edit(addUnit(desk.draft, 'south', LINE), { word: 'did-unit' })
      desk.take({ camp: 'south', is: 'units', index })
      desk.choose({ is: 'move' })
      desk.pick(index === 0 ? 'A3' : 'B2')
    }
    expect(hexes(desk)).toEqual([['A3', 'B2'], ['A1']])
    expect(desk.alone).toEqual({ why: 'same', across: 'B2' })
    desk.undo()
    desk.undo()
    expect(desk.past.done.at(-1)?.did).toMatchObject({ word: 'did-move-both', about: { place: 'A3', across: 'A1' } })
    expect(desk.alone).toBeNull()
    desk.undo()
    expect(hexes(desk)).toEqual([[undefined], []])
    desk.redo()
    expect(hexes(desk)).toEqual([['A3'], ['A1']])
  })
})

describe('keeping that fails', () => {
  it('is tried again later, and left where it is found', async () => {
    const { drafts, desk } = fakeDrafts()
    drafts.keep.mockRejectedValueOnce(new Error('closed'))
    desk.edit(named('ours'), { word: 'did-file' })
    await soon()
    expect(desk.unkept).toBe(true)
    expect(drafts.keep).toHaveBeenCalledTimes(1)
    desk.leave()
    expect(drafts.leave).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(6000)
    expect(drafts.keep).toHaveBeenCalledTimes(2)
    expect(desk.unkept).toBe(false)
    desk.leave()
    expect(drafts.leave).toHaveBeenCalledTimes(1)
  })

  it('opens a closed database again', async () => {
    const kept = row(named('kept'), 3)
    const later = <T extends object>(asked: T & { onsuccess?: () => void }) => {
      queueMicrotask(() => asked.onsuccess?.())
      return asked
    }
    const open = vi.fn(() => {
      const isFirst = open.mock.calls.length === 1
      const transaction = () => {
        if (isFirst) throw new DOMException('closed', 'InvalidStateError')
        return { objectStore: () => ({ get: () => later({ result: kept }) }) }
      }
      return later({ result: { transaction } })
    })
    const drafts = new Drafts({ open } as unknown as IDBFactory, shelfOf())
    expect(await drafts.load('one')).toEqual(kept)
    expect(open).toHaveBeenCalledTimes(2)
  })
})

describe('a book nobody knows', () => {
  it('is checked, and shown as the first', async () => {
    const { desk } = fakeDrafts()
    vi.mocked(seeStock).mockImplementation((book) =>
      book === 'jomini' ? Promise.resolve({ view: { book } } as never) : Promise.reject(new Trouble('404', '')),
    )
    desk.edit(named('ours', 'nobody'), { word: 'did-file' })
    await vi.advanceTimersByTimeAsync(1000)
    expect(desk.unanswered).toBe(false)
    expect(desk.checked).toBe(7)
    expect(desk.stock?.view.book).toBe('jomini')
    expect(desk.draft.book).toBe('nobody')
  })

  it('is told apart from nobody answering', async () => {
    const { desk } = fakeDrafts()
    vi.mocked(seeStock).mockRejectedValue(new Trouble('unreachable', ''))
    desk.check()
    await vi.advanceTimersByTimeAsync(1000)
    expect(desk.unanswered).toBe(true)
  })
})
