// Whoever makes a battle: by mouse, or by keys alone, from what a file says of it.
import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page } from '@playwright/test'
import type { Draft, DraftReadView } from '../src/wire'

export type Hand = 'mouse' | 'keys'

export const fileOf = (id: string) => readFileSync(new URL(`../../scenarios/${id}.toml`, import.meta.url), 'utf8')

/** What a text says, as the workshop reads it. */
export async function readDraft(address: string, text: string): Promise<Draft> {
  const answer = await fetch(`${address}/api/workshop/read`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ text }),
  })
  const { draft, problems } = (await answer.json()) as DraftReadView
  if (!draft) throw new Error(JSON.stringify(problems))
  return draft
}

/** The file the page saves. */
export async function savedFile(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Fichier', exact: true }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Enregistrer un fichier/ }).click()
  return readFileSync(await (await download).path(), 'utf8')
}

export const hex = (page: Page, place: string) => page.locator(`.bench [data-place="${place}"]`)
export const bar = (page: Page) => page.locator('.bench .bar .title')

/** A battle of the house, copied and opened on the bench. */
export async function openBattle(page: Page, id: string): Promise<void> {
  await page.goto('#/workshop')
  await page.getByRole('combobox', { name: 'La bataille' }).selectOption(id)
  await page.getByRole('button', { name: 'En faire une copie' }).click()
  await expect(hex(page, 'A1')).toBeVisible()
}

/** The checker has answered, and has nothing to say. */
export const allWell = (page: Page) =>
  expect(page.locator('.checker')).toContainText('Rien à redire', { timeout: 60_000 })

const TILE: Readonly<Record<string, string>> = { f: 'Forêt', v: 'Habitations', m: 'Marais', h: 'colline' }
const SECTION: Readonly<Record<string, string>> = { f: '2', v: '3', m: '4' }

export class Maker {
  constructor(
    private readonly page: Page,
    private readonly hand: Hand,
  ) {}

  /** A blank sheet of the size of a battle. */
  async begin(draft: Draft): Promise<void> {
    const { page } = this
    await page.goto('#/workshop')
    await this.choose(page.getByRole('combobox', { name: 'Le livre' }), draft.book)
    await this.number(page.getByRole('textbox', { name: 'Colonnes' }), draft.map.rows[0]?.length ?? 0)
    await this.number(page.getByRole('textbox', { name: 'Rangées' }), draft.map.rows.length)
    await this.press(page.getByRole('button', { name: 'Commencer' }))
    await expect(hex(page, 'A1')).toBeVisible()
  }

  async make(draft: Draft): Promise<void> {
    await this.ground(draft)
    for (const camp of ['north', 'south'] as const) await this.army(draft, camp)
    await this.goals(draft)
    await this.story(draft)
  }

  // What a hand does.

  async press(button: Locator): Promise<void> {
    if (this.hand === 'mouse') return button.click()
    await button.focus()
    await this.page.keyboard.press('Enter')
  }

  async write(field: Locator, text: string): Promise<void> {
    if (this.hand === 'mouse') await field.click()
    else await field.focus()
    await this.page.keyboard.press('ControlOrMeta+A')
    if (text === '') await this.page.keyboard.press('Delete')
    else await this.page.keyboard.insertText(text)
    await field.blur()
  }

  async number(field: Locator, value: number): Promise<void> {
    await this.write(field, String(value))
  }

  /** By keys a list is gone down line by line. */
  async choose(list: Locator, value: string): Promise<void> {
    if (this.hand === 'mouse') return void (await list.selectOption(value))
    await list.focus()
    await this.page.keyboard.press('Home')
    for (let lines = 0; lines < 120 && (await list.inputValue()) !== value; lines += 1)
      await this.page.keyboard.press('ArrowDown')
    expect(await list.inputValue()).toBe(value)
  }

  field(path: string): Locator {
    return this.page.locator(`[data-path="${path}"]`)
  }

  async fill(path: string, value: string | null | undefined): Promise<void> {
    if (value !== null && value !== undefined) await this.write(this.field(path), value)
  }

  private async both(path: string, text: { fr: string; en: string } | null | undefined): Promise<void> {
    if (!text) return
    await this.fill(`${path}.fr`, text.fr)
    await this.fill(`${path}.en`, text.en)
  }

  private async tab(name: string): Promise<void> {
    await this.press(this.page.getByRole('tab', { name, exact: true }))
    if (this.hand === 'keys')
      await expect(this.page.getByRole('tab', { name, exact: true })).toHaveAttribute('aria-selected', 'true')
  }

  /** On the map: clicked, or gone to and Enter. */
  private async touch(place: string): Promise<void> {
    if (this.hand === 'mouse') return hex(this.page, place).click()
    await hex(this.page, place).focus()
    await this.page.keyboard.press('Enter')
  }

  private async ground(draft: Draft): Promise<void> {
    for (const letter of 'fvmh') {
      const places = draft.map.rows.flatMap((row, y) =>
        [...row].flatMap((one, x) => (one === letter ? [`${'ABCDEFGHIJKLMNOP'[x]}${y + 1}`] : [])),
      )
      if (places.length === 0) continue
      if (this.hand === 'mouse')
        await this.page
          .locator('.tool', { hasText: TILE[letter] ?? '' })
          .first()
          .click()
      else {
        // Tab turns the sections of the palette while the map has the focus, digits take their tiles.
        await hex(this.page, 'A1').focus()
        if (letter === 'h') await this.page.keyboard.press('Tab')
        await this.page.keyboard.press(letter === 'h' ? '2' : (SECTION[letter] ?? ''))
      }
      for (const place of places) await this.touch(place)
    }
  }

  private async army(draft: Draft, camp: 'north' | 'south'): Promise<void> {
    const { page } = this
    const army = draft[camp]
    await this.tab('Armées')
    await this.press(page.locator('.seg button').nth(camp === 'north' ? 0 : 1))
    await this.press(page.locator('.armies > details > summary'))
    await this.both(camp, army)
    if (army.ensign) await this.choose(this.field(`${camp}.ensign`), army.ensign)
    if (army.band) await this.choose(this.field(`${camp}.band`), army.band)
    await this.press(page.locator('.armies > details > summary'))
    for (const [index, unit] of army.units.entries()) {
      await this.press(page.getByRole('button', { name: 'Unité', exact: true }))
      const path = `${camp}.units[${index}]`
      // Its name waits to be written.
      await expect(this.field(`${path}.fr`)).toBeFocused()
      await this.choose(this.field(`${path}.troop`), unit.troop)
      await this.somebody(path, unit)
      if (unit.elements) await this.number(this.field(`${path}.elements`), unit.elements)
    }
    for (const [index, officer] of army.officers.entries()) {
      await this.press(page.getByRole('button', { name: 'Officier', exact: true }))
      const path = `${camp}.officers[${index}]`
      await expect(this.field(`${path}.fr`)).toBeFocused()
      await this.choose(this.field(`${path}.rank`), officer.rank)
      await this.somebody(path, officer)
    }
  }

  private async somebody(
    path: string,
    one: Draft['north']['units'][number] | Draft['north']['officers'][number],
  ): Promise<void> {
    const { page } = this
    await this.both(path, one)
    for (const trait of one.traits) await this.trait(trait)
    if (one.hex) {
      // A new one is in hand: the map takes it where it is touched. By keys its hex may be written too.
      if (this.hand === 'mouse') await hex(page, one.hex).click()
      else await this.fill(`${path}.hex`, one.hex)
    }
    await this.press(page.locator('.sel details > summary'))
    await this.choose(this.field(`${path}.grammar.fr`), one.grammar?.fr ?? '')
    if (one.grammar?.en) await this.choose(this.field(`${path}.grammar.en`), one.grammar.en)
    if ((await this.field(`${path}.id`).inputValue()) !== one.id) await this.fill(`${path}.id`, one.id)
  }

  private async trait(key: string): Promise<void> {
    const pill = this.page.locator(`.sel .traits [data-trait="${key}"]`)
    if ((await pill.count()) === 0) await this.press(this.page.locator('.sel .traits .others'))
    await this.press(pill)
  }

  private async goals(draft: Draft): Promise<void> {
    await this.tab('Victoire et règles')
    for (const camp of ['north', 'south'] as const) {
      const army = draft[camp]
      const [times, units] = (army.activations ?? '').split('x')
      if (times) await this.fill(`${camp}.activations`, times)
      if (units) await this.fill(`${camp}.activations.units`, units)
      for (const key of ['tokens', 'victory', 'objectives_needed', 'exits_needed'] as const)
        if (key !== 'objectives_needed' && key !== 'exits_needed' && army[key] !== null && army[key] !== undefined)
          await this.fill(`${camp}.${key}`, String(army[key]))
      if (army.objectives.length > 0) await this.fill(`${camp}.objectives`, army.objectives.join(' '))
      if (army.exits.length > 0) await this.fill(`${camp}.exits`, army.exits.join(' '))
      for (const key of ['objectives_needed', 'exits_needed'] as const)
        if (army[key] !== null && army[key] !== undefined) await this.fill(`${camp}.${key}`, String(army[key]))
    }
    if (draft.turns.last) await this.fill('turns.last', String(draft.turns.last))
    for (const key of ['first', 'winner'] as const) {
      const camp = draft.turns[key]
      if (camp) await this.press(this.page.locator(`[data-path="turns.${key}"] button`).nth(camp === 'south' ? 0 : 1))
    }
  }

  private async story(draft: Draft): Promise<void> {
    const { page } = this
    await this.tab('Récit')
    await this.choose(this.field('kind'), draft.kind)
    for (const key of ['title', 'date', 'place', 'story', 'strengths', 'scale', 'balance', 'lesson', 'notes'] as const)
      await this.both(key, draft[key])
    await this.both('map.top', draft.map.top)
    await this.fill('year', String(draft.year))
    await this.fill('minutes', String(draft.minutes?.[0] ?? ''))
    await this.fill('minutes.most', String(draft.minutes?.[1] ?? ''))
    await this.fill('sources', draft.sources.join('\n'))
    await this.fill('id', draft.id)
    for (const [index, name] of draft.names.entries()) {
      await this.press(page.getByRole('button', { name: 'Nom', exact: true }).last())
      await this.both(`names[${index}]`, name)
      await this.choose(this.field(`names[${index}].kind`), name.kind)
      if (this.hand === 'mouse') for (const place of name.hexes) await hex(page, place).click()
      else await this.fill(`names[${index}].hexes`, name.hexes.join(' '))
    }
    for (const [index, step] of draft.steps.entries()) {
      await this.press(page.getByRole('button', { name: 'Étape', exact: true }))
      await this.both(`steps[${index}].title`, step.title)
      await this.both(`steps[${index}].text`, step.text)
      await this.fill(`steps[${index}].clauses`, step.clauses.join(' '))
    }
  }
}
