/** A guided first game: its table, its lessons, and what each of them allows and waits for. */

import { seatOf } from '@/lib/events'
import type { GameEvent, Options, Said, View } from '@/lib/wire'

/** One step of it. It is over when `done` says so of the position and the events since it began. */
export interface Lesson {
  said: Said
  /** What glows while it is told: things of the table, or buttons, as in option:leave. */
  anchors: string[]
  /** The answers it speaks of, which are the only ones allowed where one of them is possible; none at all: see `allowed`. */
  only?: readonly string[]
  /** A lesson without it is over with a click on “go on”. */
  done?: (view: View, events: GameEvent[]) => boolean
  /** Whether it came to its end without what it teaches, because that became impossible: this is told. */
  missed?: (view: View, events: GameEvent[]) => boolean
}

export interface Lessons {
  /** The table it is played at. */
  table: { seats: number; options: Options; bot: string }
  steps: Lesson[]
}

/** Among the answers of a lesson: whatever does not decline. */
export const ANYTHING = '*'

/** What a lesson allows: only what it speaks of, where that is possible, else everything, so that nobody is ever stuck. */
export function allowed(only: readonly string[], view: View): string[] {
  if (!only.length) return [] // it is read, while the game waits
  const named = view.options.filter((one) => only.includes(one))
  const free = only.includes(ANYTHING) ? view.told!.options.flatMap((one) => (one.closes ? [] : [one.text])) : []
  return [named, free, view.options].find((found) => found.length) ?? []
}

const mine = (view: View): boolean => view.to_answer === view.seat

/** Whether I am asked one of these questions. */
export const asks = (view: View, ...questions: string[]): boolean => mine(view) && questions.includes(view.question)

/** Whether I am asked something else. */
export const asksElse = (view: View, ...questions: string[]): boolean => mine(view) && !questions.includes(view.question)

/** Whether I did one of these since. */
export const did = (view: View, events: GameEvent[], ...names: string[]): boolean =>
  events.some((event) => names.includes(event.name) && seatOf(event) === view.seat)

/** A lesson that is read, while the game waits. */
export const read = (id: string, ...anchors: string[]): Lesson => ({ said: { id }, anchors, only: [] })

/** A lesson that is read while the game goes on. */
export const last = (id: string, ...anchors: string[]): Lesson => ({ said: { id }, anchors })
