/** The pictures on cards, tiles and places: small icons set on a field, which for cards and tiles is 100 by 80. */

import { parted } from '@/table/telling'

/** An icon with its corner and size; a name that begins with # is a brass badge around that text's middle. */
export type Set = [name: string, x: number, y: number, size?: number]
/** The ground of a card says what kind of help it is: its colour. */
export const GROUNDS = { gain: 'brass', go: 'accent', again: 'governor', trade: 'spice', dice: 'soft', people: 'fabric' }
interface Art {
  ground: keyof typeof GROUNDS
  sets: Set[]
  /** What stands for it on the discard pile: its first icon, unless it is another. */
  icon?: string
}

const again = (icon: string, small = icon): Art => ({ ground: 'again', icon: small, sets: [['twice', 6, -4, 88], [icon, 24, 14, 52], ['#×2', 84, 66]] })
const and3 = (good: string): Art => ({ ground: 'gain', sets: [[good, 8, 12, 54], ['lira', 54, 30, 38], ['#3', 86, 66]] })

const BONUS: Record<string, Art> = {
  good: { ground: 'gain', sets: [['wild', 22, 12, 56], ['#+1', 80, 62]] },
  lira: { ground: 'gain', sets: [['lira', 22, 12, 56], ['#+5', 80, 62]] },
  far: { ground: 'go', sets: [['step', 18, 8, 62], ['#3–4', 80, 62]] },
  stay: { ground: 'go', sets: [['stay', 20, 8, 62]] },
  return: { ground: 'people', icon: 'back', sets: [['assistant', 42, 26, 50], ['back', 8, 10, 46]] },
  family: { ground: 'people', sets: [['family', 2, 14, 48], ['right', 40, 30, 22], ['police', 54, 16, 44]] },
  any: { ground: 'trade', sets: [['market', 10, 6, 60], ['wild', 58, 38, 36]] },
  post: again('mail'),
  palace: again('palace'),
  dealer: again('ruby'),
  coffee: { ground: 'gain', sets: [['coffee', 12, 8, 50], ['coffee', 40, 22, 50], ['#+2', 84, 64]] },
  guild: { ground: 'trade', icon: 'guild', sets: [['coffee', 4, 24, 40], ['#2', 14, 66], ['right', 42, 32, 22], ['guild', 58, 14, 50]] },
  'coffee-lira': { ground: 'trade', icon: 'lira', sets: [['coffee', 2, 20, 38], ['right', 40, 30, 20], ['lira', 56, 18, 42], ['#8', 90, 62]] },
  swap: { ground: 'trade', sets: [['swap', 20, 8, 60], ['wild', 2, 42, 32], ['wild', 66, 6, 32]] },
  'coffee-dice': { ground: 'dice', sets: [['dice', 8, 10, 56], ['coffee', 58, 34, 38]] },
  six: { ground: 'dice', icon: 'dice', sets: [['six', 22, 12, 56]] },
  corner: { ground: 'go', sets: [['corner', 21, 10, 58]] },
  wainwright: again('barrow'),
  house: again('trader', 'coffee'),
  letter: { ground: 'gain', sets: [['letter', 20, 10, 60], ['#+1', 82, 62]] },
  'letter-dice': { ground: 'dice', sets: [['dice', 6, 8, 54], ['letter', 54, 36, 40]] },
  'good-lira': { ground: 'trade', icon: 'lira', sets: [['wild', 2, 22, 38], ['right', 41, 31, 20], ['lira', 56, 18, 42], ['#7', 90, 62]] },
  fabric: and3('fabric'),
  spice: and3('spice'),
  fruit: and3('fruit'),
  copy: { ground: 'again', icon: 'twice', sets: [['discard', 6, 12, 54], ['card', 50, 18, 48]] },
  errand: { ground: 'people', sets: [['family', 8, 10, 58], ['step', 54, 30, 40]] },
  join: { ground: 'go', sets: [['merchant', 2, 24, 48], ['merchant', 50, 24, 48], ['#=', 50, 22]] },
  companion: { ground: 'people', sets: [['companion', 8, 12, 56], ['step', 58, 10, 34], ['#2', 84, 62]] },
  figure: { ground: 'people', sets: [['governor', 14, 2, 36], ['smuggler', 54, 2, 36], ['trader', 14, 42, 36], ['courier', 54, 42, 36]] },
  mosque: again('mosque'),
  society: again('society'),
  ride: { ground: 'go', sets: [['anywhere', 18, 8, 60], ['lira', 68, 46, 28], ['#3', 82, 72]] },
}

const fill = (good: string): Art => ({
  ground: 'gain',
  sets: [[good, 4, 8, 60], ['wild', 64, 4, 22], ['wild', 72, 28, 22], ['wild', 64, 52, 22]],
})

/** Guild cards by number, which is that of a place. */
const GUILD: Art[] = [
  { ground: 'gain', sets: [] },
  { ground: 'gain', sets: [['extension', 20, 10, 62]] },
  fill('fabric'),
  fill('spice'),
  fill('fruit'),
  { ground: 'gain', sets: [['lira', 4, 16, 46], ['#4', 14, 64], ['fabric', 52, 6, 22], ['spice', 76, 6, 22], ['fruit', 52, 42, 22], ['jewelry', 76, 42, 22]] },
  { ground: 'gain', sets: [['deck', 18, 8, 62], ['#3', 82, 62]] },
  { ground: 'people', sets: [['fountain', 4, 6, 56], ['assistant', 56, 4, 36], ['twice', 60, 44, 32]] },
  { ground: 'dice', sets: [['dice', 4, 12, 52], ['jewelry', 56, 14, 44], ['#3', 90, 66]] },
  { ground: 'dice', sets: [['dice', 2, 10, 52], ['lira', 54, 20, 42], ['#×2', 88, 66]] },
  { ground: 'trade', sets: [['fabric', 2, 0, 26], ['spice', 2, 27, 26], ['fruit', 2, 54, 26], ['right', 32, 30, 20], ['lira', 52, 16, 46], ['#15', 88, 64]] },
  { ground: 'trade', sets: [['fabric', 2, 0, 26], ['spice', 2, 27, 26], ['jewelry', 2, 54, 26], ['right', 32, 30, 20], ['lira', 52, 16, 46], ['#20', 88, 64]] },
  { ground: 'people', sets: [['anywhere', 6, 8, 58], ['family', 60, 32, 40]] },
  { ground: 'trade', sets: [['wild', 2, 18, 42], ['#6', 12, 62], ['right', 42, 30, 20], ['palace', 56, 2, 42], ['ruby', 62, 42, 34]] },
  { ground: 'trade', sets: [['tile', 34, 10, 58], ['fabric', 2, 8, 28], ['spice', 2, 46, 28]] },
  { ground: 'trade', sets: [['mosque', 34, 6, 62], ['fruit', 2, 8, 28], ['jewelry', 2, 46, 28]] },
  { ground: 'trade', sets: [['lira', 2, 18, 40], ['#15', 14, 64], ['right', 40, 30, 20], ['ruby', 56, 2, 44], ['coffee', 64, 46, 28]] },
  { ground: 'gain', sets: [['coffee', 4, 4, 44], ['coffee', 30, 18, 44], ['coffee', 56, 30, 44], ['#5', 14, 66]] },
  { ground: 'gain', sets: [['coffee', 2, 24, 40], ['guild', 40, 10, 44], ['guild', 58, 22, 44]] },
  { ground: 'trade', sets: [['tavern', 8, 6, 62], ['coffee', 62, 8, 30], ['#−1', 84, 60]] },
  { ground: 'trade', sets: [['coffee', 2, 16, 42], ['#½', 14, 64], ['right', 42, 28, 20], ['ruby', 54, 14, 44]] },
]

const two = (one: string, other: string, sign = ''): Art => ({
  ground: 'trade',
  sets: [[one, 2, 18, 42], ['swap', 40, 30, 20], [other, 56, 18, 42], ...(sign ? [[`#${sign}`, 84, 66] as Set] : [])],
})
const or = (lira: string): Art => ({ ground: 'gain', sets: [['coffee', 0, 18, 42], ['#/', 50, 40], ['lira', 56, 16, 42], [`#${lira}`, 90, 64]] })
const plus = (good: string): Art => ({ ground: 'gain', sets: [[good, 4, 12, 52], ['lira', 56, 22, 38], ['#1', 88, 62]] })
const pair = (good: string): Art => ({ ground: 'gain', sets: [[good, 4, 8, 48], [good, 48, 24, 48]] })
const one = (good: string): Art => ({ ground: 'gain', sets: [[good, 20, 10, 60]] })

/** Kiosk tiles by number. */
const KIOSK: Art[] = [
  { ground: 'gain', sets: [] },
  plus('fruit'),
  plus('spice'),
  plus('fabric'),
  pair('fruit'),
  pair('spice'),
  pair('fabric'),
  one('fruit'),
  one('spice'),
  one('fabric'),
  one('jewelry'),
  { ground: 'gain', sets: [['deck', 18, 8, 62], ['#+1', 82, 62]] },
  { ground: 'gain', sets: [['lira', 22, 10, 58], ['#2', 80, 62]] },
  or('2'),
  or('3'),
  { ground: 'people', sets: [['companion', 40, 20, 56], ['back', 6, 6, 44]] },
  { ground: 'dice', sets: [['six', 4, 18, 44], ['right', 49, 32, 16], ['lira', 64, 20, 36]] },
  { ground: 'trade', sets: [['lira', 2, 20, 40], ['#10', 14, 64], ['right', 42, 30, 18], ['extension', 54, 16, 46]] },
  { ground: 'trade', sets: [['fabric', 2, 0, 26], ['spice', 2, 27, 26], ['fruit', 2, 54, 26], ['right', 32, 30, 20], ['extension', 52, 16, 46]] },
  { ground: 'go', sets: [['merchant', 2, 22, 42], ['right', 44, 32, 18], ['fountain', 58, 16, 44]] },
  two('letter', 'wild'),
  two('letter', 'card'),
  two('letter', 'lira', '2/3'),
  two('card', 'lira', '2/3'),
]

const CARDS: Record<string, Record<string, Art>> = { card: BONUS, guild: Object.fromEntries(GUILD.entries()), kiosk: Object.fromEntries(KIOSK.entries()) }

/** A card that nobody has drawn yet shows its back, and its name. */
const UNDRAWN: Art = { ground: 'gain', sets: [['card', 24, 10, 56]] }

/** The picture of a card or kiosk tile, as in card:far; some are others where there is no coffee. */
export function artOf(anchor: string, coffee: boolean): Art {
  const [kind, which] = parted(anchor)
  const found = CARDS[kind]![which] ?? UNDRAWN
  if (kind !== 'kiosk' || coffee || found.sets[0]?.[0] !== 'coffee') return found
  return { ground: 'gain', sets: [['lira', 22, 10, 58], [found.sets.at(-1)![0], 80, 62]] }
}

/** The pictogram that stands for a kind of bonus card on the discard pile. */
export function iconOf(card: string): string {
  const { icon, sets } = BONUS[card] ?? UNDRAWN
  return icon ?? sets[0]![0]
}

/** What a mosque tile helps with. */
export const MOSQUE: Record<string, Set[]> = {
  red: [['four', 28, 22, 44]],
  green: [['wild', 26, 20, 48]],
  yellow: [['assistant', 36, 30, 40], ['back', 16, 14, 36]],
  blue: [['assistant', 26, 30, 48], ['#5', 50, 26]],
}

export const TAVERN: Record<string, Set[]> = {
  movement: [['straight', 22, 12, 56]],
  encounter: [['governor', 8, 4, 34], ['smuggler', 56, 4, 34], ['trader', 8, 42, 34], ['courier', 56, 42, 34]],
}

/** What happens at each place: small icons set on a field of 24 by 24. */
export const PICTOGRAMS: Record<number, Set[]> = {
  1: [['barrow', -1, 3, 22], ['plus', 13, -1, 11]],
  2: [['fabric', -1, 4, 19], ['up', 14, 0, 10]],
  3: [['spice', -1, 4, 19], ['up', 14, 0, 10]],
  4: [['fruit', -1, 4, 19], ['up', 14, 0, 10]],
  5: [['mail', 1, 1, 22]],
  6: [['card', -2, -1, 18], ['card', 7, 6, 18]],
  7: [['assistant', 3, 7, 20], ['back', -2, -3, 15]],
  8: [['dice', -1, -1, 15], ['jewelry', 9, 8, 16]],
  9: [['dice', -1, -1, 15], ['lira', 10, 10, 14]],
  10: [['market', -2, -1, 17], ['lira', 10, 6, 13], ['lira', 13, 12, 12]],
  11: [['market', -1, 0, 16], ['lira', 11, 11, 13]],
  12: [['family', -2, 0, 19], ['right', 12, 10, 12]],
  13: [['wild', -1, -1, 14], ['ruby', 9, 8, 16]],
  14: [['tile-red', 0, 0, 15], ['tile-green', 9, 9, 15]],
  15: [['tile-blue', 0, 0, 15], ['tile-yellow', 9, 9, 15]],
  16: [['lira', -1, -1, 14], ['ruby', 9, 8, 16]],
  17: [['coffee', -1, -1, 15], ['coffee', 9, 9, 15]],
  18: [['guild', -2, -1, 18], ['guild', 7, 6, 18]],
  19: [['tavern', 1, 1, 22]],
  20: [['coffee', -1, -1, 14], ['ruby', 9, 8, 16]],
  21: [['letter', -1, -1, 17], ['letter', 8, 8, 17]],
  22: [['letter', -1, -1, 16], ['gift', 10, 9, 14]],
  23: [['card', -1, -1, 17], ['hammer', 6, 6, 18]],
  24: [['seal', -2, -1, 17], ['ruby', 10, 9, 15]],
  25: [['anywhere', 1, 1, 22]],
}
