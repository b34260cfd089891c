/** The live state of each place: what is on it, what it costs or gives now, as small pictures in one or two rows. */

import type { View } from '@/lib/wire'
import { GOODS, PLACE, TILES, tables } from '../tables'

/** A picture, a number beside or in it, and how it is set. */
export interface Sign {
  icon?: string
  text?: string | number
  /** coin: a price in lira; tile: a mosque tile; slot: a mail indicator's column; pile: that many, overlapping. */
  as?: 'coin' | 'tile' | 'up' | 'down' | 'pile' | 'ghost' | 'price' | 'to' | 'card' | 'field' | 'none'
  tone?: string
  count?: number
  /** What it stands for, where it can be clicked by itself. */
  anchor?: string
}

export interface Shown {
  rows: Sign[][]
  /** What remains of it on a small tile. */
  small: Sign[]
}

/** The least size of a number, in pixels: what is smaller cannot be read. */
export const READABLE = 10
const FONT = 0.72 // of the size of a sign
const DIGIT = 0.54 // of the size of the font
const GAP = 0.22 // between signs
const TINY = 8.5 // a picture that can still be told apart

/** How much of each thing in a pile is seen, in its own width. */
export const lap = (count = 1): number => Math.min(0.4, 2 / count)

/** How wide a sign is: so many times its size, and so many letters. */
function span({ as, icon, text, count }: Sign): [number, number] {
  const letters = text === undefined ? 0 : String(text).length
  if (as === 'pile') return [1.1 + ((count ?? 1) - 1) * lap(count), letters]
  if (as === 'to') return [0.6, 0]
  if (as === 'tile') return [1.1, letters]
  if (as === 'coin') return [0.5, Math.max(1.1, letters)]
  if (as === 'price') return [0.06, letters + 0.3]
  if (as === 'card') return [0.95, 0]
  if (as === 'up' || as === 'down') return [text ? 0.8 : 1.25, letters]
  if (as === 'field') return [0.82, 0]
  return [(icon ? 1 : 0) + (letters ? 0.12 : 0), letters]
}

export interface Fitted {
  rows: Sign[][]
  /** The size of a sign and of a number, in pixels. */
  size: number
  font: number
}

const fontOf = (size: number): number => Math.max(READABLE, size * FONT)

/** As much of it as there is room for: numbers keep a size that can be read, pictures give way. */
export function fitted({ rows, small }: Shown, level: number, width: number, height: number): Fitted | null {
  const least = small.length ? [[small]] : []
  const tries = level ? [rows, ...(rows.length > 1 ? [rows.slice(0, 1)] : []), ...least] : rows.length > 1 ? [rows, ...least] : least
  for (const shown of tries.filter((one) => one.length)) {
    for (let size = 30; size >= TINY; size -= 0.5) {
      const font = fontOf(size)
      const tall = shown.reduce((sum, row) => sum + (row[0]!.as === 'price' ? font : Math.max(size * 1.12, font)), 0)
      const fits = (row: Sign[]): boolean => {
        const [own, letters] = row.reduce(([a, b], sign) => [a + span(sign)[0] + GAP, b + span(sign)[1]], [0, 0])
        return own * size + letters * font * DIGIT <= width * 0.97
      }
      if (tall <= height * (shown.length > 1 ? 1 : 0.9) && shown.every(fits)) return { rows: shown, size, font }
    }
  }
  return null
}

const NOTHING: Shown = { rows: [], small: [] }
const TO: Sign = { as: 'to' }
const many = (icon: string, count: number): Sign[] => Array.from({ length: count }, () => ({ icon }))
const sum = (counts: number[]): number => counts.reduce((total, one) => total + one, 0)
const goods = (counts: number[]): Sign[] => counts.flatMap((count, good) => many(GOODS[good]!, count))
const one = (...row: Sign[]): Shown => ({ rows: [row], small: [] })

/** The four columns of the Post Office, from left: what the upper and the lower field give. */
const MAIL: [Sign, Sign][] = [
  [{ icon: 'fabric' }, { icon: 'spice' }],
  [{ icon: 'lira', text: 2 }, { icon: 'lira', text: 1 }],
  [{ icon: 'jewelry' }, { icon: 'fruit' }],
  [{ icon: 'lira', text: 2 }, { icon: 'lira', text: 1 }],
]

/** The pictogram that stands for a kind of bonus card on the discard pile. */
const CARD_ICONS: Record<string, string> = {
  good: 'wild', far: 'step', return: 'back', family: 'family', any: 'market', post: 'mail', dealer: 'ruby',
  'coffee-lira': 'lira', 'coffee-dice': 'dice', six: 'dice', wainwright: 'barrow', house: 'coffee',
  'letter-dice': 'dice',
  'good-lira': 'lira', copy: 'twice', errand: 'family', join: 'merchant', figure: 'governor', ride: 'anywhere',
} // prettier-ignore

/** How many rubies lie on a place, and what the next one costs. */
export const rubiesAt = (view: View, place: number): number => (view.rubies as number[])[place] ?? 0

export function ruby(view: View, place: number): number | null {
  const left = rubiesAt(view, place)
  if (!left) return null
  if (place === PLACE.palace) return tables.palaceFields - left
  if (place === PLACE.dealer) return tables.dealerTop - left
  return tables.coffeeTop - left
}

/** The goods a mosque asks for now: null when its tiles are gone. */
export function mosque(view: View, colour: number): number | null {
  const costs = tables.mosqueCosts[view.seats] ?? []
  const left = (view.tiles_left as number[])[colour] ?? 0
  return left ? costs[costs.length - left]! : null
}

/** Extensions that nobody has yet. */
export const extensions = (view: View): number =>
  sum((view.players as { capacity: number }[]).map((player) => tables.fullCapacity - player.capacity))

/** The goods on the demand tile in force, if one lies there. */
export function demand(view: View, market: number): number[] | null {
  const tile = ((view.demand as number[][])[market] ?? []).at(-1)
  return tile === undefined ? null : tables.demand[market]![tile]!
}

export const tavernPrice = (view: View, tile: number): number | null => {
  const left = (view['tavern_left'] as number[])[tile] ?? 0
  return left ? tables.tavernCosts[tables.tavernCosts.length - left]! : null
}

const gone: Sign = { as: 'none', text: '–' }

/** The demand and, below it, what one to five goods bring; marked is what mine would bring. */
function market(view: View, which: number, mine: number[] | undefined): Shown {
  const wanted = demand(view, which)
  if (!wanted) return NOTHING
  const signs = goods(wanted)
  const have = mine ? sum(wanted.map((count, good) => Math.min(count, mine[good] ?? 0))) : 0
  const prices = tables.marketPay[which]!.slice(1)
  return {
    rows: [signs, prices.map((pay, i): Sign => ({ as: 'price', text: pay, tone: i + 1 === have ? 'now' : undefined }))],
    small: signs,
  }
}

/** The top tile of each stack and what it asks for; those I have are dim. */
function mosques(view: View, place: number, colours: number[], owned: number): Shown {
  const tiles = colours.map((colour): Sign => {
    const cost = mosque(view, colour)
    if (cost === null) return gone
    const mine = (owned >> colour) & 1
    // A tile that I have is used where it lies before me, not at its stack.
    return { as: 'tile', tone: GOODS[colour]!, text: cost, count: mine, anchor: mine ? undefined : `tile:${TILES[colour]}` }
  })
  const row = [...tiles, { icon: 'ruby', text: rubiesAt(view, place) }]
  return { rows: [row], small: row }
}

function track(view: View, place: number, price: Sign): Shown {
  const cost = ruby(view, place)
  if (cost === null) return { rows: [[gone]], small: [gone] }
  const left = rubiesAt(view, place)
  return {
    rows: [[{ ...price, text: cost }, { icon: 'ruby', as: 'pile', count: left, text: left }]],
    small: [{ ...price, text: cost }, { icon: 'ruby', text: left }],
  }
}

function palace(view: View): Shown {
  const cost = ruby(view, PLACE.palace)
  if (cost === null) return { rows: [[gone]], small: [gone] }
  const left = rubiesAt(view, PLACE.palace)
  const fields = tables.palaceTrack.slice(0, cost).map((good): Sign => ({ icon: GOODS[good] ?? 'wild', as: 'field' }))
  const rest: Sign = { icon: 'ruby', text: left }
  // On a small tile the goods themselves as long as they can be told apart.
  const small = cost <= 5 ? [...fields, rest] : cost <= 7 ? fields : [{ icon: 'wild', text: cost }, rest]
  return { rows: [[...fields, { icon: 'ruby', as: 'pile', count: left, text: left }]], small }
}

/** What to show on a place, to a seat (-1: to who watches). */
export function shown(view: View, place: number, seat: number): Shown {
  const me = seat >= 0 ? view.players[seat] : null
  switch (place) {
    case PLACE.wainwright: {
      const left = extensions(view)
      const rubies: Sign = { icon: 'ruby', text: rubiesAt(view, place) }
      const price: Sign = { as: 'coin', text: tables.extensionPrice }
      const row: Sign[] = left ? [price, { icon: 'extension', text: left }] : [gone]
      return { rows: [[...row, rubies]], small: [row[0]!, rubies] }
    }
    case PLACE.fabric:
    case PLACE.spice:
    case PLACE.fruit: {
      const good = place - PLACE.fabric
      const icon = GOODS[good]!
      if (!me) return one(...many(icon, 3))
      const room = me.capacity - me.goods[good]
      const ghosts = Array.from({ length: room }, (): Sign => ({ icon, as: 'ghost' }))
      return { rows: [[...many(icon, me.goods[good]), ...ghosts]], small: [{ icon, text: `+${room}` }] }
    }
    case PLACE.post: {
      const down = view['mail'] as number
      const slots = MAIL.map(([top, bottom], i): Sign => (i < down ? { ...top, as: 'down' } : { ...bottom, as: 'up' }))
      const { goods: given, lira } = tables.mail[down]!
      return { rows: [slots], small: [...goods(given), { as: 'coin', text: lira }] }
    }
    case PLACE.caravansary: {
      const top = (view['discard'] as number[]).at(-1)
      const kind = top === undefined ? null : tables.cards[top]!
      const row: Sign[] = [{ icon: 'deck', text: view['deck_size'], anchor: 'deck' }]
      row.push(kind === null ? { as: 'card' } : { icon: CARD_ICONS[kind] ?? kind, as: 'card', anchor: 'discard' })
      if (view.game_options['caravan_leader'] && view['leader'] === -1) row.push({ icon: 'star' })
      if ('guild' in view && mocha(view)) row.push({ icon: 'coffee', text: '+1' })
      return { rows: [row], small: row.slice(0, 2) }
    }
    case PLACE.fountain: {
      if (!me) return NOTHING
      const row: Sign[] = [{ icon: 'back' }, { icon: 'assistant', text: me.posted.length, tone: 'mine' }]
      return { rows: [row], small: me.posted.length ? row : [] }
    }
    case PLACE.blackMarket:
      return one(
        ...[1, 2, 3].flatMap((count): Sign[] => [
          { as: 'none', text: `${tables.jewelryFor.indexOf(count)}+` },
          { icon: 'jewelry', as: 'pile', count },
        ]),
      )
    case PLACE.teaHouse:
      return one(
        { icon: 'dice' },
        { as: 'none', text: `${tables.lowestBid}–${tables.highestBid}` },
        TO,
        { icon: 'lira' },
      )
    case PLACE.largeMarket:
      return market(view, 1, me?.goods)
    case PLACE.smallMarket:
      return market(view, 0, me?.goods)
    case PLACE.police:
      return one(
        me ? { icon: 'family', tone: 'mine', as: me.family === place ? undefined : 'ghost' } : { icon: 'family' },
        TO,
        { icon: 'anywhere' },
      )
    case PLACE.palace:
      return palace(view)
    case PLACE.smallMosque:
      return mosques(view, place, [0, 1], me?.tiles ?? 0)
    case PLACE.greatMosque:
      return mosques(view, place, [3, 2], me?.tiles ?? 0)
    case PLACE.dealer:
      return track(view, place, { as: 'coin' })
    case PLACE.coffeeHouse:
      return track(view, place, { icon: 'coffee' })
    case PLACE.roasting:
      return one({ as: 'coin', text: tables.roastLira }, { icon: 'wild' }, { icon: 'card' }, TO, {
        icon: 'coffee',
        text: `+${tables.roasted}`,
      })
    case PLACE.guild: {
      const top = (view['guild_discard'] as number[]).at(-1)
      const row: Sign[] = [
        { icon: 'guild', text: view['guild_deck_size'] },
        { as: 'card', text: top ?? '' },
        { icon: 'coffee', text: '+1' },
      ]
      return { rows: [row], small: row.slice(0, 2) }
    }
    case PLACE.tavern: {
      const price = (icon: string, tile: number): Sign[] => {
        const cost = tavernPrice(view, tile)
        const anchor = `tavern:${tables.tavernTiles[tile]}`
        return [{ icon, anchor }, cost === null ? gone : { icon: 'coffee', text: cost }]
      }
      const tiles = [...price('straight', 0), ...price('governor', 1)]
      const side = tables.baksheesh[view['baksheesh'] as number] ?? tables.baksheesh[0]!
      const bribe: Sign[] = [
        { icon: 'coffee', text: tables.baksheeshCoffee },
        ...side.flatMap((n, good): Sign[] => (n ? [{ icon: GOODS[good]!, text: n }] : [])),
        TO,
        { icon: 'ruby' },
      ]
      return { rows: [tiles, bribe], small: tiles }
    }
    case PLACE.embassy:
      return one({ icon: 'letter', text: '+2' })
    case PLACE.kiosk:
      return one({ icon: 'letter', text: '+1' }, { icon: 'gift', text: view.seats + 1 })
    case PLACE.auction:
      return one({ icon: 'wild', text: '+1' }, { icon: 'lira' }, TO, { icon: 'card', text: 2 })
    case PLACE.society: {
      const extra = tables.societyLira[view['society'] as number]
      const row: Sign[] = [{ icon: 'seal', text: tables.sealsForRuby }, TO, { icon: 'ruby' }]
      if (extra) row.push({ as: 'coin', text: `+${extra}` })
      return { rows: [row], small: extra ? [row[0]!, row[3]!] : [row[0]!] }
    }
    case PLACE.catacombs:
      return one({ icon: 'wild' }, { icon: 'coffee' }, TO, { icon: 'merchant', tone: 'soft' })
  }
  return NOTHING
}

/** Whether coffee is drunk at this table. */
export const mocha = (view: View): boolean => ((view.game_options['expansions'] as string[]) ?? []).includes('mocha')
