// A command in the words of replays, which stand in every throw: this player says himself what he sent.
import type { CommandWire } from '../wire'

/** The parts of each command in the order they are said, with the little word before; `!` where nobody is said too. */
const PARTS: Readonly<Record<CommandWire['do'], readonly string[]>> = {
  activate: ['officer'],
  select: ['unit'],
  'select-officer': ['officer'],
  'end-selection': [],
  order: ['order', 'unit', 'amount'],
  'end-command': [],
  'move-by': ['unit', 'by way', 'pace'],
  move: ['unit', 'to', 'pace', 'past past'],
  leave: ['unit', 'by by'],
  'leave-officer': ['officer', 'by by'],
  'move-officer': ['officer', 'to'],
  'go-along': ['yes'],
  'end-movement': [],
  attack: ['unit', 'target'],
  'end-combat': [],
  'front-rank': ['officer!nobody'],
  'attack-order': ['order!none'],
  'defence-order': ['order!none'],
  evade: ['yes'],
  ignore: ['flags'],
  retreat: ['to'],
  'follow-up': ['yes'],
  pursue: ['to'],
  'pursue-attack': ['target!nobody'],
  riposte: ['yes'],
  flee: ['officer', 'to'],
  'elephant-runs': ['at at'],
  'elephant-to': ['to'],
  'elephant-attacks': ['target'],
  'replace-general': ['officer', 'at at'],
  'put-off-general': [],
}

/** What a command says, as a replay writes it without its speaker. */
export function saidWords(command: CommandWire): string {
  const verb = command.do === 'move-by' ? 'move' : command.do.replaceAll('-', ' ')
  const values = new Map<string, unknown>(Object.entries(command))
  const said = PARTS[command.do].flatMap((part) => {
    const [named = '', nobody] = part.split('!')
    const [key = '', before] = named.split(' ').reverse()
    const word = wordOf(key, values.get(key)) ?? nobody
    // The general takes the place of an officer where that one stands, or appears in a hex.
    const implied = command.do === 'replace-general' && key === 'at' && command.officer !== null
    return word === undefined || implied ? [] : before ? [before, word] : [word]
  })
  return [verb, ...said].join(' ')
}

/** A part in words; none if it goes without saying. */
function wordOf(key: string, value: unknown): string | undefined {
  if (value === null || value === undefined) return undefined
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return value.join(' ')
  if (key === 'pace' && value === 'normal') return undefined
  if (key === 'amount' && value === 1) return undefined
  if (typeof value === 'object') {
    const target = value as { readonly unit?: string; readonly elephant?: string }
    return target.unit === undefined ? `elephant at ${target.elephant ?? ''}` : nameOf(target.unit)
  }
  return key === 'unit' || key === 'officer' || key === 'past' ? nameOf(String(value)) : String(value)
}

/** The words of the grammar, in both languages, without accents. */
const GRAMMAR = new Set(
  (
    'accompagner activate activer aller along at attack attacks attaque attaquer aucun ' +
    'by choisir combat command commandement court de defence defense devant differer ' +
    'd’attaque elephant en end esquiver evade fin flee follow front fuite ' +
    'general go ignore ignorer leave mouvement move movement no nobody non ' +
    'none off officer officier order ordre oui par past personne poursuivre ' +
    'premier pursue put rang rank remplacer replace repli rester retreat riposte ' +
    'runs select selection sortir stay suivre to up vers yes'
  ).split(' '),
)

/** A name stands in quotes where it could be taken for a number or a word of the grammar. */
function nameOf(name: string): string {
  const folded = name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  return /^\d+$/.test(name) || GRAMMAR.has(folded) ? `"${name}"` : name
}
