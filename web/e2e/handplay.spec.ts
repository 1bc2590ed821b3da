// The four schools and eight great battles played to their end as hands would, wide and on a phone, in both languages. Whatever
// the page complains of, and wherever nothing happens any more, fails; pictures now and then, to be looked at.
import { mkdirSync } from 'node:fs'
import { driveTwo, leisurely, next, ownTable, say } from './drive'
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

test('the other side’s turn, frame by frame @long', async ({ browser, house }) => {
  mkdirSync(`${FOLDER}/frames`, { recursive: true })
  const page = await newcomer(browser, house)
  await leisurely(page)
  const { hands } = await driveTwo(
    house,
    'waterloo',
    ({ ask, choices, position }) =>
      ask.camp === 'north' &&
      ask.question === 'movement' &&
      position.turn > 1 &&
      (choices?.actors ?? []).some(({ moves }) => moves.length > 0),
  )
  await sit(page, hands.south)
  let frame = 0
  const picture = async () => {
    frame += 1
    await page.screenshot({ path: `${FOLDER}/frames/${String(frame).padStart(3, '0')}.png` })
  }
  for (let step = 0; step < 60 && frame < 90; step += 1) {
    const table = await ownTable(house, hands.north)
    if (table.position.active !== 'north' || table.progress !== 'playing') break
    if (table.ask.camp === 'north') await say(house, hands.north, table, next(table) ?? { do: 'end-combat' })
    for (let more = 0; more < 5; more += 1) await picture()
    // Dice are read, and what the south is asked is answered, at its own screen.
    if (await page.locator('.prompt .primary').isVisible()) await page.keyboard.press('Enter')
  }
  for (let more = 0; more < 25; more += 1) await picture()
  await page.close()
})
