// A certificate is verified: its code first, then its games, which are played again with the same numbers.
import type { DifferenceView, LevelFigures, TrialFigures, TrialView, VerifyView } from '../../wire'
import type { Language } from '../../words/words'
import { Scales } from './asking'
import { gamesOf } from './figures'

const BATCH = 20

export interface Verified {
  readonly seen: VerifyView
  readonly difference: DifferenceView | null
  /** Its players think otherwise than those of their levels here: a page cannot play its games again. */
  readonly unusual: boolean
}

/** The code fits, and the battle is this one; or it is refused, with a sentence. */
export async function opened(certificate: string, text: string, language: Language): Promise<VerifyView> {
  const scales = new Scales()
  try {
    return await scales.ask<VerifyView>('verify', { certificate, text, found: [] }, language)
  } finally {
    scales.stop()
  }
}

/** Plays the games of a certificate again; `tell` hears how many have been played. */
export async function playedAgain(
  scales: Scales,
  seen: VerifyView,
  certificate: string,
  text: string,
  language: Language,
  tell: (games: number) => void,
): Promise<Verified> {
  const { seed, levels } = seen.opened.certificate
  let games = 0
  let unusual = false
  const again = async ({ north, south, figures }: LevelFigures): Promise<LevelFigures> => {
    let known: TrialFigures | undefined
    for (const { from, games: of } of figures.played) {
      let next = from
      while (next < from + of && !unusual) {
        const body = {
          text,
          seed,
          from: next,
          games: Math.min(BATCH, from + of - next),
          north: north.level,
          south: south.level,
          so_far: known,
        }
        const view = await scales.ask<TrialView>('trial', body, language)
        unusual ||= view.level.north.nodes !== north.nodes || view.level.south.nodes !== south.nodes
        games += view.next - next
        tell(games)
        known = view.level.figures
        next = view.next
      }
    }
    return { north, south, figures: known ?? figures }
  }
  const found = await Promise.all(levels.filter(({ figures }) => gamesOf(figures.won) > 0).map(again))
  if (unusual) return { seen, difference: null, unusual }
  const verdict = await scales.ask<VerifyView>('verify', { certificate, text, found }, language)
  return { seen: verdict, difference: verdict.difference, unusual }
}
