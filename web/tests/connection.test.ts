import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Connection, Lost, type Link } from '../src/net/connection'
import type { EntryView } from '../src/wire'
import { entry, FakeSocket, table } from './fakeTable'

function connected(options: { whyNot?: () => Promise<string | null> } = {}) {
  const sockets: FakeSocket[] = []
  const links: Link[] = []
  const seen: number[] = []
  const connection = new Connection({
    open: () => {
      const socket = new FakeSocket()
      sockets.push(socket)
      return socket
    },
    token: 'secret',
    language: 'fr',
    ...options,
    listener: {
      link: (link) => links.push(link),
      table: (_, entries: readonly EntryView[]) => seen.push(...entries.map((one) => one.number)),
      thinking: () => undefined,
    },
  })
  connection.start()
  const socket = () => sockets.at(-1) ?? new FakeSocket()
  const welcome = (number: number, entries: EntryView[] = []) => {
    socket().open()
    socket().tell({ tell: 'welcome', table: table({ number }), entries, more: false })
  }
  return { connection, sockets, links, seen, socket, welcome }
}

const END = { do: 'end-movement' } as const

describe('a connection', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it('says who it is and what it has seen', () => {
    const { socket, welcome, links } = connected()
    welcome(3, [entry(1), entry(2), entry(3)])
    expect(socket().heard[0]).toEqual({ say: 'hello', token: 'secret', invitation: null, after: 0, language: 'fr' })
    expect(links.map((link) => link.state)).toEqual(['connecting', 'open'])
  })

  it('tells each entry exactly once, over any number of connections', () => {
    const { socket, welcome, seen } = connected()
    welcome(2, [entry(1), entry(2)])
    socket().tell({ tell: 'news', table: table({ number: 3 }), entries: [entry(3)] })
    socket().tell({ tell: 'news', table: table({ number: 3 }), entries: [entry(3)] })
    socket().fail()
    vi.advanceTimersByTime(700)
    welcome(4, [entry(3), entry(4)])
    expect(socket().heard[0]).toMatchObject({ after: 3 })
    expect(seen).toEqual([1, 2, 3, 4])
  })

  it('asks for everything anew when the host has gone back', () => {
    const { sockets, socket, welcome, seen } = connected()
    welcome(3, [entry(1), entry(2), entry(3)])
    socket().fail()
    vi.advanceTimersByTime(700)
    welcome(2)
    expect(sockets).toHaveLength(3)
    welcome(2, [entry(1), entry(2)])
    expect(socket().heard[0]).toMatchObject({ after: 0 })
    expect(seen).toEqual([1, 2, 3, 1, 2])
  })

  it('comes back and asks when it finds that it missed something', () => {
    const { sockets, socket, welcome, seen } = connected()
    welcome(1, [entry(1)])
    socket().tell({ tell: 'news', table: table({ number: 3 }), entries: [entry(3)] })
    expect(sockets).toHaveLength(2)
    welcome(3, [entry(2), entry(3)])
    expect(seen).toEqual([1, 2, 3])
  })

  it('takes in a long log page by page, and tells it once it is whole', () => {
    const { socket, seen, links } = connected()
    socket().open()
    socket().tell({ tell: 'welcome', table: table({ number: 4 }), entries: [entry(1), entry(2)], more: true })
    socket().tell({ tell: 'entries', entries: [entry(3)], more: true })
    expect(seen).toEqual([])
    expect(links.at(-1)?.state).toBe('connecting')
    socket().tell({ tell: 'entries', entries: [entry(4)], more: false })
    expect(seen).toEqual([1, 2, 3, 4])
    expect(links.at(-1)?.state).toBe('open')
    socket().tell({ tell: 'news', table: table({ number: 5 }), entries: [entry(5)] })
    expect(seen).toEqual([1, 2, 3, 4, 5])
  })

  it('asks for everything again when the connection goes between two pages', () => {
    const { socket, welcome, seen } = connected()
    socket().open()
    socket().tell({ tell: 'welcome', table: table({ number: 3 }), entries: [entry(1)], more: true })
    socket().fail()
    vi.advanceTimersByTime(700)
    welcome(3, [entry(1), entry(2), entry(3)])
    expect(socket().heard[0]).toMatchObject({ after: 0 })
    expect(seen).toEqual([1, 2, 3])
  })

  it('waits longer each time, and starts afresh once it was welcomed', () => {
    const { links, socket, welcome } = connected()
    const waits: number[] = []
    for (let turn = 0; turn < 8; turn += 1) {
      socket().fail()
      const link = links.at(-1)
      if (link?.state === 'lost') waits.push(link.retryAt - Date.now())
      vi.advanceTimersByTime(20_000)
    }
    expect(waits[0]).toBeLessThanOrEqual(600)
    expect(waits[2]).toBeGreaterThan(1500)
    expect(Math.max(...waits)).toBeLessThanOrEqual(18_000)
    welcome(1)
    socket().fail()
    const link = links.at(-1)
    expect(link?.state === 'lost' && link.retryAt - Date.now()).toBeLessThanOrEqual(600)
  })

  it('sends a command again as it was: same number seen, same nonce', async () => {
    const { connection, socket, welcome } = connected()
    welcome(5)
    const answering = connection.command(END, 5)
    const first = socket().last
    expect(first).toMatchObject({ say: 'command', after: 5, command: END })
    expect(first.nonce).toMatch(/^[0-9a-f]{32}$/)
    socket().fail()
    vi.advanceTimersByTime(700)
    welcome(6, [entry(6)])
    expect(socket().last).toEqual(first)
    socket().tell({ tell: 'answer', id: String(first.id), answer: 'already-done', number: 6 })
    expect(await answering).toMatchObject({ answer: 'already-done', number: 6 })
    expect(connection.busy).toBe(false)
  })

  it('keeps a command given while the connection is gone, and only one', () => {
    const { connection, socket, welcome } = connected()
    welcome(5)
    socket().fail()
    expect(connection.command(END, 5)).not.toBeNull()
    expect(connection.command(END, 5)).toBeNull()
    vi.advanceTimersByTime(700)
    welcome(5)
    expect(socket().heard.map((message) => message.say)).toEqual(['hello', 'command'])
  })

  it('draws a new nonce for each command', () => {
    const { connection, socket, welcome } = connected()
    welcome(1)
    void connection.command(END, 1)
    const first = socket().last
    socket().tell({ tell: 'answer', id: String(first.id), answer: 'done', number: 2 })
    void connection.command(END, 2)
    expect(socket().last.nonce).not.toBe(first.nonce)
  })

  it('lets questions go with the connection they were asked on', async () => {
    const { connection, socket, welcome } = connected()
    welcome(1)
    const odds = connection.ask({ say: 'sight', from: 'A1', to: 'B2', weapon: null })
    socket().fail()
    await expect(odds).rejects.toBeInstanceOf(Lost)
    await expect(connection.ask({ say: 'resign' })).rejects.toBeInstanceOf(Lost)
  })

  it('does not come back where it is told that it is no use', () => {
    const { connection, links, sockets, socket } = connected()
    socket().open()
    socket().tell({ tell: 'bye', text: 'ce jeton n’ouvre rien' })
    socket().fail('bad-token', 1008)
    vi.advanceTimersByTime(60_000)
    connection.retry()
    expect(sockets).toHaveLength(1)
    expect(links.at(-1)).toEqual({ state: 'ended', text: 'ce jeton n’ouvre rien' })
  })

  it('comes back to a server that only starts anew', () => {
    const { sockets, socket, welcome } = connected()
    welcome(1)
    socket().fail('closing', 1001)
    vi.advanceTimersByTime(700)
    expect(sockets).toHaveLength(2)
  })

  it('asks why it cannot connect, and stops if there is no such game', async () => {
    const { links, socket } = connected({ whyNot: () => Promise.resolve('il n’y a pas de partie') })
    socket().fail()
    await vi.advanceTimersByTimeAsync(10)
    expect(links.at(-1)).toEqual({ state: 'ended', text: 'il n’y a pas de partie' })
  })
})
