// A replay file as it is written (docs/replays.md), read line by line. Whether it is true only the rules can tell:
// `etendard replay FILE --verify` plays it again.

export interface ReplayFile {
  readonly book: string
  readonly scenario: string
  readonly players: { readonly north: string; readonly south: string }
  readonly date: string | null
  readonly lines: readonly ReplayLine[]
  /** How it ended, as it is written: `north by elimination`, `unfinished`. */
  readonly end: string | null
  /** The file as it is. */
  readonly text: string
}

export interface ReplayLine {
  readonly number: number
  readonly who: 'north' | 'south' | 'dice'
  /** A command in the words of the file, or what the dice are for. */
  readonly words: string
  /** The faces that fell, by their English words; none for a command. */
  readonly faces: readonly string[]
}

/** Why a file is no replay: a message of the catalogue, and the line it is about. */
export class NotAReplay extends Error {
  constructor(
    readonly reason: 'no-replay' | 'newer-replay' | 'no-scenario-named' | 'bad-line',
    readonly line: number,
    readonly text: string,
  ) {
    super(`${reason} ${line}: ${text}`)
  }
}

const HEAD = /^[ée]tendard replay (\d+)$/u
const FORMAT = 2
const KEYS = ['book', 'rules', 'options', 'scenario', 'north', 'south', 'date', 'start'] as const

/** Reads a replay, or says which line is not one. */
export function readReplay(text: string): ReplayFile {
  const written = text.split(/\r?\n/).map((line, index) => ({ line: line.trim(), number: index + 1 }))
  const said = written.filter(({ line }) => line !== '' && !line.startsWith('#'))
  const [first, ...rest] = said
  const version = HEAD.exec(first?.line.normalize('NFC') ?? '')?.[1]
  if (version === undefined) throw new NotAReplay('no-replay', first?.number ?? 1, first?.line ?? '')
  if (Number(version) > FORMAT) throw new NotAReplay('newer-replay', first?.number ?? 1, version)

  const head = new Map<string, string>()
  const lines: ReplayLine[] = []
  let end: string | null = null
  for (const { line, number } of rest) {
    const [key = '', ...words] = line.split(' ')
    if (KEYS.some((known) => known === key)) head.set(key, words.join(' '))
    else if (key === 'end') end = withoutCheck(words).join(' ')
    else if (key !== 'hash') lines.push(readLine(line, number))
  }
  const scenario = head.get('scenario')?.split(' ')[0]
  if (scenario === undefined) throw new NotAReplay('no-scenario-named', 1, '')
  const players = { north: head.get('north') ?? '', south: head.get('south') ?? '' }
  return { book: head.get('book') ?? '', scenario, players, date: head.get('date') ?? null, lines, end, text }
}

const withoutCheck = (words: readonly string[]) => words.filter((word) => !/^#[0-9a-f]{4}$/.test(word))

function readLine(line: string, at: number): ReplayLine {
  const found = /^(\d+) (north|south|dice) (.+)$/.exec(line)
  const who = found?.[2]
  if (!found || (who !== 'north' && who !== 'south' && who !== 'dice')) throw new NotAReplay('bad-line', at, line)
  const words = withoutCheck((found[3] ?? '').split(' '))
  const number = Number(found[1])
  if (who !== 'dice') return { number, who, words: words.join(' '), faces: [] }
  return { number, who, words: words[0] ?? '', faces: facesOf(words.slice(1)) }
}

/** `green red flag x2` are four dice. */
function facesOf(words: readonly string[]): string[] {
  const faces: string[] = []
  for (const word of words) {
    const times = /^x(\d+)$/.exec(word)?.[1]
    const last = faces.at(-1)
    if (times === undefined) faces.push(word)
    else if (last !== undefined) faces.push(...Array.from({ length: Number(times) - 1 }, () => last))
  }
  return faces
}

/** The hexes a line names. */
export function hexesIn(words: string): string[] {
  return words.match(/\b[A-Z]{1,2}[1-9][0-9]?\b/g) ?? []
}
