// Somebody who answers exercises in the page: he touches hexes, presses buttons and keys, and reads the verdict. What the
// engine of the server says of an exercise he asks beforehand; the page has an engine of its own.
import type { Page } from '@playwright/test'
import type { House } from '../scripts/house.mjs'
import type { ExerciseVerdictView } from '../src/wire'
import { expect } from './table'

/** What the server's engine says of these picks. */
export async function judged(
  house: House,
  book: string,
  id: string,
  picks: readonly string[],
): Promise<ExerciseVerdictView> {
  const headers = { 'Content-Type': 'application/json' }
  const body = JSON.stringify({ picks })
  const answer = await fetch(`${house.address}/api/exercises/${book}/${id}`, { method: 'POST', headers, body })
  expect(answer.ok, `${book} ${id}`).toBe(true)
  return (await answer.json()) as ExerciseVerdictView
}

/** The exercise on the page, once it may be answered. */
export async function asked(page: Page): Promise<{ id: string; kind: string }> {
  const bar = page.locator('.bar[data-exercise][aria-busy=false]:not([data-verdict])')
  await expect(bar).toBeVisible({ timeout: 30_000 })
  await expect(page.locator('[data-place]').first()).toBeAttached()
  return { id: (await bar.getAttribute('data-exercise')) ?? '', kind: (await bar.getAttribute('data-kind')) ?? '' }
}

/** Gives these answers as a hand does. */
export async function give(page: Page, picks: readonly string[]): Promise<void> {
  const button = (key: string) => page.locator(`.bar [data-key="${key}"]`)
  for (const key of picks) {
    if ((await button(key).count()) > 0) await button(key).click()
    else await page.locator(`[data-place="${key}"]`).click({ force: true })
  }
  // Once it is judged, another button stands there.
  const check = page.locator('.bar .answers .primary:has(kbd)')
  if ((await page.locator('.bar[data-verdict]').count()) === 0 && (await check.count()) > 0) await check.click()
}

export async function verdictOf(page: Page): Promise<string | null> {
  const bar = page.locator('.bar[data-verdict]')
  await expect(bar).toBeVisible()
  return bar.getAttribute('data-verdict')
}

export interface Tally {
  answered: number
  right: number
  wrong: number
  faults: string[]
}

/**
 * Answers many in the page itself, one after the other: of every three, one as the engine says, one with an answer that
 * tempts, one with a right answer left out or another alone.
 */
export function solveMany(page: Page, book: string, many: number): Promise<Tally> {
  return page.evaluate(
    async ({ book, many }) => {
      const tally: Tally = { answered: 0, right: 0, wrong: 0, faults: [] }
      const until = async (what: string, done: () => boolean): Promise<void> => {
        for (const end = Date.now() + 60_000; !done();) {
          if (Date.now() > end) throw new Error(`${book} after ${tally.answered}: ${what} does not come`)
          await new Promise((settle) => setTimeout(settle, 3))
        }
      }
      const bar = () => document.querySelector<HTMLElement>('.bar[data-exercise]')
      const ready = () => bar()?.getAttribute('aria-busy') === 'false' && !bar()?.dataset.verdict
      const touch = (found: Element | null | undefined) =>
        found?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
      const judge = async (id: string, picks: readonly string[]) => {
        const headers = { 'Content-Type': 'application/json' }
        const body = JSON.stringify({ picks })
        const answer = await fetch(`api/exercises/${book}/${id}`, { method: 'POST', headers, body })
        return (await answer.json()) as ExerciseVerdictView
      }
      let last = ''
      for (let number = 0; number < many; number += 1) {
        await until('an exercise', () => ready() && bar()?.dataset.exercise !== last)
        const id = (last = bar()?.dataset.exercise ?? '')
        const all = bar()?.querySelector('.answers .primary') !== null
        const { options } = await judge(id, [])
        const rights = options.filter(({ right }) => right).map(({ key }) => key)
        const tempting = options.filter(({ tempts }) => tempts).map(({ key }) => key)
        const tempted = tempting[number % Math.max(1, tempting.length)] ?? ''
        const fewer = rights.length > 1 || !all ? rights.slice(1) : [...rights, tempted]
        const wrong = !all ? [tempted] : number % 3 === 1 ? [...rights, tempted] : fewer
        const picks = number % 3 === 0 ? rights : wrong
        for (const key of picks)
          touch(bar()?.querySelector(`[data-key="${key}"]`) ?? document.querySelector(`[data-place="${key}"]`))
        if (all) touch(bar()?.querySelector('.answers .primary'))
        await until('a verdict', () => bar()?.dataset.verdict !== undefined)
        const [said, engine] = [bar()?.dataset.verdict === 'right', await judge(id, picks)]
        if (said !== engine.right) tally.faults.push(`${id} with ${picks.join(' ')}: the page says ${said}`)
        if (said !== (number % 3 === 0)) tally.faults.push(`${id} with ${picks.join(' ')}: taken for ${said}`)
        if (said) tally.right += 1
        else tally.wrong += 1
        tally.answered += 1
        touch(bar()?.querySelector('.answers .primary'))
      }
      return tally
    },
    { book, many },
  )
}
