// Orders: cards for manoeuvres, ticks for attacks, a comparison for defences; what is shown is what is paid.
import { driveTo, hex, shot } from './drive'
import { expect, newcomer, seeTable, sit, test } from './table'

for (const scenario of ['waterloo', 'pavia'])
  test(`a card is picked, then the unit; the price shown is paid, ${scenario}`, async ({ page, house }) => {
    const driven = await driveTo(
      house,
      { scenario },
      ({ ask, choices }) =>
        ask.question === 'command' &&
        (choices?.answers ?? []).some(
          ({ command, hex }) => command.do === 'order' && command.order === 'dispatch' && hex !== null,
        ),
    )
    const { table } = driven
    const camp = table.ask.camp ?? 'south'
    await sit(page, driven)
    await expect(page.locator('aside .cards .order').first()).toBeVisible()
    expect(await page.locator('aside .listed button').filter({ hasText: 'Ordre' }).count()).toBe(0)
    await shot(page, `orders-${scenario}`)
    const card = page.locator('aside .cards .order').filter({ hasText: /dépêche/i })
    await card.click()
    await expect(page.locator('.prompt .title')).toContainText('Dépêche\u00a0: touchez l’unité')
    await shot(page, `orders-taken-${scenario}`)
    const given = (table.choices?.answers ?? []).find(
      ({ command }) => command.do === 'order' && command.order === 'dispatch',
    )
    await hex(page, given?.hex ?? '').click()
    const purse = async () => (await seeTable(house, driven.game)).position.armies[camp].tokens
    const left = table.position.armies[camp].tokens - (given?.price ?? 0)
    await expect.poll(purse).toBe(left)
    // The purse on the table is counted down to what is left.
    await expect(page.locator(`.strip.${camp} .tokens b`).first()).toHaveText(String(left))
  })

test('an attack order is ticked before the attack, and paid as shown', async ({ page, house }) => {
  const driven = await driveTo(
    house,
    { scenario: 'waterloo' },
    ({ ask, choices, position }) =>
      ask.question === 'combat' &&
      (choices?.actors ?? []).some(({ attacks }) => attacks.length > 0) &&
      position.armies[ask.camp ?? 'south'].tokens > 2,
  )
  const { table } = driven
  await sit(page, driven)
  const fighter = table.choices?.actors.find(({ attacks }) => attacks.length > 0)
  const from = table.position.units.find(({ id }) => id === fighter?.unit)?.hex ?? ''
  const target = fighter?.attacks[0]?.hex ?? ''
  if (!(await page.locator('.prompt .title').innerText()).includes(`, ${from}`)) await hex(page, from).click()
  await hex(page, target).hover()
  const tick = page.locator('aside input[type=checkbox]').first()
  await tick.check()
  await expect(page.locator('aside .stakes th[scope=col]')).toHaveCount(2)
  await shot(page, 'orders-attack')
  const label = await page.locator('aside label').first().innerText()
  const price = Number(/(\d+) jeton/.exec(label)?.[1])
  await hex(page, target).click()
  await expect(
    page
      .locator('aside .log .told')
      .filter({ hasText: `(${price} jeton` })
      .first(),
  ).toBeVisible()
})

test('a defence order is asked with what each answer would bring', async ({ page, browser, house }) => {
  const driven = await driveTo(house, { scenario: 'waterloo' }, ({ ask }) => ask.question === 'defence-order')
  await sit(page, driven)
  const stakes = page.locator('aside .stakes')
  await expect(stakes.locator('th[scope=row]')).toHaveText([
    /Dés/,
    /Aucune perte/,
    /Deux pertes/,
    /Détruite/,
    /Quitte/,
    /perte moyenne/,
    /Riposte/,
  ])
  await expect(stakes.locator('th[scope=col]').first()).toHaveText('pas d’ordre')
  await shot(page, 'orders-defence')
  const phone = await newcomer(browser, house, { viewport: { width: 390, height: 844 } })
  await sit(phone, driven)
  await shot(phone, 'orders-defence-390')
  await phone.context().close()
})
