/** Names and counted things in the reader's language, and what a position says about them. */

import type { View } from '@/lib/wire'
import { t, words } from '@/lib/words.svelte'
import { type Frame, frameOf } from '@/table/frame'
import type { Stage } from '@/table/stage.svelte'
import {
  ACTION_TILES,
  type Bazaar,
  CARD,
  CARPET,
  DIE_TILE,
  FACES,
  GOODS,
  GOODS_TILES,
  type Half,
  LIRA,
  MONEY,
  MOSQUE,
  tables,
} from './tables'

export interface Trader {
  lira: number
  crystals: number
  goods: number[]
  brown: number
  tiles: number[]
  rubies: number
  mosque_done: boolean
}

export const trader = (view: View, seat: number): Trader => (view['players'] as Trader[])[seat]!
/** Who answers; in a view of somebody who watches, who is to answer. */
export const asked = (view: View): number => Math.max(0, view.to_answer)
export const active = (view: View): number => view['active'] as number
export const target = (view: View): number => tables.target[view.seats]!
export const needs = (view: View): number => tables.mosqueNeeds[view.seats]!
export const tileCount = (player: Trader): number => player.tiles.reduce((sum, count) => sum + count, 0)
export const markers = (player: Trader): number => player.goods.reduce((sum, count) => sum + count, player.brown)
/** What everything is worth when rubies are tied. */
export const worth = (player: Trader): number =>
  player.lira + tables.markerWorth * markers(player) + tables.crystalWorth * player.crystals

export const seatName = (stage: Stage, seat: number): string => stage.players[seat]?.name ?? ''

// -- counted things ---------------------------------------------------------------------------------------------

/** So many of something, standing alone: “2 lira”. */
export const amount = (what: string, n: number): string => t(`dice-${what}`, { n })
/** So many of something as the object of a verb: pays “2 lira”. */
export const object = (what: string, n: number): string => t(`dice-${what}.obj`, { n })
/** So much of a resource as an object: “1 red marker”. */
export const piece = (resource: number, n: number): string => object(tables.resources[resource]!, n)

const list = (parts: string[]): string => (parts.length ? words.list(parts) : t('dice-nothing'))

/** Goods as a price: “2 red goods, 1 blue good and 2 goods of any colour”; one of each is said shorter. */
export function goods(need: readonly number[], any = 0): string {
  const each = need.length > 0 && need.every((n) => n === 1)
  const parts = each ? [t('dice-goods-each')] : need.flatMap((n, good) => (n ? [object(`goods-${tables.colours[good]}`, n)] : []))
  if (any) parts.push(object('goods', any))
  return list(parts)
}

/** Faces of dice: “2 red goods and 1 coin”. */
export function faces(counts: readonly number[]): string {
  return list(counts.flatMap((n, face) => (n ? [object(FACE_WORDS[face]!, n)] : [])))
}
const FACE_WORDS = [...tables.colours.map((colour) => `goods-${colour}`), 'coins', 'cards']

/** Faces of dice, standing alone: “2 red goods and 1 coin”. */
export const facesAlone = (counts: readonly number[]): string =>
  list(counts.flatMap((n, face) => (n ? [amount(FACE_WORDS[face]!, n)] : [])))

/** So many dice of a face, as an object: “2 red dice”. */
export const dieOf = (face: number, n: number): string => t(`dice-dice-${tables.letters[face]}`, { n })
/** Dice by face, as an object: “2 red dice and 1 card die”. */
export const diceOf = (counts: readonly number[]): string => list(counts.flatMap((n, face) => (n ? [dieOf(face, n)] : [])))

/** The counts in a packed number, four bits each. */
export const unpacked = (key: number, count: number): number[] =>
  Array.from({ length: count }, (_, at) => Math.floor(key / 16 ** at) % 16)

/** The goods of “pair RY”, by colour; of dice, by face. */
export const spelled = (letters: string, count = GOODS): number[] =>
  Array.from({ length: count }, (_, face) => [...letters].filter((one) => one === tables.letters[face]).length)

export const spelling = (counts: readonly number[]): string =>
  counts.map((count, face) => tables.letters[face]!.repeat(count)).join('')

export const colourOf = (letter: string): number => tables.letters.indexOf(letter)

// -- tiles ------------------------------------------------------------------------------------------------------

export const tileKind = (tile: number): string => tables.tiles[tile]!.split('-')[0]!
/** The colour a tile is named after; -1 for the extra die. */
export const tileColour = (tile: number): number => tables.colours.indexOf(tables.tiles[tile]!.split('-')[1] ?? '')
export const tileName = (tile: number): string => t(`dice-tile-${tileKind(tile)}`)
/** Its name with its colour, which tells tiles of one kind apart. */
export function tileFull(tile: number): string {
  const colour = tables.colours[tileColour(tile)]
  return colour ? t('dice-tile-of', { tile: tileName(tile), colour: t(`dice-colour-${colour}.tile`, { kind: tileKind(tile) }) }) : tileName(tile)
}
/** What a tile does. */
export const tileText = (tile: number): string =>
  t(`dice-tile-${tileKind(tile)}-text`, {
    what: tileKind(tile) === 'goods' ? amount(tables.colours[tileColour(tile)]!, 1) : amount('lira', tables.incomeLira),
  })
export const tileNumber = (name: string): number => tables.tiles.indexOf(name)

/** How many tiles of a kind work: those gained in this turn do not yet. */
export function working(view: View, seat: number, tile: number): number {
  const count = trader(view, seat).tiles[tile]!
  return seat === active(view) ? count - (view['new_tiles'] as number[]).filter((one) => one === tile).length : count
}

/** How many dice are rolled in this turn. */
export const diceInAll = (view: View): number => tables.sharedDice + working(view, active(view), DIE_TILE)

/** How many actions there are in this turn. */
export const actionsInAll = (view: View): number =>
  tables.colours.reduce((sum, _, at) => sum + working(view, active(view), ACTION_TILES + at), tables.actionsPerTurn)

/** What cashing the coins brings: the lira and a marker for each goods tile. */
export function cashed(view: View, seat: number, coins: number): string {
  const parts = [object('lira', tables.coinWorth * coins)]
  for (let good = 0; good < GOODS; good++) {
    const n = working(view, seat, GOODS_TILES + good)
    if (n) parts.push(piece(good, n))
  }
  return words.list(parts)
}

/** Whether one more tile brings the ruby of the mosque. */
export function mosqueRuby(view: View, seat: number): boolean {
  const player = trader(view, seat)
  return !player.mosque_done && (view['tracks'] as number[])[MOSQUE]! > 0 && tileCount(player) + 1 === needs(view)
}

// -- rubies -----------------------------------------------------------------------------------------------------

export const areaName = (area: number): string => t(`dice-area-${tables.areas[area]}`)
const pricesOf = (view: View, area: number): number[] => tables.prices[view.seats]![area]!

/** What the nearest ruby of an area costs; -1 if there is none. */
export function price(view: View, area: number): number {
  const left = (view['tracks'] as number[])[area]!
  const prices = pricesOf(view, area)
  return left ? prices[prices.length - left]! : -1
}

/** What the nearest ruby of an area costs in goods: of each colour, and of any. */
export function goodsPrice(view: View, area: number): { need: number[]; any: number } | null {
  const cost = price(view, area)
  if (cost < 0 || area >= MONEY) return null
  if (area === CARPET) return { need: [1, 1, 1, 1], any: cost }
  return { need: tables.colours.map((_, good) => (good === area ? cost : 0)), any: 0 }
}

/** The price of a ruby in words, as an object. */
export function rubyPrice(view: View, area: number): string {
  const cost = goodsPrice(view, area)
  if (cost) return goods(cost.need, cost.any)
  return object('lira', Math.max(0, price(view, area)))
}

/** What is left in an area, and how to get it. */
export function areaText(view: View, area: number): string {
  const left = (view['tracks'] as number[])[area]!
  if (!left) return t('dice-area-empty')
  const rubies = amount('rubies', left)
  if (area === MOSQUE) return t('dice-area-mosque-left', { rubies, tiles: object('tiles', needs(view)) })
  return t('dice-area-left', { rubies, cost: rubyPrice(view, area) })
}

// -- bazaar cards -----------------------------------------------------------------------------------------------

export const cardNumber = (name: string): number => tables.cards.findIndex((card) => card.name === name)
/** Cards of one kind in four colours share a name, with the good behind it. */
const COLOURED = /^(?:(brown|market|trade)-(red|yellow|green|blue)|(red|yellow|green|blue)-lira)$/
export function cardName(card: number): string {
  const name = tables.cards[card]!.name
  const found = COLOURED.exec(name)
  if (!found) return t(`dice-card-${name}`)
  const colour = found[2] ?? found[3]!
  return t(`dice-card-${found[1] ?? 'lira'}`, { colour: t(`dice-colour-${colour}`) })
}

export function priceOf(half: Half): string {
  const parts = half.pay.flatMap((n, resource) => (n ? [piece(resource, n)] : []))
  if (half.markers) parts.push(half.colour < 0 ? object('any', half.markers) : t('dice-or-brown', { what: piece(half.colour, half.markers) }))
  if (half.tiles) parts.push(object('tiles', half.tiles))
  return list(parts)
}

export function gainOf(half: Half): string {
  const parts = half.take.flatMap((n, resource) => (n ? [piece(resource, n)] : []))
  if (half.ruby) parts.push(object('rubies', 1))
  if (half.tile) parts.push(object('tiles', 1))
  return list(parts)
}

export const priced = (half: Half): boolean => half.markers + half.tiles + half.pay.reduce((sum, n) => sum + n, 0) > 0

/** What a card does for the active player, as a sentence. */
export function ownText(card: Bazaar): string {
  const what = gainOf(card.own)
  const lira = object('lira', tables.consolation)
  if (card.dice) return t('dice-half-dice', { n: card.dice, what, lira })
  if (card.brown) return t('dice-half-own', { own: object('brown', card.brown), what, lira })
  return priced(card.own) ? t('dice-half-give', { cost: priceOf(card.own), what, lira }) : t('dice-half-take', { what })
}

/** What must have been used, be owned or be given for it, as an object. */
export function condition(card: Bazaar): string {
  if (card.dice) return dieOf(CARD, card.dice)
  return card.brown ? object('brown', card.brown) : priceOf(card.own)
}

/** What it does for everybody else. */
export function othersText(card: Bazaar): string {
  if (!card.others) return t('dice-half-none')
  const what = gainOf(card.others)
  if (!priced(card.others)) return t('dice-half-others-take', { what })
  return t('dice-half-others-give', { cost: priceOf(card.others), what })
}

export const cardText = (card: number): string =>
  t('dice-card-text', { own: ownText(tables.cards[card]!), others: othersText(tables.cards[card]!) })

/** The half of a card that is for a seat. */
export const halfFor = (view: View, seat: number, card: Bazaar): Half =>
  seat === active(view) || !card.others ? card.own : card.others

/** Whether the active player could meet a card that so many dice turned up. */
export function canMeet(view: View, seat: number, card: Bazaar, dice: number): boolean {
  const player = trader(view, seat)
  const half = card.own
  const has = [...player.goods, player.brown, player.crystals, player.lira]
  if (dice < card.dice || player.brown < card.brown) return false
  if (half.pay.some((n, resource) => n > has[resource]!) || half.markers > markers(player)) return false
  if (half.tiles > tileCount(player) || (half.tile && !(view['row'] as number[]).length)) return false
  return !half.ruby || (view['tracks'] as number[]).some((left, area) => left && area !== MOSQUE)
}

// -- questions --------------------------------------------------------------------------------------------------

export const frame = (view: View): Frame => frameOf(tables.frames, view)

/** The names of all that waits, the next last. */
export const waiting = (view: View): string[] => (view['stack'] as unknown[][]).map(([name]) => String(name))

/** The action that is being paid; null if none is. */
export function bought(view: View): string | null {
  const found = (view['stack'] as unknown[][]).findLast(([name]) => name === 'CarryOut')
  return found ? (tables.actions[Number(found[1])] ?? null) : null
}

/** The bazaar cards that lie open: those turned up, or the one that is being used. */
export function openCards(view: View): number[] {
  const shown = view['revealed'] as number[]
  if (shown.length) return shown
  const asked = frame(view)
  return typeof asked['card'] === 'number' ? [asked['card']] : []
}

/** The faces of dice that lie there, one by one in the order of faces. */
export const lying = (view: View): number[] =>
  (view['dice'] as number[]).flatMap((count, face) => Array.from({ length: count }, () => face))

export const purse = (player: Trader): number[] => [...player.goods, player.brown, player.crystals, player.lira]
export { FACES, LIRA }
