/** What a position of San Juan holds, for who draws it: cards and towns, and what the engine tells of them. */

import { seatOf } from '@/lib/events'
import type { CardPrinted as Printed, Price, Said, SanJuanFacts, SanJuanPlayer, SanJuanPrinted, SanJuanView, View } from '@/lib/wire'
import { t } from '@/lib/words.svelte'
import type { Stage } from '@/table/stage.svelte'
import { type Agreed, things } from '@/table/things.svelte'

export const ROLES = ['builder', 'producer', 'trader', 'councillor', 'prospector'] as const
export const GOODS = ['indigo', 'sugar', 'tobacco', 'coffee', 'silver'] as const

/** A position of this game, which is all that its cards are drawn from. */
export function sanJuan(view: View): SanJuanView {
  if (view.game !== 'san-juan') throw new Error(`this is ${view.game}`)
  return view
}
export function printed(view: Agreed): SanJuanPrinted {
  const found = things.of(view)
  if (found.game !== 'san-juan' || !found.printed) throw new Error(`this is ${found.game}`)
  return found.printed
}
export const cardOf = (view: View, kind: number): Printed => printed(view).cards[kind]!
export const kindOf = (view: View, name: string): number => printed(view).cards.findIndex((one) => one.name === name)

export type Family = Printed['family']
export type { Printed }

// -- what the engine reckons ------------------------------------------------------------------------------------

export type { Cost, Pick, Plan, Price, Site } from '@/lib/wire'
export const facts = (view: View): SanJuanFacts => sanJuan(view).told!.facts
export const priceOf = (view: View, kind: number): Price | undefined => facts(view).costs?.find((one) => one.kind === kind)

// -- what a position says ---------------------------------------------------------------------------------------

/** What everybody may know of a player; lists are by building, in the order built. */
export type Citizen = SanJuanPlayer

export const citizen = (view: View, seat: number): Citizen => sanJuan(view).players[seat]!
export const under = (player: Citizen, slot: number): number => player.tucked[slot]! + player.sunk[slot]!
export const boxes = (view: View): string[] => sanJuan(view).game_options.expansions
export const seatName = (stage: Stage, seat: number): string => stage.players[seat]?.name ?? ''


/** Kinds of cards one by one, from how many there are of each. */
export const dealt = (counts: readonly number[]): number[] =>
  counts.flatMap((count, kind) => Array.from({ length: count }, () => kind))

/** The cards that came to my hand since I chose something, as far as the log tells; none if that is all of the hand. */
export function newcomers(stage: Stage): number[] {
  const found: number[] = []
  for (const event of stage.log ?? []) {
    if (seatOf(event) !== stage.seat) continue
    if (event.name === 'drew' || event.name === 'found') found.push(event.card)
    else if (event.name === 'discarded') {
      if (found.includes(event.card)) found.splice(found.indexOf(event.card), 1)
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
    if (event.name === 'took-role') found.set(event.role, event.seat)
  }
  const { taken } = sanJuan(stage.view)
  return new Map([...found].filter(([role]) => (taken >> role) & 1))
}

// -- read out ---------------------------------------------------------------------------------------------------

/** A card with its article, as the object of a verb. */
export const objectCard = ({ name, said }: Printed): Said => ({ id: 'sj-the-card.obj', args: { kind: name, card: said } })
export const cards = (n: number): Said => ({ id: 'sj-cards', args: { n } })
export const someCards = (n: number): Said => ({ id: 'sj-cards.obj', args: { n } })
export const points = (n: number): Said => ({ id: 'sj-points', args: { n } })

/** A card with all that is on it; its cost as it is now. */
export function cardLabel({ said, text, cost, points: worth, family }: Printed, now = cost): string {
  if (family === 'event') return t('sj-event-label', { card: said, text })
  return worth
    ? t('sj-card-label', { card: said, cost: now, points: points(worth), text })
    : t('sj-card-label-six', { card: said, cost: now, text })
}

/** A building where it stands. */
export const buildingLabel = (view: View, player: Citizen, slot: number): string =>
  t('sj-building', { card: cardOf(view, player.town[slot]!).said, good: player.goods[slot] ? 'yes' : 'no', n: under(player, slot) })

/** A town with its points. */
export function townLabel(stage: Stage, seat: number): string {
  const { town } = citizen(stage.view, seat)
  const args = { n: town.length, of: printed(stage.view).last, points: points(facts(stage.view).towns[seat]!.points) }
  return seat === stage.seat ? t('sj-town-mine', args) : t('sj-town', { ...args, name: { seat } })
}
