import { readdirSync, readFileSync } from 'node:fs'
import { render } from 'svelte/server'
import { describe, expect, it } from 'vitest'
import { waterCourses } from '../src/board/courses'
import { placeName } from '../src/board/geometry'
import { survey, type Ground } from '../src/board/land'
import { objectivesOf } from '../src/board/marking'
import Picture from '../src/board/Picture.svelte'
import { namesOn } from '../src/board/names'
import { piecesOf, unitPiece } from '../src/board/pieces'
import { beastOf, silhouetteOf } from '../src/board/silhouettes'
import { bandPips, detailAt } from '../src/board/units'
import type { Battle } from '../src/gallery/battleFile'
import { readBattle } from '../src/gallery/battleFile'
import { SYMBOL_IDS } from '../src/symbols/symbols'
import type { TroopView } from '../src/wire'
import { hexTeller } from '../src/words/hexes'
import { outline } from './outline'

const folder = new URL('../fixtures/', import.meta.url)
const read = (file: string) => readFileSync(new URL(file, folder), 'utf8')
const battles: Battle[] = readdirSync(folder)
  .filter((file) => file !== 'troops.json')
  .map((file) => readBattle(read(file)))
const troops: Record<string, TroopView[]> = JSON.parse(read('troops.json'))
const battle = (id: string) => {
  const found = battles.find(({ scenario }) => scenario.id === id)
  if (!found) throw new Error(`no battle ${id} in fixtures/`)
  return found
}
const drawing = ({ scenario, position }: Battle) =>
  render(Picture, {
    props: {
      map: scenario.map,
      names: namesOn({ names: scenario.names, opening: position }),
      pieces: piecesOf(scenario, position),
      marks: { objectives: objectivesOf(scenario.map) },
      label: scenario.title.fr,
      hex: 73,
    },
  }).body

describe('a battle of each book', () => {
  it.each(['leuthen', 'pavia', 'pyramids', 'hydaspes'])('%s is drawn layer by layer', (id) => {
    expect(outline(drawing(battle(id)))).toMatchSnapshot()
  })
})

describe.each(battles.map((one) => [one.scenario.id, one] as const))('%s', (_, one) => {
  const land = survey(one.scenario.map)

  it('uses only symbols that exist', () => {
    for (const [, id] of drawing(one).matchAll(/href="#([^":]+)"/g))
      if (/^(arm|beast|wt|tr|st|ter|flag)-/.test(id ?? '')) expect(SYMBOL_IDS).toContain(id)
  })

  it('shows every unit and officer on the table', () => {
    const there = one.position.units.filter((unit) => unit.hex !== null && unit.elements > 0)
    expect(piecesOf(one.scenario, one.position).units).toHaveLength(there.length)
    expect(drawing(one).match(/class="unit /g) ?? []).toHaveLength(there.length)
  })

  it.each(['stream', 'river'] satisfies Ground[])('draws a %s through every hex that has one', (ground) => {
    const drawn = new Set(waterCourses(land, ground).flatMap((course) => course.hexes.map(placeName)))
    for (const plot of land.plots.filter((known) => known.ground === ground)) expect(drawn).toContain(plot.place)
  })

  it('names every hex in both languages', () => {
    for (const language of ['fr', 'en'] as const) {
      const tell = hexTeller({ ...one, marks: {}, language })
      for (const unit of one.position.units)
        if (unit.hex !== null) expect(tell(unit.hex)).toContain(unit.name[language])
      for (const { text, kind, hexes } of one.scenario.names)
        if (kind === 'village' && hexes[0]) expect(tell(hexes[0])).toContain(`${hexes[0]}, ${text[language]}, `)
    }
  })
})

describe('troops', () => {
  const all = Object.entries(troops).flatMap(([book, list]) => list.map((troop) => [book, troop] as const))
  const stem = (troop: TroopView) => troop.key.split('/')[0] ?? ''

  it('of Thucidide are told apart by their figure alone, weapon by weapon', () => {
    const shown = new Map<string, string>()
    for (const troop of troops.thucidide ?? []) {
      const figure = [silhouetteOf(troop), beastOf(troop, [])].join(' ')
      expect([undefined, stem(troop)], `${stem(troop)} looks like ${shown.get(figure)}`).toContain(shown.get(figure))
      shown.set(figure, stem(troop))
    }
    expect(shown.size).toBe(30)
  })

  it('that share a figure in one book differ in weight or sign', () => {
    for (const [book, list] of Object.entries(troops)) {
      const looks = list.map((troop) => {
        const piece = unitPiece({ id: '', place: 'A1', camp: 'south', troop, traits: [], left: troop.elements })
        return `${piece.silhouette} ${piece.beast} ${piece.weight} ${piece.signs.join(' ')}`
      })
      expect(new Set(looks).size, book).toBe(list.length)
    }
  })

  it.each(all.map(([book, troop]) => [book, troop.key, troop] as const))(
    'of %s: %s has a pip per element',
    (_, __, troop) => {
      const pips = bandPips(troop.elements - 1, troop.elements)
      expect(pips.filter((pip) => pip.lost)).toHaveLength(1)
      const [first, last] = [pips[0], pips[pips.length - 1]]
      expect(first && first.x >= -36 && last && last.x + last.width <= 36).toBe(true)
    },
  )
})

describe('blocks', () => {
  const [line] = troops.jomini?.filter((troop) => troop.key === 'line-infantry') ?? []
  if (!line) throw new Error('no line infantry')
  const piece = (traits: string[], left = 4, full = 4) =>
    unitPiece({ id: 'x', place: 'A1', camp: 'south', troop: line, traits, left, full })

  it('a unit has a pip for each element it began with', () => {
    expect([piece([]).full, piece(['solid'], 3, 5).full, piece(['detachment'], 1, 1).full]).toEqual([4, 5, 1])
  })

  it('who rides to battle has his beast behind him', () => {
    expect(piece(['on-camels']).beast).toBe('camel')
    expect(piece(['elite']).beast).toBeNull()
  })

  it('detail follows the width of a hex', () => {
    expect([21.9, 22, 39.9, 40].map(detailAt)).toEqual(['plain', 'mini', 'mini', 'full'])
  })
})

describe('a file that is no battle', () => {
  it('is refused with a message that says what was expected', () => {
    expect(() => readBattle('hello')).toThrow('not-json')
    expect(() => readBattle('{"scenario":{}}')).toThrow('no-scenario')
  })

  it('with ground nobody can draw names the hex', () => {
    const { scenario } = battle('hydaspes')
    const hexes = scenario.map.hexes.map((hex) => (hex.place === 'C4' ? { ...hex, ground: 'lava' as 'lake' } : hex))
    expect(() => survey({ ...scenario.map, hexes })).toThrow(/C4: « lava » is none of clear, forest/)
  })
})
