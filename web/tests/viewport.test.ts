import { describe, expect, it } from 'vitest'
import { sheet, WIDTH } from '../src/board/geometry'
import { Hand } from '../src/board/hand'
import { fit, hexPixels, pan, pointAt, resized, reveal, SMALLEST_TAP, tappable, zoom } from '../src/board/viewport'

const paper = sheet(13, 12)
const desk = { width: 1036, height: 640 }
const phone = { width: 390, height: 500 }

describe('the view', () => {
  it('fits the whole sheet and keeps the pane’s proportions', () => {
    for (const pane of [desk, phone]) {
      const view = fit(paper, pane)
      expect(view.width / view.height).toBeCloseTo(pane.width / pane.height)
      expect(view.width).toBeGreaterThanOrEqual(paper.width - 1e-6)
      expect(view.height).toBeGreaterThanOrEqual(paper.height - 1e-6)
    }
  })

  it('opens near enough to be tapped on a phone', () => {
    const view = tappable(paper, phone, { x: 600, y: 500 })
    expect(hexPixels(view, phone)).toBeGreaterThanOrEqual(SMALLEST_TAP)
    expect(hexPixels(fit(paper, phone), phone)).toBeLessThan(SMALLEST_TAP)
  })

  it('keeps the point under the finger while zooming', () => {
    const view = tappable(paper, phone, { x: 600, y: 500 })
    const pixel = { x: 120, y: 200 }
    const kept = pointAt(view, phone, pixel)
    const after = pointAt(zoom(view, 1.4, kept, paper, phone), phone, pixel)
    expect(after.x).toBeCloseTo(kept.x)
    expect(after.y).toBeCloseTo(kept.y)
  })

  it('never gets smaller than the whole sheet nor larger than is any use', () => {
    let view = fit(paper, desk)
    expect(zoom(view, 0.1, { x: 0, y: 0 }, paper, desk)).toEqual(view)
    for (let turn = 0; turn < 40; turn += 1) view = zoom(view, 1.5, { x: 500, y: 500 }, paper, desk)
    expect(hexPixels(view, desk)).toBeLessThanOrEqual(221)
  })

  it('cannot be dragged off the sheet', () => {
    const view = pan(tappable(paper, phone, { x: 600, y: 500 }), 1e6, -1e6, paper, phone)
    expect(view.x).toBeCloseTo(paper.x)
    expect(view.y + view.height).toBeCloseTo(paper.y + paper.height)
  })

  it('moves only as far as needed to show a hex', () => {
    const view = tappable(paper, phone, { x: 600, y: 500 })
    const inside = { x: view.x + view.width / 2, y: view.y + view.height / 2 }
    expect(reveal(view, inside, paper)).toEqual(view)
    const moved = reveal(view, { x: view.x + view.width + WIDTH, y: inside.y }, paper)
    expect(moved.x).toBeGreaterThan(view.x)
    expect(moved.y).toBe(view.y)
  })

  it('keeps its scale when the window changes, and fits again when it showed everything', () => {
    const near = tappable(paper, phone, { x: 600, y: 500 })
    const wider = { width: 420, height: 500 }
    expect(hexPixels(resized(near, phone, wider, paper), wider)).toBeCloseTo(hexPixels(near, phone))
    expect(resized(fit(paper, desk), desk, { width: 1200, height: 800 }, paper)).toEqual(
      fit(paper, { width: 1200, height: 800 }),
    )
  })
})

describe('a hand on the board', () => {
  const recorded = () => {
    const done: string[] = []
    const hand = new Hand({
      drag: (dx, dy) => done.push(`drag ${dx} ${dy}`),
      pinch: (factor) => done.push(`pinch ${factor}`),
    })
    return { hand, done }
  }

  it('picks when it holds still, and only then', () => {
    const { hand, done } = recorded()
    hand.down(1, { x: 10, y: 10 })
    hand.move(1, { x: 12, y: 11 })
    hand.up(1)
    expect([hand.dragged, done]).toEqual([false, []])
    hand.down(1, { x: 10, y: 10 })
    hand.move(1, { x: 40, y: 10 })
    hand.up(1)
    expect(hand.dragged).toBe(true)
    expect(done).toEqual(['drag 30 0'])
    // The click that ends a drag is not one; the next, without a touch before it, is.
    expect([hand.release(), hand.release()]).toEqual([true, false])
  })

  it('pinches with two fingers, and picks nothing then', () => {
    const { hand, done } = recorded()
    hand.down(1, { x: 0, y: 0 })
    hand.down(2, { x: 100, y: 0 })
    hand.move(2, { x: 200, y: 0 })
    expect(done).toContain('pinch 2')
    hand.up(2)
    hand.up(1)
    expect(hand.dragged).toBe(true)
  })
})
