// Setting down with the mirror on: both camps, one step, and why somebody stands alone.
import { describe, expect, it } from 'vitest'
import * as armies from '../src/workshop/armies'
import { blank, type Draft } from '../src/workshop/draft'
import { begin, step, undo } from '../src/workshop/past'
import { applied, type Bench } from '../src/workshop/tools'
import { setDown, setGoal } from '../src/workshop/twins'

const NAMES = { north: { fr: 'Nord', en: 'North' }, south: { fr: 'Sud', en: 'South' } }
const UNIT = { fr: 'Ligne', en: 'Line', grammar: { fr: 'fs', en: 'the s' }, troop: 'line-infantry' }
const sheet = (rows = 3) => blank('jomini', 3, rows, { fr: 'Essai', en: 'Trial' }, NAMES)
const ends: Bench = {
  brush: 'one',
  mirror: 'ends',
  singles: ['general-in-chief'],
  camp: 'south',
  who: null,
  side: 0,
  flipped: false,
  along: false,
}

describe('whoever is set down with the mirror on', () => {
  const GUARD = { ...UNIT, elements: 3, traits: ['solid'] }
  const CHIEF = { fr: 'X', en: 'X', grammar: { fr: 'm' }, rank: 'general-in-chief', traits: ['gallant'] }
  const unit = (index = 0) => ({ camp: 'south', is: 'units', index }) as const
  const chief = { camp: 'south', is: 'officers', index: 0 } as const
  const blankSheet = sheet()
  const waiting = armies.addUnit(blankSheet, 'south', GUARD)
  const set = (draft: Draft, who: armies.Who, hex: string, more = ends) => setDown(draft, who, hex, more)

  it('has a twin opposite in the other army, in one step', () => {
    const both = set(waiting, unit(), 'A3')
    expect(both).toMatchObject({ across: 'A1', alone: null })
    expect(both.draft.south.units).toEqual([{ id: 'line', ...GUARD, hex: 'A3' }])
    expect(both.draft.north.units).toEqual([{ id: 'line-2', ...GUARD, hex: 'A1' }])
    expect(applied(waiting, { is: 'move' }, 'A3', { ...ends, who: unit() })).toEqual(both.draft)
    expect(undo(step(begin(waiting), both.draft, { word: 'did-move-both' })).now).toBe(waiting)
    expect(set(waiting, unit(), 'A3', { ...ends, mirror: null }).draft.north.units).toEqual([])
  })

  it('has none any more when he is moved, or came on by the edge', () => {
    const both = set(waiting, unit(), 'A3').draft
    const moved = set(both, unit(), 'B3')
    expect([moved.draft.south.units[0]?.hex, moved.draft.north]).toEqual(['B3', both.north])
    const later = armies.arrive(waiting, unit(), 'A3')
    expect(set(later, unit(), 'B3').draft.north.units).toEqual([])
  })

  it('leads opposite as here, an officer with the twin of the unit he is with', () => {
    const led = set(armies.addOfficer(set(waiting, unit(), 'A3').draft, 'south', CHIEF), chief, 'A3')
    expect(led.draft.north.officers).toEqual([{ id: 'x-2', ...CHIEF, hex: 'A1' }])
  })

  it('stands alone where the hex opposite is taken, missing or the same', () => {
    const why = (draft: Draft, who: armies.Who, hex: string) => {
      const { draft: now, across, alone } = set(draft, who, hex)
      expect([armies.whoIs(now, who)?.hex, now.north, across]).toEqual([hex, draft.north, null])
      return alone
    }
    const held = armies.addUnit(waiting, 'north', { ...UNIT, hex: 'A1' })
    expect(why(held, unit(), 'A3')).toEqual({ why: 'taken', across: 'A1' })
    expect(why(waiting, unit(), 'A2')).toEqual({ why: 'same', across: 'A2' })
    expect(why(armies.addUnit(sheet(4), 'south', UNIT), unit(), 'A4')?.why).toBe('off')
    // Beside the enemy no officer stands.
    const enemy = armies.addOfficer(armies.addUnit(blankSheet, 'south', { ...UNIT, hex: 'B1' }), 'south', CHIEF)
    expect(why(enemy, chief, 'B3')?.why).toBe('taken')
  })

  it('stands alone where the other army may not have one more like him', () => {
    const two = armies.addOfficer(armies.addOfficer(blankSheet, 'south', CHIEF), 'north', { ...CHIEF, en: 'Y' })
    expect(set(two, chief, 'A3')).toMatchObject({ across: null, alone: { why: 'chief' } })
    const many = Array.from({ length: 254 }, (_, at) => ({ id: `u${at}`, ...UNIT }))
    const full = armies.onArmy(waiting, 'north', (army) => ({ ...army, units: many }))
    expect(set(full, unit(), 'A3').alone?.why).toBe('full')
  })

  it('calls up who is like him and has no place yet, rather than one more', () => {
    const copied = armies.opposeArmy(armies.addOfficer(waiting, 'south', CHIEF), 'south', 'ends')
    const both = set(set(copied, unit(), 'A3').draft, chief, 'A3').draft
    expect(both.north.units.map(({ id, hex }) => [id, hex])).toEqual([['line-2', 'A1']])
    expect(both.north.officers.map(({ id, hex }) => [id, hex])).toEqual([['x-2', 'A1']])
  })

  it('has goals opposite as here, of the other army', () => {
    const goals = (tool: 'objective' | 'exit', hex: string, draft = blankSheet) =>
      applied(draft, { is: tool }, hex, ends) ?? draft
    const both = goals('objective', 'A3')
    expect([both.south.objectives, both.north.objectives]).toEqual([['A3'], ['A1']])
    expect(goals('objective', 'A3', both)).toEqual(blankSheet)
    expect(goals('objective', 'B2').north.objectives).toEqual(['B2'])
    const known = armies.goal(blankSheet, 'north', 'exits', 'A1')
    expect(goals('exit', 'A3', known).north.exits).toEqual(['A1'])
    // In four rows the second is opposite the second from the south: no edge there.
    const inland = setGoal(sheet(4), 'south', 'exits', 'B1', 'ends')
    expect([inland.draft.north.exits, inland.alone]).toEqual([undefined, { why: 'inland', across: 'B3' }])
  })
})
