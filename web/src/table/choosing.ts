// What can be done now, and what a click means. Everything comes from the table's own list of legal commands: no rule of
// the game is known here.
import type {
  ActorView,
  AnswerView,
  AskedWire,
  CampWire,
  CommandWire,
  MoveView,
  OrderWire,
  TableView,
  TargetWire,
} from '../wire'

/** The unit or officer a player has in hand. */
export interface Chosen {
  readonly kind: 'unit' | 'officer'
  readonly id: string
}

/** A command that may be given, as it is shown. */
export interface Option {
  readonly command: CommandWire
  /** Words from the server; an option of the board has none and is worded where it is shown. */
  readonly text: string | null
  readonly place: string | null
  readonly price: number | null
  readonly usual: boolean
  /** The turn goes to the other side. */
  readonly endsTurn?: boolean
  /** What the board knows of it. */
  readonly move?: MoveView
  readonly dice?: number
}

/** What a click on a hex means. */
export type Pick =
  | { readonly means: 'choose'; readonly who: Chosen }
  | { readonly means: 'say'; readonly option: Option }
  /** Several commands point there. */
  | { readonly means: 'ask'; readonly options: readonly Option[] }
  | { readonly means: 'release' }
  /** Nothing; the message says what can be done instead. */
  | { readonly means: 'nothing'; readonly why: string }

export const other = (camp: CampWire): CampWire => (camp === 'north' ? 'south' : 'north')

/** The side a player holds; the one that is asked if he holds both, and the south if he only watches. */
export function ownCamp({ you, ask, position }: TableView): CampWire {
  if (you.north && you.south) return ask.camp ?? (position.active === 'north' ? 'north' : 'south')
  return you.north ? 'north' : 'south'
}

export function isSpectator({ you }: TableView): boolean {
  return !you.north && !you.south
}

export function unitOf(table: TableView, id: string | null) {
  return table.position.units.find((unit) => unit.id === id)
}

export function officerOf(table: TableView, id: string | null) {
  return table.position.officers.find((officer) => officer.id === id)
}

export function placeOf(table: TableView, { kind, id }: Chosen): string | null {
  return (kind === 'unit' ? unitOf(table, id) : officerOf(table, id))?.hex ?? null
}

export function whoIs(actor: ActorView): Chosen {
  return actor.unit === null ? { kind: 'officer', id: actor.officer ?? '' } : { kind: 'unit', id: actor.unit }
}

export const isSame = (a: Chosen | null, b: Chosen | null) => a?.kind === b?.kind && a?.id === b?.id

export function actorOf(table: TableView, chosen: Chosen | null): ActorView | null {
  return (chosen && table.choices?.actors.find((actor) => isSame(whoIs(actor), chosen))) ?? null
}

/** Everybody who may act from a hex, units first: they are the bigger piece. */
export function actorsAt(table: TableView, place: string): Chosen[] {
  const here = (table.choices?.actors ?? []).map(whoIs).filter((who) => placeOf(table, who) === place)
  return here.sort((a, b) => Number(a.kind === 'officer') - Number(b.kind === 'officer'))
}

/** Those who wait beside the table and may come on. */
export function reserves(table: TableView): Chosen[] {
  return (table.choices?.actors ?? []).map(whoIs).filter((who) => placeOf(table, who) === null)
}

export function attack(actor: ActorView, target: TargetWire): CommandWire {
  return { do: 'attack', unit: actor.unit ?? '', target }
}

function move(actor: ActorView, { to, pace, past }: MoveView): CommandWire {
  return actor.unit === null
    ? { do: 'move-officer', officer: actor.officer ?? '', to }
    : { do: 'move', unit: actor.unit, to, pace, past }
}

function leave(actor: ActorView, by: string): CommandWire {
  return actor.unit === null
    ? { do: 'leave-officer', officer: actor.officer ?? '', by }
    : { do: 'leave', unit: actor.unit, by }
}

/** Everything somebody may do. */
export function optionsOf(actor: ActorView): Option[] {
  const plain = { text: null, price: null, usual: false }
  return [
    ...actor.attacks.map((one) => ({
      ...plain,
      command: attack(actor, one.target),
      place: one.hex,
      dice: one.dice,
    })),
    ...actor.moves.map((one) => ({
      ...plain,
      command: move(actor, one),
      place: one.to,
      move: one,
      endsTurn: one.ends_turn,
    })),
    ...actor.leaves.map((by) => ({ ...plain, command: leave(actor, by), place: by })),
  ]
}

export function asOption({ command, text, hex, price, usual, ends_turn }: AnswerView): Option {
  return { command, text, place: hex, price, usual, endsTurn: ends_turn }
}

/** What a click on a hex means, with somebody in hand or not. */
export function pickAt(table: TableView, chosen: Chosen | null, place: string, order: OrderWire | null = null): Pick {
  if (!table.choices) return { means: 'nothing', why: 'not-asked' }
  if (order) {
    const given = ordersOf(table, order).filter((option) => option.place === place)
    return given.length > 0 ? among(given) : { means: 'nothing', why: 'pick-a-unit' }
  }
  const actor = actorOf(table, chosen)
  const own = actor ? optionsOf(actor).filter((option) => option.place === place) : []
  const answers = table.choices.answers.filter((answer) => answer.hex === place && !isManoeuvre(answer)).map(asOption)
  const actors = actorsAt(table, place)
  if (own.length > 0) return among(own)
  // A unit is taken before the officer who stands with it: he goes along with it.
  const unit = answers.filter(({ command }) => command.do === 'select')
  if (answers.length > 0) return among(unit.length === 1 ? unit : answers)
  const next = actors[actors.findIndex((who) => isSame(who, chosen)) + 1]
  if (next) return { means: 'choose', who: next }
  if (chosen && placeOf(table, chosen) === place) return { means: 'release' }
  return { means: 'nothing', why: whyNot(table, actor) }
}

/** Orders of manoeuvre are cards: they are not among the other answers. */
export const isManoeuvre = ({ command }: { readonly command: CommandWire }) => command.do === 'order'

/** Every way an order of manoeuvre may be given now. */
export function ordersOf(table: TableView, order: OrderWire): Option[] {
  const given = (table.choices?.answers ?? []).filter(
    ({ command }) => command.do === 'order' && command.order === order,
  )
  return given.map(asOption)
}

function among(options: readonly Option[]): Pick {
  const [only, another] = options
  return only && !another ? { means: 'say', option: only } : { means: 'ask', options }
}

function whyNot(table: TableView, actor: ActorView | null): string {
  if (actor) return actor.attacks.length > 0 && actor.moves.length === 0 ? 'pick-a-target' : 'pick-a-hex'
  if ((table.choices?.actors.length ?? 0) > 0) return 'pick-a-unit'
  return table.choices?.answers.some((answer) => answer.hex !== null) ? 'pick-a-mark' : 'pick-an-answer'
}

/** The next one who may act after the one in hand, in the order they stand in the table's list. */
export function nextActor(table: TableView, chosen: Chosen | null, passed: readonly string[] = []) {
  const all = (table.choices?.actors ?? []).map(whoIs)
  const at = all.findIndex((who) => isSame(who, chosen))
  const round = [...all.slice(at + 1), ...all.slice(0, at + 1)]
  return round.find((who) => !passed.includes(keyOf(who)) && !isSame(who, chosen)) ?? null
}

export const keyOf = ({ kind, id }: Chosen) => `${kind} ${id}`

/** The answer that ends the phase. */
export function ending(table: TableView): AnswerView | null {
  return table.choices?.answers.find((answer) => answer.command.do.startsWith('end-')) ?? null
}

/** Questions about everybody: a phase can be ended there. */
const AT_LARGE = new Set<AskedWire>(['command', 'selection', 'movement', 'combat', 'over'])

/** Is it a question inside a combat or a move, about one unit? */
export function isNested({ ask }: TableView): boolean {
  return !AT_LARGE.has(ask.question)
}

/** Units the activation under way could still take. */
export function unusedIn({ ask, choices }: TableView): number {
  const open = (choices?.answers ?? []).filter(({ command }) => command.do === 'select').length
  return ask.question === 'selection' ? Math.min(open, Math.max(0, ask.muster.size - ask.muster.selected)) : 0
}

/** Does it give away something that could still be done, or the turn? That is asked once; a question that must be answered
    either way is answered. */
export function isGivingAway(table: TableView, { command, endsTurn }: Option): boolean {
  if (isNested(table)) return false
  if (command.do === 'end-selection') return unusedIn(table) > 0
  const more = (table.choices?.actors.length ?? 0) > 0 && (command.do === 'end-movement' || command.do === 'end-combat')
  return endsTurn === true || more
}

/** The attack of somebody on whoever stands in a hex. */
export function attackAt(table: TableView, chosen: Chosen | null, place: string | null) {
  return actorOf(table, chosen)?.attacks.find((one) => one.hex === place) ?? null
}

/** Choosing whom to activate costs nothing and can be taken back: no need to ask twice. */
export function isLight({ do: what }: CommandWire): boolean {
  return what === 'select' || what === 'select-officer' || what === 'activate'
}

/** An officer was activated and nobody is called yet: another may be taken in his place. */
export function mayChangeOfficer({ ask, choices, undo }: TableView): boolean {
  return ask.question === 'selection' && choices !== null && ask.muster.selected === 0 && undo.command
}
