// One player at the table: whom he has in hand, what he looks at, which page lies open beside the board.
import type { Game } from '../net/game.svelte'
import { t } from '../reader/speech'
import type { OrderWire, TableView } from '../wire'
import {
  actorOf,
  asOption,
  attackAt,
  ending,
  isGivingAway,
  isLight,
  isSame,
  keyOf,
  nextActor,
  pickAt,
  placeOf,
  whoIs,
  type Chosen,
  type Option,
} from './choosing'
import type { Beacon, Marks } from '../board/states'
import { Ahead } from './ahead.svelte'
import { marksOf, stillChosen, type Looking } from './marks'
import { OrdersInHand } from './ordersInHand.svelte'
import type { Course } from './course.svelte'
import type { By, Page } from './page'
import { numbered, onEnter } from './prompt'
import { Seeing } from './seeing.svelte'
import { Showing } from './showing.svelte'
import { Talk } from './talk.svelte'
import type { Touchable } from './wanted'
import { WayTold } from './way.svelte'
import { Weighing } from './weighing.svelte'
import { keptStep, keepStep } from '../shelf/step'

/** So long a pointer rests before it means to read. */
const REST = 300

export class Session {
  chosen = $state.raw<Chosen | null>(null)
  /** The hex pointed at or focused. */
  looked = $state<string | null>(null)
  /** The hex pointed at for a while: whoever stands there is read about. */
  rested = $state<string | null>(null)
  private resting: ReturnType<typeof setTimeout> | undefined
  /** The target pointed at last: its odds stay while the pointer goes to read them. */
  aimed = $state<string | null>(null)
  /** Several commands point at one hex: which? */
  asked = $state.raw<{ readonly place: string; readonly options: readonly Option[] } | null>(null)
  /** Ends a phase or gives the turn away: said again, it is done. */
  confirming = $state.raw<Option | null>(null)
  /** The group is closed and so is the command: nobody else is to be activated. */
  private onward = false
  readonly orders = new OrdersInHand(this)
  /** Shown before it is done. */
  preview = $state.raw<Option | null>(null)
  page = $state.raw<Page | null>(null)
  pointed = $state.raw<readonly string[]>([])
  replayed = $state.raw<readonly [string, string] | null>(null)
  /** Is the map seen from the north? Null: as the reader sits. */
  turned = $state<boolean | null>(null)
  /** Lines of sight. */
  readonly seeing = new Seeing(this)
  /** The odds of whoever is in hand. */
  readonly weighing = new Weighing(this)
  /** What is said to the other player. */
  readonly talk: Talk
  /** Said aloud to those who do not see the board. */
  aloud = $state('')
  /** Says something aloud; asked for twice it is said twice, for which the words must differ. */
  speakUp(words: string): void {
    this.aloud = words === this.aloud ? `${words}\u00a0` : words
  }

  refused = $state.raw<{ readonly place: string; readonly turn: number } | null>(null)
  private passed: readonly string[] = []
  private passedAt = ''
  private asking = 0

  /** What has happened, as the board shows it. */
  readonly showing: Showing

  /** The way of a unit, told hex by hex. */
  readonly way = new WayTold(this)

  /** What a move promises, before it is made. */
  readonly ahead = new Ahead(this)

  /** The step of the lesson that is read. */
  step = $state(0)

  constructor(readonly game: Game) {
    this.step = keptStep(game.id)
    this.showing = new Showing(game)
    this.talk = new Talk(game)
  }

  /** The lesson he plays, if it is one. */
  get course(): Course | null {
    return null
  }

  protected get beacon(): Beacon | undefined {
    return undefined
  }

  /** Does a lesson ask for this card, answer or unit? */
  readonly isWanted: (thing: Touchable) => boolean = () => false

  /** A card of an order was picked. */
  takeCard(order: OrderWire): void {
    this.orders.take(order)
  }

  /** Turns to a step of the lesson; taken up again, the lesson goes on there. */
  turnTo(step: number): void {
    this.step = step
    keepStep(this.game.id, step)
  }

  /** The target whose odds are read: pointed at, or shown before the attack. */
  readonly focus = $derived.by(() => {
    const { table } = this.game
    if (!table) return null
    const place = this.preview?.place ?? this.aimed
    return attackAt(table, this.chosen, place) ? place : null
  })

  readonly looking = $derived.by<Looking>(() => ({
    chosen: this.chosen,
    focus: this.focus,
    pointed: [...this.pointed, this.asked?.place ?? this.preview?.place ?? []].flat(),
    replayed: this.replayed,
    sight: this.seeing.line,
    refused: this.refused,
    trail: this.showing.trail,
    order: this.orders.taken,
    way: this.way.shown,
  }))

  readonly marks = $derived.by<Marks>(() => {
    const { table, scenario, behind, refusal } = this.game
    if (!table) return {}
    // A hex is ringed as refused as long as the bar says why.
    const refused = refusal?.turn === this.refused?.turn ? this.refused : null
    // What is being shown has happened already: nobody is offered a choice about it.
    const shown = behind ? { ...table, choices: null } : table
    const { tags, struck, strikes, ways, traces, flights } = this.showing
    const marks = marksOf(shown, scenario?.map ?? null, { ...this.looking, refused })
    const sights =
      strikes.length > 0 ? strikes : this.orders.counted(marks.sights ?? [], this.focus ? this.weighing.odds : null)
    const { ghost, prospects, threats } = this.ahead
    return { ...marks, tags, struck, ways, traces, flights, sights, ghost, prospects, threats, beacon: this.beacon }
  })

  /** A hex was picked. */
  pick(place: string, by: By): void {
    const { table } = this.game
    if (!table || this.game.behind) return
    this.game.refusal = null
    this.confirming = null
    this.showing.act()
    if (by === 'touch') this.look(place)
    if (this.seeing.on) {
      this.seeing.pick(place)
      return
    }
    if (this.way.unit !== null) {
      this.way.pick(place)
      return
    }
    if (this.preview?.place === place) {
      void this.say(this.preview)
      return
    }
    const pick = pickAt(table, this.chosen, place, this.orders.taken)
    this.asked = null
    this.preview = null
    switch (pick.means) {
      case 'choose':
        this.choose(pick.who)
        break
      case 'say':
        if (by === 'touch' && !isLight(pick.option.command)) this.preview = pick.option
        else void this.say(pick.option)
        break
      case 'ask':
        this.asked = { place, options: pick.options }
        break
      case 'release':
        this.release()
        break
      case 'nothing':
        void this.refuse(place, pick.why)
    }
  }

  /** Opens a page beside the board, or closes it. */
  toggle(page: Page): void {
    this.page = this.page?.page === page.page ? null : page
  }

  /** The card of whoever stands in a hex, alone in the column; again, it is put away. */
  readCard(place: string | null): void {
    const stands = this.game.table?.position.units.some((unit) => unit.hex === place && unit.elements > 0)
    if (place === null || !stands || this.page?.page === 'card') this.page = null
    else this.page = { page: 'card', place }
  }

  look(place: string | null): void {
    this.looked = place
    clearTimeout(this.resting)
    if (place === null) this.rested = null
    else this.resting = setTimeout(() => (this.rested = place), REST)
    const { table } = this.game
    if (table && this.chosen && place) {
      if (attackAt(table, this.chosen, place)) this.aimed = place
      else if (place === placeOf(table, this.chosen)) this.aimed = null
    }
    this.seeing.look(place)
  }

  choose(who: Chosen): void {
    this.way.drop()
    if (!isSame(who, this.chosen)) this.aimed = null
    this.chosen = who
    this.asked = null
    this.preview = null
    this.seeing.line = null
    this.game.refusal = null
    this.weighing.compared = []
    const { table } = this.game
    if (table && who.kind === 'unit' && (actorOf(table, who)?.attacks.length ?? 0) > 0)
      void this.weighing.compare(who.id)
  }

  /** Lets go of the nearest thing: a preview, a question, a page, whoever is in hand; says whether there was one. */
  release(): boolean {
    const refused = this.game.refusal !== null
    this.game.refusal = null
    if (this.orders.taken && !this.asked) this.orders.taken = null
    else if (this.confirming) this.confirming = null
    else if (this.way.unit !== null) this.way.drop()
    else if (this.preview) this.preview = null
    else if (this.asked) this.asked = null
    else if (this.seeing.on) this.seeing.end()
    else if (this.page) this.page = null
    else if (this.chosen) this.chosen = null
    else return refused
    return true
  }

  /** The next one who may act. */
  next(): Chosen | null {
    const { table } = this.game
    if (!table) return null
    const who = nextActor(table, this.chosen, this.passedNow(table))
    if (who) this.choose(who)
    return who
  }

  /** Leaves whoever is in hand where he is, and takes the next. */
  stay(): Chosen | null {
    const { table } = this.game
    if (!table || !this.chosen) return null
    this.game.refusal = null
    this.passed = [...this.passedNow(table), keyOf(this.chosen)]
    const who = this.next()
    if (!who) this.chosen = null
    return who
  }

  /** Those left where they are in this phase. */
  private passedNow(table: TableView): readonly string[] {
    const now = `${table.position.turn} ${table.position.active} ${table.ask.question}`
    if (now !== this.passedAt) [this.passed, this.passedAt] = [[], now]
    return this.passed
  }

  enter(): Chosen | null {
    const { table } = this.game
    if (!table || this.game.behind) return null
    if (this.way.unit !== null) {
      void this.way.go()
      return null
    }
    if (this.orders.taken && !this.asked) {
      this.orders.give()
      return null
    }
    const on = onEnter(table, this.chosen, this.preview)
    if (on.enter === 'stay') return this.stay()
    if (on.enter === 'say') void this.say(on.option)
    return null
  }

  /** Does Enter on a hex mean the hex? Where no hex is asked for, it means the usual answer. */
  isAsked(place: string): boolean {
    const { table } = this.game
    if (!table?.choices || this.seeing.on || this.way.unit !== null || this.orders.taken) return true
    return table.choices.actors.length > 0 || pickAt(table, this.chosen, place).means !== 'nothing'
  }

  /** Gives one of the answers shown, by its number. */
  answer(index: number): void {
    const { table, behind } = this.game
    if (!table?.choices || behind || this.way.unit !== null) return
    if (this.focus && !this.asked) this.orders.tick(index, this.weighing.odds)
    if (this.chosen && !this.asked) return
    const cards = table.choices.orders.filter(({ price }) => price !== null)
    const option = numbered(table, this.asked?.options ?? null)[index]
    if (cards.length > 0 && !this.asked) {
      const card = cards[index]
      if (card) this.orders.take(card.order)
    } else if (option) void this.say(option)
  }

  end(): void {
    const answer = this.game.table && ending(this.game.table)
    if (this.confirming) void this.say(this.confirming)
    else if (answer && !this.game.behind) void this.say(asOption(answer))
  }

  /** Closes the last group and goes on to move. */
  closeAndMove(option: Option): void {
    this.onward = true
    void this.say(option)
  }

  async say(option: Option): Promise<void> {
    if (this.confirming === null && this.game.table && isGivingAway(this.game.table, option)) {
      this.confirming = option
      return
    }
    this.confirming = null
    this.way.drop()
    this.asked = null
    this.preview = null
    this.seeing.line = null
    this.showing.act()
    if (option.command.do === 'attack') this.orders.declare(this.weighing.odds)
    await this.game.command(option.command)
    if (this.game.refusal && option.place) this.refused = { place: option.place, turn: this.game.refusal.turn }
  }

  /** Says beside the hex why nothing can be done there; what can be done instead, while the table is silent. */
  async refuse(place: string, instead: string): Promise<void> {
    const mine = (this.asking += 1)
    const unit = this.chosen?.kind === 'unit' ? this.chosen.id : null
    const officer = this.chosen?.kind === 'officer' ? this.chosen.id : null
    const object = (...why: Parameters<Game['object']>) => {
      this.game.object(...why)
      this.refused = { place, turn: this.game.refusal?.turn ?? 0 }
    }
    object(t(instead))
    if (!this.game.table?.choices) return
    try {
      const { title, text, clause } = await this.game.why(place, { unit, officer })
      if (mine === this.asking && this.refused?.place === place) object(text, clause, title)
    } catch {
      // What can be done instead has been said.
    }
  }

  /** After news: whoever can no longer act is put down. */
  settle(table: TableView): void {
    // The end is looked at first: whatever page lay open is put away.
    if (table.progress === 'over' && this.before?.progress === 'playing') this.page = null
    this.before = table
    this.showing.leaveTrail()
    this.confirming = null
    this.orders.taken = null
    this.chosen = stillChosen(table, this.chosen)
    this.way.drop()
    this.asked = null
    this.preview = null
    this.weighing.odds = null
    this.orders.weigh(table)
    const end = this.onward && table.ask.question === 'command' ? ending(table) : null
    if (table.choices && table.ask.question !== 'selection') this.onward = false
    if (end && !end.ends_turn) void this.game.command(end.command)
    const only = this.onlyActor(table)
    if (this.chosen) this.choose(this.chosen)
    else if (only) this.choose(only)
    else this.weighing.compared = []
  }

  /** Whoever alone may act is in hand already, unless he was left where he is. */
  private onlyActor(table: TableView): Chosen | null {
    const [actor, other] = table.choices?.actors ?? []
    const who = actor && !other ? whoIs(actor) : null
    return who && placeOf(table, who) !== null && !this.passedNow(table).includes(keyOf(who)) ? who : null
  }

  private before: TableView | null = null
}
