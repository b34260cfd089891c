/** What lessons of guided first games are made of, whatever the game. */

import type { GameEvent, View } from '@/lib/wire'
import type { Lesson } from './face'

export const mine = (view: View): boolean => view.to_answer === view.seat
export const asks = (view: View, ...questions: string[]): boolean => mine(view) && questions.includes(view.question)
export const did = (events: GameEvent[], name: string, seat: number): boolean =>
  events.some((event) => event.name === name && event['seat'] === seat)

/** Only what the lesson speaks of, where that is possible; otherwise everything, so that nobody is ever stuck. */
export const only =
  (fits: (option: string, view: View) => boolean): Lesson['only'] =>
  (option, view) =>
    !view.options.some((one) => fits(one, view)) || fits(option, view)

/** A lesson that is read, while the game waits. */
export const reading =
  (prefix: string) =>
  (id: string, ...anchors: string[]): Lesson => ({ said: { id: `${prefix}-lesson-${id}` }, anchors, only: () => false })
