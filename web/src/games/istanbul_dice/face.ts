/** Istanbul: The Dice Game at the table: its board, its words, and what each option touches. */

import type { Face } from '@/table/face'
import Board from './Board.svelte'
import Icon from './Icon.svelte'
import Mine from './Mine.svelte'
import Player from './Player.svelte'
import Preview from './Preview.svelte'
import Scoring from './Scoring.svelte'
import Text from './Text.svelte'
import { gesture } from './gestures/index'
import { lessons, lessonTable } from './lessons'
import { dice, line, luck, rolls } from './lines'
import { attempt, buttons, closes, follow, option, pictures, touches } from './options'
import { question } from './questions'
import { reason } from './reasons'
import { charts, compared, standing } from './standing'
import { topic, topics } from './topics'

export const face: Face = {
  id: 'istanbul-dice',
  catalogue: 'istanbul-dice',
  still: true,
  Board,
  Mine,
  Player,
  Text,
  Preview,
  Scoring,
  Icon,
  gesture,
  question,
  option,
  pictures,
  touches,
  buttons,
  attempt,
  follow,
  closes,
  line,
  dice,
  rolls,
  reason,
  standing,
  topic,
  topics,
  compared,
  charts,
  luck,
  lucky: { least: 0, most: 5, said: 'dice-luck' },
  lessons,
  lessonTable,
}
