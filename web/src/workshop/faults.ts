// What the checker says, numbered as on the map: faults from one on, remarks with a question mark.
import type { ProblemView } from '../wire'
import { everybody, whoIs } from './armies'
import type { Draft } from './draft'
import { isThere } from './picture'
import { whoIn } from './paths'

export const isFault = ({ gravity }: ProblemView) => gravity === 'fault'

/** Faults before remarks, each as it came. */
export const inOrder = (problems: readonly ProblemView[]): ProblemView[] => [
  ...problems.filter(isFault),
  ...problems.filter((problem) => !isFault(problem)),
]

/** Where a problem is on the map, if it is anywhere. */
export function placeOf(draft: Draft, problem: ProblemView): string | null {
  const { hex, side, unit, officer } = problem.place
  const [inside] = side?.split('>') ?? []
  const who = everybody(draft)
    .map((one) => whoIs(draft, one))
    .find((one) => one && (one.id === unit || one.id === officer))
  const found = [hex, inside, who?.hex, who?.arrives?.at[0]].find((place) => isThere(draft, place))
  return found ?? null
}

/** A tag of the map: its number, and where. */
export interface FaultTag {
  readonly place: string
  readonly word: string
  readonly fault: boolean
}

/** One tag a hex; of several the first. */
export function tagsOf(draft: Draft, problems: readonly ProblemView[]): FaultTag[] {
  const tags = new Map<string, FaultTag>()
  inOrder(problems).forEach((problem, index) => {
    const place = placeOf(draft, problem)
    if (place !== null && !tags.has(place))
      tags.set(place, { place, word: isFault(problem) ? String(index + 1) : '?', fault: isFault(problem) })
  })
  return [...tags.values()]
}

/** Who has a fault, with its number: `north.units.2`. */
export function numbersOf(draft: Draft, problems: readonly ProblemView[]): Map<string, number> {
  const found = new Map<string, number>()
  problems.filter(isFault).forEach((problem, index) => {
    const { unit, officer } = problem.place
    const who =
      whoIn(problem.path) ??
      everybody(draft).find((one) => {
        const id = whoIs(draft, one)?.id
        return id !== undefined && id === (one.is === 'units' ? unit : officer)
      })
    const key = who && `${who.camp}.${who.is}.${who.index}`
    if (key && !found.has(key)) found.set(key, index + 1)
  })
  return found
}
