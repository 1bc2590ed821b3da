import { createHash, createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { checkDice, type DiceFile, type SentFile, type Thrown } from '../src/fair/check'
import { FACES } from '../src/fair/faces'
import { saidWords } from '../src/fair/said'
import { Watch } from '../src/fair/watch.svelte'
import type { CommandWire, EntryView, TableView } from '../src/wire'
import { shelfOf } from './fakeShelf'
import { entry, table } from './fakeTable'

// The host's side, written from docs/fair-dice.md with other tools than the page uses.
const sha = (secret: string) => createHash('sha256').update(Buffer.from(secret, 'hex')).digest('hex')
const short = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex').slice(0, 32)

function chain(length: number, last = 'ab'): string[] {
  const secrets = [last.repeat(32)]
  while (secrets.length <= length) secrets.unshift(sha(secrets[0] ?? ''))
  return secrets
}

function faces(game: string, { chain, index, secret, nonce, command, purpose }: Omit<Thrown, 'faces'>, dice: number) {
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
    return { ...made, faces: faces('g1', made, count) }
  })
  return { format: 1, game: 'g1', commitments: [secrets[0] ?? ''], throws }
}

const changed = (fair: DiceFile, place: number, change: Partial<Thrown>): DiceFile => ({
  ...fair,
  throws: fair.throws.map((one, at) => (at === place ? { ...one, ...change } : one)),
})

describe('a file of dice', () => {
  const fair = file([3, 1, 40])
  const seen = { entries: 9, throws: 3, digest: null, over: false }
  const own: SentFile = {
    ...{ format: 1, game: 'g1', sides: ['south'], computers: [], since: 0, commitments: fair.commitments, seen },
    sent: fair.throws.map(({ nonce }, place) => ({
      ...{ after: place, chain: 1, nonce, command: null, words: 'attack left-wing centre', entry: place + 1 },
    })),
  }

  it('that is fair passes, also one of an earlier version', async () => {
    expect(await checkDice(fair, null)).toMatchObject({ throws: 3, own: 0 })
    expect(await checkDice(fair, own)).toMatchObject({ throws: 3, own: 3 })
    expect(await checkDice(file([]), null)).toMatchObject({ throws: 0 })
  })

  it('with faces that were turned is named', async () => {
    const first = fair.throws[1]?.faces[0] ?? 0
    const turned = changed(fair, 1, { faces: [(first + 1) % 6] })
    expect(await checkDice(turned, own)).toMatchObject({ message: 'dice-bad-faces', throw: 2 })
  })

  it('of another chain, another order or another announcement is named', async () => {
    const strange = changed(fair, 0, { secret: 'cd'.repeat(32) })
    expect(await checkDice(strange, own)).toMatchObject({ message: 'dice-bad-secret', throw: 1 })
    const skipped = { ...fair, throws: fair.throws.slice(1) }
    expect(await checkDice(skipped, null)).toMatchObject({ message: 'dice-bad-order', throw: 1 })
    const shown = { ...own, commitments: ['ff'.repeat(32)] }
    expect(await checkDice(fair, shown)).toMatchObject({ message: 'dice-bad-commitment', throw: 0 })
    expect(await checkDice({ ...fair, format: 2 }, null)).toEqual({ message: 'dice-bad-format', throw: 0 })
  })

  it('with a nonce the host chose is named, though every proof is right', async () => {
    const [first] = fair.throws
    if (!first) throw new Error('no throw')
    const ground = { ...first, nonce: '99'.repeat(16) }
    const forged = changed(fair, 0, { ...ground, faces: faces('g1', ground, 3) })
    expect(await checkDice(forged, null)).toMatchObject({ throws: 3 })
    expect(await checkDice(forged, own)).toMatchObject({ message: 'dice-not-sent', throw: 1 })
  })

  it('that is cut short is named', async () => {
    const cut = { ...fair, throws: fair.throws.slice(0, 2) }
    expect(await checkDice(cut, null)).toMatchObject({ throws: 2 })
    expect(await checkDice(cut, own)).toMatchObject({ message: 'dice-throws-cut', facts: { seen: 3, found: 2 } })
  })
})

describe('words of commands', () => {
  it('are those of the server', () => {
    const { commands, names } = JSON.parse(readFileSync(new URL('said.json', import.meta.url), 'utf8')) as {
      commands: { command: CommandWire; en: string }[]
      names: Record<string, string>
    }
    expect(commands.length).toBeGreaterThan(60)
    for (const { command, en } of commands) expect(saidWords(command)).toBe(en)
    for (const [name, word] of Object.entries(names))
      expect(saidWords({ do: 'select', unit: name })).toBe(`select ${word}`)
  })
})

describe('faces', () => {
  it('are those printed on the dice of the books', () => {
    for (const [book, faces] of Object.entries(FACES)) {
      const text = readFileSync(new URL(`../../rulebooks/${book}/dice.toml`, import.meta.url), 'utf8')
      expect(JSON.parse(/^faces = (.*)$/m.exec(text)?.[1] ?? '')).toEqual(faces)
    }
  })
})

const ATTACK = { do: 'attack', unit: 'left-wing', target: { unit: 'centre' } } as const
const WORDS = 'attack left-wing centre'

/** A host: it throws for the south with the nonce it is sent, unless it has a better idea. */
function host(secrets: readonly string[]) {
  let thrown = 0
  const cast = (number: number, nonce: string, camp: 'north' | 'south' = 'south'): EntryView => {
    thrown += 1
    const view = { chain: 1, index: thrown, secret: secrets[thrown] ?? '', purpose: 'attack' as const }
    const places = faces('g1', { ...view, nonce, command: `${camp} ${WORDS}` }, 2)
    const shown = places.map((place) => FACES.jomini?.[place] ?? 'flag')
    return { ...entry(number), camp, command: ATTACK, words: WORDS, nonce, throws: [{ ...view, faces: shown, places }] }
  }
  const at = (number: number, commitments = [secrets[0] ?? '']): TableView => ({
    ...table({ number }),
    dice: { commitments, throws: thrown },
  })
  return { cast, at }
}

const begun: EntryView = { number: 1, at: 0, told: [], undone: false, kind: 'begun' }

describe('the watch over a running game', () => {
  const secrets = chain(9)

  const first = short(`étendard first nonce 1 g1 ${secrets[0] ?? ''}`)

  function watching() {
    const shelf = shelfOf()
    const watch = new Watch(shelf, 'g1')
    const { cast, at } = host(secrets)
    watch.hear(at(1), [begun], true)
    return { shelf, watch, cast, at }
  }

  it('counts what is fair, and finds it again after the page was closed', async () => {
    const { shelf, watch, cast, at } = watching()
    watch.send(ATTACK, '01'.repeat(16), 1)
    const first = cast(2, '01'.repeat(16))
    watch.hear(at(2), [first], false)
    watch.answer('01'.repeat(16), 2)
    // The computer of the north: its nonce follows from the last one sent, and from the place of the throw.
    const second = cast(3, short(`étendard nonce 1 ${'01'.repeat(16)} 1 2`), 'north')
    watch.hear(at(3), [second], false)
    await watch.settled()
    expect(watch.flaw).toBeNull()
    expect(watch.found).toEqual({ throws: 2, own: 1, computers: 1, alone: 0, earlier: 0 })
    const again = new Watch(shelf, 'g1')
    again.hear(at(3), [begun, first, second], true)
    await again.settled()
    expect([again.flaw, again.found.throws]).toEqual([null, 2])
    expect(again.own).toMatchObject({ since: 0, sides: ['south'], seen: { entries: 3, throws: 2 } })
  })

  it('names a nonce the host put in the place of the one sent, at once', async () => {
    const { watch, cast, at } = watching()
    watch.send(ATTACK, '01'.repeat(16), 1)
    watch.hear(at(2), [cast(2, '77'.repeat(16))], false)
    await watch.settled()
    expect(watch.flaw).toMatchObject({ message: 'dice-not-sent', throw: 1 })
  })

  it('names a command nobody sent, and a computer’s nonce that does not follow', async () => {
    const { watch, cast, at } = watching()
    watch.hear(at(2), [cast(2, '77'.repeat(16))], false)
    expect(watch.flaw).toMatchObject({ message: 'dice-command-not-sent', facts: { entry: 2, words: WORDS } })
    const other = watching()
    other.watch.hear(other.at(2), [other.cast(2, '77'.repeat(16), 'north')], false)
    await other.watch.settled()
    expect(other.watch.flaw).toMatchObject({ message: 'dice-other-last', throw: 1 })
  })

  it('names another announcement than the first', () => {
    const { shelf, watch, at } = watching()
    watch.hear(at(1, ['ee'.repeat(32)]), [], false)
    expect(watch.flaw).toMatchObject({ message: 'dice-bad-commitment', facts: { chain: 1 } })
    const again = new Watch(shelf, 'g1')
    again.hear(at(1, ['ee'.repeat(32)]), [begun], true)
    expect(again.flaw).toMatchObject({ message: 'dice-bad-commitment' })
  })

  it('takes what another page of this browser sent for its own', async () => {
    const { shelf, watch, cast, at } = watching()
    const other = new Watch(shelf, 'g1')
    other.hear(at(1), [begun], true)
    other.send(ATTACK, '02'.repeat(16), 1)
    watch.hear(at(2), [cast(2, '02'.repeat(16))], false)
    await watch.settled()
    expect([watch.flaw, watch.found.own]).toEqual([null, 1])
  })

  it('tells a game taken up from a copy, and takes one that went back in silence for what it is', async () => {
    const { shelf, watch, cast, at } = watching()
    watch.send(ATTACK, '01'.repeat(16), 1)
    const first = cast(2, '01'.repeat(16))
    watch.hear(at(2), [first], false)
    watch.answer('01'.repeat(16), 2)
    await watch.settled()
    const silent = new Watch(shelfOf({ ...shelf.kept }), 'g1')
    silent.hear({ ...at(1), number: 1 }, [begun], true)
    expect(silent.flaw).toMatchObject({ message: 'dice-gone-back', facts: { seen: 2, found: 1 } })
    const told = new Watch(shelf, 'g1')
    const commitment = chain(3, 'cd')[0] ?? ''
    const renewed: EntryView = { number: 2, at: 0, told: [], undone: false, kind: 'chain', chain: 2, commitment }
    told.hear(at(2, [secrets[0] ?? '', commitment]), [begun, renewed], true)
    expect(told.flaw).toBeNull()
    expect(told.back).toEqual({ entry: 2, lost: 1 })
  })

  it('names throws that are others than it saw before', async () => {
    const { shelf, watch, cast, at } = watching()
    watch.hear(at(2), [cast(2, short(`étendard nonce 1 ${first} 1 1`), 'north')], false)
    await watch.settled()
    expect([watch.flaw, watch.found.alone]).toEqual([null, 1])
    // The host plays on from an older state, in silence: another throw with the same secret.
    const again = host(secrets)
    const back = new Watch(shelf, 'g1')
    const other = { ...again.cast(3, short(`étendard nonce 1 ${first} 1 1`), 'north') }
    back.hear(again.at(3), [begun, { ...begun, number: 2 }, other], true)
    await back.settled()
    expect(back.flaw).toMatchObject({ message: 'dice-other-throws', facts: { seen: 1 } })
  })

  it('goes on where the shelf is full, and says so', () => {
    const { shelf, watch } = watching()
    shelf.full = true
    watch.send(ATTACK, '01'.repeat(16), 1)
    expect(watch.safe).toBe(false)
    expect(watch.own.sent).toHaveLength(1)
  })

  it('lets those who only watch check the chain', async () => {
    const watch = new Watch(shelfOf(), 'g1')
    const { cast, at } = host(secrets)
    const you = { north: false, south: false, host: false }
    watch.hear({ ...at(1), you }, [begun], true)
    watch.hear({ ...at(3), you }, [cast(2, '05'.repeat(16)), cast(3, '06'.repeat(16), 'north')], false)
    await watch.settled()
    expect([watch.flaw, watch.found.throws]).toEqual([null, 2])
  })
})
