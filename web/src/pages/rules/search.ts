// Finding a clause by words, as a reader types them: without accents, in any order, by its number too.
import type { RuleView } from '../../wire'
import { said, type Block, type BookText } from './text'

/** Letters without accents or capitals, ligatures taken apart, apostrophes and dashes made plain. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/[’‘]/g, "'")
    .replace(/[‐‑–]/g, '-')
}

/** The clauses in which every word stands; those whose number is meant come first. */
export function found(rules: readonly RuleView[], query: string): RuleView[] {
  const words = plain(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return [...rules]
  const hits = rules.filter((rule) => {
    const text = plain(`${rule.clause} ${rule.section} ${rule.text}`)
    return words.every((word) => text.includes(word))
  })
  const isMeant = (rule: RuleView) => words.some((word) => plain(rule.clause).startsWith(word))
  return [...hits.filter(isMeant), ...hits.filter((rule) => !isMeant(rule))]
}

/** The family of a clause: « MOD » of « MOD-5 ». */
export const familyOf = (clause: string) => clause.split('-')[0] ?? clause

/** Clauses under the sections of the chapter, by number; those that stand in no section come last. */
export function bySection(rules: readonly RuleView[]): [string, RuleView[]][] {
  const sections = new Map<string, RuleView[]>()
  for (const rule of rules) sections.set(rule.section, [...(sections.get(rule.section) ?? []), rule])
  const number = (section: string) => Number.parseInt(section, 10) || Number.MAX_SAFE_INTEGER
  return [...sections].sort(([a], [b]) => number(a) - number(b))
}

/** What a section is called: a message of the catalogue. Some clauses are of no chapter, but of whoever wrote them. */
export function sectionMessage(section: string): string {
  if (section === 'compagnon') return 'of-companion'
  return section === 'édition' ? 'of-edition' : 'section'
}

/** A text cut where the words looked for stand. */
export function marked(text: string, query: string): { text: string; hit: boolean }[] {
  const words = plain(query).split(/\s+/).filter(Boolean)
  // Only where plain letters stand in the same places as the written ones can a hit be shown.
  const flat = plain(text)
  if (words.length === 0 || flat.length !== text.length) return [{ text, hit: false }]
  const hits = Array.from({ length: text.length }, () => false)
  for (const word of words)
    for (let at = flat.indexOf(word); at >= 0; at = flat.indexOf(word, at + 1)) hits.fill(true, at, at + word.length)
  const parts: { text: string; hit: boolean }[] = []
  hits.forEach((hit, at) => {
    const last = parts.at(-1)
    if (last?.hit === hit) last.text += text.charAt(at)
    else parts.push({ text: text.charAt(at), hit })
  })
  return parts
}

/** A place of a book where words were found. */
export interface Hit {
  readonly clause: string | null
  readonly section: string
  /** Of its chapter and section. */
  readonly title: string
  readonly text: string
}

function textOf(block: Block): string {
  if (block.kind === 'paragraph') return said(block.words)
  if (block.kind === 'question') return `${block.question} ${said(block.answer)}`
  if (block.kind === 'ruling')
    return `${block.ruling.title} (${block.ruling.clauses.join(', ')}). ${said(block.ruling.words)}`
  return ''
}

/** The paragraphs in which every word stands; those whose number is meant come first. */
export function foundIn(book: BookText, query: string): Hit[] {
  const words = plain(query).split(/\s+/).filter(Boolean)
  const all = book.chapters.flatMap((chapter) =>
    chapter.sections.flatMap((section) =>
      section.blocks.map((block) => ({
        clause: block.kind === 'paragraph' ? block.clause : null,
        section: section.title === null ? chapter.key : section.key,
        title: section.title === null ? chapter.title : `${chapter.title} · ${section.title}`,
        text: textOf(block),
      })),
    ),
  )
  const hits = all.filter((hit) => {
    const text = plain(`${hit.clause ?? ''} ${hit.text}`)
    return hit.text !== '' && words.every((word) => text.includes(word))
  })
  const isMeant = (hit: Hit) => hit.clause !== null && words.some((word) => plain(hit.clause ?? '').startsWith(word))
  return [...hits.filter(isMeant), ...hits.filter((hit) => !isMeant(hit))]
}
