// A battle inside its address: whole again on the other side, and a bomb gets an answer.
import { readFileSync, readdirSync } from 'node:fs'
import { deflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { LONGEST, packed, unpacked } from '../src/sharing/packed'

const letters = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')

describe('a text in an address', () => {
  it('comes out as it went in, every battle of the house', async () => {
    const folder = new URL('../../scenarios/', import.meta.url)
    for (const name of readdirSync(folder).filter((name) => name.endsWith('.toml'))) {
      const text = readFileSync(new URL(name, folder), 'utf8')
      const address = await packed(text)
      expect(address).toMatch(/^[\w-]+$/)
      expect(address.length).toBeLessThan(text.length / 1.5)
      expect(await unpacked(address)).toBe(text)
    }
    expect(await unpacked(await packed('é'))).toBe('é')
  })

  it('is let out so far and no farther', async () => {
    const fits = 'x'.repeat(LONGEST)
    expect(await unpacked(await packed(fits))).toHaveLength(LONGEST)
    const bomb = letters(deflateRawSync(Buffer.alloc(64 * 1024 * 1024)))
    expect(bomb.length).toBeLessThan(100_000)
    await expect(unpacked(bomb)).rejects.toMatchObject({ reason: 'too-long' })
    await expect(unpacked('A'.repeat(3 * LONGEST))).rejects.toMatchObject({ reason: 'too-long' })
  })

  it('is torn where anything is missing or strange', async () => {
    const whole = await packed('id = "a"\n'.repeat(50))
    const latin = letters(deflateRawSync(Buffer.from([0xe9, 0xff])))
    for (const bad of ['', 'é', 'a b', '%41', whole.slice(0, -8), 'AAAA', latin])
      await expect(unpacked(bad), bad).rejects.toMatchObject({ reason: 'torn' })
  })
})
