// A run of trial games outlives the page that began it.
import { flushSync } from 'svelte'
import { expect, it, vi } from 'vitest'
import { Run } from '../../src/workshop/certificate/run.svelte'

const asked = vi.hoisted(() => ({ go: [] as (() => void)[] }))
vi.mock('../../src/workshop/certificate/asking', () => ({
  Scales: class {
    stopped = false
    stop = () => undefined
    ask = (what: string, { from, games }: { from: number; games: number }) =>
      new Promise((settle) =>
        asked.go.push(() =>
          settle(
            what === 'trial'
              ? {
                  level: { figures: { won: { north: from + games, nobody: 0, south: 0 } } },
                  south: null,
                  next: from + games,
                }
              : what === 'certificate'
                ? { text: 'sealed' }
                : { over: true },
          ),
        ),
      )
  },
}))

it('counts on when the page that began it is gone', async () => {
  let run: Run | undefined
  const leave = $effect.root(() => {
    const own = $derived(new Run('left'))
    $effect(() => {
      run = own
      void own.share
    })
  })
  flushSync()
  if (!run) throw new Error('no run')
  const playing = run.play('text', 'brief', 1, 'fr')
  expect(run.share).toBe(0)
  leave()
  const answerAll = async () => {
    for (const go of asked.go.splice(0)) go()
    await new Promise((settle) => setTimeout(settle))
  }
  await answerAll()
  // Twenty games of each level, eight where there are no more.
  expect([run.done, run.share]).toEqual([48, 52])
  while (asked.go.length > 0) await answerAll()
  await playing
  expect(run.games).toBe(92)
})
