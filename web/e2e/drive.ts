// A game driven by HTTP to where a test begins: troops are activated, walk toward the enemy and attack, until somebody says
// stop. One hand plays both sides. Dice are the server's: whoever needs a certain roll waits for it, or begins anew.
import type { Page } from '@playwright/test'
import type { House } from '../scripts/house.mjs'
import { distance, spotOf } from '../src/board/geometry'
import type { ActorView, CommandWire, EntryView, Joined, NewGame, TableView } from '../src/wire'
import { join, makeGame, ME } from './table'

export type Driven = Joined & { readonly table: TableView }
/** Whose hand is whose. */
export type Hands = Readonly<Record<'north' | 'south', Joined>>

export async function ownTable(house: House, { game, token }: Joined): Promise<TableView> {
  const headers = { Authorization: `Bearer ${token}` }
  return (await (await fetch(`${house.address}/api/games/${game}`, { headers })).json()) as TableView
}

let said = 0

export async function say(house: House, { game, token }: Joined, table: TableView, command: CommandWire) {
  said += 1
  const nonce = (Date.now() * 1000 + said).toString(16).padStart(32, '0')
  const answer = await fetch(`${house.address}/api/games/${game}/messages`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ say: 'command', id: String(said), after: table.number, nonce, command }),
  })
  return (await answer.json()) as { answer: string; text?: string; clause?: string | null }
}

/** Plays until a table is as wanted; another game where one ends before. */
export async function driveTo(
  house: House,
  made: Partial<NewGame> & Pick<NewGame, 'scenario'>,
  wanted: (table: TableView) => boolean,
  most = 400,
): Promise<Driven> {
  for (let game = 0; game < 8; game += 1) {
    const joined = await makeGame(house, { north: ME, ...made })
    for (let step = 0; step < most; step += 1) {
      const table = await ownTable(house, joined)
      if (wanted(table)) return { ...joined, table }
      const command = next(table)
      if (!command) break
      await say(house, joined, table, command)
    }
  }
  throw new Error(`nothing of the kind ever happens in ${made.scenario}`)
}

/** Two people, each with a hand of his own, driven until the table is as wanted. */
export async function driveTwo(house: House, scenario: string, wanted: (table: TableView) => boolean) {
  for (let game = 0; game < 8; game += 1) {
    const south = await makeGame(house, { scenario, north: { kind: 'open' } })
    const hands: Hands = { south, north: await join(house, south, 'Paul') }
    for (let step = 0; step < 300; step += 1) {
      const table = await ownTable(house, hands[(await ownTable(house, south)).ask.camp ?? 'south'])
      if (wanted(table)) return { hands, table }
      const command = next(table)
      if (!command) break
      await say(house, hands[table.ask.camp ?? 'south'], table, command)
    }
  }
  throw new Error(`nothing of the kind ever happens in ${scenario}`)
}

/** Two people, driven until a turn was as wanted; the hand of the one who saw it and is asked now. */
export async function driveTurns(
  house: House,
  scenario: string,
  wanted: (turn: readonly EntryView[], after: TableView) => boolean,
): Promise<Joined> {
  for (let game = 0; game < 8; game += 1) {
    const south = await makeGame(house, { scenario, north: { kind: 'open' } })
    const hands: Hands = { south, north: await join(house, south, 'Paul') }
    let [begun, active] = [0, '']
    for (let step = 0; step < 1500; step += 1) {
      const seen = await ownTable(house, south)
      const camp = seen.ask.camp ?? 'south'
      if (seen.position.active !== active) {
        const turn = await entriesAfter(house, south, begun)
        if (camp === seen.position.active && wanted(turn, seen)) return hands[camp]
        ;[begun, active] = [seen.number, seen.position.active ?? '']
      }
      const table = camp === 'south' ? seen : await ownTable(house, hands[camp])
      const command = next(table)
      if (!command) break
      await say(house, hands[camp], table, command)
    }
  }
  throw new Error(`nothing of the kind ever happens in a turn of ${scenario}`)
}

async function entriesAfter(house: House, { game, token }: Joined, after: number): Promise<EntryView[]> {
  const headers = { Authorization: `Bearer ${token}` }
  const answer = await fetch(`${house.address}/api/games/${game}/entries?after=${after}`, { headers })
  return (await answer.json()) as EntryView[]
}

/** What a hand that only wants to get at the enemy says. */
export function next(table: TableView): CommandWire | null {
  if (!table.choices) return null
  const { actors, answers } = table.choices
  const attack = actors.flatMap((actor) => actor.attacks.map((one) => ({ actor, one })))[0]
  if (attack) return { do: 'attack', unit: attack.actor.unit ?? '', target: attack.one.target }
  const walk = actors.map((actor) => walkOf(table, actor)).find((one) => one !== null)
  if (walk) return walk
  const kinds = ['select', 'activate', 'end-selection', 'end-command']
  const named = kinds.map((kind) => answers.find(({ command }) => command.do === kind)).find((one) => one !== undefined)
  return (named ?? answers.find(({ usual }) => usual) ?? answers[0])?.command ?? null
}

function walkOf(table: TableView, { unit, moves }: ActorView): CommandWire | null {
  const { units } = table.position
  const own = units.find(({ id }) => id === unit)
  if (unit === null || !own?.hex) return null
  const foes = units.flatMap(({ camp, hex }) => (camp !== own.camp && hex !== null ? [spotOf(hex)] : []))
  const away = (place: string) => Math.min(...foes.map((foe) => distance(spotOf(place), foe)))
  const best = [...moves].sort((a, b) => away(a.to) - away(b.to) || Number(b.fights) - Number(a.fights))[0]
  if (!best || away(best.to) >= away(own.hex)) return null
  return { do: 'move', unit, to: best.to, pace: best.pace, past: best.past }
}

export const hex = (page: Page, place: string) => page.locator(`[data-place="${place}"]`)

/** Pictures to look at, where they are wanted: SHOTS=folder. */
export async function shot(page: Page, name: string): Promise<void> {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png` })
}

/** Dice and moves at the pace a newcomer sees. */
export async function leisurely(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const chosen = JSON.parse(localStorage.getItem('etendard.choices') ?? '{}') as object
    localStorage.setItem('etendard.choices', JSON.stringify({ ...chosen, pace: 'calm' }))
  })
}
