// Where a lesson stands. Its steps are commands written down beforehand: how many of them have been said is read from the
// log, so that a lesson taken up again goes on where it was. What is not the pupil's to say, the lesson says itself.
import type { Game } from '../net/game.svelte'
import { numberOf, replayLesson } from '../net/lessons'
import type { Pace } from '../reader/choices'
import { reader } from '../reader/reader.svelte'
import { keepLesson, type KeptLesson } from '../shelf/lessons'
import type { EntryView, HiddenWire, ScriptedView, StepView } from '../wire'

/** How long « Bien » stands alone in the bar, and how long the pupil reads what he is about to watch. */
const PRAISE: Record<Pace, number> = { calm: 1200, brisk: 700, instant: 0 }
const WATCH: Record<Pace, number> = { calm: 2000, brisk: 1000, instant: 0 }
/** Wrong touches after which help is offered. */
const ASTRAY = 3

/** A scripted command and the step it belongs to. */
export interface Line extends ScriptedView {
  readonly step: number
  /** The pupil says the first of his steps; all else follows without him. */
  readonly first: boolean
}

export function linesOf(steps: readonly StepView[]): Line[] {
  return steps.flatMap(({ script }, step) => script.map((one, at) => ({ ...one, step, first: at === 0 })))
}

/** How many scripted commands have been said. */
export function saidIn(entries: readonly EntryView[]): number {
  return entries.filter((entry) => entry.kind === 'command' && !entry.undone).length
}

export class Course {
  readonly number: number
  /** Is it played without help? */
  readonly unaided: boolean
  /** Steps whose end has been told; unknown until the game is. */
  private told = $state<number | null>(null)
  /** Wrong touches in this step. */
  astray = $state(0)
  /** The step the pupil had shown to him. */
  private shownStep = $state(-1)
  /** Counts how often he asked: the ring is drawn anew. */
  shown = $state(0)
  private timer: ReturnType<typeof setTimeout> | undefined
  /** What happens when the wait under way is over. */
  private then: (() => void) | null = null

  constructor(
    private readonly game: Game,
    readonly lesson: KeptLesson & { readonly id: string },
  ) {
    this.number = numberOf(lesson.id)
    this.unaided = lesson.unaided
  }

  readonly steps = $derived.by<readonly StepView[]>(() => this.game.scenario?.steps ?? [])
  private readonly lines = $derived.by(() => linesOf(this.steps))
  /** The command to be said next; none when all is done. */
  readonly next = $derived.by<Line | null>(() => this.lines[saidIn(this.game.entries)] ?? null)
  /** Steps that have been done. */
  readonly done = $derived.by(() => this.next?.step ?? this.steps.length)
  /** The step under way, while it is watched to its end too. */
  readonly at = $derived.by(() => Math.min(this.told ?? this.done, this.steps.length - 1))
  readonly step = $derived.by<StepView | null>(() => this.steps[this.at] ?? null)

  /** Does the lesson say « Bien » just now? */
  readonly praises = $derived.by(() => this.told !== null && this.told < this.done && !this.game.behind)
  /** What came of the step just done, or of the one before. */
  readonly praise = $derived.by<string>(() => {
    const step = this.steps[(this.praises ? this.done : this.at) - 1]
    return step?.done?.[reader.language] ?? ''
  })
  readonly over = $derived.by(() => this.steps.length > 0 && this.next === null && this.told === this.done)
  /** Is it for the pupil to do something? */
  readonly waits = $derived.by(() => {
    const { next } = this
    const free = !this.game.behind && this.game.said === null && this.told === this.done
    return free && next !== null && next.first && next.camp === 'south'
  })
  /** Is the step to be seen: its sentence, its ring? */
  readonly helps = $derived.by(() => !this.unaided || this.shownStep === this.at || !this.waits)
  /** Has he gone wrong so often that help is offered? */
  readonly lost = $derived.by(() => this.astray >= ASTRAY)

  /** Is this something the lesson does not show yet? */
  hides(what: HiddenWire): boolean {
    return this.game.scenario?.hides.includes(what) ?? false
  }

  /** Goes on as far as it can without the pupil. */
  attend(): void {
    const { game } = this
    if (!game.table || !game.scenario || game.behind || game.said !== null) return
    this.told ??= this.done
    if (this.told < this.done) this.wait(this.praise === '' ? 0 : PRAISE[reader.pace], () => this.tell())
    else if (this.next === null) keepLesson(this.lesson.id, { done: true })
    else if (!this.waits) {
      const { command, first } = this.next
      this.wait(first ? WATCH[reader.pace] : 0, () => void game.command(command))
    }
  }

  private tell(): void {
    this.told = this.done
    this.astray = 0
  }

  /** Somebody has read enough; says whether there was something to end. */
  hurry(): boolean {
    const { then } = this
    this.stop()
    then?.()
    return then !== null
  }

  /** Goes back to a step that was done: the lesson is played again up to it; gives the game to go to. */
  backTo(step: number): Promise<string> {
    this.stop()
    const before = this.lines.filter((line) => line.step < step).map((line) => line.command)
    const beginning = { language: reader.language, name: reader.name, unaided: this.unaided }
    return replayLesson(this.lesson.id, beginning, before)
  }

  show(): void {
    this.shown += 1
    this.shownStep = this.at
  }

  stop(): void {
    clearTimeout(this.timer)
    this.then = null
  }

  private wait(pause: number, then: () => void): void {
    this.stop()
    this.then = then
    this.timer = setTimeout(() => this.hurry(), pause)
  }
}
