// Dice that anybody can check (docs/fair-dice.md): every secret is the one announced, the faces follow from it, and the
// nonces are those this player sent. docs/check-dice.mjs is the same check in fewer lines.

/** The throws of a game with their proofs, as the host writes them down. */
export interface DiceFile {
  readonly format: number
  readonly game: string
  readonly commitments: readonly string[]
  readonly begun?: readonly NewChain[]
  readonly computers?: readonly string[]
  readonly extent?: { readonly entries: number; readonly lines: number; readonly over: boolean }
  readonly throws: readonly Thrown[]
}

export interface Thrown {
  readonly chain: number
  readonly index: number
  readonly secret: string
  readonly nonce: string
  readonly command: string
  readonly purpose: string
  /** Places on the die, from 0. */
  readonly faces: readonly number[]
  readonly entry?: number
  readonly follows?: string
}

/** A chain begun before the one before it was used up: the game was taken up from a copy. */
export interface NewChain {
  readonly chain: number
  /** The first throw made with it, from 1. */
  readonly throw: number
  readonly entry: number
}

/** What this player was shown, sent and saw: his own file. */
export interface SentFile {
  readonly format: number
  readonly game: string
  readonly sides: readonly string[]
  readonly computers: readonly string[]
  /** Of entries up to this one it knows nothing. */
  readonly since: number
  readonly commitments: readonly string[]
  readonly seen: Seen
  readonly sent: readonly SentCommand[]
}

export interface Seen {
  readonly entries: number
  readonly throws: number
  /** What they were, in one figure: each is hashed together with the figure of those before it. */
  readonly digest: string | null
  readonly over: boolean
}

export interface SentCommand {
  /** The last entry seen. */
  readonly after: number
  /** The last chain whose commitment had been shown. */
  readonly chain: number
  readonly nonce: string
  readonly command: unknown
  /** The same in the words of replays. */
  readonly words: string | null
  /** The entry in which it was done. */
  readonly entry: number | null
}

/** What is wrong: `message` is one of the catalogue, `throw` the number of the throw from 1, or 0 for the whole. */
export interface Flaw {
  readonly message: string
  readonly throw: number
  readonly facts?: Readonly<Record<string, string | number>>
}

/** What was found good. */
export interface Found {
  /** Throws that are what they should be. */
  readonly throws: number
  /** Of those: with a nonce this player sent. */
  readonly own: number
  /** Of those: of the computer, following from one. */
  readonly computers: number
  /** Of those: nobody had sent a nonce since their chain was announced. */
  readonly alone: number
  /** Of before his own file was begun. */
  readonly earlier: number
}

/** What the throws are held against; it may grow while they come. */
export interface Facts {
  readonly game: string
  readonly commitments: readonly string[]
  readonly begun: readonly NewChain[]
  readonly computers: readonly string[]
}

const CHAIN_LENGTH = 4096

/** Can hashes be computed here? Browsers allow it on secure pages only. */
export function canCheck(): boolean {
  return globalThis.crypto?.subtle !== undefined
}

/** Checks a whole file, and holds it against a player's own; a flaw, or what was found. */
export async function checkDice(file: DiceFile, own: SentFile | null): Promise<Flaw | Found> {
  if (file.format !== 1) return { message: 'dice-bad-format', throw: 0 }
  const { game, commitments, begun = [], computers = own?.computers ?? [] } = file
  const unlike = own && (unlikeShown(file, own) ?? unlikeSeen(file, own))
  if (unlike) return unlike
  const check = new DiceCheck({ game, commitments, begun, computers }, own)
  for (const thrown of file.throws) {
    const flaw = await check.next(thrown)
    if (flaw) return flaw
    if (file.extent && (thrown.entry ?? Infinity) > file.extent.entries)
      return { message: 'dice-bad-entry', throw: check.found.throws, facts: { entry: thrown.entry ?? 0 } }
  }
  // Last, for it cannot say which throw it is.
  return check.end() ?? (own && (await unlikeThrows(file, own))) ?? check.found
}

function unlikeShown({ game, commitments, computers }: DiceFile, own: SentFile): Flaw | null {
  if (game !== own.game) return { message: 'dice-other-game', throw: 0, facts: { game } }
  const other = own.commitments.findIndex((shown, place) => shown !== commitments[place])
  if (other >= 0) return { message: 'dice-bad-commitment', throw: 0, facts: { chain: other + 1 } }
  if (computers && String(computers) !== String(own.computers)) return { message: 'dice-other-seats', throw: 0 }
  return null
}

function unlikeSeen({ begun = [], extent, throws }: DiceFile, { commitments, seen }: SentFile): Flaw | null {
  const back = begun.find((one) => one.chain > commitments.length && one.throw <= seen.throws)
  if (back) return { message: 'dice-taken-back', throw: back.throw, facts: { seen: seen.throws } }
  if (throws.length < seen.throws)
    return { message: 'dice-throws-cut', throw: 0, facts: { seen: seen.throws, found: throws.length } }
  if (extent && extent.entries < seen.entries)
    return { message: 'dice-entries-cut', throw: 0, facts: { seen: seen.entries, found: extent.entries } }
  return extent && seen.over && !extent.over ? { message: 'dice-not-over', throw: 0 } : null
}

async function unlikeThrows({ throws }: DiceFile, { seen }: SentFile): Promise<Flaw | null> {
  if (seen.digest === null) return null
  let digest = ''
  for (const thrown of throws.slice(0, seen.throws)) digest = await grown(digest, thrown)
  return digest === seen.digest ? null : { message: 'dice-other-throws', throw: 0, facts: { seen: seen.throws } }
}

/** Throws in one figure, with one more. */
function grown(digest: string, thrown: Thrown): Promise<string> {
  const { entry = null, chain, index, secret, nonce, command, purpose, faces } = thrown
  return sha256(bytesIn(JSON.stringify([digest, entry, chain, index, secret, nonce, command, purpose, faces])))
}

/** Checks throws one after the other, as they come. */
export class DiceCheck {
  /** The throws so far in one figure. */
  digest: string | null = canCheck() ? '' : null
  found: Found = { throws: 0, own: 0, computers: 0, alone: 0, earlier: 0 }
  private chain = 1
  private index = 1
  /** The first throw of the entry under way, and the throw before. */
  private first: Thrown | null = null
  private last: Thrown | null = null

  constructor(
    private readonly facts: Facts,
    private readonly own: SentFile | null,
  ) {}

  /** What the next secret must hash to. */
  private get before(): string | undefined {
    return this.index === 1 ? this.facts.commitments[this.chain - 1] : this.last?.secret
  }

  /** The next throw; what is wrong with it. */
  async next(thrown: Thrown): Promise<Flaw | null> {
    const number = this.found.throws + 1
    const flaw = (message: string, facts: Flaw['facts'] = {}): Flaw => ({ message, throw: number, facts })
    const early = this.begin(number)
    if (early) return early
    if (thrown.chain !== this.chain || thrown.index !== this.index)
      return flaw('dice-bad-order', { chain: this.chain, index: this.index })
    if (this.before === undefined) return flaw('dice-no-commitment', { chain: this.chain })
    if (canCheck()) {
      if ((await sha256(bytesOf(thrown.secret))) !== this.before) return flaw('dice-bad-secret')
      if (String(await facesOf(this.facts.game, thrown)) !== String(thrown.faces)) return flaw('dice-bad-faces')
    }
    if (this.isOutOfPlace(thrown, number)) return flaw('dice-bad-entry', { entry: thrown.entry ?? 0 })
    if (this.last === null || thrown.entry === undefined || this.last.entry !== thrown.entry) this.first = thrown
    const other = await this.compare(thrown, flaw)
    if (other) return other
    this.last = thrown
    if (this.digest !== null) this.digest = await grown(this.digest, thrown)
    this.found = { ...this.found, throws: number }
    this.index += 1
    if (this.index > CHAIN_LENGTH) this.nextChain()
    return null
  }

  /** No throw follows: no chain may be said to begin further on. */
  end(): Flaw | null {
    const next = this.found.throws + 1
    const early = this.begin(next)
    const late = this.facts.begun.find((one) => one.throw > next)
    return early ?? (late ? { message: 'dice-bad-chain', throw: late.throw, facts: { chain: late.chain } } : null)
  }

  private begin(number: number): Flaw | null {
    for (const one of this.facts.begun.filter((begun) => begun.throw === number)) {
      const facts = { chain: one.chain }
      if (one.chain !== this.chain + 1) return { message: 'dice-bad-chain', throw: number, facts }
      this.nextChain()
      if (this.before === undefined) return { message: 'dice-no-commitment', throw: number, facts }
    }
    return null
  }

  private nextChain(): void {
    ;[this.chain, this.index] = [this.chain + 1, 1]
  }

  /** Entries go on, a new chain is told before it is used, and one entry has one nonce and one command. */
  private isOutOfPlace(thrown: Thrown, number: number): boolean {
    const { entry } = thrown
    if (entry === undefined) return false
    if (this.facts.begun.some((one) => one.throw <= number !== one.entry < entry)) return true
    const { last } = this
    if (last?.entry === undefined) return false
    if (last.entry === entry) return last.nonce !== thrown.nonce || last.command !== thrown.command
    return last.entry > entry
  }

  private async compare(thrown: Thrown, flaw: (message: string, facts?: Flaw['facts']) => Flaw): Promise<Flaw | null> {
    // Whoever only watches has sent nothing to compare with.
    const own = this.own && this.own.sides.length > 0 ? this.own : null
    const side = thrown.command.split(' ')[0] ?? ''
    const mine = own?.sides.includes(side) ?? false
    const computers = !mine && this.facts.computers.includes(side)
    if (computers && thrown.follows !== undefined && !(await this.follows(thrown.follows, thrown)))
      return flaw('dice-bad-following')
    if (own && thrown.entry !== undefined && thrown.entry <= own.since) this.count('earlier')
    else if (own && mine) return this.compareOwn(thrown, side, own, flaw)
    else if (own && computers && thrown.entry !== undefined)
      return this.compareComputer(thrown, thrown.entry, own, flaw)
    return null
  }

  private compareOwn(
    thrown: Thrown,
    side: string,
    own: SentFile,
    flaw: (message: string, facts?: Flaw['facts']) => Flaw,
  ): Flaw | null {
    const { entry, chain, nonce, command } = thrown
    const sent = own.sent.find((one) => one.nonce === nonce)
    if (!sent) return flaw('dice-not-sent')
    if (sent.words !== null && command !== `${side} ${sent.words}`)
      return flaw('dice-other-command', { sent: sent.words })
    if (sent.entry !== null && entry !== undefined && sent.entry !== entry)
      return flaw('dice-other-entry', { entry, answered: sent.entry })
    // Where a chain is used up within a command, the next one goes on.
    const goesOn = this.last?.entry === entry && this.last?.index === CHAIN_LENGTH
    if (sent.chain < chain && !goesOn) return flaw('dice-late-chain', { chain })
    this.count('own')
    return null
  }

  private async compareComputer(
    thrown: Thrown,
    entry: number,
    own: SentFile,
    flaw: (message: string, facts?: Flaw['facts']) => Flaw,
  ): Promise<Flaw | null> {
    const sent = own.sent.filter((one) => !isLost(one, this.facts.begun) && (one.entry === null || one.entry < entry))
    const known = sent.findLastIndex((one) => one.entry !== null)
    // Begun in the middle, before this player's first command: what it follows from is not known here.
    if ((known < 0 && own.since > 0) || !canCheck()) return null
    // One that was never answered may have been done all the same.
    for (const one of sent.slice(Math.max(known, 0)))
      if (await this.follows(one.nonce, thrown)) {
        if (one.chain < thrown.chain) this.count('alone')
        this.count('computers')
        return null
      }
    const first = await short(`étendard first nonce 1 ${this.facts.game} ${this.facts.commitments[0] ?? ''}`)
    if (known >= 0 || !(await this.follows(first, thrown))) return flaw('dice-other-last')
    this.count('alone')
    this.count('computers')
    return null
  }

  private async follows(last: string, thrown: Thrown): Promise<boolean> {
    if (!canCheck()) return true
    const { chain, index } = this.first ?? thrown
    return (await short(`étendard nonce 1 ${last} ${chain} ${index}`)) === thrown.nonce
  }

  private count(what: 'own' | 'computers' | 'alone' | 'earlier'): void {
    this.found = { ...this.found, [what]: this.found[what] + 1 }
  }
}

/** Was it done in a life of the game that a copy took the place of? */
export function isLost({ chain, entry }: SentCommand, begun: readonly NewChain[]): boolean {
  return begun.some((one) => chain < one.chain && entry !== null && entry >= one.entry)
}

async function facesOf(game: string, thrown: Thrown): Promise<number[]> {
  const { chain, index, secret, nonce, command, purpose, faces } = thrown
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', bytesOf(secret), algorithm, false, ['sign'])
  const found: number[] = []
  for (let block = 0; found.length < faces.length; block += 1) {
    const parts = ['étendard dice 1', game, chain, index, nonce, command, purpose, faces.length, block]
    const hash = await crypto.subtle.sign('HMAC', key, bytesIn(JSON.stringify(parts)))
    // Bytes of 252 and more would make the first faces likelier than the others.
    found.push(...[...new Uint8Array(hash)].filter((byte) => byte < 252).map((byte) => byte % 6))
  }
  return found.slice(0, faces.length)
}

const bytesIn = (text: string) => new TextEncoder().encode(text)
const short = async (text: string) => (await sha256(bytesIn(text))).slice(0, 32)

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', bytes)
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

function bytesOf(hexadecimal: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hexadecimal.match(/../g) ?? [], (pair) => parseInt(pair, 16))
}
