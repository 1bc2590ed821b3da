// Words and numbers as this reader reads them.
import { say } from '../words/words'
import { reader } from './reader.svelte'

/** Says a message in the reader's language. */
export function t(message: string, about: Record<string, string | number> = {}): string {
  return say(reader.language, message, about)
}

/** A computer player in a few words: « général hardi ». A steady one is called by his level alone. */
export function characterOf(seat: {
  readonly computer: string | null
  readonly temperament: string | null
  readonly drawn: boolean
}): string {
  const level = t(`level-${seat.computer ?? ''}`)
  if (seat.temperament === null && seat.drawn) return t('character-hidden', { level })
  if (seat.temperament === null || (seat.temperament === 'steady' && !seat.drawn)) return level
  return t('character', { level, temper: t(`temper-${seat.temperament}`, { level: seat.computer ?? '' }) })
}

/** A time of day: « 14 h 32 », “2:32 pm”. */
export function clock(at: number): string {
  const said = new Intl.DateTimeFormat(reader.language, { hour: 'numeric', minute: '2-digit' }).format(at)
  return reader.language === 'fr' ? said.replace(':', '\u00a0h\u00a0') : said
}

/** A day and its time: « 16 novembre 2026 à 14 h 32 ». */
export function moment(at: number): string {
  const said = new Intl.DateTimeFormat(reader.language, { dateStyle: 'long', timeStyle: 'short' }).format(at)
  return reader.language === 'fr' ? said.replace(':', '\u00a0h\u00a0') : said
}

/** A number with so many decimals. */
export function decimal(value: number, decimals: number): string {
  const style = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  return new Intl.NumberFormat(reader.language, style).format(value)
}

/** A chance as it is written: « 44,4 % », “44.4%”. */
export function percent(perMyriad: number, decimals = 1): string {
  return `${decimal(perMyriad / 100, decimals)}${reader.language === 'fr' ? '\u00a0' : ''}%`
}

/** Hundredths as a number with two decimals. */
export function hundredths(value: number): string {
  return decimal(value / 100, 2)
}

/** A change with its sign; a real minus. */
export function signed(value: number): string {
  if (value === 0) return '0'
  return value > 0 ? `+${value}` : `−${-value}`
}
