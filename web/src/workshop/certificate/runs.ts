// The runs of this page: one for a draft, whoever looks at it.
import { Run } from './run.svelte'

const runs = new Map<string, Run>()

export function runOf(draft: string): Run {
  const known = runs.get(draft)
  if (known) return known
  const run = new Run(draft)
  runs.set(draft, run)
  return run
}
