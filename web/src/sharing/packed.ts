// A text that travels inside an address: squeezed (deflate) and written in letters an address takes as they are. What comes
// in from elsewhere is bounded as it is let out: a small address can promise a mountain.

/** Bytes of the longest text that is let out: the longest battle there is. */
export const LONGEST = 256 * 1024

/** What an address holds that is no text of ours. */
export class Unpackable extends Error {
  constructor(readonly reason: 'torn' | 'too-long') {
    super(reason)
  }
}

export async function packed(text: string): Promise<string> {
  const squeezed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const bytes = new Uint8Array(await new Response(squeezed).arrayBuffer())
  let letters = ''
  for (let from = 0; from < bytes.length; from += 0x8000)
    letters += String.fromCharCode(...bytes.subarray(from, from + 0x8000))
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

export async function unpacked(letters: string): Promise<string> {
  const squeezed = bytesOf(letters)
  const reader = new Blob([squeezed]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  const parts: Uint8Array[] = []
  let length = 0
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new Unpackable('torn')
    })
    if (done) break
    length += value.length
    if (length > LONGEST) {
      void reader.cancel().catch(() => undefined)
      throw new Unpackable('too-long')
    }
    parts.push(value)
  }
  const whole = new Uint8Array(length)
  parts.reduce((from, part) => {
    whole.set(part, from)
    return from + part.length
  }, 0)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(whole)
  } catch {
    throw new Unpackable('torn')
  }
}

function bytesOf(letters: string): Uint8Array<ArrayBuffer> {
  if (letters === '' || !/^[\w-]+$/.test(letters)) throw new Unpackable('torn')
  // More letters than the longest text has bytes: whoever made this made no battle.
  if (letters.length > 2 * LONGEST) throw new Unpackable('too-long')
  try {
    const text = atob(letters.replaceAll('-', '+').replaceAll('_', '/'))
    return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
  } catch {
    throw new Unpackable('torn')
  }
}
