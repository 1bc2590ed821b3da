// The run of a certificate: a battle that is changed meanwhile, a certificate that cannot be opened.
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { certificateOf, forgetCertificate, keepCertificate } from '../../src/shelf/certificates'
import { browserShelf } from '../../src/shelf/shelf'
import { underWay } from '../../src/pages/underWay.svelte'
import { planOf, Run } from '../../src/workshop/certificate/run.svelte'
import { shelfOf } from '../fakeShelf'

const { ask, stop } = vi.hoisted(() => ({ ask: vi.fn(), stop: vi.fn() }))
vi.mock('../../src/workshop/certificate/asking', () => ({
  Scales: class {
    stopped = false
    ask = ask
    stop = stop
  },
}))

const figures = { won: { north: 1, nobody: 0, south: 1 } }
beforeEach(() => {
  ask.mockImplementation((what: string, { from, games }: { from: number; games: number }) =>
    Promise.resolve(
      what === 'trial'
        ? { level: { figures }, south: null, next: from + games }
        : what === 'certificate'
          ? { text: 'sealed' }
          : { over: true },
    ),
  )
})
afterEach(() => {
  vi.clearAllMocks()
  localStorage.clear()
})

it('is current of the battle it was played with', async () => {
  const run = new Run('one')
  await run.play('text', 'brief', 1, 'fr')
  expect(run.fault).toBe(null)
  expect(run.current).toBe(true)
  expect(run.look('text')).toBe(true)
  expect(run.look('changed')).toBe(false)
  expect(run.current).toBe(false)
})

it('is told in the bar of every page but its own until it is over', async () => {
  const run = new Run('far')
  const playing = run.play('text', 'brief', 1, 'fr')
  expect(underWay.elsewhereThan('#/')?.link).toBe('#/workshop/far/certificate')
  expect(underWay.elsewhereThan('#/')?.said()).toContain('0')
  expect(underWay.elsewhereThan('#/workshop/far/certificate')).toBeUndefined()
  await playing
  expect(underWay.elsewhereThan('#/')).toBeUndefined()
})

it('is not current where the battle was changed while it was played', async () => {
  const run = new Run('two')
  const playing = run.play('text', 'brief', 1, 'fr')
  await run.open('changed', 'fr')
  await playing
  expect(run.certificate).not.toBe(null)
  expect(run.current).toBe(false)
})

it('stops what it asked where a certificate cannot be opened', async () => {
  keepCertificate(browserShelf(), 'three', { text: 'spoilt', at: 1, took: 1 })
  ask.mockRejectedValue(new Error('spoilt'))
  await expect(new Run('three').open('text', 'fr')).rejects.toThrow('spoilt')
  expect(stop).toHaveBeenCalledTimes(1)
})

it('knows the plan of a whole certificate again, and none of one that was stopped', () => {
  const levels = (...games: number[]) =>
    games.map((south) => ({ figures: { won: { north: 0, nobody: 0, south } } })) as never
  expect(planOf(levels(60, 24, 8))).toBe('brief')
  expect(planOf(levels(400, 400, 200))).toBe('whole')
  expect(planOf(levels(60, 24))).toBe(null)
  expect(planOf(levels(61, 24, 8))).toBe(null)
})

it('is gone with its draft', () => {
  const shelf = shelfOf()
  keepCertificate(shelf, 'four', { text: 'sealed', at: 1, took: 1 })
  forgetCertificate(shelf, 'four')
  expect(certificateOf(shelf, 'four')).toBe(null)
})
