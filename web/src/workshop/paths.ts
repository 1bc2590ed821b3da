// The keys of a draft as the checker names them, `/north/units/2/arrives/turn`, and as the fields of the page do,
// `north.units[2].arrives.turn`.
import type { Draft } from './draft'
import type { Who } from './armies'

type Key = string | number

export function keysIn(path: string): Key[] {
  if (path.startsWith('/'))
    return path
      .slice(1)
      .split('/')
      .map((part) => (/^\d+$/.test(part) ? Number(part) : part))
  return [...path.matchAll(/([^.[\]]+)|\[(\d+)\]/g)].map(([, name, index]) =>
    index === undefined ? (name ?? '') : Number(index),
  )
}

/** A path as the fields of the page are marked with it. */
export const fieldOf = (path: string): string =>
  keysIn(path).reduce<string>(
    (sum, key) => (typeof key === 'number' ? `${sum}[${key}]` : sum === '' ? key : `${sum}.${key}`),
    '',
  )

/** A draft with one key changed; null leaves it out. */
export function changedAt(draft: Draft, path: string, value: unknown): Draft {
  return changed(draft, keysIn(path), value) as Draft
}

function changed(whole: unknown, [key, ...rest]: Key[], value: unknown): unknown {
  if (key === undefined) return value
  if (Array.isArray(whole) && typeof key === 'number') {
    if (rest.length === 0 && value === null) return whole.filter((_, index) => index !== key)
    const next: unknown[] = [...whole]
    next[key] = changed(whole[key], rest, value)
    return next
  }
  const known = (typeof whole === 'object' && whole !== null ? whole : {}) as Record<string, unknown>
  if (rest.length === 0 && value === null)
    return Object.fromEntries(Object.entries(known).filter(([name]) => name !== key))
  return { ...known, [key]: changed(known[key], rest, value) }
}

/** Of whom a path speaks, if of somebody. */
export function whoIn(path: string): Who | null {
  const [camp, is, index] = keysIn(path)
  if ((camp !== 'north' && camp !== 'south') || (is !== 'units' && is !== 'officers')) return null
  return typeof index === 'number' ? { camp, is, index } : null
}

/** Which tab shows a key. */
export function tabOf(path: string): 'armies' | 'goals' | 'story' {
  const [first = '', second = ''] = keysIn(path)
  if (first === 'turns' || first === 'options') return 'goals'
  if (first !== 'north' && first !== 'south') return 'story'
  return second === 'units' || second === 'officers' || /^(fr|en|ensign|band)$/.test(String(second))
    ? 'armies'
    : 'goals'
}
