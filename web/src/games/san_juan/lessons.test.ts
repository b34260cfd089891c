/** The guided first game: nobody is stuck in it, and each lesson ends. */

import { expect, test } from 'vitest'
import type { GameEvent, View } from '@/lib/wire'
import { lessons } from './lessons'

const view = (change: Record<string, unknown> = {}): View => ({ game: 'san-juan', seat: 0, phase: -1, options: [], ...change }) as unknown as View
const lesson = (id: string) => lessons.find((one) => one.said.id === `sj-lesson-${id}`)!
const allowed = (id: string, options: string[]) => options.filter((one) => lesson(id).only!(one, view({ options })))
const took = (seat: number): GameEvent => ({ name: 'took-role', step: 1, seat, role: 0 })

test('a lesson allows what it speaks of, and everything where that is not possible', () => {
  expect(allowed('builder', ['builder', 'trader'])).toEqual(['builder'])
  expect(allowed('producer', ['trader', 'prospector'])).toEqual(['trader', 'prospector'])
})

test('what is only read has no end of its own, and the last lesson leaves the game free', () => {
  for (const one of lessons.filter((one) => !one.done)) {
    const last = one === lessons.at(-1)
    expect(one.only?.('builder', view({ options: ['builder'] })), one.said.id).toBe(last ? undefined : false)
  }
})

test('a role is taken when I took it, and what follows is over when I did my part, or with the phase', () => {
  expect(lesson('trader').done!(view(), [took(1)])).toBe(false)
  expect(lesson('trader').done!(view(), [took(0)])).toBe(true)
  const selling = view({ question: 'Sell', phase: 2 })
  expect(lesson('sell').done!(selling, [])).toBe(false)
  expect(lesson('sell').done!(selling, [{ name: 'sold', step: 2, seat: 1 }])).toBe(false)
  expect(lesson('sell').done!(selling, [{ name: 'sold', step: 2, seat: 0 }])).toBe(true)
  expect(lesson('sell').done!(view({ phase: -1 }), [])).toBe(true)
})
