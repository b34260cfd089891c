/** A game that begins at once: I add to its luck first, if I want to, since nobody waits in a room where I could. */

import { post, put } from '@/lib/api'
import { prefs } from '@/lib/prefs.svelte'
import type { TableInfo } from '@/lib/wire'
import { seal, sealShare } from './sealed'

/** A number that nobody knew before. */
export const ownNumber = (): string => crypto.getRandomValues(new Uint32Array(2)).join('')

/** Start a table with what I typed, or with a number of this browser if that is wished for. Its luck was sealed before either was told. */
export async function startTable(table: TableInfo, typed = ''): Promise<TableInfo> {
  const share = typed.trim() || (prefs.luck ? ownNumber() : '')
  seal(table.id, table.commitment)
  if (share) {
    await put(`/tables/${table.id}/share`, { share })
    sealShare(table.id, share)
  }
  return post<TableInfo>(`/tables/${table.id}/start`)
}
