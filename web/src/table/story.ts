// The log as it is read: headings, paragraphs, dice. Made from the entries of the game, which tell everything in the
// reader's language.
import { isCommand, throwsIn } from '../net/entries'
import type { CampWire, EntryView, FallenView, ToldKind, ToldView } from '../wire'

export type Line =
  | { readonly line: 'turn' | 'phase'; readonly key: string; readonly text: string }
  | Paragraph
  /** Something that is no event of the battle: a message of the catalogue, and what it is about. */
  | { readonly line: 'note'; readonly key: string; readonly entry: EntryView }
  /** Orders that were taken back, folded away. */
  | { readonly line: 'undone'; readonly key: string; readonly texts: readonly string[] }

export interface Paragraph {
  readonly line: 'told'
  readonly key: string
  readonly camp: CampWire | null
  readonly parts: readonly Part[]
}

/** A sentence with the dice it tells. */
export interface Part extends ToldView {
  readonly dice: readonly FallenView[]
}

export type Filter = 'all' | 'combats' | 'losses'

const FIGHTING: readonly ToldKind[] = ['combat', 'loss', 'retreat', 'advance', 'elephant', 'end']

/** The whole log, oldest first. */
export function storyOf(entries: readonly EntryView[]): Line[] {
  const lines: Line[] = []
  for (const entry of entries) {
    if (isCommand(entry) || entry.kind === 'begun') {
      if (!entry.undone) tell(lines, entry)
      if (entry.kind === 'begun' && entry.told.length === 0) lines.push(note(entry))
    } else if (entry.kind === 'undo') lines.push(takenBack(entries, entry.number, entry.to))
    else lines.push(note(entry))
  }
  return lines
}

const note = (entry: EntryView): Line => ({ line: 'note', key: `${entry.number}`, entry })

function tell(lines: Line[], entry: EntryView): void {
  const throws = throwsIn(entry)
  entry.told.forEach((told, index) => {
    const key = `${entry.number}.${index}`
    const last = lines.at(-1)
    const part: Part = { ...told, dice: told.throws.flatMap((place) => throws[place] ?? []) }
    if (told.kind === 'turn' || told.kind === 'phase') {
      lines.push({ line: told.kind, key, text: told.text })
    } else if (last?.line === 'told' && told.replaces) {
      // The sentence has grown, by dice too: those it told before stand with it.
      const dice = [...(last.parts.at(-1)?.dice ?? []), ...part.dice]
      lines[lines.length - 1] = { ...last, parts: [...last.parts.slice(0, -1), { ...part, dice }] }
    } else if (last?.line === 'told' && told.continues) {
      lines[lines.length - 1] = { ...last, parts: [...last.parts, part] }
    } else {
      lines.push({ line: 'told', key, camp: told.camp, parts: [part] })
    }
  })
}

/** What an undo took back: everything undone since the entry it went back to, but for what an earlier undo took. */
function takenBack(entries: readonly EntryView[], number: number, to: number): Line {
  const within = entries.filter((entry) => entry.number > to && entry.number < number)
  const before = within.findLast((entry) => entry.kind === 'undo')
  const since = within.filter(
    (entry) => entry.undone && entry.kind === 'command' && entry.number > (before?.number ?? 0),
  )
  const texts = since.map((entry) => entry.told.findLast((told) => told.kind !== 'phase' && told.kind !== 'turn')?.text)
  return { line: 'undone', key: `${number}`, texts: texts.filter((text) => text !== undefined) }
}

/** The lines a filter lets through, with the headings that still have something under them. */
export function filtered(lines: readonly Line[], filter: Filter): Line[] {
  if (filter === 'all') return [...lines]
  const wanted = (line: Line) =>
    line.line === 'told' &&
    line.parts.some(({ kind }) => (filter === 'losses' ? kind === 'loss' : FIGHTING.includes(kind)))
  return lines.filter((line, index) => {
    if (line.line !== 'turn' && line.line !== 'phase') return wanted(line)
    return reign(lines, index).some(wanted)
  })
}

/** The lines under a heading: up to the next of its rank or above. */
function reign(lines: readonly Line[], at: number): readonly Line[] {
  const head = lines[at]
  const rest = lines.slice(at + 1)
  const end = rest.findIndex((line) => line.line === 'turn' || (head?.line === 'phase' && line.line === 'phase'))
  return end < 0 ? rest : rest.slice(0, end)
}

export const textOf = ({ parts }: Paragraph) => parts.map((part) => part.text).join(' ')
export const diceOf = ({ parts }: Paragraph) => parts.flatMap((part) => part.dice)
export const clausesOf = ({ parts }: Paragraph) => [...new Set(parts.flatMap((part) => part.clauses))]
export const hexesOf = ({ parts }: Paragraph) => [...new Set(parts.flatMap((part) => part.hexes))]
export const isCombat = ({ parts }: Paragraph) => parts[0]?.kind === 'combat'

/** A piece of a sentence; what stands close to the name of a hex (a bracket, a comma) never leaves it for the next line. */
export interface Segment {
  readonly text: string
  readonly place: boolean
  readonly before: string
  readonly after: string
}

/** A sentence cut where hexes are named. */
export function segments(text: string, hexes: readonly string[]): Segment[] {
  const known = new Set(hexes)
  const parts: Segment[] = []
  let rest = ''
  const put = (before: string) => {
    const plain = rest.slice(0, rest.length - before.length)
    if (plain !== '') parts.push({ text: plain, place: false, before: '', after: '' })
    rest = ''
  }
  for (const part of text.split(/(\b[A-Z]{1,2}[1-9][0-9]?\b)/)) {
    const last = parts.at(-1)
    if (known.has(part)) {
      const before = /[(«“]*$/.exec(rest)?.[0] ?? ''
      put(before)
      parts.push({ text: part, place: true, before, after: '' })
    } else if (last?.place && rest === '') {
      const after = /^[^\s(]*/.exec(part)?.[0] ?? ''
      parts[parts.length - 1] = { ...last, after }
      rest = part.slice(after.length)
    } else rest += part
  }
  put('')
  return parts
}

/** Who attacks whom in a paragraph about a combat, by hexes: the two named first. */
export function clashOf(paragraph: Paragraph): readonly [string, string] | null {
  const [from, to] = paragraph.parts[0]?.hexes ?? []
  return isCombat(paragraph) && from && to && from !== to ? [from, to] : null
}

/** More than this at once nobody listens to. */
const REMEMBERED = 12

/** What was told lately, entry by entry, for those who listen. A heading ends like a sentence, or the voice runs on. */
export function heard(entries: readonly EntryView[]): { readonly number: number; readonly text: string }[] {
  const told = entries.filter((entry) => entry.told.length > 0 && !entry.undone).slice(-REMEMBERED)
  return told.map(({ number, told }) => ({ number, text: told.map(({ text }) => closed(text)).join(' ') }))
}

const closed = (text: string) => (/[.!?…:]$/.test(text) ? text : `${text}.`)
