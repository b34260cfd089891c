/** A gesture from the first click to the plan it sends. */

import { expect, test, vi } from 'vitest'
import type { View } from '@/lib/wire'
import type { Stage } from '@/table/stage.svelte'
import { fit, RATIO } from './fit'
import { pickingOf } from './picking.svelte'
import found from './positions.json'

const positions = found.asked as unknown as { view: View; plans: string[] }[]

function stageOf(view: View): Stage {
  return { view, seat: view.seat, options: view.options, choose: vi.fn() } as unknown as Stage
}

test('every gesture can be made by clicks, and what it sends is among the answers', () => {
  for (const { view, plans } of positions) {
    const stage = stageOf(view)
    const picking = pickingOf(stage)
    expect(picking.mode, view.question).not.toBeNull()
    if (picking.mode === 'build' && picking.kind === null) {
      const at = picking.hand.findIndex((_, at) => picking.can(at))
      if (at < 0) continue
      expect(picking.touch(at)).toBe(true)
    }
    if (picking.mode === 'goods' && !picking.spent.length) picking.toggle(picking.slots[0]!)
    for (const at of (picking.drawn.length ? picking.drawn : picking.hand).keys()) {
      const full = picking.mode === 'build' ? picking.picked.length >= picking.due : picking.picked.length >= picking.least
      if (!full && !picking.picked.includes(at) && at !== picking.self && picking.mode !== 'goods') picking.touch(at)
    }
    expect(plans, view.question).toContain(picking.plan?.join(','))
    picking.send()
    expect(stage.choose).toHaveBeenCalledWith(...picking.plan!)
  }
})

test('over every place, and with goods spent, the payment fits', () => {
  let spent = 0
  for (const { view, plans } of positions.filter((one) => one.view.question === 'Build')) {
    const picking = pickingOf(stageOf(view))
    for (const self of picking.hand.keys()) {
      if (picking.kind !== null) picking.another()
      if (!picking.can(self)) continue
      picking.touch(self)
      for (const over of picking.places) {
        picking.place(over)
        for (const slot of picking.goods.slice(0, 1)) {
          picking.spend(slot)
          spent++
        }
        for (const at of picking.hand.keys()) if (at !== self && picking.picked.length < picking.due && !picking.picked.includes(at)) picking.touch(at)
        expect(plans).toContain(picking.plan?.join(','))
      }
    }
  }
  expect(spent).toBeGreaterThan(0)
})

test('one card more than is due takes the place of the first', () => {
  const view = positions.find((one) => one.view.question === 'Taxes')!.view
  const picking = pickingOf(stageOf(view))
  picking.touch(0)
  expect(picking.picked).toEqual([0])
  if (picking.hand.length > 1) picking.touch(1)
  expect(picking.picked).toHaveLength(1)
  picking.touch(picking.picked[0]!)
  expect(picking.picked).toEqual([])
  expect(picking.plan).toBeNull()
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

test('a question that comes back, after an undo, starts clean', () => {
  const { view } = positions.find((one) => one.view.question === 'Build')!
  const stage = stageOf(view) as { view: View }
  const picking = pickingOf(stage as Stage)
  picking.touch(picking.hand.findIndex((_, at) => picking.can(at)))
  expect(picking.kind).not.toBeNull()
  stage.view = { ...view, question: 'ChooseRole', stack: [['ChooseRole', view.seat]] }
  picking.begin()
  stage.view = view
  expect(picking.kind).toBeNull()
})
