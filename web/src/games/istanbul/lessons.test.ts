/** The guided first game: nobody is stuck in it, and each lesson ends. */

import { expect, test } from 'vitest'
import type { GameEvent, View } from '@/lib/wire'
import { allowed } from '@/table/lessons'
import { lessons } from './lessons'

const CLOSING = ['skip', 'stop', 'end']
const view = (change: Partial<View>, place = 7): View => {
  const told = { options: (change.options ?? []).map((text) => ({ text, closes: CLOSING.includes(text) })) }
  return { game: 'istanbul', seat: 0, to_answer: 0, question: 'Move', options: [], players: [{ place }], told, ...change } as unknown as View
}

const lesson = (id: string) => lessons.steps.find((one) => one.said.id === `ist-lesson-${id}`)!
const free = (id: string, ...options: string[]) => allowed(lesson(id).only!, view({ options }))

test('a lesson allows what it speaks of, and everything where that is not possible', () => {
  expect(free('move', 'move 1', 'move 2', 'card stay')).toEqual(['move 2'])
  expect(free('market', 'move 10', 'move 11')).toEqual(['move 11'])
  expect(free('market', 'sell R', 'sell RG', 'skip')).toEqual(['sell R', 'sell RG'])
  expect(free('market', 'stop')).toEqual(['stop'])
  expect(free('market', 'governor', 'end')).toEqual(['end'])
})

test('what is only read has no end of its own and lets nothing be done, and the last lesson leaves the game free', () => {
  const { steps } = lessons
  for (const one of steps.filter((one) => !one.done)) expect(one.only, one.said.id).toEqual(one === steps.at(-1) ? undefined : [])
  expect(allowed([], view({ options: ['move 2'] }))).toEqual([])
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
  expect(lessons.table.seats).toBeGreaterThan(2)
})
