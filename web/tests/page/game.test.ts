import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Game } from '../../src/net/game.svelte'
import { recall, remember } from '../../src/shelf/seats'
import { shelfOf } from '../fakeShelf'
import { entry, FakeSocket, table, told } from '../fakeTable'

function seated() {
  const shelf = shelfOf()
  remember(shelf, 'g1', { token: 'secret' })
  const socket = new FakeSocket()
  const tempo = { dice: () => 900, read: () => 1800, beat: () => 300 }
  const game = new Game({ id: 'g1', language: 'fr', shelf, tempo, openSocket: () => socket })
  game.start()
  socket.open()
  socket.tell({ tell: 'welcome', table: table({ number: 1 }), entries: [entry(1)], more: false })
  return { game, socket, shelf }
}

describe('a game', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('fetch', () => Promise.reject(new Error('no network here')))
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('plays with the token of its seat and keeps the first commitment', () => {
    const { socket, shelf } = seated()
    expect(socket.heard[0]).toMatchObject({ token: 'secret' })
    const later = table({ number: 2 })
    socket.tell({ tell: 'presence', table: { ...later, dice: { commitments: ['ff', '11'], throws: 9 } } })
    expect(recall(shelf, 'g1').commitments).toEqual(['00', '11'])
  })

  it('shows dice before what comes of them', () => {
    const { game, socket } = seated()
    socket.tell({ tell: 'news', table: table({ number: 2 }), entries: [entry(2, [told('x')], ['flag', 'letter'])] })
    expect(game.dice).toMatchObject({ falling: true, throws: [{ faces: ['flag', 'letter'] }] })
    expect(game.table?.number).toBe(1)
    expect(game.behind).toBe(true)
    vi.advanceTimersByTime(901)
    expect(game.dice).toMatchObject({ falling: false, read: false })
    expect(game.table?.number).toBe(2)
    expect(game.behind).toBe(true)
    vi.advanceTimersByTime(1700)
    expect(game.behind).toBe(true)
    vi.advanceTimersByTime(200)
    expect(game.dice?.read).toBe(true)
    expect(game.behind).toBe(false)
    game.clearDice()
    expect(game.dice).toBeNull()
  })

  it('keeps the last dice of the other side until they are read', () => {
    const { game, socket } = seated()
    const theirs = { ...entry(3, [told('x')], ['flag']), camp: 'north' as const }
    const turn = table({ number: 2 })
    const north = { ...turn, position: { ...turn.position, active: 'north' as const } }
    socket.tell({ tell: 'news', table: north, entries: [{ ...entry(2), camp: 'north' as const }] })
    vi.advanceTimersByTime(400)
    socket.tell({ tell: 'news', table: table({ number: 3 }), entries: [theirs] })
    vi.advanceTimersByTime(60_000)
    expect(game.dice).toMatchObject({ falling: false, read: false })
    expect(game.behind).toBe(true)
    game.skip()
    expect(game.behind).toBe(false)
  })

  it('lets an impatient player see at once', () => {
    const { game, socket } = seated()
    socket.tell({ tell: 'news', table: table({ number: 2 }), entries: [entry(2, [], ['flag'])] })
    game.skip()
    expect(game.table?.number).toBe(2)
  })

  it('shows what happens one thing after the other, in order, and all of it', () => {
    const { game, socket } = seated()
    for (const number of [2, 3, 4]) socket.tell({ tell: 'news', table: table({ number }), entries: [entry(number)] })
    const seen = [game.table?.number]
    for (let turn = 0; turn < 2; turn += 1) {
      vi.advanceTimersByTime(301)
      seen.push(game.table?.number)
    }
    expect(seen).toEqual([2, 3, 4])
    expect(game.entries.map((one) => one.number)).toEqual([1, 2, 3, 4])
  })

  it('gives no command about what is not shown yet', async () => {
    const { game, socket } = seated()
    socket.tell({ tell: 'news', table: table({ number: 2 }), entries: [entry(2, [], ['flag'])] })
    await game.command({ do: 'end-combat' })
    expect(socket.last.say).toBe('hello')
  })

  it('says a refusal with its clause', async () => {
    const { game, socket } = seated()
    const done = game.command({ do: 'end-movement' })
    expect(game.said).toEqual({ do: 'end-movement' })
    socket.tell({ tell: 'answer', id: String(socket.last.id), answer: 'refused', text: 'Non.', clause: 'MOV-4' })
    await done
    expect(game.refusal).toMatchObject({ text: 'Non.', clause: 'MOV-4' })
    expect(game.said).toBeNull()
  })

  it('asks for the same odds once for each state of the table', async () => {
    const { game, socket } = seated()
    const asked = () => socket.heard.filter((message) => message.say === 'odds').length
    void game.odds('guns', { unit: 'foe' })
    void game.odds('guns', { unit: 'foe' })
    expect(asked()).toBe(1)
    socket.tell({ tell: 'answer', id: String(socket.last.id), answer: 'odds', odds: [] })
    socket.tell({ tell: 'news', table: table({ number: 2 }), entries: [entry(2)] })
    void game.odds('guns', { unit: 'foe' })
    expect(asked()).toBe(2)
    await expect(Promise.resolve()).resolves.toBeUndefined()
  })

  it('reads everything anew in another language', () => {
    const { game, socket } = seated()
    game.speak('en')
    expect(socket.last).toMatchObject({ say: 'language', language: 'en' })
    const entries = [entry(1, [told('They march.')])]
    socket.tell({ tell: 'welcome', table: table({ number: 1, language: 'en' }), entries, more: false })
    expect(game.entries).toHaveLength(1)
    expect(game.entries[0]?.told[0]?.text).toBe('They march.')
  })
})
