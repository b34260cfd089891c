/** Istanbul at the table: its board, its words, and what each option touches. */

import type { Face } from '@/table/face'
import Board from './Board.svelte'
import Brief from './Brief.svelte'
import Icon from './Icon.svelte'
import Mine from './Mine.svelte'
import Player from './Player.svelte'
import Preview from './Preview.svelte'
import Spot from './Spot.svelte'
import Text from './Text.svelte'
import { gesture } from './gestures/index'
import { lessons, lessonTable } from './lessons'
import { dice, line, luck } from './lines'
import { attempt, auto, buttons, closes, follow, group, hint, opens, option, pictures, touches } from './options'
import { asking, goal, outcome, question } from './questions'
import { reason } from './reasons'
import { charts, compared, standing } from './standing'
import { topic, topics } from './topics'

export const face: Face = {
  id: 'istanbul',
  catalogue: 'istanbul',
  still: true,
  foresees: (view) => view.question === 'Move',
  goal,
  outcome,
  Board,
  Mine,
  Player,
  Text,
  Preview,
  Spot,
  Brief,
  Icon,
  gesture,
  question,
  asking,
  option,
  touches,
  opens,
  buttons,
  group,
  hint,
  pictures,
  follow,
  auto,
  attempt,
  closes,
  line,
  dice,
  reason,
  standing,
  topic,
  topics,
  compared: () => compared,
  charts: () => charts,
  luck,
  lessons,
  lessonTable,
}
