/** What is printed on the components, from the engine: tools/web_dice.py writes tables.json. */

import found from './tables.json'

/** One half of a bazaar card: what is given and what is taken, by resource. */
export interface Half {
  pay: number[]
  /** Goods markers to be given, and their colour; -1 for any. Brown ones will do. */
  markers: number
  colour: number
  /** Mosque tiles to be given. */
  tiles: number
  take: number[]
  ruby: boolean
  tile: boolean
}

export interface Bazaar {
  name: string
  /** The one version of the rules that has it; 0 if all have. */
  rules: number
  /** So many card dice must have been used, or so many brown markers be owned. */
  dice: number
  brown: number
  own: Half
  others: Half | null
}

export interface Tables {
  /** The faces of a die: four goods, the coin, the card. */
  letters: string
  colours: string[]
  /** What lies in a supply: the four colours, brown, crystal, lira. */
  resources: string[]
  totals: number[]
  sharedDice: number
  actionsPerTurn: number
  coinWorth: number
  markerWorth: number
  crystalWorth: number
  incomeLira: number
  consolation: number
  areas: string[]
  /** What each ruby of each area costs, by number of players. */
  prices: number[][][]
  target: number[]
  mosqueNeeds: number[]
  tiles: string[]
  tileKinds: string[]
  tileCosts: number[][]
  cards: Bazaar[]
  /** The actions by the number that the event `acted` names. */
  actions: string[]
  /** How many paragraphs each chapter of the rules has. */
  rules: Record<string, number>
  /** What a question holds beside its name, in order, as it stands in view.stack. */
  frames: Record<string, string[]>
}

export const tables: Tables = found

export const GOODS = 4
export const COIN = 4
export const CARD = 5
export const FACES = 6
export const BROWN = 4
export const CRYSTAL = 5
export const LIRA = 6
export const CARPET = 4
export const MONEY = 5
export const MOSQUE = 6
export const ACTION_TILES = tables.tiles.findIndex((tile) => tile.startsWith('action'))
export const DIE_TILE = tables.tiles.indexOf('die')
export const GOODS_TILES = DIE_TILE + 1
/** The picture of each face: the goods are those of the bazaar. */
export const PICTURES = ['fabric', 'fruit', 'spice', 'jewelry', 'lira', 'card'] as const
/** The small picture of a die by face. */
export const DICE = [...tables.colours.map((colour) => `die-${colour}`), 'die-coin', 'die-card']
/** The sorts of actions that stand on the board, in the order of the summary. */
export const SORTS = ['same', 'pair', 'three', 'four', 'lira', 'cards'] as const
export type Sort = (typeof SORTS)[number]
