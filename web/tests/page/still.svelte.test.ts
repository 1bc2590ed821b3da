import { flushSync, mount, unmount } from 'svelte'
import { expect, it, vi } from 'vitest'
import Board from '../../src/board/Board.svelte'
import { SCENES } from '../../src/gallery/scenes'
import * as terrain from '../../src/board/terrain'

vi.mock('../../src/board/terrain', async (original) => {
  const real = await original<typeof terrain>()
  return { ...real, washes: vi.fn(real.washes), groundStamps: vi.fn(real.groundStamps) }
})

it('the land is drawn once: what is marked on it comes and goes', () => {
  const scene = SCENES.movement
  if (!scene) throw new Error('no scene')
  const props = $state({ ...scene, marks: {}, label: 'Carte', nameOf: (place: string) => place })
  const board = mount(Board, { target: document.body, props })
  flushSync()
  expect(terrain.washes).toHaveBeenCalledOnce()
  props.marks = { reach: [{ place: 'C4' }], targets: [{ place: 'D4', dice: 2 }] }
  flushSync()
  expect(document.querySelectorAll('.target')).toHaveLength(1)
  expect(terrain.washes).toHaveBeenCalledOnce()
  expect(terrain.groundStamps).toHaveBeenCalledOnce()
  void unmount(board)
})
