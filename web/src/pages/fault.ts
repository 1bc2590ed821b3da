// What went wrong, in the reader's words.
import { Trouble } from '../net/api'
import { t } from '../table/prefs.svelte'

export function why(error: unknown): string {
  return error instanceof Trouble && error.message !== '' ? error.message : t('unreachable')
}
