// A battle being made: every edit as a plain function, the steps back, the mirror, the size.
import { describe, expect, it } from 'vitest'
import hydaspes from '../fixtures/hydaspes.json'
import leuthen from '../fixtures/leuthen.json'
import pavia from '../fixtures/pavia.json'
import pyramids from '../fixtures/pyramids.json'
import { distance, spotOf } from '../src/board/geometry'
import * as armies from '../src/workshop/armies'
import { blank, put, slug, sound, unused, type Draft } from '../src/workshop/draft'
import * as ground from '../src/workshop/ground'
import { begin, lift, redo, step, undo } from '../src/workshop/past'
import { changedAt, fieldOf, tabOf, whoIn } from '../src/workshop/paths'
import { mapOf } from '../src/workshop/picture'
import * as remap from '../src/workshop/remap'
import { applied, brushed, TILES, type Bench } from '../src/workshop/tools'

const NAMES = { north: { fr: 'Nord', en: 'North' }, south: { fr: 'Sud', en: 'South' } }
const TITLE = { fr: 'Essai', en: 'Trial' }
const UNIT = { fr: 'Ligne', en: 'Line', grammar: { fr: 'fs', en: 'the s' }, troop: 'line-infantry' }

function drawn(...rows: string[]): Draft {
  const draft = blank('jomini', 3, 3, TITLE, NAMES)
  return { ...draft, map: { ...draft.map, rows } }
}
const rows = (draft: Draft) => draft.map.rows
const bench = (more: Partial<Bench> = {}): Bench => ({
  brush: 'one',
  mirror: null,
  singles: ['general-in-chief'],
  camp: 'south',
  who: null,
  side: 0,
  flipped: false,
  along: false,
  ...more,
})

describe('a battle that is opened', () => {
  it('loses nothing of its map, however large it is', () => {
    const rows = Array.from({ length: 31 }, () => '.'.repeat(41))
    expect(sound({ map: { rows } }).map.rows).toEqual(rows)
  })
})

describe('the ground', () => {
  it('is painted hex by hex and left alone off the table', () => {
    const draft = ground.paint(drawn('...', '...', '...'), ['A1', 'C3', 'D9'], 'f')
    expect(rows(draft)).toEqual(['f..', '...', '..f'])
    expect(ground.paint(draft, ['A1'], 'f')).toBe(draft)
  })

  it('knows farms by their houses', () => {
    const farm = ground.paint(drawn('...', '...', '...'), ['B2'], 'v', true)
    expect(farm.map.farms).toEqual(['B2'])
    expect(ground.paint(farm, ['B2'], 'v').map.farms).toBeUndefined()
    expect(ground.paint(farm, ['B2'], '.').map.farms).toBeUndefined()
  })

  it('rises by a hill where it is open, and by a height beside its letter elsewhere', () => {
    const hill = ground.level(drawn('.f.', '...', '...'), ['A1', 'B1'], 1)
    expect([rows(hill)[0], hill.map.heights]).toEqual(['hf.', ['B1 1']])
    const high = ground.level(hill, ['A1'], 3)
    expect([rows(high)[0], high.map.heights]).toEqual(['hf.', ['B1 1', 'A1 3']])
    expect(ground.levelAt(high, 'A1')).toBe(3)
    const flat = ground.level(high, ['A1', 'B1'], 0)
    expect([rows(flat)[0], flat.map.heights]).toEqual(['.f.', undefined])
  })

  it('is filled as far as one letter hangs together', () => {
    const draft = drawn('ff.', '.f.', '..f')
    expect(brushed(draft, 'A1', 'all').sort()).toEqual(['A1', 'B1', 'B2'].sort())
    expect(brushed(draft, 'B2', 'seven')).toHaveLength(7)
  })
})

describe('water', () => {
  it('is bridged: by its letter alone where the water beside says which, else by its name too', () => {
    const river = ground.bridge(drawn('...', '~~~', '...'), 'B2')
    expect([river && rows(river)[1], river?.map.bridges]).toEqual(['~b~', undefined])
    const alone = ground.bridge(drawn('...', '.=.', '...'), 'B2')
    expect([alone && rows(alone)[1], alone?.map.bridges]).toEqual(['.b.', ['B2 large-river']])
    expect(alone && rows(ground.bridge(alone, 'B2') ?? alone)[1]).toBe('.=.')
    expect(ground.bridge(drawn('...', '...', '...'), 'B2')).toBeNull()
  })

  it('is forded where it is a river', () => {
    const ford = ground.ford(drawn('...', '~~~', '...'), 'B2')
    expect(ford && rows(ford)[1]).toBe('~x~')
    expect(ground.ford(drawn('...', '===', '...'), 'B2')).toBeNull()
  })
})

describe('a road', () => {
  const empty = drawn('....', '....', '....')
  it('goes hex to hex, and on where it ended', () => {
    const road = ground.road(ground.road(empty, ['A1', 'B1']), ['B1', 'C1', 'C2'])
    expect(road.map.roads).toEqual(['A1 B1 C1 C2'])
    expect(ground.road(road, ['B1', 'C1'])).toBe(road)
    expect(ground.road(road, ['B1', 'B2']).map.roads).toEqual(['A1 B1 C1 C2', 'B1 B2'])
    expect(ground.road(road, ['A2', 'A1']).map.roads).toEqual(['A2 A1 B1 C1 C2'])
  })

  it('finds its way between two hexes, one beside the next', () => {
    const way = ground.path('A1', 'D3')
    expect(way).toHaveLength(distance(spotOf('A1'), spotOf('D3')) + 1)
    way.slice(1).forEach((place, at) => expect(distance(spotOf(place), spotOf(way[at] ?? ''))).toBe(1))
    // Straight down, not out to one side and back.
    expect(ground.path('E1', 'E7').every((place) => 'DE'.includes(place.charAt(0)))).toBe(true)
  })

  it('is cut where it is rubbed out', () => {
    const road = ground.road(empty, ['A1', 'B1', 'C1', 'D1'])
    expect(ground.unroad(road, 'B1').map.roads).toEqual(['C1 D1'])
  })
})

describe('works', () => {
  const empty = drawn('...', '...', '...')
  it('stand on a side, inside first; sides of one hex in one line; the same again takes them away', () => {
    const one = ground.work(ground.work(empty, 'palisades', 'B2', 'C2'), 'palisades', 'B2', 'A2')
    expect(one.map.palisades).toEqual(['B2>C2 B2>A2'])
    expect(ground.work(one, 'palisades', 'B2', 'A2').map.palisades).toEqual(['B2>C2'])
    const turned = ground.turnWork(one, 'B2', 'C2')
    expect(turned.map.palisades).toEqual(['B2>A2', 'C2>B2'])
    const other = ground.work(one, 'ditches', 'C2', 'B2')
    expect([other.map.palisades, other.map.ditches]).toEqual([['B2>A2'], ['C2>B2']])
  })

  it('follow a whole outline', () => {
    const town = drawn('...', '.v.', '...')
    const walled = applied(town, { is: 'work', kind: 'fortifications' }, 'B2', bench({ along: true }))
    expect(walled?.map.fortifications?.[0]?.split(' ')).toHaveLength(6)
    const back = applied(town, { is: 'work', kind: 'fortifications' }, 'B2', bench({ brush: 'all', flipped: true }))
    expect(ground.worksOf(back ?? town).every(({ outside }) => outside === 'B2')).toBe(true)
  })
})

describe('the size', () => {
  const full: Draft = {
    ...drawn('f...', '.v..', '..h.', '....'),
    map: { rows: ['f...', '.v..', '..h.', '....'], roads: ['A1 B1 C1'], fortifications: ['B2>C2'], heights: ['C3 2'] },
    names: [{ fr: 'Bois', en: 'Wood', kind: 'wood', hexes: ['A1'] }],
  }
  it('grows and shrinks on every edge and back again without loss', () => {
    const army = armies.addUnit(full, 'south', { ...UNIT, hex: 'B2' })
    for (const edge of remap.EDGES) expect(remap.resize(remap.resize(army, edge, 1), edge, -1), edge).toEqual(army)
  })

  it('keeps neighbours when the first row gets another number', () => {
    const grown = remap.resize(full, 'north', 1)
    const [side] = ground.worksOf(grown)
    expect(distance(spotOf(side?.inside ?? ''), spotOf(side?.outside ?? ''))).toBe(1)
    for (const road of ground.roadsOf(grown))
      road.slice(1).forEach((place, at) => expect(distance(spotOf(place), spotOf(road[at] ?? ''))).toBe(1))
    expect(rows(grown)).toHaveLength(5)
  })

  it('ends where tables end', () => {
    const small = drawn('...', '...', '...')
    for (const edge of remap.EDGES) expect(remap.resize(small, edge, -1)).toBe(small)
    const large = blank('jomini', 40, 30, TITLE, NAMES)
    for (const edge of remap.EDGES) expect(remap.resize(large, edge, 1)).toBe(large)
  })

  it('leaves whoever falls off the table nowhere, and cuts what leads there', () => {
    const army = armies.addUnit(full, 'north', { ...UNIT, hex: 'A1' })
    const cut = remap.resize(army, 'west', -1)
    expect(cut.north.units[0]?.hex).toBeUndefined()
    expect(cut.map.roads).toEqual(['A1 B1'])
    expect(cut.names).toBeUndefined()
  })
})

describe('the mirror', () => {
  it('keeps neighbours neighbours and is its own way back, on tables of every shape', () => {
    for (const columns of [3, 4, 7])
      for (const height of [3, 4, 6, 7])
        for (const mirror of remap.MIRRORS) {
          const draft = blank('jomini', columns, height, TITLE, NAMES)
          const across = (place: string) => remap.opposed(draft, place, mirror)
          for (const spot of ground.spotsOf(draft)) {
            const place = `${'ABCDEFG'[spot.column - 1]}${spot.row}`
            const there = across(place)
            if (there === null) continue
            expect(across(there)).toBe(place)
            for (const near of ground.beyond(draft, place, 1) ? [ground.beyond(draft, place, 1) ?? ''] : []) {
              const nearThere = across(near)
              if (nearThere !== null) expect(distance(spotOf(there), spotOf(nearThere))).toBe(1)
            }
          }
        }
  })

  it('of a whole battle exchanges the armies where north becomes south', () => {
    const army = armies.addUnit(drawn('...', '.f.', '...'), 'south', { ...UNIT, hex: 'A3' })
    const turned = remap.mirrored({ ...army, turns: { first: 'south', winner: 'south' } }, 'ends')
    expect(turned.north.units[0]?.hex).toBe('A1')
    expect(turned.turns).toEqual({ first: 'north', winner: 'north' })
    expect(remap.mirrored(turned, 'ends').south.units).toEqual(army.south.units)
  })

  it('paints both sides at once', () => {
    const both = applied(drawn('...', '...', '...'), { is: 'ground', letter: 'f' }, 'A1', bench({ mirror: 'ends' }))
    expect(both && rows(both)).toEqual(['f..', '...', 'f..'])
  })

  it('sets a copy of an army opposite', () => {
    const army = armies.addUnit(drawn('...', '...', '...'), 'south', { ...UNIT, hex: 'B3' })
    const facing = armies.opposeArmy(army, 'south', 'ends')
    expect(facing.north.units).toEqual([{ id: 'line-2', ...UNIT, hex: 'B1' }])
  })

  it('lets a copy of an army come on by the hexes opposite', () => {
    const later = armies.addUnit(drawn('...', '...', '...'), 'south', {
      ...UNIT,
      arrives: { turn: 3, at: ['A3', 'B3'] },
    })
    const facing = armies.opposeArmy(later, 'south', 'ends')
    expect(facing.north.units[0]?.arrives).toEqual({ turn: 3, at: ['A1', 'B1'] })
  })
})

describe('an army', () => {
  it('names its units for programs by their English names until somebody chooses', () => {
    const one = armies.addUnit(drawn('...', '...', '...'), 'south', UNIT)
    const who = { camp: 'south', is: 'units', index: 0 } as const
    const named = armies.named(one, who, 'en', 'Mészáros’ uhlans')
    expect(named.south.units[0]?.id).toBe('meszaros-uhlans')
    const own = armies.identified(named, who, 'uhlans')
    expect(armies.named(own, who, 'en', 'Lancers').south.units[0]?.id).toBe('uhlans')
    expect(slug('21st Line')).toBe('21st-line')
    expect(unused('line', new Set(['line', 'line-2']))).toBe('line-3')
  })

  it('lets two change places, and takes officers along', () => {
    const two = armies.addUnit(armies.addUnit(drawn('...', '...', '...'), 'south', { ...UNIT, hex: 'A1' }), 'north', {
      ...UNIT,
      hex: 'B1',
    })
    const led = armies.addOfficer(two, 'south', {
      fr: 'X',
      en: 'X',
      grammar: { fr: 'm' },
      rank: 'sub-general',
      hex: 'A1',
    })
    const moved = armies.moveAll(led, 'A1', 'B1')
    expect([moved.south.units[0]?.hex, moved.south.officers[0]?.hex, moved.north.units[0]?.hex]).toEqual([
      'B1',
      'B1',
      'A1',
    ])
  })

  it('comes later by the edge, and stands nowhere until then', () => {
    const one = armies.addUnit(drawn('...', '...', '...'), 'south', { ...UNIT, hex: 'A1' })
    const who = { camp: 'south', is: 'units', index: 0 } as const
    const later = armies.arrive(one, who, 'A3')
    expect(later.south.units[0]).toEqual({ id: 'line', ...UNIT, arrives: { turn: 2, at: ['A3'] } })
    expect(armies.place(later, who, 'B2').south.units[0]?.arrives).toBeUndefined()
  })

  it('forgets the parent of a detachment that is gone', () => {
    const one = armies.addUnit(drawn('...', '...', '...'), 'south', UNIT)
    const two = armies.addUnit(one, 'south', { ...UNIT, en: 'Part', parent: 'line' })
    expect(armies.remove(two, { camp: 'south', is: 'units', index: 0 }).south.units[0]?.parent).toBeUndefined()
  })
})

describe('the steps', () => {
  it('go back and forth, a stroke at once, and nothing is a step that changed nothing', () => {
    let past = begin('a')
    past = step(past, 'a', { word: 'nothing' })
    expect(past.done).toEqual([])
    past = step(past, 'b', { word: 'paint', stroke: '1' })
    past = step(past, 'c', { word: 'paint', stroke: '1' })
    past = step(lift(past), 'd', { word: 'paint', stroke: '1' })
    expect(past.done).toHaveLength(2)
    past = undo(past)
    expect(past.now).toBe('c')
    past = undo(past)
    expect(past.now).toBe('a')
    past = redo(redo(past))
    expect(past.now).toBe('d')
    expect(redo(past)).toBe(past)
    past = step(undo(past), 'e', { word: 'other' })
    expect(past.undone).toEqual([])
  })

  it('drop a stroke that came back to where it began', () => {
    let past = step(begin({ a: 1 }), { a: 2 }, { word: 'paint', stroke: '1' })
    past = step(past, { a: 1 }, { word: 'paint', stroke: '1' })
    expect(past.done).toEqual([])
  })
})

describe('a key of the draft', () => {
  const one = armies.addUnit(drawn('...', '...', '...'), 'south', { ...UNIT, arrives: { turn: 11, at: ['A1'] } })
  it('is changed by its path', () => {
    expect(changedAt(one, 'south.units[0].arrives.turn', 10).south.units[0]?.arrives).toEqual({ turn: 10, at: ['A1'] })
    expect(changedAt(one, 'south.units[0].arrives', null).south.units[0]).not.toHaveProperty('arrives')
    expect(changedAt(one, '/south/units/0/arrives/turn', 10).south.units[0]?.arrives?.turn).toBe(10)
    expect(fieldOf('/south/units/0/arrives/turn')).toBe('south.units[0].arrives.turn')
    expect(changedAt(one, 'south.units[0]', null).south.units).toEqual([])
  })

  it('leads to its tab and its owner', () => {
    expect(whoIn('north.officers[2].rank')).toEqual({ camp: 'north', is: 'officers', index: 2 })
    expect([tabOf('turns.last'), tabOf('north.units[1]'), tabOf('north.victory'), tabOf('story.en')]).toEqual([
      'goals',
      'armies',
      'goals',
      'story',
    ])
  })

  it('that says nothing is not there', () => {
    expect(put({ a: 1, b: [1] as number[] }, 'b', [])).toEqual({ a: 1 })
  })
})

describe('the picture of a draft', () => {
  const files = import.meta.glob<string>('../../scenarios/*.toml', { eager: true, query: '?raw', import: 'default' })
  /** As much of a file as the map needs. */
  function mapIn(text: string): Draft {
    const part = /\[map\]([\s\S]*?)\n\[/.exec(text)?.[1] ?? ''
    const drawing = /"""\n([\s\S]*?)"""/.exec(part)?.[1] ?? ''
    const lines = drawing.split('\n').slice(1, -1)
    const list = (key: string) =>
      [...(new RegExp(`\n${key} = \\[([^\\]]*)\\]`).exec(part)?.[1] ?? '').matchAll(/"([^"]*)"/g)].map(
        ([, one]) => one ?? '',
      )
    const draft = drawn(...lines.map((line) => line.replace(/^\s*\d+\s+/, '').replaceAll(' ', '')))
    const lists = Object.fromEntries(
      ['roads', 'heights', 'bridges', 'palisades', 'ditches', 'fortifications', 'farms'].map((key) => [key, list(key)]),
    )
    const houses = /\nhouses = "(\w+)"/.exec(part)?.[1]
    return { ...draft, map: { ...draft.map, ...lists, ...(houses ? { houses } : {}) } }
  }

  it.each([
    ['hydaspes', hydaspes],
    ['leuthen', leuthen],
    ['pavia', pavia],
    ['pyramids', pyramids],
  ])('is that of the server: %s', (id, { scenario }) => {
    const draft = mapIn(files[`../../scenarios/${id}.toml`] ?? '')
    const strip = (hex: { readonly [key: string]: unknown }) => ({ ...hex, name: null, objective: null, exit: null })
    const own = mapOf(draft, null)
    expect([own.columns, own.rows]).toEqual([scenario.map.columns, scenario.map.rows])
    expect(own.hexes.map((hex) => strip({ ...hex }))).toEqual(scenario.map.hexes.map(strip))
  })
})

describe('the palette', () => {
  it('has every letter of a map but those the tools of water set', () => {
    const letters = Object.values(TILES).flatMap((tiles) =>
      tiles.flatMap(({ tool }) => (tool.is === 'ground' ? [tool.letter] : [])),
    )
    expect([...new Set(letters)].sort().join('')).toBe([...'-.=LMfmnrsv~'].sort().join(''))
  })
})
