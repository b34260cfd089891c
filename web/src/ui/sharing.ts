/** How a game is shown to others: an address that carries the right to look, and nothing else. */

import { query } from '@/lib/api'
import { toasts } from '@/lib/toast.svelte'
import type { TableInfo } from '@/lib/wire'
import { t } from '@/lib/words.svelte'

type Shown = Pick<TableInfo, 'id' | 'public' | 'look' | 'status'>

/** Where anybody may look at a game that has begun: at the table while it is played, then at its replay. */
export function lookAt(table: Shown, more: Record<string, string | number> = {}): string {
  const page = table.status === 'finished' ? 'replay' : 'table'
  return `${location.origin}/${page}/${table.id}${query({ ...more, link: table.public ? null : table.look })}`
}

/** Put an address where it can be pasted; where the browser forbids that, show it. */
export async function offer(address: string, said = 'share-copied'): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(address)
    toasts.show(t(said))
    return true
  } catch {
    toasts.show(address)
    return false
  }
}
