// What a move promises, before it is made: whom the unit could attack from there, and who it. The table says so; it is
// asked when the pointer rests on a hex.
import type { Ghost, Prospect, Threat } from '../board/states'
import type { Promised } from '../net/questions'
import { percent, t } from '../reader/speech'
import type { CommandWire } from '../wire'
import { actorOf, optionsOf } from './choosing'
import type { Session } from './session.svelte'
import { nameOf, targetName } from './wording'

/** A pointer on its way elsewhere asks nothing. */
const REST = 90

export interface Aim {
  readonly unit: string
  readonly place: string
  readonly command: CommandWire
}

export class Ahead {
  /** What is known of the move pointed at; null until the table has said. */
  promised = $state.raw<(Promised & { readonly place: string; readonly unit: string }) | null>(null)
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly session: Session) {}

  /** The move shown or pointed at, or the way drawn so far. */
  readonly aim = $derived.by<Aim | null>(() => {
    const { chosen, preview, asked, looked, seeing, way, game, course } = this.session
    const { table, behind } = game
    if (!table || behind || seeing.on || chosen?.kind !== 'unit' || course?.hides('odds')) return null
    const actor = actorOf(table, chosen)
    if (way.unit !== null) {
      const drawn = way.verdict?.goes === true && way.last !== null ? way.verdict.command : null
      return drawn && way.last !== null ? { unit: way.unit, place: way.last, command: drawn } : null
    }
    const place = preview?.place ?? asked?.place ?? looked
    const option = preview?.move ? preview : actor && optionsOf(actor).find((one) => one.move && one.place === place)
    return option && place !== null ? { unit: chosen.id, place, command: option.command } : null
  })

  get ghost(): Ghost | undefined {
    return this.aim ? { unit: this.aim.unit, place: this.aim.place } : undefined
  }

  /** What is known of the move pointed at now; nothing of one pointed at before. */
  get known() {
    const { aim, promised } = this
    return aim && promised?.place === aim.place && promised.unit === aim.unit ? promised : null
  }

  get prospects(): readonly Prospect[] {
    const found = this.known?.attacks ?? []
    return found.map(({ hex, dice, chance }) => ({ place: hex, dice, chance: percent(chance?.per_myriad ?? 0, 0) }))
  }

  get threats(): readonly Threat[] {
    return (this.known?.threats ?? []).map(({ hex, dice }) => ({ place: hex, dice }))
  }

  /** The pointer rests on a move: what it promises is asked, unless it is known. */
  rest(aim: Aim | null): void {
    clearTimeout(this.timer)
    if (!aim) this.promised = null
    else this.timer = setTimeout(() => void this.ask(aim), REST)
  }

  private async ask({ unit, place, command }: Aim): Promise<void> {
    try {
      const found = await this.session.game.fromThere(command)
      if (this.aim?.place !== place || this.aim.unit !== unit) return
      this.promised = { ...found, place, unit }
      this.speakUp(found, place)
    } catch {
      // The move can be made all the same.
    }
  }

  /** « I7. Deux cibles : la Haye-Sainte 30,6 %, 95e 55,6 %. » */
  private speakUp({ attacks, threats }: Promised, place: string): void {
    const { table } = this.session.game
    if (!table) return
    const targets = attacks.map(
      ({ target, chance }) => `${targetName(table, target)} ${percent(chance?.per_myriad ?? 0)}`,
    )
    const foes = threats.map(({ unit }) => nameOf(table, { kind: 'unit', id: unit }))
    const said = [
      t('from-there-aloud', { place, count: targets.length, targets: targets.join(', ') }),
      ...(foes.length > 0 ? [t('threats-aloud', { count: foes.length, foes: foes.join(', ') })] : []),
    ]
    this.session.speakUp(said.join(' '))
  }
}
