/** What a position of Istanbul holds, for who draws it: the pieces, and what the engine tells of them. */

import type { IstanbulFacts, IstanbulPlayer, IstanbulPrinted, IstanbulView, Thing, View } from '@/lib/wire'
import { t } from '@/lib/words.svelte'
import { things } from '@/table/things.svelte'

/** Goods in the order of every list of goods. */
export const GOODS: readonly string[] = ['fabric', 'spice', 'fruit', 'jewelry']
export const KINDS: readonly string[] = [...GOODS, 'coffee']
export const TILES: readonly string[] = ['red', 'green', 'yellow', 'blue']
export const FIGURES = ['governor', 'smuggler', 'trader', 'courier'] as const

/** Places by their number. */
export const PLACE = {
  wainwright: 1, fabric: 2, spice: 3, fruit: 4, post: 5, caravansary: 6, fountain: 7, blackMarket: 8, teaHouse: 9,
  largeMarket: 10, smallMarket: 11, police: 12, palace: 13, smallMosque: 14, greatMosque: 15, dealer: 16, roasting: 17,
  guild: 18, tavern: 19, coffeeHouse: 20, embassy: 21, kiosk: 22, auction: 23, society: 24, catacombs: 25,
} as const // prettier-ignore

/** A player as everybody may see it. Fields of expansions are there only with them. */
export type Trader = IstanbulPlayer

export type { Picked, Signs } from '@/lib/wire'

/** A position of this game, which is all that its pieces are drawn from. */
export function istanbul(view: View): IstanbulView {
  if (view.game !== 'istanbul') throw new Error(`this is ${view.game}`)
  return view
}
export function printed(view: View): IstanbulPrinted {
  const found = things.of(view)
  if (found.game !== 'istanbul' || !found.printed) throw new Error(`this is ${found.game}`)
  return found.printed
}
export const facts = (view: View): IstanbulFacts => istanbul(view).told!.facts
export const trader = (view: View, seat: number): Trader => istanbul(view).players[seat]!
/** Who answers; in a view of somebody who watches, who is to answer. */
export const asked = (view: View): Trader => trader(view, Math.max(0, view.to_answer))

/** With Mocha & Baksheesh there is coffee; with Letters & Seals there are seals and companions. */
export const hasCoffee = (view: View): boolean => istanbul(view).game_options.expansions.includes('mocha')
export const hasLetters = (view: View): boolean => istanbul(view).game_options.expansions.includes('letters')
export const seals = (view: View, seat: number): number => facts(view).seals?.[seat] ?? 0

export const hasTile = (player: Trader, at: number): boolean => ((player.tiles >> at) & 1) === 1

/** All tiles there are, mosque tiles as they stand before me first, and whether a player owns them. */
export function tiles(player: Trader, view: View): { anchor: string; owned: boolean }[] {
  const mosque = [0, 1, 3, 2].map((at) => ({ anchor: `tile:${TILES[at]}`, owned: hasTile(player, at) }))
  if (!hasCoffee(view)) return mosque
  return [...mosque, ...printed(view).tavern.map((tile, at) => ({ anchor: `tavern:${tile}`, owned: (((player.tavern ?? 0) >> at) & 1) === 1 }))]
}

/** The cards of a hand, with their names and how many of each: bonus cards by kind, then guild cards. */
export function held({ hand = [], guild = [] }: { hand?: number[]; guild?: number[] }, view: View): { anchor: string; name: string; count: number }[] {
  const cards = hand.flatMap((count, at) => {
    const kind = printed(view).cards[at]!
    return count ? [{ anchor: `card:${kind}`, count, name: t('ist-things-card', { card: t(`ist-card-${kind}`), n: count }) }] : []
  })
  const orders = guild.flatMap((count, at) => (count ? [{ anchor: `guild:${at}`, count, name: t('ist-things-guild', { card: t(`ist-guild-${at}`) }) }] : []))
  return [...cards, ...orders]
}

/** Something the table tells in words, such as a place. */
export const thingAt = (view: View, anchor: string): Thing | undefined =>
  view.told!.text.flatMap((section) => section.things).find((one) => one.anchor === anchor)

// -- words for what is drawn --------------------------------------------------------------------------------------

export const placeName = (place: number): string => t(`ist-place-${place}`)
export const atPlace = (place: number): string => t(`ist-place-${place}.at`)
/** So many of something, standing alone: “2 lira”. */
export const amount = (what: string, n: number): string => t(`ist-${what}`, { n })
/** So many of something as the object of a verb: pays “2 lira”. */
export const object = (what: string, n: number): string => t(`ist-${what}.obj`, { n })

/** Where the family member is, as a sentence. */
export const family = (player: Trader): string =>
  player.family === PLACE.police ? t('ist-things-family-home') : t('ist-things-family-away', { at: atPlace(player.family) })

export function companion(player: Trader): string {
  if (player.companion === 0) return t('ist-things-companion-supply')
  if (player.companion === -1) return t('ist-things-companion-hand')
  return t('ist-things-companion-out', { at: atPlace(player.companion!) })
}

/** What to call the assistants of a stack. */
export const stackSaid = (player: Trader): string =>
  t('ist-things-stack', { n: player.stack.length, at: atPlace(player.place) })

/** Places, each with how often it is named. */
export function counted(places: number[]): { place: number; count: number }[] {
  const found = [...new Set(places)].sort((one, other) => one - other)
  return found.map((place) => ({ place, count: places.filter((one) => one === place).length }))
}
