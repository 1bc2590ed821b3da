import { describe, expect, it } from 'vitest'
import type { MapView, ScenarioView } from '../src/wire'
import { cellSize, cellsOf, gridOf, piecesToCut, sheetsOf } from '../src/pages/print/blocks/cutting'
import { clothOf, GLUE } from '../src/pages/print/cloth/cloth'
import { groundsOf } from '../src/pages/print/battle/told'
import { A4, EDGE, HEXES, hexSize } from '../src/pages/print/paper'
import hydaspes from '../fixtures/hydaspes.json'
import leuthen from '../fixtures/leuthen.json'
import pavia from '../fixtures/pavia.json'
import pyramids from '../fixtures/pyramids.json'

const BATTLES = [hydaspes, leuthen, pavia, pyramids].map(
  (one) => ({ ...one.scenario, opening: one.position }) as unknown as ScenarioView,
)

describe('a cloth', () => {
  const map: Pick<MapView, 'columns' | 'rows'> = { columns: 13, rows: 12 }

  it('is as large as its hexes say', () => {
    for (const hex of HEXES) {
      const { scale, width } = clothOf(map, hex)
      expect(scale * 60 * Math.sqrt(3)).toBeCloseTo(hex, 6)
      expect(width).toBeGreaterThan(13.5 * hex)
    }
  })

  it('is covered by its sheets, each of which shows the glue of the one before it', () => {
    for (const hex of HEXES) {
      const { across, down, pages, width, height } = clothOf(map, hex)
      expect(pages).toHaveLength(across * down)
      for (const page of pages) {
        expect(page.width).toBeLessThanOrEqual(A4.width - 2 * EDGE)
        const right = pages.find((one) => one.row === page.row && one.column === page.column + 1)
        const below = pages.find((one) => one.column === page.column && one.row === page.row + 1)
        expect(right ? page.x + page.width - right.x : page.x + page.width).toBeCloseTo(right ? GLUE : width, 6)
        expect(below ? page.y + page.height - below.y : page.y + page.height).toBeCloseTo(below ? GLUE : height, 6)
      }
    }
  })

  it('names its sheets as hexes are named', () => {
    const names = clothOf(map, 60).pages.map(({ name }) => name)
    expect(names.slice(0, 2)).toEqual(['A1', 'B1'])
    expect(new Set(names).size).toBe(names.length)
  })

  it('comes in the usual size when none is asked for that we have', () => {
    expect([hexSize(null), hexSize('60mm'), hexSize('80')]).toEqual([60, 60, 80])
  })
})

describe('blocks to cut out', () => {
  it('lie in a hex with all their corners', () => {
    for (const hex of HEXES) {
      const { width, height } = cellSize(hex)
      const radius = hex / Math.sqrt(3)
      // A hex on its point: above the middle of its upright sides it narrows.
      const room = height / 2 <= radius / 2 ? hex : 2 * (radius - height / 2) * Math.sqrt(3)
      expect(width).toBeLessThanOrEqual(room)
    }
  })

  it('are a pile for each unit, counted down, and a piece for each officer', () => {
    for (const battle of BATTLES)
      for (const camp of ['south', 'north'] as const) {
        const units = battle.opening.units.filter((unit) => unit.camp === camp)
        const pieces = piecesToCut(battle, camp, 'elements')
        for (const unit of units) {
          const pile = pieces.flatMap((one) => (one.kind === 'unit' && one.unit.id === unit.id ? [one.unit.left] : []))
          expect(pile).toEqual(Array.from({ length: unit.elements }, (_, index) => unit.elements - index))
        }
        const officers = pieces.filter((one) => one.kind === 'officer')
        expect(officers).toHaveLength(battle.opening.officers.filter((one) => one.camp === camp).length)
        const whole = piecesToCut(battle, camp, 'blocks').filter((one) => one.kind === 'unit')
        expect(whole).toHaveLength(units.length)
      }
  })

  it('all come on some sheet, once', () => {
    for (const battle of BATTLES)
      for (const hex of HEXES) {
        const { columns, rows } = gridOf(hex)
        const sheets = sheetsOf(battle, hex, 'elements')
        const keys = sheets.flatMap(({ cells, beside }) => [...cells.flat(), ...beside].map((piece) => piece.key))
        const all = (['south', 'north'] as const).flatMap((camp) => piecesToCut(battle, camp, 'elements'))
        expect(keys).toEqual(all.map((piece) => piece.key))
        expect(new Set(keys).size).toBe(keys.length)
        for (const { cells } of sheets) expect(cells.length).toBeLessThanOrEqual(columns * rows)
      }
  })

  it('of two officers share a place', () => {
    const name = { fr: 'Ney', en: 'Ney' }
    const officer = (key: string) => ({ kind: 'officer' as const, key, rank: 'sub-general' as const, name })
    expect(cellsOf(['a', 'b', 'c'].map(officer)).map((cell) => cell.length)).toEqual([2, 1])
  })
})

describe('the legend of a map', () => {
  it('shows each ground once, and none the map does not have', () => {
    for (const battle of BATTLES) {
      const grounds = groundsOf(battle)
      const there = new Set(battle.map.hexes.map((hex) => hex.ground).filter((ground) => ground !== 'clear'))
      expect(grounds.filter(({ key }) => there.has(key as never)).length).toBe(there.size)
      expect(new Set(grounds.map(({ key }) => key)).size).toBe(grounds.length)
      expect(grounds.every(({ name, message }) => name !== null || message !== '')).toBe(true)
    }
  })
})
