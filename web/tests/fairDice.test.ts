import { createHash, createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { DiceFile, Throw } from '../src/net/api'
import { checkDice } from '../src/table/fairDice'

// The host's side, written from docs/fair-dice.md with other tools than the page uses.
const sha = (secret: string) => createHash('sha256').update(Buffer.from(secret, 'hex')).digest('hex')

function chain(length: number): string[] {
  const secrets = ['ab'.repeat(32)]
  while (secrets.length <= length) secrets.unshift(sha(secrets[0] ?? ''))
  return secrets
}

function faces(game: string, { chain, index, secret, nonce, command, purpose }: Omit<Throw, 'faces'>, dice: number) {
  const found: number[] = []
  for (let block = 0; found.length < dice; block += 1) {
    const text = JSON.stringify(['étendard dice 1', game, chain, index, nonce, command, purpose, dice, block])
    const bytes = createHmac('sha256', Buffer.from(secret, 'hex')).update(text, 'utf8').digest()
    found.push(...[...bytes].filter((byte) => byte < 252).map((byte) => byte % 6))
  }
  return found.slice(0, dice)
}

function file(dice: number[]): DiceFile {
  const secrets = chain(dice.length)
  const throws = dice.map((count, place) => {
    const index = place + 1
    const secret = secrets[index] ?? ''
    const nonce = `${index}`.padStart(32, '0')
    const made = { chain: 1, index, secret, nonce, command: 'south attack left-wing centre', purpose: 'attack' }
    return { ...made, faces: faces('k3v9', made, count) }
  })
  return { format: 1, game: 'k3v9', commitments: [secrets[0] ?? ''], throws }
}

const changed = (fair: DiceFile, place: number, change: Partial<Throw>): DiceFile => ({
  ...fair,
  throws: fair.throws.map((one, at) => (at === place ? { ...one, ...change } : one)),
})

describe('dice', () => {
  const fair = file([3, 1, 40])

  it('that are fair pass', async () => {
    expect(await checkDice(fair, fair.commitments)).toBeNull()
    expect(await checkDice(file([]), [])).toBeNull()
  })

  it('that were turned are named', async () => {
    const first = fair.throws[1]?.faces[0] ?? 0
    const turned = changed(fair, 1, { faces: [(first + 1) % 6] })
    expect(await checkDice(turned, fair.commitments)).toEqual({ message: 'dice-bad-faces', throw: 2 })
  })

  it('of another chain, another order or another announcement are named', async () => {
    const strange = changed(fair, 0, { secret: 'cd'.repeat(32) })
    expect(await checkDice(strange, fair.commitments)).toEqual({ message: 'dice-bad-secret', throw: 1 })
    const skipped = { ...fair, throws: fair.throws.slice(1) }
    expect(await checkDice(skipped, fair.commitments)).toEqual({ message: 'dice-bad-order', throw: 1 })
    expect(await checkDice(fair, ['ff'.repeat(32)])).toEqual({ message: 'dice-bad-commitment', throw: 0 })
    expect(await checkDice({ ...fair, format: 2 }, [])).toEqual({ message: 'dice-bad-format', throw: 0 })
  })
})
