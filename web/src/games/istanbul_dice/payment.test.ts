/** All ways to pay a price are those of the engine, and named by the same answers. */

import { expect, test } from 'vitest'
import type { View } from '@/lib/wire'
import { asking, fresh, likely, payments, sameAs } from './payment'
import space from './space.json'

test('the ways to pay are the engine’s', () => {
  for (const { need, extra, dice, goods, brown, ways } of space.payments) {
    const found = payments({ dice: dice.slice(0, 4), goods, brown }, fresh(need, extra))
    expect(found.map((one) => one.choices.join()).sort(), JSON.stringify(need)).toEqual(ways.map((one) => one.join()).sort())
    found.forEach((one, at) => {
      expect(found.slice(at + 1).some((other) => sameAs(one, other))).toBe(false)
      const paid = [...one.dice, ...one.goods, one.brown].reduce((sum, n) => sum + n, 0)
      expect(paid).toBe([...need, extra].reduce((sum, n) => sum + n, 0))
    })
  }
})

test('dice pay before markers, and brown ones last; what cannot be paid has no way', () => {
  const means = { dice: [1, 1, 0, 0], goods: [1, 0, 0, 0], brown: 2 }
  expect(likely(means, [2, 0, 0, 0])).toMatchObject({ dice: [1, 0, 0, 0], goods: [1, 0, 0, 0], brown: 0 })
  expect(likely(means, [1, 1, 1, 1])).toMatchObject({ dice: [1, 1, 0, 0], brown: 2 })
  expect(likely(means, [5, 0, 0, 0])).toBeNull()
  expect(likely(means, [1, 1, 1, 1], 2)).toBeNull()
})

test('a question in the middle of a payment offers the rest of it', () => {
  const view = {
    ...structuredClone(space.view),
    dice: [1, 0, 0, 0, 0, 0],
    question: 'Pay',
    stack: [['Pay', 0, 1, 0, 0, 0]],
  } as unknown as View
  view['players'][0].goods = [1, 0, 0, 0]
  expect(asking(view).map((one) => one.choices)).toEqual([['die R'], ['marker R']])
})
