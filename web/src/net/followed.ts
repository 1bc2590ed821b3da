// Questions about a battle: the page answers them where it can, whoever hosts the game where it cannot. A game of a server is
// followed by the engine of this page; a game of this browser is hosted by it.
import { Follower, HomeSocket, isHomeGame } from '../engine/home'
import type { AnswerWire } from '../wire'
import type { Connection, Question, Socket } from './connection'
import type { Scene } from './stage'

/** How the host of a game is reached. */
export function socketTo(game: string): (address: string) => Socket {
  return isHomeGame(game) ? () => new HomeSocket(game) : (address) => new WebSocket(address) as Socket
}

export class Followed {
  /** Nobody follows what he hosts. */
  private readonly follower: Follower | null
  private language = 'fr'

  constructor(
    game: string,
    private readonly connection: Connection,
  ) {
    this.follower = isHomeGame(game) ? null : new Follower()
  }

  hear({ table, entries }: Scene, anew: boolean): void {
    const { scenario, options } = table.terms
    this.language = table.language
    if (anew || entries.length > 0) this.follower?.follow(anew ? { scenario, options } : null, JSON.stringify(entries))
  }

  ask(question: Question): Promise<AnswerWire> {
    const own = this.follower?.ask(JSON.stringify({ ...question, id: '' }), this.language)
    if (!own) return this.connection.ask(question)
    return own.then((answer) => (answer === null ? this.connection.ask(question) : (JSON.parse(answer) as AnswerWire)))
  }

  stop(): void {
    this.follower?.stop()
  }
}
