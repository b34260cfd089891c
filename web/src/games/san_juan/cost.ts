/** What a building costs a player now, and why: one place that reckons as the engine does. */

import type { View } from '@/lib/wire'
import { type Citizen, citizen, goodsHeld, helps, slotToLeave } from './names'
import { KIND, ROLE, tables } from './tables'

export const BESIDE = -1
const BOOM = 4 // what a construction boom builds at most [SJ-E]

export interface Part {
  why: 'privilege' | 'library' | 'smithy' | 'quarry' | 'crane' | 'boom'
  off: number
}

export interface Cost {
  printed: number
  /** What makes it cheaper, as far as it does: together they never take off more than is printed. */
  parts: Part[]
  total: number
}

/** The cost before goods are spent, over the building in a slot or beside them all. What is covered no longer helps. */
export function cost(view: View, seat: number, kind: number, over = BESIDE): Cost {
  const player = citizen(view, seat)
  const lost = over >= 0 ? player.town[over]! : -1
  const printed = tables.cost[kind]!
  const found: Part[] = []
  if (view.question === 'Boom') {
    if (printed <= BOOM) found.push({ why: 'boom', off: printed })
  } else {
    const privilege = view['phase'] === ROLE.builder && view['chooser'] === seat && view.to_answer === seat ? (view['privilege'] as number) : 0
    if (privilege) found.push({ why: 'privilege', off: 1 })
    if (privilege > 1 && lost !== KIND.library) found.push({ why: 'library', off: privilege - 1 })
    const helper = kind < tables.production ? 'smithy' : 'quarry'
    if (lost !== KIND[helper] && helps(view, seat, KIND[helper])) found.push({ why: helper, off: 1 })
    if (lost >= 0) found.push({ why: 'crane', off: tables.coverValue[lost]! })
  }
  let total = printed
  const parts: Part[] = []
  for (const { why, off } of found) {
    const taken = Math.min(total, off)
    if (taken) parts.push({ why, off: taken })
    total -= taken
  }
  return { printed, parts, total }
}

/** How many goods the black market may take, not counting what is covered. */
export function spendable(view: View, seat: number, over = BESIDE): number {
  const player = citizen(view, seat)
  if (!helps(view, seat, KIND['black-market']) || (over >= 0 && player.town[over] === KIND['black-market'])) return 0
  const held = goodsHeld(player) - (over >= 0 && player.goods[over] ? 1 : 0)
  return Math.min(held, tables.mostSpent)
}

/** Other cards of the hand to pay a building with; `held` says that it still lies in the hand. */
export const cashFor = (player: Citizen, kind: number, held: boolean): number =>
  player.cards - (held && kind !== KIND.cathedral ? 1 : 0)

/** Where a building can be built and paid: beside the others, or over which slots; one slot for each kind. */
export function placesFor(view: View, seat: number, kind: number, held: boolean): number[] {
  const player = citizen(view, seat)
  const cash = cashFor(player, kind, held)
  const can = (over: number) => cost(view, seat, kind, over).total <= cash + spendable(view, seat, over)
  const found = can(BESIDE) ? [BESIDE] : []
  if (view.question === 'Boom' || !helps(view, seat, KIND.crane)) return found
  const kinds = [...new Set(player.town)].sort((one, other) => one - other)
  for (const below of kinds) {
    const slot = slotToLeave(player, below)
    if (below !== KIND.crane && below !== kind && can(slot)) found.push(slot)
  }
  return found
}

/** Whether the place is asked for: not if it can only stand beside the others; once nothing was asked if there was one place. */
export const asksWhere = (view: View, places: readonly number[]): boolean =>
  places.length > 1 || (view.rules >= 2 && places[0] !== BESIDE)

/** The least it could cost with the crane, if that is less than beside the others. */
export function withCrane(view: View, seat: number, kind: number): number | null {
  const player = citizen(view, seat)
  if (view.question === 'Boom' || !helps(view, seat, KIND.crane)) return null
  const over = player.town.flatMap((below, slot) =>
    below === KIND.crane || below === kind ? [] : [cost(view, seat, kind, slot).total],
  )
  const least = Math.min(...over)
  return over.length && least < cost(view, seat, kind).total ? least : null
}
