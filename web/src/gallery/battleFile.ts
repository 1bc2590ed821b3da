// A battle opened from a file: a scenario and a position of it.
import type { Position, ScenarioView } from '../wire'

export interface Battle {
  readonly scenario: Pick<ScenarioView, 'id' | 'book' | 'title' | 'map' | 'names' | 'troops' | 'armies'>
  readonly position: Position
}

/** Why a file is no battle; a message of the catalogue. */
export class NotABattle extends Error {}

export function readBattle(text: string): Battle {
  const said = parse(text)
  if (!isBattle(said)) throw new NotABattle('no-scenario')
  return said
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new NotABattle('not-json')
  }
}

/** Enough to tell a battle from any other file; what is wrong inside one, the board says with its hex. */
function isBattle(said: unknown): said is Battle {
  const has = (one: unknown, key: string): one is Record<string, unknown> =>
    typeof one === 'object' && one !== null && key in one
  return has(said, 'scenario') && has(said, 'position') && has(said.scenario, 'map') && has(said.position, 'units')
}
