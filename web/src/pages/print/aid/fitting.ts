// Letters as large as a side of paper allows.

/** Points: what is read at arm's length without effort, and what is still read. */
const LARGEST = 9
const SMALLEST = 7
const STEP = 0.1

/** Gives what stands on a side the largest letters with which all of it stays on the side. */
export function fillSide(side: HTMLElement): void {
  const room = side.parentElement
  if (!room) return
  const fit = () => {
    for (let letters = LARGEST; letters >= SMALLEST; letters -= STEP) {
      side.style.setProperty('--letters', `${letters.toFixed(1)}pt`)
      if (side.offsetHeight <= room.offsetHeight) return
    }
  }
  fit()
  // Letters that come later are of another width.
  void document.fonts.ready.then(fit)
}
