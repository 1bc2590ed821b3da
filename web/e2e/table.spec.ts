import { look, mouse, Player } from './hand'
import { expect, makeGame, ME, seeTable, sit, test } from './table'

const OFFICER = /, (peut agir|may act)/

test('an order is taken back: it stays in the log, folded, and the unit stands where it stood', async ({
  page,
  house,
}) => {
  const joined = await makeGame(house, { scenario: 'training-jomini', practice: true })
  await sit(page, joined)
  const undo = page.getByRole('button', { name: 'Reprendre le dernier ordre' })
  const player = new Player(page, mouse)
  const hexes = async () => (await seeTable(house, joined.game)).position.units.map(({ id, hex }) => `${id} ${hex}`)
  // Until somebody has walked.
  const opening = await hexes()
  let before = opening
  for (let step = 0; step < 60; step += 1) {
    const now = await hexes()
    if (String(now) !== String(opening)) break
    before = now
    await player.act(await look(page))
  }
  expect(await hexes()).not.toEqual(opening)
  await expect(undo).toHaveAttribute('aria-disabled', 'false')
  await undo.click()
  await expect.poll(hexes).toEqual(before)
  await page.getByText('Un ordre repris').first().click()
  await expect(page.locator('.undone s').first()).toBeVisible()
})

test('two players at one screen take turns', async ({ page, house }) => {
  const joined = await makeGame(house, { scenario: 'training-panache', north: ME, south: ME })
  await sit(page, joined)
  const camps = new Set<string>()
  for (let round = 0; round < 200 && camps.size < 2; round += 1) {
    const table = await seeTable(house, joined.game)
    if (table.position.active) camps.add(table.position.active)
    const seen = await look(page)
    expect(seen.mine || seen.over).toBe(true)
    await new Player(page, mouse, table.position.active === 'north' ? 'south' : 'north').passOn()
    await page.waitForTimeout(50)
  }
  expect([...camps].sort()).toEqual(['north', 'south'])
})

test('one click changes the language, the log and the questions with it', async ({ page, house }) => {
  await sit(page, await makeGame(house, { scenario: 'training-frederic' }))
  await new Player(page, mouse).play(6)
  await expect(page.getByRole('region', { name: 'Journal' })).toBeVisible()
  const french = await page.locator('.lines').innerText()
  await page.getByRole('button', { name: 'Read in English' }).click()
  await expect(page.getByRole('region', { name: 'Log' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.locator('.lines')).not.toHaveText(french)
  const english = await page.locator('.lines').innerText()
  expect(english.split('\n').length).toBe(french.split('\n').length)
  expect(english).toContain('Turn 1')
  expect((await look(page)).hexes.some(({ words }) => OFFICER.test(words) || /, (north|south),/.test(words))).toBe(true)
  await page.reload()
  await expect(page.getByRole('region', { name: 'Log' })).toBeVisible()
})
