/** The small pictures of the bazaar, which more than one game shows, drawn on 24 by 24: each differs in shape, not only in colour. */

import { box, disc, star } from '@/ui/paths'
import type { Shape } from './Shapes.svelte'

export const LIGHT = 'light'
export const DARK = 'dark'
export const CARD = (fill: string, x = 4.5, y = 2): Shape[] => [
  [box(x, y, 15, 20, 2.2), fill],
  [box(x + 1.6, y + 1.6, 11.8, 16.8, 1.2), 'none', LIGHT, 1],
]
/** A mosque tile in the colour of its good. */
export const TILE = (fill: string): Shape[] => [
  [box(2, 2, 20, 20, 3), fill],
  [box(2, 2, 20, 20, 3), 'dim'],
  ['M6 20v-6.5c0-4 3-4.5 6-9 3 4.5 6 5 6 9V20z', 'paper'],
  ['M9.5 20v-4.5a2.5 2.5 0 0 1 5 0V20z', fill],
]

export const BAZAAR: Record<string, Shape[]> = {
  fabric: [
    ['M8.5 9h12v11.6l-2-1.5-2 1.5-2-1.5-2 1.5-2-1.5-2 1.5z', 'fabric'],
    ['M8.5 12h12v3.2h-12z', LIGHT],
    ['M5.5 2.5h14a3 4.2 0 0 1 0 8.4h-14z', 'fabric'],
    ['M5.5 8.6h16a3 4.2 0 0 1-2 2.3h-14z', DARK],
    ['M5.5 2.5a3.2 4.2 0 1 0 .01 0z', 'fabric'],
    ['M5.5 2.5a3.2 4.2 0 1 0 .01 0z', LIGHT],
    ['M5.5 4.6a1.6 2.1 0 1 0 .01 0z', 'fabric'],
  ],
  spice: [
    ['M9 8h6c4.3 2.8 6.5 6 6.5 9.2 0 3-2.2 4.8-5 4.8h-9c-2.8 0-5-1.8-5-4.8C2.5 14 4.7 10.8 9 8z', 'spice'],
    ['M16 8.7c3.8 2.8 5.5 5.7 5.5 8.5 0 3-2.2 4.8-5 4.8h-3c4.5-1.5 6-6.5 2.5-13.3z', DARK],
    ['M7.2 2.6c1.6.9 3.2.9 4.8 0 1.6.9 3.2.9 4.8 0L15.2 6.5H8.8z', 'spice'],
    ['M8 6h8v2.3H8z', 'brass'],
    ['M12 11.5c2.7 2 2.7 5.5 0 7.5-2.7-2-2.7-5.5 0-7.5z', LIGHT],
  ],
  fruit: [
    [disc(12, 13.5, 9), 'fruit'],
    [disc(12, 13.5, 6.9), LIGHT],
    ['M12 12.3l-2.8-4.6a6 6 0 0 1 5.6 0zM13 12.9l2.7-4.6a6 6 0 0 1 2.6 4.6zM13 14.1h5.3a6 6 0 0 1-2.6 4.6zM12 14.7l2.8 4.6a6 6 0 0 1-5.6 0zM11 14.1l-2.7 4.6a6 6 0 0 1-2.6-4.6zM11 12.9H5.7a6 6 0 0 1 2.6-4.6z', 'fruit'],
    ['M12.3 5.2C13.5 2 16.5.8 20 1.6c-.6 3.2-3.8 5-7.7 3.6z', 'spice'],
  ],
  jewelry: [
    [disc(12, 3, 2), 'none', 'brass', 1.5],
    ['M12 4.5c3.5 4 7 7.3 7 11a7 7 0 0 1-14 0c0-3.7 3.5-7 7-11z', 'jewelry'],
    ['M12 4.5l3.2 8.2L12 22.5l-3.2-9.8z', LIGHT],
    ['M5.1 14.4l3.7-1.7h6.4l3.7 1.7', 'none', 'line', 1],
    ['M15.2 12.7l3.7 1.7c.4 4.4-3 7.9-6.9 8.1z', DARK],
  ],
  lira: [
    [disc(12, 12, 10.2), 'brass'],
    ['M12 22.2a10.2 10.2 0 0 0 7.2-17.4c1.8 7-3 14.4-14.4 14.4a10 10 0 0 0 7.2 3z', DARK],
    [disc(12, 12, 8), 'none', 'line', 1.1],
    ['M10.3 6.2v11.3c4 0 6.5-2 6.5-5M7.8 11.3l6-2.3M7.8 14l6-2.3', 'none', 'coin', 1.7],
  ],
  ruby: [
    ['M8 .9h8L23.1 8v8L16 23.1H8L.9 16V8z', 'brass'],
    ['M8.9 3h6.2L21 8.9v6.2L15.1 21H8.9L3 15.1V8.9z', 'ruby'],
    ['M9.8 7.2h4.4l2.6 2.6v4.4l-2.6 2.6H9.8l-2.6-2.6V9.8z', LIGHT],
    ['M8.9 3l.9 4.2M15.1 3l-.9 4.2M21 8.9l-4.2.9M21 15.1l-4.2-.9M15.1 21l-.9-4.2M8.9 21l.9-4.2M3 15.1l4.2-.9M3 8.9l4.2.9', 'none', 'line', 0.8],
    ['M21 15.1L15.1 21H8.9l.9-4.2h4.4l2.6-2.6z', DARK],
  ],
  wild: [
    ['M12 1.5a10.5 10.5 0 0 1 10.5 10.5H12z', 'spice'],
    ['M22.5 12A10.5 10.5 0 0 1 12 22.5V12z', 'jewelry'],
    ['M12 22.5A10.5 10.5 0 0 1 1.5 12H12z', 'fruit'],
    ['M1.5 12A10.5 10.5 0 0 1 12 1.5V12z', 'fabric'],
    [star(12, 12, 5.8), 'paper'],
    ['M10.2 10.6c.1-2.5 3.8-2.5 3.7-.1 0 1.5-1.8 1.5-1.9 2.9M12 15.1v.2', 'none', 'ink', 1.5],
  ],
  card: [...CARD('accent'), [star(12, 12, 5), LIGHT]],
  deck: [
    [box(8, 1.5, 13, 17, 2), 'accent'],
    [box(8, 1.5, 13, 17, 2), DARK],
    [box(5.5, 3.5, 13, 17, 2), 'accent'],
    [box(5.5, 3.5, 13, 17, 2), 'dim'],
    [box(3, 5.5, 13, 17, 2), 'accent'],
    [star(9.5, 14, 4.6), LIGHT],
  ],
  discard: [
    ['M2.5 7.8L13.8 3.2l5.5 13.5L8 21.3z', 'line2'],
    ['M2.5 7.8L13.8 3.2l5.5 13.5L8 21.3z', 'none', 'soft', 1],
    [box(9, 5, 12, 16.5, 1.8), 'paper', 'soft', 1.2],
    ['M12 9.5h6M12 13h6M12 16.5h4', 'none', 'soft', 1.3],
  ],
  tile: TILE('jewelry'),
  dice: [
    [box(1.5, 1.5, 13, 13, 3), 'paper', 'ink', 1.3],
    [`${disc(5, 5, 1.3)}${disc(11, 11, 1.3)}${disc(8, 8, 1.3)}`, 'ink'],
    [box(9.5, 9.5, 13, 13, 3), 'ink'],
    [`${disc(13, 13, 1.3)}${disc(19, 13, 1.3)}${disc(13, 19, 1.3)}${disc(19, 19, 1.3)}`, 'paper'],
  ],
  clock: [
    [disc(12, 12, 10), 'paper', 'ink', 1.7],
    ['M12 5.5V12l4.5 2.7', 'none', 'ink', 1.9],
  ],
  star: [[star(12, 12, 10.5), 'brass'], [star(12, 12, 5.5), LIGHT]],
  mosque: [
    ['M3.5 9L5 5l1.5 4v13h-3zM17.5 9L19 5l1.5 4v13h-3z', 'soft'],
    ['M6.5 14C6.5 9.5 9 8.5 12 5c3 3.5 5.5 4.5 5.5 9z', 'jewelry'],
    ['M6.5 13.5h11V22h-11z', 'soft'],
    ['M6.5 13.5h11V15h-11z', DARK],
    ['M10 22v-3.5a2 2 0 0 1 4 0V22z', 'paper'],
    ['M12.7 1.3a1.9 1.9 0 1 0 0 3.4 2.3 2.3 0 1 1 0-3.4z', 'brass'],
  ],
  four: [
    [box(2, 2, 20, 20, 4.5), 'paper', 'ink', 1.5],
    [[7.5, 16.5].map((y) => disc(7.5, y, 2) + disc(16.5, y, 2)).join(''), 'ink'],
  ],
}
