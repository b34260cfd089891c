/** What happened: each event as a line with its pictures, and from where to where things went. */

import type { GameEvent } from '@/lib/wire'
import type { Args } from '@/lib/words.svelte'
import { t } from '@/lib/words.svelte'
import type { Line } from '@/table/face'
import type { Stage } from '@/table/stage.svelte'
import { areaName, cardName, faces, object, piece, tileName, unpacked } from './names'
import { tileIcon } from './options'
import { FACES, tables } from './tables'

interface Kind {
  icons?: string[]
  weight?: Line['weight']
  from?: 'me' | 'supply' | 'deck' | 'stack' | 'tile' | 'area'
  to?: 'me' | 'supply' | 'tile' | 'card' | 'discard'
}

/** What is told. What an action was is told by what is paid and taken, and an accepted card by the same. */
const KINDS: Record<string, Kind> = {
  'turn-began': { weight: 'small' },
  rolled: { icons: ['dice'] },
  rerolled: { icons: ['crystal'], from: 'me', to: 'supply' },
  spent: { weight: 'small' },
  cashed: { icons: ['die-coin'], weight: 'small' },
  took: { from: 'supply', to: 'me' },
  paid: { from: 'me', to: 'supply', weight: 'small' },
  returned: { from: 'me', to: 'supply' },
  revealed: { icons: ['card'], weight: 'small', from: 'deck' },
  reshuffled: { icons: ['deck'], weight: 'small' },
  'used-card': { icons: ['card'], to: 'discard' },
  declined: {},
  consoled: {},
  'tile-shown': { weight: 'small', from: 'stack', to: 'tile' },
  'took-tile': { weight: 'big', from: 'tile', to: 'me' },
  'lost-tile': { from: 'me' },
  'took-ruby': { icons: ['ruby'], weight: 'big', from: 'area', to: 'me' },
  'last-round': { icons: ['clock'], weight: 'big' },
  ended: { icons: ['ruby'], weight: 'big' },
}
const WAYS = ['die', 'marker', 'brown']

export function line(event: GameEvent, _stage: Stage): Line | null {
  const kind = KINDS[event.name]
  if (!kind) return null
  const seat = typeof event['seat'] === 'number' ? event['seat'] : -1
  const made: Line = {
    seat,
    said: { id: `dice-event-${variant(event)}`, args: values(event) },
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
  return event.name === 'spent' ? `spent-${WAYS[Number(event['how'])]}` : event.name
}

/** What the clause speaks of. */
function values(event: GameEvent): Args {
  const given = event as Record<string, number>
  const args: Args = { ...event }
  if (event.name === 'cashed') args['coins'] = object('coins', given['dice']!)
  else if ('dice' in event) args['dice'] = faces(unpacked(given['dice']!, FACES))
  if ('good' in event) args['colour'] = t(`dice-colour-${tables.colours[given['good']!]}`)
  if ('resource' in event) args['what'] = piece(given['resource']!, given['amount'] ?? 1)
  if ('card' in event) args['card'] = cardName(given['card']!)
  if ('cards' in event) args['n'] = given['cards']!
  if ('tile' in event) args['tile'] = tileName(given['tile']!)
  if ('area' in event) args['area'] = areaName(given['area']!)
  return args
}

function icons(event: GameEvent, kind: Kind): string[] {
  if ('resource' in event) return [resourceIcon(Number(event['resource']))]
  if ('tile' in event) return [tileIcon(Number(event['tile']))]
  if (event.name === 'spent') {
    const colour = tables.colours[Number(event['good'])]
    return [event['how'] === 2 ? 'marker-brown' : `${event['how'] ? 'marker' : 'die'}-${colour}`]
  }
  return kind.icons ?? []
}

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

