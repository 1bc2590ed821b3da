// What is different in a book for whoever knows another one, in the order in which the book is read.
import type { RuleView } from '../../wire'
import type { BookText } from './text'

export interface Change {
  readonly rule: RuleView
  /** The same clause in the book that is known; none where it is new. */
  readonly before: RuleView | null
}

export interface Changes {
  readonly chapters: readonly { readonly key: string; readonly title: string; readonly changes: readonly Change[] }[]
  readonly gone: readonly RuleView[]
  readonly same: number
}

export function changesOf(text: BookText, own: readonly RuleView[], known: readonly RuleView[]): Changes {
  const before = new Map(known.map((rule) => [rule.clause, rule]))
  const here = new Map(own.map((rule) => [rule.clause, rule]))
  const read = new Set<string>()
  const chapters = text.chapters.map(({ key, title, sections }) => {
    const changes = sections.flatMap(({ blocks }) =>
      blocks.flatMap((block): Change[] => {
        const rule = block.kind === 'paragraph' && block.clause !== null ? here.get(block.clause) : undefined
        if (!rule || read.has(rule.clause)) return []
        read.add(rule.clause)
        const other = before.get(rule.clause) ?? null
        return other?.text === rule.text ? [] : [{ rule, before: other }]
      }),
    )
    return { key, title, changes }
  })
  return {
    chapters: chapters.filter(({ changes }) => changes.length > 0),
    gone: known.filter(({ clause }) => !here.has(clause)),
    same: own.filter(({ clause, text }) => before.get(clause)?.text === text).length,
  }
}
