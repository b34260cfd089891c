/** Whether the coach speaks on this device: as somebody chose, else in their first games. */

import { prefs } from '@/lib/prefs.svelte'
import { keep, recall } from './kept'

const FIRST = 3 // games in which the coach speaks unless told not to

/** Games that were finished here. */
const played = () => recall<{ games: number; last: string }>('played', { games: 0, last: '' })

export const coached = (): boolean => prefs.coach ?? played().games < FIRST

/** A game is over: it counts once. */
export function finished(table: string): void {
  const { games, last } = played()
  if (last !== table) keep('played', { games: games + 1, last: table })
}
