import { describe, expect, test } from 'vitest'
import { centre, neighbour, opposite, placeName, sheet, SIDES, spotOf, tableSize } from '../src/board/geometry'
import { survey } from '../src/board/land'
import { turnedMap, turnedMarks, turnOf } from '../src/board/turned'
import { drawn } from '../src/gallery/ground'

describe.each([
  [13, 12],
  [13, 11],
  [4, 5],
])('a table of %i × %i seen from the other side', (columns, rows) => {
  const turn = turnOf({ columns, rows })
  const places = Array.from({ length: columns * rows }, (_, index) =>
    placeName({ column: (index % columns) + 1, row: Math.floor(index / columns) + 1 }),
  )

  test('every hex lies half a turn round the middle of the table', () => {
    const { width } = tableSize(columns, rows)
    const [flat, turned] = [sheet(columns, rows), sheet(columns, rows, turn.above)]
    for (const place of places) {
      const [here, there] = [centre(spotOf(place)), centre(spotOf(turn.place(place)))]
      expect(there.x).toBeCloseTo(width - here.x)
      expect(there.y - turned.y).toBeCloseTo(flat.height - (here.y - flat.y))
    }
  })

  test('turned back, every hex has its name again', () => {
    for (const place of places) expect(turn.place(turn.place(place))).toBe(place)
  })

  test('neighbours stay neighbours, across the opposite side', () => {
    for (const place of places.filter((one) => spotOf(one).column > 1 && spotOf(one).row > 1))
      for (const side of SIDES) {
        const next = neighbour(spotOf(place), side)
        if (next.column < 1 || next.column > columns || next.row < 1 || next.row > rows) continue
        expect(neighbour(spotOf(turn.place(place)), opposite(side))).toEqual(spotOf(turn.place(placeName(next))))
      }
  })
})

test('roads and works turn with their hexes', () => {
  const map = drawn({ rows: ['. . .', '. . .', '. . .'], roads: ['A2 B2 C2'] })
  const turn = turnOf(map)
  const land = survey(turnedMap(map, turn), turn.above)
  const before = survey(map).at(spotOf('A2'))?.roads ?? []
  expect(land.at(spotOf(turn.place('A2')))?.roads).toEqual(before.map(opposite))
})

test('marks turn with their hexes, and a line of sight keeps both its ends', () => {
  const turn = turnOf({ columns: 3, rows: 4 })
  const marks = turnedMarks({ reach: [{ place: 'A1' }], sights: [{ from: 'A1', to: 'C4', maskedBy: 'B2' }] }, turn)
  expect(marks.reach).toEqual([{ place: 'C4' }])
  expect(marks.sights).toEqual([{ from: 'C4', to: 'A1', maskedBy: 'B3' }])
  expect(marks.refused).toBeUndefined()
})
