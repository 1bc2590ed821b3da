// A few games kept with the page, one of each book, to be looked at.
import leuctra from '../../../../trials/replays/leuctra-1.replay?url'
import ivry from '../../../../trials/replays/ivry-1.replay?url'
import leuthen from '../../../../trials/replays/leuthen-2.replay?url'
import waterloo from '../../../../trials/replays/waterloo-1.replay?url'

export interface KeptReplay {
  readonly battle: string
  readonly address: string
}

export const KEPT: readonly KeptReplay[] = [
  { battle: 'leuctra', address: leuctra },
  { battle: 'ivry', address: ivry },
  { battle: 'leuthen', address: leuthen },
  { battle: 'waterloo', address: waterloo },
]

export async function readKept(address: string): Promise<string> {
  const answer = await fetch(new URL(address, document.baseURI))
  if (!answer.ok) throw new Error(`${answer.status} ${address}`)
  return answer.text()
}
