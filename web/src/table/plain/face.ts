/** A table for any game, drawn from nothing but what the engine tells. */

import type { Face } from '../face'
import Board from './Board.svelte'
import Icon from './Icon.svelte'
import Mine from './Mine.svelte'
import Player from './Player.svelte'
import Preview from './Preview.svelte'

export const plain: Face = { lie: 'listed', Board, Mine, Player, Preview, Icon, gesture: () => null }
