/** The small pictures of the Dice Game, on 24 by 24: those of the bazaar, its own, and these set on dice, markers and tiles. */

import { BAZAAR, CARD, LIGHT } from '@/table/bazaar'
import type { Icons } from '@/table/Icon.svelte'
import type { Shape } from '@/table/Shapes.svelte'
import { box, disc, star } from '@/ui/paths'

const OWN: Icons = {
  ...BAZAAR,
  card: [...CARD('bazaar-card'), [star(12, 12, 5), LIGHT]],
  deck: BAZAAR['deck']!.map((shape) => (Array.isArray(shape) && shape[1] === 'accent' ? [shape[0], 'bazaar-card'] : shape)),
  crystal: [
    ['M12 .8l8.5 6.7v9L12 23.2l-8.5-6.7v-9z', 'crystal'],
    ['M12 .8l4.2 7.7L12 23.2 7.8 8.5z', 'light'],
    ['M3.5 7.5l4.3 1h8.4l4.3-1', 'none', 'line', 1],
    ['M16.2 8.5l4.3-1v9L12 23.2z', 'dark'],
  ],
  into: [['M3.5 12h15M12.5 5.5l6.5 6.5-6.5 6.5', 'none', 'soft', 2.8]],
  wildstar: [[star(12, 12, 10.5, 0.62), 'white']],
  again: [
    ['M19.5 12a7.5 7.5 0 1 1-2.3-5.4', 'none', 'spice', 3],
    ['M20.5 2.5v6.3h-6.3z', 'spice'],
  ],
}

/** A die is square, a marker is round, a tile is an arch; what it stands for is drawn on it. */
const die = (tint: string, on: string): Shape[] => [[box(1, 1, 22, 22, 5), 'ivory', tint, 1.8], { shapes: OWN[on]!, x: 4.5, y: 4.5, size: 15, day: true }]
const marker = (tint: string, on: string): Shape[] => [[disc(12, 12, 11), tint], [disc(12, 12, 9), 'ivory'], { shapes: OWN[on]!, x: 5, y: 5, size: 14, day: true }]
const tile = (on: string): Shape[] => [
  ['M2 23V11C2 5.5 7 5 12 .8 17 5 22 5.5 22 11v12z', 'arch', 'arch-line', 1.2],
  { shapes: OWN[on]!, x: 4.5, y: 7, size: 15 },
]

const GOODS = { red: 'fabric', yellow: 'fruit', green: 'spice', blue: 'jewelry' }

export const ICONS: Icons = {
  ...OWN,
  ...Object.fromEntries(
    Object.entries(GOODS).flatMap(([colour, good]) => [
      [`good-${colour}`, OWN[good]!],
      [`die-${colour}`, die(good, good)],
      [`marker-${colour}`, marker(good, good)],
      [`tile-${colour}`, tile(good)],
    ]),
  ),
  'die-coin': die('brass', 'lira'),
  'die-card': die('bazaar-card', 'card'),
  'marker-brown': [[disc(12, 12, 11), 'wild'], { shapes: OWN['wildstar']!, x: 5, y: 5, size: 14 }],
  'tile-lira': tile('lira'),
  'tile-crystal': tile('crystal'),
  'tile-card': tile('card'),
  'tile-action': tile('again'),
  'tile-die': tile('dice'),
}
