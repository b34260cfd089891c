/** The log as it is read: what happened, by round and by turn. */

import { roundOf, seatOf } from '@/lib/events'
import type { GameEvent, Line } from '@/lib/wire'

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
    const began = roundOf(event)
    if (began !== null) {
      turn = { round: began, seat: seatOf(event), events: [] }
    } else if (!turn) {
      turn = { round: 0, seat: -1, events: [event] }
    } else if (!turn.round && event.step > turn.events[0]!.step) {
      turn = { round: 1, seat: seatOf(event), events: [event] } // the first turn is not announced
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

/** The turn that is under way. */
export function lastTurn(events: GameEvent[]): Turn | undefined {
  return rounds(events).at(-1)?.turns.at(-1)
}

/** What the others did since a seat's last turn, until it does something itself: their turns before its own. */
export function othersSince(events: GameEvent[], seat: number): GameEvent[] {
  const turns = rounds(events).flatMap((round) => round.turns)
  if (turns.at(-1)?.seat === seat && turns.pop()!.events.some((event) => seatOf(event) === seat)) return []
  const before = turns.findLastIndex((turn) => turn.seat === seat || turn.seat < 0)
  return turns.slice(before + 1).flatMap((turn) => turn.events)
}

/** Whose an event is: of who did it, else of whose turn it was. */
export const whose = (event: GameEvent, turn: Turn | undefined): number =>
  event.line && event.line.seat >= 0 ? event.line.seat : (turn?.seat ?? -1)

/** What luck brought a seat just now. */
export function outcomeOf(fresh: GameEvent[], log: GameEvent[], seat: number): GameEvent | undefined {
  const event = fresh.findLast((one) => one.line?.outcome)
  return event && whose(event, lastTurn(log.slice(0, log.lastIndexOf(event) + 1))) === seat ? event : undefined
}

export interface Told {
  event: GameEvent
  line: Line
}

/** The lines of some events; what a game does not tell is left out, and what joins is told as one. */
export function tell(events: GameEvent[], small = true): Told[] {
  const found: Told[] = []
  for (const event of events) {
    const { line } = event
    if (!line || (!small && line.weight === 'small')) continue
    const before = found.at(-1)?.line
    if (line.joins && before?.joins === line.joins && before.seat === line.seat) found.splice(-1, 1, { event, line: joined(before, line) })
    else found.push({ event, line })
  }
  return found
}

/** What they name is listed; where they only count, it is added up. */
function joined(one: Line, other: Line): Line {
  const things = [...(one.things ?? []), ...(other.things ?? [])]
  const n = Number(one.said.args?.['n']) + Number(other.said.args?.['n'])
  const said = { ...one.said, args: { ...one.said.args, ...(things.length ? { what: things } : { n }) } }
  return { ...one, said, things, icons: [...new Set([...one.icons, ...other.icons])] }
}
