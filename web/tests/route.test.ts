import { describe, expect, it } from 'vitest'
import { routeOf, to } from '../src/route'

describe('an address', () => {
  it('without a path is home', () => {
    for (const hash of ['', '#', '#/']) expect(routeOf(hash)).toEqual({ to: 'home' })
  })

  it('leads where its link was made for', () => {
    expect(routeOf(to.battle('leuthen'))).toEqual({ to: 'battle', battle: 'leuthen' })
    expect(routeOf(to.game('a1b2'))).toEqual({ to: 'game', game: 'a1b2', invitation: null })
    expect(routeOf(to.join('a1b2', 'se/cret&'))).toEqual({ to: 'join', game: 'a1b2', invitation: 'se/cret&' })
    expect(routeOf(to.join('a1b2', null))).toEqual({ to: 'join', game: 'a1b2', invitation: null })
    expect(routeOf(to.replay('a1b2', 17))).toEqual({ to: 'replay', game: 'a1b2', entry: 17 })
    expect(routeOf(to.replays)).toEqual({ to: 'replay', game: null, entry: null })
    expect(routeOf(to.sight())).toEqual({ to: 'sight', battle: null })
    expect(routeOf(to.sight('kolin'))).toEqual({ to: 'sight', battle: 'kolin' })
    expect(routeOf(to.training)).toEqual({ to: 'training' })
    expect(routeOf(to.odds)).toEqual({ to: 'odds' })
    expect(routeOf(to.pocket)).toEqual({ to: 'pocket' })
    expect(routeOf(to.settings)).toEqual({ to: 'settings' })
  })

  it('of sheets to print keeps what was chosen for them', () => {
    expect(routeOf(to.print('aid', 'jomini'))).toEqual({
      to: 'print',
      kind: 'aid',
      about: 'jomini',
      hex: null,
      pieces: null,
    })
    expect(routeOf(to.print('blocks', 'kolin', { hex: 40, pieces: 'blocks' }))).toMatchObject({
      kind: 'blocks',
      about: 'kolin',
      hex: '40',
      pieces: 'blocks',
    })
    for (const hash of ['#/print', '#/print/aid', '#/print/poster/kolin', '#/print/cloth/kolin/2'])
      expect(routeOf(hash), hash).toEqual({ to: 'nowhere' })
  })

  it('of a clause may be written small, and keeps what was searched', () => {
    expect(routeOf('#/rules/jomini/mod-5')).toEqual({
      to: 'rules',
      book: 'jomini',
      clause: 'MOD-5',
      query: '',
      from: null,
    })
    expect(routeOf('#/rules/jomini?q=tir%20de%20canon')).toMatchObject({ clause: null, query: 'tir de canon' })
    expect(routeOf('#/rules')).toEqual({ to: 'rules', book: null, clause: null, query: '', from: null })
    expect(routeOf(to.changes('jomini', 'panache'))).toMatchObject({ book: 'jomini', clause: null, from: 'panache' })
  })

  it('that nobody made leads nowhere', () => {
    for (const hash of ['#/battle', '#/game', '#/odds/x', '#/replay/g/last', '#/game/a/b', '#/battle/a/b/c', '#/xyz'])
      expect(routeOf(hash), hash).toEqual({ to: 'nowhere' })
  })

  it('with a lone percent sign is still an address', () => {
    expect(routeOf('#/battle/50%')).toEqual({ to: 'battle', battle: '50%' })
  })
})
