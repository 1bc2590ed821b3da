// House rules: what a table may agree to play otherwise. They do not change while the page is open, so that they are
// fetched once.
import { ask } from '../net/api'
import type { HouseRuleView } from '../wire'
import type { Language } from '../words/words'

let kept: Promise<readonly HouseRuleView[]> | null = null

/** Every house rule; what failed is asked for again. */
export function seeHouseRules(language: Language): Promise<readonly HouseRuleView[]> {
  kept ??= ask<readonly HouseRuleView[]>('api/house-rules', { language }).catch((error: unknown) => {
    kept = null
    throw error
  })
  return kept
}

/** Those that mean something in a book. */
export const ofBook = (rules: readonly HouseRuleView[], book: string) =>
  rules.filter((rule) => rule.books.includes(book))

/** Those in force, in the order of the list. */
export const inForce = (rules: readonly HouseRuleView[], options: readonly string[]) =>
  rules.filter((rule) => options.includes(rule.key))

/** With a rule, or without it. */
export const switched = (options: readonly string[], key: string, on: boolean) =>
  on ? [...options.filter((one) => one !== key), key] : options.filter((one) => one !== key)
