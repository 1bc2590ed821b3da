// Exercises answered in the page, rightly and wrongly, by mouse and by keys; and ten thousand of them by a solver.
import AxeBuilder from '@axe-core/playwright'
import { asked, give, judged, solveMany, verdictOf } from './solver'
import { expect, test } from './table'

test.use({ trace: 'off' })

const BOOKS = ['thucidide', 'panache', 'frederic', 'jomini'] as const
/** Exercises of all books together in the long test. */
const MANY = Number(process.env.EXERCISES ?? 10_000)

test('today’s exercises are answered one after the other, and the score stays', async ({ page, house }) => {
  await page.goto('/#/training')
  await page.getByRole('link', { name: 'S’exercer' }).click()
  for (const number of [0, 1, 2, 3, 4]) {
    const { id, kind } = await asked(page)
    const { options } = await judged(house, 'jomini', id, [])
    const rights = options.filter(({ right }) => right).map(({ key }) => key)
    const tempting = options.find(({ tempts }) => tempts)?.key ?? ''
    const all = ['whom', 'who', 'retreat', 'call', 'reach'].includes(kind)
    // The second is answered wrongly.
    await give(page, number !== 1 ? rights : all ? [...rights, tempting] : [tempting])
    expect(await verdictOf(page), `${id} of ${kind}`).toBe(number === 1 ? 'wrong' : 'right')
    await expect(page.locator('.verdict b')).toHaveText(number === 1 ? 'Pas tout à fait.' : 'Juste.')
    await expect(page.getByRole('region', { name: 'Verdict' }).getByRole('link').first()).toBeVisible()
    if (number === 1 && all) await expect(page.locator('[data-answer=wrong]')).toHaveCount(1)
    if (number < 4) await page.getByRole('button', { name: 'Suivant' }).click()
  }
  await expect(page.getByText('Les exercices du jour sont faits.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('4 justes sur 5')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Exercice 2 sur 5, manqué' })).toBeVisible()
})

test('an exercise is answered by keys alone, and read in the other language', async ({ page, house }) => {
  await page.goto('/#/exercises/frederic?kind=dice&seed=keys')
  const first = await asked(page)
  const { options } = await judged(house, 'frederic', first.id, [])
  await page.keyboard.press(options.find(({ right }) => right)?.key ?? '0')
  expect(await verdictOf(page)).toBe('right')
  await expect(page.getByText('Dés lancés')).toBeVisible()
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.locator('.bar .question')).toContainText('how many dice?')
  await expect(page.getByText('Right.', { exact: true }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).focus()
  await page.keyboard.press('Enter')
  expect((await asked(page)).id).not.toBe(first.id)

  await page.goto('/#/exercises/frederic?kind=retreat&seed=keys')
  await expect(page.locator('.bar[data-kind=retreat]')).toBeVisible()
  const retreat = await asked(page)
  const ways = (await judged(house, 'frederic', retreat.id, [])).options.filter(({ right }) => right)
  for (const { key } of ways) {
    await page.locator(`[data-place="${key}"]`).focus()
    await page.keyboard.press('Enter')
  }
  await page.keyboard.press('v')
  expect(await verdictOf(page)).toBe('right')
})

test('a clause of the rulebook leads to its exercises, on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/#/rules/jomini/RET-4')
  await page.getByRole('link', { name: 'S’exercer sur RET-4' }).first().click()
  const { kind } = await asked(page)
  expect(kind).toBe('retreat')
  const axe = await new AxeBuilder({ page }).analyze()
  expect(axe.violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
  await give(page, [])
  expect(await verdictOf(page)).toBe('wrong')
  await expect(page.locator('[data-answer=missed]').first()).toBeAttached()
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wide).toBeLessThanOrEqual(0)
})

for (const book of BOOKS)
  test(`a solver answers exercises of ${book} in the page, and the server’s engine agrees @long`, async ({ page }) => {
    // The page asks with words of its own: to those the server is deaf, so that the engine of the page draws and judges.
    await page.route('**/api/exercises/**', (route) =>
      route.request().headers().accept === 'application/json' ? route.abort() : route.continue(),
    )
    await page.goto(`/#/exercises/${book}?kind=any&seed=solver-${process.env.SEED ?? 1}`)
    await asked(page)
    const tally = await solveMany(page, book, Math.ceil(MANY / BOOKS.length))
    console.log(`${book}: ${JSON.stringify({ ...tally, faults: tally.faults.length })}`)
    expect(tally.faults).toEqual([])
    expect(tally.answered).toBe(Math.ceil(MANY / BOOKS.length))
    expect(tally.right).toBeGreaterThan(0)
    expect(tally.wrong).toBeGreaterThan(tally.right)
  })
