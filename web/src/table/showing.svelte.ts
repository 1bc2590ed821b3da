// What the board shows of what has happened: the arrow of an attack with its dice, what befell whom, who went where, and
// what the other side did while this reader waited. All of it is told by the server; nothing is worked out here.
import type { Flight, Sight, Tag, Trace, Ways } from '../board/states'
import { isCommand } from '../net/entries'
import type { Game } from '../net/game.svelte'
import { reader } from '../reader/reader.svelte'
import { keepSeen, keptSeen } from '../shelf/seen'
import type { EntryView } from '../wire'
import { fatesIn, flightsIn, strikesIn, waysIn } from './blows'
import { isSpectator } from './choosing'

/** How long a tag stays; longer where nothing else moves. */
const TAG = { moving: 1500, still: 3000 }

export class Showing {
  tags = $state.raw<readonly Tag[]>([])
  struck = $state.raw<readonly string[]>([])
  /** Where nothing slides, a dotted trail says for a while who went where. */
  trail = $state.raw<readonly string[]>([])
  /** The last entry this reader had seen when he began to act: what came before is no news. */
  private acted = $state(0)
  private back = false
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly game: Game) {}

  /** Attacks whose dice are on the table. */
  readonly strikes = $derived.by<readonly Sight[]>(() => {
    const { dice } = this.game
    return dice ? strikesIn(dice.entry).map(({ from, at, faces }) => ({ from, to: at, dice: faces.length })) : []
  })

  readonly ways = $derived.by<Ways>(() => Object.assign({}, ...this.game.latest.map(waysIn)))

  readonly flights = $derived.by<readonly Flight[]>(() => this.game.latest.flatMap(flightsIn))

  /** The last turn of the other side, command by command. */
  readonly theirs = $derived.by<readonly EntryView[]>(() => {
    const { entries, table } = this.game
    if (!table || isSpectator(table) || (table.you.north && table.you.south)) return []
    const other = table.you.north ? 'south' : 'north'
    const heads = (entry: EntryView, camp: string) =>
      entry.told.some((told) => told.kind === 'turn' && told.camp === camp)
    const begun = entries.findLastIndex((entry) => !entry.undone && heads(entry, other))
    if (begun < 0) return []
    const rest = entries.slice(begun + 1).filter((entry) => isCommand(entry) && !entry.undone)
    const done = rest.findIndex((entry) => entry.told.some((told) => told.kind === 'turn' && told.camp !== other))
    return done < 0 ? [] : rest.slice(0, done + 1)
  })

  /** Where the other side went, until this reader begins to act. */
  readonly traces = $derived.by<readonly Trace[]>(() => {
    const { table } = this.game
    if (!table?.choices || (this.theirs.at(-1)?.number ?? 0) <= this.acted) return []
    const ways = this.theirs.flatMap((entry) => Object.values(waysIn(entry)))
    return ways
      .filter((hexes) => hexes.length > 1 && hexes[0] !== hexes.at(-1))
      .map((hexes, at) => ({ number: at + 1, hexes }))
  })

  /** Whoever comes back to his turn begins with the one he missed. */
  comeBack(): void {
    const { table, entries, id } = this.game
    const last = entries.at(-1)?.number ?? 0
    if (!table || last === 0) return
    const seen = keptSeen(id)
    const first = !this.back
    this.back = true
    const missed = seen > 0 && seen < last && (this.theirs.at(-1)?.number ?? 0) > seen
    if (first && missed && table.choices && reader.pace !== 'instant') void this.game.review(this.theirs)
    keepSeen(id, last)
  }

  /** This reader begins to act. */
  act(): void {
    this.acted = this.game.entries.at(-1)?.number ?? 0
    this.game.clearDice()
  }

  /** Something was shown: what befell whom is said beside it for a moment. */
  hear(entries: readonly EntryView[]): void {
    const fates = entries.flatMap(fatesIn)
    const tags = fates.flatMap(({ at, lost, left, path }): Tag[] => {
      if (at === null || (lost === 0 && path.length === 0)) return []
      const driven = path.length > 0 && entries.some((entry) => strikesIn(entry).some((one) => one.at === at))
      return [{ place: at, text: left === 0 ? '✕' : lost > 0 ? `−${lost}` : '', flag: driven && left !== 0 }]
    })
    if (tags.every(({ text, flag }) => text === '' && !flag)) return
    this.tags = tags.filter(({ text, flag }) => text !== '' || flag)
    this.struck = fates.filter(({ lost }) => lost > 0).map(({ unit }) => unit)
    clearTimeout(this.timer)
    this.timer = setTimeout(() => ((this.tags = []), (this.struck = [])), reader.still ? TAG.still : TAG.moving)
  }

  leaveTrail(): void {
    const [way = this.flights[0]?.hexes] = Object.values(this.ways)
    if (!way || !reader.still) return
    this.trail = way
    setTimeout(() => (this.trail = []), 2000)
  }
}
