// Dice that fell, read as the server read them: what each face did, and what came of it.
import type { Flight, Ways } from '../board/states'
import { throwsIn } from '../net/entries'
import type { EffectWire, EntryView, FaceWire, PurposeWire, ShownView, ToldView } from '../wire'

export type Struck = Extract<ShownView, { show: 'struck' }>
export type Fared = Extract<ShownView, { show: 'fared' }>

/** A die in the tray; one of a test does nothing by itself. */
export interface TrayDie {
  readonly face: FaceWire
  readonly effect: EffectWire | null
  readonly clause: string | null
}

/** One throw, as it lies in the tray. */
export interface Throw {
  readonly purpose: PurposeWire
  /** Who strikes whom; none for a test. */
  readonly struck: Struck | null
  readonly dice: readonly TrayDie[]
  /** What came of it, unit by unit; empty while a question is open, or if nothing did. */
  readonly fates: readonly Fared[]
}

const shownOf = (entry: EntryView) => entry.told.flatMap(({ shown }) => shown)

/** The throws of an entry, each with what came of it before the next. */
export function throwsOf(entry: EntryView): Throw[] {
  const all = throwsIn(entry)
  const tellers = all.map((_, index) => entry.told.findIndex(({ throws }) => throws.includes(index)))
  return all.map(({ purpose, faces }, index) => {
    const teller = tellers[index] ?? -1
    const told = entry.told[teller]
    const struck = struckIn(told)
    const next = tellers.find((one) => one > teller && struckIn(entry.told[one])) ?? entry.told.length
    const plain = faces.map((face): TrayDie => ({ face, effect: null, clause: null }))
    const fates = teller < 0 ? [] : entry.told.slice(teller, next).flatMap(({ shown }) => shown.filter(isFared))
    return { purpose, struck, dice: struck?.faces ?? plain, fates }
  })
}

/** Does something still follow from these dice, once a question is answered? */
export const isOpen = ({ dice, fates }: Throw) =>
  fates.length === 0 && dice.some(({ effect }) => effect !== null && effect !== 'nothing' && effect !== 'earns')

function struckIn(told: ToldView | undefined): Struck | null {
  return told?.shown.find((one) => one.show === 'struck') ?? null
}

const isFared = (one: ShownView): one is Fared => one.show === 'fared'

/** The attacks of an entry, the last one last. */
export function strikesIn(entry: EntryView): Struck[] {
  return shownOf(entry).filter((one) => one.show === 'struck')
}

/** What befell units in an entry. */
export function fatesIn(entry: EntryView): Fared[] {
  return shownOf(entry).filter(isFared)
}

/** Officers who fled and elephants that ran in an entry. */
export function flightsIn(entry: EntryView): Flight[] {
  return shownOf(entry).flatMap((one): Flight[] => {
    if (one.show === 'fled') return one.from === null ? [] : [{ officer: one.officer, hexes: [one.from, one.to] }]
    return one.show === 'ran' ? [{ officer: null, hexes: one.way }] : []
  })
}

/** The ways units went in an entry, each from the hex it left: marches, retreats, advances. */
export function waysIn(entry: EntryView): Ways {
  const ways: Record<string, readonly string[]> = {}
  const told = entry.kind === 'command' && entry.command.do === 'move-by' ? entry.command : null
  for (const one of shownOf(entry)) {
    if (one.show === 'marched') {
      const [from = ''] = one.way
      ways[one.unit] = told?.unit === one.unit ? [from, ...told.way] : one.way
    } else if (one.show === 'fared' && one.path.length > 0) {
      const before = ways[one.unit] ?? (one.at === null ? [] : [one.at])
      ways[one.unit] = [...before, ...one.path]
    }
  }
  return ways
}
