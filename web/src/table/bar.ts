// What the prompt bar says: its tone, its sentence, its hint. The words of questions come from the server.
import type { Game, Rolling } from '../net/game.svelte'
import { reader } from '../reader/reader.svelte'
import { t } from '../reader/speech'
import type { OrderWire, TableView } from '../wire'
import { actorOf, isSpectator, nextActor, officerOf, ordersOf, other, placeOf, unusedIn, type Option } from './choosing'
import { isOpen, throwsOf } from './blows'
import type { Course } from './course.svelte'
import { answersOf } from './prompt'
import type { Session } from './session.svelte'
import { armyName, intentText, nameOf, optionText, strikeTitle, titleOf } from './wording'

export interface Bar {
  /** `mine`: I am asked. `theirs`: somebody else is. `still`: nobody is. */
  readonly tone: 'mine' | 'theirs' | 'still'
  readonly title: string
  readonly hint: string
  readonly clause: string | null
}

const still = (title: string, hint = ''): Bar => ({ tone: 'still', title, hint, clause: null })

/** The sentence of the bar, before anything about the connection. */
export function barOf(game: Game, session: Session, table: TableView): Bar {
  if (session.seeing.on) return sightBar(session, table)
  if (session.course) return lessonBar(game, session.course)
  const resting = restingBar(table)
  if (resting) return resting
  if (mayAnswerDraw(table)) return { ...still(t('draw-offered', { army: drawBy(table) })), tone: 'mine' }
  if (game.reviewing) return still(t('reviewing'), t('reviewing-hint'))
  if (game.dice && !game.dice.falling && !game.dice.read) return diceBar(game.dice, table)
  if (game.behind) return { ...still(t('shown-now', { army: armyName(table, actingCamp(table)) })), tone: 'theirs' }
  const { refusal } = game
  if (!table.choices) return refusal ? { ...theirBar(table), hint: refusal.text } : theirBar(table)
  const bar = armyFirst(myBar(session, table), table)
  if (!refusal) return bar
  const place = session.refused?.turn === refusal.turn ? session.refused.place : null
  const hint = place ? t('refused-at', { place, why: refusal.text }) : refusal.text
  return { ...bar, hint, clause: refusal.clause }
}

/** A lesson commands; « Bien » stands under the next sentence until something else is to be said. */
function lessonBar({ refusal }: Game, course: Course): Bar {
  const bar = (title: string, hint = '', clause: string | null = null): Bar => ({
    tone: course.waits ? 'mine' : 'still',
    title,
    hint,
    clause,
  })
  if (course.over) return bar(t('lesson-done', { number: course.number }), course.praise)
  if (course.praises) return bar(course.praise)
  const { helps, step, praise, waits } = course
  const title = helps ? (step?.text[reader.language] ?? '') : t('lesson-unaided', { step: course.at + 1 })
  return refusal ? bar(title, refusal.text, refusal.clause) : bar(title, helps && waits ? praise : '')
}

/** Where both sit at one screen, the bar says whom it asks. */
function armyFirst(bar: Bar, table: TableView): Bar {
  if (!table.you.north || !table.you.south || !table.ask.camp) return bar
  const army = armyName(table, table.ask.camp)
  return { ...bar, hint: bar.hint ? t('army-asked', { army, hint: bar.hint }) : army }
}

/** Dice lie there to be read: what came of them. */
function diceBar({ entry }: Rolling, table: TableView): Bar {
  const thrown = throwsOf(entry)
  const last = thrown.findLast(({ struck }) => struck !== null) ?? thrown.at(-1)
  const colon = reader.language === 'fr' ? '\u00a0: ' : ': '
  const fates = last?.fates.map(({ unit, text }) => `${nameOf(table, { kind: 'unit', id: unit })}${colon}${text}`)
  const title = fates && fates.length > 0 ? fates.join('. ') : t(last && isOpen(last) ? 'fate-open' : 'fate-nothing')
  return { tone: 'theirs', title, hint: last ? strikeTitle(table, last) : '', clause: null }
}

/** Is a draw on offer that this reader may take? */
export function mayAnswerDraw({ draw, progress, you }: TableView): boolean {
  return draw !== null && progress === 'playing' && you[other(draw.by)]
}

const drawBy = (table: TableView) => (table.draw ? armyName(table, table.draw.by) : '')

function actingCamp(table: TableView) {
  return table.position.active === 'north' ? 'north' : 'south'
}

function restingBar(table: TableView): Bar | null {
  switch (table.progress) {
    case 'waiting':
      return still(t('waiting-for-opponent'), table.invitation ? t('invite-hint') : '')
    case 'paused':
      return still(t('paused'))
    case 'frozen':
      return still(t('frozen'))
    case 'outdated':
      return still(t('outdated'), table.outdated ?? '')
    case 'over':
      return still(resultText(table), table.result ? t(`by-${table.result.by}`) : '')
    case 'playing':
      return null
  }
}

/** How it ended, said to whoever reads. */
export function resultText(table: TableView): string {
  const winner = table.result?.winner
  if (!winner) return t('draw')
  const army = armyName(table, winner)
  if (isSpectator(table) || (table.you.north && table.you.south)) return t('victory-of', { army })
  return t(table.you[winner] ? 'you-won' : 'you-lost', { army })
}

function theirBar(table: TableView): Bar {
  const camp = table.ask.camp ?? actingCamp(table)
  const title = t(`other-${table.ask.question}`, { army: armyName(table, camp) })
  return { tone: 'theirs', title, hint: isSpectator(table) ? t('watching') : '', clause: null }
}

function sightBar({ seeing: { line: sight, from: sightFrom } }: Session, table: TableView): Bar {
  const title = sightFrom === null ? t('sight-from') : t('sight-to', { from: sightFrom })
  return {
    tone: table.choices ? 'mine' : 'theirs',
    title: sight ? sight.text : title,
    hint: t('sight-hint', { key: 'V' }),
    clause: sight?.clause ?? null,
  }
}

/** While a way is told: how far it leads, whether it can be gone, whom it drives off. */
function wayBar({ chosen, way }: Session, table: TableView): Bar {
  const name = chosen ? nameOf(table, chosen) : ''
  const bar = (title: string, hint: string, clause: string | null = null): Bar => ({
    tone: 'mine',
    title,
    hint,
    clause,
  })
  if (way.last === null) return bar(t('way-begun', { name }), t('way-begun-hint'))
  const title = t('way-told', { name, count: way.hexes.length, place: way.last })
  const { verdict } = way
  if (verdict === null) return bar(title, '')
  if (!verdict.goes) return bar(title, verdict.why, verdict.clause)
  const officers = verdict.drivesOff.map((id) => nameOf(table, { kind: 'officer', id })).join(', ')
  return bar(title, officers ? t('way-drives-off', { officers }) : t('way-goes'))
}

function myBar(session: Session, table: TableView): Bar {
  const { chosen, asked, preview, confirming } = session
  if (session.way.unit !== null) return wayBar(session, table)
  const bar = (title: string, hint: string): Bar => ({ tone: 'mine', title, hint, clause: null })
  if (asked) return bar(t('choose-which', { place: asked.place }), '')
  if (confirming) return confirmBar(table, confirming)
  if (session.orders.taken) return orderBar(table, session.orders.taken)
  const actor = actorOf(table, chosen)
  const reach: string[] = []
  if (actor && actor.moves.length > 0)
    reach.push(t('hexes-in-reach', { count: new Set(actor.moves.map((move) => move.to)).size }))
  if (actor && actor.attacks.length > 0) reach.push(t('targets-in-reach', { count: actor.attacks.length }))
  if (chosen && preview) return bar(optionText(table, preview), reach.join(' '))
  if (chosen) return bar(titleOf(table, chosen, placeOf(table, chosen)), reach.join(' '))
  const count = table.choices?.actors.length ?? 0
  const intent = beginsAgainst(table)
  if (intent) return bar(table.ask.text, intent)
  if (table.ask.question === 'selection') return musterBar(table)
  if (count > 0) return bar(table.ask.text, `${groupText(table)}${t('still-to-act', { count })}`)
  const pointed = table.choices?.answers.some((answer) => answer.hex !== null)
  const listed = answersOf(table, null).list.length > 0
  return bar(
    table.ask.text,
    listed ? t(pointed ? 'choose-on-board' : 'choose-in-list') : pointed ? t('also-on-board') : '',
  )
}

/** What the computer player was about, while this reader’s turn begins: before he has named anybody. */
function beginsAgainst(table: TableView): string | null {
  const { ask, intent, you } = table
  const begins = ask.question === 'command' && ask.muster.groups === 0 && ask.muster.commander === null
  return begins && intent && !you[intent.camp] ? intentText(table, intent) : null
}

/** An order of manoeuvre is in hand: whom is it for? */
function orderBar(table: TableView, order: OrderWire): Bar {
  const found = table.choices?.orders.find((one) => one.order === order)
  const forUnit = ordersOf(table, order).some(({ place }) => place !== null)
  const title = t(forUnit ? 'order-taken' : 'order-give', { name: found?.name[reader.language] ?? '' })
  return {
    tone: 'mine',
    title: title.charAt(0).toUpperCase() + title.slice(1),
    hint: t('order-taken-hint'),
    clause: found?.clause ?? null,
  }
}

/** Something would be given away: it is asked once. */
function confirmBar(table: TableView, { endsTurn, command }: Option): Bar {
  if (command.do === 'end-selection') {
    const title = t('close-group', { count: unusedIn(table) })
    return { tone: 'mine', title, hint: t('close-group-hint'), clause: null }
  }
  const count = command.do === 'move' ? 0 : (table.choices?.actors.length ?? 0)
  const nobody = table.ask.question === 'combat' ? 'give-turn' : endsTurn ? 'give-turn-no-attack' : 'end-phase'
  const still = table.ask.question === 'movement' && endsTurn ? 'give' : table.ask.question
  const title = count > 0 ? t(`still-could-${still}`, { count }) : t(nobody)
  return { tone: 'mine', title, hint: t(endsTurn ? 'give-turn-hint' : 'end-phase-hint'), clause: null }
}

/** Who activates, in which of how many activations, and how many units he may still take. */
function musterBar(table: TableView): Bar {
  const { commander, group, most, selected, size } = table.ask.muster
  const name = officerOf(table, commander)?.name[reader.language] ?? ''
  const title = t('muster', { name, group, most, left: Math.max(0, size - selected), size })
  return { tone: 'mine', title, hint: t('muster-hint'), clause: null }
}

/** Which group acts, where there are several. */
function groupText({ ask }: TableView): string {
  const { group, groups } = ask.muster
  return groups > 1 ? `${t('group-of', { group, groups })} ` : ''
}

/** Is there somebody to go on to? */
export function hasNext(session: Session, table: TableView): boolean {
  return nextActor(table, session.chosen) !== null
}
