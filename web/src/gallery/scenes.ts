// The two situations of the design, and what they do not show: every mark a board can wear.
import type { MapNames } from '../board/names'
import { unitPiece, type Camp, type Pieces, type UnitPiece, type Weight } from '../board/pieces'
import type { Marks } from '../board/states'
import type { ArmWire, MapView, TroopView } from '../wire'
import { drawn } from './ground'

const FIELD: MapView = drawn({
  rows: [
    '. . f f . . . . h h ~ . .',
    '. f f . . . . h H h ~ . .',
    '. . f . . . . h h h ~ . .',
    '. . . . . v v . . . . b .',
    '. . . . f . . . . . . ~ .',
    '. . . f f . . . - m - ~ .',
    'h h . f f . . - . . . ~ .',
    'h h . . v . . - . . . r x',
    '. . . . . . . - f f . . ~',
  ],
  roads: ['D9 E8 E7 F6 F5 F4 G4 H4 I4 J4 K4 L4 M4', 'G4 G3 H2 H1'],
  works: { palisade: ['F4>E4', 'F4>E5'] },
})

const NAMES = (units: readonly UnitPiece[]): MapNames => ({
  written: [
    { text: { fr: 'Hausen', en: 'Hausen' }, kind: 'village', hexes: ['F4', 'G4'] },
    { text: { fr: 'bois de Roth', en: 'Roth wood' }, kind: 'wood', hexes: ['D6', 'E6'] },
    { text: { fr: 'le Feckinger', en: 'the Feckinger' }, kind: 'water', hexes: ['K3', 'K2'] },
  ],
  standing: units.map(({ place }) => place),
})

const TROOP = (key: string, arm: ArmWire, weight: Weight, elements: number): TroopView => ({
  key,
  name: { fr: key, en: key },
  arm,
  weight,
  elements,
  traits: [],
  march: 2,
  march_free: 2,
  dice: 3,
  fire: 0,
  range: 1,
})
const LINE = TROOP('line-infantry', 'infantry', 'medium', 4)
const LIGHT = TROOP('light-infantry', 'infantry', 'light', 4)
const HORSE = TROOP('cavalry-medium', 'cavalry', 'medium', 3)
const CUIRASSIERS = TROOP('cavalry-heavy', 'cavalry', 'heavy', 3)
const LANCERS = TROOP('lancers-light', 'cavalry', 'light', 3)
const GUNS = TROOP('foot-guns-heavy', 'artillery', 'heavy', 2)
const HORSE_GUNS = TROOP('horse-guns-light', 'artillery', 'light', 2)

function unit(camp: Camp, place: string, troop: TroopView, left = troop.elements, traits: string[] = []): UnitPiece {
  const full = traits.includes('detachment') ? left : troop.elements
  return unitPiece({ id: place, place, camp, troop, traits, left, full })
}

const NORTH: UnitPiece[] = [
  unit('north', 'E2', LINE, 2, ['hesitant']),
  unit('north', 'H2', LINE, 3),
  unit('north', 'J2', CUIRASSIERS),
  unit('north', 'D3', LINE),
  unit('north', 'H3', LINE, 4, ['elite', 'solid', 'aggressive', 'fanatic']),
  unit('north', 'I3', GUNS),
  unit('north', 'B4', LIGHT, 4, ['irregular']),
  unit('north', 'F4', LIGHT, 3, ['irregular', 'allied']),
  unit('north', 'G4', LINE),
  unit('north', 'K4', LANCERS),
  unit('north', 'D5', LINE),
  unit('north', 'I5', LANCERS, 2),
]

const SOUTH: UnitPiece[] = [
  unit('south', 'G6', HORSE_GUNS),
  unit('south', 'B7', GUNS),
  unit('south', 'D7', LIGHT, 3, ['elite']),
  unit('south', 'F7', LINE),
  unit('south', 'I7', LINE, 3),
  unit('south', 'J7', LANCERS),
  unit('south', 'C8', LINE, 4, ['on-horses']),
  unit('south', 'E8', LIGHT),
  unit('south', 'G8', LINE, 4, ['elite']),
  unit('south', 'I8', CUIRASSIERS),
  unit('south', 'K8', HORSE),
  unit('south', 'L8', LINE, 2),
  unit('south', 'A5', LINE, 1, ['detachment']),
]

export interface Scene {
  map: MapView
  names: MapNames
  pieces: Pieces
  marks: Marks
}

const OFFICERS: Pieces['officers'] = [
  { id: 'hohenzollern', place: 'H2', camp: 'north', rank: 'general-in-chief' },
  { id: 'davout', place: 'G8', camp: 'south', rank: 'general-in-chief' },
  { id: 'friant', place: 'I7', camp: 'south', rank: 'sub-general' },
  { id: 'aide', place: 'I7', camp: 'south', rank: 'superior-officer' },
  { id: 'lone', place: 'C6', camp: 'south', rank: 'superior-officer' },
  { id: 'lone-north', place: 'K2', camp: 'north', rank: 'sub-general' },
]

export const SCENES: Record<string, Scene> = {
  movement: {
    map: FIELD,
    names: NAMES([...NORTH, ...SOUTH]),
    pieces: { units: [...NORTH, ...SOUTH], officers: OFFICERS, elephants: [], fires: [] },
    marks: {
      units: { G6: 'selected', J7: 'done', I8: 'selectable', K8: 'selectable', L8: 'played' },
      officers: { lone: 'selectable' },
      reach: [
        { place: 'F5', diceLost: 1 },
        { place: 'G5', diceLost: 1 },
        { place: 'H5', diceLost: 2 },
        { place: 'H4', diceLost: 2 },
        { place: 'F6', diceLost: 1 },
        { place: 'H6', diceLost: 1 },
        { place: 'I6', diceLost: 2, mustStop: true },
        { place: 'G7' },
        { place: 'H7', diceLost: 2, mustStop: true },
        { place: 'E7', cannotFight: true },
      ],
      targets: [
        { place: 'F4', dice: 2 },
        { place: 'G4', dice: 2, inFocus: true },
        { place: 'I5', dice: 3 },
      ],
      shadows: ['D5'],
      sights: [
        { from: 'G6', to: 'G4' },
        { from: 'G6', to: 'D5', maskedBy: 'E5' },
      ],
      objectives: [{ place: 'H9', camp: 'south' }],
      refused: { place: 'L6', turn: 1 },
    },
  },
  retreat: {
    map: FIELD,
    names: NAMES([...NORTH, ...SOUTH]),
    pieces: {
      units: [...NORTH, ...SOUTH.filter(({ place }) => place !== 'I8'), unit('south', 'H4', CUIRASSIERS, 2)],
      officers: OFFICERS,
      elephants: [
        { place: 'D1', camp: 'north' },
        { place: 'C4', camp: 'south' },
      ],
      fires: ['E5'],
    },
    marks: {
      units: { H4: 'selected', G6: 'done', J7: 'done', K8: 'selectable' },
      targets: [{ place: 'G4', dice: 3 }],
      retreat: [
        { place: 'G5', from: 'H4', step: 1 },
        { place: 'H5', from: 'H4', step: 1, preferred: true },
        { place: 'H6', from: 'G5', step: 2 },
        { place: 'H6', from: 'H5', step: 2, preferred: true },
        { place: 'I6', from: 'H5', step: 2 },
      ],
      choices: ['A9', 'B9', 'C9'],
      trail: ['L2', 'K3', 'J3'],
      objectives: [{ place: 'F2', camp: 'north' }],
    },
  },
}
