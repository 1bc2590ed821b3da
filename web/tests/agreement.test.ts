// What a sentence makes of a unit is told from its name: held against the battles of the house, where somebody wrote it down.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { named } from '../src/workshop/armies'
import { agreementOf } from '../src/workshop/agreement'
import { blank } from '../src/workshop/draft'

const folder = new URL('../../scenarios/', import.meta.url)
const ROW = /^fr = "([^"]+)"\nen = "([^"]+)"\ngrammar = \{ fr = "(\w\w)", en = "([a-z ]+)" \}/gm
const units = readdirSync(folder)
  .filter((name) => name.endsWith('.toml'))
  .flatMap((name) => [...readFileSync(new URL(name, folder), 'utf8').matchAll(ROW)])

it('is right for nine names out of ten', () => {
  expect(units.length).toBeGreaterThan(400)
  for (const [language, name, written] of [
    ['fr', 1, 3],
    ['en', 2, 4],
  ] as const) {
    const right = units.filter((one) => agreementOf(language, one[name] ?? '') === one[written]).length
    expect(right / units.length, language).toBeGreaterThan(0.9)
  }
})

it('follows the name until somebody says otherwise', () => {
  const empty = blank(
    'jomini',
    3,
    3,
    { fr: 'a', en: 'a' },
    { north: { fr: 'a', en: 'a' }, south: { fr: 'a', en: 'a' } },
  )
  const who = { camp: 'south', is: 'units', index: 0 } as const
  const unit = {
    id: 'line',
    fr: 'Infanterie de ligne',
    en: 'Line infantry',
    troop: 'line',
    grammar: { fr: 'fs', en: 'the s' },
  }
  const draft = { ...empty, south: { ...empty.south, units: [unit] } } as typeof empty
  const called = named(draft, who, 'fr', 'Grenadiers de Wallis')
  expect(called.south.units[0]?.grammar).toEqual({ fr: 'mp', en: 'the s' })
  const own = {
    ...draft,
    south: { ...draft.south, units: [{ ...unit, grammar: { fr: 'ms', en: 'the s' } }] },
  } as typeof empty
  expect(named(own, who, 'fr', 'Croates').south.units[0]?.grammar?.fr).toBe('ms')
})
