/** What a roll of one’s own is for, and what each total of it brings. */

import type { View } from '@/lib/wire'
import { frame } from '../names'
import { tables } from '../tables'

export interface Gain {
  icon: 'lira' | 'jewelry'
  n: number
}

/** What waits for the dice to settle, as it lies on the stack: its name, its player, and the number named if it is a bid. */
function waiting(view: View): [string, number, number] | undefined {
  const below = (view['stack'] as unknown[][]).slice(0, -1).at(-1)
  return below as [string, number, number] | undefined
}

/** By what waits, how many times a bid pays. */
const PAYS: Record<string, number> = { PayBid: 1, PayTwice: 2 }
const FINDS: Record<string, number[]> = { FindJewelry: tables.jewelryFor, FindMoreJewelry: tables.guildJewelryFor }

/** The number named in the Tea House, while its roll may still be bent. */
export function bidOf(view: View): number | null {
  const [name = '', , bid = 0] = waiting(view) ?? []
  return frame(view).name === 'BendDice' && name in PAYS ? bid : null
}

/** Only one die is rolled. */
export const oneDie = (view: View): boolean => frame(view, 1).name === 'PayDie'

/** What a total brings, where that is lira or jewelry. */
export function brings(view: View, total: number): Gain | null {
  const [name = '', , bid = 0] = waiting(view) ?? []
  if (name === 'PayDie') return { icon: 'lira', n: total }
  if (name in PAYS) return { icon: 'lira', n: PAYS[name]! * (total >= bid ? bid : tables.missedBid) }
  return name in FINDS ? { icon: 'jewelry', n: FINDS[name]![total] ?? 0 } : null
}

/** The total of the dice after an answer; null where they are rolled again. */
export function totalAfter(view: View, option: string): number | null {
  const low = oneDie(view) ? 0 : (view['low'] as number)
  const high = view['high'] as number
  const turned = /^(turn|card six) (low|high)$/.exec(option)
  if (!turned) return option === 'reroll' ? null : low + high
  return (turned[1] === 'turn' ? 4 : 6) + (oneDie(view) ? 0 : turned[2] === 'low' ? high : low)
}

const ROLLS = [1, 2, 3, 4, 5, 6].flatMap((one) => [1, 2, 3, 4, 5, 6].map((other) => [one, other] as const))
const reached = (number: number, best: (one: number, other: number) => number): number =>
  ROLLS.filter(([one, other]) => best(one, other) >= number).length / ROLLS.length

/** In how many of a hundred rolls two dice reach a number; the red tile turns a die to 4, or rolls both once more. */
export function chance(number: number, red = false): number {
  const plain = reached(number, (one, other) => one + other)
  const turned = reached(number, (one, other) => Math.max(one + other, 4 + one, 4 + other))
  return Math.round(100 * (red ? turned + (1 - turned) * plain : plain))
}
