// What the keys of the table do.
import type { Game } from '../net/game.svelte'
import type { Action } from '../reader/keys'
import { reader } from '../reader/reader.svelte'
import { t } from '../reader/speech'
import { actorOf, placeOf, type Chosen } from './choosing'
import type { Session } from './session.svelte'
import { oddsAloud, scan, targetsAloud } from './wording'

interface Desk {
  readonly game: Game
  readonly session: Session
  /** A hex in words. */
  readonly tell: (place: string) => string
  /** Brings whoever was taken in hand into sight. */
  readonly showTaken: (who: Chosen) => void
  readonly turned: () => boolean
}

export function actsOf({ game, session, tell, showTaken, turned }: Desk): Record<Action, () => void> {
  return {
    next: () => {
      if (session.course) return
      const who = session.next()
      if (who) showTaken(who)
      else session.speakUp(t('no-one-next'))
    },
    sight: () => session.seeing.toggle(),
    odds: () => {
      if (session.weighing.odds && session.focus && game.table)
        session.speakUp(oddsAloud(game.table, session.weighing.odds))
      else if (session.looked) session.speakUp(tell(session.looked))
    },
    coordinates: () => reader.choose({ coordinates: !reader.coordinates }),
    log: () => session.toggle({ page: session.course ? 'lesson' : 'log' }),
    undo: () => {
      if (session.course) return
      if (game.table?.undo.command) void game.undo('command')
      else if (game.table?.undo.why_not) game.object(game.table.undo.why_not)
    },
    end: () => session.end(),
    hurry: () => void game.musing.hurry(),
    turn: () => (session.turned = !turned()),
    scan: () => {
      const places = new Set(game.scenario?.map.hexes.map((hex) => hex.place))
      const has = (place: string) => places.has(place)
      session.speakUp(session.looked ? scan(session.looked, { tell, has, turned: turned() }) : t('no-hex-looked'))
    },
    way: () => void (session.course ?? session.way.toggle()),
    review: () => void game.review(session.showing.theirs),
    targets: () => {
      const actor = game.table && actorOf(game.table, session.chosen)
      const { compared } = session.weighing
      session.speakUp(actor && game.table ? targetsAloud(game.table, actor.attacks, compared) : t('no-one-chosen'))
    },
    card: () => {
      const inHand = session.chosen && game.table && placeOf(game.table, session.chosen)
      session.readCard(session.looked ?? inHand)
    },
  }
}
