// What a move promises before it is made, and what a unit's card says.
import type { House } from '../scripts/house.mjs'
import type { CommandWire, ProspectView, TableView } from '../src/wire'
import { driveTo, hex, shot, type Driven } from './drive'
import { expect, newcomer, seeTable, sit, test } from './table'

async function ask(house: House, { game, token }: Driven, question: object) {
  const answer = await fetch(`${house.address}/api/games/${game}/messages`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ id: '1', ...question }),
  })
  return (await answer.json()) as {
    answer: string
    attacks: ProspectView[]
    threats: ProspectView[]
    lines: { text: string; clause: string }[]
  }
}

/** Moves of the side that is asked, one after the other. */
function* movesOf({ choices, position }: TableView) {
  for (const { unit, moves } of choices?.actors ?? [])
    for (const { to, pace, past } of moves) {
      const from = position.units.find(({ id }) => id === unit)?.hex
      if (unit !== null && from) yield { from, to, command: { do: 'move', unit, to, pace, past } as CommandWire }
    }
}

/** A move after which somebody can be attacked. */
async function promising(house: House) {
  const fits = ({ ask }: TableView) => ask.question === 'movement'
  for (let game = 0; game < 6; game += 1) {
    const driven = await driveTo(house, { scenario: 'waterloo' }, (table) => fits(table) && table.position.turn > 1)
    for (const move of movesOf(driven.table)) {
      const promised = await ask(house, driven, { say: 'from-there', command: move.command })
      if (promised.answer === 'from-there' && promised.attacks.length > 0) return { driven, move, promised }
    }
  }
  throw new Error('nobody ever comes near the enemy')
}

test('pointing at a hex says whom the unit could attack from there, and who it', async ({ page, browser, house }) => {
  const { driven, move, promised } = await promising(house)
  await sit(page, driven)
  if (!(await page.locator('.prompt .title').innerText()).includes(`, ${move.from}`)) await hex(page, move.from).click()
  await hex(page, move.to).hover()
  await expect(page.locator('.way circle').first()).toBeAttached()
  await expect(page.locator('.ghost')).toHaveCount(1)
  for (const { hex: place, dice, chance } of promised.attacks) {
    const pill = page.locator(`[data-prospect="${place}"]`)
    await expect(pill).toContainText(`${dice}${Math.round((chance?.per_myriad ?? 0) / 100)}`)
  }
  for (const { hex: place } of promised.threats) await expect(page.locator(`[data-threat="${place}"]`)).toBeAttached()
  const box = page.locator('aside .from-there')
  await expect(box.getByRole('listitem')).toHaveCount(promised.attacks.length + promised.threats.length)
  await shot(page, 'ahead-1440')
  // Nothing was done by looking.
  expect((await seeTable(house, driven.game)).number).toBe(driven.table.number)

  // One seat at two screens would take the other's dice for a host's.
  await page.close()
  const phone = await newcomer(browser, house, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  await sit(phone, driven)
  const tap = async (place: string) => {
    const box = await hex(phone, place).boundingBox()
    if (box) await phone.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  }
  if (!(await phone.locator('.prompt .title').innerText()).includes(`, ${move.from}`)) await tap(move.from)
  await tap(move.to)
  // The first tap shows, the second goes.
  await expect(phone.locator('aside .from-there')).toBeVisible()
  await shot(phone, 'ahead-390')
  expect((await seeTable(house, driven.game)).number).toBe(driven.table.number)
  await tap(move.to)
  await expect.poll(async () => (await seeTable(house, driven.game)).number).toBeGreaterThan(driven.table.number)
  await phone.context().close()
})

test('the hex that was freed is marked when following up is asked, and picked it is taken', async ({ page, house }) => {
  const driven = await driveTo(house, { scenario: 'waterloo' }, ({ ask }) => ask.question === 'follow-up')
  await sit(page, driven)
  const freed =
    driven.table.choices?.answers.find(({ command }) => command.do === 'follow-up' && command.yes)?.hex ?? ''
  await expect(hex(page, freed)).toHaveAttribute('aria-label', /au choix/)
  await shot(page, 'follow-up')
  const { unit } = driven.table.ask
  await hex(page, freed).click()
  await expect
    .poll(async () => (await seeTable(house, driven.game)).position.units.find(({ id }) => id === unit)?.hex)
    .toBe(freed)
})

for (const scenario of ['waterloo', 'pavia', 'hydaspes'])
  test(`a unit’s card says how far it goes, how it fights, and each of its signs: ${scenario}`, async ({
    page,
    house,
  }) => {
    const driven = await driveTo(house, { scenario }, ({ ask }) => ask.question === 'command')
    await sit(page, driven)
    const { units } = driven.table.position
    const [own, foe] = (['south', 'north'] as const).map((camp) =>
      units.find((unit) => unit.camp === camp && unit.hex !== null && unit.traits.length > 0),
    )
    for (const unit of [own, foe]) {
      if (!unit) continue
      await hex(page, unit.hex ?? '').hover()
      const { lines } = await ask(house, driven, { say: 'card', unit: unit.id })
      const card = page.locator('aside section.card')
      await expect(card.getByRole('heading')).toHaveText(unit.name.fr)
      expect(await card.locator('dd').count()).toBeGreaterThanOrEqual(4)
      for (const { text, clause } of lines)
        await expect(card.getByRole('listitem').filter({ hasText: text }).filter({ hasText: clause })).toHaveCount(1)
      expect(lines.some(({ clause }) => clause === 'ACT-3')).toBe(true)
    }
    await shot(page, `card-${scenario}`)
  })

test('a finger that rests on a unit reads its card', async ({ browser, house }) => {
  const driven = await driveTo(house, { scenario: 'waterloo' }, ({ ask }) => ask.question === 'command')
  const page = await newcomer(browser, house, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  await sit(page, driven)
  const seen = await page.locator('[data-place]').evaluateAll((all) =>
    all.flatMap((one) => {
      const { x, y, width, height } = one.getBoundingClientRect()
      const at = { x: x + width / 2, y: y + height / 2 }
      const inside = at.x > 0 && at.x < innerWidth && document.elementFromPoint(at.x, at.y) === one
      return inside ? [{ place: one.getAttribute('data-place') ?? '', ...at }] : []
    }),
  )
  const unit = driven.table.position.units.find((one) => seen.some(({ place }) => place === one.hex))
  const at = seen.find(({ place }) => place === unit?.hex)
  const touch = await page.context().newCDPSession(page)
  const points = [{ x: at?.x ?? 0, y: at?.y ?? 0 }]
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points })
  await expect(page.locator('aside section.card').getByRole('heading')).toHaveText(unit?.name.fr ?? '')
  await expect(page.locator('aside section.card .clause').first()).toBeVisible()
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await shot(page, 'card-390')
  await page.getByRole('button', { name: 'Fermer' }).click()
  await expect(page.locator('aside section.card')).toHaveCount(0)
  await page.context().close()
})
