// The engine as it was built (`make engine`); a page built without it asks the server for everything.

/** The games of this browser (`crates/page/src/home.rs`). JSON goes in and comes out. */
export interface Home {
  knows(game: string): boolean
  takeUp(kept: string, at: bigint): string | undefined
  forget(game: string): void
  toThink(game: string): string | undefined
  nodes(game: string): number | undefined
  toPonder(game: string): string | undefined
  changed(game: string): number | undefined
  obey(game: string, changed: number, decided: string, at: bigint): string | undefined
  tellThinking(game: string, perMille: number): string
  open(connection: number, game: string): void
  hear(connection: number, text: string, at: bigint): string
  close(connection: number): string
  ask(question: string, at: bigint): string
}

/** A computer player (`crates/page/src/mind.rs`). */
export interface Mind {
  decide(kept: string, nodes: number): string | undefined
  lookAhead(kept: string): boolean
  ponder(nodes: number): boolean
}

/** A battle hosted elsewhere, followed here (`crates/page/src/shadow.rs`). */
export interface Shadow {
  follow(entries: string): void
  ask(question: string, language: string): string | undefined
  free(): void
}

export interface Engine {
  readonly Shadow: { of(scenario: string, options: string, battle?: string): Shadow | undefined }
  readonly HomeHost: new () => Home
  readonly Mind: new () => Mind
  initSync(given: { module: WebAssembly.Module }): unknown
}

const built = import.meta.glob<string>('../../engine/etendard_bg.wasm', {
  eager: true,
  query: '?url',
  import: 'default',
})
const glue = import.meta.glob<Engine>('../../engine/etendard.js')

/** Where the module is; null if this page was built without it. */
export const MODULE: string | null = Object.values(built)[0] ?? null

/** Compiles the module while it comes, away from the page. */
export async function compiled(address: string): Promise<WebAssembly.Module> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
  // A plain file server may not know what it is.
  if (answer.headers.get('Content-Type') !== 'application/wasm') return WebAssembly.compile(await answer.arrayBuffer())
  return WebAssembly.compileStreaming(answer)
}

/** The engine, ready to be asked. */
export async function started(module: WebAssembly.Module): Promise<Engine> {
  const load = Object.values(glue)[0]
  if (!load) throw new Error('built without its engine')
  const engine = await load()
  engine.initSync({ module })
  return engine
}
