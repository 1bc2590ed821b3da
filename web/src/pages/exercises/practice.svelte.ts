// One exercise under the reader's hand: it comes, it is answered, it is judged.
import type { ExerciseVerdictView, ExerciseView } from '../../wire'
import type { Language } from '../../words/words'
import { why } from '../fault'
import { seeBattle, type Battle } from '../library'
import { picked } from './answering'
import { judge, seeExercise } from './asking'

export class Practice {
  exercise = $state.raw<ExerciseView | null>(null)
  battle = $state.raw<Battle | null>(null)
  picks = $state.raw<readonly string[]>([])
  verdict = $state.raw<ExerciseVerdictView | null>(null)
  fault = $state('')
  busy = $state(false)
  #asked = 0

  /** The exercise that was asked for, once it has come; one asked for later takes its place. */
  async show(asked: Promise<ExerciseView>, language: Language): Promise<void> {
    const mine = ++this.#asked
    this.busy = true
    this.fault = ''
    try {
      const exercise = await asked
      const battle = await seeBattle(exercise.scenario, language)
      if (mine !== this.#asked) return
      this.exercise = exercise
      this.battle = battle
      this.picks = []
      this.verdict = null
    } catch (error) {
      if (mine === this.#asked) this.fault = why(error)
    }
    if (mine === this.#asked) this.busy = false
  }

  /** The same in another language, with what was answered. */
  async translate(language: Language): Promise<void> {
    const { exercise, picks, verdict } = this
    if (!exercise) return
    const mine = this.#asked
    const [again, judged] = await Promise.all([
      seeExercise(exercise.book, exercise.id, language),
      verdict ? judge(exercise.book, exercise.id, picks, language) : null,
    ])
    if (mine !== this.#asked || this.picks !== picks) return
    this.exercise = again
    this.verdict = judged
  }

  /** Somebody touched a hex, a number or a word; says whether that answers the question. */
  touch(key: string): boolean {
    const { exercise } = this
    if (!exercise || this.verdict || this.busy) return false
    const before = this.picks
    this.picks = picked(exercise, before, key)
    return !exercise.all && this.picks !== before
  }

  /** Has the engine judge what is picked. */
  async check(language: Language): Promise<ExerciseVerdictView | null> {
    const { exercise, picks } = this
    if (!exercise || this.verdict || this.busy || (!exercise.all && picks.length === 0)) return null
    const mine = this.#asked
    this.busy = true
    this.fault = ''
    const verdict = await judge(exercise.book, exercise.id, picks, language).catch((error: unknown) => {
      if (mine === this.#asked) this.fault = why(error)
      return null
    })
    if (mine !== this.#asked) return null
    this.busy = false
    this.verdict = verdict
    return verdict
  }
}
