import { describe, expect, it } from 'vitest'
import { messagesOf, say } from '../src/words/words'

// Everything any message may speak of.
const written = Object.values(
  import.meta.glob<string>('../src/words/*.ftl', { eager: true, query: '?raw', import: 'default' }),
)
const ABOUT = Object.fromEntries([...written.join('').matchAll(/\$([a-z]+)/g)].map(([, name]) => [name, 2]))

describe('words', () => {
  it('are the same messages in both languages', () => {
    expect(messagesOf('en').sort()).toEqual(messagesOf('fr').sort())
  })

  it('count dice', () => {
    expect(say('fr', 'dice-lost', { dice: 1 })).toBe('moins un dé')
    expect(say('fr', 'dice-lost', { dice: 2 })).toBe('moins 2 dés')
    expect(say('en', 'target', { dice: 3 })).toBe('target, 3 dice')
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
