/** Istanbul at the table: its board and its pictures. */

import type { Said } from '@/lib/wire'
import type { Face } from '@/table/face'
import { telling, toldOf } from '@/table/telling'
import { facts } from './bazaar'
import Board from './Board.svelte'
import Brief from './Brief.svelte'
import Icon from './Icon.svelte'
import Mine from './Mine.svelte'
import Player from './Player.svelte'
import Preview from './Preview.svelte'
import Spot from './Spot.svelte'
import { gesture } from './gestures/index'
import { picking } from './gestures/picking.svelte'
import { lessons, lessonTable } from './lessons'
import { drawn, luck, outcome } from './rolled'

export const face: Face = {
  ...telling,
  id: 'istanbul',
  catalogue: 'istanbul',
  still: true,
  Board,
  Mine,
  Player,
  Preview,
  Spot,
  Brief,
  Icon,
  gesture,
  question: (stage) => picking.asks ?? drawn(stage) ?? telling.question(stage),
  /** A good that is asked for where its card or figure is opened needs no more words. */
  option: (text, stage) => {
    const told = toldOf(text, stage.view)
    return (stage.opened && told?.touches === stage.opened && told.short) || telling.option(text, stage)
  },
  /** Whoever thinks of going somewhere reads what awaits there, and what the place does. */
  hint: (text, stage) => {
    const told = toldOf(text, stage.view)
    const goes = facts(stage.view).ways[text] || facts(stage.view).asks === 'SendFamily'
    const place = goes ? telling.topic(told?.opens ?? told?.touches ?? '', stage.view) : null
    return [...(told?.hints ?? []), ...(place ? place.text : [])]
  },
  /** Help about a place that sells rubies tells the price of the next one. */
  topic: (anchor, view) => {
    const found = telling.topic(anchor, view)
    const [kind, which] = anchor.split(':')
    const next = (kind === 'place' && view.told && facts(view).places[Number(which)]?.['next']) || []
    return found && { ...found, text: [...found.text, ...(next as Said[])] }
  },
  goal: (stage) => facts(stage.view).goal ?? null,
  auto: (stage) => facts(stage.view).auto ?? null,
  outcome,
  dice: (event) => (event.line?.dice?.length ? event.line.dice : null),
  luck,
  lessons,
  lessonTable,
}
