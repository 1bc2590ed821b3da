// QR codes (ISO/IEC 18004), as much of them as an address needs: bytes, the correction M where it fits and L where only that
// does, every version, the mask with the lowest penalty. A square of booleans; `QrCode.svelte` draws it.

/** Rows of modules, true where it is dark. */
export type Modules = readonly (readonly boolean[])[]

interface Level {
  /** How the format says it. */
  readonly bits: number
  /** Words of correction in each block, by version from 1. */
  readonly words: readonly number[]
  /** Blocks, by version from 1. */
  readonly blocks: readonly number[]
}

const M: Level = {
  bits: 0,
  // prettier-ignore
  words: [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28],
  // prettier-ignore
  blocks: [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31, 33, 35, 37, 38, 40, 43, 45, 47, 49],
}
const L: Level = {
  bits: 1,
  // prettier-ignore
  words: [7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30],
  // prettier-ignore
  blocks: [1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18, 19, 19, 20, 21, 22, 24, 25],
}
const VERSIONS = 40

const at = (list: readonly number[], place: number): number => list[place] ?? 0

/** The most bytes a code holds. */
export const MOST_BYTES = room(VERSIONS, L)

/** The code of a text; null where it is too long for any. */
export function qrOf(text: string): Modules | null {
  const bytes = new TextEncoder().encode(text)
  for (const level of [M, L])
    for (let version = 1; version <= VERSIONS; version++)
      if (bytes.length <= room(version, level)) return drawn(version, level, interleaved(version, level, bytes))
  return null
}

/** Modules that carry words, of a version. */
function carriers(version: number): number {
  const marks = version === 1 ? 0 : Math.floor(version / 7) + 2
  const all = (16 * version + 128) * version + 64
  const without = marks === 0 ? all : all - ((25 * marks - 10) * marks - 55)
  return version < 7 ? without : without - 36
}

/** Words of data a version holds. */
function capacity(version: number, { words, blocks }: Level): number {
  return Math.floor(carriers(version) / 8) - at(words, version - 1) * at(blocks, version - 1)
}

/** Bits that say how long it is. */
function lengthBits(version: number): number {
  return version < 10 ? 8 : 16
}

function room(version: number, level: Level): number {
  return Math.floor((capacity(version, level) * 8 - 4 - lengthBits(version)) / 8)
}

/** Data and corrections, block by block, in the order in which they are drawn. */
function interleaved(version: number, level: Level, bytes: Uint8Array): number[] {
  const data = words(version, level, bytes)
  const [count, correction] = [at(level.blocks, version - 1), at(level.words, version - 1)]
  const all = Math.floor(carriers(version) / 8)
  const [short, longer] = [Math.floor(all / count) - correction, all % count]
  const divisor = generator(correction)
  const blocks: { data: number[]; correction: number[] }[] = []
  for (let block = 0, from = 0; block < count; block++) {
    const own = data.slice(from, (from += short + (block < count - longer ? 0 : 1)))
    blocks.push({ data: own, correction: remainder(own, divisor) })
  }
  const result: number[] = []
  for (let place = 0; place <= short; place++)
    for (const { data } of blocks) if (place < data.length) result.push(at(data, place))
  for (let place = 0; place < correction; place++) for (const block of blocks) result.push(at(block.correction, place))
  return result
}

/** The bytes as words, with what says how many they are, and what fills the rest. */
function words(version: number, level: Level, bytes: Uint8Array): number[] {
  const bits: number[] = []
  const put = (value: number, length: number) => {
    for (let bit = length - 1; bit >= 0; bit--) bits.push((value >>> bit) & 1)
  }
  const most = capacity(version, level) * 8
  put(4, 4)
  put(bytes.length, lengthBits(version))
  for (const byte of bytes) put(byte, 8)
  put(0, Math.min(4, most - bits.length))
  put(0, (8 - (bits.length % 8)) % 8)
  for (let fill = 0xec; bits.length < most; fill ^= 0xec ^ 0x11) put(fill, 8)
  const found: number[] = []
  for (let from = 0; from < bits.length; from += 8)
    found.push(bits.slice(from, from + 8).reduce((word, bit) => (word << 1) | bit, 0))
  return found
}

/** A product in the field of 256 elements, over x⁸ + x⁴ + x³ + x² + 1. */
function times(a: number, b: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d)
    product ^= ((b >>> bit) & 1) * a
  }
  return product
}

/** The polynomial of so many corrections, without its first coefficient. */
function generator(degree: number): number[] {
  const found = new Array<number>(degree).fill(0)
  found[degree - 1] = 1
  for (let step = 0, root = 1; step < degree; step++, root = times(root, 2))
    for (let place = 0; place < degree; place++) found[place] = times(at(found, place), root) ^ at(found, place + 1)
  return found
}

function remainder(data: readonly number[], divisor: readonly number[]): number[] {
  const left = divisor.map(() => 0)
  for (const word of data) {
    const factor = word ^ (left.shift() ?? 0)
    left.push(0)
    divisor.forEach((coefficient, place) => (left[place] = at(left, place) ^ times(coefficient, factor)))
  }
  return left
}

class Sheet {
  readonly size: number
  readonly dark: boolean[][]
  /** Modules that belong to the code itself, not to what it says. */
  readonly #own: boolean[][]

  constructor(version: number) {
    this.size = 17 + 4 * version
    const blank = () => Array.from({ length: this.size }, () => new Array<boolean>(this.size).fill(false))
    this.dark = blank()
    this.#own = blank()
    this.#marks(version)
  }

  isOwn = (x: number, y: number) => this.#own[y]?.[x] ?? true
  isDark = (x: number, y: number) => this.dark[y]?.[x] ?? false

  set(x: number, y: number, dark: boolean): void {
    const [row, own] = [this.dark[y], this.#own[y]]
    if (!row || !own || x < 0 || x >= this.size) return
    row[x] = dark
    own[x] = true
  }

  turn(x: number, y: number): void {
    const row = this.dark[y]
    if (row) row[x] = !row[x]
  }

  #marks(version: number): void {
    const { size } = this
    for (let place = 0; place < size; place++) {
      this.set(6, place, place % 2 === 0)
      this.set(place, 6, place % 2 === 0)
    }
    for (const [cx, cy] of [
      [3, 3],
      [size - 4, 3],
      [3, size - 4],
    ] as const)
      this.#rings(cx, cy, 4, [2, 4])
    const places = aligned(version)
    const [first, last] = [6, size - 7]
    for (const x of places)
      for (const y of places) {
        const corner = (x === first && (y === first || y === last)) || (x === last && y === first)
        if (!corner) this.#rings(x, y, 2, [1])
      }
    // Taken up before anything is written there.
    this.format(0, M)
    if (version >= 7) this.#version(version)
  }

  /** Rings around a middle; those of the distances named are light. */
  #rings(cx: number, cy: number, reach: number, light: readonly number[]): void {
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx++)
        this.set(cx + dx, cy + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))))
  }

  /** Says the correction and the mask, twice. */
  format(mask: number, level: Level): void {
    const bits = checked((level.bits << 3) | mask, 10, 0x537) ^ 0x5412
    const bit = (place: number) => ((bits >>> place) & 1) === 1
    const { size } = this
    for (let place = 0; place < 15; place++) {
      const near = place < 6 ? place : place < 8 ? place + 1 : place === 8 ? 7 : 14 - place
      if (place < 8) this.set(8, near, bit(place))
      else this.set(near, 8, bit(place))
      if (place < 8) this.set(size - 1 - place, 8, bit(place))
      else this.set(8, size - 15 + place, bit(place))
    }
    this.set(8, size - 8, true)
  }

  #version(version: number): void {
    const bits = checked(version, 12, 0x1f25)
    for (let place = 0; place < 18; place++) {
      const [a, b] = [this.size - 11 + (place % 3), Math.floor(place / 3)]
      const dark = ((bits >>> place) & 1) === 1
      this.set(a, b, dark)
      this.set(b, a, dark)
    }
  }
}

/** A number with the remainder that checks it behind. */
function checked(value: number, length: number, divisor: number): number {
  let left = value
  for (let step = 0; step < length; step++) left = (left << 1) ^ ((left >>> (length - 1)) * divisor)
  return (value << length) | left
}

/** Where the small squares stand, across and down. */
function aligned(version: number): number[] {
  if (version === 1) return []
  const count = Math.floor(version / 7) + 2
  const step = version === 32 ? 26 : Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2
  const found = [6]
  for (let place = version * 4 + 10; found.length < count; place -= step) found.splice(1, 0, place)
  return found
}

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

function drawn(version: number, level: Level, codewords: readonly number[]): Modules {
  let best: { readonly modules: Modules; readonly penalty: number } | null = null
  MASKS.forEach((mask, number) => {
    const sheet = new Sheet(version)
    write(sheet, codewords)
    for (let y = 0; y < sheet.size; y++)
      for (let x = 0; x < sheet.size; x++) if (!sheet.isOwn(x, y) && mask(x, y)) sheet.turn(x, y)
    sheet.format(number, level)
    const found = penalty(sheet.dark)
    if (best === null || found < best.penalty) best = { modules: sheet.dark, penalty: found }
  })
  return (best as { readonly modules: Modules } | null)?.modules ?? []
}

/** Two columns at a time from the right, up and down in turns; the sixth column is no part of it. */
function write(sheet: Sheet, codewords: readonly number[]): void {
  let bit = 0
  for (let right = sheet.size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5
    const upward = ((right + 1) & 2) === 0
    for (let step = 0; step < sheet.size; step++)
      for (const x of [right, right - 1]) {
        const y = upward ? sheet.size - 1 - step : step
        if (sheet.isOwn(x, y) || bit >= codewords.length * 8) continue
        if (((at(codewords, bit >>> 3) >>> (7 - (bit & 7))) & 1) === 1) sheet.turn(x, y)
        bit += 1
      }
  }
}

/** How hard it is to read. */
function penalty(rows: Modules): number {
  const size = rows.length
  const columns = rows.map((_, x) => rows.map((row) => row[x] ?? false))
  let found = 0
  for (const line of [...rows, ...columns]) {
    let run = 0
    line.forEach((dark, place) => {
      run = place > 0 && dark === line[place - 1] ? run + 1 : 1
      found += run === 5 ? 3 : run > 5 ? 1 : 0
    })
    const text = line.map((dark) => (dark ? '1' : '0')).join('')
    // What looks like a corner, with light beside it; beyond the edge it is light.
    for (const alike of ['00001011101', '10111010000'])
      for (let from = text.indexOf(alike); from >= 0; from = text.indexOf(alike, from + 1)) found += 40
  }
  for (let y = 1; y < size; y++)
    for (let x = 1; x < size; x++) {
      const dark = rows[y]?.[x]
      if (dark === rows[y]?.[x - 1] && dark === rows[y - 1]?.[x] && dark === rows[y - 1]?.[x - 1]) found += 3
    }
  const dark = rows.flat().filter(Boolean).length
  return found + Math.floor(Math.abs(dark * 20 - size * size * 10) / (size * size)) * 10
}

/** The dark modules as one path, with a margin of four light ones around. */
export function pathOf(modules: Modules): { readonly size: number; readonly path: string } {
  const steps: string[] = []
  modules.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      const from = x
      while (row[x]) x += 1
      if (x > from) steps.push(`M${from + 4} ${y + 4}h${x - from}v1h-${x - from}z`)
    }
  })
  return { size: modules.length + 8, path: steps.join('') }
}
