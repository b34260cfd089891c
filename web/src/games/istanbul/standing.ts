/** How everybody stands, and how that is compared at the end. */

import type { View } from '@/lib/wire'
import type { Said } from '@/lib/words.svelte'
import type { Standing } from '@/table/face'

/** Rubies win; then come lira, then goods. */
export function standing(view: View, seat: number): Standing[] {
  const player = view['players'][seat]
  const goods: number[] = player.goods
  return [
    { icon: 'ruby', label: { id: 'ist-label-rubies' }, value: player.rubies },
    { icon: 'lira', label: { id: 'ist-label-lira' }, value: player.lira },
    { icon: 'barrow', label: { id: 'ist-label-goods' }, value: goods.reduce((sum, amount) => sum + amount, 0) },
  ]
}

/** What the engine compares, in its order: rubies, lira, goods, cards. */
export const compared: Said[] = ['rubies', 'lira', 'goods', 'cards'].map((one) => ({ id: `ist-label-${one}` }))

export const charts: { field: string; title: Said }[] = [
  { field: 'rubies', title: { id: 'ist-chart-rubies' } },
  { field: 'lira', title: { id: 'ist-chart-lira' } },
]
