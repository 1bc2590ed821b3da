import type { Page } from '@playwright/test'
import type { House } from '../scripts/house.mjs'
import type { CommandWire, Joined, TableView } from '../src/wire'
import { expect, makeGame, ME, newcomer, seeEntries, seeTable, sit, test } from './table'

/** A hot seat, played by HTTP until units may move. */
async function marching(house: House): Promise<Joined & { table: TableView }> {
  const joined = await makeGame(house, { scenario: 'training-jomini', north: ME })
  for (let said = 1; said < 60; said += 1) {
    const table = await ownTable(house, joined)
    if (table.ask.question === 'movement') return { ...joined, table }
    const answers = table.choices?.answers ?? []
    const next = ['select', 'activate', 'end-selection', 'end-command']
      .map((wanted) => answers.find(({ command }) => command.do === wanted))
      .find((answer) => answer !== undefined)
    if (next) await say(house, joined, table, next.command, said)
  }
  throw new Error('nobody ever moves')
}

async function ownTable(house: House, { game, token }: Joined): Promise<TableView> {
  const headers = { Authorization: `Bearer ${token}` }
  return (await (await fetch(`${house.address}/api/games/${game}`, { headers })).json()) as TableView
}

async function say(house: House, { game, token }: Joined, table: TableView, command: CommandWire, id: number) {
  const nonce = id.toString(16).padStart(32, '0')
  await fetch(`${house.address}/api/games/${game}/messages`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ say: 'command', id: String(id), after: table.number, nonce, command }),
  })
}

const hex = (page: Page, place: string) => page.locator(`[data-place="${place}"]`)

async function middle(page: Page, place: string): Promise<{ x: number; y: number }> {
  const box = await hex(page, place).boundingBox()
  if (!box) throw new Error(`${place} is not to be seen`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Pictures to look at, where they are wanted. */
async function shot(page: Page, name: string): Promise<void> {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png` })
}

/** Two hexes to the same end: the way the table would take, and another. */
function fork(table: TableView, unit: string): { end: string; plain: readonly string[]; other: string } {
  const moves = table.choices?.actors.find((actor) => actor.unit === unit)?.moves ?? []
  for (const { to: end, way } of moves.filter((move) => move.way.length === 2)) {
    const steps = moves.filter((move) => move.way.length === 1 && move.to !== way[0]).map((move) => move.to)
    const other = steps.find((step) => isBeside(step, end))
    if (other) return { end, plain: way, other }
  }
  throw new Error('every hex has one way only')
}

function isBeside(one: string, other: string): boolean {
  const at = (place: string) => ({ column: place.charCodeAt(0), row: Number(place.slice(1)) })
  const [a, b] = [at(one), at(other)]
  if (a.row === b.row) return Math.abs(a.column - b.column) === 1
  const shift = b.column - a.column
  return Math.abs(a.row - b.row) === 1 && (a.row % 2 === 0 ? shift === 0 || shift === -1 : shift === 0 || shift === 1)
}

test('a unit is drawn along the way its player wants', async ({ page, house }) => {
  const { table, ...joined } = await marching(house)
  const unit = '21st-line'
  const from = table.position.units.find(({ id }) => id === unit)?.hex ?? ''
  const { end, other } = fork(table, unit)
  await sit(page, joined)
  const title = page.locator('.prompt .title')

  // Pointed at, a hex shows the way that would be taken.
  await hex(page, from).click()
  await hex(page, end).hover()
  await expect(page.locator('.way circle')).toHaveCount(2)
  await shot(page, 'way-pointed')

  const [a, b, c] = [await middle(page, from), await middle(page, other), await middle(page, end)]
  await page.mouse.move(a.x, a.y)
  await page.mouse.down()
  await page.mouse.move(b.x, b.y, { steps: 8 })
  await page.mouse.move(c.x, c.y, { steps: 8 })
  await expect(title).toContainText(`chemin de 2 hexagones, jusqu’en ${end}`)
  await shot(page, 'way-drawn')
  await page.mouse.up()
  await expect(page.locator('.way')).toHaveCount(0)
  await expect.poll(async () => unitHex(house, joined.game, unit)).toBe(end)
  const entries = await seeEntries(house, joined.game)
  expect(entries.at(-1)).toMatchObject({ kind: 'command', command: { do: 'move-by', way: [other, end] } })
})

test('a way that cannot be gone says why, and the shortest is offered', async ({ page, house }) => {
  const { table, ...joined } = await marching(house)
  const unit = '21st-line'
  const from = table.position.units.find(({ id }) => id === unit)?.hex ?? ''
  const { end, plain, other } = fork(table, unit)
  await sit(page, joined)
  await hex(page, from).click()
  await page.keyboard.press('w')
  await expect(page.locator('.prompt .title')).toContainText('Un hexagone après l’autre')
  // By keys: a hex is steered to and added with Enter. Back and forth, one hex too many.
  for (const place of [other, plain[0] ?? '', end]) {
    await hex(page, place).focus()
    await page.keyboard.press('Enter')
  }
  await expect(page.locator('.prompt .hint')).toContainText('MOV-')
  await expect(page.locator('.way.refused')).toBeVisible()
  await shot(page, 'way-refused')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Backspace')
  await expect(page.locator('.way circle')).toHaveCount(1)
  await hex(page, end).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('.prompt .hint')).toContainText('Ce chemin se fait')
  await hex(page, end).focus()
  await page.keyboard.press('Enter')
  await expect.poll(async () => unitHex(house, joined.game, unit)).toBe(end)
})

test('a finger taps the way hex by hex', async ({ browser, house }) => {
  const { table, ...joined } = await marching(house)
  const unit = '21st-line'
  const from = table.position.units.find(({ id }) => id === unit)?.hex ?? ''
  const { end, other } = fork(table, unit)
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
  const page = await newcomer(browser, house, phone)
  await sit(page, joined)
  const tap = async (place: string) => {
    const at = await middle(page, place)
    await page.touchscreen.tap(at.x, at.y)
  }
  await tap(from)
  await page.getByRole('button', { name: 'Chemin' }).click()
  await tap(other)
  await expect(page.locator('.way circle')).toHaveCount(1)
  await tap(end)
  await expect(page.locator('.prompt .hint')).toContainText('Ce chemin se fait')
  await shot(page, 'way-phone')
  await page.getByRole('button', { name: 'Partir' }).click()
  await expect.poll(async () => unitHex(house, joined.game, unit)).toBe(end)
})

async function unitHex(house: House, game: string, unit: string): Promise<string | null> {
  return (await seeTable(house, game)).position.units.find(({ id }) => id === unit)?.hex ?? null
}
