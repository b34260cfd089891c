/** How everybody stands, and how that is compared at the end. */

import type { View } from '@/lib/wire'
import type { Said } from '@/lib/words.svelte'
import type { Standing } from '@/table/face'
import { score, wealth } from './scoring'

/** Points win, as far as they are built by now; then cards and goods. */
export function standing(view: View, seat: number): Standing[] {
  return [
    { icon: 'points', label: { id: 'sj-label-points' }, value: score(view, seat).total },
    { icon: 'card', label: { id: 'sj-label-wealth' }, value: wealth(view, seat) },
  ]
}

export const compared: Said[] = ['points', 'wealth'].map((one) => ({ id: `sj-label-${one}` }))

export const charts: { field: string; title: Said }[] = ['points', 'buildings', 'cards'].map((field) => ({
  field,
  title: { id: `sj-chart-${field}` },
}))
