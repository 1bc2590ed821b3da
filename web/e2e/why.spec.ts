// Every no has its reason: beside the hex, in one sentence, with the clause of the rulebook.
import type { Page } from '@playwright/test'
import type { House } from '../scripts/house.mjs'
import type { TableView } from '../src/wire'
import { driveTo, hex, shot, type Driven } from './drive'
import { expect, newcomer, sit, test } from './table'

/** What the table answers when it is asked over HTTP. */
async function why(house: House, { game, token }: Driven, place: string, unit: string | null) {
  const answer = await fetch(`${house.address}/api/games/${game}/messages`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ say: 'why', id: '1', hex: place, unit, officer: null }),
  })
  return (await answer.json()) as { answer: string; title: string; text: string; clause: string | null }
}

const own = ({ position, ask }: TableView) =>
  position.units.filter(({ camp, hex }) => camp === ask.camp && hex !== null)
const foes = ({ position, ask }: TableView) =>
  position.units.filter(({ camp, hex }) => camp !== ask.camp && hex !== null)

/** Clicks and reads the bubble; its clause and its words are those the table gives. */
async function refused(page: Page, house: House, driven: Driven, place: string, unit: string | null): Promise<string> {
  await hex(page, place).click()
  const said = await why(house, driven, place, unit)
  const bubble = page.locator('.bubble')
  await expect(bubble).toContainText(said.title)
  await expect(bubble).toContainText(said.text)
  if (said.clause) await expect(bubble.locator('.clause')).toHaveText(said.clause)
  // The bar names the hex, and the clause once.
  await expect(page.locator('.prompt .hint')).toContainText(place)
  const bar = (await page.locator('.prompt .hint').innerText()).split(said.clause ?? '§')
  expect(bar.length).toBeLessThanOrEqual(2)
  await page.keyboard.press('Escape')
  return `${said.title} ${said.clause ?? ''}`
}

/** Takes a unit in hand, unless it is. */
async function take(page: Page, place: string): Promise<void> {
  if (!(await page.locator('.prompt .title').innerText()).includes(`, ${place}`)) await hex(page, place).click()
  await expect(page.locator('.prompt .title')).toContainText(`, ${place}`)
}

test('ten refusals, each with its reason and its clause', async ({ browser, house }) => {
  const reasons = new Set<string>()
  let page = await newcomer(browser, house)
  const command = await driveTo(house, { scenario: 'waterloo' }, ({ ask }) => ask.question === 'command')
  await sit(page, command)
  const officers = new Set(command.table.position.officers.map((one) => one.hex))
  const plain = own(command.table).find((unit) => !officers.has(unit.hex))
  reasons.add(await refused(page, house, command, plain?.hex ?? '', null))
  reasons.add(await refused(page, house, command, foes(command.table)[0]?.hex ?? '', null))
  await shot(page, 'why-command')

  const selection = await driveTo(
    house,
    { scenario: 'waterloo' },
    ({ ask }) => ask.question === 'selection' && ask.muster.selected > 0,
  )
  page = await newcomer(browser, house)
  await sit(page, selection)
  const open = new Set(selection.table.choices?.answers.map(({ hex }) => hex))
  for (const unit of own(selection.table).filter((one) => !open.has(one.hex)))
    reasons.add(await refused(page, house, selection, unit.hex ?? '', null))
  await hex(page, own(selection.table).find((one) => !open.has(one.hex))?.hex ?? '').click()
  await shot(page, 'why-selection')

  const movement = await driveTo(house, { scenario: 'waterloo' }, ({ ask }) => ask.question === 'movement')
  page = await newcomer(browser, house)
  await sit(page, movement)
  const mover = movement.table.choices?.actors.find(({ unit, moves }) => unit !== null && moves.length > 0)
  const actors = new Set(movement.table.choices?.actors.map(({ unit }) => unit))
  const idle = own(movement.table)
    .filter(({ id }) => !actors.has(id))
    .slice(0, 3)
  for (const unit of idle) reasons.add(await refused(page, house, movement, unit.hex ?? '', null))
  const from = own(movement.table).find(({ id }) => id === mover?.unit)?.hex ?? ''
  const reach = new Set(mover?.moves.map(({ to }) => to))
  const places = ['A1', 'M1', 'G1', ...foes(movement.table).map((one) => one.hex ?? '')].filter(
    (one) => !reach.has(one),
  )
  for (const place of places.slice(0, 5)) {
    await take(page, from)
    reasons.add(await refused(page, house, movement, place, mover?.unit ?? null))
    await page.keyboard.press('Escape')
  }

  const combat = await driveTo(
    house,
    { scenario: 'waterloo' },
    ({ ask, choices }) =>
      ask.question === 'combat' && (choices?.actors ?? []).some(({ attacks }) => attacks.length > 0),
  )
  page = await newcomer(browser, house)
  await sit(page, combat)
  const fighter = combat.table.choices?.actors.find(({ attacks }) => attacks.length > 0)
  const stands = own(combat.table).find(({ id }) => id === fighter?.unit)?.hex ?? ''
  const targets = new Set(fighter?.attacks.map((one) => one.hex))
  for (const foe of foes(combat.table)
    .filter((one) => !targets.has(one.hex ?? ''))
    .slice(0, 8)) {
    await take(page, stands)
    reasons.add(await refused(page, house, combat, foe.hex ?? '', fighter?.unit ?? null))
    await page.keyboard.press('Escape')
  }
  const fighting = new Set(combat.table.choices?.actors.map(({ unit }) => unit))
  for (const unit of own(combat.table)
    .filter(({ id }) => !fighting.has(id))
    .slice(0, 6))
    reasons.add(await refused(page, house, combat, unit.hex ?? '', null))
  console.log([...reasons].join(' | '))
  expect(reasons.size).toBeGreaterThanOrEqual(10)
})

test('the legend shows the signs that are on the board, by its key', async ({ page, house }) => {
  const driven = await driveTo(house, { scenario: 'waterloo' }, ({ ask }) => ask.question === 'movement')
  await sit(page, driven)
  await page.keyboard.press('?')
  const legend = page.getByRole('region', { name: 'Ce qu’on voit sur ce plan' })
  await expect(legend.getByRole('button', { name: 'général en chef' })).toBeVisible()
  await expect(legend.getByRole('button', { name: 'activée, numéro de son groupe' })).toBeVisible()
  await shot(page, 'legend')
  await page.keyboard.press('?')
  await expect(legend).toHaveCount(0)
})
