// The battles `npm run fixtures` wrote.
import type { TroopView } from '../wire'
import type { Battle } from './battleFile'

const files = import.meta.glob<Battle>(['../../fixtures/*.json', '!../../fixtures/troops.json'], {
  eager: true,
  import: 'default',
})
const lists = import.meta.glob<Record<string, TroopView[]>>('../../fixtures/troops.json', {
  eager: true,
  import: 'default',
})

export const BATTLES: readonly Battle[] = Object.values(files)
export const TROOPS: Record<string, TroopView[]> = Object.values(lists)[0] ?? {}
