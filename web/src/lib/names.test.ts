import { afterAll, beforeAll, expect, test } from 'vitest'
import { called } from './names'
import { LANGUAGES, t, words } from './words.svelte'

beforeAll(async () => await words.need('shell'))
afterAll(async () => await words.speak('en'))

test('who is gone or has lost the name is called in the language of whoever reads it', async () => {
  for (const language of LANGUAGES) {
    await words.speak(language)
    expect(called('deleted')).toBe(t('seat-gone'))
    expect(called('Player 123456')).toBe(t('player-name', { number: '123456' }))
    expect(called('Player 123456')).toMatch(/ 123456$/)
    expect(['Deleted', 'Player 12', 'Player 1234567'].map(called)).toEqual(['Deleted', 'Player 12', 'Player 1234567'])
  }
})

test('a guest without a name of their own is called in the language of whoever reads it', async () => {
  const made: string[] = []
  for (const language of LANGUAGES) {
    await words.speak(language)
    made.push(t('guest-name', { number: 425 }))
  }
  expect(new Set(made).size).toBe(LANGUAGES.length)
  for (const [at, language] of LANGUAGES.entries()) {
    await words.speak(language)
    expect(made.map(called)).toEqual(made.map(() => made[at]))
    expect(['Ada', 'Guest 42', 'Guest of 425', 'Гость'].map(called)).toEqual(['Ada', 'Guest 42', 'Guest of 425', 'Гость'])
  }
})
