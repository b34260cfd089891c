/** A guided first game. The plan is fixed, and holds whatever the other player does: each lesson ends with its turn. */

import type { View } from '@/lib/wire'
import { ANYTHING, type Lesson, type Lessons, asks, asksElse, did, last, read } from '@/table/lessons'
import { PLACE, trader } from './bazaar'

const isAt = (view: View, place: number): boolean => view.seat >= 0 && trader(view, view.seat).place === place

/**
 * A lesson that is a whole turn at a place: over when the merchant is there and nothing more is asked; and missed if that did not
 * bring what it should, as when a merchant in the way could not be paid.
 */
function turn(id: string, place: number, brings: string, ...answers: string[]): Lesson {
  return {
    said: { id: `ist-lesson-${id}` },
    anchors: [`place:${place}`],
    only: [`move ${place}`, 'pick up', 'leave', 'pay', ...answers],
    done: (view) => isAt(view, place) && !asksElse(view, 'Move'),
    missed: (view, events) => !did(view, events, brings),
  }
}

/** A lesson about one question: over when it is answered. */
const answer = (id: string, questions: string[], ...answers: string[]): Lesson => ({
  said: { id: `ist-lesson-${id}` },
  anchors: answers.map((option) => `option:${option}`),
  only: answers,
  done: (view) => !asks(view, ...questions),
})

export const lessons: Lessons = {
  /**
   * Three, since the rules of two bring neutral merchants, the hardest special case. The others are sensible: seldom in the way,
   * and worth watching.
   */
  table: { seats: 3, options: { layout: 'short' }, bot: 'greedy' },
  steps: [
    read('ist-lesson-welcome', 'place:13', 'place:14', 'place:15', 'place:16'),
    { ...turn('move', PLACE.fabric, 'moved'), only: [`move ${PLACE.fabric}`], done: (view) => isAt(view, PLACE.fabric) },
    answer('assistant', ['AssistantStep', 'MeetMerchants'], 'leave', 'pay'),
    answer('act', ['FillBarrow'], 'fill'),
    answer('end', ['Encounters'], 'end'),
    turn('spice', PLACE.spice, 'gained', 'fill', 'end'),
    read('ist-lesson-meet', 'player:0', 'player:1', 'player:2'),
    turn('mosque', PLACE.smallMosque, 'took-tile', 'tile red', 'end'),
    turn('again', PLACE.fabric, 'gained', 'fill', 'end'),
    turn('ruby', PLACE.smallMosque, 'took-tile', 'tile green'),
    turn('fountain', PLACE.fountain, 'returned', 'end', ANYTHING),
    read('ist-lesson-cards', 'deck', 'place:6'),
    turn('family', PLACE.police, 'sent-family', `send ${PLACE.post}`, 'collect', 'end'),
    turn('market', PLACE.smallMarket, 'sold', 'end', ANYTHING),
    turn('wainwright', PLACE.wainwright, 'extended', 'extend'),
    last('ist-lesson-goal', 'place:13', 'place:15', 'place:16'),
  ],
}
