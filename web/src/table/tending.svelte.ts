// What goes on at a table by itself: news is settled and shown, odds are read, a lesson goes on.
import { untrack } from 'svelte'
import type { Game } from '../net/game.svelte'
import { reader } from '../reader/reader.svelte'
import { t } from '../reader/speech'
import type { Pupil } from './pupil.svelte'
import type { Session } from './session.svelte'

/** To be called while the table is made. */
export function tend(game: Game, session: Session): void {
  $effect(() => {
    const { table } = game
    if (table) untrack(() => session.settle(table))
  })
  $effect(() => {
    const { latest } = game
    untrack(() => session.showing.hear(latest))
  })
  $effect(() => {
    void game.entries
    untrack(() => session.showing.comeBack())
  })
  $effect(() => {
    const [{ focus }, { table }] = [session, game]
    if (table) untrack(() => void session.weighing.read(table, focus))
  })
  $effect(() => {
    const { aim } = session.ahead
    untrack(() => session.ahead.rest(aim))
  })
  $effect(() => {
    void [game.entries, game.link, game.behind]
    untrack(() => session.talk.settleDraft())
  })
  $effect(() => {
    const { table, scenario, behind } = game
    const title = scenario?.title[reader.language]
    const mine = table?.choices && table.progress === 'playing' && !behind && !session.course
    document.title = title === undefined ? 'Étendard' : mine ? t('your-turn-tab', { title }) : `${title} · Étendard`
  })
}

export function teach(game: Game, pupil: Pupil): void {
  const { course } = pupil
  $effect(() => {
    void [game.entries, game.table, game.scenario, game.behind, game.said, course.at, course.over]
    untrack(() => pupil.attend())
  })
  $effect(() => () => course.stop())
}
