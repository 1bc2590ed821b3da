// Players' hands. They see the board as a screen reader tells it, and play with the mouse or with keys; they know no rule
// but to go where the enemy is and to strike.
import type { Page } from '@playwright/test'
import { distance, neighbour, sameSpot, SIDES, spotOf, type Side } from '../src/board/geometry'
import { pause } from '../scripts/house.mjs'

export interface Thing {
  readonly name: string
  readonly x: number
  readonly y: number
}

export interface Seen {
  readonly over: boolean
  /** Is this player asked? */
  readonly mine: boolean
  /** Several things can be done at one hex: which? */
  readonly asked: boolean
  /** What was told last: how many lines the log has; on a phone, where it is put away, what is said aloud. */
  readonly told: string
  /** The key of the question asked. */
  readonly question: string
  /** What the bar says. */
  readonly said: string
  /** Answers in the bar, as they stand. */
  readonly answers: readonly Thing[]
  /** Answers in the list beside the board. */
  readonly listed: readonly Thing[]
  /** Hexes, named by their place and told in words. */
  readonly hexes: readonly (Thing & { readonly words: string })[]
}

const MAY_ACT = /, (peut agir|may act)/
const MAY_GO = /, (peut aller|may go)/
const TARGET = /, (cible|target)/
const CHOICE = /, (premier pas|pas \d|step|first step|au choix|choice)/

/** Everything at one glance. */
export async function look(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const thing = (element: Element, name: string) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return { name, x: x + width / 2, y: y + height / 2 }
    }
    const all = (selector: string) => [...document.querySelectorAll(selector)]
    const bar = document.querySelector('.prompt')
    const answers = all('.prompt .answers button').map((one) => thing(one, one.textContent))
    return {
      over: all('aside .ending').length > 0,
      mine: bar?.classList.contains('mine') ?? false,
      asked: /^(Annuler|Cancel)/.test(answers[0]?.name.trim() ?? ''),
      told: `${all('aside .log .lines > *').length} ${all('.aloud p').at(-1)?.textContent ?? ''}`,
      question: bar?.getAttribute('data-question') ?? '',
      said: bar?.textContent.trim() ?? '',
      answers,
      listed: all('aside .listed button').map((one) => thing(one, one.textContent)),
      hexes: all('[data-place]').map((one) => ({
        ...thing(one, one.getAttribute('data-place') ?? ''),
        words: one.getAttribute('aria-label') ?? '',
      })),
    }
  })
}

type Hex = Seen['hexes'][number]
/** What a hand wants to do. */
export type Wish = { readonly pick: Hex } | { readonly answer: 'last' | 'option' | 'listed' }

/** An attack before a move, a move before an answer. Whoever wished in vain for something is `weary`, and passes on. */
export function wish(seen: Seen, foe: 'north' | 'south', weary: boolean): Wish | null {
  if (seen.asked) return { answer: 'option' }
  if (!weary) {
    const target = seen.hexes.find(({ words }) => TARGET.test(words))
    if (target) return { pick: target }
    const way = nearest(
      seen.hexes.filter(({ words }) => MAY_GO.test(words)),
      seen.hexes.filter(({ words }) => enemy(words, foe)),
    )
    if (way) return { pick: way }
    const free = seen.hexes.find(({ words }) => MAY_ACT.test(words))
    if (free) return { pick: free }
  }
  if (seen.answers.length > 0) return { answer: 'last' }
  if (seen.listed.length > 0) return { answer: 'listed' }
  const step = seen.hexes.find(({ words }) => CHOICE.test(words))
  return step ? { pick: step } : null
}

const enemy = (words: string, foe: 'north' | 'south') =>
  (foe === 'north' ? /, (nord|north), / : /, (sud|south), /).test(words)

/** The way that leads nearest to anybody of the other side. */
function nearest(ways: readonly Hex[], foes: readonly Hex[]): Hex | undefined {
  const away = (way: Hex) => Math.min(...foes.map((foe) => distance(spotOf(way.name), spotOf(foe.name))))
  return [...ways].sort((a, b) => away(a) - away(b))[0]
}

/** How a wish is carried out. */
export interface Manner {
  pick(page: Page, hex: Hex, seen: Seen): Promise<void>
  answer(page: Page, which: 'last' | 'option' | 'listed', seen: Seen): Promise<void>
}

export const mouse: Manner = {
  pick: (page, hex) => page.mouse.click(hex.x, hex.y),
  async answer(page, which, { answers, listed }) {
    const button =
      which === 'listed' ? listed[0] : which === 'option' ? (answers[1] ?? listed[0] ?? answers[0]) : answers.at(-1)
    if (button) await page.mouse.click(button.x, button.y)
  },
}

/** A finger on a small screen: what lies outside it, or under a sheet, is brought into sight first. */
export const finger: Manner = {
  async pick(page, hex) {
    const within = (place: string) => {
      const one = document.querySelector(`[data-place="${place}"]`)
      const { x, y, width, height } = one?.getBoundingClientRect() ?? new DOMRect()
      const at = { x: x + width / 2, y: y + height / 2 }
      return document.elementFromPoint(at.x, at.y) === one ? at : null
    }
    const seen = await page.evaluate(within, hex.name)
    if (!seen) await page.getByRole('button', { name: /^(Tout voir|Show all|Fit)/ }).tap({ timeout: 10_000 })
    const at = seen ?? (await page.evaluate(within, hex.name))
    if (at) await page.touchscreen.tap(at.x, at.y)
  },
  async answer(page, which, { answers, listed }) {
    const handle = page.locator('aside .handle[aria-expanded=false]')
    const hidden = which === 'listed' || (which === 'option' && answers.length < 2)
    if (hidden && (await handle.isVisible())) {
      await handle.tap()
      return
    }
    const button =
      which === 'listed' ? listed[0] : which === 'option' ? (answers[1] ?? listed[0] ?? answers[0]) : answers.at(-1)
    if (button) await page.touchscreen.tap(button.x, button.y)
  },
}

const PAD = ['Numpad6', 'Numpad9', 'Numpad7', 'Numpad4', 'Numpad1', 'Numpad3']

/** Steers over the hexes with the numeric pad, picks and answers with Enter, digits and letters. */
export const keys: Manner = {
  async pick(page, hex, { answers }) {
    if (MAY_ACT.test(hex.words) && answers.some(({ name }) => /N$/.test(name.trim()))) return page.keyboard.press('n')
    const goal = spotOf(hex.name)
    for (let steps = 0; steps < 60; steps += 1) {
      const here = spotOf(await tabToBoard(page))
      if (sameSpot(here, goal)) break
      const away = (side: Side) => distance(neighbour(here, side), goal)
      const side = [...SIDES].sort((a, b) => away(a) - away(b))[0]
      await page.keyboard.press(PAD[side ?? 0] ?? 'Numpad6')
    }
    await page.keyboard.press('Enter')
  },
  async answer(page, which, { answers }) {
    const last = answers.at(-1)?.name.trim() ?? ''
    if (which !== 'last') return page.keyboard.press('1')
    if (/(Entrée|Enter)$/.test(last)) return page.keyboard.press('Enter')
    await page.keyboard.press(/[1-9]$/.exec(last)?.[0] ?? 'e')
  },
}

/** The hex that has the keyboard's focus; from anywhere else the tabulator leads there. */
async function tabToBoard(page: Page): Promise<string> {
  for (let tabs = 0; tabs < 80; tabs += 1) {
    const place = await page.evaluate(() => document.activeElement?.getAttribute('data-place') ?? null)
    if (place !== null) return place
    await page.keyboard.press('Tab')
  }
  throw new Error('the tabulator never comes to the board')
}

/** So often a hand tries the same in vain, and so often it looks at a table where nothing happens any more. */
const PATIENCE = { wish: 3, deeds: 120, looks: 2000 }

/** Somebody who plays: at one screen, in one manner, against one side. */
export class Player {
  /** How often each thing was wished since the log last grew. */
  private vain = new Map<string, number>()
  private told = ''
  private deeds = 0
  private looks = 0

  constructor(
    readonly page: Page,
    private readonly manner: Manner = mouse,
    private readonly foe: 'north' | 'south' = 'north',
  ) {}

  /** Plays until the battle is over, or so many things are done, or somebody says stop; says how many. */
  async play(most: number, stop: (seen: Seen) => boolean | Promise<boolean> = () => false): Promise<number> {
    for (let done = 0; done < most;) {
      const seen = await look(this.page)
      if (seen.over || (await stop(seen))) return done
      if (await this.act(seen)) done += 1
    }
    return most
  }

  /** One thing, if he is asked. */
  async act(seen: Seen): Promise<boolean> {
    this.mind(seen)
    const wanted = seen.mine ? this.wishOf(seen) : null
    if (!wanted) {
      await pause(40)
      return false
    }
    this.deeds += 1
    if ('pick' in wanted) await this.manner.pick(this.page, wanted.pick, seen)
    else await this.manner.answer(this.page, wanted.answer, seen)
    await this.settle()
    return true
  }

  /** What he wishes, unless he wished it in vain too often. */
  private wishOf(seen: Seen): Wish | null {
    const wanted = wish(seen, this.foe, false)
    const sight = JSON.stringify([
      wanted && 'pick' in wanted ? wanted.pick.name : wanted,
      seen.answers.map(({ name }) => name),
    ])
    const often = this.vain.get(sight) ?? 0
    this.vain.set(sight, often + 1)
    return often < PATIENCE.wish ? wanted : wish(seen, this.foe, true)
  }

  /** Forgets vain wishes when something happened; complains where nothing does. */
  private mind(seen: Seen): void {
    this.looks += 1
    if (seen.told !== this.told) {
      this.vain.clear()
      ;[this.told, this.deeds, this.looks] = [seen.told, 0, 0]
    }
    if (this.deeds > PATIENCE.deeds || this.looks > PATIENCE.looks)
      throw new Error(
        `nothing happens any more: ${this.deeds} deeds, ${this.looks} looks, ${JSON.stringify({
          mine: seen.mine,
          said: seen.said,
          listed: seen.listed.map(({ name }) => name),
          choices: seen.hexes.filter(({ words }) => [MAY_ACT, MAY_GO, TARGET, CHOICE].some((kind) => kind.test(words))),
          vain: [...this.vain],
        })}`,
      )
  }

  /** Lets go of whoever is in hand and gives the usual answer, or ends the phase. */
  async passOn(): Promise<void> {
    const before = await look(this.page)
    // What is asked once more is answered, not let go of.
    if (!/^(Continuer à jouer|Play on)/.test(before.answers[0]?.name.trim() ?? ''))
      await this.page.keyboard.press('Escape')
    const seen = await look(this.page)
    if (!seen.mine) return
    await this.manner.answer(this.page, seen.answers.length > 0 ? 'last' : 'listed', seen)
  }

  /** Waits until what was said has been answered. */
  private async settle(): Promise<void> {
    await this.page.waitForFunction(() => !document.querySelector('.prompt[aria-busy=true]'), null, { polling: 15 })
  }
}
