/** Where the events that led to a position happened. */

import type { GameEvent, View } from '@/lib/wire'
import { PLACE, tables } from '../tables'

const SILENT = new Set(['laid', 'turn-began', 'got-letter', 'spent-letter'])
const MANY = 80 // a whole set-up is not news

export function happened(events: GameEvent[], view: View): Set<number> {
  const found = new Set<number>()
  if (events.length > MANY) return found
  const grid = view.grid as number[]
  const add = (place: unknown) => typeof place === 'number' && grid.includes(place) && found.add(place)
  for (const event of events) {
    if (SILENT.has(event.name)) continue
    add(event['place'])
    if (event.name === 'sold') add(tables.marketPlace[event['market'] as number])
    else if (event.name === 'mail-moved') add(PLACE.post)
    else if (event.name === 'took-tile') add(tables.tileMosque[event['tile'] as number])
    else if (event.name === 'extended') add(PLACE.wainwright)
    else if (event.name === 'took-tavern-tile') add(PLACE.tavern)
    else if (event.name === 'set-barrier') [event['one'], event['other']].forEach(add)
  }
  return found
}
