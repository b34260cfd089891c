/** A guided first game. It holds whatever the cards and the other player do: each lesson ends with what it asks for. */

import { seatOf } from '@/lib/events'
import type { GameEvent } from '@/lib/wire'
import type { Lesson } from '@/table/face'
import { ROLES, sanJuan } from './pieces'

export const lessonTable = { seats: 2, options: {}, bot: 'greedy' }

const did = (events: GameEvent[], name: string, seat: number): boolean =>
  events.some((event) => event.name === name && seatOf(event) === seat)

/** Only what the lesson speaks of, where that is possible; otherwise everything, so that nobody is ever stuck. */
function only(...wanted: string[]): Lesson['only'] {
  return (option, view) => !view.options.some((one) => wanted.includes(one)) || wanted.includes(option)
}

/** A lesson that is read, while the game waits. */
const read = (id: string, ...anchors: string[]): Lesson => ({
  said: { id: `sj-lesson-${id}` },
  anchors,
  only: () => false,
})

/** A lesson in which a role is taken: the one it speaks of, if it is still there. */
const take = (id: string, role: string): Lesson => ({
  said: { id: `sj-lesson-${id}` },
  anchors: [`role:${role}`],
  only: only(role),
  done: (view, events) => did(events, 'took-role', view.seat),
  missed: (view, events) => !events.some((event) => event.name === 'took-role' && event.seat === view.seat && ROLES[event.role] === role),
})

/** A lesson about the phase of that role: over when I did my part of it, or when it is not that role at all. */
const follow = (id: string, role: (typeof ROLES)[number], ends: string[], ...anchors: string[]): Lesson => ({
  said: { id: `sj-lesson-${id}` },
  anchors,
  done: (view, events) => ROLES[sanJuan(view).phase] !== role || ends.some((name) => did(events, name, view.seat)),
})

export const lessons: Lesson[] = [
  read('welcome', ...ROLES.map((role) => `role:${role}`)),
  read('hand', 'hand'),
  take('builder', 'builder'),
  follow('build', 'builder', ['built', 'passed'], 'hand'),
  read('theirs', 'player:1'),
  take('producer', 'producer'),
  follow('produce', 'producer', ['produced', 'passed']),
  read('round', 'governor'),
  take('trader', 'trader'),
  follow('sell', 'trader', ['sold', 'passed'], 'price'),
  take('councillor', 'councillor'),
  follow('keep', 'councillor', ['kept', 'passed']),
  read('discounts', 'hand'),
  { ...read('goal', 'player:0', 'player:1'), only: undefined },
]
