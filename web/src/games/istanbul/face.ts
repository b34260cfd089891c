/** Istanbul at the table: its board and its pictures. */

import type { Face } from '@/table/face'
import Board from './Board.svelte'
import Brief from './Brief.svelte'
import Icon from './Icon.svelte'
import Mine from './Mine.svelte'
import Player from './Player.svelte'
import Preview from './Preview.svelte'
import Spot from './Spot.svelte'
import { gesture } from './gestures/index'
import { lessons } from './lessons'

export const face: Face = { lie: 'still', Board, Mine, Player, Preview, Spot, Brief, Icon, gesture, lessons }
