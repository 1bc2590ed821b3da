// Officers who flee and elephants that run are seen to: in the built page, when the enemy's turn is looked at again.
import type { ShownView, TableView } from '../src/wire'
import { driveTurns, leisurely, shot } from './drive'
import { expect, sit, test } from './table'

interface Flown {
  readonly what: string
  readonly elephant: boolean
  readonly duration: number
  readonly from: string
  readonly to: string
}

const SEEN: readonly {
  readonly name: string
  readonly scenario: string
  readonly wanted: (one: ShownView, after: TableView) => boolean
  readonly flown: (one: Flown) => boolean
}[] = [
  {
    name: 'an officer flees to a unit and his flag is seen to go',
    scenario: 'austerlitz',
    wanted: (one) => one.show === 'fled' && one.from !== null,
    flown: ({ what }) => what.includes('flight'),
  },
  {
    name: 'a loose elephant runs by its way',
    scenario: 'hydaspes',
    // One that ran off the map, or was caught, is not drawn where it came to.
    wanted: (one, { position }) =>
      one.show === 'ran' && one.way.length > 1 && position.elephants.some(({ hex }) => hex === one.way.at(-1)),
    flown: ({ what, elephant }) => elephant && what.includes('piece'),
  },
]

for (const { name, scenario, wanted, flown } of SEEN)
  test(name, async ({ page, house }) => {
    const mine = await driveTurns(house, scenario, (turn, after) =>
      turn.some(({ told }) => told.some(({ shown }) => shown.some((one) => wanted(one, after)))),
    )
    await page.addInitScript(() => {
      const seen: Flown[] = []
      Object.assign(globalThis, { flown: seen })
      const animate = Element.prototype.animate
      Element.prototype.animate = function (frames, how) {
        const ways = (frames ?? []) as Keyframe[]
        seen.push({
          what: this.getAttribute('class') ?? '',
          elephant: this.querySelector('.elephant') !== null,
          duration: Number((how as KeyframeAnimationOptions).duration),
          from: String(ways[0]?.transform),
          to: String(ways.at(-1)?.transform),
        })
        return animate.call(this, frames, how)
      }
    })
    await leisurely(page)
    await sit(page, mine)
    await page.keyboard.press('r')
    const animated = () => page.evaluate(() => (globalThis as unknown as { flown: Flown[] }).flown)
    await expect.poll(async () => (await animated()).some(flown), { timeout: 60_000 }).toBe(true)
    await shot(page, `flight-${scenario}`)
    const [first] = (await animated()).filter(flown)
    expect(first?.duration).toBeGreaterThan(100)
    expect(first?.from).not.toBe(first?.to)
  })
