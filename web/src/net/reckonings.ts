// What was asked for already: it holds as long as the table stands as it stood.
export class Reckonings<Found> {
  private readonly known = new Map<string, Promise<Found>>()
  private at = -1

  /** What was found at this entry of the log, or what is asked for now. A question that failed is asked anew. */
  find(number: number, key: string, ask: () => Promise<Found>): Promise<Found> {
    if (number !== this.at) this.known.clear()
    this.at = number
    const known = this.known.get(key)
    if (known) return known
    const asked = ask()
    this.known.set(key, asked)
    asked.catch(() => this.known.delete(key))
    return asked
  }
}
