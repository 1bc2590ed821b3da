// Trial games of a draft, played beside the page until they are done or somebody says stop: leaving the page does not stop
// them. One run for a draft as long as the page lives.
import { certificateOf, keepCertificate, type KeptCertificate } from '../../shelf/certificates'
import { browserShelf } from '../../shelf/shelf'
import type {
  AdviceView,
  CertificateView,
  FairShareView,
  LevelFigures,
  LevelWire,
  TrialFigures,
  TrialView,
  VerifyView,
} from '../../wire'
import { underWay } from '../../pages/underWay.svelte'
import { t } from '../../reader/speech'
import { to } from '../../route'
import type { Language } from '../../words/words'
import { Scales } from './asking'
import { gamesOf, played } from './figures'
import './words'

/** Games of each level, weakest first. */
export const PLANS = {
  brief: { captain: 60, colonel: 24, marshal: 8 },
  usual: { captain: 200, colonel: 100, marshal: 40 },
  whole: { captain: 400, colonel: 400, marshal: 200 },
} as const
export type PlanName = keyof typeof PLANS
/** Which plan has so many games of each level; none where it was stopped before its end. */
export const planOf = (levels: readonly LevelFigures[]): PlanName | null =>
  (Object.keys(PLANS) as PlanName[]).find((name) =>
    LEVELS.every((level, place) => levels[place] && gamesOf(levels[place].figures.won) === PLANS[name][level]),
  ) ?? null
export const LEVELS = ['captain', 'colonel', 'marshal'] as const satisfies readonly LevelWire[]
/** Games of each change that is tried to the end. */
const TRIED = { brief: 40, usual: 100, whole: 400 } as const
/** Games asked for at once; a level allows fewer. */
const BATCH = 20

export interface LevelRun {
  readonly level: (typeof LEVELS)[number]
  readonly of: number
  readonly figures: LevelFigures | null
  /** The share of the south. */
  readonly share: FairShareView | null
}

export class Run {
  readonly draft: string
  state = $state<'idle' | 'playing' | 'sealing' | 'trying' | 'done'>('idle')
  levels = $state.raw<readonly LevelRun[]>([])
  certificate = $state.raw<CertificateView | null>(null)
  advice = $state.raw<AdviceView | null>(null)
  kept = $state.raw<KeptCertificate | null>(null)
  /** Is the certificate that is kept of the battle as it stands? */
  current = $state(true)
  fault = $state.raw<unknown>(null)
  /** The text the games are played with. */
  text = ''
  /** The battle as it was last seen: it may be changed while its games are played. */
  #now = ''
  seed = 0
  /** How much longer its games will take, in milliseconds; nothing before something of each level is known. */
  left = $state<number | null>(null)
  #begun = 0
  #scales: Scales | null = null

  constructor(draft: string) {
    this.draft = draft
    this.kept = certificateOf(browserShelf(), draft)
  }

  // Reckoned when somebody asks: a run outlives the page that began it, and what is derived there stops with that page.
  get games(): number {
    return played(this.levels.flatMap(({ figures }) => figures ?? []))
  }
  get isTrying(): boolean {
    return this.state === 'trying'
  }
  /** Games played of what is under way, out of how many. */
  get done(): number {
    return this.isTrying ? (this.advice?.played ?? 0) : this.games
  }
  get goal(): number {
    const of = this.isTrying ? (this.advice?.of ?? 1) : this.levels.reduce((sum, { of }) => sum + of, 0)
    return Math.max(1, of)
  }
  get share(): number {
    return Math.round((100 * this.done) / this.goal)
  }
  get isBusy(): boolean {
    return this.state === 'playing' || this.state === 'sealing' || this.state === 'trying'
  }

  /** Plays; gives back when all is done, or stopped. */
  async play(text: string, plan: PlanName, seed: number, language: Language): Promise<void> {
    if (this.isBusy) return
    const begun = (this.#begun = Date.now())
    const scales = (this.#scales = new Scales())
    this.#now = text
    Object.assign(this, { text, seed, fault: null, advice: null, certificate: null, state: 'playing', left: null })
    this.levels = LEVELS.map((level) => ({ level, of: PLANS[plan][level], figures: null, share: null }))
    const end = underWay.begin({ link: to.workshop(this.draft, 'certificate'), said: () => this.said() })
    try {
      await Promise.all(LEVELS.map((level, place) => this.#level(scales, place, level, language)))
      await this.#seal(scales, begun, language)
      if (!scales.stopped) await this.#try(scales, plan, language)
    } catch (error) {
      if (!scales.stopped) this.fault = error
    }
    scales.stop()
    this.state = 'done'
    end()
  }

  /** How far it has come, in a few words. */
  said(): string {
    return t(this.isTrying ? 'cert-percent-tried' : 'cert-percent', { share: this.share })
  }

  /** What was played is kept as a smaller certificate; trying advice just ends. */
  stop(): void {
    this.#scales?.stop()
  }

  async #level(scales: Scales, place: number, level: LevelRun['level'], language: Language): Promise<void> {
    const { text, seed } = this
    let from = 0
    let known: TrialFigures | undefined
    for (;;) {
      const of = this.levels[place]?.of ?? 0
      if (scales.stopped || from >= of) return
      const body = { text, seed, from, games: Math.min(BATCH, of - from), north: level, so_far: known }
      let view: TrialView
      try {
        view = await scales.ask<TrialView>('trial', body, language)
      } catch (error) {
        // Whoever says stop loses the games under way, and keeps the others.
        if (scales.stopped) return
        throw error
      }
      known = view.level.figures
      from = view.next
      this.levels = this.levels.map((one, at) =>
        at === place ? { ...one, figures: view.level, share: view.south } : one,
      )
      this.left = this.#reckoned()
    }
  }

  /** The levels are played beside each other, each as fast as until now: the slowest says how long it takes. */
  #reckoned(): number | null {
    const passed = Date.now() - this.#begun
    const left = this.levels.map(({ of, figures }) => {
      const games = figures === null ? 0 : gamesOf(figures.figures.won)
      return games === 0 ? null : ((of - games) * passed) / games
    })
    return left.reduce((most, one) => (most === null || one === null ? null : Math.max(most, one)), 0)
  }

  async #seal(scales: Scales, begun: number, language: Language): Promise<void> {
    const levels = this.levels.flatMap(({ figures }) => (figures && gamesOf(figures.figures.won) > 0 ? [figures] : []))
    if (levels.length === 0) return
    this.state = 'sealing'
    const { text, seed } = this
    const sealed = await scales.ask<CertificateView>('certificate', { text, seed, levels }, language)
    this.certificate = sealed
    this.current = this.#now === text
    this.kept = { text: sealed.text, at: Date.now(), took: Date.now() - begun }
    keepCertificate(browserShelf(), this.draft, this.kept)
  }

  async #try(scales: Scales, plan: PlanName, language: Language): Promise<void> {
    this.state = 'trying'
    const { text, seed } = this
    while (!scales.stopped && this.advice?.over !== true) {
      const state = this.advice?.state
      const body = { text, level: 'captain', seed, most: TRIED[plan], games: BATCH, state }
      this.advice = await scales.ask<AdviceView>('advice', body, language)
    }
  }

  /** The battle as it stands: is it the one that is played, or was? */
  look(text: string): boolean {
    this.#now = text
    const same = text === this.text
    if (this.certificate && !same && this.text !== '') this.current = false
    return same
  }

  /** Opens what is kept, and finds out whether the battle has changed since. */
  async open(text: string, language: Language): Promise<void> {
    if (this.isBusy) this.look(text)
    if (this.isBusy || !this.kept) return
    const scales = new Scales()
    try {
      const body = { certificate: this.kept.text, text, found: [] }
      const seen = await scales.ask<VerifyView>('verify', body, language)
      this.certificate = seen.opened
      this.current = seen.battle === true
    } finally {
      scales.stop()
    }
    if (this.text !== text) this.advice = null
  }
}
