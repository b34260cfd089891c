/** What is printed on the components, from the engine: tools/web_tables.py writes tables.json. */

import found from './tables.json'

/** Goods in the order of every list of goods. */
export const GOODS = ['fabric', 'spice', 'fruit', 'jewelry'] as const
export type Good = (typeof GOODS)[number]
export const TILES = ['red', 'green', 'yellow', 'blue'] as const
export type Tile = (typeof TILES)[number]
export const FIGURES = ['governor', 'smuggler', 'trader', 'courier'] as const
export type Figure = (typeof FIGURES)[number]

export interface Tables {
  /** Names in English, as reasons give them; entry 0 is nothing. */
  places: string[]
  goods: string[]
  /** What is typed for a good: RGYB. */
  letters: string
  tiles: string[]
  tileMosque: number[]
  figures: string[]
  /** Bonus cards: a kind is its number in every hand. */
  cards: string[]
  tavernTiles: string[]
  kioskTiles: number
  guildCards: number
  /** Rubies that begin the end, by number of players. */
  target: number[]
  bigTarget: number
  startCapacity: number
  fullCapacity: number
  merchantFee: number
  catchLira: number
  toll: number
  extensionPrice: number
  fetchPrice: number
  extraPrice: number
  missedBid: number
  lowestBid: number
  highestBid: number
  cardLira: number
  /** What the Post Office gives, by mail indicators that are down. */
  mail: { goods: number[]; lira: number }[]
  /** Markets: 0 is the small, 1 the large one. */
  marketPlace: number[]
  marketPay: number[][]
  demand: number[][][]
  /** By dice total. */
  jewelryFor: number[]
  guildJewelryFor: number[]
  coffeeFor: number[]
  lettersFor: { letters: number; lira: number }[]
  /** Goods of the Palace's fields; -1 is any. */
  palaceTrack: number[]
  palaceFields: number
  palaceRubies: number[]
  dealerTop: number
  dealerRubies: number[]
  wainwrightRubies: number[]
  mosqueRubies: number[]
  mosqueCosts: number[][]
  coffeeTop: number
  coffeeRubies: number
  roasted: number
  roastLira: number
  barrierPrice: number
  baksheeshCoffee: number
  baksheesh: number[][]
  tavernCosts: number[]
  sealsForTurn: number
  sealsForRuby: number
  societyLira: number[]
  ridePrice: number
  kioskExtensionLira: number
  /** Kiosk tiles that give a coffee or so many lira. */
  kioskLira: Record<string, number>
  /** The goods of each sale, by the number that the event `sold` names. */
  sales: number[][]
  deliveries: number[][]
  /** How many paragraphs each chapter of the rules has, and those about a card. */
  rules: Record<string, number>
  cardRules: Record<string, string[]>
  guildRules: string[][]
  /** What a question holds beside its name, in order, as it stands in view.stack. */
  frames: Record<string, string[]>
}

export const tables: Tables = found

/** Places by their number. */
export const PLACE = {
  wainwright: 1,
  fabric: 2,
  spice: 3,
  fruit: 4,
  post: 5,
  caravansary: 6,
  fountain: 7,
  blackMarket: 8,
  teaHouse: 9,
  largeMarket: 10,
  smallMarket: 11,
  police: 12,
  palace: 13,
  smallMosque: 14,
  greatMosque: 15,
  dealer: 16,
  roasting: 17,
  guild: 18,
  tavern: 19,
  coffeeHouse: 20,
  embassy: 21,
  kiosk: 22,
  auction: 23,
  society: 24,
  catacombs: 25,
} as const
