// What a scripted command wants touched next, so that it is said: whoever must be taken in hand, then where he goes or whom
// he strikes; a card; an answer. Nothing is known here but how commands are said at this table.
import type { CommandWire, OrderWire, TableView, TargetWire } from '../wire'
import { isSame, placeOf, unitOf, type Chosen } from './choosing'

export type Wanted =
  /** Whoever stands there is taken in hand; with no place, from the list of those who wait. */
  | { readonly touch: 'take'; readonly place: string | null; readonly who: Chosen }
  /** The command is said by touching the hex. */
  | { readonly touch: 'hex'; readonly place: string }
  | { readonly touch: 'card'; readonly order: OrderWire }
  /** The command is a button, or a line of the list. */
  | { readonly touch: 'answer' }

/** Anything beside the board that a lesson may ask for. */
export interface Touchable {
  readonly command?: CommandWire
  readonly order?: OrderWire
  readonly who?: Chosen
}

/** What is in the pupil's hand. */
export interface InHand {
  readonly chosen: Chosen | null
  readonly order: OrderWire | null
}

/** Is it the same command, part by part? */
export function isSameCommand(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b
  const parts = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...parts].every((part) => isSameCommand(Reflect.get(a, part) ?? null, Reflect.get(b, part) ?? null))
}

/** Does a sentence speak of a hex? */
export function speaksOf(sentence: string, place: string): boolean {
  return new RegExp(`(?<![\\p{L}\\p{N}])${place}(?![\\p{L}\\p{N}])`, 'u').test(sentence)
}

/** Answers in words, even where they are about a hex. */
const WORDED = new Set<CommandWire['do']>([
  'go-along',
  'front-rank',
  'attack-order',
  'defence-order',
  'evade',
  'ignore',
  'follow-up',
  'pursue-attack',
  'riposte',
])

export function wantedOf(table: TableView, command: CommandWire, sentence: string, hand: InHand): Wanted {
  if (command.do === 'order' && hand.order !== command.order) return { touch: 'card', order: command.order }
  const who = whoActs(command)
  if (who && !isSame(who, hand.chosen)) return { touch: 'take', place: placeOf(table, who), who }
  const place = goalOf(table, command)
  if (place === null || (WORDED.has(command.do) && !speaksOf(sentence, place))) return { touch: 'answer' }
  return { touch: 'hex', place }
}

/** Whoever must be in hand for the command to be said. */
function whoActs(command: CommandWire): Chosen | null {
  switch (command.do) {
    case 'move':
    case 'move-by':
    case 'leave':
    case 'attack':
      return { kind: 'unit', id: command.unit }
    case 'move-officer':
    case 'leave-officer':
      return { kind: 'officer', id: command.officer }
    default:
      return null
  }
}

/** The hex that says the command. */
function goalOf(table: TableView, command: CommandWire): string | null {
  switch (command.do) {
    case 'move':
    case 'move-officer':
      return command.to
    case 'move-by':
      return command.way.at(-1) ?? null
    case 'leave':
    case 'leave-officer':
      return command.by
    case 'attack':
      return hexOf(table, command.target)
    case 'order':
      return unitOf(table, command.unit)?.hex ?? null
    default:
      return table.choices?.answers.find((answer) => isSameCommand(answer.command, command))?.hex ?? null
  }
}

const hexOf = (table: TableView, target: TargetWire) =>
  'unit' in target ? (unitOf(table, target.unit)?.hex ?? null) : target.elephant
