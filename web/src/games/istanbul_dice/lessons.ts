/** A guided first game. Dice fall as they like, so each lesson speaks of what is asked and ends when it is answered. */

import type { View } from '@/lib/wire'
import { ANYTHING, type Lesson, type Lessons, asks, asksElse, did, last, read } from '@/table/lessons'
import { AREAS, active } from './pieces'

const myTurn = (view: View): boolean => active(view) === view.seat
/** An action is done with all that follows from it. */
const through = (view: View): boolean => !asksElse(view, 'Act', 'Reroll')

const told = (id: string, done: NonNullable<Lesson['done']>, ...anchors: string[]): Lesson => ({
  said: { id: `dice-lesson-${id}` },
  anchors,
  done,
})

const areas = AREAS.map((area) => `area:${area}`)

export const lessons: Lessons = {
  /** The other player is a sensible one: worth watching. */
  table: { seats: 2, options: {}, bot: 'greedy' },
  steps: [
    read('dice-lesson-welcome', ...areas),
    told('roll', (view) => !asks(view, 'Reroll'), 'dice'),
    { ...told('act', (view, events) => did(view, events, 'acted') || !myTurn(view)), only: [ANYTHING] },
    told('pay', through),
    told('second', (view, events) => !myTurn(view) || (did(view, events, 'acted') && through(view))),
    read('dice-lesson-keep', 'marker'),
    told('mosque', (view) => myTurn(view) && asks(view, 'Act'), 'stack'),
    told('spend', (view) => !myTurn(view), 'action:pair', 'action:lira'),
    read('dice-lesson-rubies', ...areas),
    read('dice-lesson-bazaar', 'deck', 'action:cards'),
    last('dice-lesson-goal', ...areas),
  ],
}
