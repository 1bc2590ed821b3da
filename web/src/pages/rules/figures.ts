// The figures of the rules: each is a small battle told moment by moment, asked for once.
import { ask } from '../../net/api'
import type { FigureFrame, FigureView } from '../../wire'
import type { Language } from '../../words/words'
import type { Block } from './text'

const kept = new Map<string, Promise<FigureView>>()

/** Asked for once; what failed is asked for again. */
export function seeFigure(id: string, language: Language): Promise<FigureView> {
  const path = `api/figures/${encodeURIComponent(id)}?lang=${language}`
  const known = kept.get(path)
  if (known) return known
  const asked = ask<FigureView>(path, { language })
  kept.set(path, asked)
  asked.catch(() => kept.delete(path))
  return asked
}

/** The moment a figure is about: the last at which a clause speaks, or simply the last. */
export function momentThatMatters(frames: readonly FigureFrame[]): number {
  const speaks = frames.findLastIndex(({ clause, line }) => clause !== null || line !== null)
  return speaks < 0 ? Math.max(0, frames.length - 1) : speaks
}

/** A stretch of a section: paragraphs with the figures that stand after each, or a table across the page. */
export interface Stretch {
  readonly blocks: readonly Block[]
  readonly figures: readonly string[]
}

/** A section cut at its tables; figures are taken out of the text and stand beside it. */
export function stretches(blocks: readonly Block[]): Stretch[] {
  const cut: { blocks: Block[]; figures: string[] }[] = []
  let isTable = true
  for (const block of blocks) {
    if (block.kind === 'table' || isTable) cut.push({ blocks: [], figures: [] })
    isTable = block.kind === 'table'
    const last = cut.at(-1)
    if (block.kind === 'figure') last?.figures.push(block.figure)
    last?.blocks.push(block)
  }
  return cut
}

/** The figures that stand right after a block. */
export function figuresAfter(blocks: readonly Block[], index: number): string[] {
  const figures: string[] = []
  for (const block of blocks.slice(index + 1)) {
    if (block.kind !== 'figure') break
    figures.push(block.figure)
  }
  return figures
}
