/** The guided first game: nobody is stuck in it, and each lesson ends. */

import { expect, test } from 'vitest'
import type { GameEvent, View } from '@/lib/wire'
import { allowed } from '@/table/lessons'
import { lessons } from './lessons'

const view = (change: Partial<View>): View => ({ game: 'istanbul-dice', seat: 0, to_answer: 0, active: 0, question: 'Reroll', options: [], ...change }) as unknown as View
const lesson = (id: string) => lessons.steps.find((one) => one.said.id === `dice-lesson-${id}`)!

test('what is only read holds the game, and the last lesson leaves it free', () => {
  const { steps } = lessons
  for (const one of steps.filter((one) => !one.done)) expect(one.only, one.said.id).toEqual(one === steps.at(-1) ? undefined : [])
})

test('the first action cannot be skipped unless there is none', () => {
  const told = (...options: string[]) => ({ options, told: { options: options.map((text) => ({ text, closes: text === 'end' })) } })
  const free = (...options: string[]) => allowed(lesson('act').only!, view(told(...options) as unknown as View))
  expect(free('same R', 'end')).toEqual(['same R'])
  expect(free('end')).toEqual(['end'])
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
