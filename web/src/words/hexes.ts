// A hex in words, with all that is on it: « D7, forêt, chasseurs, infanterie légère, 3 sur 4, élite, a joué ».
import type { Marks } from '../board/states'
import type { HexView, OfficerView, Position, ScenarioView, UnitView } from '../wire'
import { isWritten, say, type Language } from './words'

export interface Telling {
  readonly scenario: Pick<ScenarioView, 'map' | 'troops'>
  readonly position: Position
  readonly marks: Marks
  readonly language: Language
}

/** The name of every hex, for a board's `nameOf`. */
export function hexTeller(telling: Telling): (place: string) => string {
  const hexes = new Map(telling.scenario.map.hexes.map((hex) => [hex.place, hex]))
  return (place) => {
    const hex = hexes.get(place)
    return hex
      ? [place, ...ground(telling, hex), ...people(telling, place), ...marked(telling, place)].join(', ')
      : place
  }
}

function ground({ language, position }: Telling, hex: HexView): string[] {
  const words = [hex.name[language]]
  if (hex.height > 0) words.push(say(language, 'level', { height: hex.height }))
  if (hex.crossing === null && hex.roads.length > 0) words.push(say(language, 'road'))
  for (const kind of new Set(hex.works.map((work) => work.kind))) words.push(say(language, kind))
  if (position.fires.includes(hex.place)) words.push(say(language, 'burning'))
  for (const camp of hex.objective) words.push(say(language, 'objective', { camp: say(language, camp.toLowerCase()) }))
  for (const camp of hex.exit) words.push(say(language, 'exit', { camp: say(language, camp.toLowerCase()) }))
  return words
}

function people(telling: Telling, place: string): string[] {
  const { position, language } = telling
  const units = position.units.filter((unit) => unit.hex === place && unit.elements > 0)
  const officers = position.officers.filter((officer) => officer.hex === place)
  const elephants = position.elephants.filter((elephant) => elephant.hex === place)
  return [
    ...units.flatMap((unit) => unitWords(telling, unit)),
    ...officers.flatMap((officer) => officerWords(telling, officer)),
    ...elephants.map(() => say(language, 'panicking-elephant')),
  ]
}

function unitWords({ scenario, marks, language }: Telling, unit: UnitView): string[] {
  const troop = scenario.troops.find((one) => one.key === unit.troop)
  const full = (troop?.elements ?? unit.elements) + (unit.traits.includes('solid') ? 1 : 0)
  const traits = unit.traits.map((trait) => `trait-${trait}`).filter((trait) => isWritten(language, trait))
  const mark = marks.units?.[unit.id]
  return [
    unit.name[language],
    ...(troop ? [troop.name[language]] : []),
    say(language, unit.camp),
    say(language, 'strength', { left: unit.elements, full: Math.max(full, unit.elements) }),
    ...traits.map((trait) => say(language, trait)),
    ...(unit.supported ? [say(language, 'supported')] : []),
    ...(mark ? [say(language, mark)] : []),
  ]
}

function officerWords({ marks, language }: Telling, officer: OfficerView): string[] {
  const mark = marks.officers?.[officer.id]
  return [say(language, officer.rank, { name: officer.name[language] }), ...(mark ? [say(language, mark)] : [])]
}

function marked({ marks, language }: Telling, place: string): string[] {
  const words: string[] = []
  const reach = marks.reach?.find((one) => one.place === place)
  if (reach) {
    words.push(say(language, 'reach'))
    if (reach.diceLost) words.push(say(language, 'dice-lost', { dice: reach.diceLost }))
    if (reach.mustStop) words.push(say(language, 'must-stop'))
    if (reach.cannotFight) words.push(say(language, 'cannot-fight'))
  }
  const target = marks.targets?.find((one) => one.place === place)
  if (target) words.push(say(language, 'target', { dice: target.dice }))
  if (marks.shadows?.includes(place)) words.push(say(language, 'hidden'))
  const step = marks.retreat?.find((one) => one.place === place)
  if (step) words.push(say(language, step.preferred ? 'step-preferred' : 'step', { step: step.step }))
  if (marks.choices?.includes(place)) words.push(say(language, 'choice'))
  if (marks.refused?.place === place) words.push(say(language, 'refused'))
  return words
}
