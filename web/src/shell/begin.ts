/** A table against bots, at once: come in, open it, start it, go there. */

import { post } from '@/lib/api'
import { myself } from '@/lib/me.svelte'
import { route } from '@/lib/route.svelte'
import type { TableInfo } from '@/lib/wire'
import { startTable } from '@/ui/starting'

export const FORTNIGHT = 14 * 86400

export async function playNow(game: string, rivals: number, bot: string): Promise<void> {
  await myself.need()
  const bots = Array.from({ length: rivals }, () => ({ kind: 'bot', bot }))
  const chairs = [{ kind: 'me' }, ...bots]
  const table = await post<TableInfo>('/tables', { game, seats: rivals + 1, chairs, speed: 'turns', base: FORTNIGHT })
  await startTable(table)
  route.go(`/table/${table.id}`)
}
