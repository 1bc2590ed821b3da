// The certificates of balance of this browser's drafts: the last of each, as its file, and when it was made.
import { readObject, write, type Shelf } from './shelf'

const PREFIX = 'etendard.certificate.'

export interface KeptCertificate {
  /** The certificate, as its file. */
  readonly text: string
  /** When it was made, in milliseconds. */
  readonly at: number
  /** How long its games took, in milliseconds. */
  readonly took: number
}

export function certificateOf(shelf: Shelf, draft: string): KeptCertificate | null {
  const { text, at, took } = readObject(shelf, PREFIX + draft)
  return typeof text === 'string' && typeof at === 'number' && typeof took === 'number' ? { text, at, took } : null
}

/** The draft is gone, and its certificate with it. */
export const forgetCertificate = (shelf: Shelf, draft: string): void => shelf.removeItem(PREFIX + draft)

export function keepCertificate(shelf: Shelf, draft: string, kept: KeptCertificate): boolean {
  return write(shelf, PREFIX + draft, JSON.stringify(kept))
}
