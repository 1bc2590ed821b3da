import { describe, expect, it } from 'vitest'
import type { QuestionWire } from '../src/wire'
import { nextActor, ownCamp, pickAt, reserves } from '../src/table/choosing'
import { marksOf, NOTHING } from '../src/table/marks'
import { answersOf, onEnter, phaseOf } from '../src/table/prompt'
import { asOption } from '../src/table/choosing'
import { actor, answer, table, unit, way } from './fakeTable'

const GUNS = { kind: 'unit', id: 'guns' } as const
const field = table({
  units: [unit('guns', 'south', 'G6'), unit('line', 'south', 'F7', ['moved']), unit('foe', 'north', 'G4')],
  officers: [
    {
      id: 'davout',
      name: { fr: 'Davout', en: 'Davout' },
      camp: 'south',
      rank: 'general-in-chief',
      traits: [],
      hex: 'G6',
    },
  ],
  actors: [
    actor({
      unit: 'guns',
      moves: [way('G5', { dice_lost: 1 }), way('F5'), way('F5', { pace: 'road-march', fights: false })],
      attacks: [{ target: { unit: 'foe' }, hex: 'G4', dice: 2 }],
      leaves: ['A9'],
    }),
    actor({ officer: 'davout', moves: [way('G7')] }),
    actor({ unit: 'late', moves: [way('A9')] }),
  ],
  answers: [answer({ do: 'end-movement' })],
})

describe('a click', () => {
  it('takes a unit in hand, then the officer who stands with it, then lets go', () => {
    expect(pickAt(field, null, 'G6')).toEqual({ means: 'choose', who: GUNS })
    const davout = { kind: 'officer', id: 'davout' } as const
    expect(pickAt(field, GUNS, 'G6')).toEqual({ means: 'choose', who: davout })
    expect(pickAt(field, davout, 'G6')).toEqual({ means: 'release' })
  })

  it('moves, attacks, or leaves with whoever is in hand', () => {
    expect(pickAt(field, GUNS, 'G5')).toMatchObject({
      means: 'say',
      option: { command: { do: 'move', unit: 'guns', to: 'G5', pace: 'normal', past: null } },
    })
    expect(pickAt(field, GUNS, 'G4')).toMatchObject({
      means: 'say',
      option: { command: { do: 'attack', unit: 'guns', target: { unit: 'foe' } } },
    })
    expect(pickAt(field, GUNS, 'A9')).toMatchObject({ option: { command: { do: 'leave', unit: 'guns', by: 'A9' } } })
    expect(pickAt(field, { kind: 'officer', id: 'davout' }, 'G7')).toMatchObject({
      option: { command: { do: 'move-officer', officer: 'davout', to: 'G7' } },
    })
  })

  it('asks where there are two ways to the same hex', () => {
    const pick = pickAt(field, GUNS, 'F5')
    expect(pick.means === 'ask' && pick.options).toHaveLength(2)
  })

  it('says what can be done where nothing can be done there', () => {
    expect(pickAt(field, null, 'C3')).toEqual({ means: 'nothing', why: 'pick-a-unit' })
    expect(pickAt(field, GUNS, 'C3')).toEqual({ means: 'nothing', why: 'pick-a-hex' })
    expect(pickAt(table({ asked: false }), null, 'C3')).toEqual({ means: 'nothing', why: 'not-asked' })
  })

  it('answers a question; an order is given only from its card', () => {
    const retreat = answer({ do: 'retreat', to: 'H5' }, { hex: 'H5', usual: true })
    expect(pickAt(table({ answers: [retreat] }), null, 'H5')).toMatchObject({ means: 'say' })
    const order = answer({ do: 'order', order: 'square', unit: 'line', amount: 0 }, { hex: 'F7', price: 2 })
    expect(pickAt(table({ answers: [order] }), null, 'F7')).toMatchObject({ means: 'nothing' })
    expect(pickAt(table({ answers: [order] }), null, 'F7', 'square')).toMatchObject({ means: 'say' })
    const officer = answer({ do: 'activate', officer: 'davout' }, { hex: 'F7' })
    expect(pickAt(table({ answers: [order, officer] }), null, 'F7')).toMatchObject({
      option: { command: officer.command },
    })
  })
})

describe('the next unit', () => {
  it('goes round, and passes over those left where they are', () => {
    expect(nextActor(field, null)).toEqual(GUNS)
    expect(nextActor(field, GUNS)).toEqual({ kind: 'officer', id: 'davout' })
    expect(nextActor(field, { kind: 'unit', id: 'late' })).toEqual(GUNS)
    expect(nextActor(field, { kind: 'unit', id: 'late' }, ['unit guns', 'officer davout'])).toBeNull()
  })

  it('may be one who waits beside the table', () => {
    expect(reserves(field)).toEqual([{ kind: 'unit', id: 'late' }])
  })
})

describe('marks', () => {
  it('draw the blow while it is asked about, not after it has fallen', () => {
    const asked = (question: QuestionWire) =>
      marksOf({ ...field, ask: { ...field.ask, question, attacker: 'guns', target: 'foe' } }, null, NOTHING).sights
    expect(asked('riposte')).toHaveLength(1)
    expect(asked('follow-up')).toEqual([])
  })

  it('frame who may act and ring who is in hand', () => {
    const marks = marksOf(field, null, { ...NOTHING, chosen: GUNS, focus: 'G4' })
    expect(marks.units).toMatchObject({ guns: 'selected', line: 'moved' })
    expect(marks.officers).toEqual({ davout: 'selectable' })
    expect(marks.targets).toEqual([{ place: 'G4', dice: 2, inFocus: true }])
    expect(marks.sights).toEqual([{ from: 'G6', to: 'G4', dice: 2 }])
    expect(marks.choices).toContain('A9')
  })

  it('show nothing to somebody who is not asked', () => {
    const marks = marksOf({ ...field, choices: null }, null, { ...NOTHING, chosen: GUNS })
    expect(marks.units).toEqual({ line: 'moved', guns: 'selected' })
    expect(marks.reach).toEqual([])
  })

  it('draw a retreat as steps from the hex that is left, the usual one preferred', () => {
    const answers = [
      answer({ do: 'retreat', to: 'G5' }, { hex: 'G5' }),
      answer({ do: 'retreat', to: 'H5' }, { hex: 'H5', usual: true }),
    ]
    const asked = table({
      question: 'retreat',
      answers,
      ask: { hex: 'H4', unit: 'guns' },
      units: [unit('guns', 'south', 'H4')],
    })
    const marks = marksOf(asked, null, NOTHING)
    expect(marks.retreat).toEqual([
      { place: 'G5', from: 'H4', step: 1, preferred: false },
      { place: 'H5', from: 'H4', step: 1, preferred: true },
    ])
    expect(marks.choices).toEqual([])
    expect(marks.units).toEqual({ guns: 'selected' })
  })

  it('ring the units already picked for an activation', () => {
    const asked = table({
      question: 'selection',
      units: [unit('a', 'south', 'A1', ['activated']), unit('b', 'south', 'B1')],
      answers: [answer({ do: 'select', unit: 'b' }, { hex: 'B1' })],
    })
    expect(marksOf(asked, null, NOTHING).units).toEqual({ a: 'selected', b: 'selectable' })
  })
})

describe('the bar', () => {
  const yes = answer({ do: 'riposte', yes: true }, { usual: true })
  const no = answer({ do: 'riposte', yes: false })

  it('has the usual answer last, where Enter finds it', () => {
    const asked = table({ question: 'riposte', answers: [yes, no] })
    expect(answersOf(asked, null).buttons.map((one) => one.command)).toEqual([no.command, yes.command])
    expect(onEnter(asked, null, null)).toEqual({ enter: 'say', option: asOption(yes) })
  })

  it('has a list where there are more than three', () => {
    const officers = ['ney', 'soult', 'davout', 'lannes'].map((officer) => answer({ do: 'activate', officer }))
    const order = answer({ do: 'order', order: 'rally', unit: null, amount: 1 }, { price: 1 })
    const asked = table({ question: 'command', answers: [order, ...officers, answer({ do: 'end-command' })] })
    const { buttons, list } = answersOf(asked, null)
    expect(buttons.map((one) => one.command.do)).toEqual(['end-command'])
    expect(list).toHaveLength(4)
  })

  it('has a list where the answers would leave no room for the question', () => {
    const text = 'Attaquer la division de Starhemberg'
    const attacks = ['a', 'b'].map((target, index) =>
      answer({ do: 'retreat', to: target }, { text: `${text} (${target})`, usual: index === 1 }),
    )
    const asked = table({ question: 'retreat', answers: attacks })
    const { buttons, list } = answersOf(asked, null)
    expect([buttons.length, list.length]).toEqual([1, 1])
    expect(buttons[0]?.usual).toBe(true)
  })

  it('does not end a phase on Enter while somebody can still act', () => {
    expect(onEnter(field, null, null)).toEqual({ enter: 'nothing' })
    expect(onEnter(field, GUNS, null)).toEqual({ enter: 'stay' })
    const done = table({ answers: [answer({ do: 'end-movement' })] })
    expect(onEnter(done, null, null)).toMatchObject({ enter: 'say' })
  })

  it('knows the phase of a question inside a combat', () => {
    expect((['selection', 'go-along', 'retreat', 'over'] as const).map(phaseOf)).toEqual([
      'command',
      'movement',
      'combat',
      null,
    ])
  })
})

it('sits whoever holds both sides where the question is', () => {
  const both = table({ ask: { camp: 'north' } })
  expect(ownCamp({ ...both, you: { north: true, south: true, host: true } })).toBe('north')
  expect(ownCamp({ ...both, you: { north: false, south: false, host: false } })).toBe('south')
})
