// A rulebook as it is written (`rulebooks/*/reading.*.md`), read into chapters, sections and paragraphs. Only what those
// texts use is known: headings, paragraphs under a clause, figures, tables, rulings, questions.

export interface Words {
  readonly style: 'plain' | 'em' | 'strong'
  readonly text: string
}

export type Block =
  | { readonly kind: 'paragraph'; readonly clause: string | null; readonly words: readonly Words[] }
  | { readonly kind: 'figure'; readonly figure: string }
  | { readonly kind: 'table'; readonly table: string }
  | { readonly kind: 'ruling'; readonly ruling: Ruling }
  | { readonly kind: 'question'; readonly question: string; readonly answer: readonly Words[] }

/** A point the texts leave open, as this edition reads it. */
export interface Ruling {
  readonly number: number
  readonly title: string
  readonly clauses: readonly string[]
  readonly words: readonly Words[]
}

export interface Section {
  /** Where it stands, the same in both languages: « 4-2 ». The first of a chapter may have no title. */
  readonly key: string
  readonly title: string | null
  readonly blocks: readonly Block[]
}

export interface Chapter {
  readonly key: string
  readonly title: string
  readonly sections: readonly Section[]
}

export interface BookText {
  readonly title: string
  readonly lead: string
  readonly chapters: readonly Chapter[]
}

export function bookText(source: string): BookText {
  let title = ''
  let lead = ''
  const chapters: { key: string; title: string; sections: { key: string; title: string | null; blocks: Block[] }[] }[] =
    []
  for (const line of source.split('\n').map((one) => one.trim())) {
    const chapter = chapters.at(-1)
    if (line === '') continue
    if (line.startsWith('# ')) title = line.slice(2)
    else if (line.startsWith('## ')) {
      const key = `${chapters.length}`
      chapters.push({ key, title: line.slice(3), sections: [{ key: `${key}-0`, title: null, blocks: [] }] })
    } else if (!chapter) lead += (lead === '' ? '' : ' ') + line
    else if (line.startsWith('### '))
      chapter.sections.push({ key: `${chapter.key}-${chapter.sections.length}`, title: line.slice(4), blocks: [] })
    else chapter.sections.at(-1)?.blocks.push(blockOf(line))
  }
  return {
    title,
    lead,
    chapters: chapters.map((chapter) => ({
      ...chapter,
      sections: chapter.sections.filter((section) => section.title !== null || section.blocks.length > 0),
    })),
  }
}

function blockOf(line: string): Block {
  const placed = /^\{(figure|table) ([^}]+)\}$/.exec(line)
  if (placed?.[1] === 'figure') return { kind: 'figure', figure: placed[2] ?? '' }
  if (placed) return { kind: 'table', table: placed[2] ?? '' }
  const ruling = /^\*\*(\d+)\. (.+) \(([^()]+)\)\.\*\* (.*)$/.exec(line)
  if (ruling) {
    const [, number, title = '', clauses = '', text = ''] = ruling
    return {
      kind: 'ruling',
      ruling: { number: Number(number), title, clauses: clauses.split(', '), words: words(text) },
    }
  }
  const question = /^\d+\. \*\*(.+?)\*\* (.*)$/.exec(line)
  if (question) return { kind: 'question', question: question[1] ?? '', answer: words(question[2] ?? '') }
  const clause = /^\[([A-Z]+-[\w-]+)\] (.*)$/.exec(line)
  return { kind: 'paragraph', clause: clause?.[1] ?? null, words: words(clause?.[2] ?? line) }
}

/** Words in italics and in bold. */
export function words(text: string): Words[] {
  const parts = text.split(/(\*\*[^*]+\*\*|\*[^*]+\*)/).filter((part) => part !== '')
  return parts.map((part) => {
    if (part.startsWith('**')) return { style: 'strong', text: part.slice(2, -2) }
    return part.startsWith('*') && part.length > 2
      ? { style: 'em', text: part.slice(1, -1) }
      : { style: 'plain', text: part }
  })
}

export const said = (parts: readonly Words[]) => parts.map((part) => part.text).join('')

/** The clauses of a book in the order they are read, each with the section it stands in. */
export function clausesOf(book: BookText): { clause: string; section: Section; chapter: Chapter }[] {
  return book.chapters.flatMap((chapter) =>
    chapter.sections.flatMap((section) =>
      section.blocks.flatMap((block) =>
        block.kind === 'paragraph' && block.clause !== null ? [{ clause: block.clause, section, chapter }] : [],
      ),
    ),
  )
}

export const rulingsOf = (book: BookText): Ruling[] =>
  book.chapters.flatMap((chapter) =>
    chapter.sections.flatMap((section) =>
      section.blocks.flatMap((block) => (block.kind === 'ruling' ? [block.ruling] : [])),
    ),
  )

/** The figures that stand after the paragraph of a clause. */
export function figuresOf(book: BookText, clause: string): string[] {
  const section = clausesOf(book).find((one) => one.clause === clause)?.section
  const at = section?.blocks.findIndex((block) => block.kind === 'paragraph' && block.clause === clause) ?? -1
  const figures: string[] = []
  for (const block of section?.blocks.slice(at + 1) ?? []) {
    if (block.kind !== 'figure') break
    figures.push(block.figure)
  }
  return figures
}

/** The same place in another text: the clause itself, or the nearest one before it that stands there too. */
export function samePlace(clause: string, from: BookText | null, to: BookText): string | null {
  const there = new Set(clausesOf(to).map((one) => one.clause))
  if (there.has(clause)) return clause
  const before = from ? clausesOf(from).map((one) => one.clause) : []
  return (
    before
      .slice(0, before.indexOf(clause) + 1)
      .reverse()
      .find((one) => there.has(one)) ?? null
  )
}

const OTHER =
  /(?:L’autre lecture|Autre lecture|Deux autres lectures|The other reading|Another reading|Two other readings)\b/

/** What we follow, and the other reading where there is one to play. */
export function readingsOf(ruling: Ruling): { ours: Words[]; other: Words[] } {
  const text = said(ruling.words)
  const at = text.search(OTHER)
  if (at <= 0) return { ours: [...ruling.words], other: [] }
  return { ours: words(text.slice(0, at).trim()), other: words(text.slice(at)) }
}
