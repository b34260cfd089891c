/** What the page reckons is what the rules reckon: positions of real games, with prices, points and every way to answer. */

import { describe, expect, it } from 'vitest'
import type { View } from '@/lib/wire'
import { asksWhere, BESIDE, cost, placesFor, withCrane } from './cost'
import { asked, asks, citizen, handLimit } from './names'
import { buildPlan, cardPlan, cashLeft, due, goodsOffered, goodsPlan, mostGoods, slots, wanted } from './plans'
import found from './positions.json'
import { score, sets, wealth } from './scoring'
import { KIND, kindOf, tables } from './tables'

interface Position {
  view: View
  plans: string[]
}
const positions = found.asked as unknown as Position[]
const START = positions[0]!.view
const of = (...questions: string[]) => positions.filter((one) => questions.includes(one.view.question))

/** Every way to choose so many of some things. */
function choose<T>(all: readonly T[], count: number): T[][] {
  if (!count) return [[]]
  return all.flatMap((one, at) => choose(all.slice(at + 1), count - 1).map((rest) => [one, ...rest]))
}
const upTo = <T>(all: readonly T[], least: number, most: number): T[][] =>
  Array.from({ length: most - least + 1 }, (_, more) => choose(all, least + more)).flat()
const joined = (plans: string[][]): string[] => [...new Set(plans.map((plan) => plan.join(',')))].sort()

/** Every way to build a card from here on. */
function ways(view: View, kind: number, over: number): string[][] {
  const hand = (view['hand'] as number[]).flatMap((count, one) => Array.from({ length: count }, () => one))
  if (view.question === 'Build' && kind !== KIND.cathedral) hand.splice(hand.indexOf(kind), 1)
  const first = (view['picked'] as number[]).at(-1) ?? 0
  return upTo(goodsOffered(view, over), 0, mostGoods(view, kind, over)).flatMap((goods) => {
    const cards = due(view, { kind, over, goods })
    if (cards > cashLeft(view, kind)) return []
    return choose(hand.filter((one) => one >= first), cards).map((paid) => buildPlan(view, { kind, over, goods, paid }))
  })
}

describe('plans', () => {
  it('builds everything everywhere, paid in every way', () => {
    expect(of('Build').length).toBeGreaterThan(2)
    for (const { view, plans } of of('Build')) {
      const kinds = view.options.filter((one) => one.startsWith('build ')).map((one) => kindOf(one.slice(6)))
      const made = kinds.flatMap((kind) => placesFor(view, view.seat, kind, true).flatMap((over) => ways(view, kind, over)))
      expect(joined([...made, ['pass']])).toEqual(plans)
    }
  })

  it('goes on building where it was left', () => {
    for (const { view, plans } of of('Cover', 'Spend', 'Pay')) {
      const kind = asks(view, 'kind')
      const places = view.question === 'Cover' ? placesFor(view, view.seat, kind, false) : [BESIDE]
      expect(joined(places.flatMap((over) => ways(view, kind, over)))).toEqual(plans)
    }
  })

  it('builds for nothing in a boom', () => {
    for (const { view, plans } of of('Boom')) {
      const kinds = view.options.filter((one) => one.startsWith('build ')).map((one) => kindOf(one.slice(6)))
      expect(joined([...kinds.map((kind) => buildPlan(view, { kind, over: BESIDE, goods: [], paid: [] })), ['pass']])).toEqual(plans)
      for (const kind of kinds) expect(cost(view, view.seat, kind).total).toBe(0)
    }
  })

  it('picks every set of cards', () => {
    for (const { view, plans } of positions.filter((one) => wanted(one.view))) {
      const { from, least, most } = wanted(view)!
      expect(joined(upTo(from, least, most).map((picked) => cardPlan(view, picked))), view.question).toEqual(plans)
    }
  })

  it('makes and sells every set of goods', () => {
    for (const { view, plans } of of('Produce', 'Sell')) {
      const all = slots(view)
      const made = upTo(all, 0, Math.min(all.length, asks(view, 'left'))).map((picked) => goodsPlan(view, picked))
      expect(joined(made)).toEqual(plans)
    }
  })

  it('knows positions of every question', () => {
    expect(new Set(positions.map((one) => one.view.question)).size).toBe(16)
  })
})

describe('prices', () => {
  it('are those of the engine, over every building and beside them', () => {
    for (const { view, prices } of found.prices as unknown as { view: View; prices: number[][] }[]) {
      for (const [kind, over, price] of prices) {
        const told = cost(view, asked(view), kind!, over)
        expect(told.total).toBe(price)
        expect(told.parts.reduce((sum, part) => sum + part.off, 0)).toBe(told.printed - told.total)
      }
    }
  })

  it('tell what makes a building cheaper', () => {
    const view = structuredClone(of('Build')[0]!.view)
    view['phase'] = 0
    view['chooser'] = view.seat
    view['privilege'] = 2
    const me = citizen(view, view.seat)
    me.town = [0, KIND.quarry, KIND.library, KIND.crane, KIND.park]
    me.goods = me.tucked = me.sunk = [0, 0, 0, 0, 0]
    expect(cost(view, view.seat, KIND.palace).parts).toEqual([
      { why: 'privilege', off: 1 },
      { why: 'library', off: 1 },
      { why: 'quarry', off: 1 },
    ])
    expect(cost(view, view.seat, KIND.palace, 2).parts.map((part) => part.why)).toEqual(['privilege', 'quarry', 'crane'])
    expect(withCrane(view, view.seat, KIND.palace)).toBe(0)
    // in a governor's visit no building has an effect, but one that began by the first rules
    view['visiting'] = true
    view['privilege'] = 1
    expect(cost(view, view.seat, KIND.palace).parts).toEqual([{ why: 'privilege', off: 1 }])
    expect(placesFor(view, view.seat, KIND.palace, true)).not.toContain(4)
    expect(withCrane(view, view.seat, KIND.palace)).toBeNull()
    expect(cost({ ...view, rules: 1 }, view.seat, KIND.palace).parts.map((part) => part.why)).toEqual(['privilege', 'quarry'])
    view['visiting'] = false
    me.town = [0]
    expect(withCrane(view, view.seat, KIND.palace)).toBeNull()
  })

  it('asks before the only place covers something', () => {
    expect(asksWhere({ ...START, rules: 2 }, [BESIDE])).toBe(false)
    expect(asksWhere({ ...START, rules: 2 }, [1])).toBe(true)
    expect(asksWhere({ ...START, rules: 1 }, [1])).toBe(false)
    expect(asksWhere({ ...START, rules: 1 }, [BESIDE, 1])).toBe(true)
  })
})

describe('points', () => {
  it('are those of the engine, building by building', () => {
    for (const { view, breakdown, scores } of found.scores as unknown as { view: View; breakdown: number[][][]; scores: number[][] }[]) {
      for (const [seat, parts] of breakdown.entries()) {
        const told = score(view, seat)
        expect([...told.buildings.map((one) => [one.kind, one.points]), [-1, told.under]]).toEqual(parts)
        expect([told.total, wealth(view, seat)]).toEqual(scores[seat])
      }
    }
  })

  it('counts sets of three different buildings of a cost', () => {
    expect(sets([5, 6, 7])).toBe(1)
    expect(sets([0, 0, 0, 5])).toBe(0)
    expect(sets([0, 0, 5, 6, 7, 29])).toBe(2)
  })
})

it('knows the limit of a hand', () => {
  const view = structuredClone(of('Build')[0]!.view)
  for (const player of view['players']) player.town = [0]
  expect(handLimit(view, 0)).toBe(7)
  citizen(view, 1).town = [KIND['guard-room']]
  expect([handLimit(view, 0), handLimit(view, 1)]).toEqual([6, 7])
  citizen(view, 0).town = [KIND.tower]
  expect(handLimit(view, 0)).toBe(tables.towerLimit)
})
