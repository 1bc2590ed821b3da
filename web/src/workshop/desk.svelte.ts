// A battle on the bench: what it is now and was before, the tool in hand, who is chosen, what the checker says, and whether
// it is kept. One desk for a draft as long as the page lives: whoever comes back from a trial finds it as he left it.
import type { Side } from '../board/geometry'
import type { Camp } from '../board/pieces'
import type { View } from '../board/viewport'
import { ownDrafts, type Drafts, type KeptDraft } from '../shelf/drafts'
import { Trouble } from '../net/api'
import type { ProblemView } from '../wire'
import type { Language } from '../words/words'
import { isNowhere, kindAt, moveAll, nameAt, onNames, sameWho, standing, whoIs, type Who } from './armies'
import { checkDraft, seeStock } from './asking'
import { at, FIRST_BOOK, sound, toggled, type Draft, type DraftName } from './draft'
import { didAt } from './did'
import { path, road } from './ground'
import * as past from './past'
import type { Did, Past } from './past'
import { allOpposed, type Mirror } from './remap'
import { singlesOf, type Stock } from './stock'
import { applied, isDrawn, isSetter, setBy } from './tools'
import type { Bench, Brush, Section, Setter, Tool } from './tools'
import type { Alone } from './twins'

export type Tab = 'armies' | 'goals' | 'story'
/** The tabs of the sheet on a phone. */
export type Leaf = 'ground' | Tab | 'faults'

/** How long the draft rests before it is checked, in milliseconds. */
const REST = 350
/** How long it waits to be checked where nobody answered, and to be kept where it could not be. */
const AGAIN = 5000

export class Desk {
  readonly id: string
  readonly #drafts: Drafts
  #row: KeptDraft
  past = $state.raw<Past<Draft>>(past.begin(sound({})))

  tool = $state.raw<Tool>({ is: 'ground', letter: 'f' })
  section = $state<Section>('ground')
  brush = $state<Brush>('one')
  mirror = $state<Mirror | null>(null)
  side = $state<Side>(1)
  flipped = $state(false)
  along = $state(false)
  camp = $state<Camp>('south')
  who = $state.raw<Who | null>(null)
  /** The name in hand, by its place in the list. */
  name = $state<number | null>(null)
  tab = $state<Tab>('armies')
  leaf = $state<Leaf>('ground')
  looked = $state<string | null>(null)
  /** Where a road being drawn has come to. */
  roadAt = $state<string | null>(null)
  /** Who is being dragged, and over which hex. */
  dragged = $state.raw<{ readonly from: string; readonly to: string } | null>(null)
  /** Why what was just set down has nothing opposite. */
  alone = $state.raw<Alone | null>(null)
  refused = $state.raw<{ readonly place: string; readonly turn: number } | null>(null)
  view: View | null = null

  stock = $state.raw<Stock | null>(null)
  problems = $state.raw<readonly ProblemView[]>([])
  checked = $state<number | null>(null)
  /** The check is of an older draft. */
  checking = $state(false)
  unanswered = $state(false)
  keptAt = $state<number | null>(null)
  /** Nothing can be kept here. */
  unkept = $state(false)
  /** Another window has kept it otherwise. */
  elsewhere = $state.raw<KeptDraft | null>(null)
  /** What was done, taken back or refused, for who hears. */
  said = $state.raw<{ readonly word: string; readonly did: Did } | null>(null)

  constructor(row: KeptDraft, drafts: Drafts = ownDrafts()) {
    this.id = row.id
    this.#row = row
    this.#drafts = drafts
    this.keptAt = row.at
    this.past = past.begin(sound(row.draft as Partial<Draft>))
    if (this.draft.north.units.length + this.draft.south.units.length > 0) this.tool = { is: 'move' }
  }

  get draft(): Draft {
    return this.past.now
  }
  get text(): string | null {
    return this.#row.text
  }
  readonly faults = $derived(this.problems.filter(({ gravity }) => gravity === 'fault'))
  get bench(): Bench {
    const { brush, mirror, camp, who, side, flipped, along } = this
    return { brush, mirror, singles: singlesOf(this.stock), camp, who, side, flipped, along }
  }

  // Steps.

  /** One step more. */
  edit(draft: Draft, did: Did, alone: Alone | null = null): void {
    this.alone = alone
    if (draft === this.draft) return
    this.past = past.step(this.past, draft, did)
    this.#changed()
    this.said = { word: 'did', did }
  }

  lift(): void {
    this.past = past.lift(this.past)
  }

  undo(): void {
    this.#turn(past.undo(this.past), 'undid', this.past.done.at(-1)?.did)
  }

  redo(): void {
    this.#turn(past.redo(this.past), 'redid', this.past.undone.at(-1)?.did)
  }

  #turn(next: Past<Draft>, word: string, did: Did | undefined): void {
    if (!did) return
    this.past = next
    this.alone = null
    this.said = { word, did }
    this.roadAt = null
    this.#changed()
  }

  #changed(): void {
    if (this.who && !whoIs(this.draft, this.who)) this.who = null
    if (this.name !== null && !this.draft.names?.[this.name]) this.name = null
    void this.#keep()
    this.check()
  }

  // What a hand does on the map.

  choose(tool: Tool, section: Section | null = null): void {
    this.tool = tool
    this.alone = null
    this.roadAt = null
    this.name = null
    this.lift()
    if (section) this.section = section
  }

  take(who: Who | null): void {
    this.who = who
    this.alone = null
    if (!who) return
    this.camp = who.camp
    this.tab = 'armies'
  }

  /** A hex was picked. */
  pick(place: string): void {
    if (this.tool.is === 'move') this.#pickWho(place)
    else if (this.tool.is === 'road') this.#layRoad(place)
    else if (this.tool.is === 'name') this.#nameHex(place)
    else this.#apply(place)
    this.lift()
  }

  /** In a hex with several the next one is taken each time; an empty hex, or any with Shift, is where the one in hand goes. */
  #pickWho(place: string): void {
    const there = standing(this.draft, place)
    const now = there.findIndex((who) => sameWho(who, this.who))
    const chosen = this.who && whoIs(this.draft, this.who)
    const isUnplaced = chosen && isNowhere(chosen)
    if (there.length === 0 || this.along || (isUnplaced && this.who?.is === 'officers')) {
      if (this.who) this.#apply(place)
    } else this.take(there[(now + 1) % there.length] ?? null)
  }

  /** A hex is one of those the name in hand names, or not any more; without one, a name is taken in hand or begun. */
  #nameHex(place: string): void {
    const names = this.draft.names ?? []
    const known = nameAt(this.draft, place)
    this.tab = 'story'
    if (this.name === null && known >= 0) this.name = known
    else if (this.name === null) {
      const name = { fr: '', en: '', kind: kindAt(this.draft, place), hexes: [place] }
      this.edit(
        onNames(this.draft, (all) => [...all, name]),
        { word: 'did-name', about: { place } },
      )
      this.name = names.length
    } else {
      const index = this.name
      const change = (name: DraftName) => ({ ...name, hexes: toggled(name.hexes, place) })
      this.edit(
        onNames(this.draft, (all) => at(all, index, change)),
        { word: 'did-name', about: { place } },
      )
    }
  }

  #apply(place: string, stroke?: string): void {
    const { tool } = this
    if (isSetter(tool)) return this.#set(tool, place)
    const next = applied(this.draft, tool, place, this.bench)
    if (next === null) this.refuse(place)
    else this.edit(next, { ...didAt(tool, place, this), ...(stroke === undefined ? {} : { stroke }) })
  }

  #set(tool: Setter, place: string): void {
    const set = setBy(this.draft, tool, place, this.bench)
    if (set === null) this.refuse(place)
    else this.edit(set.draft, didAt(tool, place, this, set.across), set.alone)
  }

  /** The one in hand stands there, as if the map had been touched. */
  setDown(place: string): void {
    this.#set({ is: 'move' }, place)
  }

  refuse(place: string): void {
    this.refused = { place, turn: (this.refused?.turn ?? 0) + 1 }
    this.said = { word: 'refused-here', did: { word: 'refused-here', about: { place } } }
  }

  #layRoad(place: string): void {
    const from = this.roadAt
    this.roadAt = from === place ? null : place
    if (from !== null && from !== place) this.#roadTo(path(from, place))
  }

  #roadTo(hexes: readonly string[], stroke?: string): void {
    const both = road(road(this.draft, hexes), allOpposed(this.draft, hexes, this.mirror))
    const about = { place: hexes.at(-1) ?? '' }
    this.edit(both, { word: 'did-road', about, ...(stroke === undefined ? {} : { stroke }) })
  }

  /** Drawn over the hexes with the finger or the button down. */
  readonly draws = {
    press: (place: string): boolean => {
      this.#from = place
      this.#stroke += 1
      return isDrawn(this.tool) || (this.tool.is === 'move' && standing(this.draft, place).length > 0)
    },
    over: (place: string): void => {
      const stroke = `stroke ${this.#stroke}`
      const from = this.#from ?? place
      this.#from = place
      if (this.tool.is === 'move') this.dragged = { from: this.dragged?.from ?? from, to: place }
      else if (this.tool.is === 'road') {
        this.roadAt = null
        this.#roadTo(path(from, place), stroke)
      } else for (const hex of from === place ? [place] : [from, place]) this.#apply(hex, stroke)
    },
    end: (): void => {
      const { dragged } = this
      this.dragged = null
      this.lift()
      if (dragged) this.move(dragged.from, dragged.to)
    },
  }
  #from: string | null = null
  #stroke = 0

  move(from: string, to: string): void {
    const [who] = standing(this.draft, from)
    const name = who && whoIs(this.draft, who)
    this.edit(moveAll(this.draft, from, to), {
      word: 'did-move',
      about: { fr: name?.fr ?? '', en: name?.en ?? '', place: to },
    })
    if (who) this.take(who)
  }

  // The checker.

  #checkAt: ReturnType<typeof setTimeout> | undefined
  language: Language = 'fr'

  check(): void {
    this.checking = true
    clearTimeout(this.#checkAt)
    this.#checkAt = setTimeout(() => void this.#checkNow(), REST)
  }

  async #checkNow(): Promise<void> {
    const draft = this.draft
    try {
      await this.#stockFor(draft.book)
      const { problems, checked } = await checkDraft(draft, this.language)
      if (draft !== this.draft) return
      this.problems = problems
      this.checked = checked
      this.unanswered = false
    } catch {
      this.unanswered = true
      this.#checkAt = setTimeout(() => void this.#checkNow(), AGAIN)
    }
    this.checking = false
  }

  /** What the book of the draft has; a book nobody knows is a fault the checker tells, and is shown as the first. */
  async #stockFor(book: string): Promise<void> {
    if (this.stock?.view.book === book) return
    try {
      this.stock = await seeStock(book, this.language)
    } catch (error) {
      if (!(error instanceof Trouble) || error.code === 'unreachable') throw error
      if (this.stock?.view.book !== FIRST_BOOK) this.stock = await seeStock(FIRST_BOOK, this.language)
    }
  }

  // Keeping.

  #keeping = false
  #late = false
  #keepAt: ReturnType<typeof setTimeout> | undefined

  async #keep(): Promise<void> {
    clearTimeout(this.#keepAt)
    this.#late = true
    if (this.#keeping || this.elsewhere) return
    this.#keeping = true
    while (this.#late && !this.elsewhere) {
      this.#late = false
      const row = { ...this.#row, draft: $state.snapshot(this.draft), at: Date.now() }
      try {
        const outcome = await this.#drafts.keep(row)
        if ('other' in outcome) this.#meet(outcome.other)
        else {
          this.#row = outcome.kept
          this.keptAt = row.at
          this.unkept = false
        }
      } catch {
        this.unkept = true
        this.#late = true
        this.#keepAt = setTimeout(() => void this.#keep(), AGAIN)
        break
      }
    }
    this.#keeping = false
  }

  /** Somebody else has kept it: what he made stands beside what is here until one of them is chosen. */
  #meet(other: KeptDraft | null): void {
    if (other) this.elsewhere = other
    else this.#row = { ...this.#row, turn: 0 }
    if (!other) this.#late = true
  }

  /** Another window has kept this draft; whoever has changed nothing since takes it over. */
  async hear(turn: number): Promise<void> {
    if (turn <= this.#row.turn || this.#keeping) return
    const other = await this.#drafts.load(this.id)
    if (!other || other.turn <= this.#row.turn) return
    // Of two versions the draft stays under the question; so does what was changed while the other one was read.
    if (this.elsewhere && this.elsewhere.turn < other.turn) this.elsewhere = other
    if (this.elsewhere || this.#keeping || this.#late) return
    this.#row = other
    this.keptAt = other.at
    this.past = past.step(this.past, sound(other.draft as Partial<Draft>), { word: 'did-elsewhere' })
    this.said = { word: 'did', did: { word: 'did-elsewhere' } }
    this.check()
  }

  /** Of two versions the other one; ours can be had back by undoing. */
  takeOther(): void {
    const other = this.elsewhere
    if (!other) return
    this.elsewhere = null
    this.#row = other
    this.edit(sound(other.draft as Partial<Draft>), { word: 'did-elsewhere' })
  }

  /** Of two versions ours; the other one is written over, knowingly, and can be had back by undoing. */
  keepOurs(): void {
    const other = this.elsewhere
    if (!other) return
    this.elsewhere = null
    this.#row = { ...this.#row, turn: other.turn }
    const ours = this.draft
    this.past = past.step(this.past, sound(other.draft as Partial<Draft>), { word: 'did-elsewhere' })
    this.edit(ours, { word: 'did-ours' })
  }

  /** The page is left: what is not kept yet is put where it is found. */
  leave(): void {
    clearTimeout(this.#checkAt)
    if (this.#late || this.#keeping || this.unkept)
      this.#drafts.leave({ ...this.#row, draft: $state.snapshot(this.draft), at: Date.now() })
  }

  /** The draft is gone: nothing of it is kept or checked later. */
  close(): void {
    clearTimeout(this.#checkAt)
    clearTimeout(this.#keepAt)
  }

  /** A file takes the place of all of it. */
  replace(draft: Draft, text: string | null, did: Did): void {
    this.#row = { ...this.#row, text }
    this.edit(draft, did)
  }
}
