// A table for tests: plain data in the shape the server sends, and a socket that writes down what is said.
import type { Socket } from '../src/net/connection'
import type {
  ActorView,
  AnswerView,
  CommandWire,
  EntryView,
  QuestionWire,
  SeatView,
  ServerMessage,
  TableView,
  ThrowView,
  ToldView,
  UnitView,
} from '../src/wire'

export function unit(
  id: string,
  camp: 'north' | 'south',
  hex: string | null,
  doings: UnitView['doings'] = [],
): UnitView {
  const name = { fr: id, en: id }
  return {
    id,
    name,
    camp,
    troop: 'line-infantry',
    traits: [],
    elements: 4,
    full: 4,
    hex,
    supported: false,
    doings,
    group: 0,
  }
}

export function actor(who: Partial<ActorView>): ActorView {
  return { unit: null, officer: null, moves: [], leaves: [], attacks: [], ...who }
}

export function way(to: string, more: Partial<ActorView['moves'][number]> = {}): ActorView['moves'][number] {
  return {
    to,
    pace: 'normal',
    past: null,
    way: [to],
    stops: false,
    fights: true,
    dice_lost: 0,
    ends_turn: false,
    ...more,
  }
}

export function answer(command: CommandWire, more: Partial<AnswerView> = {}): AnswerView {
  return { command, text: command.do, hex: null, price: null, usual: false, ends_turn: false, ...more }
}

const army = (fr: string) => ({
  name: { fr, en: fr },
  tokens: 2,
  lost: 0,
  to_eliminate: 3,
  objectives: [],
  objectives_needed: 0,
  objectives_held: [],
  exits: [],
  exits_needed: 0,
})

export interface Sketch {
  number?: number
  question?: QuestionWire
  units?: UnitView[]
  officers?: TableView['position']['officers']
  actors?: ActorView[]
  answers?: AnswerView[]
  asked?: boolean
  ask?: Partial<TableView['ask']>
  language?: 'fr' | 'en'
}

/** The south is asked, unless said otherwise. */
export function table(sketch: Sketch = {}): TableView {
  const { number = 1, question = 'movement', units = [], officers = [], actors = [], answers = [] } = sketch
  const seat = (name: string | null): SeatView => ({
    name,
    computer: name ? null : 'recruit',
    temperament: name ? null : 'steady',
    drawn: false,
    online: true,
  })
  return {
    game: 'g1',
    number,
    terms: {
      scenario: 'training-jomini',
      title: { fr: 'École', en: 'School' },
      book: 'jomini',
      options: [],
      public: false,
      practice: false,
    },
    progress: 'playing',
    result: null,
    outdated: null,
    seats: { north: seat(null), south: seat('Ada') },
    spectators: 0,
    you: { north: false, south: true, host: true },
    position: {
      scenario: 'training-jomini',
      book: 'jomini',
      options: [],
      turn: 1,
      last_turn: 10,
      active: 'south',
      pending: { asks: 'decision', camp: 'south', question },
      armies: { north: army('Autriche'), south: army('France') },
      units,
      officers,
      elephants: [],
      fires: [],
    },
    ask: {
      camp: 'south',
      question,
      text: 'Qui se déplace, et où ?',
      unit: null,
      officer: null,
      attacker: null,
      target: null,
      hex: null,
      muster: { commander: null, group: 1, groups: 1, most: 2, selected: 0, size: 3 },
      ...sketch.ask,
    },
    intent: null,
    choices: sketch.asked === false ? null : { actors, answers, orders: [] },
    undo: { command: false, phase: false, anything: false, why_not: null },
    draw: null,
    dice: { commitments: ['00'], throws: 0 },
    invitation: null,
    language: sketch.language ?? 'fr',
  }
}

export function told(text: string, more: Partial<ToldView> = {}): ToldView {
  const rest = { continues: false, replaces: false, throws: [], hexes: [], clauses: [], shown: [] }
  return { text, kind: 'movement', camp: 'south', ...rest, ...more }
}

/** An entry with a command; with faces if dice were thrown. */
export function entry(
  number: number,
  sentences: ToldView[] = [],
  faces: ThrowView['faces'] = [],
): Extract<EntryView, { kind: 'command' }> {
  const thrown: ThrowView = {
    purpose: 'attack',
    faces,
    places: faces.map(() => 0),
    chain: 1,
    index: number,
    secret: '00',
  }
  return {
    number,
    at: 0,
    told: sentences,
    undone: false,
    kind: 'command',
    camp: 'south',
    command: { do: 'end-movement' },
    words: 'end movement',
    nonce: null,
    throws: faces.length > 0 ? [thrown] : [],
  }
}

export function undo(number: number, to: number): EntryView {
  return { number, at: 0, told: [], undone: false, kind: 'undo', camp: 'south', to }
}

/** A socket on which a test speaks for the server. */
export class FakeSocket implements Socket {
  onopen: (() => void) | null = null
  onmessage: ((event: { data: unknown }) => void) | null = null
  onclose: ((event: { code: number; reason: string }) => void) | null = null
  readonly heard: Record<string, unknown>[] = []
  closed = false

  send(text: string): void {
    this.heard.push(JSON.parse(text) as Record<string, unknown>)
  }

  close(): void {
    this.closed = true
  }

  tell(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }

  open(): void {
    this.onopen?.()
  }

  fail(reason = '', code = 1006): void {
    this.onclose?.({ code, reason })
  }

  /** What was said last. */
  get last(): Record<string, unknown> {
    return this.heard.at(-1) ?? {}
  }
}
