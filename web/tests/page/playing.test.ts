// The whole table in a page, with a socket on which the test speaks for the server.
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import leuthen from '../../fixtures/leuthen.json'
import { reader } from '../../src/reader/reader.svelte'
import Table from '../../src/table/Table.svelte'
import type { Position, TableView } from '../../src/wire'
import { shelfOf } from '../fakeShelf'
import { actor, answer, entry, FakeSocket, table, told, way, type Sketch } from '../fakeTable'

const position = leuthen.position as unknown as Position
const mine = position.units.filter((unit) => unit.camp === 'south' && unit.hex !== null)
const foe = position.units.find((unit) => unit.camp === 'north' && unit.hex !== null)
const [first, second] = mine
if (!first?.hex || !second?.hex || !foe?.hex) throw new Error('Leuthen has units on the table')
const [here, there, aim] = [first.hex, 'A12', foe.hex]

function leuthenTable(sketch: Sketch = {}): TableView {
  const asked = table({
    actors: [
      actor({
        unit: first?.id ?? '',
        moves: [way(there, { dice_lost: 1 })],
        attacks: [{ target: { unit: foe?.id ?? '' }, hex: aim, dice: 2 }],
      }),
      actor({ unit: second?.id ?? '', moves: [way('B12')] }),
    ],
    answers: [answer({ do: 'end-movement' }, { text: 'Fin du mouvement' })],
    ...sketch,
  })
  return { ...asked, position: { ...asked.position, units: position.units, officers: position.officers } }
}

let page: Record<string, unknown> | undefined
let socket: FakeSocket

async function sit(sketch: Sketch = {}) {
  socket = new FakeSocket()
  vi.stubGlobal('WebSocket', function () {
    return socket
  })
  vi.stubGlobal('fetch', () =>
    Promise.resolve(
      new Response(JSON.stringify({ ...leuthen.scenario, date: null, steps: [], opening: leuthen.position })),
    ),
  )
  page = mount(Table, { target: document.body, props: { id: 'g1' } })
  flushSync()
  socket.open()
  socket.tell({ tell: 'welcome', table: leuthenTable(sketch), entries: [entry(1, [told('On marche.')])], more: false })
  await vi.waitFor(() => {
    flushSync()
    expect(cell(here)).toBeTruthy()
  })
}

const cell = (place: string) => document.querySelector<SVGElement>(`[data-place="${place}"]`)
const bar = () => document.querySelector('.prompt')?.textContent ?? ''
const said = () => socket.heard.filter((message) => message.say === 'command').map((message) => message.command)
const words = (place: string) => cell(place)?.getAttribute('aria-label') ?? ''

function click(place: string, pointerType = 'mouse') {
  cell(place)?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType }))
  cell(place)?.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, pointerType }))
  cell(place)?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  flushSync()
}

function press(key: string, target: EventTarget = document.body) {
  target.dispatchEvent(new KeyboardEvent('keydown', { key, code: key, bubbles: true, cancelable: true }))
  flushSync()
}

beforeEach(() => reader.open(shelfOf({ 'etendard.settings': '{"language":"fr"}' })))
afterEach(() => {
  if (page) void unmount(page)
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

describe('by mouse', () => {
  it('two clicks move a unit', async () => {
    await sit()
    click(here)
    expect(bar()).toMatch(new RegExp(`${here}\\u00a0: où aller`))
    expect(words(there)).toContain('peut aller, moins un dé')
    click(there)
    expect(said()).toEqual([{ do: 'move', unit: first.id, to: there, pace: 'normal', past: null }])
  })

  it('two clicks attack, and pointing at the target asks for its odds', async () => {
    await sit()
    click(here)
    cell(aim)?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
    flushSync()
    const asked = socket.heard.filter((message) => message.say === 'odds')
    expect(asked.at(-1)).toMatchObject({ unit: first.id, target: { unit: foe.id } })
    click(aim)
    expect(said()).toEqual([{ do: 'attack', unit: first.id, target: { unit: foe.id } }])
  })

  it('a click that leads nowhere says what can be done, and aloud', async () => {
    await sit()
    click('A1')
    expect(bar()).toContain('Choisissez une de vos unités')
    expect(document.querySelector('[role=alert]')?.textContent).toContain('Choisissez une de vos unités')
    expect(said()).toEqual([])
  })

  it('a refusal of the server is said with its clause', async () => {
    await sit()
    click(here)
    click(there)
    const { id } = socket.last
    socket.tell({ tell: 'answer', id: String(id), answer: 'refused', text: 'C’est trop loin.', clause: 'MOV-4' })
    await vi.waitFor(() => {
      flushSync()
      expect(bar()).toContain('C’est trop loin.')
    })
    expect(bar()).toContain('MOV-4')
  })
})

describe('by finger', () => {
  it('a tap shows what it would do, a second one does it', async () => {
    await sit()
    click(here, 'touch')
    click(aim, 'touch')
    expect(said()).toEqual([])
    expect(bar()).toContain('Attaquer, 2 dés')
    click(aim, 'touch')
    expect(said()).toHaveLength(1)
  })
})

describe('by keys', () => {
  it('N takes the next unit, Escape lets go, E ends the phase', async () => {
    await sit()
    press('n')
    expect(bar()).toContain(here)
    press('n')
    expect(bar()).toContain(second.hex)
    press('Escape')
    expect(bar()).toContain('Qui se déplace')
    press('e')
    expect(bar()).toContain('peuvent encore bouger')
    expect(said()).toEqual([])
    press('e')
    expect(said()).toEqual([{ do: 'end-movement' }])
  })

  it('Enter leaves the unit in hand where it is, and goes on', async () => {
    await sit()
    press('n')
    press('Enter')
    expect(bar()).toContain(second.hex)
    press('Enter')
    expect(bar()).toContain('Qui se déplace')
    expect(said()).toEqual([])
  })

  it('Enter gives the usual answer', async () => {
    const answers = [
      answer({ do: 'riposte', yes: true }, { text: 'Riposter', usual: true }),
      answer({ do: 'riposte', yes: false }, { text: 'Ne pas riposter' }),
    ]
    await sit({ question: 'riposte', actors: [], answers })
    press('Enter')
    expect(said()).toEqual([{ do: 'riposte', yes: true }])
  })

  it('Enter on a hex steered to by keys picks it', async () => {
    await sit()
    press('ArrowRight', cell('A1') ?? document.body)
    press('Enter', cell('B1') ?? document.body)
    expect(document.querySelector('[role=alert]')?.textContent).toContain('Choisissez une de vos unités')
  })

  it('S reads the six neighbours, A the targets', async () => {
    await sit()
    press('n')
    press('a')
    const heard = () => [...document.querySelectorAll('[role=status]')].map((one) => one.textContent).join(' ')
    expect(heard()).toContain(`${aim}, 2 dés`)
    press('s')
    expect(heard()).toMatch(/nord-est\u00a0: L8, marais/)
  })

  it('a question is read with its answers and the keys that give them', async () => {
    const answers = [
      answer({ do: 'attack-order', order: 'cold-steel' }, { text: 'Ordre « arme blanche »', price: 2 }),
      answer({ do: 'attack-order', order: null }, { text: 'Pas d’ordre', usual: true }),
    ]
    await sit({ question: 'attack-order', actors: [], answers })
    const heard = document.querySelector('.aloud')?.textContent
    expect(heard).toContain('1\u00a0: Ordre « arme blanche », 2 jetons. Entrée\u00a0: Pas d’ordre.')
  })

  it('whoever is in hand is described where nothing else is looked at', async () => {
    await sit()
    press('n')
    document.querySelector('.board > svg')?.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }))
    flushSync()
    expect(document.querySelector('aside .card')?.textContent).toContain(here)
  })

  it('a hex refused is ringed no longer than the bar says why', async () => {
    await sit()
    click('A1')
    expect(document.querySelectorAll('.refused')).not.toHaveLength(0)
    click(here)
    expect(bar()).not.toContain('Choisissez une de vos unités')
    expect(document.querySelectorAll('path.refused')).toHaveLength(0)
  })

  it('what a key asked for twice is said twice', async () => {
    await sit()
    press('a')
    const heard = () => [...document.querySelectorAll('[role=status]')].at(-1)?.textContent
    const first = heard()
    press('a')
    expect(heard()?.trim()).toBe(first)
    expect(heard()).not.toBe(first)
  })

  it('whoever comes by keys goes straight to the map', async () => {
    await sit()
    document.querySelector<HTMLElement>('header .skip')?.click()
    expect(document.activeElement?.getAttribute('data-place')).toBe('A1')
  })
})

it('the table stays usable while the connection is lost, and says so', async () => {
  await sit()
  socket.fail()
  flushSync()
  expect(bar()).toMatch(/Connexion perdue/)
  click(here)
  click(there)
  expect(bar()).toContain('Votre réponse partira')
})
