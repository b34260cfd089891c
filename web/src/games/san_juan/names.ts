/** Names and counted things in the reader's language, and what a position says about them. */

import type { View } from '@/lib/wire'
import { t, words } from '@/lib/words.svelte'
import { type Frame, frameOf } from '@/table/frame'
import type { Stage } from '@/table/stage.svelte'
import { KIND, tables } from './tables'

export const cardName = (kind: number): string => t(`sj-card-${tables.cards[kind]}`)
/** The same with its article, where a language has them. */
export const theCard = (kind: number): string => t('sj-the-card', { kind: tables.cards[kind]!, card: cardName(kind) })
/** And as the object of a verb: “builds the Smithy”. */
export const objectCard = (kind: number): string => t('sj-the-card.obj', { kind: tables.cards[kind]!, card: cardName(kind) })
export const cardText = (kind: number): string => t(`sj-card-${tables.cards[kind]}.text`)
export const roleName = (role: number): string => t(`sj-role-${tables.roles[role]}`)
/** After “the role of”. */
export const roleOf = (role: number): string => t(`sj-role-${tables.roles[role]}.of`)
/** The good that lies on a kind of building. */
export const goodName = (kind: number): string =>
  kind === KIND['customs-office'] ? t('sj-good-customs') : t(`sj-good-${tables.goods[kind]}`)
/** The same as the object of a verb: “sells coffee”. */
export const objectGood = (kind: number): string =>
  kind === KIND['customs-office'] ? t('sj-good-customs.obj') : t(`sj-good-${tables.goods[kind]}.obj`)
export const goodIcon = (kind: number): string => tables.goods[kind] ?? 'crate'
/** So many cards, standing alone: “2 cards”; and as the object of a verb. */
export const cards = (n: number): string => t('sj-cards', { n })
export const someCards = (n: number): string => t('sj-cards.obj', { n })
export const points = (n: number): string => t('sj-points', { n })
export const seatName = (stage: Stage, seat: number): string => stage.players[seat]?.name ?? ''

// -- what a position says ---------------------------------------------------------------------------------------

/** The question that is asked. */
export const frame = (view: View): Frame => frameOf(tables.frames, view)

/** A number that the question holds. */
export const asks = (view: View, field: string): number => Number(frame(view)[field] ?? 0)

/** What everybody may know of a player; lists are by building, in the order built. */
export interface Citizen {
  cards: number
  known: number[]
  town: number[]
  goods: number[]
  tucked: number[]
  sunk: number[]
  looking: number
  picked: number
  banked: boolean
  library_used: boolean
}

export const citizen = (view: View, seat: number): Citizen => (view['players'] as Citizen[])[seat]!
export const owns = (player: Citizen, kind: number): boolean => player.town.includes(kind)
/** Whether a building of this kind has an effect now: in a governor's visit none has, since version 2 of the rules. */
export const helps = (view: View, seat: number, kind: number): boolean =>
  owns(citizen(view, seat), kind) && !(view['visiting'] && view.rules >= 2)
export const under = (player: Citizen, slot: number): number => player.tucked[slot]! + player.sunk[slot]!
export const goodsHeld = (player: Citizen): number => player.goods.filter(Boolean).length
/** Who answers; in a view of somebody who watches, who is to answer. */
export const asked = (view: View): number => Math.max(0, view.to_answer)
export const boxes = (view: View | null): string[] => (view?.game_options['expansions'] as string[] | undefined) ?? []

/** Kinds of cards one by one, from how many there are of each. */
export const dealt = (counts: readonly number[]): number[] =>
  counts.flatMap((count, kind) => Array.from({ length: count }, () => kind))

/** Cards above this are discarded when a round starts. */
export function handLimit(view: View, seat: number): number {
  const player = citizen(view, seat)
  if (owns(player, KIND.tower)) return tables.towerLimit
  if (owns(player, KIND['guard-room'])) return tables.handLimit
  const guarded = (view['players'] as Citizen[]).some((one) => owns(one, KIND['guard-room']))
  return guarded ? tables.guardedLimit : tables.handLimit
}

/** Why I may hold fewer or more cards than others, in words; nothing where the limit is the usual one. */
export function limitReason(stage: Stage): string {
  if (stage.seat < 0) return ''
  const limit = handLimit(stage.view, stage.seat)
  if (limit === tables.handLimit) return ''
  const guards = stage.players.filter((one) => owns(citizen(stage.view, one.seat), KIND['guard-room']))
  return limit < tables.handLimit
    ? t('sj-limit-guarded', { n: limit, who: words.list(guards.map((one) => one.name)) })
    : t('sj-limit-tower', { n: limit })
}

/** What a good on a building of this kind brings at a price card. */
export const brings = (kind: number, price: number): number =>
  kind === KIND['customs-office'] ? tables.customsPrice : (tables.prices[price]?.[kind] ?? 0)

/** Of two buildings of a kind, which one is covered, or lost if no other is named: one without a good, then one with few cards under it. */
export function slotToLeave(player: Citizen, kind: number): number {
  let best = -1
  let least = Infinity
  player.town.forEach((one, slot) => {
    const weight = under(player, slot) + (player.goods[slot] ? 1000 : 0)
    if (one === kind && weight < least) [best, least] = [slot, weight]
  })
  return best
}

/** Where the first, second or a later building of a kind stands, in the order built; -1 if there are fewer. */
export function slotOfCopy(player: Citizen, kind: number, number: number): number {
  const slots = player.town.flatMap((one, slot) => (one === kind ? [slot] : []))
  return slots[number - 1] ?? -1
}

/** Whether a kind cannot be built because one of it stands there already: city buildings are built once. */
export const again = (player: Citizen, kind: number): boolean => kind >= tables.production && owns(player, kind)

/** The cards that came to my hand since I chose something, as far as the log tells; none if that is all of the hand. */
export function newcomers(stage: Stage): number[] {
  const found: number[] = []
  for (const event of stage.log ?? []) {
    if (event['seat'] !== stage.seat) continue
    const card = Number(event['card'])
    if (event.name === 'drew' || event.name === 'found') found.push(card)
    else if (event.name === 'discarded') {
      if (found.includes(card)) found.splice(found.indexOf(card), 1)
    } else if (!QUIET.has(event.name)) found.length = 0
  }
  return found.length < citizen(stage.view, stage.seat).cards ? found : []
}
/** Events of mine that are no choice. */
const QUIET = new Set(['turn-began', 'kept', 'helped', 'sank', 'event-shown', 'turned-up'])

/** Who took which role in this round, as far as the log tells: by role, the seat. */
export function takers(stage: Stage): Map<number, number> {
  const found = new Map<number, number>()
  for (const event of stage.log ?? []) {
    if (event.name === 'round-began') found.clear()
    if (event.name === 'took-role') found.set(Number(event['role']), Number(event['seat']))
  }
  const taken = stage.view['taken'] as number
  return new Map([...found].filter(([role]) => (taken >> role) & 1))
}
