// Names on the map, ensigns and bands, as Chromium draws what the server sent: measured on the page, not reckoned.
import type { Page } from '@playwright/test'
import type { House } from '../scripts/house.mjs'
import type { ScenarioSummary, ScenarioView } from '../src/wire'
import { shot } from './drive'
import { expect, makeGame, ME, RECRUIT, sit, test } from './table'

type Language = 'fr' | 'en'

const asked = async <T>(house: House, path: string) => (await (await fetch(`${house.address}/${path}`)).json()) as T
const battles = async (house: House) => {
  const list = await asked<ScenarioSummary[]>(house, 'api/scenarios')
  return Promise.all(list.map(({ id }) => asked<ScenarioView>(house, `api/scenarios/${id}`)))
}

/** Names that lie on a block, on each other or over the edge of the map. */
const clashes = (page: Page) =>
  page.evaluate(() => {
    const box = (one: Element) => one.getBoundingClientRect()
    const over = (a: DOMRect, b: DOMRect, slack: number) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > slack &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > slack
    // What is turned has a box far larger than its letters.
    const names = [...document.querySelectorAll('.board .names text')].filter((one) => !one.hasAttribute('transform'))
    const blocks = [...document.querySelectorAll('.board .troops .unit .face, .board .troops .unit use')]
    const map = document.querySelector('.board .frame .inner')?.getBoundingClientRect()
    return names.flatMap((name, index) => {
      const own = box(name)
      const met = [...blocks, ...names.slice(index + 1)].filter((other) => over(own, box(other), 4))
      const out = !map || own.left < map.left - 1 || own.right > map.right + 1
      return [
        ...met.map((other) => `${name.textContent} on ${other.textContent || other.getAttribute('class')}`),
        ...(out ? [`${name.textContent} over the edge`] : []),
      ]
    })
  })

const written = (page: Page) => page.locator('.board .names text').allTextContents()

async function choose(page: Page, language: Language): Promise<void> {
  await page.addInitScript((chosen) => {
    const kept = JSON.parse(localStorage.getItem('etendard.choices') ?? '{}') as object
    localStorage.setItem('etendard.choices', JSON.stringify({ ...kept, language: chosen }))
  }, language)
}

for (const language of ['fr', 'en'] as const)
  test(`every battle has its names, and none lies on a block, in ${language}`, async ({ page, house }) => {
    await choose(page, language)
    const all = await battles(house)
    expect(all).toHaveLength(20)
    for (const battle of all) {
      await sit(page, await makeGame(house, { scenario: battle.id, north: ME, south: ME }))
      await expect(page.locator('.troops .unit.full').first()).toBeAttached()
      await page.evaluate(() => document.fonts.ready)
      expect(await written(page), battle.id).toEqual(battle.names.map(({ text }) => text[language]))
      expect(battle.names.length, battle.id).toBeGreaterThanOrEqual(4)
      expect(await clashes(page), battle.id).toEqual([])
      await shot(page, `names-${battle.id}-${language}`)
    }
  })

test('ensigns and bands stand in the strips, wide and narrow', async ({ page, house }) => {
  const game = await makeGame(house, { scenario: 'austerlitz', north: RECRUIT, south: ME })
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size)
    await sit(page, game)
    for (const [camp, ensign] of [
      ['north', 'russia'],
      ['south', 'france'],
    ] as const) {
      const strip = page.locator(`.strip.${camp}`)
      await expect(strip.locator(`use[href="#ens-${ensign}"]`)).toBeAttached()
      await expect(strip.locator('.ensign')).toBeVisible()
      await expect(strip.locator('.swatch')).toBeVisible()
    }
    await shot(page, `strips-${size.width}`)
  }
  const band = (camp: string) =>
    page
      .locator(`.troops .unit.side-${camp} .band`)
      .first()
      .evaluate((one) => getComputedStyle(one).fill)
  // Forest green for the Allies, indigo, as ever, for the French.
  expect(await band('b')).toBe('rgb(31, 77, 49)')
  expect(await band('a')).toBe('rgb(21, 37, 63)')
})

test('in black and white the blocks are told apart without hue', async ({ page, house }) => {
  await page.addInitScript(() => {
    const kept = JSON.parse(localStorage.getItem('etendard.choices') ?? '{}') as object
    localStorage.setItem('etendard.choices', JSON.stringify({ ...kept, theme: 'contrast' }))
  })
  await sit(page, await makeGame(house, { scenario: 'panipat-1761', north: ME, south: ME }))
  const colours = (camp: string) =>
    page
      .locator(`.troops .unit.side-${camp}`)
      .first()
      .evaluate((unit) => ['.face', '.band'].map((part) => getComputedStyle(unit.querySelector(part) ?? unit).fill))
  await expect(page.locator('.troops .unit.full').first()).toBeAttached()
  expect(await colours('a')).toEqual(['rgb(0, 0, 0)', 'rgb(0, 0, 0)'])
  expect(await colours('b')).toEqual(['rgb(255, 255, 255)', 'rgb(255, 255, 255)'])
})

test('the page of a battle names its ground and flies both ensigns', async ({ page }) => {
  await page.goto('/#/battle/waterloo')
  await expect(page.locator('.board .names text', { hasText: 'Hougoumont' }).first()).toBeAttached()
  await expect(page.locator('use[href="#ens-britain"]')).toBeAttached()
  await expect(page.locator('use[href="#ens-france"]')).toBeAttached()
  await expect(page.locator('use[href="#ter-farm"]')).toHaveCount(2)
})
