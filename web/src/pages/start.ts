// Games as they are wished for, made and remembered.
import { makeGame } from '../net/api'
import { remember } from '../shelf/seats'
import { browserShelf } from '../shelf/shelf'
import type { CampWire, Joined, LevelWire, NewGame, SeatKind } from '../wire'
import type { Language } from '../words/words'

/** How a battle is to be played. */
export type Arrangement =
  | { readonly against: 'computer'; readonly side: CampWire; readonly level: LevelWire; readonly practice: boolean }
  /** Both sides at one screen. */
  | { readonly against: 'hot-seat'; readonly practice: boolean }
  /** Somebody who comes by an invitation, or anybody. */
  | { readonly against: 'guest'; readonly side: CampWire; readonly public: boolean }

export function gameOf(scenario: string, arrangement: Arrangement, name: string): NewGame {
  const me: SeatKind = { kind: 'me' }
  const rest = { scenario, options: null, name: name.trim() }
  switch (arrangement.against) {
    case 'computer': {
      const other: SeatKind = { kind: 'computer', level: arrangement.level }
      return { ...rest, ...seats(arrangement.side, me, other), public: false, practice: arrangement.practice }
    }
    case 'hot-seat':
      return { ...rest, north: me, south: me, public: false, practice: arrangement.practice }
    case 'guest':
      return { ...rest, ...seats(arrangement.side, me, { kind: 'open' }), public: arrangement.public, practice: false }
  }
}

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

/** The first battle of a newcomer: a lesson against the easiest computer player. */
export const FIRST_BATTLE = 'training-jomini'
export function firstGame(name: string): NewGame {
  return gameOf(FIRST_BATTLE, { against: 'computer', side: 'south', level: 'recruit', practice: true }, name)
}
