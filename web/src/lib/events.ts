/** What most events tell, whatever their kind. */

import type { GameEvent } from './wire'

/** Who did it; -1: nobody. */
export const seatOf = (event: GameEvent): number => ('seat' in event ? event.seat ?? -1 : -1)
/** The round it belongs to, of an event that begins one or a turn of it. */
export const roundOf = (event: GameEvent): number | null => ('round' in event ? event.round : null)
