// The log grows; what was taken back stays, marked.
import type { EntryView, FallenView } from '../wire'

/** The dice of an entry, whether they fell here or before the game came here. */
export function throwsIn(entry: EntryView | null): readonly FallenView[] {
  return entry?.kind === 'command' || entry?.kind === 'elsewhere' ? entry.throws : []
}

/** Is it something a player said, here or before the game came here? */
export const isCommand = ({ kind }: EntryView) => kind === 'command' || kind === 'elsewhere'

/** The log with what is new, each entry once; an undo marks the commands it takes back. */
export function grown(known: readonly EntryView[], fresh: readonly EntryView[]): readonly EntryView[] {
  let log = [...known]
  for (const entry of fresh) {
    const last = log.at(-1)
    if (last && entry.number <= last.number) continue
    if (entry.kind === 'undo') log = log.map((one) => (isTakenBack(one, entry.to) ? { ...one, undone: true } : one))
    log.push(entry)
  }
  return log
}

function isTakenBack(entry: EntryView, to: number): boolean {
  return entry.kind === 'command' && entry.number > to
}
