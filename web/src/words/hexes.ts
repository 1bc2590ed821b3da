// A hex in words, with all that is on it: « D7, bois de Roth, forêt, chasseurs, infanterie légère, 3 sur 4, élite, a joué ».
import type { AnswerMark, Marks, Reach, RetreatStep, Target } from '../board/states'
import type { HexView, MapNameView, OfficerView, Position, ScenarioView, UnitView } from '../wire'
import { isWritten, say, type Language } from './words'

export interface Telling {
  readonly scenario: Pick<ScenarioView, 'map' | 'names' | 'troops'>
  readonly position: Position
  readonly marks: Marks
  readonly language: Language
}

/** The name of every hex, for a board's `nameOf`. Every hex is told anew after every click: each is looked up, not sought. */
export function hexTeller(telling: Telling): (place: string) => string {
  const { position, marks } = telling
  const hexes = new Map(telling.scenario.map.hexes.map((hex) => [hex.place, hex]))
  const named = new Map(telling.scenario.names.flatMap(ownHexes))
  const present: Present = {
    units: byPlace(position.units.filter((unit) => unit.elements > 0)),
    officers: byPlace(position.officers),
    elephants: byPlace(position.elephants),
    reach: new Map(marks.reach?.map((one) => [one.place, one])),
    targets: new Map(marks.targets?.map((one) => [one.place, one])),
    retreat: new Map(marks.retreat?.map((one) => [one.place, one])),
    shadows: new Set(marks.shadows),
    choices: new Set(marks.choices),
    answers: new Map(marks.answers?.map((one) => [one.place, one.sign])),
  }
  return (place) => {
    const hex = hexes.get(place)
    if (!hex) return place
    return [
      place,
      ...[named.get(place)?.[telling.language] ?? []].flat(),
      ...ground(telling, hex),
      ...people(telling, present, place),
      ...marked(telling, present, place),
    ].join(', ')
  }
}

/** What lies in its hexes and nowhere else; a plain or a direction is only written there. */
function ownHexes({ text, kind, hexes }: MapNameView): [string, MapNameView['text']][] {
  return kind === 'place' || kind === 'road' ? [] : hexes.map((hex) => [hex, text])
}

/** What is where. */
interface Present {
  readonly units: ReadonlyMap<string, readonly UnitView[]>
  readonly officers: ReadonlyMap<string, readonly OfficerView[]>
  readonly elephants: ReadonlyMap<string, readonly unknown[]>
  readonly reach: ReadonlyMap<string, Reach>
  readonly targets: ReadonlyMap<string, Target>
  readonly retreat: ReadonlyMap<string, RetreatStep>
  readonly shadows: ReadonlySet<string>
  readonly choices: ReadonlySet<string>
  readonly answers: ReadonlyMap<string, AnswerMark['sign']>
}

function byPlace<T extends { readonly hex: string | null }>(all: readonly T[]): Map<string, T[]> {
  const found = new Map<string, T[]>()
  for (const one of all) if (one.hex !== null) found.set(one.hex, [...(found.get(one.hex) ?? []), one])
  return found
}

function ground({ language, position }: Telling, hex: HexView): string[] {
  const words = groundWords(hex, language)
  return position.fires.includes(hex.place) ? [...words, say(language, 'burning')] : words
}

/** The ground does not change while a battle is played: its words are found once. */
const known: Record<Language, WeakMap<HexView, string[]>> = { fr: new WeakMap(), en: new WeakMap() }

function groundWords(hex: HexView, language: Language): string[] {
  const found = known[language].get(hex)
  if (found) return found
  const words = [hex.name[language]]
  if (hex.height > 0) words.push(say(language, 'level', { height: hex.height }))
  if (hex.crossing === null && hex.roads.length > 0) words.push(say(language, 'road'))
  for (const kind of new Set(hex.works.map((work) => work.kind))) words.push(say(language, kind))
  for (const camp of hex.objective) words.push(say(language, 'objective', { camp: say(language, camp.toLowerCase()) }))
  for (const camp of hex.exit) words.push(say(language, 'exit', { camp: say(language, camp.toLowerCase()) }))
  known[language].set(hex, words)
  return words
}

function people(telling: Telling, { units, officers, elephants }: Present, place: string): string[] {
  return [
    ...(units.get(place) ?? []).flatMap((unit) => unitWords(telling, unit)),
    ...(officers.get(place) ?? []).flatMap((officer) => officerWords(telling, officer)),
    ...(elephants.get(place) ?? []).map(() => say(telling.language, 'panicking-elephant')),
  ]
}

function unitWords({ scenario, marks, language }: Telling, unit: UnitView): string[] {
  const troop = scenario.troops.find((one) => one.key === unit.troop)
  const traits = unit.traits.map((trait) => `trait-${trait}`).filter((trait) => isWritten(language, trait))
  const mark = marks.units?.[unit.id]
  return [
    unit.name[language],
    ...(troop ? [troop.name[language]] : []),
    say(language, unit.camp),
    say(language, 'strength', { left: unit.elements, full: unit.full }),
    ...traits.map((trait) => say(language, trait)),
    ...(unit.supported ? [say(language, 'supported')] : []),
    ...(mark ? [say(language, mark === 'moved' ? 'has-moved' : mark)] : []),
  ]
}

function officerWords({ marks, language }: Telling, officer: OfficerView): string[] {
  const mark = marks.officers?.[officer.id]
  return [say(language, officer.rank, { name: officer.name[language] }), ...(mark ? [say(language, mark)] : [])]
}

function marked({ marks, language }: Telling, present: Present, place: string): string[] {
  const words: string[] = []
  const reach = present.reach.get(place)
  if (reach) {
    words.push(say(language, 'reach'))
    if (reach.diceLost) words.push(say(language, 'dice-lost', { dice: reach.diceLost }))
    if (reach.mustStop) words.push(say(language, 'must-stop'))
    if (reach.cannotFight) words.push(say(language, 'cannot-fight'))
  }
  const target = present.targets.get(place)
  if (target) words.push(say(language, 'target', { dice: target.dice }))
  if (present.shadows.has(place)) words.push(say(language, 'hidden'))
  const step = present.retreat.get(place)
  if (step) words.push(say(language, step.preferred ? 'step-preferred' : 'step', { step: step.step }))
  const answer = present.answers.get(place)
  if (answer) words.push(say(language, `answer-${answer}`))
  if (present.choices.has(place)) words.push(say(language, 'choice'))
  if (marks.refused?.place === place) words.push(say(language, 'refused'))
  return words
}
