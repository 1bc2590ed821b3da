import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { BOOKS } from '../src/pages/library'
import { Album } from '../src/pages/replay/album'
import { DICE, diceUntil } from '../src/pages/replay/dice'
import { hexesIn, NotAReplay, readReplay } from '../src/pages/replay/file'
import { luckUntil } from '../src/pages/replay/luck'
import { hexesOf, momentsOf, placeOf, rowsOf, turnsOf, wordsOf, type Moment } from '../src/pages/replay/moments'
import { Recording } from '../src/pages/replay/recording'
import { bySection, found, marked, plain, sectionMessage } from '../src/pages/rules/search'
import type { RuleView } from '../src/wire'
import type { EntryView, ExchangeView, FaceWire, Position, RecordedView, ToldView } from '../src/wire'
import { isWritten } from '../src/words/words'

const TRIALS = new URL('../../trials/replays/', import.meta.url)
const KEPT = ['', 'format-1/'].flatMap((folder) =>
  readdirSync(new URL(folder, TRIALS))
    .filter((name) => name.endsWith('.replay'))
    .map((name) => folder + name),
)

describe('a replay file', () => {
  it('is read to its last line, whichever battle was played, in this format or the one before', () => {
    expect(KEPT.length).toBeGreaterThan(10)
    for (const name of KEPT) {
      const text = readFileSync(new URL(name, TRIALS), 'utf8')
      const file = readReplay(text)
      const last = [...text.matchAll(/^(\d+) (?:north|south|dice) /gm)].at(-1)?.[1]
      expect(file.lines.at(-1)?.number, name).toBe(Number(last))
      expect(
        file.lines.map((line) => line.number),
        name,
      ).toEqual(file.lines.map((_, index) => index + 1))
      expect(file.end, name).not.toBeNull()
      for (const { who, words, faces } of file.lines) {
        if (who !== 'dice') continue
        expect(isWritten('fr', `purpose-${words}`), words).toBe(true)
        for (const face of faces) expect(face === 'blank' || isWritten('en', `face-${face}`), face).toBe(true)
      }
    }
  })

  it('counts dice that fell alike, and leaves checks out', () => {
    const file = readReplay(
      'étendard replay 2\nscenario kolin sha256:00\nbook frederic\nnorth Anne\n\n1 south move a C4 #12ab\n' +
        '2 dice attack green red flag x2 #00ff\nend north by elimination #e46d\nhash 00\n',
    )
    expect(file).toMatchObject({
      scenario: 'kolin',
      players: { north: 'Anne', south: '' },
      end: 'north by elimination',
    })
    expect(file.lines[0]).toEqual({ number: 1, who: 'south', words: 'move a C4', faces: [] })
    expect(file.lines[1]?.faces).toEqual(['green', 'red', 'flag', 'flag'])
    expect(hexesIn('retreat C4 AA12 x2 no')).toEqual(['C4', 'AA12'])
  })

  const fault = (text: string) => {
    try {
      readReplay(text)
      return null
    } catch (error) {
      return error instanceof NotAReplay ? [error.reason, error.line] : error
    }
  }
  it('that is none is refused with the line that is wrong', () => {
    expect(fault('')).toEqual(['no-replay', 1])
    expect(fault('{"json": 1}')).toEqual(['no-replay', 1])
    expect(fault('étendard replay 9')).toEqual(['newer-replay', 1])
    expect(fault('étendard replay 2\nbook jomini')).toEqual(['no-scenario-named', 1])
    expect(fault('étendard replay 2\nscenario kolin\n\n1 west move')).toEqual(['bad-line', 4])
  })
})

const told = (text: string, kind: ToldView['kind'], hexes: string[] = []): ToldView => ({
  text,
  kind,
  camp: null,
  continues: false,
  replaces: false,
  throws: [],
  hexes,
  clauses: [],
  shown: [],
})
const command = (number: number, said: ToldView[], undone = false): EntryView => ({
  number,
  at: 0,
  told: said,
  undone,
  kind: 'command',
  camp: 'south',
  command: { do: 'end-command' },
  words: '',
  nonce: null,
  throws: [],
})

describe('a game seen again', () => {
  const ENTRIES: EntryView[] = [
    { number: 1, at: 0, told: [], undone: false, kind: 'seated', camp: 'south', name: 'Anne' },
    { number: 2, at: 0, told: [told('Tour 1', 'turn')], undone: false, kind: 'begun' },
    command(3, [told('Le 21e va en C4.', 'movement', ['C3', 'C4'])]),
    command(4, [told('Repris.', 'movement')], true),
    { number: 5, at: 0, told: [], undone: false, kind: 'chat', camp: null, name: 'Paul', text: 'bonjour' },
    command(6, [told('Tour 2', 'turn'), told('Le 22e va en D4.', 'movement', ['D4'])]),
  ]
  const moments = momentsOf(ENTRIES)

  it('is what stands of it: nothing taken back, nobody chatting', () => {
    expect(moments.map((moment) => moment.entry)).toEqual([2, 3, 6])
    expect(moments.map((moment) => moment.turn)).toEqual(['Tour 1', 'Tour 1', 'Tour 2'])
  })

  it('is marked with whose doing each moment is, whoever had to answer', () => {
    const [moment] = momentsOf([command(7, [{ ...told('Terzi riposte.', 'combat'), camp: 'north' }])])
    expect([moment?.camp, moments[1]?.camp]).toEqual(['north', 'south'])
  })

  it('opens at the entry a link names, or at the last that stands before it', () => {
    expect([null, 1, 3, 5, 6, 99].map((entry) => placeOf(moments, entry))).toEqual([0, 0, 1, 1, 2, 2])
  })

  it('is told without its headings, and a sentence that goes on is known', () => {
    expect(moments.map(wordsOf)).toEqual(['Tour 1', 'Le 21e va en C4.', 'Le 22e va en D4.'])
    const grown = momentsOf([
      command(7, [told('Le 22e attaque.', 'combat'), told('Terzi doit reculer.', 'retreat')]),
      command(8, [{ ...told('Terzi recule en D2.', 'retreat'), replaces: true }, told('Tour 2', 'turn')]),
      command(9, [told('Mouvement', 'phase'), told('Le 23e va en D5.', 'movement')]),
    ])
    expect(rowsOf(grown, 2).map(({ row, text }) => [row, text])).toEqual([
      ['turn', 'Tour 2'],
      ['told', 'Le 22e attaque. Terzi recule en D2.'],
      ['phase', 'Mouvement'],
      ['told', 'Le 23e va en D5.'],
    ])
    expect(rowsOf(grown, 0)[0]?.text).toBe('Le 22e attaque. Terzi doit reculer.')
  })

  it('can be entered at every turn', () => {
    expect(turnsOf(moments)).toEqual([
      { turn: 'Tour 1', at: 0 },
      { turn: 'Tour 2', at: 2 },
    ])
    expect(hexesOf(moments[1])).toEqual(['C3', 'C4'])
    expect(hexesOf(undefined)).toEqual([])
  })
})

describe('a recording', () => {
  it('asks once for each line and language, and again for what failed', async () => {
    const asked: string[] = []
    const recording = new Recording('file', ({ replay, lines }, language) => {
      asked.push(`${replay} ${lines} ${language}`)
      return lines > 9 ? Promise.reject(new Error('no')) : Promise.resolve({ played: lines } as RecordedView)
    })
    expect((await recording.after(3, 'fr')).played).toBe(3)
    await recording.after(3, 'fr')
    await recording.after(3, 'en')
    await expect(recording.after(10, 'fr')).rejects.toThrow('no')
    await expect(recording.after(10, 'fr')).rejects.toThrow('no')
    expect(asked).toEqual(['file 3 fr', 'file 3 en', 'file 10 fr', 'file 10 fr'])
  })
})

describe('luck so far', () => {
  const exchange = (number: number, until: number, north: [number, number], south: [number, number]): ExchangeView => ({
    number,
    until,
    by: 'north',
    lost: { north: north[0], south: south[0] },
    expected: { north: north[1], south: south[1] },
  })
  const fights = [exchange(3, 5, [0, 45], [2, 130]), exchange(8, 8, [1, 0], [0, 67])]

  it('counts an exchange once it is over', () => {
    expect(luckUntil(fights, 4)).toEqual([
      { camp: 'north', lost: 0, expected: 0 },
      { camp: 'south', lost: 0, expected: 0 },
    ])
    expect(luckUntil(fights, 9)).toEqual([
      { camp: 'north', lost: 1, expected: 0.45 },
      { camp: 'south', lost: 2, expected: 1.97 },
    ])
  })
})

describe('the dice so far', () => {
  const thrown = (entry: number, faces: FaceWire[]): Moment => ({
    entry,
    camp: 'south',
    told: [],
    throws: [{ purpose: 'attack', faces, places: [] }],
    turn: null,
    grown: false,
  })
  const moments = [thrown(1, ['flag', 'hit', 'hit']), thrown(2, ['ducat', 'flag', 'flag']), thrown(3, ['hit'])]

  it('are counted up to the moment shown, against what fair dice do', () => {
    const { thrown: count, faces } = diceUntil(moments, 1, 'panache')
    expect(count).toBe(6)
    expect(faces).toEqual([
      { face: 'hit', fell: 2, expected: 2 },
      { face: 'melee-hit', fell: 0, expected: 1 },
      { face: 'ducat', fell: 1, expected: 1 },
      { face: 'flag', fell: 3, expected: 2 },
    ])
    expect(faces.reduce((sum, face) => sum + face.expected, 0)).toBe(count)
    expect(diceUntil(moments, -1, 'panache').thrown).toBe(0)
  })

  it('are the dice of the books', () => {
    for (const book of BOOKS) {
      const toml = readFileSync(new URL(`../../rulebooks/${book}/dice.toml`, import.meta.url), 'utf8')
      const written = /^faces = \[(.+)\]$/m.exec(toml)?.[1]?.match(/[a-z-]+/g)
      expect([...DICE[book]].sort(), book).toEqual(written?.sort())
    }
  })
})

describe('the table as it was', () => {
  const at = (turn: number) => ({ turn }) as Position
  it('is asked for once, where the server can look back', async () => {
    const asked: number[] = []
    const see = (entry: number) => (asked.push(entry), Promise.resolve({ number: entry, position: at(entry) }))
    const album = new Album(see, { entry: 9, position: at(9) })
    expect(await album.at(3)).toEqual({ position: at(3), exact: true })
    expect(await album.at(3)).toEqual({ position: at(3), exact: true })
    expect(await album.at(9)).toEqual({ position: at(9), exact: true })
    expect(asked).toEqual([3])
  })

  it('is not pretended to be known, where the server cannot', async () => {
    const asked: number[] = []
    const see = (entry: number) => (asked.push(entry), Promise.resolve({ number: 9, position: at(9) }))
    const album = new Album(see, { entry: 9, position: at(9) })
    expect(await album.at(3)).toEqual({ position: at(9), exact: false })
    expect(await album.at(4)).toEqual({ position: at(9), exact: false })
    expect(asked).toEqual([3])
  })

  it('is asked for again when an answer did not come', async () => {
    let down = true
    const see = (entry: number) =>
      down ? Promise.reject(new Error('down')) : Promise.resolve({ number: entry, position: at(entry) })
    const album = new Album(see, { entry: 9, position: at(9) })
    await expect(album.at(3)).rejects.toThrow('down')
    down = false
    expect(await album.at(3)).toEqual({ position: at(3), exact: true })
  })
})

const rule = (clause: string, text: string, section = '1', book = 'jomini'): RuleView => ({
  clause,
  book,
  section,
  text,
  status: 'played',
  why: null,
  shown: [],
  unseen: null,
})

describe('a search through the rules', () => {
  const RULES = [
    rule('MOD-5', 'Les chameaux effraient la cavalerie.', '10'),
    rule('RET-1', 'L’unité recule vers son bord.', '2'),
    rule('MOV-2', 'La cavalerie manœuvre à l’écart.', '2'),
  ]
  const clauses = (query: string) => found(RULES, query).map((one) => one.clause)

  it('minds neither accents nor the order of words', () => {
    expect(clauses("l'ecart MANOEUVRE")).toEqual(['MOV-2'])
    expect(clauses('cavalerie')).toEqual(['MOD-5', 'MOV-2'])
    expect(clauses('cavalerie bord')).toEqual([])
    expect(clauses(' ')).toHaveLength(3)
    expect(plain('Œuvre’')).toBe("oeuvre'")
  })

  it('puts the clause that is named first', () => {
    const more = [rule('ACT-1', 'Voir MOD-5.'), ...RULES]
    expect(found(more, 'mod-5').map((one) => one.clause)).toEqual(['MOD-5', 'ACT-1'])
  })

  it('shows what it found', () => {
    expect(marked('La forêt masque', 'foret').filter((part) => part.hit)).toEqual([{ text: 'forêt', hit: true }])
    expect(marked('La forêt', '')).toEqual([{ text: 'La forêt', hit: false }])
  })

  it('keeps clauses of no section for the end, and says where they come from', () => {
    const more = [rule('GEO-1', 'x', 'compagnon'), ...RULES]
    expect(bySection(more).map(([section]) => section)).toEqual(['2', '10', 'compagnon'])
    for (const section of ['compagnon', 'édition', '4 · Repli'])
      expect(isWritten('en', sectionMessage(section)), section).toBe(true)
    expect(sectionMessage('4 · Repli')).toBe('section')
  })

  it('orders sections as numbers', () => {
    expect(bySection(RULES).map(([section]) => section)).toEqual(['2', '10'])
  })
})
