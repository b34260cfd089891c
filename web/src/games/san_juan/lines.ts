/** What happened: each event as a line with its pictures, and from where to where things went. */

import type { GameEvent } from '@/lib/wire'
import type { Args } from '@/lib/words.svelte'
import { t, words } from '@/lib/words.svelte'
import type { Line } from '@/table/face'
import type { Stage } from '@/table/stage.svelte'
import { cardName, goodIcon, goodName, roleName, seatName, someCards } from './names'
import { tables } from './tables'

interface Kind {
  icons?: string[]
  weight?: Line['weight']
  from?: 'me' | 'deck' | 'discard' | 'role' | 'event'
  to?: 'me' | 'deck' | 'discard' | 'price' | 'event'
}

const KINDS: Record<string, Kind> = {
  'round-began': { icons: ['governor'], weight: 'small' },
  'turn-began': { weight: 'small' },
  'took-role': { weight: 'big', from: 'role', to: 'me' },
  'took-event': { icons: ['event'], weight: 'big', from: 'event', to: 'me' },
  visited: { icons: ['governor'], weight: 'big' },
  doubled: { icons: ['book'] },
  passed: { weight: 'small' },
  ended: { icons: ['points'], weight: 'big' },
  drew: { icons: ['card'], from: 'deck', to: 'me' },
  'drew-hidden': { icons: ['card'], weight: 'small', from: 'deck', to: 'me' },
  'event-shown': { icons: ['event'], from: 'deck', to: 'event', weight: 'big' },
  'turned-up': { icons: ['card'] },
  reshuffled: { icons: ['deck'], weight: 'small', from: 'discard', to: 'deck' },
  'prices-shown': { icons: ['price'], to: 'price' },
  built: { icons: ['build'], weight: 'big' },
  covered: { icons: ['build'], from: 'me', to: 'discard' },
  spent: { from: 'me', to: 'discard' },
  paid: { icons: ['card'], weight: 'small', from: 'me', to: 'discard' },
  'paid-hidden': { icons: ['card'], weight: 'small', from: 'me', to: 'discard' },
  discarded: { icons: ['discard'], from: 'me', to: 'discard' },
  'discarded-hidden': { icons: ['discard'], weight: 'small', from: 'me', to: 'discard' },
  kept: { icons: ['card'], to: 'me' },
  'kept-hidden': { icons: ['card'], weight: 'small', to: 'me' },
  buried: { icons: ['under'] },
  'buried-hidden': { icons: ['under'] },
  deposited: { icons: ['under'] },
  'deposited-hidden': { icons: ['under'] },
  produced: { from: 'deck', to: 'me' },
  sold: { from: 'me', to: 'discard' },
  sank: { icons: ['under'], weight: 'small' },
  helped: { icons: ['build'], weight: 'small' },
  found: { icons: ['card'], from: 'deck', to: 'me' },
  'found-nothing': { icons: ['discard'] },
  lost: { icons: ['build'], weight: 'big', from: 'me', to: 'discard' },
}
const OF_GOODS = new Set(['produced', 'sold', 'spent'])

export function line(event: GameEvent, stage: Stage): Line | null {
  const kind = KINDS[event.name]
  if (!kind) return null
  const seat = typeof event['seat'] === 'number' ? event['seat'] : -1
  const made: Line = {
    seat,
    said: { id: `sj-event-${variant(event)}`, args: values(event, stage) },
    icons: icons(event, kind),
    weight: kind.weight ?? 'plain',
  }
  const from = anchor(kind.from, event, seat)
  const to = anchor(kind.to, event, seat)
  if (from) made.from = from
  if (to) made.to = to
  return made
}

/** The event, or a variant of it that says something else. */
export function variant(event: GameEvent): string {
  return event.name === 'built' && !event['cards'] ? 'built-free' : event.name
}

function values(event: GameEvent, stage: Stage): Args {
  const given = event as Record<string, number>
  const args: Args = { ...event }
  if ('card' in event) args['card'] = cardName(given['card']!)
  if ('building' in event) {
    args['card'] = cardName(given['building']!)
    if (OF_GOODS.has(event.name)) args['good'] = goodName(given['building']!)
  }
  if ('cards' in event) Object.assign(args, { what: someCards(given['cards']!), n: given['cards']! })
  if ('role' in event) args['role'] = roleName(given['role']!)
  if ('governor' in event) args['name'] = seatName(stage, given['governor']!)
  if ('prices' in event) {
    const prices = tables.prices[given['prices']!]!
    args['what'] = words.list(prices.map((n, good) => t('sj-price', { good: t(`sj-good-${tables.goods[good]}`), n })))
  }
  return args
}

function icons(event: GameEvent, kind: Kind): string[] {
  if ('role' in event) return [tables.roles[Number(event['role'])]!]
  if (OF_GOODS.has(event.name)) return [goodIcon(Number(event['building']))]
  return kind.icons ?? []
}

function anchor(where: Kind['from'] | Kind['to'], event: GameEvent, seat: number): string | undefined {
  switch (where) {
    case 'me':
      return seat < 0 ? undefined : `player:${seat}`
    case 'role':
      return `role:${tables.roles[Number(event['role'])]}`
    case 'event':
      return `event:${tables.cards[Number(event['card'])]}`
    default:
      return where
  }
}

/** There are no dice. */
export function luck(_events: GameEvent[], seats: number): { rolls: number; mean: number; expected: number }[] {
  return Array.from({ length: seats }, () => ({ rolls: 0, mean: 0, expected: 0 }))
}
