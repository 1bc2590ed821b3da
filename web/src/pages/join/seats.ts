// Who sits at a table, and where somebody may still sit.
import type { CampWire, TableView } from '../../wire'

const CAMPS: readonly CampWire[] = ['south', 'north']
type Seated = Pick<TableView, 'progress' | 'seats'>

/** Seats for people nobody sits in yet. */
export function freeSeats({ progress, seats }: Seated): CampWire[] {
  if (progress !== 'waiting') return []
  return CAMPS.filter((camp) => seats[camp].name === null && seats[camp].computer === null)
}

/** Whoever waits for a guest; nobody if nobody sits there, or if both do. */
export function hostOf({ seats }: Seated): { camp: CampWire; name: string } | null {
  const people = CAMPS.flatMap((camp) => {
    const { name, computer } = seats[camp]
    return name !== null && computer === null ? [{ camp, name }] : []
  })
  return people.length === 1 ? (people[0] ?? null) : null
}
