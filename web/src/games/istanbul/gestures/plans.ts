/** Several answers as one: from what was picked to the choices that say it, in the order the rules ask for them. */

import type { View } from '@/lib/wire'
import { asked, frame, hasLetters, trader } from '../names'
import { GOODS, tables } from '../tables'

export const ZERO: readonly number[] = [0, 0, 0, 0]
export const sum = (counts: readonly number[]): number => counts.reduce((all, one) => all + one, 0)
export const more = (counts: readonly number[], at: number, by: number): number[] =>
  counts.map((count, index) => (index === at ? count + by : count))

/** “sell RRY” for two fabric and a fruit; “deliver” alone for no goods. */
export function bundled(verb: string, goods: readonly number[]): string {
  const letters = goods.map((count, good) => tables.letters[good]!.repeat(count)).join('')
  return letters ? `${verb} ${letters}` : verb
}

/** The goods of the longest option of a verb: all that can be sold. */
export function most(verb: string, options: readonly string[]): number[] {
  const found = options.filter((one) => one.startsWith(`${verb} `)).sort((a, b) => b.length - a.length)[0] ?? ''
  const letters = found.slice(verb.length + 1)
  return GOODS.map((_, good) => [...letters].filter((letter) => letter === tables.letters[good]).length)
}

/** Assistants from these places, and the companion, in the order of the place numbers; closed if more is asked. */
export function recallPlan(view: View, places: readonly number[], companion: boolean): string[] {
  const player = trader(view, asked(view))
  const sorted = [...places].sort((a, b) => a - b)
  const plan = sorted.map((place) => `recall ${place}`)
  if (companion) return [...plan, 'companion home']
  const last = sorted.at(-1) ?? 0
  const home = hasLetters(view) && player.companion !== -1
  return home || player.posted.some((place) => place > last) ? [...plan, 'done'] : plan
}

export interface Roasted {
  lira: boolean
  good: string | null
  /** The rest of “roast card far” or “roast guild 3”. */
  card: string | null
}

const BY_LIRA = 1
const BY_GOOD = 2
const BY_CARD = 4

/** After which exchanges a good cannot be paid any more: by the first version of the rules it went before a card. */
const barsGoods = (view: View): number => (view.rules >= 2 ? BY_GOOD : BY_GOOD | BY_CARD)

/** Up to three exchanges for coffee: lira, then a good, then a card. */
export function roastPlan(view: View, picked: Roasted): string[] {
  const plan: string[] = []
  if (picked.lira) plan.push('roast lira')
  if (picked.good) plan.push(`roast ${picked.good}`)
  if (picked.card) plan.push(`roast ${picked.card}`)
  const player = view['players'][asked(view)] as { lira: number; cards: number; goods: number[]; guild_cards: number }
  const made =
    ((frame(view)['made'] as number | undefined) ?? 0) |
    (picked.lira ? BY_LIRA : 0) |
    (picked.good ? BY_GOOD : 0) |
    (picked.card ? BY_CARD : 0)
  const lira = player.lira - (picked.lira ? tables.roastLira : 0)
  const cards = player.cards - (picked.card?.startsWith('card') ? 1 : 0)
  const guild = player.guild_cards - (picked.card?.startsWith('guild') ? 1 : 0)
  const asks =
    (!(made & BY_LIRA) && (lira >= tables.roastLira || cards > 0)) ||
    (!(made & barsGoods(view)) && sum(player.goods) > 0) ||
    (!(made & BY_CARD) && cards + guild > 0)
  return asks ? [...plan, 'done'] : plan
}

/** Goods and coffee by kind: coffee is the fifth. */
const KINDS = [...GOODS, 'coffee']
export const MOST_SWAPPED = 3
const inOrder = (verb: string, counts: readonly number[]): string[] =>
  counts.flatMap((count, kind) => Array.from({ length: count }, () => `${verb} ${KINDS[kind]}`))

export const givePlan = (goods: readonly number[]): string[] => inOrder('give', goods)

/** What is swapped away and what is taken for it. */
export function swapPlan(view: View, given: readonly number[], taken: readonly number[]): string[] {
  const now = frame(view)
  if (now.name === 'SwapTake') return inOrder('take', taken)
  const player = trader(view, asked(view))
  const last = given.findLastIndex((count) => count > 0)
  const start = last < 0 ? (now['start'] as number) : last
  const left = [...player.goods, player.coffee ?? 0].map((count, kind) => count - (given[kind] ?? 0))
  const open = (now['given'] as number) + sum(given) < MOST_SWAPPED && left.some((count, kind) => kind >= start && count > 0)
  return [...inOrder('give', given), ...(open ? ['done'] : []), ...inOrder('take', taken)]
}

/** Whether so many delivered letters and letters pay the seals, with none too many. */
export function pays(need: number, delivered: number, letters: number): boolean {
  const all = 2 * delivered + letters
  return all >= need && all - (letters ? 1 : 2) < need
}

export const letterPlan = (delivered: number, places: readonly number[]): string[] => [
  ...Array.from({ length: delivered }, () => 'delivered letter'),
  ...[...places].sort((a, b) => a - b).map((place) => `letter ${place}`),
]
