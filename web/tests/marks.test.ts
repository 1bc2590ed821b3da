import { render } from 'svelte/server'
import { describe, expect, it } from 'vitest'
import Picture from '../src/board/Picture.svelte'
import { arrowHead, brackets, costs, sightLine, stepArrow } from '../src/board/signs'
import { centre, spotOf } from '../src/board/geometry'
import { SCENES } from '../src/gallery/scenes'
import { EVERY_GROUND, EVERY_NAME } from '../src/gallery/ground'
import { outline } from './outline'

const draw = (name: string, hex = 73) => {
  const scene = SCENES[name]
  if (!scene) throw new Error(`no scene ${name}`)
  return render(Picture, { props: { ...scene, label: name, hex } }).body
}

describe('every state is drawn', () => {
  it.each(Object.keys(SCENES))('in the scene of %s', (name) => {
    const lines = outline(draw(name)).filter((line) => /under|over|troops/.test(line))
    expect(lines).toMatchSnapshot()
  })

  it('and none is drawn when there is none', () => {
    const scene = SCENES.movement
    const bare = render(Picture, {
      props: { map: EVERY_GROUND, pieces: { units: [], officers: [], elephants: [], fires: [] }, label: '', hex: 73 },
    }).body
    expect(scene).toBeDefined()
    expect(outline(bare).filter((line) => /reach|target|sight|step|objective/.test(line))).toEqual([])
  })
})

it('every ground, crossing and work has its drawing', () => {
  const pieces = { units: [], officers: [], elephants: [], fires: ['M10'] }
  const html = render(Picture, { props: { map: EVERY_GROUND, names: EVERY_NAME, pieces, label: '', hex: 73 } }).body
  expect(outline(html).filter((line) => /land|names|under/.test(line))).toMatchSnapshot()
})

describe('detail falls away with size', () => {
  it('under 40 pixels badges and pips go, under 22 the figure too', () => {
    const count = (hex: number, what: RegExp) => draw('movement', hex).match(what)?.length ?? 0
    expect(count(73, /href="#wt-/g)).toBeGreaterThan(20)
    expect(count(36, /href="#wt-/g)).toBe(0)
    expect(count(36, /href="#arm-/g)).toBeGreaterThan(20)
    expect(count(20, /href="#arm-/g)).toBe(0)
  })
})

describe('signs', () => {
  it('a target has six brackets', () => {
    expect(brackets('C3').match(/M/g)).toHaveLength(6)
  })

  it('a way without cost has no sign', () => {
    expect(costs({ place: 'A1' })).toEqual([])
    expect(costs({ place: 'A1', diceLost: 2, mustStop: true, cannotFight: true }).map((cost) => cost.kind)).toEqual([
      'dice',
      'stop',
      'no-fight',
    ])
  })

  it('a free line of sight reaches its target, a masked one stops at the mask', () => {
    expect(sightLine({ from: 'G6', to: 'G4' }).stop).toBeNull()
    const { stop, hidden } = sightLine({ from: 'G6', to: 'D5', maskedBy: 'E5' })
    const mask = centre(spotOf('E5'))
    expect(hidden).not.toBe('')
    expect(Math.hypot((stop?.x ?? 0) - mask.x, (stop?.y ?? 0) - mask.y)).toBeLessThan(64)
  })

  it('arrows point where they go', () => {
    const tip = /^M(\S+) (\S+)L/.exec(arrowHead({ from: 'C5', to: 'C1' }))
    expect(Number(tip?.[2])).toBeLessThan(centre(spotOf('C5')).y)
    expect(stepArrow({ from: 'C3', place: 'D3', step: 1 }).head).toContain('z')
  })
})
