import { describe, expect, it } from 'vitest'
import { reachOf, sightOf, targetsOf, unitMarksOf } from '../src/board/marking'
import type { ActorView, Choices, MoveView, Position } from '../src/wire'

const move = (to: string, more: Partial<MoveView> = {}): MoveView => ({
  to,
  pace: 'normal',
  past: null,
  way: [to],
  stops: false,
  fights: true,
  dice_lost: 0,
  ends_turn: false,
  ...more,
})
const actor = (more: Partial<ActorView> = {}): ActorView => ({
  unit: 'guns',
  officer: null,
  moves: [],
  leaves: [],
  attacks: [],
  ...more,
})
const unit = (id: string, ...doings: string[]) => ({ id, hex: 'A1', doings })

describe('marks from choices', () => {
  it('a hex is shown with its cheapest way', () => {
    const moves = [
      move('C4', { pace: 'mounted', fights: false }),
      move('C4', { dice_lost: 1 }),
      move('D4', { stops: true }),
    ]
    expect(reachOf(actor({ moves }))).toEqual([
      { place: 'C4', diceLost: 1, mustStop: false, cannotFight: false },
      { place: 'D4', diceLost: 0, mustStop: true, cannotFight: false },
    ])
  })

  it('targets carry their dice', () => {
    const attacks = [{ target: { unit: 'line' }, hex: 'G4', dice: 2 }]
    expect(targetsOf(actor({ attacks }), 'G4')).toEqual([{ place: 'G4', dice: 2, inFocus: true }])
  })

  it('a blocked sight stops at its first mask', () => {
    const view = { from: 'G6', to: 'D5', distance: 3, clause: null, met: [], text: '' }
    expect(sightOf({ ...view, open: false, masks: ['E5', 'E6'] })).toEqual({ from: 'G6', to: 'D5', maskedBy: 'E5' })
    expect(sightOf({ ...view, open: true, masks: [] })).toEqual({ from: 'G6', to: 'D5' })
  })

  it('who may act is framed, who has done is ticked', () => {
    const units = [unit('guns'), unit('line', 'activated'), unit('horse', 'activated', 'played'), unit('idle')]
    const choices: Choices = { actors: [actor()], answers: [], orders: [] }
    const marks = unitMarksOf({ units } as unknown as Position, choices)
    expect(marks).toEqual({ guns: 'selectable', line: 'done', horse: 'played' })
    expect(unitMarksOf({ units } as unknown as Position, choices, 'guns').guns).toBe('selected')
  })
})
