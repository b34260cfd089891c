/** San Juan at the table: its towns, and what is picked of its cards. */

import type { Face } from '@/table/face'
import { telling } from '@/table/telling'
import Board from './Board.svelte'
import Brief from './Brief.svelte'
import Icon from './Icon.svelte'
import Mine from './Mine.svelte'
import Player from './Player.svelte'
import Preview from './Preview.svelte'
import Scoring from './Scoring.svelte'
import { gesture } from './gestures/index'
import { lessons, lessonTable } from './lessons'
import { pickingOf } from './picking.svelte'
import { cardOf, facts, someCards, touching } from './pieces'

export const face: Face = {
  ...telling,
  id: 'san-juan',
  catalogue: 'san-juan',
  wide: true,
  Board,
  Mine,
  Player,
  Preview,
  Brief,
  Scoring,
  Icon,
  gesture,
  /** Once a building is chosen, how it is paid. */
  question: (stage) => {
    const { open, kind, due } = pickingOf(stage)
    if (kind === null || !open) return telling.question(stage)
    const card = cardOf(stage.view, kind).said
    return due ? { id: 'sj-ask-Build-pay', args: { card, what: someCards(due) } } : { id: 'sj-ask-Build-free', args: { card } }
  },
  /** A finger cannot look at an event without touching it: there they are buttons as well. */
  buttons: (text, view) => touching() && !!telling.touches(text, view)?.startsWith('event:'),
  auto: (stage) => facts(stage.view).auto ?? null,
  lessons,
  lessonTable,
}
