/** A guided first game. It holds whatever the cards and the other player do: each lesson ends with what it asks for. */

import { type Lesson, type Lessons, did, last, read } from '@/table/lessons'
import { ROLES, sanJuan } from './pieces'

/** A lesson in which a role is taken: the one it speaks of, if it is still there. */
const take = (role: (typeof ROLES)[number]): Lesson => ({
  said: { id: `sj-lesson-${role}` },
  anchors: [`role:${role}`],
  only: [role],
  done: (view, events) => did(view, events, 'took-role'),
  missed: (view, events) => !did(view, events.filter((event) => event.name === 'took-role' && ROLES[event.role] === role), 'took-role'),
})

/** A lesson about the phase of that role: over when I did my part of it, or when it is not that role at all. */
const follow = (id: string, role: (typeof ROLES)[number], does: string, ...anchors: string[]): Lesson => ({
  said: { id: `sj-lesson-${id}` },
  anchors,
  done: (view, events) => ROLES[sanJuan(view).phase] !== role || did(view, events, does, 'passed'),
})

export const lessons: Lessons = {
  table: { seats: 2, options: {}, bot: 'greedy' },
  steps: [
    read('sj-lesson-welcome', ...ROLES.map((role) => `role:${role}`)),
    read('sj-lesson-hand', 'hand'),
    take('builder'),
    follow('build', 'builder', 'built', 'hand'),
    read('sj-lesson-theirs', 'player:1'),
    take('producer'),
    follow('produce', 'producer', 'produced'),
    read('sj-lesson-round', 'governor'),
    take('trader'),
    follow('sell', 'trader', 'sold', 'price'),
    take('councillor'),
    follow('keep', 'councillor', 'kept'),
    read('sj-lesson-discounts', 'hand'),
    last('sj-lesson-goal', 'player:0', 'player:1'),
  ],
}
