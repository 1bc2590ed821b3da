// The table as it was after each entry, asked for once. A server that cannot look back answers with the table as it is:
// that is true of the last entry only, and is said so.
import type { Position, TableView } from '../../wire'

export interface Print {
  readonly position: Position
  /** Is it the table after that entry, not only the last one known? */
  readonly exact: boolean
}

export class Album {
  private readonly known = new Map<number, Position>()
  private looksBack = true

  constructor(
    private readonly see: (entry: number) => Promise<Pick<TableView, 'number' | 'position'>>,
    /** The last entry, and the table after it. */
    private readonly last: { readonly entry: number; readonly position: Position },
  ) {
    this.known.set(last.entry, last.position)
  }

  async at(entry: number): Promise<Print> {
    const kept = this.known.get(entry)
    if (kept) return { position: kept, exact: true }
    if (this.looksBack) {
      const { number, position } = await this.see(entry)
      this.looksBack = number === entry
      if (this.looksBack) {
        this.known.set(entry, position)
        return { position, exact: true }
      }
    }
    return { position: this.last.position, exact: false }
  }
}
