// QR codes: a code known to the last module, and every version read back by somebody else's reader.
import jsQR from 'jsqr'
import { describe, expect, it } from 'vitest'
import { MOST_BYTES, pathOf, qrOf, type Modules } from '../src/sharing/qr'

/** As a camera sees it: four pixels a module, light around. */
function read(modules: Modules): string | null {
  const [scale, margin] = [4, 4]
  const size = (modules.length + 2 * margin) * scale
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255)
  modules.forEach((row, y) =>
    row.forEach((dark, x) => {
      if (!dark) return
      for (let dy = 0; dy < scale; dy++)
        for (let dx = 0; dx < scale; dx++) {
          const at = (((y + margin) * scale + dy) * size + (x + margin) * scale + dx) * 4
          pixels.fill(0, at, at + 3)
        }
    }),
  )
  const found = jsQR(pixels, size, size)
  return found && new TextDecoder().decode(Uint8Array.from(found.binaryData))
}

/** What is sure to be a code. */
function made(text: string): Modules {
  const modules = qrOf(text)
  if (!modules) throw new Error(`${text.length} letters make no code`)
  return modules
}

const of = (length: number) => Array.from({ length }, (_, place) => 'abcé/#-_9'[(place * 7) % 8]).join('')

describe('a QR code', () => {
  it('says its correction, its mask and its version as the standard writes them', () => {
    const modules = made('https://example.org/#/shelf/0123456789abcdef/12')
    const bits = (places: readonly (readonly [number, number])[]) =>
      places.map(([x, y]) => (modules[y]?.[x] ? '1' : '0')).join('')
    // The sequences of the standard's table for M, masks 0 to 7.
    const known = [
      '101010000010010',
      '101000100100101',
      '101111001111100',
      '101101101001011',
      '100010111111001',
      '100000011001110',
      '100111110010111',
      '100101010100000',
    ]
    const first = [0, 1, 2, 3, 4, 5, 7, 8].map((x) => [x, 8] as const)
    const then = [7, 5, 4, 3, 2, 1, 0].map((y) => [8, y] as const)
    expect(known).toContain(bits([...first, ...then]))
    const long = made('x'.repeat(110))
    expect(long).toHaveLength(45)
    const version = [5, 4, 3, 2, 1, 0].flatMap((y) => [2, 1, 0].map((x) => [45 - 11 + x, y] as const))
    expect(version.map(([x, y]) => (long[y]?.[x] ? '1' : '0')).join('')).toBe('000111110010010100')
  })

  it('is read back, short and long, in every version', () => {
    const seen = new Set<number>()
    for (let length = 1; length <= 2900; length += length < 100 ? 13 : 97) {
      const text = of(length)
      const modules = qrOf(text)
      if (modules === null) continue
      seen.add(modules.length)
      expect(read(modules), `${length}`).toBe(text)
    }
    expect(seen.size).toBeGreaterThan(20)
  }, 120_000)

  it('takes as much as the standard allows, and not a byte more', () => {
    expect(MOST_BYTES).toBe(2953)
    expect(qrOf('x'.repeat(14))).toHaveLength(21)
    expect(qrOf('x'.repeat(15))).toHaveLength(25)
    expect(qrOf('x'.repeat(2331))).toHaveLength(177)
    expect(qrOf('x'.repeat(2953))).toHaveLength(177)
    expect(qrOf('x'.repeat(2954))).toBeNull()
    // Letters with accents are two bytes each.
    expect(qrOf('é'.repeat(1477))).toBeNull()
  })

  it('is drawn with four light modules around', () => {
    const { size, path } = pathOf(made('Étendard'))
    expect(size).toBe(29)
    expect(path.startsWith('M4 4h7v1h-7z')).toBe(true)
  })
})
