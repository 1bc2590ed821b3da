// Where a text says something else than another one: its own words, marked.
import { plain } from './search'

export interface Part {
  readonly text: string
  readonly differs: boolean
}

/** Words with the spaces after them. */
const wordsOf = (text: string) => text.match(/\S+\s*/g) ?? []
const bare = (word: string) => plain(word).replace(/[.,:;!?()«»“”\s]/g, '')

/** The text in parts; those that differ stand nowhere in the other. A text of other words throughout is not marked. */
export function difference(text: string, other: string): Part[] {
  const [own, theirs] = [wordsOf(text), wordsOf(other)]
  const [a, b] = [own.map(bare), theirs.map(bare)]
  // The longest common run of words, from each place on.
  const common: number[][] = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0))
  const at = (i: number, j: number) => common[i]?.[j] ?? 0
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      (common[i] ?? [])[j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  const differs: boolean[] = []
  for (let i = 0, j = 0; i < a.length;) {
    if (j < b.length && a[i] === b[j]) {
      differs.push(false)
      i += 1
      j += 1
    } else if (j < b.length && at(i, j + 1) >= at(i + 1, j)) j += 1
    else {
      differs.push(true)
      i += 1
    }
  }
  if (differs.filter(Boolean).length > 0.8 * a.length) return [{ text, differs: false }]
  // A lone common word between two that differ is chance.
  const joined = differs.map((one, i) => one || (differs[i - 1] === true && differs[i + 1] === true))
  const parts: { text: string; differs: boolean }[] = []
  own.forEach((word, i) => {
    const last = parts.at(-1)
    if (last && last.differs === joined[i]) last.text += word
    else parts.push({ text: word, differs: joined[i] ?? false })
  })
  // The space after what differs is nobody's difference.
  return parts.flatMap((part) => {
    const words = part.text.trimEnd()
    const space = { text: part.text.slice(words.length), differs: false }
    return part.differs && space.text !== '' ? [{ text: words, differs: true }, space] : [part]
  })
}
