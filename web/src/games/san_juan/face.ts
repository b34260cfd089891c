/** San Juan at the table: its towns, and what is picked of its cards. */

import type { Face } from '@/table/face'
import Board from './Board.svelte'
import Brief from './Brief.svelte'
import Icon from './Icon.svelte'
import Mine from './Mine.svelte'
import Player from './Player.svelte'
import Preview from './Preview.svelte'
import Scoring from './Scoring.svelte'
import Tally from './Tally.svelte'
import { gesture } from './gestures/index'
import { lessons } from './lessons'

export const face: Face = { lie: 'wide', Board, Mine, Player, Preview, Brief, Scoring, Tally, Icon, gesture, lessons }
