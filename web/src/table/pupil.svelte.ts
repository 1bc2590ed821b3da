// One player at a lesson: only what the lesson asks for is done; whatever else he touches is told what it is, and where the
// thing asked for is.
import type { Beacon } from '../board/states'
import type { Game } from '../net/game.svelte'
import { reader } from '../reader/reader.svelte'
import { t } from '../reader/speech'
import type { KeptLesson } from '../shelf/lessons'
import type { OrderWire, TableView } from '../wire'
import { ending, pickAt, placeOf, type Chosen, type Option } from './choosing'
import { Course } from './course.svelte'
import { Session } from './session.svelte'
import { isSameCommand, speaksOf, wantedOf, type Touchable, type Wanted } from './wanted'
import { nameOf, optionText } from './wording'

export class Pupil extends Session {
  private readonly own: Course
  private wrongAt = $state.raw<{ readonly place: string; readonly turn: number } | null>(null)
  private objections = 0

  constructor(game: Game, lesson: KeptLesson & { readonly id: string }) {
    super(game)
    this.own = new Course(game, lesson)
  }

  override get course(): Course {
    return this.own
  }

  /** What is to be touched now. */
  readonly wanted = $derived.by<Wanted | null>(() => {
    const { table } = this.game
    const { next, step, waits } = this.own
    if (!table || !next || !step || !waits) return null
    return wantedOf(table, next.command, step.text.fr, { chosen: this.chosen, order: this.orders.taken })
  })

  protected override get beacon(): Beacon | undefined {
    const { wanted, game, own } = this
    const wrong = game.refusal !== null && this.wrongAt?.turn === game.refusal.turn ? this.wrongAt : null
    const place = wanted && own.helps && 'place' in wanted ? wanted.place : null
    const inHand = this.chosen && game.table ? placeOf(game.table, this.chosen) : null
    if (place === null && !wrong) return undefined
    return { place, word: t('lesson-here'), clear: inHand === null ? [] : [inHand], wrong, turn: own.shown }
  }

  /** Whoever the sentence takes for granted is in hand already. */
  attend(): void {
    this.own.attend()
    const { wanted, own } = this
    if (wanted?.touch === 'take' && wanted.place !== null && !speaksOf(own.step?.text.fr ?? '', wanted.place))
      this.choose(wanted.who)
  }

  override readonly isWanted = (thing: Touchable): boolean => {
    const { wanted, own } = this
    if (!wanted || !own.helps) return false
    if (wanted.touch === 'answer') return isSameCommand(thing.command, own.next?.command)
    if (wanted.touch === 'card') return thing.order === wanted.order
    return wanted.touch === 'take' && wanted.place === null && thing.who?.id === wanted.who.id
  }

  override pick(place: string): void {
    const { table } = this.game
    if (!table || this.game.behind || this.own.hurry()) return
    if (this.seeing.on) {
      this.seeing.pick(place)
      return
    }
    const { wanted } = this
    this.showing.act()
    if (!wanted) return
    if (isTouched(wanted, place)) this.obey(wanted)
    else if (this.isEquallyGood(table, place)) this.obey({ touch: 'hex', place })
    else if (!this.isInHand(table, place)) void this.goAstray(place)
  }

  /** Whoever the sentence speaks of is touched again: he is in hand already. */
  private isInHand(table: TableView, place: string): boolean {
    const here = this.chosen !== null && placeOf(table, this.chosen) === place
    return here && speaksOf(this.own.step?.text.fr ?? '', place)
  }

  /** An answer may be given by its button or by its hex, whichever is ringed. */
  private isEquallyGood(table: TableView, place: string): boolean {
    const pick = pickAt(table, this.chosen, place, this.orders.taken)
    return pick.means === 'say' && isSameCommand(pick.option.command, this.own.next?.command)
  }

  private obey(wanted: Wanted): void {
    this.game.refusal = null
    if (wanted.touch === 'take') this.choose(wanted.who)
    else if (wanted.touch === 'card') this.orders.taken = wanted.order
    else void this.sayIt()
  }

  private async sayIt(): Promise<void> {
    const command = this.own.next?.command
    if (!command) return
    this.asked = null
    this.preview = null
    this.seeing.end()
    this.showing.act()
    await this.game.command(command)
  }

  override async say(option: Option): Promise<void> {
    if (this.own.hurry() || !this.own.waits) return
    const asked = isSameCommand(option.command, this.own.next?.command)
    if (asked) await this.sayIt()
    else if (this.game.table) this.object(null, t('lesson-said', { what: optionText(this.game.table, option) }))
  }

  override takeCard(order: OrderWire): void {
    const { table } = this.game
    if (!table || this.own.hurry() || !this.own.waits) return
    const command = this.own.next?.command
    if (command?.do !== 'order' || command.order !== order)
      this.object(null, t('lesson-said', { what: this.cardName(table, order) }))
    else if (command.unit === null) void this.sayIt()
    else this.obey({ touch: 'card', order })
  }

  /** Somebody was touched who is not asked for: who he is, why not, and where the other is. */
  private async goAstray(place: string): Promise<void> {
    const { table } = this.game
    if (!table) return
    const what = this.whatIs(table, place)
    const turn = this.object(place, what)
    if (pickAt(table, this.chosen, place, this.orders.taken).means !== 'nothing') return
    const hand = {
      unit: this.chosen?.kind === 'unit' ? this.chosen.id : null,
      officer: this.chosen?.kind === 'officer' ? this.chosen.id : null,
    }
    try {
      const { text, clause } = await this.game.why(place, hand)
      if (this.game.refusal?.turn === turn) this.object(place, `${what} ${text}`, clause, 0)
    } catch {
      // What was touched has been said.
    }
  }

  private object(place: string | null, what: string, clause: string | null = null, astray = 1): number {
    this.own.astray += astray
    const text = clause === null ? what : what.replace(` (${clause})`, '')
    this.game.object(`${text} ${this.whereIs()}`, clause)
    this.objections = this.game.refusal?.turn ?? 0
    this.wrongAt = place === null ? null : { place, turn: this.objections }
    return this.objections
  }

  private whatIs(table: TableView, place: string): string {
    const { units, officers } = table.position
    const here = [...units.filter((unit) => unit.elements > 0), ...officers].filter(({ hex }) => hex === place)
    const names = here.map(({ name }) => name[reader.language]).join(', ')
    return names ? t('lesson-touched', { place, names }) : t('lesson-touched-nobody', { place })
  }

  /** Where the thing asked for is: in the lesson's own words, if they speak of what is ringed. */
  private whereIs(): string {
    const { wanted, own } = this
    const { table } = this.game
    const written = own.step?.wrong?.[reader.language] ?? ''
    if (!wanted || !table || !own.helps) return own.helps ? written : ''
    switch (wanted.touch) {
      case 'take': {
        const [{ place }, name] = [wanted, nameOf(table, wanted.who)]
        if (place === null) return written || t('lesson-touch-answer', { what: name })
        return speaksOf(written, place) ? written : t('lesson-touch-who', { place, name })
      }
      case 'hex': {
        const { place } = wanted
        if (speaksOf(written, place)) return written
        return `${written} ${t('lesson-touch-hex', { place })}`.trim()
      }
      case 'card':
        return written || t('lesson-touch-card', { what: this.cardName(table, wanted.order) })
      case 'answer':
        return written || t('lesson-touch-answer', { what: this.answerName(table) })
    }
  }

  private cardName(table: TableView, order: OrderWire): string {
    return table.choices?.orders.find((one) => one.order === order)?.name[reader.language] ?? ''
  }

  private answerName(table: TableView): string {
    const command = this.own.next?.command
    return table.choices?.answers.find((one) => isSameCommand(one.command, command))?.text ?? ''
  }

  /** « Montrez-moi »: where is it? */
  showMe(): void {
    this.game.refusal = null
    this.own.show()
  }

  override settle(table: TableView): void {
    super.settle(table)
    this.chosen = null
    this.weighing.compared = []
  }

  override release(): boolean {
    this.game.refusal = null
    if (this.seeing.on) this.seeing.end()
    else if (this.page) this.page = null
    else this.own.hurry()
    return true
  }

  override next(): Chosen | null {
    this.showMe()
    return null
  }

  override enter(): Chosen | null {
    if (this.own.hurry() || this.game.behind) return null
    const usual = this.game.table?.choices?.answers.find(({ usual }) => usual)
    if (usual && isSameCommand(usual.command, this.own.next?.command)) void this.sayIt()
    return null
  }

  override end(): void {
    const answer = this.game.table && ending(this.game.table)
    if (answer && this.wanted) void this.say({ ...answer, place: null })
  }

  override isAsked(): boolean {
    return true
  }
}

function isTouched(wanted: Wanted, place: string): boolean {
  return 'place' in wanted && wanted.place === place
}
