/** What a player has, read from a view for drawing. */

import type { View } from '@/lib/wire'
import { t } from '@/lib/words.svelte'
import { type Trader, atPlace, boxes } from './names'
import { PLACE, TILES, tables } from './tables'

/** A player as everybody may see it. Fields of expansions are there only with them. */
export interface PlayerThings extends Trader {
  guild_cards?: number
}

export const things = (view: View, seat: number): PlayerThings => view['players'][seat] as PlayerThings

/** How many rubies begin the end. */
export const goal = (view: View): number =>
  boxes(view).length ? tables.bigTarget : tables.target[view.seats]!

export const hasTile = (player: PlayerThings, colour: string): boolean =>
  ((player.tiles >> TILES.indexOf(colour as (typeof TILES)[number])) & 1) === 1

export const hasTavern = (player: PlayerThings, name: string): boolean =>
  (((player.tavern ?? 0) >> tables.tavernTiles.indexOf(name)) & 1) === 1

/** The cards of a hand, by kind and number. */
export function held(hand: number[]): { kind: string; count: number }[] {
  return hand.map((count, at) => ({ kind: tables.cards[at]!, count })).filter((one) => one.count > 0)
}

/** The numbers of the guild cards in a hand. */
export const guilds = (guild: number[] | undefined): number[] =>
  (guild ?? []).flatMap((count, number) => (count ? [number] : []))

/** Where the family member is, as a sentence. */
export const family = (player: PlayerThings): string =>
  player.family === PLACE.police ? t('ist-things-family-home') : t('ist-things-family-away', { at: atPlace(player.family) })

export function companion(player: PlayerThings): string {
  if (player.companion === 0) return t('ist-things-companion-supply')
  if (player.companion === -1) return t('ist-things-companion-hand')
  return t('ist-things-companion-out', { at: atPlace(player.companion!) })
}

/** What to call the assistants of a stack. */
export const stackSaid = (player: PlayerThings): string =>
  t('ist-things-stack', { n: player.stack.length, at: atPlace(player.place) })

/** Places with how many of my assistants wait there. */
export function waiting(player: PlayerThings): { place: number; count: number }[] {
  const places = [...new Set(player.posted)].sort((a, b) => a - b)
  return places.map((place) => ({ place, count: player.posted.filter((one) => one === place).length }))
}
