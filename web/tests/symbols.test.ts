import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { SILHOUETTES } from '../src/board/silhouettes'
import { HOUSES } from '../src/board/terrain'
import { traitSigns } from '../src/board/traits'
import { FLAG, WEIGHT_BADGE } from '../src/board/units'
import { SYMBOL_IDS, SYMBOLS } from '../src/symbols/symbols'

const ids = new Set(SYMBOL_IDS)

describe('symbols', () => {
  it('have each a name of their own', () => {
    expect(ids.size).toBe(SYMBOL_IDS.length)
  })

  it('use only parts that exist', () => {
    for (const [, id] of SYMBOLS.matchAll(/href="#([^"]+)"/g)) expect(ids, id).toContain(id)
  })

  it('carry no words: those belong to the catalogues', () => {
    expect(SYMBOLS).not.toMatch(/<title|<text/)
  })

  it('exist for every silhouette, badge, flag and trait', () => {
    for (const silhouette of SILHOUETTES) expect(ids, silhouette).toContain(`arm-${silhouette}`)
    for (const id of [...Object.values(WEIGHT_BADGE), ...Object.values(FLAG)]) expect(ids, id).toContain(id)
    const traits = 'elite volunteer hesitant panic solid fanatic fickle elusive aggressive arab-horses indian-horses'
    const more = 'static detachment recruit irregular melee-armed rifles'
    const signs = traitSigns(`${traits} ${more}`.split(' '), 'line')
    expect(signs).toHaveLength(17)
    for (const id of [...signs, 'tr-more']) expect(ids, id).toContain(id)
    for (const beast of ['horse', 'camel', 'elephant', 'wagon']) expect(ids).toContain(`beast-${beast}`)
  })

  it('exist for every ensign and every kind of houses', () => {
    const schema = readFileSync(new URL('../src/wire/generated.ts', import.meta.url), 'utf8')
    const words = (name: string) =>
      [...(new RegExp(`type ${name} =([^;]+);`).exec(schema)?.[1] ?? '').matchAll(/"([a-z-]+)"/g)].map(
        ([, word]) => word,
      )
    expect(words('EnsignWire')).toHaveLength(22)
    for (const ensign of words('EnsignWire')) expect(ids, ensign).toContain(`ens-${ensign}`)
    expect(new Set(Object.keys(HOUSES))).toEqual(new Set(words('HousesWire')))
    for (const id of Object.values(HOUSES)) expect(ids, id).toContain(id)
  })

  it('named in components exist', () => {
    const folder = new URL('../src/board/', import.meta.url)
    for (const file of readdirSync(folder).filter((name) => /\.(svelte|ts)$/.test(name))) {
      const text = readFileSync(new URL(file, folder), 'utf8')
      for (const [, id = ''] of text.matchAll(/["'#]((?:ter|st|tr|wt|flag)-[a-z0-9-]+)["'`]/g))
        expect(ids, `${file}: ${id}`).toContain(id)
    }
  })
})
