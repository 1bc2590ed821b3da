// A game of a server is followed by the engine of the page: pointing at somebody asks nothing of the server, commands go
// there all the same.
import { mouse, Player } from './hand'
import { expect, makeGame, sit, test } from './table'

test('questions about a game of a server are answered in the page, commands by the server', async ({ page, house }) => {
  const sent: string[] = []
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => sent.push((JSON.parse(String(payload)) as { say: string }).say)),
  )
  await sit(page, await makeGame(house, { scenario: 'training-jomini' }))
  await page.waitForFunction(() => performance.getEntriesByName('engine awake').length > 0, null, { timeout: 60_000 })
  sent.length = 0
  const isAimed = ({ words }: { words: string }) => /, cible/.test(words)
  const player = new Player(page, mouse)
  let aim: { x: number; y: number } | undefined
  await player.play(400, ({ hexes, mine }) => mine && (aim = hexes.find(isAimed)) !== undefined)
  if (!aim) throw new Error('nobody could be attacked in the whole battle')
  await page.mouse.move(aim.x, aim.y)
  await expect(page.getByRole('region', { name: 'Chances', exact: true })).toBeVisible()
  expect(sent).toContain('command')
  expect(sent.filter((say) => ['odds', 'sight', 'way'].includes(say))).toEqual([])
})
