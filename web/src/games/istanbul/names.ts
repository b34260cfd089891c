/** Names and counted things in the reader's language, and what a position says about them. */

import type { View } from '@/lib/wire'
import { t, words } from '@/lib/words.svelte'
import { type Frame, frameOf } from '@/table/frame'
import type { Stage } from '@/table/stage.svelte'
import { FIGURES, GOODS, TILES, tables } from './tables'

export const placeName = (place: number): string => t(`ist-place-${place}`)
export const toPlace = (place: number): string => t(`ist-place-${place}.to`)
export const atPlace = (place: number): string => t(`ist-place-${place}.at`)
/** A place in all its forms, as messages want it. */
export const placed = (place: number) =>
  place > 0 ? { place: placeName(place), to: toPlace(place), at: atPlace(place) } : { place: '', to: '', at: '' }

export const cardName = (kind: number | string): string =>
  t(`ist-card-${typeof kind === 'number' ? tables.cards[kind] : kind}`)
export const guildName = (card: number): string => t(`ist-guild-${card}`)
export const figureOf = (figure: number): string => FIGURES[figure] ?? 'governor'
export const goodOf = (good: number): string => GOODS[good] ?? 'coffee'
export const tileName = (tile: number): string => t(`ist-tile-${TILES[tile]}`)
export const tavernName = (tile: number): string => t(`ist-tavern-${tables.tavernTiles[tile]}`)

/** What a tavern tile does; who is met depends on what is in the game. */
export const tavernText = (tile: string, view: View | null): string =>
  tile === 'encounter' && (!view || hasLetters(view)) ? 'ist-tavern-encounter-text-letters' : `ist-tavern-${tile}-text`

/** With Mocha & Baksheesh there is coffee; without it some kiosk tiles say less. */
export const hasCoffee = (view: View | null): boolean => boxes(view).includes('mocha')
export const hasLetters = (view: View | null): boolean => boxes(view).includes('letters')
export const boxes = (view: View | null): string[] => (view?.game_options['expansions'] as string[] | undefined) ?? []

const DRY = [13, 14, 20]
/** The id of a kiosk tile's name, with or without coffee in the game. */
export const kioskId = (tile: number, view: View | null): string =>
  `ist-kiosk-${tile}${DRY.includes(tile) && !hasCoffee(view) ? '-dry' : ''}`
export const kioskName = (tile: number, view: View | null): string => t(kioskId(tile, view))

export type Counted =
  | 'fabric'
  | 'spice'
  | 'fruit'
  | 'jewelry'
  | 'coffee'
  | 'lira'
  | 'any-goods'
  | 'rubies'
  | 'cards'
  | 'letters'
  | 'seals'
  | 'steps'

/** So many of something, standing alone: “2 lira”. */
export const amount = (what: string, n: number): string => t(`ist-${what}`, { n })
/** So many of something as the object of a verb: pays “2 lira”. */
export const object = (what: Counted | string, n: number): string => t(`ist-${what}.obj`, { n })

/** Goods by kind with lira and coffee, as the object of a verb: “2 fabric, 1 fruit and 3 lira”. */
export function things(goods: readonly number[], more: { lira?: number; coffee?: number; any?: number } = {}): string {
  const parts = goods.flatMap((n, good) => (n ? [object(goodOf(good), n)] : []))
  if (more.any) parts.push(object('any-goods', more.any))
  if (more.coffee) parts.push(object('coffee', more.coffee))
  if (more.lira) parts.push(object('lira', more.lira))
  return parts.length ? words.list(parts) : t('ist-nothing')
}

export const seatName = (stage: Stage, seat: number): string => stage.players[seat]?.name ?? ''

// -- what a position says ---------------------------------------------------------------------------------------

/** The question that is asked (0), or one below it (1, 2 …). */
export const frame = (view: View, below = 0): Frame => frameOf(tables.frames, view, below)

export const BY_ERRAND = 1
export const FROM_AFAR = 2

/** Which question the action of a place asks, where a guild card orders it. */
const ACTIONS: Record<number, string> = {
  1: 'ExtendBarrow', 2: 'FillBarrow', 3: 'FillBarrow', 4: 'FillBarrow', 5: 'CollectMail', 6: 'VisitCaravansaryForCoffee',
  7: 'RecallAssistants', 8: 'TradeOnTheSly', 9: 'NameYourBid', 10: 'SellGoods', 11: 'SellGoods', 12: 'SendFamily',
  13: 'DeliverGoods', 14: 'TakeTile', 15: 'TakeTile', 16: 'BuyRuby', 17: 'Roast', 18: 'Enlist', 19: 'VisitTavern',
  20: 'BuyWithCoffee', 21: 'VisitEmbassy', 22: 'VisitKiosk', 23: 'VisitAuction', 24: 'VisitSociety',
  25: 'EnterCatacombs',
} // prettier-ignore

/** What is being done: the question, or the action that a guild card orders. */
export function acting(view: View): Frame {
  const asked = frame(view)
  return asked.name === 'Ordered' ? { ...asked, name: ACTIONS[asked['place'] as number]! } : asked
}

/** Where the question is about: its own place, or where this turn's piece stands. */
export function spot(view: View): number {
  const here = acting(view)['place']
  return typeof here === 'number' && here > 0 ? here : (view['spot'] as number)
}

/** Who answers; in a view of somebody who watches, who is to answer. */
export const asked = (view: View): number => Math.max(0, view.to_answer)

export interface Trader {
  place: number
  family: number
  lira: number
  rubies: number
  capacity: number
  tiles: number
  cards: number
  goods: number[]
  stack: number[]
  posted: number[]
  coffee?: number
  tavern?: number
  letters?: number[]
  delivered?: number[]
  companion?: number
}

export const trader = (view: View, seat: number): Trader => (view['players'] as Trader[])[seat]!

/** The goods due for the next ruby of the Palace, by kind, and how many of any kind. */
export function palacePrice(view: View): { goods: number[]; any: number } {
  const left = (view['rubies'] as number[])[13]!
  const fields = tables.palaceTrack.slice(0, Math.max(0, tables.palaceFields - left))
  return {
    goods: GOODS.map((_, good) => fields.filter((field) => field === good).length),
    any: fields.filter((field) => field < 0).length,
  }
}

export const dealerPrice = (view: View): number => tables.dealerTop - (view['rubies'] as number[])[16]!
export const coffeePrice = (view: View): number => tables.coffeeTop - (view['rubies'] as number[])[20]!
export const tavernPrice = (view: View, tile: number): number =>
  tables.tavernCosts[tables.tavernCosts.length - (view['tavern_left'] as number[])[tile]!] ?? 0

/** The goods on the demand tile in force. */
export const demand = (view: View, market: number): number[] =>
  tables.demand[market]![(view['demand'] as number[][])[market]!.at(-1) ?? 0]!

export const seals = (player: Trader): number => (player.letters?.length ?? 0) + 2 * (player.delivered?.length ?? 0)

/** The options that no card brings. */
export const plain = (view: View): string[] => view.options.filter((option) => !/^(card|fetch) /.test(option))

/** Whose family member is caught, where nothing else is left to do; or -1. */
export function caught(view: View): number {
  const seats = new Set(plain(view).map((option) => /^catch (\d+) /.exec(option)?.[1] ?? '-1'))
  return seats.size === 1 ? Number([...seats][0]) : -1
}

/** Whom this turn's piece meets and has to pay, and how much in all. */
export function payees(stage: Stage): { names: string[]; fee: number } {
  const view = stage.view
  const here = view['spot'] as number
  const names: string[] = []
  let met = 0
  for (const [seat, player] of (view['players'] as Trader[]).entries()) {
    if (seat === view.to_answer) continue
    const merchant = player.place === here && seat !== view['free_merchant']
    const companion = here > 0 && player.companion === here
    met += Number(merchant) + Number(companion)
    if (merchant && companion) names.push(t('ist-twice', { name: seatName(stage, seat) }))
    else if (merchant || companion) names.push(seatName(stage, seat))
  }
  const neutral = (view['neutral_merchants'] as number[]).filter((place) => place === here).length
  if (neutral) names.push(t('ist-neutral-merchants', { n: neutral }))
  return { names, fee: tables.merchantFee * (met + neutral) }
}
