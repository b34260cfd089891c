/** The end of a game, put in order: who is where and why, and how it came to that. */

import type { GameEvent, Result } from '@/lib/wire'
import { rounds, whose } from './chronicle'

export interface Place {
  seat: number
  rank: number
  scores: number[]
  /** Which comparison put this one before the next: its index, or null where they share a rank or nobody follows. */
  decided: number | null
}

export function places(result: Result): Place[] {
  const order = result.ranks.map((rank, seat) => ({ seat, rank, scores: result.scores[seat] ?? [] }))
  order.sort((one, other) => one.rank - other.rank || one.seat - other.seat)
  return order.map((one, at) => {
    const next = order[at + 1]
    const index = next ? one.scores.findIndex((value, place) => value !== next.scores[place]) : -1
    return { ...one, decided: index < 0 ? null : index }
  })
}

export interface Row {
  step: number
  round: number
  seat: number
  standing: Record<string, number>[]
}

/** The rounds, and for each seat its number at the end of each round. */
export function byRound(rows: Row[], field: string, seats: number): { rounds: number[]; values: number[][] } {
  const last = new Map<number, Row>()
  for (const row of rows) last.set(row.round, row)
  const rounds = [...last.keys()]
  const of = (seat: number) => rounds.map((round) => last.get(round)!.standing[seat]?.[field] ?? 0)
  return { rounds, values: Array.from({ length: seats }, (_, seat) => of(seat)) }
}

/** How lucky each seat was with dice, as the lines tell it: rolls, and on average how good they were and were to be expected. */
export function luckOf(events: GameEvent[], seats: number): { rolls: number; mean: number; expected: number }[] {
  const turns = rounds(events).flatMap((round) => round.turns)
  const rolls = turns.flatMap((turn) => turn.events.flatMap((one) => (one.line?.luck ? [{ seat: whose(one, turn), luck: one.line.luck }] : [])))
  return Array.from({ length: seats }, (_, seat) => {
    const mine = rolls.flatMap((one) => (one.seat === seat ? [one.luck] : []))
    const mean = (at: 0 | 1) => (mine.length ? mine.reduce((sum, one) => sum + one[at], 0) / mine.length : 0)
    return { rolls: mine.length, mean: mean(0), expected: mean(1) }
  })
}
