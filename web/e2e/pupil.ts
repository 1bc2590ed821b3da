// Somebody at school: he reads the bar, and touches what it says.
import type { Page } from '@playwright/test'
import { expect } from './table'

export interface Read {
  /** The number of the step, and its sentence. */
  readonly step: string
  readonly sentence: string
  readonly over: boolean
  /** The ringed hex, or nothing. */
  readonly ring: string | null
  /** The words of the ringed button, card or line, or nothing. */
  readonly button: string | null
  /** What was said of a wrong touch. */
  readonly oops: string
  /** Who stands where. */
  readonly hexes: readonly { readonly place: string; readonly words: string }[]
}

/** Waits until the lesson waits, and reads it. */
export async function read(page: Page): Promise<Read> {
  await page.waitForSelector('.prompt.lesson[aria-busy=false]', { timeout: 20_000 })
  return page.evaluate(() => {
    const one = (selector: string) => document.querySelector(selector)
    const bar = one('.prompt.lesson')
    return {
      step: bar?.getAttribute('data-step') ?? '',
      sentence: one('.prompt .title')?.textContent ?? '',
      over: /^(Leçon \d+ faite|Lesson \d+ done)/.test(one('.prompt .title')?.textContent ?? ''),
      ring: one('[data-ringed]')?.getAttribute('data-ringed') ?? null,
      button: one('.ringed')?.textContent.trim() ?? null,
      oops: one('.prompt .oops')?.textContent.trim() ?? '',
      hexes: [...document.querySelectorAll('[data-place]')].map((hex) => ({
        place: hex.getAttribute('data-place') ?? '',
        words: hex.getAttribute('aria-label') ?? '',
      })),
    }
  })
}

/** How a hex or a button is touched. */
export interface Touch {
  hex(page: Page, place: string): Promise<void>
  button(page: Page): Promise<void>
}

async function middle(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error(`${selector} is not there`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

export const byMouse: Touch = {
  async hex(page, place) {
    const { x, y } = await middle(page, `[data-place="${place}"]`)
    await page.mouse.click(x, y)
  },
  async button(page) {
    const { x, y } = await middle(page, '.ringed')
    await page.mouse.click(x, y)
  },
}

export const byFinger: Touch = {
  async hex(page, place) {
    const { x, y } = await middle(page, `[data-place="${place}"]`)
    await page.touchscreen.tap(x, y)
  },
  button: (page) => page.locator('.ringed').first().tap(),
}

/** « M » leads to what is ringed, Enter touches it; any other hex is found with the arrows. */
export const byKeys: Touch = {
  async hex(page, place) {
    await page.keyboard.press('m')
    await expect.poll(() => focused(page)).not.toBe('')
    if ((await focused(page)) !== place) await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
  },
  async button(page) {
    await page.keyboard.press('m')
    await expect(page.locator('.ringed').first()).toBeFocused()
    await page.keyboard.press('Enter')
  },
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('data-place') ?? '')

const names = (words: string, place: string) =>
  new RegExp(`(^|[^\\p{L}\\p{N}])${place}($|[^\\p{L}\\p{N}])`, 'u').test(words)
/** A button asked for by its words: « Clore ce groupe ». */
const quoted = (sentence: string) => /[«“]\s*(.+?)\s*[»”]/u.exec(sentence)?.[1]

/** Goes wrong once: is told what that was, and where the thing asked for is. */
async function goAstray(page: Page, seen: Read, touch: Touch): Promise<void> {
  const near = seen.hexes.filter(
    ({ place, words }) => place !== seen.ring && !names(seen.sentence, place) && /,/.test(words),
  )
  const wrong = near.find(({ words }) => /, (nord|sud|north|south), /.test(words)) ?? near[0]
  if (!wrong) return
  await touch.hex(page, wrong.place)
  await expect(page.locator('.prompt .oops')).toBeVisible()
  const { oops, ring, step } = await read(page)
  const where = touch === byKeys ? /(Vous avez touché|You touched) [A-Z]+\d+/ : new RegExp(wrong.place)
  expect(oops, `${seen.sentence}: ${wrong.words}`).toMatch(where)
  if (seen.ring !== null) expect(names(oops, seen.ring), `« ${oops} » tells of ${seen.ring}`).toBe(true)
  expect({ ring, step }).toEqual({ ring: seen.ring, step: seen.step })
}

export interface Attended {
  readonly steps: number
  readonly touches: number
}

/** Plays a lesson to its end: by what the bar says, with one wrong touch in each step that is his. */
export async function attend(page: Page, touch: Touch, astray = true): Promise<Attended> {
  const steps = new Set<string>()
  for (let touches = 0; touches < 60; touches += 1) {
    const seen = await read(page)
    if (seen.over) return { steps: steps.size, touches }
    const first = !steps.has(seen.step)
    steps.add(seen.step)
    if (astray && first) await goAstray(page, seen, touch)
    if (seen.ring !== null) {
      // What follows a card is ringed where it stands.
      if (first) expect(names(seen.sentence, seen.ring), `« ${seen.sentence} » speaks of ${seen.ring}`).toBe(true)
      await touch.hex(page, seen.ring)
    } else {
      expect(seen.button, `« ${seen.sentence} » is answered by something ringed`).not.toBeNull()
      const wanted = quoted(seen.sentence)
      if (wanted) expect(seen.button?.toLowerCase()).toContain(wanted.toLowerCase())
      await touch.button(page)
    }
    await page.waitForFunction(
      ([step, ring, sentence]) => {
        const bar = document.querySelector('.prompt.lesson')
        const now = document.querySelector('[data-ringed]')?.getAttribute('data-ringed') ?? null
        const title = bar?.querySelector('.title')?.textContent ?? ''
        return bar?.getAttribute('data-step') !== step || now !== ring || title !== sentence
      },
      [seen.step, seen.ring, seen.sentence] as const,
      { polling: 15, timeout: 15_000 },
    )
  }
  throw new Error('the lesson does not end')
}
