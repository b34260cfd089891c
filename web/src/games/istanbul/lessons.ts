/** A guided first game. The plan is fixed, and holds whatever the other player does: each lesson ends with its turn. */

import { seatOf } from '@/lib/events'
import type { View } from '@/lib/wire'
import type { Lesson } from '@/table/face'
import { PLACE, trader } from './bazaar'

/**
 * Three, since the rules of two bring neutral merchants, the hardest special case. The others are sensible: seldom in the way,
 * and worth watching.
 */
export const lessonTable = { seats: 3, options: { layout: 'short' }, bot: 'greedy' }

const mine = (view: View): boolean => view.to_answer === view.seat
const asks = (view: View, ...questions: string[]): boolean => mine(view) && questions.includes(view.question)
const isAt = (view: View, place: number): boolean => view.seat >= 0 && trader(view, view.seat).place === place

/** Whatever is asked there. */
const ANYTHING = '*'

/** Only what the lesson speaks of, where that is possible; otherwise everything, so that nobody is ever stuck. */
function only(...wanted: string[]): Lesson['only'] {
  return (option, view) => {
    const free = wanted.includes(ANYTHING) && view.question !== 'Move'
    const fits = (one: string) => wanted.includes(one) || (free && !DECLINES.has(one))
    return !view.options.some(fits) || fits(option)
  }
}
const DECLINES = new Set(['skip', 'stop'])

/** A lesson that is read, while the game waits. */
const read = (id: string, ...anchors: string[]): Lesson => ({
  said: { id: `ist-lesson-${id}` },
  anchors,
  only: () => false,
})

/**
 * A lesson that is a whole turn at a place: over when the merchant is there and nothing more is asked; and missed if that did not
 * bring what it should, as when a merchant in the way could not be paid.
 */
function turn(id: string, place: number, brings: string, ...options: string[]): Lesson {
  return {
    said: { id: `ist-lesson-${id}` },
    anchors: [`place:${place}`],
    only: only(`move ${place}`, 'pick up', 'leave', 'pay', ...options),
    done: (view) => isAt(view, place) && !(mine(view) && view.question !== 'Move'),
    missed: (view, events) => !events.some((event) => event.name === brings && seatOf(event) === view.seat),
  }
}

/** A lesson about one question: over when it is answered. */
function answer(id: string, questions: string[], ...options: string[]): Lesson {
  return {
    said: { id: `ist-lesson-${id}` },
    anchors: options.map((option) => `option:${option}`),
    only: only(...options),
    done: (view) => !asks(view, ...questions),
  }
}

export const lessons: Lesson[] = [
  read('welcome', 'place:13', 'place:14', 'place:15', 'place:16'),
  {
    ...turn('move', PLACE.fabric, 'moved'),
    only: only(`move ${PLACE.fabric}`),
    done: (view) => isAt(view, PLACE.fabric),
  },
  answer('assistant', ['AssistantStep', 'MeetMerchants'], 'leave', 'pay'),
  answer('act', ['FillBarrow'], 'fill'),
  answer('end', ['Encounters'], 'end'),
  turn('spice', PLACE.spice, 'gained', 'fill', 'end'),
  read('meet', 'player:0', 'player:1', 'player:2'),
  turn('mosque', PLACE.smallMosque, 'took-tile', 'tile red', 'end'),
  turn('again', PLACE.fabric, 'gained', 'fill', 'end'),
  turn('ruby', PLACE.smallMosque, 'took-tile', 'tile green'),
  turn('fountain', PLACE.fountain, 'returned', ANYTHING),
  read('cards', 'deck', 'place:6'),
  turn('family', PLACE.police, 'sent-family', `send ${PLACE.post}`, 'collect', 'end'),
  turn('market', PLACE.smallMarket, 'sold', ANYTHING),
  turn('wainwright', PLACE.wainwright, 'extended', 'extend'),
  { ...read('goal', 'place:13', 'place:15', 'place:16'), only: undefined },
]
