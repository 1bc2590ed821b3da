// Tabs turned by arrows.

/** The next tab of a row of them, and the focus with it. */
export function turnTab<T>(event: KeyboardEvent, all: readonly T[], now: T, turn: (next: T) => void): void {
  const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
  if (by === 0) return
  const next = (all.indexOf(now) + by + all.length) % all.length
  const chosen = all[next]
  if (chosen === undefined) return
  turn(chosen)
  const row = event.currentTarget instanceof Element ? event.currentTarget.parentElement : null
  row?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus()
  event.preventDefault()
}
