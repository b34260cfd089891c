/** Istanbul: The Dice Game at the table: its board and its pictures. */

import type { Face } from '@/table/face'
import Board from './Board.svelte'
import Icon from './Icon.svelte'
import Mine from './Mine.svelte'
import Player from './Player.svelte'
import Preview from './Preview.svelte'
import Scoring from './Scoring.svelte'
import { gesture } from './gestures/index'
import { lessons } from './lessons'

export const face: Face = { lie: 'still', Board, Mine, Player, Preview, Scoring, Icon, gesture, lessons }
