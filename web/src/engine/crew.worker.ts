// One of a crew: an engine that answers questions and keeps nothing, so that long work does not hold up the games of this page.
import type { CrewQuestion, FromCrew } from './letters'
import { compiled, MODULE, started, type Home } from './module'

const home: Promise<Home> = begin()

async function begin(): Promise<Home> {
  if (MODULE === null) throw new Error('built without its engine')
  const engine = await started(await compiled(MODULE))
  return new engine.HomeHost()
}

addEventListener('message', ({ data }: MessageEvent<CrewQuestion>) => void answer(data))

async function answer({ serial, question }: CrewQuestion): Promise<void> {
  const tell = (message: FromCrew) => postMessage(message)
  try {
    const said = JSON.parse((await home).ask(JSON.stringify(question), BigInt(Date.now()))) as FromCrew['answer']
    tell({ serial, answer: said })
  } catch (error) {
    tell({ serial, answer: null, why: String(error) })
  }
}
