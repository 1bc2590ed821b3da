// A drawing told in lines a person can read: every layer, and how many of what it holds.

const VOID = /\/$/

/** « land > roads: path.road ×2, path.road-edge ×2 », one line a layer, in the order it is painted. */
export function outline(svg: string): string[] {
  const layers = new Map<string, Map<string, number>>()
  const stack: string[] = []
  for (const [, close, tag = '', attributes = ''] of svg.matchAll(/<(\/?)([a-zA-Z]+)((?:[^>"]|"[^"]*")*)>/g)) {
    if (close) {
      if (tag === 'g') stack.pop()
      continue
    }
    const name = classOf(attributes)
    if (tag === 'g') stack.push(name)
    else if (tag !== 'svg') count(layers, stack.filter(Boolean).join(' > '), leaf(tag, name, attributes))
    if (tag === 'g' && VOID.test(attributes)) stack.pop()
  }
  return [...layers].map(([layer, found]) => {
    const things = [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([thing, times]) => `${thing} ×${times}`)
    return `${layer || 'sheet'}: ${things.join(', ')}`
  })
}

function classOf(attributes: string): string {
  const names = /\bclass="([^"]*)"/.exec(attributes)?.[1] ?? ''
  // Svelte's scoping class says nothing about the drawing.
  return names
    .split(' ')
    .filter((one) => one && !one.startsWith('svelte-'))
    .join('.')
}

function leaf(tag: string, name: string, attributes: string): string {
  if (tag === 'use') return /href="#([^"]+)"/.exec(attributes)?.[1] ?? 'use'
  return name ? `${tag}.${name}` : tag
}

function count(layers: Map<string, Map<string, number>>, layer: string, thing: string): void {
  const found = layers.get(layer) ?? new Map<string, number>()
  found.set(thing, (found.get(thing) ?? 0) + 1)
  layers.set(layer, found)
}
