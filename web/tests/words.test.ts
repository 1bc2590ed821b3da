import { describe, expect, it } from 'vitest'
import '../src/words/exercises'
import '../src/words/pocket'
import '../src/words/print'
import { messagesOf, say } from '../src/words/words'

// Everything any message may speak of.
const written = Object.entries(
  import.meta.glob<string>('../src/words/*.ftl', { eager: true, query: '?raw', import: 'default' }),
)
const words = written.map(([, text]) => text).join('')
const ABOUT = Object.fromEntries([...words.matchAll(/\$([a-z]+)/g)].map(([, name]) => [name, 2]))

describe('words', () => {
  it('are the same messages in both languages', () => {
    expect(messagesOf('en').sort()).toEqual(messagesOf('fr').sort())
  })

  it('that come with a page are said by no other page', () => {
    const sources = import.meta.glob<string>('../src/**/*.{ts,svelte}', {
      eager: true,
      query: '?raw',
      import: 'default',
    })
    const said = Object.entries(sources).map(([path, source]) => ({
      path,
      messages: [...source.matchAll(/\bt\('([a-z][a-z0-9-]*)'/g)].map(([, message]) => message),
    }))
    for (const room of ['exercises', 'pocket', 'print']) {
      const own = written.filter(([path]) => path.includes(`/${room}.`)).map(([, text]) => text)
      const messages = new Set([...own.join('\n').matchAll(/^([a-z][a-z0-9-]*) =/gm)].map(([, message]) => message))
      expect(messages.size).toBeGreaterThan(30)
      for (const page of said.filter(({ path }) => !path.includes(`/pages/${room}/`)))
        expect(
          page.messages.filter((message) => messages.has(message)),
          page.path,
        ).toEqual([])
    }
  })

  it('count dice', () => {
    expect(say('fr', 'dice-lost', { dice: 1 })).toBe('moins un dé')
    expect(say('fr', 'dice-lost', { dice: 2 })).toBe('moins 2 dés')
    expect(say('en', 'target', { dice: 3 })).toBe('target, 3 dice')
    expect([1, 2].map((count) => say('fr', 'card-march', { count }))).toEqual([
      'hexagone et combat',
      'hexagones et combat',
    ])
    expect([1, 2].map((count) => say('en', 'card-fire', { count }))).toEqual(['die by fire', 'dice by fire'])
  })

  it('keep French spaces together', () => {
    for (const message of messagesOf('fr')) {
      const said = say('fr', message, ABOUT)
      expect(said, message).not.toMatch(/ [:;?!»]|« /)
      expect(said, message).not.toContain("'")
    }
  })

  it('that are not written are said by name', () => {
    expect(say('fr', 'no-such-word')).toBe('no-such-word')
  })
})
