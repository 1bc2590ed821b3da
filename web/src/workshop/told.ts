// What the bar and the screen reader say of a step, of a tool, of the hex under the pointer.
import { t } from '../reader/speech'
import { reader } from '../reader/reader.svelte'
import { isNowhere, whoIs } from './armies'
import type { Desk } from './desk.svelte'
import type { Did } from './past'
import { sideOf, tileOf } from './tools'

/** A step by its name: « rempart F8, sud-est ». */
export function didWords({ word, about = {} }: Did): string {
  const said: Record<string, string | number> = { ...about }
  const { language } = reader
  if (typeof about[language] === 'string') said.who = about[language] || t('ws-unnamed')
  if (about.side !== undefined) said.side = t(`ws-side-${about.side}`)
  if (about.tile !== undefined) said.tile = t(`ws-ground-${groundWord(String(about.tile))}`)
  if (about.kind !== undefined) said.kind = t(`ws-work-${about.kind}`)
  if (about.edge !== undefined) said.edge = t(`ws-edge-${about.edge}`)
  if (about.camp !== undefined) said.camp = t(String(about.camp))
  return t(`ws-${word}`, said)
}

const GROUNDS: Readonly<Record<string, string>> = {
  '.': 'clear',
  f: 'forest',
  v: 'village',
  m: 'marsh',
  r: 'rocks',
  s: 'sand',
  n: 'snow',
  M: 'mountain',
  L: 'lake',
  '-': 'stream',
  '~': 'river',
  '=': 'large-river',
}
const groundWord = (tile: string) => GROUNDS[tile] ?? tile

/** Why nothing was set down opposite. */
export const aloneWords = ({ alone }: Desk): string =>
  alone === null ? '' : t(`ws-alone-${alone.why}`, { place: alone.across })

/** What the next click does, or why the last one did nothing opposite. */
export function promptOf(desk: Desk): string {
  const { tool } = desk
  if (desk.alone !== null) return aloneWords(desk)
  const chosen = desk.who && whoIs(desk.draft, desk.who)
  const name = chosen?.[reader.language] || t('ws-unnamed')
  switch (tool.is) {
    case 'move':
      if (chosen && isNowhere(chosen)) return t('ws-prompt-place', { who: name })
      return chosen ? t('ws-prompt-move-who', { who: name }) : t('ws-prompt-move')
    case 'arrival':
      return chosen ? t('ws-prompt-arrival', { who: name }) : t('ws-prompt-arrival-whom')
    case 'objective':
    case 'exit':
      return t(`ws-prompt-${tool.is}`, { army: desk.draft[desk.camp][reader.language] || t(desk.camp) })
    case 'road':
      return desk.roadAt === null ? t('ws-prompt-road') : t('ws-prompt-road-on', { place: desk.roadAt })
    case 'name': {
      const known = desk.name === null ? undefined : desk.draft.names?.[desk.name]
      return known ? t('ws-prompt-name-of', { name: known[reader.language] || t('ws-unnamed') }) : t('ws-prompt-name')
    }
    case 'work':
      return t('ws-prompt-work', { tile: tileWord(desk) })
    case 'erase':
      return t('ws-prompt-erase')
    case 'bridge':
    case 'ford':
      return t(`ws-prompt-${tool.is}`)
    case 'ground':
    case 'level':
      return t('ws-prompt-paint', { tile: tileWord(desk) })
  }
}

const tileWord = (desk: Desk) => {
  const tile = tileOf(desk.tool)
  return tile ? t(`ws-tile-${tile.word}`) : ''
}

/** The side in hand: « F8, côté nord-est ; le dedans est F8 ». */
export function sideWords(desk: Desk): string {
  if (desk.tool.is !== 'work' || desk.looked === null) return ''
  const pair = sideOf(desk.draft, desk.looked, desk)
  if (!pair) return t('ws-side-none', { place: desk.looked })
  return t('ws-side-of', { place: desk.looked, side: t(`ws-side-${desk.side}`), inside: pair[0] })
}

/** What Enter does on a hex, for ears. */
export function enterWords(desk: Desk): string {
  const tile = tileWord(desk)
  if (desk.tool.is === 'move') return desk.who ? t('ws-enter-move') : ''
  return desk.tool.is === 'erase' ? t('ws-enter-erase') : t('ws-enter-paints', { tile })
}
