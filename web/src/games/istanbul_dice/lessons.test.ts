/** The guided first game: nobody is stuck in it, and each lesson ends. */

import { expect, test } from 'vitest'
import type { GameEvent, View } from '@/lib/wire'
import { lessons } from './lessons'

const view = (change: Partial<View>): View => ({ game: 'istanbul-dice', seat: 0, to_answer: 0, active: 0, question: 'Reroll', options: [], ...change }) as unknown as View
const lesson = (id: string) => lessons.find((one) => one.said.id === `dice-lesson-${id}`)!

test('what is only read holds the game, and the last lesson leaves it free', () => {
  for (const one of lessons.filter((one) => !one.done)) {
    expect(one.only?.('keep', view({ options: ['keep'] })), one.said.id).toBe(one === lessons.at(-1) ? undefined : false)
  }
})

test('the first action cannot be skipped unless there is none', () => {
  const only = lesson('act').only!
  expect(only('end', view({ options: ['same R', 'end'] }))).toBe(false)
  expect(only('same R', view({ options: ['same R', 'end'] }))).toBe(true)
  expect(only('end', view({ options: ['end'] }))).toBe(true)
})

test('each lesson ends when its question is answered', () => {
  expect(lesson('roll').done!(view({ question: 'Reroll' }), [])).toBe(false)
  expect(lesson('roll').done!(view({ question: 'Act' }), [])).toBe(true)
  const acted: GameEvent[] = [{ name: 'acted', step: 3, seat: 0, action: 1 }]
  expect(lesson('act').done!(view({ question: 'Act' }), [])).toBe(false)
  expect(lesson('act').done!(view({ question: 'Pay' }), acted)).toBe(true)
  expect(lesson('act').done!(view({ to_answer: 1, active: 1 }), [])).toBe(true)
  expect(lesson('pay').done!(view({ question: 'Pay' }), [])).toBe(false)
  expect(lesson('pay').done!(view({ question: 'Act' }), [])).toBe(true)
  expect(lesson('second').done!(view({ question: 'Act' }), [])).toBe(false)
  expect(lesson('second').done!(view({ active: 1, to_answer: 1 }), [])).toBe(true)
  expect(lesson('spend').done!(view({ question: 'Act' }), [])).toBe(false)
  expect(lesson('spend').done!(view({ active: 1, to_answer: 0, question: 'Offer' }), [])).toBe(true)
})
