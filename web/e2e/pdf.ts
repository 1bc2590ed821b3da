// What stands in a PDF that Chromium wrote: its pages, how large they are, and their words.
import { inflateSync } from 'node:zlib'

export interface Printed {
  /** Width and height of each page, in millimetres. */
  readonly pages: readonly { readonly width: number; readonly height: number }[]
  /** All words, without the spaces between them: a printer places letters, not words. */
  readonly words: string
}

/** Which letters the signs of a font stand for, and how many digits write one. */
interface Font {
  readonly letters: ReadonlyMap<number, string>
  readonly digits: number
}

const POINT = 25.4 / 72

export function readPdf(file: Buffer): Printed {
  const objects = objectsOf(file)
  const pages = [...objects.values()].flatMap(({ head }) => {
    if (!/\/Type\s*\/Page\b/.test(head)) return []
    const [, width, height] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(head) ?? []
    return [{ width: Number(width) * POINT, height: Number(height) * POINT }]
  })
  const letters = new Map<string, Font>()
  // Chromium calls a font after the number of its object.
  for (const [number, { head }] of objects) {
    const map = /\/ToUnicode (\d+) 0 R/.exec(head)?.[1]
    if (map !== undefined) letters.set(number, fontOf(objects.get(map)?.body ?? ''))
  }
  const words = [...objects.values()].map(({ body }) => wordsOf(body, letters)).join('')
  return { pages, words }
}

/** Every object: its dictionary, and its stream where it has one. */
function objectsOf(file: Buffer): Map<string, { head: string; body: string }> {
  const objects = new Map<string, { head: string; body: string }>()
  const text = file.toString('latin1')
  for (const found of text.matchAll(/(?:^|\n)(\d+) 0 obj\n/g)) {
    const start = found.index + found[0].length
    const end = text.indexOf('endobj', start)
    const stream = text.indexOf('stream\n', start)
    const has = stream >= 0 && stream < end
    const head = text.slice(start, has ? stream : end)
    const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0)
    const raw = has ? file.subarray(stream + 7, stream + 7 + length) : Buffer.alloc(0)
    const isImage = head.includes('/Subtype /Image') || head.includes('/Length1')
    const body = !has || isImage ? '' : head.includes('FlateDecode') ? inflateSync(raw).toString('latin1') : `${raw}`
    objects.set(found[1] ?? '', { head, body })
  }
  return objects
}

function fontOf(map: string): Font {
  const letters = new Map<number, string>()
  const text = (hex: string) =>
    (hex.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join('')
  for (const [, block = ''] of map.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, from = '', to = ''] of block.matchAll(/<(\w+)>\s*<(\w+)>/g))
      letters.set(Number.parseInt(from, 16), text(to))
  for (const [, block = ''] of map.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
    for (const [, from = '', to = '', first = ''] of block.matchAll(/<(\w+)>\s*<(\w+)>\s*<(\w+)>/g))
      for (let sign = Number.parseInt(from, 16); sign <= Number.parseInt(to, 16); sign++)
        letters.set(sign, String.fromCharCode(Number.parseInt(first, 16) + sign - Number.parseInt(from, 16)))
  return { letters, digits: /begincodespacerange\s*<(\w+)>/.exec(map)?.[1]?.length ?? 4 }
}

function wordsOf(body: string, fonts: ReadonlyMap<string, Font>): string {
  let font: Font | undefined
  let words = ''
  for (const [, name, signs] of body.matchAll(/\/F(\d+) [\d.]+ Tf|<([0-9A-Fa-f]+)>/g)) {
    if (name !== undefined) font = fonts.get(name)
    else if (font && signs)
      for (let at = 0; at < signs.length; at += font.digits)
        words += font.letters.get(Number.parseInt(signs.slice(at, at + font.digits), 16)) ?? ''
  }
  return words.replace(/\s/g, '')
}

/** As words are looked for in what was printed. */
export const pressed = (text: string) => text.replace(/\s/g, '')
