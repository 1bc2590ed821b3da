// The prompt bar: one question, one hint, at most three answers; what is more goes into a list.
import type { AskedWire, TableView } from '../wire'
import { asOption, ending, isManoeuvre, type Chosen, type Option } from './choosing'

/** More answers than this are a list, not buttons; so are answers of more letters in all: the question needs its room. */
const BUTTONS = 3
const LETTERS = 64

export interface Answers {
  /** Buttons of the bar, the usual one last. */
  readonly buttons: readonly Option[]
  /** All others, in the server's order. */
  readonly list: readonly Option[]
}

const isEnd = (option: Option) => option.command.do.startsWith('end-')

/** Which answers are buttons and which are a list. */
export function answersOf(table: TableView, asked: readonly Option[] | null): Answers {
  const all = asked ?? (table.choices?.answers ?? []).filter((answer) => !isManoeuvre(answer)).map(asOption)
  const usualLast = (options: readonly Option[]) => [...options].sort((a, b) => rank(a) - rank(b))
  const letters = all.reduce((sum, { text }) => sum + (text?.length ?? 0), 0)
  const priced = all.length > 2 && all.some((option) => option.price !== null)
  if (all.length <= BUTTONS && letters <= LETTERS && !priced) return { buttons: usualLast(all), list: [] }
  const buttons = all.filter((option) => option.usual || isEnd(option))
  return { buttons: usualLast(buttons), list: all.filter((option) => !buttons.includes(option)) }
}

/** The answers a digit gives: those of the list, else the buttons as they stand; no phase is ended by a digit. */
export function numbered(table: TableView, asked: readonly Option[] | null): readonly Option[] {
  const { buttons, list } = answersOf(table, asked)
  return (list.length > 0 ? list : buttons.filter((option) => !isEnd(option))).slice(0, 9)
}

/** The usual answer stands last, an end of a phase before it. */
function rank(option: Option): number {
  return option.usual ? 2 : isEnd(option) ? 1 : 0
}

/** What Enter means: the usual answer, or to leave whoever is in hand where he is. */
export type OnEnter =
  { readonly enter: 'say'; readonly option: Option } | { readonly enter: 'stay' } | { readonly enter: 'nothing' }

export function onEnter(table: TableView, chosen: Chosen | null, preview: Option | null): OnEnter {
  if (!table.choices) return { enter: 'nothing' }
  if (preview) return { enter: 'say', option: preview }
  if (chosen) return { enter: 'stay' }
  const usual = table.choices.answers.find((answer) => answer.usual)
  // Nobody ends a phase by chance while there is something else to do.
  const nothingElse = table.choices.actors.length === 0 && table.choices.answers.length === 1
  const answer = usual ?? (nothingElse ? ending(table) : null)
  return answer ? { enter: 'say', option: asOption(answer) } : { enter: 'nothing' }
}

export type Phase = 'command' | 'movement' | 'combat'
export const PHASES: readonly Phase[] = ['command', 'movement', 'combat']

/** The phase a question belongs to. */
export function phaseOf(question: AskedWire): Phase | null {
  switch (question) {
    case 'command':
    case 'selection':
    case 'replace-general':
    case 'elephant-order':
      return 'command'
    case 'movement':
    case 'go-along':
      return 'movement'
    case 'over':
      return null
    default:
      return 'combat'
  }
}
