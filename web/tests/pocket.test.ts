import { beforeEach, describe, expect, it, vi } from 'vitest'
import { duelFrom, isLike, sightFrom, sketchFrom } from '../src/pages/pocket/kept'
import {
  byReason,
  firstSketch,
  mayHaveRoom,
  onField,
  requestOf,
  retreatMarks,
  room,
  tapped,
  withRoom,
  type Brush,
} from '../src/pages/pocket/sketch'
import { firstDuel, seeTroops } from '../src/pages/odds/choices'
import { keepPocket, keepTab, keptPocket } from '../src/shelf/pocket'
import type { RetreatView } from '../src/wire'
import { shelfOf } from './fakeShelf'

const troops = await seeTroops()
const jomini = troops.jomini
const brush: Brush = { friend: 'foot-guns-light', enemy: 'line-infantry', ground: 'forest' }
const first = firstSketch(jomini)

describe('a situation drawn with taps', () => {
  it('begins with a unit in the open, its enemy before it', () => {
    const asked = requestOf(first, 'jomini')
    expect(asked.unit).toMatchObject({ hex: 'D4', camp: 'south' })
    expect(asked.others.map((one) => [one.hex, one.camp])).toEqual([['D3', 'north']])
    expect(asked.field).toEqual({ kind: 'drawn', columns: 7, rows: 7, hexes: [] })
  })

  it('takes friends, enemies and ground, and gives them back', () => {
    const friend = tapped(first, 'friend', brush, 'C5')
    expect(requestOf(friend, 'jomini').others.at(-1)).toMatchObject({
      hex: 'C5',
      camp: 'south',
      troop: 'foot-guns-light',
    })
    expect(tapped(friend, 'friend', brush, 'C5').others).toEqual(first.others)
    expect(tapped(friend, 'enemy', brush, 'C5').others.at(-1)).toMatchObject({ side: 'enemy', troop: 'line-infantry' })
    expect(tapped(friend, 'clear', brush, 'C5').others).toEqual(first.others)
    expect(tapped(first, 'friend', brush, 'D4')).toBe(first)
    const wood = tapped(tapped(first, 'ground', brush, 'D5'), 'ground', { ...brush, ground: 'road' }, 'D5')
    expect(wood.grounds.D5).toEqual({ ground: 'forest', road: true, fire: false })
    expect(tapped(wood, 'ground', brush, 'D5').grounds.D5).toMatchObject({ ground: 'clear', road: true })
    expect(tapped(wood, 'clear', brush, 'D5').grounds).toEqual({})
  })

  it('forgets the way once something is changed', () => {
    const gone = { ...first, path: ['D5'] }
    expect(tapped(gone, 'friend', brush, 'C5').path).toEqual([])
    expect(tapped(gone, 'unit', brush, 'E6')).toMatchObject({ unit: { hex: 'E6' }, path: [] })
    expect(withRoom(gone, 'behind', 1).path).toEqual([])
  })

  it('has the edges of its table as near as they are said to be', () => {
    expect(room(first)).toEqual({ behind: 3, left: 3, right: 3 })
    const drawn = tapped(tapped(first, 'friend', brush, 'A7'), 'ground', brush, 'E5')
    const low = withRoom(drawn, 'behind', 0)
    expect([low.rows, low.others.length]).toEqual([4, 1])
    const west = withRoom(drawn, 'left', 1)
    expect([west.columns, west.unit.hex, west.others.map((one) => one.hex)]).toEqual([5, 'B4', ['B3']])
    expect(Object.keys(west.grounds)).toEqual(['C5'])
    expect(withRoom(west, 'left', 3)).toMatchObject({ columns: 7, unit: { hex: 'D4' } })
    expect(withRoom(first, 'right', 0)).toMatchObject({ columns: 4, unit: { hex: 'D4' } })
    expect(mayHaveRoom(first, 'behind', -1)).toBe(false)
    expect(mayHaveRoom(withRoom(withRoom(first, 'left', 0), 'right', 2), 'right', 1)).toBe(false)
  })

  it('may be laid on the map of a battle, either side going back', () => {
    const there = { ...onField(first, 'waterloo', jomini), camp: 'north' as const }
    const asked = requestOf(there, 'jomini')
    expect(asked.field).toEqual({ kind: 'battle', scenario: 'waterloo' })
    expect([asked.unit.camp, asked.others[0]?.camp]).toEqual(['north', 'south'])
  })
})

describe('the answer', () => {
  const view = {
    made: 0,
    next: ['C5', 'D5'],
    ways: [
      { hex: 'C5', step: 1, from: ['D4'], through: false, ends: false },
      { hex: 'C6', step: 2, from: ['C5', 'D5'], through: false, ends: true },
    ],
    refused: [
      { hex: 'C4', title: 'Trop loin.', text: 'Non.', clause: 'RET-2' },
      { hex: 'E4', title: 'Trop loin.', text: 'Non.', clause: 'RET-2' },
      { hex: 'D3', title: 'Pris.', text: 'Occupé.', clause: 'RET-4' },
    ],
  } as unknown as RetreatView

  it('is drawn as ways, those of the next step before all', () => {
    const marks = retreatMarks({ ...first, path: [] }, view, { place: 'A1', turn: 1 })
    expect(marks.retreat?.map(({ place, from, preferred }) => [place, from, preferred])).toEqual([
      ['C5', 'D4', true],
      ['C6', 'C5', false],
      ['C6', 'D5', false],
    ])
    expect(marks.refused?.place).toBe('A1')
    expect(retreatMarks({ ...first, path: ['C5'] }, view, undefined).trail).toEqual(['D4', 'C5'])
  })

  it('tells hexes that are refused for one reason together', () => {
    expect(byReason(view.refused).map(({ hexes }) => hexes)).toEqual([['C4', 'E4'], ['D3']])
  })
})

describe('what was last set', () => {
  beforeEach(() => vi.stubGlobal('localStorage', shelfOf()))

  it('is kept book by book', () => {
    keepPocket({ book: 'panache', tab: 'retreat' })
    keepTab('panache', 'retreat', first)
    keepTab('jomini', 'odds', { ...firstDuel('jomini', troops), distance: 3 })
    const kept = keptPocket()
    expect([kept.book, kept.tab]).toEqual(['panache', 'retreat'])
    expect(duelFrom(kept.books.jomini?.odds ?? null, 'jomini', troops).distance).toBe(3)
    expect(duelFrom(kept.books.panache?.odds ?? null, 'panache', troops)).toEqual(firstDuel('panache', troops))
  })

  it('is passed over where it means nothing', () => {
    const kept = { ...first, flags: 4, others: [{ ...first.unit, hex: 'A1', side: 'friend' }] }
    expect(sketchFrom(kept, 'jomini', troops)).toMatchObject({ flags: 4, others: [{ hex: 'A1' }] })
    for (const odd of [null, 3, 'x', [], { flags: 'two' }, { ...kept, unit: null }, { ...kept, others: [3] }])
      expect(sketchFrom(odd, 'jomini', troops)).toEqual(first)
    expect(sketchFrom({ ...kept, unit: { ...kept.unit, troop: 'legion' } }, 'jomini', troops)).toEqual(first)
    expect(sightFrom({ battle: [] }).battle).toBeNull()
    expect(sightFrom({ battle: 'kolin', looked: { from: 'A1', to: null }, weapon: null }).looked.from).toBe('A1')
    expect(isLike({ a: [1] }, { a: [2] })).toBe(true)
    expect(isLike({ a: ['x'] }, { a: [2] })).toBe(false)
  })
})
