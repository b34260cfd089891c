/** A gesture from the first click to the answers it sends. */

import { expect, test, vi } from 'vitest'
import type { View } from '@/lib/wire'
import type { Stage } from '@/table/stage.svelte'
import { fit, RATIO } from './fit'
import { answers, pickingOf } from './picking.svelte'
import type { Pick, Plan } from './pieces'

const COST = { printed: 2, parts: [], total: 2 }

function pick(texts: string[], change: Partial<Pick> = {}): Pick {
  const things = texts.map((text, at) => ({ at, text, brings: 1 }))
  return { of: 'town', does: 'sell', things, least: 0, most: 2, end: 'done', stops: true, best: [], ...change }
}

/** A stage on which I hold cards of kinds 0, 0, 1 and 2, with what the engine told. */
function stageOf(facts: { pick?: Pick; plans?: Plan[] }): Stage & { view: View } {
  const pay = [0, 1, 2].map((at) => ({ at, text: `pay ${at}`, brings: 0 }))
  const view = { game: 'san-juan', seat: 0, to_answer: 0, hand: [2, 1, 1], looking: [], picked: [], stack: [{ name: 'Asked', seat: 0 }], told: { facts: { ...facts, pay } } }
  return { view, seat: 0, options: ['something'], choose: vi.fn() } as unknown as Stage & { view: View }
}

const site = (over: number, due: number, goods: Pick | null = null) =>
  ({ over, choices: over < 0 ? ['beside'] : ['over it'], cost: COST, due, goods, last: false })

test('what is picked is said in its order, and closed only where more could follow', () => {
  const goods = pick(['sell a', 'sell a', 'sell b'])
  expect(answers(goods, [])).toEqual(['done'])
  expect(answers(goods, [0])).toEqual(['sell a', 'done'])
  expect(answers(goods, [2])).toEqual(['sell b'])
  expect(answers(goods, [2, 1])).toEqual(['sell a', 'sell b'])
  expect(answers(goods, [1])).toEqual(['sell a', 'done'])
  expect(answers({ ...goods, stops: false }, [2])).toEqual(['sell b', 'done'])
  expect(answers({ ...goods, end: null }, [0])).toEqual(['sell a'])
})

test('to build is one gesture: what, where, with which goods and which cards', () => {
  const plan = { kind: 2, choices: ['build 2'], cards: 3, sites: [site(-1, 2), site(3, 2, pick(['spend a', 'spend b'], { most: 1 }))] }
  const stage = stageOf({ plans: [plan] })
  const picking = pickingOf(stage)
  expect([picking.mode, picking.can(0), picking.can(3), picking.plan]).toEqual(['build', false, true, null])
  picking.touch(3)
  expect([picking.due, picking.plan]).toEqual([2, null])
  picking.touch(2)
  picking.touch(0)
  expect(picking.plan).toEqual(['build 2', 'beside', 'pay 0', 'pay 1'])
  picking.place(3)
  picking.spend(1)
  expect(picking.plan).toEqual(['build 2', 'over it', 'spend b', 'pay 1'])
  picking.send()
  expect(stage.choose).toHaveBeenCalledWith(...picking.plan!)
})

test('where all other cards are due they are picked, and goods that have to be spent too', () => {
  const goods = pick(['spend a', 'spend b'], { least: 1, best: [0] })
  const picking = pickingOf(stageOf({ plans: [{ kind: 1, choices: ['build 1'], cards: 3, sites: [site(-1, 4, goods)] }] }))
  picking.touch(2)
  expect(picking.plan).toEqual(['build 1', 'beside', 'spend a', 'done', 'pay 0', 'pay 0', 'pay 2'])
  picking.spend(0)
  expect(picking.spent).toEqual([0]) // no fewer than that
})

test('goods that are worth most are picked already', () => {
  const picking = pickingOf(stageOf({ pick: pick(['sell a', 'sell b', 'sell c'], { best: [2, 1] }) }))
  expect([picking.mode, picking.plan, picking.brings]).toEqual(['goods', ['sell b', 'sell c'], 2])
  picking.toggle(2)
  expect([picking.plan, picking.none]).toEqual([['sell b', 'done'], ['done']])
})

test('one card more than is due takes the place of the first', () => {
  const picking = pickingOf(stageOf({ pick: pick(['discard 0', 'discard 1', 'discard 2'], { of: 'hand', least: 1, most: 1, end: null }) }))
  picking.touch(0)
  expect(picking.picked).toEqual([0])
  picking.touch(2)
  expect([picking.picked, picking.plan]).toEqual([[2], ['discard 1']])
  picking.touch(2)
  expect([picking.picked, picking.plan]).toEqual([[], null])
})

test('a question that comes back, after an undo, starts clean', () => {
  const stage = stageOf({ plans: [{ kind: 2, choices: ['build 2'], cards: 3, sites: [site(-1, 2)] }] })
  const picking = pickingOf(stage)
  const { view } = stage
  picking.touch(3)
  expect(picking.kind).toBe(2)
  Object.assign(stage, { view: { ...view, stack: [['Other', 0]], told: { facts: {} } } })
  picking.begin()
  Object.assign(stage, { view })
  expect(picking.kind).toBeNull()
})

test('cards are as large as their room lets them be, all of one shape, and fit it', () => {
  for (const counts of [[1], [5], [7], [12], [5, 4], [8, 12]]) {
    for (const [width, height] of [[515, 172], [790, 240], [620, 190], [1100, 270]] as const) {
      const size = fit(counts, width, height, 6, 21)
      const across = counts.map((count) => Math.ceil(count / size.rows)).map((columns) => columns * size.width + 6 * (columns - 1))
      expect(across.reduce((sum, one) => sum + one + 21, -21)).toBeLessThanOrEqual(width)
      expect(size.rows * size.height + 6 * (size.rows - 1)).toBeLessThanOrEqual(height)
      expect(Math.abs(size.width - RATIO * size.height)).toBeLessThan(1)
      expect(size.width).toBeGreaterThan(counts.length > 1 ? 40 : 60)
    }
  }
})
