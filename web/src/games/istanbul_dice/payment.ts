/** How a price in goods can be paid: every mix of dice, markers and brown markers, and the answers that name it.

The engine asks good by good, and only where there is more than one way. Here all of it is known beforehand, so that a
payment is one gesture. It follows src/meydan/games/istanbul_dice/payment.py, and is tested against it.
*/

import type { View } from '@/lib/wire'
import type { Frame } from '@/table/frame'
import { frame, trader, unpacked } from './names'
import { GOODS, tables } from './tables'

const DIE = 0
const MARKER = 1
const BROWN = 2
const LAST_PLACE = 2 * GOODS

/** What there is to pay with. */
export interface Means {
  dice: number[]
  goods: number[]
  brown: number
}

/** What is still to be paid: goods of each colour, goods of any; what comes before, and how those due were paid. */
export interface Due {
  need: number[]
  extra: number
  floor: number
  base: number[]
}

/** A payment: dice and markers by colour, brown ones, and what to answer. */
export interface Payment extends Means {
  choices: string[]
}

interface Way {
  text: string
  good: number
  how: number
  place: number
}

const way = (how: number, good: number): Way => ({
  text: `${['die', 'marker', 'brown'][how]} ${tables.letters[good]}`,
  good,
  how,
  place: how === BROWN ? LAST_PLACE : how * GOODS + good,
})
const ANY: Way = { text: 'brown any', good: 0, how: BROWN, place: LAST_PLACE }

const usableDice = (means: Means, good: number, due: Due): number => (due.base[good] === DIE ? means.dice[good]! : 0)
const usableMarkers = (means: Means, good: number, due: Due): number => (due.base[good] !== BROWN ? means.goods[good]! : 0)

function waysForColour(means: Means, due: Due, good: number): Way[] {
  const { dice, goods } = means
  const count = due.need[good]!
  let brown = means.brown
  for (let later = good + 1; later < GOODS; later++) {
    brown -= Math.max(0, due.need[later]! - dice[later]! - goods[later]!)
  }
  let spare = 0
  if (due.extra) {
    spare = means.brown - due.extra
    for (let other = 0; other < GOODS; other++) {
      if (other < good) spare += usableDice(means, other, due) + usableMarkers(means, other, due)
      else if (other > good) spare += dice[other]! + goods[other]! - 1
    }
  }
  const found: Way[] = []
  if (due.floor === DIE && dice[good] && dice[good]! + goods[good]! + brown >= count) found.push(way(DIE, good))
  if (due.floor <= MARKER && goods[good] && goods[good]! + brown >= count && (!due.extra || spare + goods[good]! > 0)) {
    found.push(way(MARKER, good))
  }
  if (brown >= count && (!due.extra || spare > 0)) found.push(way(BROWN, good))
  return found
}

function waysForAny(means: Means, due: Due): Way[] {
  let behind = means.brown
  const found: Way[] = behind >= due.extra ? [ANY] : []
  for (let place = LAST_PLACE - 1; place >= due.floor; place--) {
    const good = place % GOODS
    const usable = place < GOODS ? usableDice(means, good, due) : usableMarkers(means, good, due)
    behind += usable
    if (usable && behind >= due.extra) found.push(way(Math.floor(place / GOODS), good))
  }
  return found.reverse()
}

/** All payments, the first of them with as many dice and as few brown markers as can be. */
export function payments(means: Means, due: Due, most = 4000): Payment[] {
  const found: Payment[] = []
  const none: Payment = { dice: [0, 0, 0, 0], goods: [0, 0, 0, 0], brown: 0, choices: [] }
  pay(means, due, none, found, most)
  return found
}

function pay(means: Means, due: Due, paid: Payment, found: Payment[], most: number): void {
  if (found.length >= most) return
  const good = due.need.findIndex((count) => count > 0)
  if (good < 0 && !due.extra) {
    found.push(paid)
    return
  }
  const ways = good >= 0 ? waysForColour(means, due, good) : waysForAny(means, due)
  for (const one of ways) {
    const choices = ways.length > 1 ? [...paid.choices, one.text] : paid.choices
    pay(less(means, one), after(due, one, good >= 0), { ...less(paid, one, 1), choices }, found, most)
  }
}

/** With one thing less, or more. */
function less(means: Means, { good, how }: Way, by = -1): Means {
  const change = (counts: number[]) => counts.map((count, at) => (at === good ? count + by : count))
  return {
    dice: how === DIE ? change(means.dice) : means.dice,
    goods: how === MARKER ? change(means.goods) : means.goods,
    brown: how === BROWN ? means.brown + by : means.brown,
  }
}

function after(due: Due, { good, how, place }: Way, ofColour: boolean): Due {
  if (!ofColour) return { ...due, extra: due.extra - 1, floor: place }
  const need = due.need.map((count, at) => (at === good ? count - 1 : count))
  const base = due.extra ? due.base.map((one, at) => (at === good ? one | how : one)) : due.base
  return { need, extra: due.extra, floor: need[good] ? how : 0, base }
}

// -- in a position ----------------------------------------------------------------------------------------------

export function meansOf(view: View, seat: number): Means {
  const { goods, brown } = trader(view, seat)
  return { dice: (view['dice'] as number[]).slice(0, GOODS), goods, brown }
}

/** What the question `Pay` still asks for. */
export function dueOf(asked: Frame): Due {
  const base = asked['base'] as number
  return {
    need: unpacked(asked['need'] as number, GOODS),
    extra: asked['extra'] as number,
    floor: asked['floor'] as number,
    base: Array.from({ length: GOODS }, (_, good) => (base >> (2 * good)) & 3),
  }
}

export const fresh = (need: number[], extra = 0): Due => ({ need, extra, floor: 0, base: [0, 0, 0, 0] })

/** How a price would most likely be paid: dice first, brown ones last; null if it cannot be. */
export const likely = (means: Means, need: number[], extra = 0): Payment | null =>
  payments(means, fresh(need, extra), 1)[0] ?? null

/** The payments among which the question `Pay` lets one choose. */
export function asking(view: View): Payment[] {
  const asked = frame(view)
  return payments(meansOf(view, asked['seat'] as number), dueOf(asked))
}

/** The pictures of what pays. */
export function tokens({ dice, goods, brown }: Means): string[] {
  const of = (base: string, counts: number[]) =>
    counts.flatMap((count, good) => Array.from({ length: count }, () => `${base}-${tables.colours[good]}`))
  return [...of('die', dice), ...of('marker', goods), ...Array.from({ length: brown }, () => 'marker-brown')]
}

export const sameAs = (one: Means, other: Means): boolean =>
  one.brown === other.brown &&
  one.dice.every((count, good) => count === other.dice[good]) &&
  one.goods.every((count, good) => count === other.goods[good])
