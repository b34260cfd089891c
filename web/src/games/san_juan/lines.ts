/** What happened: each event as a line with its pictures, and from where to where things went. */

import type { GameEvent } from '@/lib/wire'
import type { Args } from '@/lib/words.svelte'
import { t, words } from '@/lib/words.svelte'
import type { Line } from '@/table/face'
import type { Stage } from '@/table/stage.svelte'
import { goodIcon, objectGood, roleOf, seatName, someCards, objectCard } from './names'
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
/** What an office building exchanges is told as that. */
const OFFICE: Record<string, string> = { discarded: 'exchanged', 'discarded-hidden': 'exchanged-hidden' }
const OF_GOODS = new Set(['produced', 'sold', 'spent'])
/** Told as one where they follow each other: the cards or goods by name, or how many cards nobody sees. */
const JOINED = new Set([
  'drew', 'turned-up', 'paid', 'discarded', 'kept', 'buried', 'deposited', 'produced', 'spent', 'drew-hidden',
  'discarded-hidden', 'kept-hidden', 'buried-hidden', 'deposited-hidden',
]) // prettier-ignore

export function line(event: GameEvent, stage: Stage): Line | null {
  const kind = KINDS[event.name]
  if (!kind) return null
  const seat = typeof event['seat'] === 'number' ? event['seat'] : -1
  const { count, office, goods } = together(event, stage.log ?? [])
  if (!count) return null
  const args = values(event, stage)
  if (event.name.endsWith('-hidden')) args['n'] = count
  if (goods) args['what'] = paidWith(Number(event['cards']) - goods, goods)
  const made: Line = {
    seat,
    said: { id: `sj-event-${office ? OFFICE[event.name] : variant(event)}`, args },
    icons: icons(event, kind),
    weight: kind.weight ?? 'plain',
  }
  if (JOINED.has(event.name)) Object.assign(made, { joins: event.name, things: [String(args['what'] ?? '')] })
  const from = anchor(kind.from, event, seat)
  const to = anchor(kind.to, event, seat)
  if (from) made.source = from
  if (to) made.target = to
  return made
}

/** The event, or a variant of it that says something else. */
export function variant(event: GameEvent): string {
  return event.name === 'built' && !event['cards'] ? 'built-free' : event.name
}

/** Events that follow each other: how many there are (0 for what goes without saying: cards not kept), and why. */
interface Run {
  count: number
  office: boolean
  /** Goods that a building was paid with. */
  goods: number
}
/** By the last event of a log: what was found in it. */
const runs = new WeakMap<GameEvent, Map<GameEvent, Run>>()

function together(event: GameEvent, events: GameEvent[]): Run {
  const end = events.at(-1) ?? event
  let found = runs.get(end)
  if (found?.size !== events.length) {
    runs.set(end, (found = new Map()))
    let before = ''
    let starting = false
    for (let first = 0, last = 0; first < events.length; first = last) {
      const { name, seat } = events[first] as GameEvent & { seat?: number }
      while (events[last]?.name === name && events[last]!['seat'] === seat) last++
      if (name === 'round-began' || name === 'turn-began') starting = name === 'round-began'
      const gone = name.startsWith('discarded')
      // At the start of a round only an office building discards and draws again.
      const office = starting && gone && events[last]?.['seat'] === seat && !!events[last]?.name.startsWith('drew')
      const count = gone && before.startsWith(`${seat} kept`) ? 0 : last - first
      const goods = name === 'built' ? spentFrom(events, last, seat) : 0
      for (const one of events.slice(first, last)) found.set(one, { count, office, goods })
      before = `${seat} ${name}`
    }
  }
  return found.get(event) ?? { count: 1, office: false, goods: 0 }
}

/** How many goods a seat spends, right after it built. */
function spentFrom(events: GameEvent[], at: number, seat: number | undefined): number {
  let goods = 0
  while (events[at + goods]?.name === 'spent' && events[at + goods]!['seat'] === seat) goods++
  return goods
}

/** “1 card and 2 goods”. */
const paidWith = (cards: number, goods: number): string =>
  words.list([...(cards ? [someCards(cards)] : []), t('sj-goods', { n: goods })])

function values(event: GameEvent, stage: Stage): Args {
  const given = event as Record<string, number>
  const args: Args = { ...(event as Record<string, number>) }
  const named = given['card'] ?? given['building']
  if (named !== undefined) args['card'] = args['what'] = objectCard(named)
  if (OF_GOODS.has(event.name)) args['good'] = args['what'] = objectGood(named!)
  if ('cards' in event) Object.assign(args, { what: someCards(given['cards']!), n: given['cards']! })
  if ('role' in event) args['role'] = roleOf(given['role']!)
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
