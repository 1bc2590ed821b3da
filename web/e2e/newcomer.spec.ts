// Somebody who has never seen the game: from the first page of a battle to his first attack, click by click; and what he
// meets on the way is clear to everybody.
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { distance, spotOf } from '../src/board/geometry'
import { driveTo, hex, ownTable, shot } from './drive'
import { expect, makeGame, newcomer, seeEntries, sit, test } from './table'

test('the first attack in Dego takes six clicks at most', async ({ page, house }) => {
  const joined = await makeGame(house, { scenario: 'training-jomini' })
  await sit(page, joined)
  let clicks = 0
  page.setDefaultTimeout(20_000)
  const click = async (place: string) => {
    await hex(page, place).click()
    clicks += 1
    await page.waitForFunction(() => !document.querySelector('.prompt[aria-busy=true]'))
  }
  const table = async () => ownTable(house, joined)
  const opened = await table()
  await click(opened.choices?.answers.find(({ command }) => command.do === 'activate')?.hex ?? '')
  await expect.poll(async () => (await table()).ask.question).toBe('selection')
  const chosen = await table()
  const foes = chosen.position.units.filter(({ camp, hex }) => camp === 'north' && hex !== null)
  const away = (place: string) => Math.min(...foes.map((foe) => distance(spotOf(place), spotOf(foe.hex ?? ''))))
  // With an officer beside it, one more question: does he go along?
  const led = new Set(chosen.position.officers.map((officer) => officer.hex))
  const near = (chosen.choices?.answers ?? [])
    .filter(({ command, hex }) => command.do === 'select' && hex !== null && !led.has(hex))
    .sort((a, b) => away(a.hex ?? '') - away(b.hex ?? ''))[0]
  await click(near?.hex ?? '')
  for (const name of [/^Clore ce groupe/, /^Clore et bouger/]) {
    await page.getByRole('button', { name }).click()
    clicks += 1
  }
  await expect.poll(async () => (await table()).ask.question).toBe('movement')
  // Whoever alone may act is in hand already.
  const moving = (await table()).choices?.actors[0]
  const step = [...(moving?.moves ?? [])].filter(({ fights }) => fights).sort((a, b) => away(a.to) - away(b.to))[0]
  await click(step?.to ?? '')
  await expect.poll(async () => (await table()).ask.question).toBe('combat')
  await shot(page, 'newcomer-attack')
  await click((await table()).choices?.actors[0]?.attacks[0]?.hex ?? '')
  await expect
    .poll(async () =>
      (await seeEntries(house, joined.game)).some((one) => one.kind === 'command' && one.command.do === 'attack'),
    )
    .toBe(true)
  expect(clicks).toBeLessThanOrEqual(6)
})

/** What axe finds serious or worse. */
async function serious(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.slice(0, 3).map((node) => `${id}: ${node.target.join(' ')}`))
}

for (const theme of ['light', 'dark', 'contrast'])
  test(`cards, promises, questions asked once and the end are clear to axe: ${theme}`, async ({ browser, house }) => {
    const page = await newcomer(browser, house)
    await page.addInitScript((worn) => {
      const chosen = JSON.parse(localStorage.getItem('etendard.choices') ?? '{}') as object
      localStorage.setItem('etendard.choices', JSON.stringify({ ...chosen, theme: worn }))
    }, theme)
    const moving = await driveTo(
      house,
      { scenario: 'waterloo' },
      ({ ask, choices }) => ask.question === 'movement' && (choices?.actors.length ?? 0) > 1,
    )
    await sit(page, moving)
    const actor = moving.table.choices?.actors.find(({ unit, moves }) => unit !== null && moves.length > 0)
    await hex(page, moving.table.position.units.find(({ id }) => id === actor?.unit)?.hex ?? '').click()
    await hex(page, actor?.moves[0]?.to ?? '').hover()
    await expect(page.locator('aside .from-there')).toBeVisible()
    expect(await serious(page), 'promise').toEqual([])
    await shot(page, `axe-promise-${theme}`)
    await page.keyboard.press('e')
    expect(await serious(page), 'asked once').toEqual([])
    await page.keyboard.press('Escape')
    await page.keyboard.press('?')
    expect(await serious(page), 'legend').toEqual([])
    const command = await driveTo(house, { scenario: 'waterloo' }, ({ ask }) => ask.question === 'command')
    await page.goto('about:blank')
    await sit(page, command)
    await page.locator('aside .cards .order').first().waitFor()
    expect(await serious(page), 'orders').toEqual([])
    const over = await driveTo(house, { scenario: 'training-jomini' }, ({ progress }) => progress === 'over', 1500)
    await page.goto('about:blank')
    await sit(page, over)
    await page.locator('aside .ending').waitFor()
    expect(await serious(page), 'ending').toEqual([])
    await page.goto('/#/replay')
    await page.getByRole('region', { name: 'Mes parties' }).waitFor()
    expect(await serious(page), 'replays').toEqual([])
    await page.context().close()
  })

test('where nothing moves nothing is lost: dice lie still, a trail says who went where', async ({ browser, house }) => {
  const page = await newcomer(browser, house, { reducedMotion: 'reduce' })
  const driven = await driveTo(house, { scenario: 'training-jomini' }, ({ ask }) => ask.question === 'movement')
  await sit(page, driven)
  const actor = driven.table.choices?.actors.find(({ unit, moves }) => unit !== null && moves.length > 0)
  const from = driven.table.position.units.find(({ id }) => id === actor?.unit)?.hex ?? ''
  if (!(await page.locator('.prompt .title').innerText()).includes(`, ${from}`)) await hex(page, from).click()
  await hex(page, actor?.moves[0]?.to ?? '').click()
  await expect(page.locator('.over .trail')).toHaveAttribute('d', /^M/)
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  await page.context().close()
})
