import { describe, expect, it } from 'vitest'
import { grown } from '../src/net/entries'
import { clashOf, diceOf, filtered, heard, segments, storyOf, textOf, type Line } from '../src/table/story'
import type { EntryView, FaceWire, ToldView } from '../src/wire'
import { entry, told, undo } from './fakeTable'

const texts = (lines: readonly Line[]) =>
  lines.map((line) => (line.line === 'told' ? textOf(line) : 'text' in line ? line.text : line.line))

const dice = (lines: readonly Line[]) =>
  lines.map((line) => (line.line === 'told' ? diceOf(line).flatMap(({ faces }) => faces) : []))

/** An entry with so many throws of one die each. */
const thrown = (number: number, sentences: ToldView[], faces: readonly FaceWire[]): EntryView => ({
  ...entry(number, sentences),
  throws: faces.map((face, index) => ({
    purpose: 'attack',
    faces: [face],
    places: [0],
    chain: 1,
    index,
    secret: '00',
  })),
})

describe('the log', () => {
  it('grows once, and marks what is taken back', () => {
    const log = grown([entry(1), entry(2)], [entry(2), entry(3), undo(4, 1), entry(5)])
    expect(log.map(({ number, undone }) => [number, undone])).toEqual([
      [1, false],
      [2, true],
      [3, true],
      [4, false],
      [5, false],
    ])
  })

  it('puts sentences that go on into one paragraph, with the dice', () => {
    const combat = told('La 8e attaque.', { kind: 'combat', throws: [0] })
    const loss = told('Une perte.', { kind: 'loss', continues: true })
    const lines = storyOf([entry(1, [combat, loss], ['flag'])])
    expect(texts(lines)).toEqual(['La 8e attaque. Une perte.'])
    expect(dice(lines)).toEqual([['flag']])
  })

  it('shows each sentence the dice it names, in whatever order they are told', () => {
    const told3 = [
      told('La 8e attaque.', { kind: 'combat', replaces: true, throws: [1] }),
      told('Terzi riposte.', { kind: 'combat', throws: [0] }),
      told('Épreuve des pièces.', { kind: 'combat', continues: true, throws: [3] }),
      told('Victoire.', { kind: 'end' }),
    ]
    const before = entry(1, [told('Avant.', { kind: 'combat' }), told('La 8e va attaquer.')])
    const lines = storyOf([before, thrown(2, told3, ['infantry', 'flag', 'hit', 'ducat'])])
    expect(texts(lines)).toEqual(['Avant.', 'La 8e attaque.', 'Terzi riposte. Épreuve des pièces.', 'Victoire.'])
    expect(dice(lines)).toEqual([[], ['flag'], ['infantry', 'ducat'], []])
  })

  it('leaves a sentence its dice when it grows, and takes them with it when it is taken back', () => {
    const first = thrown(1, [told('L’éléphant fuit.', { throws: [0] })], ['flag'])
    const second = thrown(2, [told('L’éléphant fuit, puis charge.', { replaces: true, throws: [0] })], ['red'])
    expect(dice(storyOf([first, second]))).toEqual([['flag', 'red']])
    const third = entry(3, [told('L’éléphant fuit, puis charge (ELE-4).', { replaces: true })])
    expect(dice(storyOf([first, second, third]))).toEqual([['flag', 'red']])
    expect(dice(storyOf(grown([first, second], [undo(3, 1)])))).toEqual([['flag'], []])
  })

  it('lets a sentence grow, and shrink again when the last command is taken back', () => {
    const first = entry(1, [told('A va en B2.')])
    const second = entry(2, [told('A va en B2, C en D4.', { replaces: true })])
    expect(texts(storyOf([first, second]))).toEqual(['A va en B2, C en D4.'])
    const back = grown([first, second], [undo(3, 1)])
    expect(texts(storyOf(back))).toEqual(['A va en B2.', 'undone'])
    expect(storyOf(back)[1]).toMatchObject({ texts: ['A va en B2, C en D4.'] })
  })

  it('does not list twice what two undos took back', () => {
    const log = grown([], [entry(1, [told('un')]), undo(2, 0), entry(3, [told('deux')]), undo(4, 0)])
    expect(storyOf(log)).toMatchObject([{ texts: ['un'] }, { texts: ['deux'] }])
  })

  it('filters, and keeps the headings that have something under them', () => {
    const log = storyOf([
      entry(1, [told('Tour 1', { kind: 'turn' }), told('Mouvement', { kind: 'phase' }), told('On marche.')]),
      entry(2, [told('Combat', { kind: 'phase' }), told('On se bat.', { kind: 'combat' })]),
      entry(3, [told('Tour 2', { kind: 'turn' }), told('Mouvement', { kind: 'phase' }), told('On marche.')]),
    ])
    expect(texts(filtered(log, 'combats'))).toEqual(['Tour 1', 'Combat', 'On se bat.'])
    expect(filtered(log, 'losses')).toEqual([])
  })

  it('finds hexes in sentences, and only those it speaks of', () => {
    const found = segments('La 8e (C3) attaque D2 avec le T1.', ['C3', 'D2'])
    expect(found.filter((part) => part.place).map((part) => part.text)).toEqual(['C3', 'D2'])
    const whole = found.map(({ before, text, after }) => before + text + after)
    expect(whole.join('')).toBe('La 8e (C3) attaque D2 avec le T1.')
  })

  it('keeps brackets, commas and full stops with the hex they stand beside', () => {
    const found = segments('De L4 en M6, puis (F7) ; fin en C3.', ['L4', 'M6', 'F7', 'C3'])
    const close = found.filter((part) => part.place).map(({ before, text, after }) => before + text + after)
    expect(close).toEqual(['L4', 'M6,', '(F7)', 'C3.'])
    expect(found.map(({ before, text, after }) => before + text + after).join('')).toBe(
      'De L4 en M6, puis (F7) ; fin en C3.',
    )
  })

  it('knows from where to where a combat goes', () => {
    const [line] = storyOf([entry(1, [told('x', { kind: 'combat', hexes: ['C3', 'D2'] })])])
    expect(line?.line === 'told' && clashOf(line)).toEqual(['C3', 'D2'])
  })
})

describe('what is heard', () => {
  it('is every entry, each by itself, and headings do not run into sentences', () => {
    const log = [
      entry(1, [told('Mouvement', { kind: 'phase' }), told('Le 21e va en F4.')]),
      entry(2),
      entry(3, [told('Que fait-il ?')]),
    ]
    expect(heard(log)).toEqual([
      { number: 1, text: 'Mouvement. Le 21e va en F4.' },
      { number: 3, text: 'Que fait-il ?' },
    ])
  })

  it('is not what was taken back, nor the whole battle again', () => {
    expect(heard([{ ...entry(1, [told('Repris.')]), undone: true }])).toEqual([])
    const long = Array.from({ length: 40 }, (_, index) => entry(index + 1, [told('On marche.')]))
    expect(heard(long).at(-1)?.number).toBe(40)
    expect(heard(long).length).toBeLessThan(20)
  })
})
