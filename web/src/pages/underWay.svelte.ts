// What goes on while the reader is elsewhere: the bar of every page says how far it has come, and leads back to it.

export interface Going {
  readonly link: string
  /** How far it has come, in the reader's words. */
  readonly said: () => string
}

class UnderWay {
  #all = $state.raw<readonly Going[]>([])

  /** Gives back how to say that it is over. */
  begin(going: Going): () => void {
    this.#all = [...this.#all, going]
    return () => (this.#all = this.#all.filter((one) => one !== going))
  }

  /** What goes on at this place. */
  at(link: string): Going | undefined {
    return this.#all.find((one) => one.link === link)
  }

  /** What was begun first of what is not shown where the reader is. */
  elsewhereThan(hash: string): Going | undefined {
    return this.#all.find(({ link }) => link !== hash)
  }
}

export const underWay = new UnderWay()
