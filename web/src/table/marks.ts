// What the board wears: from the table's choices, from whom a player has in hand and what he looks at.
import { objectivesOf, reachOf, sightOf, targetsOf } from '../board/marking'
import type { Marks, Thread, UnitMark, WayMark } from '../board/states'
import type { AnswerView, AskedWire, DoingWire, MapView, OrderWire, SightView, TableView } from '../wire'
import { actorOf, isNested, officerOf, placeOf, unitOf, whoIs, type Chosen } from './choosing'

export interface Looking {
  readonly chosen: Chosen | null
  /** The target whose odds are read. */
  readonly focus: string | null
  /** Hexes a list or a log line points at. */
  readonly pointed: readonly string[]
  /** A combat of the log shown again: from, to. */
  readonly replayed: readonly [string, string] | null
  readonly sight: SightView | null
  readonly refused: { readonly place: string; readonly turn: number } | null
  readonly trail: readonly string[]
  /** The order of manoeuvre picked from the cards. */
  readonly order?: OrderWire | null
  readonly way?: WayMark | undefined
}

export const NOTHING: Looking = {
  chosen: null,
  focus: null,
  pointed: [],
  replayed: null,
  sight: null,
  refused: null,
  trail: [],
}

/** Questions answered by a walk: their hexes are drawn as steps. */
const WALKS = new Set<AskedWire>(['retreat', 'pursue', 'flee', 'elephant', 'evade'])

/** Questions after the blow: whoever was struck may be far away by now, and nobody strikes at him there. */
const AFTER = new Set<AskedWire>(['follow-up', 'pursue', 'pursue-attack'])

export function marksOf(table: TableView, map: MapView | null, looking: Looking): Marks {
  const actor = actorOf(table, looking.chosen)
  return {
    units: unitMarks(table, looking.chosen, looking.order ?? null),
    officers: looking.order ? {} : officerMarks(table, looking.chosen),
    reach: actor ? reachOf(actor) : [],
    targets: actor ? targetsOf(actor, looking.focus) : [],
    sights: sights(table, looking),
    shadows: looking.sight && !looking.sight.open ? [looking.sight.to] : [],
    retreat: steps(table),
    choices: [...new Set([...looking.pointed, ...(actor?.leaves ?? []), ...hexAnswers(table)])],
    objectives: map ? [...objectivesOf(map), ...exits(map)] : [],
    refused: looking.refused ?? undefined,
    trail: looking.trail,
    groups: groupsOf(table),
    threads: threadsOf(table),
    way: looking.way,
  }
}

/** From the officer who activates to those he has taken, as long as he does. */
function threadsOf(table: TableView): Thread[] {
  const { ask, position } = table
  const from = officerOf(table, ask.muster.commander)?.hex
  if (ask.question !== 'selection' || !from) return []
  const taken = position.units.filter(({ camp, group }) => camp === position.active && group === ask.muster.group)
  return taken.flatMap(({ hex }) => (hex !== null && hex !== from ? [{ from, to: hex }] : []))
}

/** Who was activated this turn, and in which group. */
function groupsOf({ position }: TableView): Record<string, number> {
  const active = position.units.filter(({ camp, group, hex }) => camp === position.active && group > 0 && hex !== null)
  return Object.fromEntries(active.map(({ id, group }) => [id, group]))
}

/** Units named by answers: those that may be picked for an activation or an order. */
function namedUnit({ command }: Pick<AnswerView, 'command'>, order: OrderWire | null = null): string | null {
  if (command.do === 'order') return command.order === order ? command.unit : null
  return command.do === 'select' && order === null ? command.unit : null
}

function namedOfficer({ command }: AnswerView): string | null {
  return command.do === 'activate' || command.do === 'select-officer' || command.do === 'front-rank'
    ? command.officer
    : null
}

function unitMarks(table: TableView, chosen: Chosen | null, order: OrderWire | null): Record<string, UnitMark> {
  const marks: Record<string, UnitMark> = {}
  const selecting = table.ask.question === 'selection'
  for (const { id, camp, doings } of table.position.units) {
    if (doings.includes('played')) marks[id] = 'played'
    if (camp !== table.position.active) continue
    const past = pastOf(table.ask.question, doings)
    if (past) marks[id] = past
    if (selecting && table.choices && doings.includes('activated')) marks[id] = 'selected'
  }
  const answers = table.choices?.answers ?? []
  for (const answer of answers) {
    const id = namedUnit(answer, order)
    if (id !== null) marks[id] = 'selectable'
  }
  for (const { unit } of table.choices?.actors ?? []) if (unit !== null) marks[unit] = 'selectable'
  if (table.choices && isNested(table) && table.ask.unit !== null) marks[table.ask.unit] = 'selected'
  if (chosen?.kind === 'unit') marks[chosen.id] = 'selected'
  return marks
}

/** What it has done so far: whoever has moved may still fight. Whoever may still act is framed instead. */
function pastOf(question: AskedWire, doings: readonly DoingWire[]): UnitMark | null {
  if (doings.includes('fought')) return question === 'combat' ? 'done' : null
  return question === 'movement' && doings.includes('moved') ? 'moved' : null
}

function officerMarks(table: TableView, chosen: Chosen | null): Record<string, 'selectable' | 'selected'> {
  const marks: Record<string, 'selectable' | 'selected'> = {}
  for (const answer of table.choices?.answers ?? []) {
    const id = namedOfficer(answer)
    if (id !== null) marks[id] = 'selectable'
  }
  for (const { officer } of table.choices?.actors ?? []) if (officer !== null) marks[officer] = 'selectable'
  if (chosen?.kind === 'officer') marks[chosen.id] = 'selected'
  return marks
}

/** Hexes of answers that name neither a unit nor an officer, and are no steps of a walk. */
function hexAnswers(table: TableView): string[] {
  if (walkFrom(table) !== null) return []
  const answers = table.choices?.answers ?? []
  return answers.flatMap((one) =>
    one.hex && one.command.do !== 'order' && !namedUnit(one) && !namedOfficer(one) ? [one.hex] : [],
  )
}

/** Where a walk asked about starts. */
function walkFrom({ ask, choices }: TableView): string | null {
  return choices && WALKS.has(ask.question) ? ask.hex : null
}

function steps(table: TableView) {
  const from = walkFrom(table)
  if (from === null) return []
  const answers = table.choices?.answers ?? []
  const hexes = answers.filter((answer) => answer.hex !== null && answer.hex !== from)
  const seen = new Map(hexes.map((answer) => [answer.hex ?? '', answer.usual]))
  return [...seen].map(([place, usual]) => ({ place, from, step: 1, preferred: usual }))
}

function sights(table: TableView, { chosen, focus, replayed, sight }: Looking) {
  if (sight) return [sightOf(sight)]
  if (replayed) return [{ from: replayed[0], to: replayed[1] }]
  const from = chosen && placeOf(table, chosen)
  if (from && focus && from !== focus) {
    const dice = actorOf(table, chosen)?.attacks.find((one) => one.hex === focus)?.dice
    return [{ from, to: focus, ...(dice === undefined ? {} : { dice }) }]
  }
  if (AFTER.has(table.ask.question)) return []
  const [attacker, target] = [unitOf(table, table.ask.attacker)?.hex, unitOf(table, table.ask.target)?.hex]
  return attacker && target && attacker !== target ? [{ from: attacker, to: target }] : []
}

/** Hexes to leave by are goals too, where none is to be held. */
function exits(map: MapView) {
  return map.hexes.flatMap(({ place, objective, exit }) =>
    objective.length > 0 ? [] : exit.slice(0, 1).map((camp) => ({ place, camp })),
  )
}

/** Whoever is in hand, if he is still there and may still act. */
export function stillChosen(table: TableView, chosen: Chosen | null): Chosen | null {
  if (!chosen || !table.choices?.actors.some((actor) => whoIs(actor).id === chosen.id)) return null
  const one = chosen.kind === 'unit' ? unitOf(table, chosen.id) : officerOf(table, chosen.id)
  return one ? chosen : null
}
