/** A guided first game. It holds whatever the cards and the other player do: each lesson ends with what it asks for. */

import type { GameEvent, View } from '@/lib/wire'
import type { Lesson } from '@/table/face'
import { tables } from './tables'

export const lessonTable = { seats: 2, options: {}, bot: 'greedy' }

const mine = (view: View): boolean => view.to_answer === view.seat
const choosing = (view: View): boolean => mine(view) && view.question === 'ChooseRole'
const did = (events: GameEvent[], name: string, seat: number): boolean =>
  events.some((event) => event.name === name && event['seat'] === seat)

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
})

/** A lesson about what follows: over when a role is to be taken again. */
const follow = (id: string, ...anchors: string[]): Lesson => ({
  said: { id: `sj-lesson-${id}` },
  anchors,
  done: (view) => choosing(view) || view.to_answer < 0,
})

export const lessons: Lesson[] = [
  read('welcome', ...tables.roles.map((role) => `role:${role}`)),
  read('hand', 'hand'),
  take('builder', 'builder'),
  {
    ...follow('build', 'hand'),
    done: (view, events) => did(events, 'built', view.seat) || did(events, 'passed', view.seat) || choosing(view),
  },
  follow('theirs', 'player:1'),
  take('producer', 'producer'),
  follow('produce'),
  read('round', 'governor'),
  take('trader', 'trader'),
  follow('sell', 'price'),
  take('councillor', 'councillor'),
  follow('keep'),
  read('discounts', 'hand'),
  { ...read('goal', 'player:0', 'player:1'), only: undefined },
]
