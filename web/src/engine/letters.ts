// What the page and the worker that hosts its games say to each other.

/** A question as it would go to a server. */
export interface HomeQuestion {
  /** The parts of the address after `api`. */
  readonly path: readonly string[]
  readonly query: Readonly<Record<string, string>>
  readonly token: string | null
  readonly language: string
  readonly body: string | null
}

export interface HomeAnswer {
  readonly status: number
  readonly body: string
}

export type ToHost =
  | { readonly say: 'ask'; readonly serial: number; readonly question: HomeQuestion }
  | { readonly say: 'open'; readonly to: number; readonly game: string }
  | { readonly say: 'hear'; readonly to: number; readonly text: string }
  | { readonly say: 'close'; readonly to: number }
  | { readonly say: 'remove'; readonly game: string }
  /** May the computer player think while the person does? */
  | { readonly say: 'ahead'; readonly yes: boolean }
  /** A battle hosted elsewhere, from its first entry on or further. */
  | { readonly say: 'follow'; readonly to: number; readonly battle: FollowedBattle | null; readonly entries: string }
  | { readonly say: 'question'; readonly to: number; readonly serial: number; readonly text: string; language: string }

/** A battle that is followed: which, by which house rules. */
export interface FollowedBattle {
  readonly scenario: string
  readonly options: readonly string[]
}

export type FromHost =
  /** The engine is there. */
  | { readonly tell: 'awake' }
  | { readonly tell: 'answer'; readonly serial: number; readonly answer: HomeAnswer }
  | { readonly tell: 'opened'; readonly to: number }
  | { readonly tell: 'told'; readonly to: number; readonly text: string }
  /** Nothing more is told there: why, for programs. */
  | { readonly tell: 'ended'; readonly to: number; readonly reason: string }
  /** The engine failed: everything is to be begun anew. */
  | { readonly tell: 'broken'; readonly why: string }

/** What the host wants thought about: the game as JSON, the entry it is about, and how many positions may be looked at. */
export interface ToThink {
  readonly game: string
  readonly changed: number
  readonly nodes: number
  readonly kept: string
}

export type ToMind =
  | { readonly say: 'begin'; readonly module: WebAssembly.Module }
  | ({ readonly say: 'think' } & ToThink)
  /** To be thought ahead about, until anything else is said. */
  | { readonly say: 'ponder'; readonly kept: string }
  | { readonly say: 'rest' }

export type FromMind =
  | { readonly tell: 'progress'; readonly perMille: number }
  /** The answer if it had to be given now. */
  | { readonly tell: 'best'; readonly decided: string }
  | { readonly tell: 'decided'; readonly game: string; readonly changed: number; readonly decided: string | null }

/** A question to one of a crew. */
export interface CrewQuestion {
  readonly serial: number
  readonly question: HomeQuestion
}

export interface FromCrew {
  readonly serial: number
  /** None if the engine failed. */
  readonly answer: HomeAnswer | null
  readonly why?: string
}
