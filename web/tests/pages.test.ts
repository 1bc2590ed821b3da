import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import hydaspes from '../fixtures/hydaspes.json'
import leuthen from '../fixtures/leuthen.json'
import { inForce, ofBook, switched } from '../src/house/rules'
import { goalsOf, rosterOf } from '../src/pages/battle/goals'
import { ANYTHING, chosen, gameInLink, lengthOf, minutesWords, periodOf, periodsOf } from '../src/pages/home/choosing'
import { freeSeats, hostOf } from '../src/pages/join/seats'
import { BOOKS, type Battle } from '../src/pages/library'
import { byUrgency, turnOf } from '../src/pages/myGames'
import { byArm, firstDuel, GROUNDS, inBook, ORDERS, seeTroops, TRAITS, withTroop } from '../src/pages/odds/choices'
import { picked, sightMarks } from '../src/pages/sight/looking'
import { firstGame, gameOf } from '../src/pages/start'
import { lessonsOf, nextAfter } from '../src/net/battles'
import { forgetGame, keptGames } from '../src/shelf/seats'
import type {
  CampWire,
  HouseRuleView,
  ScenarioSummary,
  ScenarioView,
  SeatView,
  SightView,
  TableView,
} from '../src/wire'
import { isWritten } from '../src/words/words'
import { shelfOf } from './fakeShelf'

const summary = (
  id: string,
  book: string,
  year: number,
  minutes: [number, number] | null,
  kind: ScenarioSummary['kind'] = 'battle',
): ScenarioSummary => ({
  id,
  book,
  year,
  minutes,
  kind,
  title: { fr: id, en: id },
  columns: 13,
  rows: 12,
  units: 20,
  armies: { north: { fr: 'n', en: 'n' }, south: { fr: 's', en: 's' } },
})
const WATERLOO = summary('waterloo', 'jomini', 1815, [60, 60])
const KOLIN = summary('kolin', 'frederic', 1757, [45, 60])
const LEUCTRA = summary('leuctra', 'thucidide', -371, [40, 50])
const DEGO = summary('training-jomini', 'jomini', 1796, [15, 15], 'training')
const SESIA = summary('training-panache', 'panache', 1524, [10, 10], 'training')
const ALL = [WATERLOO, KOLIN, LEUCTRA, DEGO, SESIA]
const ids = (battles: readonly ScenarioSummary[]) => battles.map((battle) => battle.id)

describe('battles to choose from', () => {
  it('are shown from the oldest, lessons apart', () => {
    expect(ids(chosen(ALL, ANYTHING))).toEqual(['leuctra', 'kolin', 'waterloo'])
  })

  it('are narrowed by every wish at once', () => {
    expect(ids(chosen(ALL, { ...ANYTHING, book: 'jomini' }))).toEqual(['waterloo'])
    expect(ids(chosen(ALL, { ...ANYTHING, length: 'short' }))).toEqual(['leuctra'])
    expect(ids(chosen(ALL, { ...ANYTHING, period: 'enlightenment', length: 'long' }))).toEqual(['kolin'])
    expect(chosen(ALL, { book: 'jomini', period: 'antiquity', length: null })).toEqual([])
  })

  it('belong to the age a player would name', () => {
    expect([-371, 1415, 1525, 1757, 1792, 1815].map(periodOf)).toEqual([
      'antiquity',
      'middle-ages',
      'renaissance',
      'enlightenment',
      'empire',
      'empire',
    ])
    expect(periodsOf(ALL)).toEqual(['antiquity', 'enlightenment', 'empire'])
  })

  it('of unknown length are not called short', () => {
    expect(lengthOf({ minutes: null })).toBe('long')
    expect(minutesWords(null)).toBeNull()
    expect(minutesWords([15, 15])).toEqual({ message: 'minutes', from: 15, to: 15 })
    expect(minutesWords([45, 60])).toEqual({ message: 'minutes-between', from: 45, to: 60 })
  })

  it('are taught from the one a newcomer is led to', () => {
    expect(ids(lessonsOf([SESIA, WATERLOO, DEGO]))).toEqual(['training-jomini', 'training-panache'])
    expect(nextAfter([SESIA, WATERLOO, DEGO], 'training-jomini')).toBe('training-panache')
    expect(nextAfter([SESIA, WATERLOO, DEGO], 'training-panache')).toBeNull()
    expect(nextAfter([SESIA, WATERLOO, DEGO], 'waterloo')).toBe('waterloo')
  })
})

describe('a link somebody was sent', () => {
  it('is read whole, short, or as the bare name of a game', () => {
    const found = { game: '9a33-b', invitation: 'x y' }
    expect(gameInLink(' https://play.example/etendard/#/join/9a33-b?invitation=x%20y ')).toEqual(found)
    expect(gameInLink('#/game/9a33-b?invitation=x+y')).toEqual(found)
    expect(gameInLink('9a33b1c4d5')).toEqual({ game: '9a33b1c4d5', invitation: null })
  })

  it('that leads to no game is not followed', () => {
    for (const text of ['', 'hello', 'https://play.example/', '#/battle/leuthen', 'javascript:alert(1)'])
      expect(gameInLink(text), text).toBeNull()
  })
})

describe('a game to be made', () => {
  it('against the computer has it on the other side', () => {
    const game = gameOf('kolin', { against: 'computer', side: 'north', level: 'captain', practice: true }, ' Anne ')
    expect(game).toMatchObject({ north: { kind: 'me' }, south: { kind: 'computer', level: 'captain' }, name: 'Anne' })
    expect(game).toMatchObject({ practice: true, public: false, options: null, scenario: 'kolin' })
  })

  it('on one screen is played by one person on both sides', () => {
    const game = gameOf('kolin', { against: 'hot-seat', practice: false }, '')
    expect([game.north, game.south]).toEqual([{ kind: 'me' }, { kind: 'me' }])
  })

  it('with a guest has an open seat, and is no practice', () => {
    const game = gameOf('kolin', { against: 'guest', side: 'south', public: true }, 'Anne')
    expect(game).toMatchObject({ north: { kind: 'open' }, south: { kind: 'me' }, public: true, practice: false })
  })

  it('are played by the house rules chosen, or by those of the battle', () => {
    const hotSeat = { against: 'hot-seat', practice: false } as const
    expect(gameOf('talikota', hotSeat, '').options).toBeNull()
    expect(gameOf('talikota', hotSeat, '', []).options).toEqual([])
    expect(gameOf('talikota', hotSeat, '', ['setting-fire']).options).toEqual(['setting-fire'])
  })

  it('of a newcomer is a lesson that can be taken back', () => {
    expect(firstGame('')).toMatchObject({ scenario: 'training-jomini', south: { kind: 'me' }, practice: true })
  })
})

describe('my games', () => {
  it('are those whose seat the browser holds', () => {
    const shelf = shelfOf({
      'etendard.settings': '{}',
      'etendard.game.a': '{"token":"t"}',
      'etendard.game.watched': '{"commitments":["x"]}',
      'etendard.game.broken': '{',
      'etendard.game.b': '{"token":"u"}',
    })
    expect(keptGames(shelf)).toEqual(['a', 'b'])
    forgetGame(shelf, 'a')
    expect(keptGames(shelf)).toEqual(['b'])
  })

  const table = (progress: TableView['progress'], camp: CampWire | null, mine: CampWire) =>
    ({ progress, ask: { camp }, you: { north: mine === 'north', south: mine === 'south', host: true } }) as TableView

  it('that wait for me come first, finished ones last', () => {
    expect(turnOf(table('playing', 'north', 'north'))).toBe('mine')
    expect(turnOf(table('playing', 'north', 'south'))).toBe('theirs')
    expect(turnOf(table('paused', 'north', 'north'))).toBe('stopped')
    const games = [table('over', null, 'north'), table('waiting', null, 'north'), table('playing', 'south', 'south')]
    const order = byUrgency(games.map((one) => ({ table: one }))).map((one) => turnOf(one.table))
    expect(order).toEqual(['mine', 'waiting', 'over'])
  })
})

describe('a table one is invited to', () => {
  const seat = (name: string | null, computer: SeatView['computer'] = null): SeatView => ({
    name,
    computer,
    temperament: computer && 'steady',
    drawn: false,
    online: true,
  })
  it('offers the seats nobody has, and names who waits', () => {
    const seats = { north: seat('Anne'), south: seat(null) }
    expect(freeSeats({ progress: 'waiting', seats })).toEqual(['south'])
    expect(hostOf({ progress: 'waiting', seats })).toEqual({ camp: 'north', name: 'Anne' })
  })

  it('that is full or against the computer offers none', () => {
    const full = { north: seat('Anne'), south: seat('Paul') }
    expect(freeSeats({ progress: 'playing', seats: full })).toEqual([])
    expect(hostOf({ progress: 'playing', seats: full })).toBeNull()
    expect(freeSeats({ progress: 'waiting', seats: { north: seat(null, 'recruit'), south: seat(null) } })).toEqual([
      'south',
    ])
  })
})

describe('what wins a battle', () => {
  const plan = (victory: number) => ({ victory }) as ScenarioView['armies']['north']
  const battleOf = (fixture: unknown, more: Partial<ScenarioView> = {}) => {
    const { scenario, position } = fixture as { scenario: ScenarioView; position: Battle['opening'] }
    const armies = { north: plan(5), south: plan(5) }
    return { ...scenario, armies, winner: null, last_turn: 12, ...more, opening: position } as Battle
  }

  it('is said for each side: units to eliminate, places to hold, time to last', () => {
    const battle = battleOf(leuthen)
    expect(goalsOf(battle, 'south').map((goal) => goal.message)).toEqual(['goal-eliminate', 'goal-hold'])
    expect(goalsOf(battle, 'south')[1]?.about).toEqual({ hexes: 'E4, F4, G4', count: 3 })
    expect(goalsOf(battle, 'north').map((goal) => goal.message)).toEqual(['goal-eliminate'])
    const lasting = goalsOf({ ...battle, winner: 'north' }, 'north')
    expect(lasting.at(-1)).toEqual({ message: 'goal-last', about: { turn: 12 } })
  })

  it('lists the troops of each side, all of them', () => {
    const battle = battleOf(hydaspes)
    for (const camp of ['north', 'south'] as const) {
      const units = battle.opening?.units.filter((unit) => unit.camp === camp).length
      expect(rosterOf(battle, camp).reduce((sum, { count }) => sum + count, 0)).toBe(units)
    }
    const unsaid = battleOf({ ...hydaspes, position: undefined })
    expect(rosterOf(unsaid, 'north')).toEqual([])
  })
})

describe('the calculator', () => {
  const toml = (book: string, file: string) =>
    readFileSync(new URL(`../../rulebooks/${book}/${file}.toml`, import.meta.url), 'utf8')

  it('knows the orders of a combat as the books list them', () => {
    for (const book of BOOKS) {
      const tables = toml(book, 'orders').split(/^\[/m).slice(1)
      const of = (kind: string) =>
        tables.filter((one) => one.includes(`kind = "${kind}"`)).map((one) => one.slice(0, one.indexOf(']')))
      expect([...ORDERS[book].attack].sort(), book).toEqual(of('attack').sort())
      expect([...ORDERS[book].defence].sort(), book).toEqual(of('defence').sort())
    }
  })

  it('offers grounds every book has, and a word for all it offers', () => {
    for (const book of BOOKS)
      for (const ground of GROUNDS) expect(toml(book, 'terrain'), `${book} ${ground}`).toContain(`[${ground}]`)
    const words = [
      ...GROUNDS.map((ground) => `ground-${ground}`),
      ...TRAITS.map((trait) => `trait-${trait}`),
      ...Object.values(ORDERS).flatMap(({ attack, defence }) => [...attack, ...defence].map((one) => `order-${one}`)),
    ]
    for (const word of words) expect(isWritten('fr', word) && isWritten('en', word), word).toBe(true)
  })

  it('begins with a troop the book has, under a heading for its arm', async () => {
    const troops = await seeTroops()
    for (const book of BOOKS) {
      const { attacker } = firstDuel(book, troops)
      expect(troops[book].map((troop) => troop.key)).toContain(attacker.troop)
      for (const [arm] of byArm(troops[book])) expect(isWritten('fr', `arm-${arm}`), arm).toBe(true)
    }
  })

  it('keeps the situation when another book is opened, as far as that book has it', async () => {
    const troops = await seeTroops()
    const duel = firstDuel('jomini', troops)
    const told = { ...duel, distance: 3, attacker: { ...duel.attacker, order: 'steady-fire', height: 1 } }
    const moved = inBook(told, 'panache', troops)
    expect(moved).toMatchObject({ book: 'panache', distance: 3, attacker: { order: null, height: 1 } })
    expect(troops.panache.map((troop) => troop.key)).toContain(moved.attacker.troop)
  })

  it('finds the likest troop of another book: guns stay guns, of their weight', async () => {
    const troops = await seeTroops()
    const duel = firstDuel('jomini', troops)
    const told = { ...duel, target: { ...duel.target, troop: 'foot-guns-heavy', elements: 2 } }
    for (const book of BOOKS) {
      const key = inBook(told, book, troops).target.troop
      expect(troops[book].find((troop) => troop.key === key)).toMatchObject({ arm: 'artillery', weight: 'heavy' })
    }
  })

  it('does not keep more elements than a troop has', async () => {
    const troops = await seeTroops()
    const guns = troops.jomini.find((troop) => troop.key === 'foot-guns-heavy')
    const side = { ...firstDuel('jomini', troops).attacker, elements: 4 }
    expect(guns && withTroop(side, guns)).toMatchObject({ troop: 'foot-guns-heavy', elements: null })
    expect(guns && withTroop({ ...side, elements: 1 }, guns).elements).toBe(1)
  })
})

describe('a line of sight', () => {
  it('is picked hex by hex, and begun anew', () => {
    const none = { from: null, to: null }
    const one = picked(none, 'C4')
    expect(one).toEqual({ from: 'C4', to: null })
    expect(picked(one, 'C4')).toEqual(none)
    const two = picked(one, 'F7')
    expect(two).toEqual({ from: 'C4', to: 'F7' })
    expect(picked(two, 'A1')).toEqual({ from: 'A1', to: null })
  })

  it('is drawn to what blocks it', () => {
    const seen: SightView = {
      from: 'C4',
      to: 'F7',
      distance: 4,
      open: false,
      clause: 'LOS-3',
      masks: ['D5'],
      met: [],
      text: '',
    }
    const looked = { from: 'C4', to: 'F7' }
    expect(sightMarks(looked, seen)).toMatchObject({
      shadows: ['F7'],
      sights: [{ from: 'C4', to: 'F7', maskedBy: 'D5' }],
    })
    expect(sightMarks(looked, { ...seen, open: true, clause: null, masks: [] })).toMatchObject({
      shadows: [],
      sights: [{ from: 'C4', to: 'F7' }],
    })
  })
})

describe('house rules', () => {
  const rule = (key: string, ...books: string[]): HouseRuleView => {
    const words = { fr: key, en: key }
    return { key, name: words, says: words, clause: 'FIR-1', books, played: [] }
  }
  const RULES = [rule('fire', 'panache', 'thucidide'), rule('evade', 'thucidide'), rule('masks', 'jomini')]
  const keys = (rules: readonly HouseRuleView[]) => rules.map((one) => one.key)

  it('are offered where they mean something', () => {
    expect(keys(ofBook(RULES, 'thucidide'))).toEqual(['fire', 'evade'])
    expect(ofBook(RULES, 'frederic')).toEqual([])
  })

  it('in force are told in the order of the list, whatever the order they were chosen in', () => {
    expect(keys(inForce(RULES, ['evade', 'fire']))).toEqual(['fire', 'evade'])
  })

  it('are switched on once and off', () => {
    expect(switched(['fire'], 'fire', true)).toEqual(['fire'])
    expect(switched(['fire'], 'evade', true)).toEqual(['fire', 'evade'])
    expect(switched(['fire', 'evade'], 'fire', false)).toEqual(['evade'])
  })
})
