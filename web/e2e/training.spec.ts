import { expect, test } from '@playwright/test'
import { Hand } from './hand'

test('a training battle against a recruit is played by mouse to the end, and its dice are fair', async ({ page }) => {
  const faults: string[] = []
  page.on('pageerror', (fault) => faults.push(fault.message))
  await page.addInitScript(() => localStorage.setItem('etendard.settings', '{"pace":"instant"}'))
  await page.goto('/')
  await page.getByRole('button', { name: 'Jouer maintenant' }).click()
  await expect(page.locator('[data-place]').first()).toBeAttached({ timeout: 30_000 })

  const steps = await new Hand(page).play(4000)
  expect(faults).toEqual([])
  await expect(page.getByRole('button', { name: 'Revanche' })).toBeVisible()
  expect(steps).toBeGreaterThan(10)

  await page.getByRole('button', { name: 'Vérifier les dés' }).click()
  await expect(page.getByText(/sont justes|est juste/)).toBeVisible({ timeout: 30_000 })
})
