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
  /** The ringed button, card or line, or nothing. */
  readonly button: { readonly words: string; readonly x: number; readonly y: number } | null
  /** What was said of a wrong touch. */
  readonly oops: string
  /** The hexes in sight, and who stands there. */
  readonly hexes: readonly { readonly place: string; readonly words: string; readonly x: number; readonly y: number }[]
}

/** What has been read already: something else is waited for. */
type Known = Pick<Read, 'step' | 'sentence' | 'ring' | 'oops'>

/** Waits until the lesson waits, and something of it is new; reads it at one glance. */
export async function read(page: Page, known: Known | null = null): Promise<Read> {
  const glance = (known: Known | null) => {
    const one = (selector: string) => document.querySelector(selector)
    const said = (selector: string) => one(selector)?.textContent.trim() ?? ''
    const bar = one('.prompt.lesson[aria-busy=false]')
    if (!bar) return null
    const at = (element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return { x: x + width / 2, y: y + height / 2 }
    }
    const button = one('.ringed')
    const seen = {
      step: bar.getAttribute('data-step') ?? '',
      sentence: said('.prompt .title'),
      ring: one('[data-ringed]')?.getAttribute('data-ringed') ?? null,
      oops: said('.prompt .oops'),
    }
    const isNew = (part: keyof Known) => seen[part] !== known?.[part]
    if (known && !(Object.keys(seen) as (keyof Known)[]).some(isNew)) return null
    return {
      ...seen,
      over: /^(Leçon \d+ faite|Lesson \d+ done)/.test(seen.sentence),
      button: button && { words: button.textContent.trim(), ...at(button) },
      hexes: [...document.querySelectorAll('[data-place]')].flatMap((hex) => {
        const { x, y } = at(hex)
        const place = hex.getAttribute('data-place') ?? ''
        const words = hex.getAttribute('aria-label') ?? ''
        return document.elementFromPoint(x, y) === hex ? [{ place, words, x, y }] : []
      }),
    }
  }
  const seen = await page.waitForFunction(glance, known, { polling: 15, timeout: 20_000 })
  return (await seen.jsonValue()) as Read
}

/** How a hex or a button is touched. */
export interface Touch {
  hex(page: Page, place: string, seen: Read): Promise<void>
  button(page: Page, seen: Read): Promise<void>
}

function spotOf({ hexes }: Read, place: string): { x: number; y: number } {
  const hex = hexes.find((one) => one.place === place)
  if (!hex) throw new Error(`${place} is not in sight`)
  return hex
}

export const byMouse: Touch = {
  async hex(page, place, seen) {
    const { x, y } = spotOf(seen, place)
    await page.mouse.click(x, y)
  },
  // The answers move when the bar finds more words for a wrong touch.
  button: (page) => page.locator('.ringed').first().click(),
}

export const byFinger: Touch = {
  async hex(page, place, seen) {
    const { x, y } = spotOf(seen, place)
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
  if (touch === byKeys && seen.ring === null) return
  const near = seen.hexes.filter(
    ({ place, words }) => place !== seen.ring && !names(seen.sentence, place) && /,/.test(words),
  )
  const wrong = near.find(({ words }) => /, (nord|sud|north|south), /.test(words)) ?? near[0]
  if (!wrong) return
  await touch.hex(page, wrong.place, seen)
  const { oops, ring, step } = await read(page, seen)
  const where = touch === byKeys ? /(Vous avez touché|You touched) [A-Z]+\d+/ : new RegExp(wrong.place)
  expect(oops, `${seen.sentence}: ${wrong.words}`).toMatch(where)
  if (seen.ring !== null) expect(names(oops, seen.ring), `« ${oops} » tells of ${seen.ring}`).toBe(true)
  expect({ ring, step }).toEqual({ ring: seen.ring, step: seen.step })
}

export interface Attended {
  readonly steps: number
  readonly touches: number
}

/** Plays a lesson to its end, or up to a step: by what the bar says, with one wrong touch in each step that is his. */
export async function attend(page: Page, touch: Touch, astray = true, upTo = Infinity): Promise<Attended> {
  const steps = new Set<string>()
  let seen = await read(page)
  for (let touches = 0; touches < 60; touches += 1) {
    if (seen.over || Number(seen.step) >= upTo) return { steps: steps.size, touches }
    const first = !steps.has(seen.step)
    steps.add(seen.step)
    if (astray && first) await goAstray(page, seen, touch)
    // On a phone the bar grows with what it says, and the map moves.
    const now = astray && first ? await read(page) : seen
    if (now.ring !== null) {
      // What follows a card is ringed where it stands.
      if (first) expect(names(now.sentence, now.ring), `« ${now.sentence} » speaks of ${now.ring}`).toBe(true)
      await touch.hex(page, now.ring, now)
    } else {
      expect(now.button, `« ${now.sentence} » is answered by something ringed`).not.toBeNull()
      const wanted = quoted(now.sentence)
      if (wanted) expect(now.button?.words.toLowerCase()).toContain(wanted.toLowerCase())
      await touch.button(page, now)
    }
    seen = await moved(page, now)
  }
  throw new Error('the lesson does not end')
}

/** Something was done: the next thing is asked for. What was said of a wrong touch may go, or change, before. */
async function moved(page: Page, from: Read): Promise<Read> {
  for (let now = from; ;) {
    now = await read(page, now)
    if (now.step !== from.step || now.ring !== from.ring || now.sentence !== from.sentence) return now
  }
}
