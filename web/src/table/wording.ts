// Words for what the board offers: the server names answers, the board's own moves and attacks are named here.
import { distance, neighbour, opposite, placeName, SIDES, spotOf } from '../board/geometry'
import { reader } from '../reader/reader.svelte'
import { characterOf, percent, t } from '../reader/speech'
import type { AttackView, CampWire, IntentView, OddsView, TableView, TargetWire } from '../wire'
import type { Fared, Throw, TrayDie } from './blows'
import { officerOf, unitOf, type Chosen, type Option } from './choosing'
import { answersOf, numbered, onEnter } from './prompt'

export function armyName(table: TableView, camp: CampWire): string {
  return table.position.armies[camp].name[reader.language]
}

export function nameOf(table: TableView, { kind, id }: Chosen): string {
  return (kind === 'unit' ? unitOf(table, id) : officerOf(table, id))?.name[reader.language] ?? id
}

export function targetName(table: TableView, target: TargetWire): string {
  if ('unit' in target) return unitOf(table, target.unit)?.name[reader.language] ?? target.unit
  return t('panicking-elephant')
}

export function targetPlace(table: TableView, target: TargetWire): string {
  return 'unit' in target ? (unitOf(table, target.unit)?.hex ?? '') : target.elephant
}

/** What a computer player was about: « Français : il masse sa droite contre la Haye-Sainte. » */
export function intentText(table: TableView, { camp, text }: IntentView): string {
  const told = text.charAt(0).toLocaleLowerCase(reader.language) + text.slice(1)
  return t('intent-of', { army: armyName(table, camp), told })
}

/** Which computer player thinks: « Le général hardi réfléchit ». */
export function musingText(table: TableView): string {
  const { ask, position, seats } = table
  const seat = seats[ask.camp ?? (position.active === 'north' ? 'north' : 'south')]
  // A temperament that is not told is not asked after each time.
  return t('musing', { level: seat.computer ?? '', character: characterOf({ ...seat, drawn: false }) })
}

/** The text of a button. */
export function optionText(table: TableView, option: Option): string {
  if (option.text !== null) return option.text
  const { command } = option
  const place = option.place ?? ''
  switch (command.do) {
    case 'attack':
      return t('confirm-attack', { dice: option.dice ?? 0 })
    case 'move': {
      const move = t(`pace-${command.pace}`, { place })
      const officer = officerOf(table, command.past)?.name[reader.language]
      return officer ? t('chasing', { move, officer }) : move
    }
    case 'leave':
    case 'leave-officer':
      return t('confirm-leave', { place })
    default:
      return t('confirm-move', { place })
  }
}

/** The title while somebody is in hand. */
export function titleOf(table: TableView, chosen: Chosen, place: string | null): string {
  const name = nameOf(table, chosen)
  if (place === null) return t('where-to-enter', { name })
  return t(table.ask.question === 'combat' ? 'whom-to-attack' : 'where-to', { name, place })
}

export function hexesBetween(from: string, to: string): number {
  return distance(spotOf(from), spotOf(to))
}

/** What lies in the six directions, for those who do not see it: in the order and the words of the keys that lead there. */
export function scan(
  place: string,
  { tell, has, turned }: { tell: (place: string) => string; has: (place: string) => boolean; turned: boolean },
): string {
  const spot = spotOf(place)
  const around = SIDES.map((key) => {
    const next = placeName(neighbour(spot, turned ? opposite(key) : key))
    const side = t(turned ? `toward-${key}` : `side-${key}`)
    return t('beside', { side, what: has(next) ? tell(next) : t('beyond') })
  })
  return around.join('. ')
}

/** Whom somebody may attack, with the odds where they are known. */
export function targetsAloud(table: TableView, attacks: readonly AttackView[], odds: readonly OddsView[]): string {
  const said = attacks.map(({ target, hex, dice }) => {
    const known = odds.find((one) => JSON.stringify(one.target) === JSON.stringify(target))
    const none = known?.losses[0]?.per_myriad
    const loss = none === undefined ? '?' : percent(10_000 - none)
    return t('target-odds', { name: targetName(table, target), place: hex, dice, loss })
  })
  return said.length > 0 ? said.join('. ') : t('targets-in-reach', { count: 0 })
}

/** More answers than this are read by going through the list. */
const SAID = 5

/** The answers to a question, each with the key that gives it. */
export function answersAloud(table: TableView): string {
  const { buttons, list } = answersOf(table, null)
  const all = [...list, ...buttons]
  if (all.length > SAID) return ''
  const digits = numbered(table, null)
  const usual = onEnter(table, null, null)
  const said = all.map((option) => {
    const digit = digits.findIndex(({ command }) => command === option.command) + 1
    const enters = usual.enter === 'say' && usual.option.command === option.command
    const end = option.command.do.startsWith('end-') ? reader.keys.end.toUpperCase() : ''
    const key = enters ? t('enter-key') : digit > 0 ? String(digit) : end
    const price = option.price ? `, ${t('price', { count: option.price, book: table.terms.book })}` : ''
    const answer = `${optionText(table, option)}${price}`
    return key ? t('answer-by-key', { key, answer }) : answer
  })
  return said.map((one) => `${one}.`).join(' ')
}

/** The odds of one attack, in words. */
export function oddsAloud(table: TableView, odds: OddsView): string {
  const { account, losses, destroyed, leaves, riposte } = odds
  const said = [
    t('odds-of', { who: targetName(table, odds.target), to: targetPlace(table, odds.target) }),
    `${account.dice} ${t('die-count', { count: account.dice })}`,
    t('losses'),
    ...losses.map(
      (chance, count) => `${t(count === 0 ? 'losses-none' : 'losses-some', { count })} ${percent(chance.per_myriad)}`,
    ),
    ...[['destroyed', destroyed] as const, ['leaves-hex', leaves] as const, ['riposte', riposte] as const].map(
      ([word, chance]) => `${t(word)} ${percent(chance.per_myriad)}`,
    ),
  ]
  return said.join(', ')
}

/** Who strikes whom, or what the dice are for. */
export function strikeTitle(table: TableView, { purpose, struck }: Throw): string {
  const what = t(`purpose-${purpose}`)
  if (!struck) return what
  const name = (id: string | null) => unitOf(table, id)?.name[reader.language] ?? t('panicking-elephant')
  const { from, at } = struck
  return t('strike-title', { what, who: name(struck.attacker), from, whom: name(struck.target), at })
}

/** What a die did, in a word; one of a test is called by its face. */
export function effectWord(table: TableView, { face, effect }: TrayDie): string {
  if (effect === null) return t(`face-${face}`)
  return t(effect === 'earns' ? 'effect-earns' : `effect-${effect}`, { book: table.terms.book })
}

/** Whom something befell. */
export function fateText(table: TableView, { unit, left }: Fared): string {
  const who = unitOf(table, unit)
  const name = who?.name[reader.language] ?? unit
  return left === null ? name : t('fate-left', { name, left, full: who?.full ?? left })
}

/** A throw in one message, after the roll. */
export function diceAloud(table: TableView, throws: readonly Throw[]): string {
  const said = throws.map((thrown) => {
    const faces = thrown.dice.map((die) =>
      die.effect === null ? t(`face-${die.face}`) : `${t(`face-${die.face}`)}, ${effectWord(table, die)}`,
    )
    const fates = thrown.fates.map((fate) => `${fateText(table, fate)} : ${fate.text}`)
    return [strikeTitle(table, thrown), ...faces, ...fates].join('. ')
  })
  return said.join('. ')
}
