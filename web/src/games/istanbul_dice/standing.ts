/** How everybody stands, and how that is compared at the end. */

import type { View } from '@/lib/wire'
import type { Said } from '@/lib/words.svelte'
import type { Standing } from '@/table/face'
import { trader, worth } from './names'

/** Rubies win; then what everything is worth. */
export function standing(view: View, seat: number): Standing[] {
  const player = trader(view, seat)
  return [
    { icon: 'ruby', label: { id: 'dice-label-rubies' }, value: player.rubies },
    { icon: 'lira', label: { id: 'dice-label-worth' }, value: worth(player) },
  ]
}

export const compared: Said[] = [{ id: 'dice-label-rubies' }, { id: 'dice-label-worth' }]

export const charts: { field: string; title: Said }[] = [
  { field: 'rubies', title: { id: 'dice-chart-rubies' } },
  { field: 'lira', title: { id: 'dice-chart-lira' } },
  { field: 'tiles', title: { id: 'dice-chart-tiles' } },
]
