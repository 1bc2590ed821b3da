// Dice that anybody can check (docs/fair-dice.md): every secret is the one announced, and the faces follow from it.
import type { DiceFile, Throw } from '../net/api'

/** What is wrong with a file of dice; `message` is one of the catalogue. Null if every throw is what it should be. */
export interface Flaw {
  readonly message: string
  /** The number of the throw, from 1. */
  readonly throw: number
}

const CHAIN_LENGTH = 4096

/** Checks every throw, and that the commitments are those this browser was shown before them. */
export async function checkDice(file: DiceFile, shown: readonly string[]): Promise<Flaw | null> {
  if (file.format !== 1) return { message: 'dice-bad-format', throw: 0 }
  if (shown.some((commitment, index) => file.commitments[index] !== commitment))
    return { message: 'dice-bad-commitment', throw: 0 }
  let [chain, index, before] = [1, 1, file.commitments[0]]
  for (const [place, thrown] of file.throws.entries()) {
    const flaw = (message: string) => ({ message, throw: place + 1 })
    if (thrown.chain !== chain || thrown.index !== index) return flaw('dice-bad-order')
    if ((await sha256(thrown.secret)) !== before) return flaw('dice-bad-secret')
    const faces = await facesOf(file.game, thrown)
    if (String(faces) !== String(thrown.faces)) return flaw('dice-bad-faces')
    ;[index, before] = [index + 1, thrown.secret]
    if (index > CHAIN_LENGTH) [chain, index, before] = [chain + 1, 1, file.commitments[chain]]
  }
  return null
}

/** Can hashes be computed here? Browsers allow it on secure pages only. */
export function canCheck(): boolean {
  return globalThis.crypto?.subtle !== undefined
}

async function facesOf(game: string, thrown: Throw): Promise<number[]> {
  const { chain, index, secret, nonce, command, purpose, faces } = thrown
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', bytesOf(secret), algorithm, false, ['sign'])
  const found: number[] = []
  for (let block = 0; found.length < faces.length; block += 1) {
    const parts = ['étendard dice 1', game, chain, index, nonce, command, purpose, faces.length, block]
    const hash = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(JSON.stringify(parts)))
    // Bytes of 252 and more would make the first faces likelier than the others.
    found.push(...[...new Uint8Array(hash)].filter((byte) => byte < 252).map((byte) => byte % 6))
  }
  return found.slice(0, faces.length)
}

async function sha256(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', bytesOf(text))
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

function bytesOf(hexadecimal: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hexadecimal.match(/../g) ?? [], (pair) => parseInt(pair, 16))
}
