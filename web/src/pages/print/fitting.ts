// Letters as large as a side of paper allows.

/** Tenths of a point: what is read at arm's length without effort, and what is still read. */
const LARGEST = 90
const SMALLEST = 70

/** Gives what stands on a side the largest letters with which all of it stays on the side. */
export function fillSide(side: HTMLElement): (() => void) | undefined {
  const room = side.closest<HTMLElement>('.paper-area')
  if (!room) return undefined
  const write = (tenths: number) => side.style.setProperty('--letters', `${tenths / 10}pt`)
  const fits = (tenths: number) => {
    write(tenths)
    return side.offsetHeight <= room.offsetHeight
  }
  const fit = () => {
    let [small, large] = [SMALLEST, LARGEST + 1]
    while (large - small > 1) {
      const middle = Math.floor((small + large) / 2)
      if (fits(middle)) small = middle
      else large = middle
    }
    write(small)
  }
  fit()
  // Letters that come later are of another width, and some words are asked for.
  void document.fonts.ready.then(fit)
  const watch = new MutationObserver(fit)
  watch.observe(side, { childList: true, subtree: true })
  return () => watch.disconnect()
}
