/** A façade for each building, drawn on 100 by 72 in a few flat shapes; the street is at the bottom. */

import { box, disc } from '@/ui/paths'
import type { Printed } from '../pieces'

/** One shape: its path and its paint, by the letter of PAINT. */
export type Shape = [d: string, paint: string]

/** Shade, dark, gold, water, timber, stone, plum, green, light, the family's own colour, rock, fire, and panes, which are lit at
 * night. Walls and roofs have the colours of their house. */
export const PAINT: Record<string, string> = {
  w: 'var(--wall)', r: 'var(--tiles)', s: 'light-dark(#dcc9a5, #94876f)', d: 'light-dark(#38281f, #1c1618)', g: 'light-dark(#e2ad3b, #c9983a)',
  b: 'light-dark(#7fb6d3, #47799b)', t: 'light-dark(#80552f, #674830)', k: 'light-dark(#b8b1a3, #827d76)', p: 'light-dark(#6c4a97, #5c4683)',
  n: 'light-dark(#5d8c49, #45703f)', l: 'light-dark(#fffaf0, #c2b8a8)', x: 'var(--tint)', m: 'light-dark(#8d8677, #67635c)',
  o: 'light-dark(#d9742f, #cf7233)', i: 'light-dark(#7fb6d3, #f4cf78)',
} // prettier-ignore

/** The painted houses of an old town by the sea. */
const WALLS = ['#f7ecd6, #a99c86', '#f8d98c, #ab8f56', '#f5c0a8, #a87a68', '#bfe3da, #6f9790', '#f3cfd6, #a48189', '#c9dcf2, #7a8ea6']
const ROOFS = ['#b5542f, #84432d', '#c8743a, #8e5630', '#9c4638, #74392f', '#a8623f, #784a33']

/** The colours of a house. */
export function house({ name }: Pick<Printed, 'name'>): string {
  const kind = Math.max(0, Object.keys(FACADES).indexOf(name))
  return `--wall: light-dark(${WALLS[(kind * 5 + 1) % WALLS.length]}); --tiles: light-dark(${ROOFS[(kind * 3) % ROOFS.length]})`
}

/** A roof: left end, height of the eaves, width, how high it rises. */
const roof = (x: number, y: number, w: number, h: number): string => `M${x} ${y}h${w}L${x + w / 2} ${y - h}z`
const hip = (x: number, y: number, w: number, h: number, top: number): string =>
  `M${x} ${y}h${w}l${-(w - top) / 2} ${-h}h${-top}z`
/** A door or window with a round top. */
const arch = (x: number, y: number, w: number, h: number): string =>
  `M${x} ${y + h}v${-(h - w / 2)}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w / 2}z`
const dome = (x: number, y: number, w: number, h: number): string => `M${x} ${y}a${w / 2} ${h} 0 0 1 ${w} 0z`
const many = (count: number, make: (at: number) => string): string => Array.from({ length: count }, (_, at) => make(at)).join('')
const windows = (x: number, y: number, count: number, apart: number, w = 6, h = 8): string =>
  many(count, (at) => box(x + at * apart, y, w, h))

const STREET: Shape = ['M-150 66h400v90H-150z', 's']

const FACADES: Record<string, Shape[]> = {
  'indigo-plant': [
    [box(14, 34, 72, 32), 'w'], [roof(8, 34, 84, 18), 'r'], [arch(18, 44, 14, 22), 'd'],
    [`M38 52h17v14H38zM59 52h17v14H59z`, 't'], [`M38 52a8.5 3.5 0 0 1 17 0a8.5 3.5 0 0 1-17 0zM59 52a8.5 3.5 0 0 1 17 0a8.5 3.5 0 0 1-17 0z`, 'x'],
  ],
  'sugar-mill': [
    [`M36 66l5-38h18l5 38z`, 'w'], [dome(39, 28, 22, 14), 'r'], [arch(45, 50, 10, 16), 'd'],
    [`M50 25L78 6l3 5-28 17zM50 25L19 9l-3 5 31 16zM50 25l20 27 5-4-21-25zM50 25L28 50l4 4 21-25z`, 't'], [disc(50, 26, 3.5), 'g'],
  ],
  'tobacco-storage': [
    [box(16, 30, 68, 36), 't'], [hip(10, 30, 80, 18, 40), 'r'], [box(26, 36, 48, 30), 'd'],
    [many(4, (at) => `M${32 + at * 12} 38c6 6 6 15 0 22c-6-7-6-16 0-22z`), 'n'], [box(24, 35, 52, 3), 's'],
  ],
  'coffee-roaster': [
    [box(16, 36, 54, 30), 'w'], [roof(12, 36, 62, 16), 'r'], [box(72, 22, 12, 44), 'm'],
    [`M78 20c-7-3-4-9 1-8c1-7 10-6 9 0c6 1 5 8-1 8z`, 'l'], [arch(24, 46, 14, 20), 'd'], [`M54 44c8 3 8 12 2 17c-8-3-8-13-2-17z`, 'x'],
  ],
  'silver-smelter': [
    [box(16, 36, 68, 30), 'k'], [box(22, 14, 12, 22), 'm'], [box(66, 20, 12, 16), 'm'], [hip(12, 36, 76, 6, 62), 'd'],
    [arch(36, 44, 28, 22), 'd'], [`M50 47c8 6 9 12 5 19H45c-5-8 0-10 5-19z`, 'o'], [`M50 56c3 3 4 6 2 10h-4c-3-4 0-6 2-10z`, 'g'],
  ],
  smithy: [
    [box(18, 32, 64, 34), 'k'], [roof(12, 32, 76, 16), 'r'], [arch(30, 38, 40, 28), 'd'],
    [`M36 52h26c0 4-4 6-8 6v3h5v5H41v-5h5v-3c-5 0-9-2-10-6z`, 's'], [`M64 42l4 8-8 2z`, 'o'],
  ],
  'gold-mine': [
    [`M4 66L30 20l16 18 14-24 36 52z`, 'm'], [arch(34, 34, 32, 32), 'd'], [`M32 34h36v5H32zM32 36h5v30h-5zM63 36h5v30h-5z`, 't'],
    [`M42 60l5-6 5 4 6-5 4 7 1 6H40z`, 'g'],
  ],
  archive: [
    [box(20, 22, 60, 44), 'w'], [hip(16, 22, 68, 9, 56), 'p'], [box(27, 28, 46, 38), 't'],
    [many(3, (at) => box(30, 31 + at * 12, 40, 9)), 'd'], [many(3, (at) => many(5, (one) => box(32 + one * 7.5, 33 + at * 12, 4.5, 7))), 'g'],
  ],
  'poor-house': [
    [`M24 40l50-4 2 30H24z`, 's'], [`M18 41l32-21 34 16-2 4-33-14-29 20z`, 't'], [box(30, 50, 11, 16), 'd'], [box(54, 46, 10, 9), 'i'],
    [`M60 27l9 4-5 6-8-4z`, 'o'],
  ],
  'black-market': [
    [`M14 66L30 24h40l16 42z`, 'd'], [`M30 24h8l-6 42H14zM46 24h8l2 42H44zM62 24h8l16 42H68z`, 'p'], [arch(42, 42, 16, 24), 'l'],
    [`M50 20v8M46 28h8l1 9h-10z`, 'g'], [`M46 28h8l1.5 9h-11z`, 'g'],
  ],
  'trading-post': [
    [box(20, 34, 60, 32), 'w'], [roof(14, 34, 72, 15), 'r'], [box(26, 44, 48, 4), 't'], [`M26 48h4v18h-4zM70 48h4v18h-4z`, 't'],
    [arch(42, 48, 16, 18), 'd'], [`M49 4h2v16h-2zM51 5h17l-5 4 5 5H51z`, 'p'],
  ],
  well: [
    [box(30, 44, 40, 22), 'k'], [`M30 50h40M30 58h40`, 'm'], [`M28 43a22 6 0 0 1 44 0a22 6 0 0 1-44 0z`, 'm'], [`M34 43a16 3.5 0 0 1 32 0a16 3.5 0 0 1-32 0z`, 'b'],
    [`M33 20h4v24h-4zM63 20h4v24h-4zM34 27h32v3H34z`, 't'], [roof(24, 22, 52, 14), 'r'], [`M49 30h2v6h-2zM45 35h10l-2 7h-6z`, 't'],
  ],
  'market-stand': [
    [box(20, 48, 60, 18), 't'], [`M22 28h3v20h-3zM75 28h3v20h-3z`, 't'], [`M14 30l8-16h56l8 16z`, 'l'],
    [many(4, (at) => `M${22 + at * 15} 14h7.500l${at < 2 ? -1 : 1.5} 16h-9z`), 'p'],
    [disc(32, 46, 5) + disc(42, 46, 5), 'o'], [disc(56, 46, 5) + disc(66, 46, 5), 'n'],
  ],
  crane: [
    [box(12, 58, 46, 8), 'k'], [`M26 58L34 14h5l6 44h-4L37 26 30 58z`, 't'], [`M22 22L84 8l1 5-62 14z`, 't'], [`M76 11h2v24h-2z`, 'd'],
    [box(66, 34, 22, 14), 's'], [`M30 40h12v3H30z`, 't'],
  ],
  chapel: [
    [box(32, 36, 36, 30), 'w'], [roof(26, 38, 48, 20), 'r'], [`M44 20h12v-6h-12z`, 'w'], [`M48.5 2h3v4h4v3h-4v6h-3V9h-4V6h4z`, 'g'],
    [arch(43, 48, 14, 18), 'd'], [disc(50, 35, 5), 'i'],
  ],
  tower: [
    [box(36, 20, 28, 46), 'w'], [`M32 10h7v5h7v-5h8v5h7v-5h7v14H32z`, 's'], [arch(44, 50, 12, 16), 'd'], [arch(46, 30, 8, 12), 'i'],
    [`M49 0h2v12h-2zM51 1h12l-4 3 4 3H51z`, 'p'],
  ],
  aqueduct: [
    [`M4 26h92v40H84V54a10 10 0 0 0-20 0v12H60V54a10 10 0 0 0-20 0v12H36V54a10 10 0 0 0-20 0v12H4z`, 's'], [box(2, 22, 96, 6), 'k'],
    [box(2, 17, 96, 5), 'b'], [`M16 36h20v3H16zM40 36h20v3H40zM64 36h20v3H64z`, 'k'],
  ],
  carpenter: [
    [box(18, 34, 64, 32), 'w'], [roof(12, 34, 76, 17), 't'], [box(26, 42, 24, 24), 'd'], [`M30 60L46 46l2 2-16 15z`, 's'],
    [`M56 44l20 0 0 4-4 0 0 2-4-2-4 2-4-2-4 2z`, 'm'], [many(3, (at) => box(54, 53 + at * 4.5, 24 - at * 3, 3.5)), 't'],
  ],
  prefecture: [
    [box(16, 32, 68, 34), 'w'], [roof(14, 32, 72, 16), 's'], [many(5, (at) => box(20 + at * 14, 36, 5, 30)), 'l'], [arch(43, 46, 14, 20), 'd'],
    [disc(50, 25, 4), 'g'], [`M49 2h2v14h-2zM51 3h14v8H51z`, 'p'],
  ],
  'market-hall': [
    [box(8, 36, 84, 30), 'w'], [hip(4, 36, 92, 18, 52), 'r'], [arch(14, 44, 20, 22) + arch(40, 44, 20, 22) + arch(66, 44, 20, 22), 'd'],
    [box(14, 58, 20, 8) + box(40, 58, 20, 8) + box(66, 58, 20, 8), 'o'], [box(30, 24, 40, 4), 'd'],
  ],
  quarry: [
    [`M4 66V38h18V26h22V14h34v16h18v36z`, 'm'], [`M4 38h18v4H4zM22 26h22v4H22zM44 14h34v4H44z`, 'k'], [box(16, 52, 20, 14) + box(30, 44, 16, 10), 's'],
    [`M56 58L76 34l4 3-20 24z`, 't'], [`M64 30c10-2 18 2 22 12-6-5-14-8-22-12z`, 'd'],
  ],
  library: [
    [box(18, 30, 64, 36), 'w'], [roof(12, 30, 76, 18), 'p'], [many(4, (at) => box(22 + at * 17, 34, 5, 32)), 'l'], [box(12, 30, 76, 4), 's'],
    [`M50 17c5-3 10-3 14-1v9c-4-2-9-2-14 1-5-3-10-3-14-1v-9c4-2 9-2 14 1z`, 'l'], [arch(43, 44, 14, 22), 'd'],
  ],
  statue: [
    [box(36, 50, 28, 16), 'k'], [box(32, 47, 36, 4), 'l'], [disc(50, 14, 6), 'l'], [`M42 22h16l3 25H39z`, 'l'], [`M57 23l14-14 3 3-14 17z`, 'l'],
    [`M50 22h8l3 25H50z`, 's'],
  ],
  'victory-column': [
    [box(32, 56, 36, 10), 'k'], [box(38, 50, 24, 6), 'l'], [box(44, 22, 12, 28), 'l'], [box(50, 22, 6, 28), 's'], [box(40, 18, 20, 5), 'k'],
    [`M50 2l3.5 6.5 7 1-5 5 1 7-6.5-3.5-6.5 3.5 1-7-5-5 7-1z`, 'g'],
  ],
  hero: [
    [box(26, 52, 48, 14), 'k'], [`M28 50c0-10 4-16 14-16h10c4-5 6-12 14-14l8 8-3 5-5-2c-1 6-2 8-4 11l3 10h-5l-4-9H44l-3 9h-5l1-10-3 9z`, 'l'],
    [disc(48, 13, 5), 's'], [`M43 19h10l2 16H43z`, 's'], [`M54 20L70 6l2 2-15 17z`, 'g'],
  ],
  'guild-hall': [
    [box(22, 34, 56, 32), 'w'], [`M18 36h8v-8h8v-8h8v-8h16v8h8v8h8v8h8v4H18z`, 'r'], [disc(50, 25, 6), 'g'], [arch(42, 46, 16, 20), 'd'],
    [windows(28, 40, 2, 38), 'i'],
  ],
  'city-hall': [
    [box(12, 38, 76, 28), 'w'], [box(40, 16, 20, 50), 'l'], [roof(37, 16, 26, 14), 'r'], [`M10 34h30v5H10zM60 34h30v5H60z`, 'r'],
    [disc(50, 25, 6), 'g'], [arch(43, 48, 14, 18), 'd'], [windows(18, 46, 2, 10) + windows(66, 46, 2, 10), 'i'],
  ],
  'triumphal-arch': [
    [box(18, 16, 64, 50), 'w'], [box(14, 12, 72, 8), 's'], [arch(36, 28, 28, 38), 'd'], [arch(23, 44, 8, 22) + arch(69, 44, 8, 22), 'd'],
    [`M42 4h16l2 8H40z`, 'g'], [box(18, 24, 64, 2.5), 's'],
  ],
  palace: [
    [box(6, 36, 88, 30), 'w'], [box(34, 26, 32, 40), 'l'], [dome(36, 26, 28, 18), 'r'], [`M49 2h2v8h-2z`, 'g'], [`M4 32h30v5H4zM66 32h30v5H66z`, 's'],
    [arch(42, 44, 16, 22), 'd'], [windows(11, 44, 2, 11) + windows(72, 44, 2, 11), 'i'],
  ],
  'guard-room': [
    [box(22, 26, 56, 40), 'k'], [`M18 20h10v4h8v-4h10v4h8v-4h10v4h8v-4h10v10H18z`, 'm'], [arch(38, 40, 24, 26), 'd'],
    [`M41 44h2v22h-2zM47 42h2v24h-2zM53 42h2v24h-2zM58 44h2v22h-2z`, 's'], [`M70 36h8v8c0 4-4 6-4 6s-4-2-4-6z`, 'p'],
  ],
  'office-building': [
    [box(30, 16, 40, 50), 'w'], [hip(26, 16, 48, 8, 36), 'p'], [many(3, (at) => windows(35, 22 + at * 11, 3, 11, 8, 7)), 'i'], [box(44, 54, 12, 12), 'd'],
    [box(26, 15, 48, 3), 's'],
  ],
  hut: [
    [`M30 42h40v24H30z`, 't'], [`M18 46L50 14l32 32z`, 'g'], [`M24 46l26-26 26 26-6 0-20-20-20 20z`, 's'], [arch(43, 48, 14, 18), 'd'],
  ],
  tavern: [
    [box(22, 34, 50, 32), 'w'], [roof(16, 34, 62, 18), 'r'], [box(30, 46, 14, 20), 'd'], [box(52, 44, 12, 10), 'g'], [`M72 30h18v2H72z`, 't'],
    [`M78 32h10v12H78zM88 35h4v6h-4z`, 'o'], [`M78 30h10v4H78z`, 'l'],
  ],
  park: [
    [disc(24, 32, 16), 'n'], [disc(78, 36, 14), 'n'], [`M22 40h4v26h-4zM76 42h4v24h-4z`, 't'], [`M36 58h28l-4 8H40z`, 'k'], [`M49 34h2v24h-2z`, 'k'],
    [`M50 34c-8-8-14 0-12 12M50 34c8-8 14 0 12 12`, 'b'], [`M50 33c-9-6-15 3-13 14 1-8 5-11 13-9 8-2 12 1 13 9 2-11-4-20-13-14z`, 'b'],
  ],
  'customs-office': [
    [box(12, 32, 42, 34), 'w'], [roof(8, 32, 50, 15), 'p'], [box(20, 48, 11, 18), 'd'], [box(38, 42, 9, 9), 'i'], [box(60, 50, 6, 16), 'd'],
    [`M62 52L94 30l2 4-33 23z`, 'l'], [`M70 47l7-5 3 3-8 6zM84 37l7-5 3 3-8 6z`, 'r'], [box(74, 54, 16, 12), 't'],
  ],
  bank: [
    [box(18, 34, 64, 32), 's'], [roof(12, 34, 76, 20), 'w'], [many(4, (at) => box(22 + at * 17, 38, 7, 28)), 'l'], [box(10, 33, 80, 4), 'w'], [disc(50, 27, 5.5), 'g'],
    [box(14, 62, 72, 4), 'w'],
  ],
  harbor: [
    [`M-150 56h400v10H-150z`, 'b'], [`M24 50h52l-8 12H34z`, 't'], [`M49 8h2.500v42h-2.500z`, 'd'], [`M53 12c14 6 20 16 20 30H53z`, 'l'], [`M47 16c-10 6-15 14-16 26h16z`, 's'],
    [`M51 6h12l-4 3 4 3H51z`, 'p'],
  ],
  goldsmith: [
    [box(20, 32, 60, 34), 'w'], [roof(14, 32, 72, 18), 'p'], [box(28, 42, 18, 24), 'd'], [box(52, 44, 22, 14), 'i'],
    [`M63 46a5 5 0 1 0 .01 0zm0 3a2.5 2.5 0 1 1-.01 0z`, 'g'], [`M44 24l4-5h5l4 5-6.5 7z`, 'g'],
  ],
  residence: [
    [box(14, 30, 72, 36), 'w'], [hip(10, 30, 80, 14, 50), 'r'], [box(38, 36, 24, 30), 'l'], [roof(34, 36, 32, 10), 's'], [arch(44, 50, 12, 16), 'd'],
    [windows(20, 38, 2, 8, 5, 8) + windows(67, 38, 2, 8, 5, 8), 'i'], [box(18, 54, 16, 3) + box(66, 54, 16, 3), 't'],
  ],
  cathedral: [
    [box(30, 30, 40, 36), 'w'], [box(16, 22, 18, 44) + box(66, 22, 18, 44), 's'], [roof(14, 22, 22, 20) + roof(64, 22, 22, 20), 'r'], [roof(30, 32, 40, 18), 'r'],
    [disc(50, 37, 7), 'i'], [arch(42, 48, 16, 18), 'd'], [`M24 0h2v4h-2zM74 0h2v4h-2z`, 'g'],
  ],
  earthquake: [
    [`M18 66l6-34 24-8 3 42z`, 'w'], [`M54 66l2-44 24 14 2 30z`, 's'], [`M18 34l30-18 2 8-26 12z`, 'r'], [`M54 20l30 18-3 6-25-16z`, 'r'],
    [`M48 10l6 14-5 10 7 10-6 10 5 12h-8l-2-12 4-10-6-10 5-12-4-10z`, 'd'],
  ],
  'debt-relief': [
    [`M30 10h40v18l-8 6-6-5-8 7-8-6-10 5z`, 'l'], [`M30 40l10-4 8 6 8-7 6 5 8-6v32H30z`, 'l'], [`M36 16h28v3H36zM36 22h20v3H36zM36 48h28v3H36zM36 55h18v3H36z`, 'm'], [disc(62, 58, 6), 'r'],
  ],
  taxes: [
    [box(22, 40, 56, 26), 't'], [`M22 40c0-14 8-20 28-20s28 6 28 20z`, 't'], [box(22, 38, 56, 5), 'd'], [box(45, 36, 10, 12), 'g'],
    [disc(34, 14, 7) + disc(52, 10, 7) + disc(68, 16, 7), 'g'],
  ],
  amnesty: [
    [box(26, 14, 48, 52), 'k'], [arch(36, 22, 28, 44), 'l'], [`M36 36v30l-16-4V30z`, 't'], [`M46 44c6-8 12-6 14 0l-6 2 4 6-8-3-8 4z`, 'b'],
  ],
  'construction-boom': [
    [box(20, 38, 34, 28), 'w'], [box(58, 26, 22, 40), 's'], [`M18 66V16h3v50zM54 66V16h3v50zM18 28h39v3H18zM18 44h39v3H18z`, 't'], [windows(26, 50, 2, 14), 'd'],
    [`M58 22h24v5H58z`, 'r'], [`M22 14l10-8 3 4-9 8z`, 'g'],
  ],
  'governors-visit': [
    [`M28 30c0-10 10-16 22-16s22 6 22 16l12 6c-10 10-58 10-68 0z`, 'p'], [`M62 22c10-16 22-16 26-6-8-2-16 2-22 14z`, 'l'], [`M28 30c12 6 32 6 44 0v5c-12 6-32 6-44 0z`, 'g'],
    [`M40 46h20v20H40z`, 's'], [`M40 46h20v5H40z`, 'd'],
  ],
}

/** A house, for a building that has no picture of its own. */
const PLAIN: Shape[] = [
  [box(22, 30, 56, 36), 'w'], [roof(16, 30, 68, 18), 'r'], [windows(28, 38, 2, 38), 'i'], [arch(43, 44, 14, 22), 'd'],
] // prettier-ignore

/** What is drawn for a kind of card. */
export function facade({ name, family }: Pick<Printed, 'name' | 'family'>): Shape[] {
  const shapes = FACADES[name] ?? PLAIN
  return family === 'event' ? shapes : [STREET, ...shapes]
}
