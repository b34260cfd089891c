/** San Juan at the table: its towns, its words, and what each option touches. */

import type { Face } from '@/table/face'
import Board from './Board.svelte'
import Brief from './Brief.svelte'
import Icon from './Icon.svelte'
import Mine from './Mine.svelte'
import Player from './Player.svelte'
import Preview from './Preview.svelte'
import Scoring from './Scoring.svelte'
import Text from './Text.svelte'
import { gesture } from './gestures/index'
import { lessons, lessonTable } from './lessons'
import { line, luck } from './lines'
import { attempt, auto, buttons, closes, option, touches } from './options'
import { question } from './questions'
import { reason } from './reasons'
import { charts, compared, standing } from './standing'
import { topic, topics } from './topics'

export const face: Face = {
  id: 'san-juan',
  catalogue: 'san-juan',
  wide: true,
  Board,
  Mine,
  Player,
  Text,
  Preview,
  Brief,
  Scoring,
  Icon,
  gesture,
  question,
  option,
  touches,
  buttons,
  attempt,
  auto,
  closes,
  line,
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
