// What the cells of a book's tables say, wherever a table stands: in the text of the book, on a sheet beside the board.
import { reader } from '../../../reader/reader.svelte'
import { t } from '../../../reader/speech'
import type { FaceRowView, FactorView, TerrainRowView, TroopRowView } from '../../../wire'

const list = (words: readonly string[]) => new Intl.ListFormat(reader.language).format(words)

/** What a face of the die does. */
export function faceDoes(face: FaceRowView): string {
  const weights = (of: FaceRowView['weights']) => list(of.map((weight) => t(`weight-${weight}`)))
  switch (face.does) {
    case 'hits-arms':
      return t('face-hits-arms', { list: list(face.arms.map((arm) => t(`arm-${arm}`).toLowerCase())) })
    case 'hits-weights': {
      const sure = t('face-hits-weights', { list: weights(face.weights) })
      return face.confirmed.length === 0
        ? sure
        : `${sure} ${t('face-hits-confirmed', { list: weights(face.confirmed) })}`
    }
    case 'hits':
      return t('face-hits-all')
    default:
      return t(`face-${face.does}`)
  }
}

/** Dice at full strength, and with the last element where that is another number. */
export function diceOf({ full, last, each }: FactorView): string {
  if (each) return t('per-element')
  if (full === 0) return '–'
  return full === last ? `${full}` : `${full}/${last}`
}

export type Factor = 'fire' | 'assault' | 'melee' | 'riposte'

/** The columns of dice with the words over them: a book prints as many as it tells fights apart. */
export function diceColumns(troops: readonly TroopRowView[]): readonly (readonly [Factor, string])[] {
  const differ = (one: Factor, other: Factor) =>
    troops.some((row) => row[one].full !== 0 && diceOf(row[one]) !== diceOf(row[other]))
  if (differ('assault', 'melee'))
    return [
      ['fire', 'fire'],
      ['assault', 'assault'],
      ['melee', 'melee'],
    ]
  if (!differ('fire', 'melee') && !differ('riposte', 'melee')) return [['melee', 'dice']]
  const fights: readonly (readonly [Factor, string])[] = [
    ['fire', 'fire'],
    ['melee', 'melee'],
  ]
  return differ('riposte', 'melee') ? [...fights, ['riposte', 'riposte']] : fights
}

/** How a terrain is entered. */
export const entryOf = (row: TerrainRowView) => t(`entry-${row.entry}`, { hexes: row.at_most ?? 0 })

/** What else a terrain does. */
export const qualitiesOf = (row: TerrainRowView) => [
  ...row.qualities.map((quality) => t(`quality-${quality}`)),
  ...(row.mounted_only ? [t('mounted-only')] : []),
]
