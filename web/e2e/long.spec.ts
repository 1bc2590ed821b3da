// A great battle of each book, played to its end against a captain; every kind of question is pictured where it is first
// met, and the log is kept in both languages, to be looked at and read (test-results/battles/).
import { mkdirSync, writeFileSync } from 'node:fs'
import type { SeatKind } from '../src/wire'
import { mouse, Player } from './hand'
import { expect, makeGame, ME, sit, test } from './table'

// The elephants of the Hydaspes and Talikota stand in the north.
const BATTLES = [
  ['kolin', 'south'],
  ['rossbach', 'north'],
  ['pavia', 'south'],
  ['talikota', 'north'],
  ['salamanca', 'south'],
  ['pyramids', 'south'],
  ['hydaspes', 'north'],
  ['gaugamela', 'south'],
] as const
const FOLDER = 'test-results/battles'
const CAPTAIN: SeatKind = { kind: 'computer', level: 'captain' }

for (const [scenario, camp] of BATTLES)
  test(`${scenario} is played to its end @long`, async ({ page, house }) => {
    mkdirSync(FOLDER, { recursive: true })
    const foe = camp === 'north' ? 'south' : 'north'
    await sit(page, await makeGame(house, { scenario, north: CAPTAIN, south: CAPTAIN, [camp]: ME }))
    const met = new Set<string>()
    await new Player(page, mouse, foe).play(10_000, async ({ mine, question }) => {
      if (mine && !met.has(question)) {
        met.add(question)
        await page.screenshot({ path: `${FOLDER}/${scenario}-${question}.png` })
      }
      return false
    })
    await expect(page.getByRole('button', { name: 'Revanche' })).toBeVisible()
    await page.screenshot({ path: `${FOLDER}/${scenario}-over.png` })
    const french = await page.locator('.lines').innerText()
    await page.getByRole('button', { name: 'Read in English' }).click()
    await expect(page.getByRole('region', { name: 'Log' })).toBeVisible()
    await expect(page.locator('.lines')).not.toHaveText(french)
    const english = await page.locator('.lines').innerText()
    writeFileSync(`${FOLDER}/${scenario}.txt`, [[...met].join(' '), french, english].join('\n\n'))
    expect(english.split('\n').length).toBe(french.split('\n').length)
    expect(french.split('\n').length).toBeGreaterThan(50)
  })
