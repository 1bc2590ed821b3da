// Where we are in the turn, and how it is not given away.
import { driveTo, hex, shot } from './drive'
import { expect, seeTable, sit, test } from './table'

test('a phase with something left to do is not ended by one click, nor a turn given away', async ({ page, house }) => {
  const driven = await driveTo(
    house,
    { scenario: 'waterloo' },
    ({ ask, choices }) => ask.question === 'movement' && (choices?.actors.length ?? 0) > 1,
  )
  await sit(page, driven)
  const number = async () => (await seeTable(house, driven.game)).number
  const before = await number()
  await page.getByRole('button', { name: /^Fin du mouvement/ }).click()
  await expect(page.locator('.prompt .title')).toContainText('peuvent encore bouger')
  expect(await number()).toBe(before)
  await shot(page, 'turn-asked')
  // No golden answer gives it away.
  await expect(page.locator('.prompt .answers .primary')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.locator('.prompt .title')).not.toContainText('Finir')
  await page.keyboard.press('e')
  await page.keyboard.press('e')
  await expect.poll(number).toBeGreaterThan(before)
})

test('the last move that would hand over the turn asks first', async ({ page, house }) => {
  const last = (table: Parameters<Parameters<typeof driveTo>[2]>[0]) =>
    table.ask.question === 'movement' &&
    [...(table.choices?.answers ?? []), ...(table.choices?.actors ?? []).flatMap(({ moves }) => moves)].some(
      (one) => one.ends_turn,
    )
  const driven = await driveTo(house, { scenario: 'training-frederic' }, last)
  await sit(page, driven)
  const { table } = driven
  const active = table.position.active
  const ender = table.choices?.actors.flatMap((actor) =>
    actor.moves.filter((move) => move.ends_turn).map((move) => ({ actor, move })),
  )[0]
  if (ender) {
    const from = table.position.units.find(({ id }) => id === ender.actor.unit)?.hex ?? ''
    if (!(await page.locator('.prompt .title').innerText()).includes(from)) await hex(page, from).click()
    await hex(page, ender.move.to).click()
  } else await page.keyboard.press('e')
  // With somebody left who could move it says so too.
  await expect(page.locator('.prompt .title')).toContainText(/Passer la main|encore bouger/)
  expect((await seeTable(house, driven.game)).position.active).toBe(active)
  await shot(page, 'turn-give')
  await page.getByRole('button', { name: /^Passer la main/ }).click()
  await expect.poll(async () => (await seeTable(house, driven.game)).position.active).not.toBe(active)
})

test('the bar says who commands, in which activation, and how many units are left', async ({ page, house }) => {
  const driven = await driveTo(
    house,
    { scenario: 'waterloo' },
    ({ ask }) => ask.question === 'selection' && ask.muster.selected === 1,
  )
  await sit(page, driven)
  await expect(page.locator('.prompt .title')).toContainText(/, activation 1 sur \d\u00a0: encore \d unités? sur \d/)
  await expect(page.locator('.unit .group')).toHaveCount(1)
  await expect(page.locator('.strip.asked em').first()).toHaveText('à vous')
  await expect(page).toHaveTitle(/^● À vous/)
  await shot(page, 'turn-muster')
})

test('a group is not closed with units unused by one click; a thread joins the officer and his own', async ({
  page,
  house,
}) => {
  const driven = await driveTo(
    house,
    { scenario: 'waterloo' },
    ({ ask, choices }) =>
      ask.question === 'selection' &&
      ask.muster.selected === 2 &&
      (choices?.answers ?? []).some(({ command }) => command.do === 'select'),
  )
  await sit(page, driven)
  const number = async () => (await seeTable(house, driven.game)).number
  const before = await number()
  expect(await page.locator('.thread.gold').count()).toBeGreaterThan(0)
  await page.getByRole('button', { name: /^Clore ce groupe/ }).click()
  await expect(page.locator('.prompt .title')).toContainText(/Clore avec (une|\d) unités? inemployées?/)
  expect(await number()).toBe(before)
  await shot(page, 'turn-close')
  await page.keyboard.press('Escape')
  await expect(page.locator('.prompt .title')).toContainText('activation')
  await page.keyboard.press('e')
  await page.keyboard.press('e')
  await expect.poll(number).toBeGreaterThan(before)
  await expect(page.locator('.thread')).toHaveCount(0)
})

test('an officer who has called nobody yet is changed for another, by button and by key', async ({ page, house }) => {
  const driven = await driveTo(
    house,
    { scenario: 'waterloo' },
    ({ ask }) => ask.question === 'selection' && ask.muster.selected === 0,
  )
  await sit(page, driven)
  const asked = async () => (await seeTable(house, driven.game)).ask.question
  const change = page.getByRole('button', { name: /^Changer de chef/ })
  await shot(page, 'turn-change')
  await change.click()
  await expect.poll(asked).toBe('command')
  await expect(change).toHaveCount(0)

  const { position, ask } = driven.table
  await hex(page, position.officers.find(({ id }) => id === ask.muster.commander)?.hex ?? '').click()
  await expect.poll(asked).toBe('selection')
  await expect(change).toBeVisible()
  // A page that lies open is put away first.
  await page.keyboard.press('?')
  await page.keyboard.press('Escape')
  await expect(change).toBeVisible()
  expect(await asked()).toBe('selection')
  await page.keyboard.press('Escape')
  await expect.poll(asked).toBe('command')
})

test('at one screen the army that plays is named, and the map turned towards it if that is wished', async ({
  page,
  house,
}) => {
  const driven = await driveTo(
    house,
    { scenario: 'training-jomini' },
    ({ position, ask }) => position.active === 'north' && ask.camp === 'north',
  )
  await sit(page, driven)
  const row = async () =>
    ((await hex(page, 'A1').boundingBox())?.y ?? 0) < ((await hex(page, 'A7').boundingBox())?.y ?? 0)
  expect(await row()).toBe(true)
  await page.getByRole('button', { name: 'Réglages' }).click()
  await page.getByRole('button', { name: /tourner le plan/ }).click()
  await expect.poll(row).toBe(false)
  await expect(page.locator('.strip.asked')).toContainText('Autriche')
  await expect(page.locator('.prompt .hint')).toContainText('Autriche')
  await shot(page, 'turn-hotseat')
})
