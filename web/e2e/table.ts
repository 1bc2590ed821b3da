// What every test starts from: a house with a server, a page that complains of nothing, a game to sit down to.
import { test as plain, expect, type Browser, type BrowserContextOptions, type Page } from '@playwright/test'
import { House } from '../scripts/house.mjs'
import type { Joined, NewGame, SeatKind, TableView, EntryView } from '../src/wire'

interface Given {
  /** What the page complained of; a refusal of the server is an answer, not a complaint. */
  faults: string[]
}

export const test = plain.extend<Given, { house: House }>({
  house: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const house = await House.open()
      await use(house)
      await house.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ house }, use) => use(house.address),
  faults: [
    async ({ page }, use) => {
      const faults = faultsOf(page)
      await hurry(page)
      await use(faults)
      expect(faults).toEqual([])
      // An honest host is never taken for another.
      if (!page.isClosed()) await expect(page.locator('.alarm.shown')).toHaveCount(0)
    },
    { auto: true },
  ],
})
export { expect }

export function faultsOf(page: Page): string[] {
  const faults: string[] = []
  page.on('pageerror', (fault) => faults.push(fault.message))
  return faults
}

/** Dice and moves are shown at once; whatever else the reader chose stays. */
export async function hurry(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const chosen = JSON.parse(localStorage.getItem('etendard.choices') ?? '{}') as object
    localStorage.setItem('etendard.choices', JSON.stringify({ ...chosen, pace: 'instant' }))
  })
}

/** Somebody else at another screen. */
export async function newcomer(browser: Browser, house: House, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({
    baseURL: house.address,
    locale: 'fr-FR',
    viewport: { width: 1440, height: 900 },
    ...options,
  })
  const page = await context.newPage()
  await hurry(page)
  return page
}

export const ME: SeatKind = { kind: 'me' }
export const OPEN: SeatKind = { kind: 'open' }
export const RECRUIT: SeatKind = { kind: 'computer', level: 'recruit' }

export async function makeGame(house: House, wanted: Partial<NewGame> & Pick<NewGame, 'scenario'>): Promise<Joined> {
  const game: NewGame = {
    north: RECRUIT,
    south: ME,
    options: null,
    name: 'Anne',
    // The tests look at it without a token.
    public: true,
    practice: false,
    ...wanted,
  }
  return post<Joined>(`${house.address}/api/games`, game)
}

export async function join(house: House, { game, invitation }: Joined, name: string): Promise<Joined> {
  return post<Joined>(`${house.address}/api/games/${game}/join`, { invitation, name, camp: null })
}

async function post<T>(address: string, body: unknown): Promise<T> {
  const headers = { 'Content-Type': 'application/json' }
  const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as T
}

export async function seeTable(house: House, game: string): Promise<TableView> {
  return (await (await fetch(`${house.address}/api/games/${game}`)).json()) as TableView
}

export async function seeEntries(house: House, game: string): Promise<EntryView[]> {
  return (await (await fetch(`${house.address}/api/games/${game}/entries`)).json()) as EntryView[]
}

/** Opens a table with the seat somebody has there, or to watch. */
export async function sit(page: Page, { game, token }: Pick<Joined, 'game'> & { token: string | null }): Promise<void> {
  if (token !== null)
    await page.addInitScript(([key, kept]) => localStorage.setItem(key, kept), [
      `etendard.game.${game}`,
      JSON.stringify({ token }),
    ] as const)
  await page.goto(`/#/game/${game}`)
  await expect(page.locator('[data-place]').first()).toBeAttached({ timeout: 30_000 })
}
