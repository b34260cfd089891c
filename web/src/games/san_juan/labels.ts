/** Cards and buildings as they are read out. */

import type { View } from '@/lib/wire'
import { t } from '@/lib/words.svelte'
import { type Citizen, cardName, cardText, points, under } from './names'
import { tables } from './tables'

/** A card with all that is on it; its cost as it is now. */
export function cardLabel(kind: number, cost = tables.cost[kind]!): string {
  const card = cardName(kind)
  const text = cardText(kind)
  if (kind >= tables.firstEvent) return t('sj-event-label', { card, text })
  const worth = tables.points[kind]!
  return worth
    ? t('sj-card-label', { card, cost, points: points(worth), text })
    : t('sj-card-label-six', { card, cost, text })
}

/** A building where it stands. */
export const buildingLabel = (player: Citizen, slot: number): string =>
  t('sj-building', { card: cardName(player.town[slot]!), good: player.goods[slot] ? 'yes' : 'no', n: under(player, slot) })

/** The price card that comes next, where all have been seen; -1 else. */
export function nextPrice(view: View): number {
  const seen = view['prices'] as number[]
  return seen.length === tables.prices.length ? seen[(view['trades'] as number) % seen.length]! : -1
}
