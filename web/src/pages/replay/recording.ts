// A replay file played again by the server, each line asked for once in each language.
import type { RecordedRequest, RecordedView } from '../../wire'
import type { Language } from '../../words/words'

export class Recording {
  private readonly known = new Map<string, Promise<RecordedView>>()

  constructor(
    private readonly replay: string,
    private readonly see: (recorded: RecordedRequest, language: Language) => Promise<RecordedView>,
  ) {}

  /** The table after so many lines. What failed is asked for again. */
  after(lines: number, language: Language): Promise<RecordedView> {
    const key = `${language} ${lines}`
    const known = this.known.get(key)
    if (known) return known
    const asked = this.see({ replay: this.replay, lines }, language)
    this.known.set(key, asked)
    asked.catch(() => this.known.delete(key))
    return asked
  }
}
