/** What happened: each event as a line with its pictures, and from where to where things went. */

import type { GameEvent } from '@/lib/wire'
import type { Args } from '@/lib/words.svelte'
import { t, words } from '@/lib/words.svelte'
import type { Line } from '@/table/face'
import type { Stage } from '@/table/stage.svelte'
import { areaName, cardName, condition, dieOf, diceOf, facesAlone, object, piece, tileFull, unpacked } from './names'
import { tileIcon } from './options'
import { BROWN, FACES, tables } from './tables'

interface Kind {
  icons?: string[]
  weight?: Line['weight']
  from?: 'me' | 'supply' | 'deck' | 'stack' | 'tile' | 'area'
  to?: 'me' | 'supply' | 'tile' | 'card' | 'discard'
  /** Several in a row are one line. */
  joins?: string
}

/** What is told. What an action was is told by what is paid and taken, and an accepted card by the same. */
const KINDS: Record<string, Kind> = {
  'turn-began': { weight: 'small' },
  rolled: { icons: ['dice'] },
  rerolled: { icons: ['crystal'], from: 'me', to: 'supply' },
  spent: { weight: 'small', joins: 'pays' },
  cashed: { icons: ['die-coin'], weight: 'small' },
  took: { from: 'supply', to: 'me', joins: 'takes' },
  paid: { from: 'me', to: 'supply', weight: 'small', joins: 'pays' },
  returned: { from: 'me', to: 'supply' },
  revealed: { icons: ['card'], weight: 'big', from: 'deck', joins: 'revealed' },
  reshuffled: { icons: ['deck'], weight: 'small' },
  'used-card': { icons: ['card'], weight: 'big', to: 'discard' },
  declined: {},
  consoled: {},
  'tile-shown': { weight: 'small', from: 'stack', to: 'tile', joins: 'shown' },
  'took-tile': { weight: 'big', from: 'tile', to: 'me' },
  'lost-tile': { from: 'me' },
  'took-ruby': { icons: ['ruby'], weight: 'big', from: 'area', to: 'me' },
  'last-round': { icons: ['clock'], weight: 'big' },
  ended: { icons: ['ruby'], weight: 'big' },
}

export function line(event: GameEvent, stage: Stage): Line | null {
  const kind = KINDS[event.name]
  const many = event.name === 'spent' || event.name === 'revealed' ? inARow(event, stage) : 1
  const amount = event.name === 'took' ? inAll(event, stage) : 0
  if (!kind || !many || amount === null) return null
  const seat = typeof event['seat'] === 'number' ? event['seat'] : -1
  const income = event.name === 'took' && isIncome(event, stage)
  const id = income ? 'dice-event-income' : `dice-event-${event.name}`
  const said = { id, args: values(event.name === 'took' ? { ...event, amount } : event, many) }
  const turned = event.name === 'revealed' ? together(event, stage, many) : null
  if (turned) said.args['what'] = words.list(turned)
  const made: Line = { seat, said, icons: icons(event, kind), weight: kind.weight ?? 'plain' }
  const from = anchor(kind.from, event, seat)
  const to = anchor(kind.to, event, seat)
  if (from) made.from = from
  if (to) made.to = to
  if (kind.joins) {
    made.joins = income ? 'income' : kind.joins
    made.things = turned ?? [String(said.args['what'])]
  }
  return made
}

/** What happened around an event: all that is known, or what an option would bring that is looked at. */
function around(event: GameEvent, stage: Stage): { all: GameEvent[]; at: number } {
  const looked = stage.looked === null ? [] : (stage.touched.get(stage.looked) ?? [stage.looked])
  for (const all of [stage.fresh, stage.log ?? [], ...looked.map((option) => stage.preview(option))]) {
    const at = all.lastIndexOf(event)
    if (at >= 0) return { all, at }
  }
  return { all: [event], at: 0 }
}

/** Goods that are paid alike, and cards turned up, one after another, are told once: how many; none, if told already. */
function inARow(event: GameEvent, stage: Stage): number {
  const { all, at } = around(event, stage)
  const alike = (other?: GameEvent) => other?.name === event.name && ['seat', 'good', 'how'].every((key) => other[key] === event[key])
  if (alike(all[at - 1])) return 0
  let count = 1
  while (alike(all[at + count])) count++
  return count
}

/** What is taken at once, such as the lira of two tiles, is told as one sum; null, if told already. */
function inAll(event: GameEvent, stage: Stage): number | null {
  const { all, at } = around(event, stage)
  const runs = (other?: GameEvent) => other?.name === 'took' && other['seat'] === event['seat']
  let first = at
  while (runs(all[first - 1])) first--
  let last = at
  while (runs(all[last + 1])) last++
  const alike = (other: GameEvent) => other['resource'] === event['resource']
  if (all.slice(first, at).some(alike)) return null
  return all.slice(at, last + 1).filter(alike).reduce((sum, one) => sum + Number(one['amount'] ?? 1), 0)
}

/** Cards turned up together, by name, in the order in which they lie. */
function together(event: GameEvent, stage: Stage, many: number): string[] {
  const { all, at } = around(event, stage)
  const cards = all.slice(at, at + many).map((one) => Number(one['card']))
  return cards.sort(asTheyLie).map((card) => t('dice-quoted', { name: cardName(card) }))
}

/** Revealed cards lie in the order of their numbers. */
const asTheyLie = (one: number, other: number): number => one - other

/** What mosque tiles bring comes right after the beginning of a turn. */
function isIncome(event: GameEvent, stage: Stage): boolean {
  const { all, at } = around(event, stage)
  const before = all.slice(0, at).findLast((other) => other.name !== 'took')
  return before?.name === 'turn-began' && before['seat'] === event['seat']
}

/** What the clause speaks of. */
function values(event: GameEvent, many: number): Args {
  const given = event as Record<string, number>
  const args: Args = { ...event }
  if (event.name === 'cashed') args['coins'] = object('coins', given['dice']!)
  else if ('dice' in event) {
    const counts = unpacked(given['dice']!, FACES)
    args['dice'] = event.name === 'rolled' ? facesAlone(counts) : diceOf(counts)
  }
  if (event.name === 'spent') args['what'] = payment(given['good']!, given['how']!, many)
  if ('resource' in event) args['what'] = piece(given['resource']!, given['amount'] ?? 1)
  if ('card' in event) args['card'] = cardName(given['card']!)
  if (event.name === 'consoled') args['need'] = condition(tables.cards[given['card']!]!)
  if ('cards' in event) args['n'] = given['cards']!
  if ('tile' in event) args['tile'] = tileFull(given['tile']!)
  if (event.name === 'tile-shown') args['what'] = t('dice-quoted', { name: args['tile']! })
  if ('area' in event) args['area'] = areaName(given['area']!)
  if ('rubies' in event) args['has'] = object('rubies', given['rubies']!)
  return args
}

/** Goods as they were paid: with dice, with markers, or with brown ones in their place. */
function payment(good: number, how: number, n: number): string {
  if (how === 0) return dieOf(good, n)
  if (how === 1) return piece(good, n)
  return t('dice-brown-as', { what: piece(BROWN, n), colour: t(`dice-colour-${tables.colours[good]}`) })
}

// -- bazaar cards that were turned up or used -------------------------------------------------------------------

/** One visit to the bazaar: the cards turned up, the one that was used (-1: none yet) and by whom, and what happened. */
export interface Visit {
  cards: number[]
  used: number
  seat: number
  events: GameEvent[]
}

const ELSEWHERE = new Set(['acted', 'rolled', 'rerolled', 'turn-began', 'ended', 'reshuffled'])

export function visits(events: GameEvent[]): Visit[] {
  const found: Visit[] = []
  let here: Visit | null = null
  for (const event of events) {
    const begins = event.name === 'revealed' ? !here || here.used >= 0 : event.name === 'used-card' && !here
    if (begins) found.push((here = { cards: [], used: -1, seat: -1, events: [] }))
    if (ELSEWHERE.has(event.name)) here = null
    if (!here) continue
    if (event.name === 'revealed') here.cards = [...here.cards, Number(event['card'])].sort(asTheyLie)
    else here.events.push(event)
    if (event.name === 'used-card') Object.assign(here, { used: Number(event['card']), seat: Number(event['seat']) })
  }
  return found
}

function icons(event: GameEvent, kind: Kind): string[] {
  if ('resource' in event) return [resourceIcon(Number(event['resource']))]
  if ('tile' in event) return [tileIcon(Number(event['tile']))]
  if (event.name === 'spent') return [spentIcon(event)]
  return kind.icons ?? []
}

/** The picture of what paid for a good. */
export const spentIcon = (event: GameEvent): string =>
  event['how'] === 2 ? 'marker-brown' : `${event['how'] ? 'marker' : 'die'}-${tables.colours[Number(event['good'])]}`

/** The picture of a resource: markers are discs. */
export const resourceIcon = (resource: number): string =>
  resource < 5 ? `marker-${tables.resources[resource]}` : tables.resources[resource]!

function anchor(where: Kind['from'] | Kind['to'], event: GameEvent, seat: number): string | undefined {
  switch (where) {
    case 'me':
      return seat < 0 ? undefined : `player:${seat}`
    case 'supply':
      return 'dice'
    case 'tile':
      return `tile:${tables.tiles[Number(event['tile'])]}`
    case 'card':
      return `card:${tables.cards[Number(event['card'])]!.name}`
    case 'area':
      return `area:${tables.areas[Number(event['area'])]}`
    default:
      return where
  }
}

/** Dice tumble on the board itself. */
export const dice = (_event: GameEvent): number[] | null => null

/** The dice of a turn fall when it begins. */
export const rolls = (events: GameEvent[], seat: number): boolean =>
  events.some((event) => event.name === 'turn-began' && event['seat'] === seat) &&
  events.some((event) => event.name === 'rolled' && event['seat'] === seat)

/** The faces that an event rolled. */
export const rolled = (event: GameEvent): number[] | null =>
  event.name === 'rolled' ? unpacked(Number(event['dice']), FACES) : null

// -- luck -------------------------------------------------------------------------------------------------------

/** How many dice of a roll show the same good, at most: what rubies and tiles are made of. */
const alike = (counts: number[]): number => Math.max(...counts.slice(0, 4))

const EXPECTED = new Map<number, number>()
/** What is to be expected of so many dice. */
export function expected(count: number): number {
  if (!EXPECTED.has(count)) {
    let sum = 0
    const roll = (left: number, counts: number[], ways: number): void => {
      if (counts.length === FACES - 1) {
        sum += ways * alike([...counts, left])
        return
      }
      let here = ways
      for (let n = 0; n <= left; n++) {
        roll(left - n, [...counts, n], here)
        here = (here * (left - n)) / (n + 1)
      }
    }
    roll(count, [], 1)
    EXPECTED.set(count, sum / FACES ** count)
  }
  return EXPECTED.get(count)!
}

/** The first roll of each turn: how many dice showed the same good, and how many were to be expected. */
export function luck(events: GameEvent[], seats: number): { rolls: number; mean: number; expected: number }[] {
  const found = Array.from({ length: seats }, () => ({ rolls: 0, sum: 0, due: 0 }))
  let first = true
  for (const event of events) {
    if (event.name === 'turn-began') first = true
    const counts = rolled(event)
    const his = found[Number(event['seat'])]
    if (!counts || !his || !first) continue
    first = false
    his.rolls += 1
    his.sum += alike(counts)
    his.due += expected(counts.reduce((sum, count) => sum + count, 0))
  }
  return found.map(({ rolls, sum, due }) => ({
    rolls,
    mean: rolls ? sum / rolls : 0,
    expected: rolls ? due / rolls : expected(tables.sharedDice),
  }))
}

