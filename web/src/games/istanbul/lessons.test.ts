/** The guided first game: nobody is stuck in it, and each lesson ends. */

import { expect, test } from 'vitest'
import type { GameEvent, View } from '@/lib/wire'
import { lessons, lessonTable } from './lessons'

const view = (change: Partial<View>, place = 7): View =>
  ({ game: 'istanbul', seat: 0, to_answer: 0, question: 'Move', options: [], players: [{ place }], ...change }) as unknown as View

const lesson = (id: string) => lessons.find((one) => one.said.id === `ist-lesson-${id}`)!
const allowed = (id: string, options: string[], question = 'Move') =>
  options.filter((option) => lesson(id).only!(option, view({ options, question })))

test('a lesson allows what it speaks of, and everything where that is not possible', () => {
  expect(allowed('move', ['move 1', 'move 2', 'card stay'])).toEqual(['move 2'])
  expect(allowed('market', ['sell R', 'sell RG', 'skip'], 'SellGoods')).toEqual(['sell R', 'sell RG'])
  expect(allowed('market', ['stop'], 'AssistantStep')).toEqual(['stop'])
})

test('what is only read has no end of its own, and the last lesson leaves the game free', () => {
  for (const one of lessons.filter((one) => !one.done)) {
    const last = one === lessons.at(-1)
    expect(one.only?.('move 2', view({ options: ['move 2'] })), one.said.id).toBe(last ? undefined : false)
  }
})

test('a turn is over when it is somebody else’s, or when the next one begins', () => {
  const done = lesson('spice').done!
  expect(done(view({ question: 'Move' }, 2), [])).toBe(false)
  expect(done(view({ question: 'FillBarrow' }, 3), [])).toBe(false)
  expect(done(view({ question: 'FillBarrow', to_answer: 1 }, 3), [])).toBe(true)
  expect(done(view({ question: 'Move' }, 3), [])).toBe(true)
})

test('a turn that did not bring what it should is told of, as when a merchant in the way could not be paid', () => {
  const [seen, event] = [view({ question: 'Move', to_answer: 1 }, 3), (name: string, seat = 0) => ({ name, seat, step: 1 }) as GameEvent]
  const { done, missed } = lesson('spice')
  for (const [events, failed] of [
    [[event('moved'), event('left'), event('gained')], false],
    [[event('moved'), event('stopped'), event('gained', 1)], true],
  ] as const) {
    expect(done!(seen, [...events])).toBe(true)
    expect(missed!(seen, [...events])).toBe(failed)
  }
})

test('the first lesson has no neutral merchants: those come with two players', () => {
  expect(lessonTable.seats).toBeGreaterThan(2)
})
