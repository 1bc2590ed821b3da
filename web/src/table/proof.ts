// What is said of the dice: what was checked, and what was wrong.
import { canCheck, checkDice, type Flaw, type Found } from '../fair/check'
import { keysOf, seeDice, Trouble } from '../net/api'
import type { Game } from '../net/game.svelte'
import { reader } from '../reader/reader.svelte'
import { t } from '../reader/speech'

export interface Verdict {
  readonly good: boolean
  readonly text: string
}

/** What was wrong, in words. */
export const flawText = (flaw: Flaw) => t(flaw.message, { throw: flaw.throw, ...flaw.facts })

/** Of what was found good, the parts that are worth a line. */
export function foundLines(found: Found): string[] {
  const parts = ['own', 'computers', 'alone', 'earlier'] as const
  return parts.filter((part) => found[part] > 0).map((part) => t(`dice-${part}`, { count: found[part] }))
}

/** Fetches the host's file and checks the whole of it, against what this browser kept. */
export async function checkFile(game: Game): Promise<Verdict> {
  if (!canCheck()) return { good: false, text: t('dice-no-crypto') }
  try {
    const { own } = game.watch
    const file = await seeDice(game.id, { language: reader.language, ...keysOf(game.id) })
    const found = await checkDice(file, own)
    if ('message' in found) return { good: false, text: flawText(found) }
    return { good: true, text: t('dice-good', { count: found.throws }) }
  } catch (error) {
    return { good: false, text: whyNot(error) }
  }
}

const whyNot = (error: unknown) => (error instanceof Trouble && error.message ? error.message : t('unreachable'))

/** A file is saved, or the bar says why it cannot be. */
export async function saved(game: Game, saving: Promise<void>): Promise<void> {
  await saving.catch((error: unknown) => game.object(whyNot(error)))
}
