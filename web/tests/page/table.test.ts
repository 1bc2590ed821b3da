import { flushSync, mount, unmount } from 'svelte'
import { afterEach, describe, expect, it, vi } from 'vitest'
import Board from '../../src/board/Board.svelte'
import { sheet } from '../../src/board/geometry'
import { SCENES } from '../../src/gallery/scenes'

function movement() {
  const scene = SCENES.movement
  if (!scene) throw new Error('no scene')
  return scene
}

let board: Record<string, unknown> | undefined
const picked: string[] = []
const looked: (string | null)[] = []

function lay() {
  const target = document.createElement('div')
  document.body.append(target)
  board = mount(Board, {
    target,
    props: {
      ...movement(),
      label: 'Carte',
      nameOf: (place: string) => `hex ${place}`,
      onpick: (place: string) => void picked.push(place),
      onlook: (place: string | null) => void looked.push(place),
    },
  })
  flushSync()
  return target
}

afterEach(() => {
  if (board) void unmount(board)
  document.body.replaceChildren()
  picked.length = looked.length = 0
})

const stops = (target: Element) =>
  [...target.querySelectorAll('[tabindex="0"]')].map((cell) => cell.getAttribute('data-place'))

function press(target: Element, key: string, code = key) {
  const cell = target.querySelector('[tabindex="0"]')
  cell?.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true }))
  flushSync()
}

describe('the board', () => {
  it('is a grid of named hexes', () => {
    const target = lay()
    expect(target.querySelector('[role=grid]')?.getAttribute('aria-label')).toBe('Carte')
    expect(target.querySelectorAll('[role=row]')).toHaveLength(9)
    expect(target.querySelectorAll('[role=gridcell]')).toHaveLength(13 * 9)
    expect(target.querySelector('[data-place=C4]')?.getAttribute('aria-label')).toBe('hex C4')
  })

  it('is one tab stop, and the arrows move it', () => {
    const target = lay()
    expect(stops(target)).toEqual(['A1'])
    press(target, 'ArrowRight')
    press(target, 'ArrowRight')
    press(target, '3', 'Numpad3')
    expect(stops(target)).toEqual(['D2'])
    expect(document.activeElement?.getAttribute('data-place')).toBe('D2')
    expect(looked).toContain('D2')
  })

  it('picks with Enter, space or a click', () => {
    const target = lay()
    press(target, 'ArrowRight')
    press(target, 'Enter')
    press(target, ' ')
    target.querySelector('[data-place=F5]')?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    expect(picked).toEqual(['B1', 'B1', 'F5'])
    flushSync()
    expect(stops(target)).toEqual(['F5'])
  })

  it('goes to paper whole, however near it is looked at', () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800)
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600)
    const target = lay()
    vi.restoreAllMocks()
    const seen = () => target.querySelector('.board > svg')?.getAttribute('viewBox')
    press(target, '+')
    press(target, '+')
    const near = seen()
    dispatchEvent(new Event('beforeprint'))
    const { x, y, width, height } = sheet(13, 9)
    expect(seen()).toBe(`${x} ${y} ${width} ${height}`)
    expect(near).not.toBe(seen())
    dispatchEvent(new Event('afterprint'))
    flushSync()
    expect(seen()).toBe(near)
  })

  it('leaves other keys to the page', () => {
    const target = lay()
    const event = new KeyboardEvent('keydown', { key: 'n', code: 'KeyN', bubbles: true, cancelable: true })
    target.querySelector('[tabindex="0"]')?.dispatchEvent(event)
    expect(event.defaultPrevented).toBe(false)
  })
})
