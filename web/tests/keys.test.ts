import { expect, it } from 'vitest'
import { actionOf, DEFAULT_KEYS, isBindable, rebound } from '../src/reader/keys'
import { routeOf } from '../src/route'

const press = (key: string, more = {}) => ({ key, ctrlKey: false, metaKey: false, altKey: false, ...more })

it('keys do what they are bound to, but not while a text is written or with the browser’s own keys', () => {
  expect(actionOf(DEFAULT_KEYS, press('N'), false)).toBe('next')
  expect(actionOf(DEFAULT_KEYS, press('n'), true)).toBeNull()
  expect(actionOf(DEFAULT_KEYS, press('z', { ctrlKey: true }), false)).toBeNull()
  expect(actionOf(DEFAULT_KEYS, press('q'), false)).toBeNull()
})

it('two actions never share a key', () => {
  const keys = rebound(DEFAULT_KEYS, 'next', 'Z')
  expect(keys.next).toBe('z')
  expect(keys.undo).toBe('n')
})

it('only letters and digits can be bound', () => {
  expect(['a', 'é', '5', 'Enter', 'ArrowUp', ' ', '+'].filter(isBindable)).toEqual(['a', 'é', '5'])
})

it('an address leads home, to a table, or nowhere', () => {
  expect(routeOf('')).toEqual({ to: 'home' })
  expect(routeOf('#/game/k3v9')).toEqual({ to: 'game', game: 'k3v9', invitation: null })
  expect(routeOf('#/game/k3v9?invitation=abc')).toEqual({ to: 'game', game: 'k3v9', invitation: 'abc' })
  expect(routeOf('#/game/../x')).toEqual({ to: 'nowhere' })
})
