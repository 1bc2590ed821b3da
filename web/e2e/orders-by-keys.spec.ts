// Orders by the keyboard alone: cards by their digits, ticks by theirs.
import type { Page } from '@playwright/test'
import type { TableView } from '../src/wire'
import { driveTo, shot } from './drive'
import { expect, seeTable, sit, test } from './table'

/** Steers to a hex as a screen reader would, and picks it. */
async function steer(page: Page, place: string): Promise<void> {
  await page.locator(`[data-place="${place}"]`).focus()
  // The focus came by a key.
  await page.keyboard.press('ArrowRight')
  await page.locator(`[data-place="${place}"]`).focus()
}

const dispatches = ({ choices }: TableView) =>
  (choices?.answers ?? []).filter(
    ({ command, hex }) => command.do === 'order' && command.order === 'dispatch' && hex !== null,
  )

test('a manoeuvre order is picked by its digit and given to a unit with Enter', async ({ page, house }) => {
  const driven = await driveTo(
    house,
    { scenario: 'waterloo' },
    (table) => table.ask.question === 'command' && dispatches(table).length > 0,
  )
  await sit(page, driven)
  const { table } = driven
  const camp = table.ask.camp ?? 'south'
  const playable = (table.choices?.orders ?? []).filter(({ price }) => price !== null)
  const digit = playable.findIndex(({ order }) => order === 'dispatch') + 1
  await page.keyboard.press(String(digit))
  await expect(page.locator('.prompt .title')).toContainText('touchez l’unité')
  // Back in its place by Escape, and taken again.
  await page.keyboard.press('Escape')
  await expect(page.locator('.prompt .title')).not.toContainText('touchez l’unité')
  await page.keyboard.press(String(digit))
  const [given] = dispatches(table)
  await steer(page, given?.hex ?? '')
  await page.keyboard.press('Enter')
  const purse = async () => (await seeTable(house, driven.game)).position.armies[camp].tokens
  await expect.poll(purse).toBe(table.position.armies[camp].tokens - (given?.price ?? 0))
})

test('an attack order is ticked by its digit and paid when Enter attacks', async ({ page, house }) => {
  const driven = await driveTo(
    house,
    { scenario: 'waterloo' },
    ({ ask, choices, position }) =>
      ask.question === 'combat' &&
      (choices?.actors ?? []).some(({ attacks }) => attacks.length > 0) &&
      position.armies[ask.camp ?? 'south'].tokens > 2,
  )
  await sit(page, driven)
  const { table } = driven
  const fighter = table.choices?.actors.find(({ attacks }) => attacks.length > 0)
  const from = table.position.units.find(({ id }) => id === fighter?.unit)?.hex ?? ''
  const target = fighter?.attacks[0]?.hex ?? ''
  if (!(await page.locator('.prompt .title').innerText()).includes(`, ${from}`)) {
    await steer(page, from)
    await page.keyboard.press('Enter')
  }
  await steer(page, target)
  const tick = page.locator('aside input[type=checkbox]').first()
  await expect(tick).not.toBeChecked()
  await page.keyboard.press('1')
  await expect(tick).toBeChecked()
  await expect(page.locator('aside .stakes th[scope=col]')).toHaveCount(2)
  await shot(page, 'orders-by-keys')
  await page.keyboard.press('1')
  await expect(tick).not.toBeChecked()
  await page.keyboard.press('1')
  const price = Number(/(\d+) jeton/.exec(await page.locator('aside label').first().innerText())?.[1])
  await steer(page, target)
  await page.keyboard.press('Enter')
  await expect(
    page
      .locator('aside .log .told')
      .filter({ hasText: `(${price} jeton` })
      .first(),
  ).toBeVisible()
})
