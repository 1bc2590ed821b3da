// Keys of the table. Letters are what the key writes, so that they follow the reader's keyboard; they can be changed.

export const ACTIONS = [
  'next',
  'sight',
  'odds',
  'coordinates',
  'log',
  'undo',
  'end',
  'hurry',
  'turn',
  'scan',
  'targets',
  'way',
  'review',
  'card',
] as const
export type Action = (typeof ACTIONS)[number]
export type KeyMap = Readonly<Record<Action, string>>

export const DEFAULT_KEYS: KeyMap = {
  next: 'n',
  sight: 'v',
  odds: 'o',
  coordinates: 'c',
  log: 'l',
  undo: 'z',
  end: 'e',
  hurry: 'h',
  turn: 't',
  scan: 's',
  targets: 'a',
  way: 'w',
  review: 'r',
  card: 'i',
}

interface Pressed {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
}

/** What a key does, if it does anything; not while a text is written. */
export function actionOf(keys: KeyMap, event: Pressed, writing: boolean): Action | null {
  if (writing || event.ctrlKey || event.metaKey || event.altKey) return null
  const key = event.key.toLowerCase()
  return ACTIONS.find((action) => keys[action] === key) ?? null
}

/** The keys with one of them changed; two actions never share a key: the other takes the old one. */
export function rebound(keys: KeyMap, action: Action, key: string): KeyMap {
  const wanted = key.toLowerCase()
  const other = ACTIONS.find((one) => keys[one] === wanted)
  return { ...keys, ...(other ? { [other]: keys[action] } : {}), [action]: wanted }
}

/** Keys as they were kept, as far as they are keys of ours; none if they are nothing of the kind. */
export function readKeys(kept: unknown): KeyMap | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined
  const written = new Map<string, unknown>(Object.entries(kept))
  return ACTIONS.reduce<KeyMap>((keys, action) => {
    const key = written.get(action)
    return typeof key === 'string' && isBindable(key) ? rebound(keys, action, key) : keys
  }, DEFAULT_KEYS)
}

/** One letter or digit; anything else steers, or belongs to the browser. */
export function isBindable(key: string): boolean {
  return /^[\p{L}\p{N}]$/u.test(key)
}

/** Which answer a digit means, counted from zero; the numeric pad steers instead. */
export function answerOf(event: Pressed & { readonly code: string }, writing: boolean): number | null {
  if (writing || event.ctrlKey || event.metaKey || event.altKey || event.code.startsWith('Numpad')) return null
  return /^[1-9]$/.test(event.key) ? Number(event.key) - 1 : null
}

/** Is the reader writing, so that letters are letters? */
export function isWriting(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement && /^(checkbox|radio)$/.test(target.type)) return false
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
}
