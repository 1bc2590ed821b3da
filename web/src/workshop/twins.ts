// What is set down with the mirror on stands opposite too, for the other army: whoever had no place so far, a goal.
import type { Camp } from '../board/pieces'
import { addTwin, goal, isNowhere, place, standing, whoIs, type GoalKey, type Who } from './armies'
import { isAtEdge, lacking, MOST_UNITS, other, type Draft, type DraftUnit } from './draft'
import { opposed, type Mirror } from './remap'

/** Why nothing is set down opposite. */
export interface Alone {
  /** The end of its sentence: `ws-alone-taken`. */
  readonly why: 'off' | 'same' | 'taken' | 'chief' | 'full' | 'inland'
  readonly across: string
}

/** A draft with somebody or something set down. */
export interface SetDown {
  readonly draft: Draft
  /** The hex opposite, if something was done there too. */
  readonly across: string | null
  readonly alone: Alone | null
}

const alone = (draft: Draft, why: Alone['why'] | null, across: string | null): SetDown => ({
  draft,
  across: null,
  alone: why && { why, across: across ?? '' },
})

/** He stands there. With the mirror on, whoever had no place so far is given his twin; whoever stands already only moves. */
export function setDown(
  draft: Draft,
  who: Who,
  hex: string,
  { mirror, singles }: { readonly mirror: Mirror | null; readonly singles: readonly string[] },
): SetDown {
  const known = whoIs(draft, who)
  const placed = place(draft, who, hex)
  if (mirror === null || !known || !isNowhere(known)) return alone(placed, null, null)
  const across = opposed(placed, hex, mirror)
  if (across === null) return alone(placed, 'off', null)
  const waiting = likeness(draft, who)
  const why =
    across === hex ? 'same' : isTaken(placed, who, across) ? 'taken' : waiting ? null : tooMany(placed, who, singles)
  if (why !== null) return alone(placed, why, across)
  return { draft: waiting ? place(placed, waiting, across) : addTwin(placed, who, mirror), across, alone: null }
}

/** Whoever is like him in the other army and has no place yet either, as in an army copied opposite. */
function likeness(draft: Draft, who: Who): Who | null {
  const camp = other(who.camp)
  const own = ['id', 'parent', 'hex', 'arrives'] as const
  const told = (one: Who) => JSON.stringify(Object.entries(lacking(whoIs(draft, one) as DraftUnit, ...own)).sort())
  const found = draft[camp][who.is].findIndex(
    (one, index) => isNowhere(one) && told({ ...who, camp, index }) === told(who),
  )
  return found < 0 ? null : { ...who, camp, index: found }
}

/** A unit stands alone but for the officers of its army, an officer beside nobody of the enemy. */
const isTaken = (draft: Draft, { camp, is }: Who, hex: string) =>
  standing(draft, hex).some((there) => there.camp === camp || (is === 'units' && there.is === 'units'))

/** May the other army not have one more like him? */
function tooMany(draft: Draft, who: Who, singles: readonly string[]): 'chief' | 'full' | null {
  const one = whoIs(draft, who)
  const has = (rank: string) => draft[other(who.camp)].officers.some((officer) => officer.rank === rank)
  if (one && 'rank' in one && singles.includes(one.rank) && has(one.rank)) return 'chief'
  return draft.north[who.is].length + draft.south[who.is].length < MOST_UNITS ? null : 'full'
}

/** A goal is set down, or taken away again; with the mirror on, the other army's opposite too, unless it is so already. */
export function setGoal(draft: Draft, camp: Camp, key: GoalKey, hex: string, mirror: Mirror | null): SetDown {
  const set = goal(draft, camp, key, hex)
  if (mirror === null) return alone(set, null, null)
  const has = (now: Draft, whose: Camp, place: string) => now[whose][key]?.includes(place) === true
  const isThere = has(set, camp, hex)
  const across = opposed(draft, hex, mirror)
  const why = across === null ? 'off' : key === 'exits' && !isAtEdge(draft, across) ? 'inland' : null
  // What is taken away leaves nothing to explain.
  if (across === null || why !== null) return alone(set, isThere ? why : null, across)
  if (has(set, other(camp), across) === isThere) return alone(set, null, null)
  return { draft: goal(set, other(camp), key, across), across, alone: null }
}
