import { describe, expect, it } from 'vitest'
import type { FigureFrame } from '../src/wire'
import { difference } from '../src/pages/rules/difference'
import { figuresAfter, momentThatMatters, stretches } from '../src/pages/rules/figures'
import { foundIn } from '../src/pages/rules/search'
import { bookText, clausesOf, figuresOf, readingsOf, rulingsOf, said, samePlace, words } from '../src/pages/rules/text'

const SOURCES = import.meta.glob<string>('../../rulebooks/*/reading.*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
})
const read = (book: string, language: string) =>
  bookText(SOURCES[`../../rulebooks/${book}/reading.${language}.md`] ?? '')

const SMALL = bookText(`# Petit livre

Pour essayer.

## En deux pages

**Le but.** Gagner *vite*.

## Le combat

[CBT-1] On se bat.

### Le recul

[RET-6] Chaque hexagone compte.

{figure J-RET-4}

{figure J-RET-4/text}

{table dice}

## Nos lectures

**1. Le recul sans issue (RET-6, RET-1).** Un ou deux ? Deux. L’autre lecture n’en ôte qu’un.

## Questions

1. **Qui riposte ?** Qui a tenu.
`)

describe('a rulebook as it is written', () => {
  it('is read into chapters, sections and paragraphs', () => {
    expect(SMALL.title).toBe('Petit livre')
    expect(SMALL.lead).toBe('Pour essayer.')
    expect(SMALL.chapters.map((chapter) => chapter.sections.map((section) => section.title))).toEqual([
      [null],
      [null, 'Le recul'],
      [null],
      [null],
    ])
    expect(clausesOf(SMALL).map(({ clause, section }) => [clause, section.key])).toEqual([
      ['CBT-1', '1-0'],
      ['RET-6', '1-1'],
    ])
    expect(figuresOf(SMALL, 'RET-6')).toEqual(['J-RET-4', 'J-RET-4/text'])
    expect(SMALL.chapters[3]?.sections[0]?.blocks).toEqual([
      { kind: 'question', question: 'Qui riposte ?', answer: words('Qui a tenu.') },
    ])
  })

  it('keeps italics and bold', () => {
    expect(words('**Le but.** Gagner *vite*.')).toEqual([
      { style: 'strong', text: 'Le but.' },
      { style: 'plain', text: ' Gagner ' },
      { style: 'em', text: 'vite' },
      { style: 'plain', text: '.' },
    ])
  })

  it('tells our reading from the other', () => {
    const [ruling] = rulingsOf(SMALL)
    expect(ruling).toMatchObject({ number: 1, title: 'Le recul sans issue', clauses: ['RET-6', 'RET-1'] })
    const { ours, other } = readingsOf(ruling ?? { number: 0, title: '', clauses: [], words: [] })
    expect([said(ours), said(other)]).toEqual(['Un ou deux ? Deux.', 'L’autre lecture n’en ôte qu’un.'])
  })

  it('is found by words without accents, and by number first', () => {
    expect(foundIn(SMALL, 'HEXAGONE compte').map((hit) => hit.clause)).toEqual(['RET-6'])
    expect(foundIn(SMALL, 'ret-6').map((hit) => hit.clause)).toEqual(['RET-6', null])
    expect(foundIn(SMALL, 'éléphant')).toEqual([])
  })

  it('keeps the reader at his clause, or at the last one before it', () => {
    const other = bookText('# B\n\n## C\n\n[CBT-1] Autrement.\n')
    expect(samePlace('CBT-1', SMALL, other)).toBe('CBT-1')
    expect(samePlace('RET-6', SMALL, other)).toBe('CBT-1')
    expect(samePlace('CBT-1', other, bookText('# D\n'))).toBeNull()
  })
})

describe('figures', () => {
  it('stand beside the stretch of text they belong to, and a table cuts it', () => {
    const section = SMALL.chapters[1]?.sections[1]
    const cut = stretches(section?.blocks ?? [])
    expect(cut.map(({ blocks, figures }) => [blocks.map((block) => block.kind), figures])).toEqual([
      [
        ['paragraph', 'figure', 'figure'],
        ['J-RET-4', 'J-RET-4/text'],
      ],
      [['table'], []],
    ])
    expect(figuresAfter(cut[0]?.blocks ?? [], 0)).toEqual(['J-RET-4', 'J-RET-4/text'])
  })

  it('open at the last moment a clause speaks', () => {
    const frame = (clause: string | null) =>
      ({ clause, refused: null, line: null, told: [], dice: [] }) as unknown as FigureFrame
    expect(momentThatMatters([frame(null), frame('RET-6'), frame('RET-1'), frame(null)])).toBe(2)
    expect(momentThatMatters([frame(null), frame(null)])).toBe(1)
  })
})

describe('the four books', () => {
  const books = ['thucidide', 'panache', 'frederic', 'jomini']

  it.each(books)('%s is the same book in both languages', (book) => {
    const [french, english] = [read(book, 'fr'), read(book, 'en')]
    const shape = (text: typeof french) =>
      text.chapters.map(({ sections }) => sections.map(({ blocks }) => blocks.map((block) => block.kind)))
    expect(shape(french)).toEqual(shape(english))
    expect(clausesOf(french).map((one) => one.clause)).toEqual(clausesOf(english).map((one) => one.clause))
    expect(clausesOf(french).length).toBeGreaterThan(150)
    expect(rulingsOf(french).length).toBeGreaterThan(8)
    expect(french.chapters.at(-1)?.sections[0]?.blocks.map((block) => block.kind)).toEqual(Array(10).fill('question'))
  })

  it.each(books)('%s leaves no mark of its writing in a sentence', (book) => {
    for (const language of ['fr', 'en']) {
      const blocks = read(book, language).chapters.flatMap(({ sections }) => sections.flatMap(({ blocks }) => blocks))
      for (const block of blocks) if (block.kind === 'paragraph') expect(said(block.words)).not.toMatch(/[*{}[\]]|^#/)
    }
  })
})

describe('where two books differ', () => {
  const marked = (text: string, other: string) =>
    difference(text, other)
      .filter((part) => part.differs)
      .map((part) => part.text.trim())

  it('only the words that differ are marked', () => {
    expect(marked('Une unité soutenue riposte.', 'Une unité riposte.')).toEqual(['soutenue'])
    expect(marked('Toute unité riposte.', 'Toute unité riposte')).toEqual([])
    expect(difference('Un deux trois.', 'Un deux trois.')).toEqual([{ text: 'Un deux trois.', differs: false }])
  })

  it('a text of other words throughout is left as it is', () => {
    expect(marked('Rien de tel ici.', 'Les canons tirent au loin.')).toEqual([])
  })
})
