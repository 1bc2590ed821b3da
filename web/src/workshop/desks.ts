// The desks of this page: whoever comes back to a draft finds it as he left it, with every step that can be taken back.
import { ownDrafts } from '../shelf/drafts'
import { Desk } from './desk.svelte'

const desks = new Map<string, Desk>()

/** The desk of a draft; none if there is no such draft. */
export async function deskOf(id: string): Promise<Desk | null> {
  const known = desks.get(id)
  const row = await ownDrafts().load(id)
  if (known && row) {
    await known.hear(row.turn)
    return known
  }
  if (!row) return null
  const desk = new Desk(row)
  desks.set(id, desk)
  return desk
}

/** The draft is gone. */
export function clearDesk(id: string): void {
  desks.get(id)?.close()
  desks.delete(id)
}
