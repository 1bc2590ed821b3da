// What was seen broken at the table, each once, on the page as it is built.
import type { Page } from '@playwright/test'
import type { AnswerView } from '../src/wire'
import { driveTo, driveTwo, hex, leisurely, next, ownTable, say, shot } from './drive'
import { expect, newcomer, seeTable, sit, test } from './table'

const tokensIn = (text: string) => Number(/\d+/.exec(text)?.[0] ?? NaN)

for (const [scenario, question] of [
  ['waterloo', 'attack-order'],
  ['waterloo', 'defence-order'],
] as const)
  test(`the price of an order is what leaves the purse: ${scenario}, ${question}`, async ({ page, house }) => {
    const { table, ...joined } = await driveTo(
      house,
      { scenario },
      ({ ask, choices }) =>
        ask.question === question && (choices?.answers ?? []).some(({ price }) => price !== null && price > 1),
    )
    const camp = table.ask.camp ?? 'south'
    await sit(page, joined)
    const dear = (table.choices?.answers ?? []).find(({ price }) => price !== null && price > 1)
    const button = page.locator('.prompt .answers button, aside .listed button').filter({ hasText: dear?.text ?? '' })
    const price = tokensIn((await button.locator('small, b').first().textContent()) ?? '')
    expect(price).toBe(dear?.price)
    await button.click()
    const purse = async () => (await seeTable(house, joined.game)).position.armies[camp].tokens
    // Letters may earn some back at once: the log says what was paid.
    await expect.poll(purse).not.toBe(table.position.armies[camp].tokens)
    await expect(
      page
        .locator('aside .log .told')
        .filter({ hasText: `(${price} jeton` })
        .first(),
    ).toBeVisible()
  })

test('a manoeuvre order of Panache is paid in ducats as shown', async ({ page, house }) => {
  const isPlain = ({ command, price }: AnswerView) =>
    command.do === 'order' && command.order !== 'reconnaissance' && price !== null
  const { table, ...joined } = await driveTo(house, { scenario: 'training-panache' }, ({ choices }) =>
    (choices?.answers ?? []).some(isPlain),
  )
  await sit(page, { ...joined, token: null })
  await expect(page.locator('.strip .tokens use[href="#ui-coin"]').first()).toBeAttached()
  expect(await page.locator('.strip .tokens use[href="#ui-token"]').count()).toBe(0)
  const camp = table.ask.camp ?? 'south'
  const order = (table.choices?.answers ?? []).find(isPlain)
  await say(house, joined, table, order?.command ?? { do: 'end-command' })
  const left = (await ownTable(house, joined)).position.armies[camp].tokens
  expect(left).toBe(table.position.armies[camp].tokens - (order?.price ?? 0))
})

/** How long the last slide took for each hex, as the browser was told. */
async function watchSlides(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const seen: number[] = []
    Object.assign(window, { slides: seen })
    const animate = (frames: Keyframe[], time: number) => {
      const points = frames.map(({ transform }) => /translate\((\S+)px, (\S+)px\)/.exec(String(transform)))
      const far = points.slice(1).reduce((sum, to, at) => {
        const from = points[at]
        return sum + Math.hypot(Number(to?.[1]) - Number(from?.[1]), Number(to?.[2]) - Number(from?.[2]))
      }, 0)
      if (far > 0) seen.push(time / (far / 103.92))
    }
    const plain = Element.prototype.animate
    Element.prototype.animate = function (frames, options) {
      if (Array.isArray(frames) && typeof options === 'object') animate(frames, Number(options.duration))
      return plain.call(this, frames, options)
    }
  })
  return () => page.evaluate(() => (window as unknown as { slides: number[] }).slides)
}

test('pieces slide on the page as it is built, 150 to 600 milliseconds a hex', async ({ page, house }) => {
  const slides = await watchSlides(page)
  const { table, ...joined } = await driveTo(
    house,
    { scenario: 'training-jomini' },
    ({ ask }) => ask.question === 'movement',
  )
  await sit(page, joined)
  const actor = table.choices?.actors.find(({ unit, moves }) => unit !== null && moves.length > 0)
  const from = table.position.units.find(({ id }) => id === actor?.unit)?.hex ?? ''
  const move = actor?.moves.find(({ way }) => way.length === 1)
  await hex(page, from).click()
  await hex(page, move?.to ?? '').click()
  await expect.poll(async () => (await slides()).length).toBeGreaterThan(0)
  for (const time of await slides()) {
    expect(time).toBeGreaterThanOrEqual(150)
    expect(time).toBeLessThanOrEqual(600)
  }
})

test('the last dice of the other side stay until they are read, and old ones do not come back', async ({
  page,
  house,
}) => {
  await leisurely(page)
  const { hands } = await driveTwo(
    house,
    'training-jomini',
    ({ ask, choices }) =>
      ask.camp === 'north' &&
      ask.question === 'combat' &&
      (choices?.actors ?? []).some(({ attacks }) => attacks.length > 0),
  )
  await sit(page, hands.south)
  const [tray, read] = [page.locator('aside .tray'), page.getByRole('button', { name: /^Continuer/ })]
  /** How long dice lay there to be read, throw by throw. */
  const lay: number[] = []
  let since = 0
  // The north attacks and goes on; the south answers at the page where it is asked, until its own turn has come.
  for (let step = 0; step < 600; step += 1) {
    const seen = await read.isVisible()
    if (seen && since === 0) since = Date.now()
    if (!seen && since > 0) {
      lay.push(Date.now() - since)
      since = 0
    }
    if (seen && Date.now() - since > 1700) {
      await shot(page, 'dice-held')
      await page.keyboard.press('Enter')
    }
    const now = await ownTable(house, hands.north)
    if (now.position.active === 'south' && !seen && (await page.locator('.prompt.mine').isVisible())) break
    const asked = page.locator('.prompt.mine .primary')
    if (now.ask.camp === 'north') await say(house, hands.north, now, next(now) ?? { do: 'end-combat' })
    else if (!seen && (await asked.isVisible())) await page.keyboard.press('Enter')
    await page.waitForTimeout(50)
  }
  expect(lay.length).toBeGreaterThan(0)
  for (const time of lay) expect(time).toBeGreaterThanOrEqual(1500)
  await page.locator('[data-place]').first().click()
  await expect(tray).toHaveCount(0)
})

test('a melee of Thucidide is no fire in the ledger', async ({ page, house }) => {
  const beside = (a: string, b: string) =>
    Math.abs(a.charCodeAt(0) - b.charCodeAt(0)) <= 1 && Math.abs(Number(a.slice(1)) - Number(b.slice(1))) <= 1
  const { table, ...joined } = await driveTo(
    house,
    { scenario: 'training-thucidide' },
    ({ choices, position, ask }) =>
      ask.question === 'combat' &&
      (choices?.actors ?? []).some(({ unit, attacks }) => {
        const from = position.units.find(({ id }) => id === unit)?.hex ?? ''
        return attacks.some(({ hex }) => beside(from, hex))
      }),
  )
  await sit(page, joined)
  const actor = (table.choices?.actors ?? []).find(({ unit, attacks }) => {
    const from = table.position.units.find(({ id }) => id === unit)?.hex ?? ''
    return attacks.some(({ hex }) => beside(from, hex))
  })
  const from = table.position.units.find(({ id }) => id === actor?.unit)?.hex ?? ''
  await hex(page, from).click()
  await hex(page, actor?.attacks.find((one) => beside(from, one.hex))?.hex ?? '').hover()
  const ledger = page.locator('aside table').first()
  await expect(ledger).toContainText(/Facteur d’assaut|Facteur de mêlée|Mêlée, l’assaut étant exclu|Un dé par élément/)
  await expect(ledger).not.toContainText('À distance')
  await expect(page.locator('aside .faces li')).toHaveCount(6)
  // The arrow carries the dice, and lies beside the badge of weight, not on it.
  await expect(page.locator('.melee text')).toHaveText(/\d/)
  await shot(page, 'melee')
})

test('a replay says nobody is lost at its start, and keeps the headings', async ({ page, house }) => {
  const { game } = await driveTo(house, { scenario: 'training-jomini' }, ({ position }) => position.turn > 2)
  await page.goto(`/#/replay/${game}/2`)
  await expect(page.getByText('aucun perdu').first()).toBeVisible()
  await expect(page.locator('li.turn').filter({ hasText: 'Tour 2' }).first()).toBeVisible()
  await expect(page.getByText(/\b[0-9]+ lettre/)).toHaveCount(0)
})

for (const viewport of [
  { width: 800, height: 600 },
  { width: 844, height: 390 },
  { width: 800, height: 900 },
])
  test(`every answer of the bar is whole at ${viewport.width} × ${viewport.height}`, async ({ browser, house }) => {
    const page = await newcomer(browser, house, { viewport })
    const joined = await driveTo(house, { scenario: 'waterloo' }, ({ ask }) => ask.question === 'movement')
    await sit(page, joined)
    await shot(page, `bar-${viewport.width}-${viewport.height}`)
    for (const button of await page.locator('.prompt .answers button').all()) {
      const name = (await button.textContent()) ?? ''
      const box = await button.boundingBox()
      expect(box?.x ?? -1, name).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? 0), name).toBeLessThanOrEqual(viewport.width)
      const seen = await button.evaluate((one) => {
        const { right, top, height } = one.getBoundingClientRect()
        return one.contains(document.elementFromPoint(right - 4, top + height / 2))
      })
      expect(seen, name).toBe(true)
    }
    await page.context().close()
  })

test('the lesson stays at its step, and a refusal does not stay into the next question', async ({ page, house }) => {
  const { table, ...joined } = await driveTo(
    house,
    { scenario: 'training-jomini' },
    ({ ask }) => ask.question === 'movement',
  )
  await sit(page, joined)
  await page.getByRole('button', { name: 'Étape suivante' }).click()
  await expect(page.getByText(/étape 2 sur/)).toBeVisible()
  const unit = table.choices?.actors.find((actor) => actor.unit !== null && actor.moves.length > 0)
  const from = table.position.units.find(({ id }) => id === unit?.unit)?.hex ?? ''
  await hex(page, from).click()
  const far = table.position.units.find(({ camp, hex }) => camp !== table.ask.camp && hex !== null)?.hex ?? 'A1'
  await hex(page, far).click()
  await expect(page.locator('.refused')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(page.locator('.refused')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(page.getByText(/étape 2 sur/)).toBeVisible()
})
