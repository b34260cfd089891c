/** What a move to a place means before it is made: how far, whom to pick up, what the merchants there cost. */

import type { View } from '@/lib/wire'
import { PLACE, tables } from '../tables'
import { steps } from './layout'

export interface Reach {
  /** 0: no walk, such as a jump to a corner. */
  steps: number
  /** In a straight line, with the movement tile. */
  ride: boolean
  /** An assistant waits there. */
  fetch: boolean
  /** What the merchants there are paid, in lira. */
  fee: number
  /** The turn ends on arrival: there is nobody to leave and nobody to pick up. */
  ends: boolean
}

const MERCHANT = /^(move|card far|card corner|card ride|ride) \d+$/
const COMPANION = /^(companion|card companion) \d+$/

/** By place, for the options that move a piece of mine there. */
export function reachOf(view: View, seat: number, touched: Map<string, string[]>): Map<number, Reach> {
  const found = new Map<number, Reach>()
  const me = view.players?.[seat]
  if (!me) return found
  let walks: Map<number, number> | null = null
  let strolls: Map<number, number> | null = null
  for (const [anchor, options] of touched) {
    if (!anchor.startsWith('place:')) continue
    const place = Number(anchor.slice(6))
    const merchant = options.find((option) => MERCHANT.test(option))
    if (!merchant && !options.some((option) => COMPANION.test(option))) continue
    const way = merchant
      ? (walks ??= steps(view, me.place, seat))
      : (strolls ??= steps(view, me.companion, seat))
    const walked = !merchant || /^(move|card far)/.test(merchant)
    const free = place === PLACE.fountain
    const neutral = (view['neutral_assistants'] as number[])[place] ?? 0
    const fetch = !!merchant && !free && (me.posted.includes(place) || neutral > 0)
    found.set(place, {
      steps: walked ? (way.get(place) ?? 0) : 0,
      ride: /^ride /.test(merchant ?? ''),
      fetch,
      fee: free ? 0 : feeAt(view, seat, place),
      ends: !!merchant && !free && !fetch && !me.stack.length,
    })
  }
  return found
}

function feeAt(view: View, seat: number, place: number): number {
  let met = (view['neutral_merchants'] as number[]).filter((one) => one === place).length
  view.players.forEach((player: { place: number; companion?: number }, other: number) => {
    if (other !== seat) met += Number(player.place === place) + Number(player.companion === place)
  })
  return met * tables.merchantFee
}
