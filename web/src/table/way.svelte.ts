// A way told hex by hex: drawn with the pointer or tapped, and asked about at the table while it grows. Whether it can be
// gone, and by which command, the table says; nothing is known here but the order of the hexes.
import type { Draws } from '../board/drawing'
import type { WayMark } from '../board/states'
import type { WayVerdict } from '../net/questions'
import { t } from '../reader/speech'
import { actorOf, actorsAt, isSame, optionsOf, placeOf, whoIs, type Chosen, type Option } from './choosing'
import type { By } from './page'
import type { Session } from './session.svelte'

export class WayTold {
  /** Who goes; nobody while no way is told. */
  unit = $state<string | null>(null)
  /** Where it stands; a unit that comes on stands nowhere. */
  from = $state<string | null>(null)
  hexes = $state.raw<readonly string[]>([])
  /** Null until the table has said. */
  verdict = $state.raw<WayVerdict | null>(null)
  private asking: Promise<void> = Promise.resolve()
  /** Who would be drawn along from the hex that is pressed. */
  private pressed: Chosen | null = null

  constructor(private readonly session: Session) {}

  get last(): string | null {
    return this.hexes.at(-1) ?? null
  }

  /** The way on the board: the one being told, else that of the move shown or pointed at. */
  get shown(): WayMark | undefined {
    if (this.unit !== null) return { from: this.from, hexes: this.hexes, refused: this.verdict?.goes === false }
    const { chosen, preview, asked, looked, seeing, game } = this.session
    const actor = game.table && actorOf(game.table, chosen)
    const place = preview?.place ?? asked?.place ?? looked
    const move = preview?.move ?? actor?.moves.find((one) => one.to === place)
    if (!game.table || !actor || !move || seeing.on) return undefined
    return { from: placeOf(game.table, whoIs(actor)), hexes: move.way }
  }

  /** May whoever is in hand be told his way? */
  get mayBegin(): boolean {
    const { table, behind } = this.session.game
    return table !== null && !behind && mayMove(actorOf(table, this.session.chosen))
  }

  /** The plain move to the end of a way that cannot be gone as it was told. */
  get plainly(): Option | null {
    const { chosen, game } = this.session
    const actor = game.table && actorOf(game.table, chosen)
    if (!actor || this.verdict?.goes !== false) return null
    return optionsOf(actor).find(({ place, move }) => place === this.last && move?.past === null) ?? null
  }

  /** Begins with the unit in hand, or stops. */
  toggle(): void {
    const { chosen, game } = this.session
    if (this.unit !== null) this.drop()
    else if (chosen && this.mayBegin) this.begin(chosen)
    else game.object(t('no-way-to-draw'))
  }

  drop(): void {
    this.unit = null
    this.from = null
    this.hexes = []
    this.verdict = null
  }

  /** A hex is picked; the last one, picked again, is where it goes. */
  pick(place: string): void {
    if (place === this.last) void this.go()
    else {
      this.step(place)
      void this.speakUp()
    }
  }

  /** Takes the last hex back. */
  back(): void {
    this.hexes = this.hexes.slice(0, -1)
    this.ask()
  }

  /** Goes the way as it was told, if it can be gone. */
  async go(): Promise<void> {
    const verdict = await this.settled()
    const place = this.last
    if (verdict?.goes !== true) return
    await this.session.say({ command: verdict.command, text: null, place, price: null, usual: false })
  }

  /** Does a press on this hex take hold of a unit, to be drawn along? A finger must have it in hand already. */
  private press(place: string, by: By): boolean {
    const { chosen, seeing, game } = this.session
    const { table, behind } = game
    this.pressed = null
    if (!table || behind || seeing.on) return false
    const here = actorsAt(table, place)
    const who = here.find((one) => isSame(one, chosen)) ?? (by === 'mouse' ? here[0] : undefined)
    if (who && mayMove(actorOf(table, who))) this.pressed = who
    return this.pressed !== null
  }

  /** The unit pressed is drawn over a hex. */
  private drawOver(place: string): void {
    const { pressed, session } = this
    if (!pressed) return
    if (!isSame(pressed, session.chosen)) session.choose(pressed)
    if (this.unit === null) this.begin(pressed)
    this.step(place)
  }

  /** It is let go: by mouse it goes at once, by finger it is looked at first. */
  private async drawn(by: By): Promise<void> {
    this.pressed = null
    if (this.hexes.length === 0) this.drop()
    else if (by === 'mouse') await this.go()
    else await this.speakUp()
  }

  /** What the board tells while somebody is drawn. */
  draws(by: () => By): Draws {
    return {
      press: (place) => this.press(place, by()),
      over: (place) => this.drawOver(place),
      end: () => void this.drawn(by()),
    }
  }

  private begin(who: Chosen): void {
    const { session } = this
    const { table } = session.game
    if (!table) return
    session.asked = null
    session.preview = null
    session.game.refusal = null
    this.drop()
    this.unit = who.id
    this.from = placeOf(table, who)
  }

  /** One hex more; a hex already passed cuts the way back to it. */
  private step(place: string): void {
    if (this.unit === null || place === this.last) return
    const at = this.hexes.indexOf(place)
    if (place === this.from) this.hexes = []
    else this.hexes = at >= 0 ? this.hexes.slice(0, at + 1) : [...this.hexes, place]
    this.ask()
  }

  private ask(): void {
    const { unit, hexes } = this
    this.verdict = null
    if (unit === null || hexes.length === 0) return
    const keep = (verdict: WayVerdict) => {
      if (this.hexes === hexes) this.verdict = verdict
    }
    this.asking = this.session.game.way(unit, hexes).then(keep, (error: unknown) => {
      if (error instanceof Error && error.message) keep({ goes: false, why: error.message, clause: null })
    })
  }

  /** Waits until the table has spoken about the way as it is now. */
  private async settled(): Promise<WayVerdict | null> {
    await this.asking
    return this.verdict
  }

  private async speakUp(): Promise<void> {
    const verdict = await this.settled()
    if (!verdict || this.last === null) return
    const told = t('way-step', { place: this.last, count: this.hexes.length })
    this.session.speakUp(verdict.goes ? told : `${told} ${verdict.why}`)
  }
}

/** A unit that has somewhere to go: officers alone have no way to choose. */
function mayMove(actor: ReturnType<typeof actorOf>): boolean {
  return actor !== null && actor.unit !== null && actor.moves.length > 0
}
