// The four schools and eight great battles played to their end as hands would, wide and on a phone, in both languages. Whatever
// the page complains of, and wherever nothing happens any more, fails; pictures now and then, to be looked at.
import { mkdirSync } from 'node:fs'
import { finger, mouse, Player } from './hand'
import { expect, makeGame, newcomer, sit, test } from './table'

const BATTLES = [
  'training-jomini',
  'training-thucidide',
  'training-panache',
  'training-frederic',
  'leuctra',
  'hydaspes',
  'pavia',
  'ivry',
  'rossbach',
  'leuthen',
  'waterloo',
  'austerlitz',
]
const SCREENS = [
  { name: '1440', options: { viewport: { width: 1440, height: 900 } }, manner: mouse },
  { name: '390', options: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }, manner: finger },
]
const FOLDER = process.env.SHOTS ?? 'test-results/handplay'

for (const locale of ['fr-FR', 'en-GB'])
  for (const { name, options, manner } of SCREENS)
    for (const scenario of BATTLES)
      test(`${scenario} by hand to the end, ${name}, ${locale} @long`, async ({ browser, house }) => {
        mkdirSync(FOLDER, { recursive: true })
        const page = await newcomer(browser, house, { ...options, locale })
        page.setDefaultTimeout(30_000)
        const complaints: string[] = []
        page.on('pageerror', (fault) => complaints.push(fault.message))
        page.on('console', (said) => said.type() === 'error' && complaints.push(said.text()))
        await sit(page, await makeGame(house, { scenario }))
        let looked = 0
        let pictured = 0
        await new Player(page, manner).play(6000, async ({ question, mine }) => {
          looked += 1
          if (mine && looked % 97 === 0 && pictured < 6) {
            pictured += 1
            const file = `${scenario}-${name}-${locale.slice(0, 2)}-${pictured}-${question}`
            await page.screenshot({ path: `${FOLDER}/${file}.png` })
          }
          return false
        })
        await expect(page.locator('aside .ending')).toBeVisible()
        await page.screenshot({ path: `${FOLDER}/${scenario}-${name}-${locale.slice(0, 2)}-over.png` })
        expect(complaints).toEqual([])
        await expect(page.locator('.alarm.shown')).toHaveCount(0)
        await page.context().close()
      })
