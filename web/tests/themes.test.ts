import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { preferredTheme } from '../src/theme/theme'

function variables(theme: string): Map<string, string> {
  const css = readFileSync(new URL(`../src/theme/${theme}.css`, import.meta.url), 'utf8')
  return new Map([...css.matchAll(/(--[a-z0-9-]+):\s*([^;]+);/g)].map((found) => [found[1] ?? '', found[2] ?? '']))
}

const light = variables('light')
// A theme says what differs from light.
const THEMES = {
  light,
  dark: new Map([...light, ...variables('dark')]),
  contrast: new Map([...light, ...variables('contrast')]),
}

function luminance(colour: string): number {
  const hex = colour.length === 4 ? [...colour.slice(1)].map((digit) => digit + digit).join('') : colour.slice(1)
  const [r = 0, g = 0, b = 0] = (hex.match(/../g) ?? []).map((pair) => {
    const share = parseInt(pair, 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function ratio(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (high + 0.05) / (low + 0.05)
}

/** Ink, what it stands on, the ratio it needs. */
const PAIRS: readonly (readonly [string, string, number])[] = [
  ['--ink', '--panel', 4.5],
  ['--ink', '--bg', 4.5],
  ['--ink-2', '--panel', 4.5],
  ['--ink-2', '--bg', 4.5],
  ['--ink-3', '--panel', 4.5],
  ['--link', '--panel', 4.5],
  ['--bar-ink', '--bar', 4.5],
  ['--bar-ink-2', '--bar', 4.5],
  ['--primary-ink', '--primary', 4.5],
  ['--a-ink', '--a-face', 3],
  ['--b-ink', '--b-face', 3],
  ['--a-pip', '--a-band', 3],
  ['--b-pip', '--b-band', 3],
  ['--a-face', '--b-face', 3],
  ['--reach', '--t-clear', 3],
  ['--reach', '--t-forest', 3],
  ['--target', '--t-clear', 3],
  ['--target', '--t-forest', 3],
  ['--on-target', '--target', 4.5],
  ['--retreat', '--t-clear', 3],
  ['--retreat', '--casing', 4.5],
  ['--t-name', '--t-clear', 4.5],
  ['--t-name', '--t-paper', 4.5],
  ['--t-name', '--t-water', 4.5],
  ['--t-water-name', '--t-clear', 4.5],
  ['--focus', '--panel', 3],
  ['--focus', '--t-clear', 3],
  ['--line-strong', '--panel', 3],
  ['--goal-a', '--t-clear', 3],
  ['--goal-b', '--t-clear', 3],
]

describe.each(Object.entries(THEMES))('the %s theme', (_, colours) => {
  it.each(PAIRS)('shows %s on %s', (ink, ground, needed) => {
    const resolve = (name: string): string => {
      const value = colours.get(name) ?? ''
      const other = /^var\((--[a-z0-9-]+)\)$/.exec(value)?.[1]
      return other ? resolve(other) : value
    }
    expect(ratio(resolve(ink), resolve(ground))).toBeGreaterThanOrEqual(needed)
  })
})

it('bands of every hue bear their pips, and figures of the north stand out from their blocks', () => {
  const css = readFileSync(new URL('../src/theme/bands.css', import.meta.url), 'utf8')
  const rules = [...css.matchAll(/data-(north|south)-band='([a-z]+)'\] \{([^}]*)\}/g)]
  expect(rules).toHaveLength(11)
  for (const [, camp, hue, said = ''] of rules) {
    const colour = (name: string) => new RegExp(`${name}: (#[0-9a-f]{6});`).exec(said)?.[1] ?? ''
    for (const theme of [THEMES.light, THEMES.dark]) {
      const pip = theme.get(camp === 'north' ? '--b-pip' : '--a-pip') ?? ''
      expect(ratio(colour(camp === 'north' ? '--b-band' : '--a-band'), pip), `${camp} ${hue}`).toBeGreaterThanOrEqual(
        4.5,
      )
      if (camp === 'north')
        expect(ratio(colour('--b-ink'), theme.get('--b-face') ?? ''), hue).toBeGreaterThanOrEqual(4.5)
    }
  }
})

it('themes invent no variable that light does not have', () => {
  for (const theme of ['dark', 'contrast'])
    for (const name of variables(theme).keys()) expect(light.has(name), `${theme} ${name}`).toBe(true)
})

it('who asks for contrast gets it, even in the dark', () => {
  const asking = (...queries: string[]) => preferredTheme((query) => queries.some((one) => query.includes(one)))
  expect([asking(), asking('dark'), asking('dark', 'contrast')]).toEqual(['light', 'dark', 'contrast'])
})
