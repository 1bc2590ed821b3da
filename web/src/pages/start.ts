// Games as they are wished for, made and remembered.
import { FIRST_BATTLE } from '../net/battles'
import { makeGame } from '../net/api'
import { remember } from '../shelf/seats'
import { ourRules } from '../shelf/ourRules'
import { browserShelf } from '../shelf/shelf'
import type { CampWire, Joined, LevelWire, NewGame, SeatKind, TemperamentWish } from '../wire'
import type { Language } from '../words/words'
import type { Battle } from './library'

/** How a battle is to be played. */
export type Arrangement =
  | {
      readonly against: 'computer'
      readonly side: CampWire
      readonly level: LevelWire
      /** Steady where nothing is said. */
      readonly temperament?: TemperamentWish
      readonly practice: boolean
    }
  /** Both sides at one screen. */
  | { readonly against: 'hot-seat'; readonly practice: boolean }
  /** Somebody who comes by an invitation, or anybody. */
  | { readonly against: 'guest'; readonly side: CampWire; readonly public: boolean }

/** `options`: the house rules to play by; those of the battle where nothing is said. */
export function gameOf(
  scenario: string,
  arrangement: Arrangement,
  name: string,
  options: readonly string[] | null = null,
  /** A replay file to be played on. */
  replay: string | null = null,
  /** The text of a battle of one’s own. */
  own: string | null = null,
): NewGame {
  const me: SeatKind = { kind: 'me' }
  const rest = {
    scenario,
    options: options && [...options],
    name: name.trim(),
    ...(replay === null ? {} : { replay }),
    ...(own === null ? {} : { battle: own }),
  }
  switch (arrangement.against) {
    case 'computer': {
      const { level, temperament = 'steady' } = arrangement
      const other: SeatKind = { kind: 'computer', level, ...(temperament === 'steady' ? {} : { temperament }) }
      return { ...rest, ...seats(arrangement.side, me, other), public: false, practice: arrangement.practice }
    }
    case 'hot-seat':
      return { ...rest, north: me, south: me, public: false, practice: arrangement.practice }
    case 'guest':
      return { ...rest, ...seats(arrangement.side, me, { kind: 'open' }), public: arrangement.public, practice: false }
  }
}

/**
 * House rules as they were last chosen for a battle: whoever looks a clause up comes back to them. At first they are those
 * of the battle, and the readings this player plays by.
 */
const wished = new Map<string, readonly string[]>()
export const wishedRules = (battle: Battle) =>
  wished.get(battle.id) ?? [...new Set([...battle.options, ...ourRules(battle.book)])]
export const wishRules = (battle: Battle, options: readonly string[]) => void wished.set(battle.id, options)

function seats(mine: CampWire, me: SeatKind, other: SeatKind): Pick<NewGame, CampWire> {
  return mine === 'north' ? { north: me, south: other } : { north: other, south: me }
}

/** Makes the game; the browser keeps its seat. */
export async function begin(game: NewGame, language: Language): Promise<Joined> {
  const joined = await makeGame(game, language)
  const { token, invitation } = joined
  remember(browserShelf(), joined.game, invitation === null ? { token } : { token, invitation })
  return joined
}

/** The first game of a newcomer: a lesson against the easiest computer player. */
export function firstGame(name: string): NewGame {
  return gameOf(FIRST_BATTLE, { against: 'computer', side: 'south', level: 'recruit', practice: true }, name)
}
