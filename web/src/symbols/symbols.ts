// All symbols, to be put into a page once. Inlined rather than linked: only so do the theme's variables reach them.
import badges from './badges.svg?raw'
import dice from './dice.svg?raw'
import ensigns from './ensigns.svg?raw'
import foot from './foot.svg?raw'
import guns from './guns.svg?raw'
import icons from './icons.svg?raw'
import mounted from './mounted.svg?raw'
import terrain from './terrain.svg?raw'

/** What stands in a file of symbols. */
export function symbolsIn(file: string): string {
  return file.slice(file.indexOf('>', file.indexOf('<svg')) + 1, file.lastIndexOf('</svg>'))
}

export const SYMBOLS = [foot, mounted, guns, badges, terrain, dice, icons, ensigns].map(symbolsIn).join('')

/** The names of all symbols, for tests and galleries. */
export const SYMBOL_IDS: readonly string[] = [...SYMBOLS.matchAll(/<symbol id="([^"]+)"/g)].map(
  (found) => found[1] ?? '',
)
