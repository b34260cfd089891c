/** The guided first game: nobody is stuck in it, and each lesson ends. */

import { expect, test } from 'vitest'
import type { GameEvent, View } from '@/lib/wire'
import { allowed } from '@/table/lessons'
import { lessons } from './lessons'

const view = (change: Record<string, unknown> = {}): View => ({ game: 'san-juan', seat: 0, phase: -1, options: [], ...change }) as unknown as View
const lesson = (id: string) => lessons.steps.find((one) => one.said.id === `sj-lesson-${id}`)!
const free = (id: string, ...options: string[]) => allowed(lesson(id).only!, view({ options }))
const took = (seat: number): GameEvent => ({ name: 'took-role', step: 1, seat, role: 0 })

test('a lesson allows what it speaks of, and everything where that is not possible', () => {
  expect(free('builder', 'builder', 'trader')).toEqual(['builder'])
  expect(free('producer', 'trader', 'prospector')).toEqual(['trader', 'prospector'])
})

test('what is only read has no end of its own, and the last lesson leaves the game free', () => {
  const { steps } = lessons
  for (const one of steps.filter((one) => !one.done)) expect(one.only, one.said.id).toEqual(one === steps.at(-1) ? undefined : [])
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
