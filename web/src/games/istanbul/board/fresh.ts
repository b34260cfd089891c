/** Where the events that led to a position happened. */

import type { GameEvent, View } from '@/lib/wire'
import { parted } from '@/table/telling'
import { istanbul, trader } from '../bazaar'

const SILENT = new Set(['laid', 'turn-began', 'got-letter', 'spent-letter'])
const MANY = 80 // a whole set-up is not news

export function happened(events: GameEvent[], view: View): Set<number> {
  const found = new Set<number>()
  if (events.length > MANY) return found
  const { grid } = istanbul(view)
  const add = (place: number) => grid.includes(place) && found.add(place)
  for (const event of events) {
    const { name, line } = event
    if (!line || SILENT.has(name)) continue
    if ('place' in event && event.place !== undefined) add(event.place)
    if (event.name === 'set-barrier') [event.one, event.other].forEach(add)
    for (const anchor of [line.source, line.target]) {
      const [kind, which] = parted(anchor ?? '')
      if (kind === 'place') add(Number(which))
      if (kind === 'merchant') add(trader(view, Number(which)).place)
    }
  }
  return found
}
