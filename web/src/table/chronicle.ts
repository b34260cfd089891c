/** The log as it is read: what happened, by round and by turn. */

import type { GameEvent } from '@/lib/wire'
import type { Face, Line } from './face'
import type { Stage } from './stage.svelte'

/** One player's turn, or the set-up before the first (round 0, seat -1). A turn begins with an event that has a round. */
export interface Turn {
  round: number
  seat: number
  events: GameEvent[]
}

export interface Round {
  round: number
  turns: Turn[]
}

export function rounds(events: GameEvent[]): Round[] {
  const found: Round[] = []
  let turn: Turn | null = null
  for (const event of events) {
    if (typeof event['round'] === 'number') {
      turn = { round: event['round'], seat: Number(event['seat'] ?? -1), events: [] }
    } else if (!turn) {
      turn = { round: 0, seat: -1, events: [event] }
    } else if (!turn.round && event.step > turn.events[0]!.step) {
      turn = { round: 1, seat: Number(event['seat'] ?? -1), events: [event] } // the first turn is not announced
    } else {
      turn.events.push(event)
      continue
    }
    const round = found.at(-1)
    if (round?.round === turn.round) round.turns.push(turn)
    else found.push({ round: turn.round, turns: [turn] })
  }
  return found
}

/** What the others did since a seat's last turn: their turns before its own, without the one it is in. */
export function othersSince(events: GameEvent[], seat: number): GameEvent[] {
  const turns = rounds(events).flatMap((round) => round.turns)
  if (turns.at(-1)?.seat === seat) turns.pop()
  const before = turns.findLastIndex((turn) => turn.seat === seat || turn.seat < 0)
  return turns.slice(before + 1).flatMap((turn) => turn.events)
}

export interface Told {
  event: GameEvent
  line: Line
}

/** The lines of some events; what a game does not tell is left out. */
export function tell(events: GameEvent[], face: Face, stage: Stage, small = true): Told[] {
  const found: Told[] = []
  for (const event of events) {
    const line = face.line(event, stage)
    if (line && (small || line.weight !== 'small')) found.push({ event, line })
  }
  return found
}
