/** What happened: each event as a line with its pictures, and from where to where things went. */

import type { GameEvent, View } from '@/lib/wire'
import type { Args } from '@/lib/words.svelte'
import { t } from '@/lib/words.svelte'
import type { Line } from '@/table/face'
import type { Stage } from '@/table/stage.svelte'
import {
  amount,
  cardName,
  figureOf,
  goodOf,
  guildName,
  kioskName,
  object,
  placeName,
  placed,
  seatName,
  tavernName,
  things,
  tileName,
  trader,
} from './names'
import { PLACE, TILES, tables } from './tables'

/** What the lines have in common by the kind of event: pictures, weight, and where its things come from and go. */
interface Kind {
  icons?: string[]
  weight?: Line['weight']
  from?: 'here' | 'me' | 'deck' | 'discard' | 'place'
  to?: 'here' | 'me' | 'discard' | 'place' | 'other'
}

const KINDS: Record<string, Kind> = {
  laid: { weight: 'small' },
  'figure-moved': { weight: 'plain', to: 'place' },
  'neutral-moved': { icons: ['merchant'], to: 'place' },
  'demand-shown': { icons: ['card'], weight: 'small' },
  moved: { icons: ['merchant'], to: 'place' },
  'picked-up': { icons: ['assistant'], weight: 'small', from: 'place', to: 'me' },
  left: { icons: ['assistant'], weight: 'small', from: 'me', to: 'place' },
  stopped: { icons: ['clock'] },
  returned: { icons: ['assistant'], from: 'place', to: 'here' },
  'paid-merchant': { icons: ['lira'], from: 'me', to: 'other' },
  paid: { icons: ['lira'], from: 'me', to: 'here' },
  earned: { icons: ['lira'], from: 'here', to: 'me' },
  gained: { from: 'here', to: 'me' },
  gave: { from: 'me', to: 'here' },
  rolled: { icons: ['dice'] },
  turned: { icons: ['dice'] },
  named: { icons: ['dice'] },
  drew: { icons: ['card'], from: 'deck', to: 'me' },
  'drew-hidden': { icons: ['card'], from: 'deck', to: 'me' },
  'took-discard': { icons: ['card'], from: 'discard', to: 'me' },
  discarded: { icons: ['discard'], from: 'me', to: 'discard' },
  played: { icons: ['card'], from: 'me', to: 'discard' },
  reshuffled: { icons: ['deck'], weight: 'small' },
  extended: { icons: ['extension'], from: 'here', to: 'me' },
  sold: { icons: ['lira'], from: 'here', to: 'me' },
  'mail-moved': { icons: ['mail'], weight: 'small' },
  'took-tile': { icons: ['tile'], from: 'here', to: 'me', weight: 'big' },
  'fifth-joined': { icons: ['assistant'], to: 'here' },
  'took-ruby': { icons: ['ruby'], from: 'place', to: 'me', weight: 'big' },
  'sent-family': { icons: ['family'], to: 'place' },
  caught: { icons: ['family'] },
  'used-figure': {},
  'led-caravan': { icons: ['star'] },
  'turn-began': { weight: 'small' },
  'last-round': { icons: ['clock'], weight: 'big' },
  cashed: { icons: ['card'], from: 'me', to: 'discard' },
  ended: { icons: ['ruby'], weight: 'big' },
  'got-coffee': { icons: ['coffee'], from: 'here', to: 'me' },
  'paid-coffee': { icons: ['coffee'], from: 'me', to: 'here' },
  'drew-guild': { icons: ['guild'], from: 'here', to: 'me' },
  'drew-guild-hidden': { icons: ['guild'], from: 'here', to: 'me' },
  'reshuffled-guild': { icons: ['guild'], weight: 'small' },
  'discarded-guild': { icons: ['guild'], from: 'me' },
  'played-guild': { icons: ['guild'], from: 'me', weight: 'big' },
  'took-tavern-tile': { icons: ['tile-tavern'], from: 'here', to: 'me', weight: 'big' },
  'set-barrier': { icons: ['tavern'] },
  'used-from-afar': { icons: ['anywhere'], to: 'place' },
  refilled: { icons: ['ruby'], weight: 'small', to: 'place' },
  'baksheesh-turned': { icons: ['tile'], weight: 'small' },
  'got-letter': { icons: ['letter'], from: 'here', to: 'me' },
  'delivered-letter': { icons: ['seal'], from: 'me', to: 'place' },
  'spent-letter': { icons: ['letter'], from: 'me', to: 'here' },
  'reshuffled-letters': { icons: ['letter'], weight: 'small' },
  'companion-joined': { icons: ['companion'], to: 'me' },
  'companion-placed': { icons: ['companion'], from: 'me', to: 'place' },
  'companion-moved': { icons: ['companion'], to: 'place' },
  'companion-left': { icons: ['companion'], to: 'me' },
  'kiosk-shown': { icons: ['tile'], weight: 'small' },
  'reshuffled-kiosk': { icons: ['tile'], weight: 'small' },
  'picked-tile': { icons: ['tile'], to: 'me' },
  'used-tile': { icons: ['tile'] },
  'rolled-die': { icons: ['dice'] },
  offered: { icons: ['lira'] },
  passed: {},
  'won-auction': { icons: ['lira'], from: 'me', to: 'other', weight: 'big' },
  'took-double-turn': { icons: ['seal'] },
  'extra-turn': { icons: ['clock'] },
}

/** What somebody gets, gives or pays in a row is told in one line. */
const JOINS: Record<string, string> = {
  'ist-event-gained': 'gets',
  'ist-event-earned': 'gets',
  'ist-event-got-coffee': 'gets',
  'ist-event-gave': 'gives',
  'ist-event-paid': 'pays',
  'ist-event-paid-coffee': 'pays',
  'ist-event-returned': 'returns',
  'ist-event-laid': 'laid',
}

/** What a card brought that is cashed in at the end is told by its name. */
const BROUGHT = new Set(['earned', 'gained', 'got-coffee'])
function cashedIn(event: GameEvent, log: GameEvent[] = []): boolean {
  if (!BROUGHT.has(event.name)) return false
  let at = log.lastIndexOf(event)
  while (at > 0 && BROUGHT.has(log[at]!.name)) at--
  return log[at]?.name === 'cashed'
}

/** Whether a figure was sent where it already was. */
function stayed(event: GameEvent, log: GameEvent[] = []): boolean {
  const at = log.lastIndexOf(event)
  const before = log
    .slice(0, at < 0 ? log.length : at)
    .findLast((one) => one.name === event.name && one['figure'] === event['figure'])
  return before?.['place'] === event['place']
}

export function line(event: GameEvent, stage: Stage): Line | null {
  const kind = KINDS[event.name]
  if (!kind || cashedIn(event, stage.log)) return null
  const seat = typeof event['seat'] === 'number' ? event['seat'] : -1
  const made: Line = {
    seat,
    said: { id: `ist-event-${told(event, stage)}`, args: values(event, stage) },
    icons: icons(event, kind),
    weight: kind.weight ?? 'plain',
  }
  const start = event['start']
  const from = typeof start === 'number' ? `place:${start}` : anchor(kind.from, event, seat, stage.view)
  const to = anchor(kind.to, event, seat, stage.view)
  const joins = JOINS[made.said.id]
  if (joins) Object.assign(made, { joins, things: [made.said.args!['what']] })
  if (from) made.source = from
  if (to) made.target = to
  return made
}

/** The event as it is told; some need to know what was before. */
function told(event: GameEvent, stage: Stage): string {
  return event.name === 'figure-moved' && stayed(event, stage.log) ? 'figure-stayed' : variant(event)
}

/** The event, or a variant of it that says something else. */
export function variant(event: GameEvent): string {
  const { name, start, place, neutral, amount, lost, delivered, seat, to, figure, market } = event
  if (name === 'moved' && start === place) return 'moved-stayed'
  if (name === 'neutral-moved' && start === place) return 'neutral-stayed'
  if ((name === 'picked-up' || name === 'left') && neutral) return `${name}-neutral`
  if (name === 'gained' && !amount) return lost ? 'gained-none' : 'gained-full'
  if (name === 'gained' && lost) return 'gained-part'
  if (name === 'spent-letter' && delivered) return 'spent-letter-delivered'
  if (name === 'won-auction' && seat === to) return 'won-auction-own'
  if (name === 'figure-moved' || name === 'used-figure') return `${name}-${figureOf(Number(figure))}`
  if (name === 'sent-family' && place === PLACE.police) return 'sent-family-home'
  if (name === 'demand-shown') return market ? 'demand-shown-large' : 'demand-shown-small'
  return name
}

/** What the clause speaks of. */
function values(event: GameEvent, stage: Stage): Args {
  const given = event as Record<string, number>
  const args: Args = { ...(event as Record<string, number>) }
  if ('place' in event) Object.assign(args, placed(given['place']!))
  if ('one' in event) Object.assign(args, { one: placeName(given['one']!), other: placeName(given['other']!) })
  if ('figure' in event) args['figure'] = t(`ist-figure-${figureOf(given['figure']!)}`)
  if ('to' in event) args['name'] = seatName(stage, given['to']!)
  if ('whose' in event) args['name'] = seatName(stage, given['whose']!)
  if ('lira' in event) args['what'] = object('lira', given['lira']!)
  if ('coffee' in event) args['what'] = object('coffee', given['coffee']!)
  if ('good' in event) Object.assign(args, ofGood(event))
  if ('card' in event) args['card'] = event.name.includes('guild') ? guildName(given['card']!) : cardName(given['card']!)
  if ('tile' in event) Object.assign(args, ofTile(event, stage.view))
  for (const pile of ['cards', 'letters', 'tiles']) if (pile in event) args['n'] = given[pile]!
  if ('sale' in event) Object.assign(args, { what: things(tables.sales[given['sale']!]!), cost: object('lira', given['lira']!) })
  if ('side' in event) args['what'] = things(tables.baksheesh[given['side']! % tables.baksheesh.length]!)
  if (event.name === 'returned' || event.name === 'laid') args['what'] = placeName(given['place']!)
  if (event.name === 'mail-moved') {
    const mail = tables.mail[given['state']!]!
    args['what'] = things(mail.goods, { lira: mail.lira })
  }
  return args
}

function ofGood(event: GameEvent): Args {
  const good = goodOf(Number(event['good']))
  const got = Number(event['amount'])
  const what = event.name === 'gained' && !got ? amount(good, Number(event['lost'])) : object(good, got)
  return { good: t(`ist-good-${good}`), what }
}

function ofTile(event: GameEvent, view: View): Args {
  const tile = Number(event['tile'])
  if (event.name === 'demand-shown') return { what: things(tables.demand[Number(event['market'])]![tile]!) }
  if (event.name === 'took-tile') return { tile: tileName(tile) }
  return { tile: event.name === 'took-tavern-tile' ? tavernName(tile) : kioskName(tile, view) }
}

function icons(event: GameEvent, kind: Kind): string[] {
  if ('figure' in event) return [figureOf(Number(event['figure']))]
  if ('good' in event) return [goodOf(Number(event['good']))]
  if (event.name === 'took-tile') return [`tile-${TILES[Number(event['tile'])]}`]
  return kind.icons ?? []
}

/** Where something is: “here” is the place where the player’s merchant stands. */
function anchor(where: Kind['from'] | Kind['to'], event: GameEvent, seat: number, view: View): string | undefined {
  switch (where) {
    case 'here':
      return seat < 0 ? undefined : `place:${trader(view, seat)?.place ?? 0}`
    case 'me':
      return seat < 0 ? undefined : `player:${seat}`
    case 'other':
      return event['to'] === event['seat'] ? undefined : `player:${event['to']}`
    case 'place':
      return `place:${event['place']}`
    default:
      return where
  }
}

/** The dice that an event rolled. */
export function dice(event: GameEvent): number[] | null {
  if (event.name === 'rolled') return [Number(event['low']), Number(event['high'])]
  return event.name === 'rolled-die' ? [Number(event['face'])] : null
}

const TWO_DICE = 7
const ONE_DIE = 3.5
const SENT_AWAY = new Set(['figure-moved', 'neutral-moved'])

/** The rolls of each seat’s own turns; rolls that only send a figure elsewhere are nobody’s luck. */
export function luck(events: GameEvent[], seats: number): { rolls: number; mean: number; expected: number }[] {
  const found = Array.from({ length: seats }, () => ({ rolls: 0, sum: 0, due: 0 }))
  let turn = 0 // the first turn is not announced
  events.forEach((event, index) => {
    if (event.name === 'turn-began') turn = Number(event['seat'])
    const shown = dice(event)
    const his = found[turn]
    if (!shown || !his || SENT_AWAY.has(events[index + 1]?.name ?? '')) return
    his.rolls += 1
    his.sum += shown.reduce((sum, one) => sum + one, 0)
    his.due += shown.length === 2 ? TWO_DICE : ONE_DIE
  })
  return found.map(({ rolls, sum, due }) => ({
    rolls,
    mean: rolls ? sum / rolls : 0,
    expected: rolls ? due / rolls : TWO_DICE,
  }))
}
