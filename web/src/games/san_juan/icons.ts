/** The small pictures of San Juan, drawn on 24 by 24: each differs in shape, not only in colour. */

import type { Icons } from '@/table/Icon.svelte'
import { box, disc } from '@/ui/paths'

const LIGHT = '#fff7'
const DARK = '#0003'

export const STAR = 'M12 1.500l3.1 6.6 7.2.9-5.3 5 1.4 7.200L12 17.700l-6.4 3.500L7 14 1.7 9l7.2-.900z'

export const ICONS: Icons = {
  // goods
  indigo: [['M12 2c5 6 7 9.5 7 13a7 7 0 0 1-14 0c0-3.5 2-7 7-13z', '#3c51a8'], ['M8.5 14a4 4 0 0 0 3.5 5', 'none', LIGHT, 2]],
  sugar: [['M9 3h6l5 18H4z', '#f4eedb', '#a8966a', 1.2], ['M8 8h8l.8 3H7.200z', '#cdbd92'], ['M12 3h3l5 18h-8z', DARK]],
  tobacco: [
    ['M12 1.500c8 5 9 13 1 20.500h-2C3 14.5 4 6.5 12 1.500z', '#8d6a2c'],
    ['M12 4v18M12 9l4-2.500M12 13l5-3M12 17l4-2.500M12 9L8 6.500M12 13l-5-3M12 17l-4-2.5', 'none', '#f0dba4', 1.1],
  ],
  coffee: [
    ['M17.8 3.200c4.2 2.6 4.2 9.2.4 14s-9.8 6.3-13.4 3.5-3.2-9.4.6-14 8.7-5.8 12.4-3.500z', '#5e3a20'],
    ['M17 5c-2 3-5 3-6 7s-3 5-5 7', 'none', '#e9cfae', 1.6],
  ],
  silver: [['M6 8h12l4 11H2z', '#9fb2c1', '#5d7182', 1], ['M6 8h12l1.5 4h-15z', '#dbe6ee'], ['M9 5h6l1.5 3h-9z', '#c3d2de', '#5d7182', 1]],
  crate: [[box(3, 4, 18, 16, 1), '#a97743'], ['M3 9h18M3 15h18M8 4v16M16 4v16', 'none', '#6a4420', 1.4]],
  // cards and piles
  card: [[box(5, 2, 14, 20, 2), 'governor'], ['M12 7l1.5 3.500L17 12l-3.5 1.500L12 17l-1.5-3.500L7 12l3.5-1.500z', '#fffc']],
  deck: [[box(8, 1.5, 13, 18, 2), 'governor'], [box(3, 4.5, 13, 18, 2), 'governor', 'surface', 1.2], ['M9.5 9l1.2 3 3 1.2-3 1.2-1.2 3-1.2-3-3-1.2 3-1.200z', '#fffc']],
  discard: [[box(5, 3, 13, 18, 2), 'neutral'], ['M8 8h7M8 12h7M8 16h5', 'none', '#fffb', 1.6]],
  under: [[box(4, 10, 12, 12, 1.5), 'governor'], ['M12 2l9 7v7h-9z', 'brass'], ['M12 2L3 9h18z', 'brass-ink']],
  price: [[box(3, 3, 18, 18, 2.5), 'raised', 'brass', 1.6], ['M7 8h6M7 12h6M7 16h6', 'none', 'brass-ink', 1.6], [disc(16.5, 8, 1.5) + disc(16.5, 12, 1.5) + disc(16.5, 16, 1.5), 'brass']],
  points: [[STAR, 'brass'], ['M12 1.500l3.1 6.6 7.2.9-5.3 5 1.4 7.200L12 17.700z', DARK]],
  event: [[box(4, 2, 16, 20, 2), 'danger'], ['M13 4.500l-6 9h4.500l-1.5 6 6.5-9H12z', '#fff']],
  build: [['M3 22V11l9-7 9 7v11z', 'governor'], ['M12 4L2 12h20z', 'danger'], [box(10, 14, 4.5, 8), '#fffc']],
  book: [['M12 6c3-2 6-2 9-1v14c-3-1-6-1-9 1-3-2-6-2-9-1V5c3-1 6-1 9 1z', 'governor'], ['M12 6v14', 'none', '#fffc', 1.5]],
  governor: [['M3 17c0-7 4-11 9-11s9 4 9 11c-5 2.5-13 2.5-18 0z', 'governor'], ['M2 16.500c5 3 15 3 20 0v3c-5 2.5-15 2.5-20 0z', 'brass'], ['M14 8c3-7 7-6.5 8-2-3-.5-5 1-7 5z', 'ink']],
  // roles
  builder: [['M4 12L12 4l8 8v9H4z', 'brass'], ['M2 13L12 3l10 10-2 1.5-8-8-8 8z', 'brass-ink'], [box(9.5, 14, 5, 7), '#fffc']],
  producer: [['M6 3h12c3 6 3 12 0 18H6C3 15 3 9 6 3z', '#8a5a2c'], ['M4.5 7.500h15M4.5 16.500h15', 'none', '#e3c48f', 2], [disc(12, 12, 2), '#e3c48f']],
  trader: [['M11 3h2v17h-2zM7 20h10v2H7z', 'brass-ink'], ['M4 6h16v1.800H4z', 'brass-ink'], ['M1 14l3.5-7L8 14a3.5 3 0 0 1-7 0zM16 14l3.5-7 3.5 7a3.5 3 0 0 1-7 0z', 'brass']],
  councillor: [['M6 3h13v15a3 3 0 0 1-3 3H6z', 'raised', 'brass-ink', 1.3], ['M6 3a3 3 0 0 0-3 3v2h3zM9 18h10a3 3 0 0 1-3 3H8z', 'brass'], ['M9 7h7M9 10.500h7M9 14h5', 'none', 'brass-ink', 1.4]],
  prospector: [['M4 20L16 8l1.8 1.800L5.8 22z', '#8a5a2c'], ['M7 3c7-1 13 4 14 12-3-5-7-9-14-12z', 'neutral'], [disc(18.5, 19.5, 2.5) + disc(13.5, 21, 1.5), 'brass']],
}
