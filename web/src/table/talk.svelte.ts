// Words to the other player: written beside the board, said once.
import type { Game } from '../net/game.svelte'
import type { EntryView } from '../wire'

export class Talk {
  /** Words being written: they outlive the page they are written on. */
  draft = $state('')
  private speaking = false
  /** Words said and not answered; they may have been heard all the same. */
  unheard = $state.raw<{ readonly text: string; readonly after: number } | null>(null)

  constructor(private readonly game: Game) {}

  /** Says what is being written; it stays in the field until it was heard. */
  async speak(): Promise<void> {
    const text = this.draft.trim()
    if (text === '' || this.speaking || this.unheard !== null) return
    const after = this.game.entries.at(-1)?.number ?? 0
    this.speaking = true
    const came = await this.game.chat(text)
    this.speaking = false
    if (came === 'heard') this.draft = ''
    if (came === 'lost') this.unheard = { text, after }
  }

  /** After a lost answer the log says whether the words were heard: then they are not said twice. */
  settleDraft(): void {
    const { unheard, game } = this
    if (unheard === null || game.link.state !== 'open' || game.behind) return
    const isIt = (entry: EntryView) =>
      entry.number > unheard.after && entry.kind === 'chat' && entry.text === unheard.text
    if (game.entries.some(isIt)) this.draft = ''
    this.unheard = null
  }
}
