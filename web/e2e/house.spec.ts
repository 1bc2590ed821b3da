import { expect, newcomer, test } from './table'

test('a game is made with a house rule, and everybody at the table sees it', async ({ page, browser, house }) => {
  await page.goto('/#/battle/pavia')
  const fold = page.getByRole('group').filter({ hasText: 'Règles de la maison' }).first()
  await expect(fold.getByText('le livre tel quel')).toBeVisible()
  const rule = page.getByRole('checkbox', { name: 'le feu (option)' })
  await expect(rule).toBeHidden()
  // By keyboard: the fold, then the rule in it.
  await page.locator('summary', { hasText: 'Règles de la maison' }).focus()
  await page.keyboard.press('Enter')
  await expect(rule).toHaveAccessibleDescription(/mettent le feu/)
  await rule.focus()
  await page.keyboard.press('Space')
  await expect(fold.getByText('1 règle', { exact: true })).toBeVisible()

  // Whoever looks a clause up comes back to what he chose.
  await fold.getByRole('link', { name: 'FIR-1' }).click()
  await expect(page.getByText('FIR-1').first()).toBeVisible()
  await page.goBack()
  await expect(page.getByText('1 règle', { exact: true })).toBeVisible()

  await page.getByText('Quelqu’un d’autre').click()
  await page.getByLabel('Votre nom à la table').fill('Anne')
  await page.getByText('Ouvrir la table à tous').click()
  await page.getByRole('button', { name: 'Ouvrir la table' }).click()
  const link = await page.getByLabel('Lien d’invitation').inputValue()

  const guest = await newcomer(browser, house, { locale: 'en-GB', viewport: { width: 390, height: 844 } })
  await guest.goto('/')
  await expect(guest.getByText('House rule: fire (optional).').first()).toBeVisible()
  await guest.goto(link)
  const told = guest.getByRole('region', { name: 'House rules' })
  await expect(told.getByText(/set the target hex alight/)).toBeVisible()
  await guest.getByLabel('Your name at the table').fill('Paul')
  await guest.getByRole('button', { name: 'Sit down' }).click()
  await expect(guest.locator('[data-place]').first()).toBeAttached({ timeout: 30_000 })
  await guest.getByRole('button', { name: 'Settings' }).click()
  await expect(guest.getByRole('region', { name: 'House rules' }).getByText('fire (optional)')).toBeVisible()

  await page.getByRole('link', { name: /table/ }).last().click()
  await expect(page.locator('[data-place]').first()).toBeAttached({ timeout: 30_000 })
  await page.getByRole('button', { name: '1 règle de la maison' }).click()
  const inForce = page.getByRole('region', { name: 'Règles de la maison' })
  await expect(inForce.getByText(/mettent le feu/)).toBeVisible()
  await inForce.getByRole('button', { name: 'FIR-1' }).click()
  await expect(page.getByRole('region', { name: 'Règles' }).getByRole('heading', { name: 'FIR-1' })).toBeVisible()
})

test('a battle with house rules of its own shows them ticked', async ({ page }) => {
  await page.goto('/#/battle/talikota')
  const fold = page.locator('summary', { hasText: 'Règles de la maison' })
  await expect(fold.getByText('le feu (option)')).toBeVisible()
  await fold.click()
  await expect(page.getByRole('checkbox', { name: 'le feu (option)' })).toBeChecked()
  await expect(page.getByText('De cette bataille.')).toBeVisible()
})
