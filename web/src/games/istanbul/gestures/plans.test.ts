/** What a gesture sends is what the rules accept: positions from real games, with every way to answer them. */

import { describe, expect, it } from 'vitest'
import type { View } from '@/lib/wire'
import { frame, hasCoffee, trader } from '../names'
import positions from './plans.json'
import { bundled, givePlan, letterPlan, MOST_SWAPPED, most, pays, recallPlan, roastPlan, sum, swapPlan } from './plans'
import { chance } from './rolls'

const of = (...questions: string[]) =>
  positions.filter((one) => questions.includes(one.view.question)) as unknown as { view: View; plans: string[] }[]

/** Every way to choose counts, each up to its own most. */
function counts(most: number[]): number[][] {
  return most.reduce<number[][]>((all, top) => all.flatMap((one) => Array.from({ length: top + 1 }, (_, n) => [...one, n])), [[]])
}

const subsets = <T>(all: T[]): T[][] => counts(all.map(() => 1)).map((pick) => all.filter((_, at) => pick[at]))
const joined = (plans: string[][]): string[] => [...new Set(plans.map((plan) => plan.join(',')))].sort()

describe('plans', () => {
  it('calls any set of assistants and the companion back', () => {
    for (const { view, plans } of of('RecallAssistants', 'GatherAtFountain')) {
      const places = view.options.filter((one) => one.startsWith('recall')).map((one) => Number(one.slice(7)))
      const homes = view.options.includes('companion home') ? [false, true] : [false]
      const made = subsets(places).flatMap((set) =>
        homes.filter((home) => home || set.length).map((home) => recallPlan(view, set, home)),
      )
      expect(joined(made)).toEqual([...plans].sort())
    }
  })

  it('roasts any exchanges together', () => {
    for (const { view, plans } of of('Roast', 'RoastMore')) {
      const can = view.options.filter((one) => one.startsWith('roast')).map((one) => one.slice(6))
      const goods = [null, ...can.filter((one) => one !== 'lira' && !one.includes(' '))]
      const cards = [null, ...can.filter((one) => one.includes(' '))]
      for (const lira of can.includes('lira') ? [false, true] : [false])
        for (const good of goods)
          for (const card of cards)
            if (lira || good || card) expect(plans).toContain(roastPlan(view, { lira, good, card }).join(','))
    }
  })

  it('is done with a card in games that began when no good could follow one', () => {
    const { view } = of('Roast')[0]!
    const players = view['players'].map(() => ({ lira: 0, cards: 0, goods: [0, 1, 0, 0], guild_cards: 1 }))
    const card = { lira: false, good: null, card: 'guild 15' }
    expect(roastPlan({ ...view, players }, card)).toEqual(['roast guild 15', 'done'])
    expect(roastPlan({ ...view, players, rules: 1 }, card)).toEqual(['roast guild 15'])
  })

  it('swaps every set of things for every other', () => {
    for (const { view, plans } of of('SwapGive', 'SwapTake')) {
      const now = frame(view)
      const player = trader(view, view.seat)
      const stock = [...player.goods, player.coffee ?? 0]
      const start = now['start'] as number
      const kinds = now['kinds'] as number
      const giving = now.name === 'SwapGive'
      const before = giving ? (now['given'] as number) : (now['left'] as number)
      const room = giving ? MOST_SWAPPED - before : 0
      const made: string[][] = []
      for (const given of counts(stock.map((n, kind) => (giving && kind >= start ? Math.min(n, room) : 0)))) {
        if (sum(given) > room || before + sum(given) === 0) continue
        const open = stock.map((_, kind) =>
          given[kind] || (kinds >> kind) & 1 || (!giving && kind < start) || (kind === 4 && !hasCoffee(view)) ? 0 : MOST_SWAPPED,
        )
        for (const taken of counts(open)) if (sum(taken) === before + sum(given)) made.push(swapPlan(view, given, taken))
      }
      expect(joined(made)).toEqual([...plans].sort())
    }
  })

  it('gives any goods that are due', () => {
    for (const { view, plans } of of('GiveGoods')) {
      const due = frame(view)['left'] as number
      const start = frame(view)['start'] as number
      const left = trader(view, view.seat).goods.map((n, good) => (good < start ? 0 : n))
      const made = counts(left).filter((goods) => sum(goods) === due)
      expect(joined(made.map(givePlan))).toEqual([...plans].sort())
    }
  })

  it('pays seals with any letters, and none too many', () => {
    for (const { view, plans } of of('SpendLetters')) {
      const player = trader(view, view.seat)
      const need = frame(view)['need'] as number
      const after = frame(view)['after'] as number
      const carried = player.letters!.filter((place) => place >= after)
      const made: string[][] = []
      for (let sealed = 0; sealed <= (after ? 0 : player.delivered!.length); sealed++)
        for (const set of subsets(carried)) if (pays(need, sealed, set.length)) made.push(letterPlan(sealed, set))
      expect(joined(made)).toEqual([...plans].sort())
    }
  })

  it('knows positions of every kind', () => {
    expect(new Set(positions.map((one) => one.view.question)).size).toBe(8)
  })
})

it('bundles goods in the order of the kinds', () => {
  expect(bundled('sell', [2, 0, 1, 1])).toBe('sell RRYB')
  expect(bundled('deliver', [0, 0, 0, 0])).toBe('deliver')
  expect(most('sell', ['sell R', 'sell RRG', 'skip', 'sell RG'])).toEqual([2, 1, 0, 0])
})

it('tells how likely a number is, also with the red tile', () => {
  expect([3, 7, 9, 12].map((number) => chance(number))).toEqual([97, 58, 28, 3])
  expect([3, 7, 9, 12].map((number) => chance(number, true))).toEqual([100, 95, 68, 5])
})
