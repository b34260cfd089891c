/** Bazaar cards that were turned up or used, from what happened. */

import type { GameEvent } from '@/lib/wire'

/** One visit to the bazaar: the cards turned up, the one that was used (-1: none yet) and by whom, and what happened. */
export interface Visit {
  cards: number[]
  used: number
  seat: number
  events: GameEvent[]
}

const ELSEWHERE = new Set(['acted', 'rolled', 'rerolled', 'turn-began', 'ended', 'reshuffled'])

export function visits(events: GameEvent[]): Visit[] {
  const found: Visit[] = []
  let here: Visit | null = null
  for (const event of events) {
    const begins = event.name === 'revealed' ? !here || here.used >= 0 : event.name === 'used-card' && !here
    if (begins) found.push((here = { cards: [], used: -1, seat: -1, events: [] }))
    if (ELSEWHERE.has(event.name)) here = null
    if (!here) continue
    if (event.name === 'revealed') here.cards = [...here.cards, event.card].sort((one, other) => one - other)
    else here.events.push(event)
    if (event.name === 'used-card') Object.assign(here, { used: event.card, seat: event.seat })
  }
  return found
}
