// Which clauses a player's aid prints, in the order they are needed: their texts are the register's.
import type { RuleView } from '../../../wire'

interface Phase {
  readonly title: string
  /** Clauses, or whole families of them. A book that has its own wording has a letter after the number. */
  readonly clauses: readonly string[]
}

const PHASES: readonly Phase[] = [
  { title: 'aid-phase-turn', clauses: ['TUR-1', 'VIC-1'] },
  { title: 'aid-phase-command', clauses: ['ACT-2', 'ACT-3', 'ACT-4', 'ACT-7', 'ORD-1'] },
  { title: 'aid-phase-movement', clauses: ['MOV-1', 'MOV-6', 'MOV-8'] },
  { title: 'aid-phase-combat', clauses: ['CBT-5', 'CBT-6', 'SUP-1', 'EVA-1'] },
  { title: 'aid-phase-dice', clauses: ['MOD'] },
  { title: 'aid-phase-retreat', clauses: ['FLG-1', 'RET-1', 'RET-6', 'DES-1'] },
  { title: 'aid-phase-after', clauses: ['PUR-1', 'RIP-1', 'RIP-2'] },
]
/** Of the family of dice, what is seldom met is left to the book. */
const SELDOM: readonly string[] = ['MOD-7', 'MOD-8']

function isMeant(asked: string, clause: string): boolean {
  const plain = clause.replace(/[a-z]+$/, '')
  return plain === asked || (clause.split('-')[0] === asked && !SELDOM.includes(plain))
}

/** The phases of a book's turn, each with those of its clauses that are played. */
export function phasesOf(rules: readonly RuleView[]): { title: string; rules: RuleView[] }[] {
  const played = rules.filter((rule) => rule.status !== 'not-played')
  return PHASES.map(({ title, clauses }) => ({
    title,
    rules: clauses.flatMap((asked) => played.filter((rule) => isMeant(asked, rule.clause))),
  })).filter((phase) => phase.rules.length > 0)
}
