import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import TrainingSteps from '../../src/pages/training/TrainingSteps.svelte'
import { reader } from '../../src/reader/reader.svelte'

let shown: Record<string, unknown> | undefined
beforeEach(() => {
  localStorage.clear()
  reader.choose({ language: 'fr' })
})
afterEach(() => {
  if (shown) void unmount(shown)
  shown = undefined
  document.body.replaceChildren()
})

const STEPS = [1, 2, 3].map((number) => ({
  title: { fr: `Titre ${number}`, en: `Title ${number}` },
  text: { fr: `Texte ${number}`, en: `Text ${number}` },
  clauses: [`ACT-${number}`],
  done: null,
  wrong: null,
  script: [],
}))

function teach(onclause?: (clause: string) => void) {
  const target = document.createElement('div')
  document.body.append(target)
  shown = mount(TrainingSteps, { target, props: { game: 'g1', book: 'jomini', steps: STEPS, onclause } })
  flushSync()
  const press = (text: string) => {
    const button = [...target.querySelectorAll('button')].find((one) => one.textContent.includes(text))
    button?.click()
    flushSync()
  }
  return { target, press, title: () => target.querySelector('h2')?.textContent }
}

describe('a lesson beside the table', () => {
  it('is read step by step, and taken up where it stopped', () => {
    const { target, press, title } = teach()
    expect(title()).toBe('Titre 1')
    press('Étape suivante')
    press('Étape suivante')
    expect(title()).toBe('Titre 3')
    expect(target.textContent).toContain('dernière étape')
    press('Précédente')
    expect(title()).toBe('Titre 2')
    if (shown) void unmount(shown)
    expect(teach().title()).toBe('Titre 2')
  })

  it('leads to its clauses, beside the board where the table wants them there', () => {
    expect(teach().target.querySelector('a.clause')?.getAttribute('href')).toBe('#/rules/jomini/ACT-1')
    if (shown) void unmount(shown)
    const asked: string[] = []
    const { target } = teach((clause) => void asked.push(clause))
    target.querySelector<HTMLButtonElement>('button.clause')?.click()
    expect(asked).toEqual(['ACT-1'])
  })

  it('that was kept badly begins anew', () => {
    localStorage.setItem('etendard.step.g1', 'nonsense')
    expect(teach().title()).toBe('Titre 1')
    if (shown) void unmount(shown)
    localStorage.setItem('etendard.step.g1', '99')
    expect(teach().title()).toBe('Titre 3')
  })
})
