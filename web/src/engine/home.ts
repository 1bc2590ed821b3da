// The host of this browser's games, as the page speaks to it: questions and answers as over HTTP, and connections that look
// like sockets.
import type { FollowedBattle, FromHost, HomeAnswer, HomeQuestion, ToHost } from './letters'
import { MODULE } from './module'

/** Was this page built with its engine, and can this browser run it? */
export const HAS_ENGINE = MODULE !== null && typeof Worker !== 'undefined' && typeof WebAssembly !== 'undefined'

/** Is this a game of this browser, not of a server? */
export const isHomeGame = (game: string) => game.startsWith('home-')

const asked = new Map<number, { settle: (answer: HomeAnswer) => void; fail: (why: Error) => void }>()
const sockets = new Map<number, HomeSocket>()
let serial = 0
let worker: Worker | null = null
/** May the computer player think while the person does? */
let ahead = false
/** Has the engine come? */
let awake = false

function say(message: ToHost): void {
  if (!worker) {
    worker = new Worker(new URL('./host.worker.ts', import.meta.url), { type: 'module' })
    worker.onmessage = ({ data }: MessageEvent<FromHost>) => hear(data)
    worker.onerror = () => broken('the worker did not start')
    worker.postMessage({ say: 'ahead', yes: ahead } satisfies ToHost)
  }
  worker.postMessage(message)
}

function hear(message: FromHost): void {
  switch (message.tell) {
    case 'awake':
      awake = true
      performance.mark('engine awake')
      break
    case 'answer':
      asked.get(message.serial)?.settle(message.answer)
      asked.delete(message.serial)
      break
    case 'opened':
      sockets.get(message.to)?.onopen?.()
      break
    case 'told':
      sockets.get(message.to)?.onmessage?.({ data: message.text })
      break
    case 'ended':
      ended(message.to, message.reason)
      break
    case 'broken':
      broken(message.why)
      break
  }
}

function ended(to: number, reason: string): void {
  const socket = sockets.get(to)
  sockets.delete(to)
  socket?.onclose?.({ code: reason === '' ? 1006 : 1008, reason })
}

/** The engine failed: what was kept is kept, and everything begins anew when somebody asks. */
function broken(why: string): void {
  worker?.terminate()
  worker = null
  awake = false
  for (const { fail } of asked.values()) fail(new Error(why))
  asked.clear()
  for (const to of [...sockets.keys()]) ended(to, '')
}

/** Asks what would be asked of a server. */
export function askHome(question: HomeQuestion): Promise<HomeAnswer> {
  // Whoever makes a game here wants to find it again: a browser short of room should take something else.
  if (question.path[0] === 'games' && question.body !== null) void navigator.storage?.persist?.().catch(() => false)
  serial += 1
  const own = serial
  return new Promise((settle, fail) => {
    asked.set(own, { settle, fail })
    say({ say: 'ask', serial: own, question })
  })
}

/** Lets the engine come before it is needed. */
export function wakeHome(): void {
  if (HAS_ENGINE && !worker) setTimeout(() => say({ say: 'close', to: 0 }), 300)
}

/** Lets the computer player think while the person does, or not. */
export function letThinkAhead(yes: boolean): void {
  ahead = yes
  if (worker) say({ say: 'ahead', yes })
}

/** Deletes a game of this browser for good. */
export function removeHomeGame(game: string): void {
  say({ say: 'remove', game })
}

/** A live connection to a game of this browser. */
export class HomeSocket {
  onopen: (() => void) | null = null
  onmessage: ((event: { data: unknown }) => void) | null = null
  onclose: ((event: { code: number; reason: string }) => void) | null = null
  private readonly to: number

  constructor(game: string) {
    serial += 1
    this.to = serial
    sockets.set(this.to, this)
    say({ say: 'open', to: this.to, game })
  }

  send(text: string): void {
    say({ say: 'hear', to: this.to, text })
  }

  close(): void {
    if (sockets.delete(this.to)) say({ say: 'close', to: this.to })
  }
}

/** A battle hosted elsewhere, followed by the engine of this page: it answers questions at once, and judges nothing. */
export class Follower {
  private readonly to: number

  constructor() {
    serial += 1
    this.to = serial
  }

  /** Follows what was told, as JSON; with a battle, from its beginning. */
  follow(battle: FollowedBattle | null, entries: string): void {
    if (HAS_ENGINE) say({ say: 'follow', to: this.to, battle, entries })
  }

  /** The answer, as JSON; null where only the host can answer, at once if the engine has not come yet. */
  ask(text: string, language: string): Promise<string | null> | null {
    if (!awake) return null
    serial += 1
    const own = serial
    const answer = new Promise<HomeAnswer>((settle, fail) => asked.set(own, { settle, fail }))
    say({ say: 'question', to: this.to, serial: own, text, language })
    return answer.then(
      ({ status, body }) => (status === 200 ? body : null),
      () => null,
    )
  }

  stop(): void {
    if (worker) say({ say: 'close', to: this.to })
  }
}
