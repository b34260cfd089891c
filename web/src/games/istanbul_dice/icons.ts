/** The small pictures of the Dice Game, on 24 by 24. Goods, lira, rubies and cards are those of the bazaar. */

import { star } from '@/table/bazaar'
import type { Shape } from '@/table/Shapes.svelte'

export const OWN: Record<string, Shape[]> = {
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
  plus: [['M12 5v14M5 12h14', 'none', 'spice', 3.5]],
}

/** What a composed picture stands on, and what stands on it: die-red, marker-blue, tile-lira, good-green. */
export type Base = 'die' | 'marker' | 'tile' | 'plain'

const GOOD: Record<string, string> = { red: 'fabric', yellow: 'fruit', green: 'spice', blue: 'jewelry' }
const OTHER: Record<string, string> = { coin: 'lira', brown: 'wildstar', action: 'again', die: 'dice' }
const TINTS: Record<string, string> = { brown: 'wild', coin: 'brass', card: 'bazaar-card' }

export function composed(name: string): { base: Base; inner: string; tint: string } {
  const [first = '', second = ''] = name.split('-')
  if (!second || !['die', 'marker', 'tile', 'good'].includes(first)) return { base: 'plain', inner: name, tint: 'line' }
  return {
    base: first === 'good' ? 'plain' : (first as Base),
    inner: GOOD[second] ?? OTHER[second] ?? second,
    tint: GOOD[second] ?? TINTS[second] ?? 'jewelry',
  }
}

/** Every name there is, for the proof that lines use no other. */
export const NAMES: string[] = [
  ...Object.keys(OWN),
  ...['die', 'marker', 'good', 'tile'].flatMap((first) => Object.keys(GOOD).map((colour) => `${first}-${colour}`)),
  'marker-brown', 'die-coin', 'die-card',
  ...['lira', 'crystal', 'card', 'action', 'die'].map((kind) => `tile-${kind}`),
] // prettier-ignore
