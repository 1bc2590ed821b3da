// A player's hand: it sees the board as a screen reader tells it and plays with the mouse.
import type { Locator, Page } from '@playwright/test'

interface Hex {
  readonly place: string
  readonly words: string
}

export class Hand {
  constructor(private readonly page: Page) {}

  /** Plays until the battle is over, or so many steps are done; says how many. */
  async play(most: number): Promise<number> {
    for (let step = 0; step < most; step += 1) {
      if (await this.isOver()) return step
      await this.act()
    }
    return most
  }

  async isOver(): Promise<boolean> {
    return this.page.getByRole('button', { name: 'Revanche' }).isVisible()
  }

  private bar(): Locator {
    return this.page.locator('.prompt')
  }

  /** One thing: an attack before a move, a move before an answer. */
  private async act(): Promise<void> {
    const { page } = this
    if (!(await this.bar().evaluate((bar) => bar.classList.contains('mine')))) {
      await page.waitForTimeout(50)
      return
    }
    const cancel = this.bar().getByRole('button', { name: 'Annuler' })
    if (await cancel.isVisible()) return this.decide(cancel)
    const board = await this.read()
    const target = board.find(({ words }) => /, cible/.test(words))
    if (target) return this.pick(target)
    const ways = board.filter(({ words }) => /, peut aller/.test(words))
    const way = nearest(
      ways,
      board.filter(({ words }) => /, nord, /.test(words)),
    )
    if (way) return this.pick(way)
    const free = board.find(({ words }) => /peut agir/.test(words))
    if (free) return this.pick(free)
    const listed = page.locator('aside section ul button').first()
    if (await listed.isVisible()) return this.click(listed)
    const answers = this.bar().locator('button')
    if ((await answers.count()) > 0) return this.click(answers.last())
    await page.waitForTimeout(50)
  }

  /** Several things can be done there: the first of them; but no long list of orders is gone through. */
  private async decide(cancel: Locator): Promise<void> {
    const buttons = this.bar().locator('button')
    if ((await buttons.count()) > 1) return this.click(buttons.nth(1))
    await this.click(cancel)
    await this.click(buttons.last())
  }

  private async read(): Promise<Hex[]> {
    return this.page.locator('[data-place]').evaluateAll((cells) =>
      cells.map((cell) => ({
        place: cell.getAttribute('data-place') ?? '',
        words: cell.getAttribute('aria-label') ?? '',
      })),
    )
  }

  private async pick({ place }: Hex): Promise<void> {
    await this.click(this.page.locator(`[data-place="${place}"]`))
  }

  private async click(what: Locator): Promise<void> {
    await what.click({ timeout: 5000 }).catch(() => undefined)
    await this.page.waitForTimeout(30)
  }
}

/** The way that leads nearest to anybody of the other side. */
function nearest(ways: readonly Hex[], foes: readonly Hex[]): Hex | undefined {
  const spot = ({ place }: Hex) => [place.charCodeAt(0), Number(place.slice(1))] as const
  const away = (way: Hex) =>
    Math.min(...foes.map((foe) => Math.hypot(spot(way)[0] - spot(foe)[0], spot(way)[1] - spot(foe)[1])))
  return [...ways].sort((a, b) => away(a) - away(b))[0]
}
