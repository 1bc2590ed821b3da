// Keys of the editor. Digits take tiles of the open section, Tab its next section while the board has the focus; arrows and
// the pad steer there, and choose the side where the tool works on sides.
import type { Side } from '../board/geometry'
import type { Desk } from './desk.svelte'
import { levelAt, level } from './ground'
import { MIRRORS } from './remap'
import { SECTIONS, TILES } from './tools'

export interface Keyed {
  readonly desk: Desk
  readonly onBoard: boolean
  readonly writing: boolean
  readonly tryIt: () => void
  readonly nextFault: () => void
}

const PAD: Readonly<Record<string, Side>> = { Numpad6: 0, Numpad9: 1, Numpad7: 2, Numpad4: 3, Numpad1: 4, Numpad3: 5 }

/** What a key does; one that did something does nothing else. */
export function onKey(event: KeyboardEvent, keyed: Keyed): void {
  const done = event.ctrlKey || event.metaKey ? shortcut(event, keyed) : event.altKey ? false : plain(event, keyed)
  if (!done) return
  event.preventDefault()
  event.stopPropagation()
}

function shortcut(event: KeyboardEvent, { desk, writing }: Keyed): boolean {
  const key = event.key.toLowerCase()
  // Where a text is written, its own letters are taken back first.
  if (writing) return false
  if (key === 'z' && !event.shiftKey) desk.undo()
  else if (key === 'y' || key === 'z') desk.redo()
  else return false
  return true
}

function plain(event: KeyboardEvent, keyed: Keyed): boolean {
  const { desk, onBoard, writing } = keyed
  if (event.key === 'F5') keyed.tryIt()
  else if (writing) return false
  else if (event.key === 'Escape') return escape(desk)
  else if (event.key === 'Tab' && onBoard && !event.shiftKey) return nextSection(desk)
  else if (/^[0-9]$/.test(event.key) && !event.code.startsWith('Numpad')) return takeTile(desk, Number(event.key))
  else if (desk.tool.is === 'work' && onBoard && PAD[event.code] !== undefined) desk.side = PAD[event.code] ?? desk.side
  else return letter(event.key, keyed)
  return true
}

function letter(key: string, { desk, onBoard, nextFault }: Keyed): boolean {
  switch (key.toLowerCase()) {
    case 'r':
      desk.flipped = !desk.flipped
      return true
    case 'm':
      desk.mirror = MIRRORS[desk.mirror === null ? 0 : MIRRORS.indexOf(desk.mirror) + 1] ?? null
      return true
    case 'f':
      nextFault()
      return true
    case 'd':
      desk.choose({ is: 'move' })
      return true
    case 'g':
      desk.choose({ is: 'erase' })
      return true
    case ',':
    case ';':
      return onBoard && turnSide(desk, key === ',' ? 1 : 5)
    case '[':
    case ']':
      return onBoard && raise(desk, key === ']' ? 1 : -1)
    default:
      return false
  }
}

function turnSide(desk: Desk, by: number): boolean {
  if (desk.tool.is !== 'work') return false
  desk.side = ((desk.side + by) % 6) as Side
  return true
}

function raise(desk: Desk, by: number): boolean {
  const place = desk.looked
  if (place === null) return false
  const height = levelAt(desk.draft, place) + by
  desk.edit(level(desk.draft, [place], height), { word: 'did-level', about: { height, place } })
  return true
}

/** What is in hand is let go, one thing after the other. */
function escape(desk: Desk): boolean {
  if (desk.roadAt !== null) desk.roadAt = null
  else if (desk.name !== null) desk.name = null
  else if (desk.who) desk.take(null)
  else return false
  return true
}

/** The next section of the palette; after the last one Tab leaves the board. */
function nextSection(desk: Desk): boolean {
  const next = SECTIONS[SECTIONS.indexOf(desk.section) + 1]
  if (next === undefined) {
    desk.section = 'ground'
    return false
  }
  desk.section = next
  return true
}

function takeTile(desk: Desk, digit: number): boolean {
  const tile = TILES[desk.section][(digit + 9) % 10]
  if (!tile) return false
  desk.choose(tile.tool, desk.section)
  return true
}
