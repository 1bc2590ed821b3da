// What was done, one step after the other, without end: each knows its name, and what was before it.

export interface Did {
  /** The message that names it. */
  readonly word: string
  readonly about?: Readonly<Record<string, string | number>>
  /** Steps of the same kind right after one another are one: a stroke, a word being written. */
  readonly stroke?: string
}

interface Step<T> {
  readonly did: Did
  readonly before: T
}

export interface Past<T> {
  readonly now: T
  readonly done: readonly Step<T>[]
  /** What was taken back: the last one first to be done again. */
  readonly undone: readonly { readonly did: Did; readonly after: T }[]
  /** A stroke under way. */
  readonly open: string | null
}

export const begin = <T>(now: T): Past<T> => ({ now, done: [], undone: [], open: null })

/** One step more; nothing where nothing has changed. */
export function step<T>(past: Past<T>, now: T, did: Did): Past<T> {
  if (now === past.now) return past
  const last = past.done.at(-1)
  if (did.stroke !== undefined && did.stroke === past.open && last) {
    // What a stroke brought back to where it began was nothing.
    if (same(last.before, now)) return { now: last.before, done: past.done.slice(0, -1), undone: [], open: null }
    return { ...past, now, done: [...past.done.slice(0, -1), { did, before: last.before }], undone: [] }
  }
  return { now, done: [...past.done, { did, before: past.now }], undone: [], open: did.stroke ?? null }
}

const same = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b)

/** The stroke is over: the next one is another step. */
export const lift = <T>(past: Past<T>): Past<T> => (past.open === null ? past : { ...past, open: null })

export function undo<T>(past: Past<T>): Past<T> {
  const last = past.done.at(-1)
  if (!last) return past
  return {
    now: last.before,
    done: past.done.slice(0, -1),
    undone: [...past.undone, { did: last.did, after: past.now }],
    open: null,
  }
}

export function redo<T>(past: Past<T>): Past<T> {
  const next = past.undone.at(-1)
  if (!next) return past
  return {
    now: next.after,
    done: [...past.done, { did: next.did, before: past.now }],
    undone: past.undone.slice(0, -1),
    open: null,
  }
}
