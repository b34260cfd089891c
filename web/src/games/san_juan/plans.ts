/** Several answers as one: from what was picked to the choices that say it, in the order the rules ask for them. */

import type { View } from '@/lib/wire'
import { asksWhere, BESIDE, cashFor, cost, placesFor, spendable } from './cost'
import { asked, asks, citizen, type Citizen, dealt } from './names'
import { tables } from './tables'

const named = (verb: string, kinds: readonly number[]): string[] =>
  [...kinds].sort((one, other) => one - other).map((kind) => `${verb} ${tables.cards[kind]}`)

/** What somebody builds, where, and how it is paid. */
export interface Building {
  kind: number
  over: number
  /** Goods for the black market, by the kind of their buildings. */
  goods: readonly number[]
  /** Cards of the hand. */
  paid: readonly number[]
}

/** Goods from the first kinds on that could still be spent after some were. */
function left(player: Citizen, over: number, spent: readonly number[]): number[] {
  const rest = player.town.filter((_, slot) => player.goods[slot] && slot !== over)
  for (const kind of spent) rest.splice(rest.indexOf(kind), 1)
  return rest
}

/** The goods that lie ready for the black market, by kind of building. */
export const market = (view: View, seat: number, over: number): number[] =>
  spendable(view, seat, over) ? left(citizen(view, seat), over, []).sort((one, other) => one - other) : []

/** What is still to be paid with cards, for what is being built. */
export function due(view: View, wish: Pick<Building, 'kind' | 'over' | 'goods'>): number {
  const name = view.question
  if (name === 'Pay') return asks(view, 'due') - (view['picked'] as number[]).length
  if (name === 'Spend') return asks(view, 'due') - wish.goods.length
  return cost(view, asked(view), wish.kind, wish.over).total - wish.goods.length
}

/** How many goods may be spent at most. */
export function mostGoods(view: View, kind: number, over: number): number {
  if (view.question === 'Pay' || view.question === 'Boom') return 0
  if (view.question === 'Spend') return Math.min(asks(view, 'left'), asks(view, 'due'))
  return Math.min(spendable(view, asked(view), over), cost(view, asked(view), kind, over).total)
}

/** How many goods must be spent, because the cards do not reach. */
export function leastGoods(view: View, kind: number, over: number): number {
  return Math.max(0, due(view, { kind, over, goods: [] }) - cashLeft(view, kind))
}

/** The goods the question still lets one spend: those chosen in answers before are gone already. */
export function goodsOffered(view: View, over: number): number[] {
  const player = citizen(view, asked(view))
  if (view.question !== 'Spend') return market(view, asked(view), over)
  return left(player, BESIDE, []).sort((one, other) => one - other).filter((kind) => kind >= asks(view, 'last'))
}

/** To build, from whatever of it is asked now. */
export function buildPlan(view: View, wish: Building): string[] {
  const seat = asked(view)
  const player = citizen(view, seat)
  const name = view.question
  const plan: string[] = []
  if (name === 'Build' || name === 'Boom') plan.push(`build ${tables.cards[wish.kind]}`)
  if (name === 'Boom') return plan
  if (name === 'Cover' || (name === 'Build' && asksWhere(view, placesFor(view, seat, wish.kind, true)))) {
    plan.push(wish.over === BESIDE ? 'beside' : `over ${tables.cards[player.town[wish.over]!]}`)
  }
  if (name !== 'Pay') plan.push(...spendPlan(view, wish))
  return [...plan, ...named('pay', wish.paid)]
}

function spendPlan(view: View, { kind, over, goods }: Building): string[] {
  const seat = asked(view)
  const spending = view.question === 'Spend'
  const price = spending ? asks(view, 'due') : cost(view, seat, kind, over).total
  const most = spending ? asks(view, 'left') : spendable(view, seat, over)
  if (!price || !most) return []
  const plan = named('spend', goods)
  const last = Math.max(spending ? asks(view, 'last') : 0, ...goods)
  const rest = goodsOffered(view, over)
  for (const one of goods) rest.splice(rest.indexOf(one), 1)
  const open = price - goods.length > 0 && goods.length < most && (!goods.length || rest.some((one) => one >= last))
  return open ? [...plan, 'done'] : plan
}

/** Whether the hand can pay the rest, without what is built. */
export const cashLeft = (view: View, kind: number): number =>
  cashFor(citizen(view, asked(view)), kind, view.question === 'Build' || view.question === 'Boom')

/** What a card question wants: how many cards at least and at most, of which, said with which verb. */
export interface Wanted {
  verb: string
  from: number[]
  least: number
  most: number
}

const VERBS: Record<string, string> = {
  Keep: 'keep', Discard: 'discard', Limit: 'discard', Draft: 'discard', Taxes: 'discard', Office: 'discard',
  Amnesty: 'discard', Chapel: 'bury', Bank: 'deposit',
} // prettier-ignore

/** The cards that a question asks to pick, or null. Cards picked before come first in the order, so none below them. */
export function wanted(view: View): Wanted | null {
  const name = view.question
  const verb = VERBS[name]
  if (!verb) return null
  const picked = view['picked'] as number[]
  const first = picked.at(-1) ?? 0
  const all = name === 'Keep' ? [...(view['looking'] as number[])] : dealt(view['hand'] as number[])
  const from = all.filter((kind) => kind >= first)
  const exact = 'due' in Object.fromEntries((tables.frames[name] ?? []).map((field) => [field, 0]))
  if (exact) {
    const count = asks(view, 'due') - picked.length
    return { verb, from, least: count, most: count }
  }
  const most = name === 'Chapel' ? 1 : name === 'Office' ? tables.mostOffice - picked.length : from.length
  return { verb, from, least: 0, most: Math.min(most, from.length) }
}

/** Cards picked, and closed where more could be. */
export function cardPlan(view: View, picked: readonly number[]): string[] {
  const want = wanted(view)!
  const plan = named(want.verb, picked)
  if (want.least) return plan
  const held = citizen(view, asked(view)).cards - picked.length
  const limit = view.question === 'Chapel' ? 1 : view.question === 'Office' ? tables.mostOffice : Infinity
  const full = (view['picked'] as number[]).length + picked.length >= limit
  return held > 0 && !full ? [...plan, 'done'] : plan
}

/** Buildings of mine a good can be made on, or sold from, in the order of the kinds: their slots. */
export function slots(view: View): number[] {
  const player = citizen(view, asked(view))
  const chosen = asks(view, 'slots')
  const making = view.question === 'Produce'
  const last = making ? asks(view, 'last') : Math.max(0, ...player.town.filter((_, slot) => (chosen >> slot) & 1))
  return player.town
    .map((kind, slot) => ({ kind, slot }))
    .filter(({ kind, slot }) => !((chosen >> slot) & 1) && kind >= last)
    .filter(({ kind, slot }) => (making ? kind < tables.production && !player.goods[slot] : player.goods[slot]))
    .sort((one, other) => one.kind - other.kind || one.slot - other.slot)
    .map(({ slot }) => slot)
}

/** Goods made or sold, and closed where more could be. */
export function goodsPlan(view: View, picked: readonly number[]): string[] {
  const player = citizen(view, asked(view))
  const kinds = picked.map((slot) => player.town[slot]!)
  const plan = named(view.question === 'Produce' ? 'produce' : 'sell', kinds)
  if (picked.length >= asks(view, 'left')) return plan
  const last = Math.max(0, ...kinds)
  const open = !picked.length || slots(view).some((slot) => !picked.includes(slot) && player.town[slot]! >= last)
  return open ? [...plan, 'done'] : plan
}
