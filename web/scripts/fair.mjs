// The page's own check of dice, at the command line: node scripts/fair.mjs CASES.json
// CASES.json lists pairs of files, the host's and the player's own; printed is what the page finds in each, a line a pair.
import { readFileSync } from 'node:fs'
import ts from 'typescript'

const source = readFileSync(new URL('../src/fair/check.ts', import.meta.url), 'utf8')
const compilerOptions = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 }
const { outputText } = ts.transpileModule(source, { compilerOptions })
const { checkDice } = await import(`data:text/javascript,${encodeURIComponent(outputText)}`)

const read = (path) => JSON.parse(readFileSync(path, 'utf8'))
for (const { dice, sent } of read(process.argv[2])) {
  const found = await checkDice(read(dice), sent ? read(sent) : null)
  const { message, facts, ...rest } = found
  console.log(
    message ? `${message} throw=${rest.throw} ${JSON.stringify(facts ?? {})}` : `good ${JSON.stringify(found)}`,
  )
}
