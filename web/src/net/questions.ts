// Questions about the battle as it stands: they change nothing, and an answer holds as long as the table stands so.
import type {
  AnswerWire,
  CardLineView,
  CommandWire,
  OddsView,
  ProspectView,
  SightView,
  StakeView,
  TableView,
  TargetWire,
} from '../wire'
import type { Question } from './connection'
import { Reckonings } from './reckonings'

/** What the table says about a way told hex by hex. */
export type WayVerdict =
  | { readonly goes: true; readonly command: CommandWire; readonly drivesOff: readonly string[] }
  | { readonly goes: false; readonly why: string; readonly clause: string | null }

/** What a move promises: whom it lets attack, who could attack there. */
export interface Promised {
  readonly attacks: readonly ProspectView[]
  readonly threats: readonly ProspectView[]
}

/** Somebody or nobody is in hand. */
interface Hand {
  readonly unit: string | null
  readonly officer: string | null
}

export class Questions {
  private readonly reckonings = new Reckonings<readonly OddsView[]>()
  private readonly weighings = new Reckonings<readonly StakeView[]>()
  private readonly promises = new Reckonings<Promised>()
  private readonly cards = new Reckonings<readonly CardLineView[]>()

  constructor(
    private readonly table: () => TableView | null,
    private readonly ask: (question: Question) => Promise<AnswerWire>,
  ) {}

  /** The odds of one attack, or of every attack of a unit, the best first. Asked once for each state of the table. */
  readonly odds = (unit: string, target: TargetWire | null): Promise<readonly OddsView[]> => {
    const key = `${unit} ${JSON.stringify(target)} ${this.table()?.language ?? ''}`
    return this.reckonings.find(this.table()?.number ?? 0, key, async () => {
      const answer = await this.ask({ say: 'odds', unit, target, policy: 'usual', depth: 'exchange' })
      return answer.answer === 'odds' ? answer.odds : refuse(answer)
    })
  }

  readonly sight = async (from: string, to: string): Promise<SightView> => {
    const answer = await this.ask({ say: 'sight', from, to, weapon: null })
    return answer.answer === 'sight' ? answer.sight : refuse(answer)
  }

  /** Whether a unit may go hex by hex so, and by which command. */
  readonly way = async (unit: string, way: readonly string[]): Promise<WayVerdict> => {
    const answer = await this.ask({ say: 'way', unit, way: [...way] })
    if (answer.answer === 'way') return { goes: true, command: answer.command, drivesOff: answer.drives_off }
    if (answer.answer === 'refused') return { goes: false, why: answer.text, clause: answer.clause }
    return refuse(answer)
  }

  /** What each answer to the question about an order would bring. */
  readonly stakes = (): Promise<readonly StakeView[]> =>
    this.weighings.find(this.table()?.number ?? 0, this.table()?.language ?? '', async () => {
      const answer = await this.ask({ say: 'stakes' })
      return answer.answer === 'stakes' ? answer.stakes : refuse(answer)
    })

  /** What a move promises; asked once for each state of the table. */
  readonly fromThere = (command: CommandWire): Promise<Promised> =>
    this.promises.find(this.table()?.number ?? 0, JSON.stringify(command), async () => {
      const answer = await this.ask({ say: 'from-there', command })
      return answer.answer === 'from-there' ? answer : refuse(answer)
    })

  /** What sets a unit apart, line by line. */
  readonly card = (unit: string): Promise<readonly CardLineView[]> =>
    this.cards.find(this.table()?.number ?? 0, `${unit} ${this.table()?.language ?? ''}`, async () => {
      const answer = await this.ask({ say: 'card', unit })
      return answer.answer === 'card' ? answer.lines : refuse(answer)
    })

  /** Why nothing can be done at a hex, with somebody in hand or nobody. */
  readonly why = async (place: string, hand: Hand) => {
    const answer = await this.ask({ say: 'why', hex: place, ...hand })
    return answer.answer === 'why' ? answer : refuse(answer)
  }
}

function refuse(answer: AnswerWire): never {
  throw new Error('text' in answer ? answer.text : answer.answer)
}
