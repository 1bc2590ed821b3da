// The host of this browser's games: what a server does, in a worker. Whatever changes is kept first and told afterwards.
import { HomeGames, type KeptGame } from '../shelf/homeGames'
import type { FromHost, HomeQuestion, ToHost } from './letters'
import { compiled, MODULE, started, type Engine, type Home, type Shadow } from './module'
import { Thinker } from './thinker'

/** What came of something: to be kept, then told. */
interface Outbox {
  readonly keep: readonly KeptGame[]
  readonly tell: readonly { readonly to: number; readonly text: string; readonly ends?: string }[]
}

interface Host {
  readonly engine: Engine
  readonly home: Home
  readonly thinker: Thinker
}

const store = new HomeGames()
/** Other windows of this browser write too. */
const others = new BroadcastChannel('etendard.home')
const tell = (message: FromHost) => postMessage(message)
const now = () => BigInt(Date.now())
/** Battles hosted elsewhere, by who follows them. */
const shadows = new Map<number, Shadow>()
/** May a computer player think while the person does? */
let thinksAhead = false
/** The game, and its last entry, that is thought ahead about. */
let pondered = ''
let resting: ReturnType<typeof setTimeout> | undefined
/** A person who was still for so long thinks, in milliseconds. */
const STILL = 1000
/** Which game each connection looks at. */
const looking = new Map<number, string>()

const host: Promise<Host> = begin()

async function begin(): Promise<Host> {
  if (MODULE === null) throw new Error('built without its engine')
  const module = await compiled(MODULE)
  const engine = await started(module)
  const home = new engine.HomeHost()
  const thinker = new Thinker(module, {
    progress: (game, perMille) =>
      void inTurn(async () => deliver(JSON.parse(home.tellThinking(game, perMille)) as Outbox)),
    decided: (game, changed, decided) => void inTurn(() => obey(game, changed, decided)),
  })
  tell({ tell: 'awake' })
  return { engine, home, thinker }
}

/** One thing after the other: nothing happens while something is being kept. */
let turn: Promise<void> = Promise.resolve()
function inTurn(work: () => Promise<void>): Promise<void> {
  turn = turn.then(work).catch((error: unknown) => tell({ tell: 'broken', why: String(error) }))
  return turn
}

addEventListener('message', ({ data }: MessageEvent<ToHost>) => void inTurn(() => hear(data)))
others.onmessage = ({ data }: MessageEvent<string>) => void inTurn(() => takeUpAgain(data))

async function hear(message: ToHost): Promise<void> {
  const { home } = await host
  switch (message.say) {
    case 'ask':
      return ask(message.serial, message.question)
    case 'open':
      await ready(message.game)
      looking.set(message.to, message.game)
      home.open(message.to, message.game)
      return tell({ tell: 'opened', to: message.to })
    case 'hear':
      return talk(message.to, message.text)
    case 'close':
      deliver(JSON.parse(home.close(message.to)) as Outbox)
      if (looking.delete(message.to)) await rest()
      shadows.get(message.to)?.free()
      shadows.delete(message.to)
      return
    case 'remove':
      home.forget(message.game)
      return store.remove(message.game)
    case 'ahead':
      thinksAhead = message.yes
      if (!thinksAhead) await rest()
      return
    case 'follow':
      return follow(message)
    case 'question':
      return question(message)
  }
}

/** A battle begun anew takes the place of what was known of it. */
async function follow({ to, battle, entries }: Extract<ToHost, { say: 'follow' }>): Promise<void> {
  const { engine } = await host
  if (battle) {
    shadows.get(to)?.free()
    shadows.delete(to)
    const shadow = engine.Shadow.of(battle.scenario, JSON.stringify(battle.options))
    if (shadow) shadows.set(to, shadow)
  }
  shadows.get(to)?.follow(entries)
}

/** Nothing where only the host can answer. */
async function question({ to, serial, text, language }: Extract<ToHost, { say: 'question' }>): Promise<void> {
  const body = shadows.get(to)?.ask(text, language)
  const answer = body === undefined ? { status: 404, body: '' } : { status: 200, body }
  return Promise.resolve(tell({ tell: 'answer', serial, answer }))
}

async function ask(serial: number, question: HomeQuestion): Promise<void> {
  const { home } = await host
  const [what, game] = question.path
  if (what === 'games' && game !== undefined) await ready(game)
  const answer = JSON.parse(home.ask(JSON.stringify(question), now())) as Outbox & { status: number; body: string }
  const kept = await keep(answer)
  const { status, body } = kept ? answer : { status: 507, body: '{"code":"home-full","text":""}' }
  tell({ tell: 'answer', serial, answer: { status, body } })
  if (kept) deliver(answer)
  if (what === 'games' && game !== undefined) await think(game)
}

async function talk(to: number, text: string): Promise<void> {
  const game = looking.get(to)
  if (game === undefined) return
  await ready(game)
  const { home } = await host
  const out = JSON.parse(home.hear(to, text, now())) as Outbox
  if (await keep(out)) deliver(out)
  // It never happened: whoever said it comes back and says it again.
  else tell({ tell: 'ended', to, reason: '' })
  await think(game)
}

async function obey(game: string, changed: number, decided: string | null): Promise<void> {
  const { home } = await host
  const done = decided === null ? undefined : home.obey(game, changed, decided, now())
  if (done !== undefined) {
    const out = JSON.parse(done) as Outbox
    if (await keep(out)) deliver(out)
    else await ready(game)
  }
  if (decided !== null) await think(game)
}

/** A computer player that is asked goes on, as long as somebody looks. */
async function think(game: string): Promise<void> {
  const { home, thinker } = await host
  const watched = [...looking.values()].includes(game)
  const [kept, changed, nodes] = watched ? [home.toThink(game), home.changed(game), home.nodes(game)] : []
  if (kept !== undefined && changed !== undefined && nodes !== undefined) {
    pondered = ''
    clearTimeout(resting)
    thinker.think({ game, changed, nodes, kept })
    return
  }
  // A question changes nothing: what is thought ahead goes on.
  const about = `${game} ${changed}`
  if (about === pondered) return
  thinker.rest(game)
  clearTimeout(resting)
  pondered = about
  if (watched && thinksAhead) resting = setTimeout(() => void inTurn(() => ponder(game, about)), STILL)
}

/** While a person thinks, so does who plays against him, as soon as he has been still for a moment. */
async function ponder(game: string, about: string): Promise<void> {
  const { home, thinker } = await host
  const watched = [...looking.values()].includes(game)
  const kept = watched && thinksAhead && about === pondered ? home.toPonder(game) : undefined
  if (kept !== undefined) thinker.ponder(kept)
}

/** Nothing is thought ahead any more. */
async function rest(): Promise<void> {
  clearTimeout(resting)
  pondered = ''
  const { thinker } = await host
  thinker.still()
}

/** A game that is not in memory is taken up as it was kept. */
async function ready(game: string): Promise<void> {
  const { home } = await host
  if (home.knows(game)) return
  const kept = await store.load(game)
  const out = kept && home.takeUp(JSON.stringify(kept), now())
  if (!out) return
  const told = JSON.parse(out) as Outbox
  if (await keep(told)) deliver(told)
}

/** Another window has changed a game: it is read again, and those who look are told. */
async function takeUpAgain(game: string): Promise<void> {
  const { home } = await host
  if (!home.knows(game)) return
  home.forget(game)
  await ready(game)
  await think(game)
}

/** Says whether it was kept; where it was not, the games are taken up again as they were. */
async function keep({ keep: changed }: Outbox): Promise<boolean> {
  try {
    await store.keep(changed)
    for (const { game } of changed) others.postMessage(game.id)
    return true
  } catch {
    const { home } = await host
    for (const { game } of changed) home.forget(game.id)
    return false
  }
}

function deliver({ tell: letters }: Outbox): void {
  for (const { to, text, ends } of letters) {
    tell({ tell: 'told', to, text })
    if (ends !== undefined) tell({ tell: 'ended', to, reason: ends })
  }
}
