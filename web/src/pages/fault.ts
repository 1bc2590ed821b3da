// What went wrong, in the reader's words.
import { Trouble } from '../net/api'
import { t } from '../reader/speech'

export function why(error: unknown): string {
  return error instanceof Trouble && error.message !== '' ? sentence(error.message) : t('unreachable')
}

/** The server's words go into lines of a terminal too; on a page a sentence begins with a capital. */
function sentence(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1)
}
