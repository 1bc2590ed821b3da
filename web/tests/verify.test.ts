// A certificate whose players think otherwise than usual cannot be played again by a page, which says so.
import { expect, it, vi } from 'vitest'
import type { Scales } from '../src/workshop/certificate/asking'
import { playedAgain } from '../src/workshop/certificate/verify'
import type { VerifyView } from '../src/wire'

const player = (nodes: number) => ({ level: 'captain' as const, nodes })
function seenWith(nodes: number): VerifyView {
  const figures = { played: [{ from: 0, games: 40 }], won: { north: 20, nobody: 0, south: 20 } }
  const levels = [{ north: player(nodes), south: player(nodes), figures }]
  return { opened: { certificate: { seed: 1, levels } }, battle: true, versions: true } as unknown as VerifyView
}
function scalesOf() {
  const difference = { figure: 'won', written: '1', found: '2' }
  const ask = vi.fn((what: string, { from = 0, games = 0 }: { from?: number; games?: number }) =>
    Promise.resolve(
      what === 'verify'
        ? { difference }
        : { level: { north: player(600), south: player(600), figures: {} }, next: from + games },
    ),
  )
  return { ask, scales: { ask } as unknown as Scales, difference }
}

it('plays the usual ones to the end', async () => {
  const { ask, scales, difference } = scalesOf()
  const verified = await playedAgain(scales, seenWith(600), '', '', 'fr', () => undefined)
  expect(verified).toMatchObject({ difference, unusual: false })
  expect(ask).toHaveBeenCalledTimes(3)
})

it('stops at once where the players are others', async () => {
  const { ask, scales } = scalesOf()
  const verified = await playedAgain(scales, seenWith(5000), '', '', 'fr', () => undefined)
  expect(verified).toMatchObject({ difference: null, unusual: true })
  expect(ask).toHaveBeenCalledTimes(1)
})
