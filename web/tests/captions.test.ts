// Names on the map: none under a block that stands there at the start, none on another, none off the table.
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { blockBox, captions, overlap } from '../src/board/captions'
import { rowsHigh, tableSize } from '../src/board/geometry'
import { survey } from '../src/board/land'
import { namesOn, textWidth, type MapNames } from '../src/board/names'
import { turnedMap, turnedNames, turnOf } from '../src/board/turned'
import { readBattle } from '../src/gallery/battleFile'
import { drawn } from '../src/gallery/ground'

const folder = new URL('../fixtures/', import.meta.url)
const battles = readdirSync(folder)
  .filter((file) => file !== 'troops.json')
  .map((file) => readBattle(readFileSync(new URL(file, folder), 'utf8')))

describe.each(battles.map((one) => [one.scenario.id, one] as const))('%s', (_, { scenario, position }) => {
  const names = namesOn({ names: scenario.names, opening: position })
  const turn = turnOf(scenario.map)
  const sides = [
    ['from the south', survey(scenario.map), names],
    ['from the north', survey(turnedMap(scenario.map, turn), turn.above), turnedNames(names, turn)],
  ] as const

  it.each(sides)('has room for every name, seen %s', (_, land, seen) => {
    for (const language of ['fr', 'en'] as const) {
      const written = captions(land, seen, language)
      expect(written.map(({ text }) => text)).toEqual(scenario.names.map(({ text }) => text[language]))
      const blocks = seen.standing.map((place) => ({ place, box: blockBox(place) }))
      const top = rowsHigh(land.above)
      const { width, height } = tableSize(land.columns, land.rows)
      for (const { text, boxes } of written) {
        for (const box of boxes) {
          expect(box.x >= 0 && box.x + box.width <= width, `${text} across the edge`).toBe(true)
          expect(box.y >= top && box.y + box.height <= top + height, `${text} across the edge`).toBe(true)
        }
        const under = blocks.filter(({ box }) => boxes.some((one) => overlap(one, box) > 0))
        expect(under.map(({ place }) => `${text} under ${place}`)).toEqual([])
        const others = written.filter((other) => other.text !== text)
        const on = others.filter((other) => other.boxes.some((box) => boxes.some((one) => overlap(one, box) > 0)))
        expect(on.map((other) => `${text} on ${other.text}`)).toEqual([])
      }
    }
  })
})

describe('a name', () => {
  const named = (kind: MapNames['written'][number]['kind'], hex: string, standing: string[] = []): MapNames => ({
    written: [{ text: { fr: 'Hausen', en: 'Hausen' }, kind, hexes: [hex] }],
    standing,
  })
  const land = survey(drawn({ rows: ['. . . . .', '. . v . .', '~ ~ ~ ~ ~', '. . h . .', '. . . . .'] }))
  const first = (names: MapNames) => captions(land, names, 'fr')[0]

  it('of a village stands beside its houses, to the right where nobody is in the way', () => {
    const right = first(named('village', 'C2'))
    const left = first(named('village', 'C2', ['D2']))
    expect(right?.at.x).toBeGreaterThan(left?.at.x ?? Infinity)
    expect(overlap(left?.boxes[0] ?? blockBox('D2'), blockBox('D2'))).toBe(0)
  })

  it('of a height stands on it, until somebody does', () => {
    const free = first(named('height', 'C4'))
    const taken = first(named('height', 'C4', ['C4']))
    expect(overlap(free?.boxes[0] ?? blockBox('A1'), blockBox('C4'))).toBeGreaterThan(0)
    expect(overlap(taken?.boxes[0] ?? blockBox('C4'), blockBox('C4'))).toBe(0)
  })

  it('of a river follows it', () => {
    expect(first(named('water', 'C3'))?.turn).toBeCloseTo(0)
    expect(first(named('place', 'C4'))?.turn).toBeNull()
  })

  it('is as broad as its letters', () => {
    expect(textWidth('Hougoumont', 30)).toBeGreaterThan(textWidth('Ivry', 30) * 2)
  })
})
