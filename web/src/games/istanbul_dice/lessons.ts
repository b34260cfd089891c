/** A guided first game. Dice fall as they like, so each lesson speaks of what is asked and ends when it is answered. */

import type { GameEvent, View } from '@/lib/wire'
import type { Lesson } from '@/table/face'
import { asks, did, mine, reading } from '@/table/teaching'
import { active } from './pieces'

/** The other player is a sensible one: worth watching. */
export const lessonTable = { seats: 2, options: {}, bot: 'greedy' }

const myTurn = (view: View): boolean => active(view) === view.seat
const read = reading('dice')
const told = (id: string, done: NonNullable<Lesson['done']>, ...anchors: string[]): Lesson => ({
  said: { id: `dice-lesson-${id}` },
  anchors,
  done,
})

const acted = (view: View, events: GameEvent[]): boolean => did(events, 'acted', view.seat)
/** An action is done with all that follows from it. */
const through = (view: View): boolean => !mine(view) || ['Act', 'Reroll'].includes(view.question)
const AREAS = ['red', 'yellow', 'green', 'blue', 'carpet', 'lira', 'mosque'].map((area) => `area:${area}`)

export const lessons: Lesson[] = [
  read('welcome', ...AREAS),
  told('roll', (view) => !asks(view, 'Reroll'), 'dice'),
  { ...told('act', (view, events) => acted(view, events) || !myTurn(view)), only: (option, view) => option !== 'end' || view.options.length === 1 },
  told('pay', (view) => through(view)),
  told('second', (view, events) => !myTurn(view) || (acted(view, events) && through(view))),
  read('keep', 'marker'),
  told('mosque', (view) => myTurn(view) && asks(view, 'Act'), 'stack'),
  told('spend', (view) => !myTurn(view), 'action:pair', 'action:lira'),
  read('rubies', ...AREAS),
  read('bazaar', 'deck', 'action:cards'),
  { ...read('goal', ...AREAS), only: undefined },
]
