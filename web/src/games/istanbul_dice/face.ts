/** Istanbul: The Dice Game at the table: its board and its pictures. */

import type { Face } from '@/table/face'
import { telling } from '@/table/telling'
import Board from './Board.svelte'
import Icon from './Icon.svelte'
import Mine from './Mine.svelte'
import Player from './Player.svelte'
import Preview from './Preview.svelte'
import Scoring from './Scoring.svelte'
import { gesture } from './gestures/index'
import { lessons, lessonTable } from './lessons'
import { opening } from './opening.svelte'
import { rolls } from './visits'

export const face: Face = {
  ...telling,
  id: 'istanbul-dice',
  catalogue: 'istanbul-dice',
  still: true,
  Board,
  Mine,
  Player,
  Preview,
  Scoring,
  Icon,
  gesture,
  /** What is opened on the board asks which of its ways. */
  question: (stage) => {
    const opened = opening.of(stage.view)
    return (opened && telling.asking(opened, stage)) || telling.question(stage)
  },
  /** Dice tumble on the board itself. */
  dice: () => null,
  rolls,
  lucky: { least: 0, most: 5, said: 'dice-luck' },
  lessons,
  lessonTable,
}
