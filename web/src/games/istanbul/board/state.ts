/** The live state of each place: what is on it, what it costs or gives now, as small pictures in one or two rows. */

import type { IstanbulView, Places, View } from '@/lib/wire'
import { GOODS, PLACE, TILES, facts, hasCoffee, hasTile, istanbul, printed, trader } from '../bazaar'
import { iconOf } from '../cards/art'

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
const gone: Sign = { as: 'none', text: '–' }
const many = (icon: string, count: number): Sign[] => Array.from({ length: count }, () => ({ icon }))
const goods = (counts: number[]): Sign[] => counts.flatMap((count, good) => many(GOODS[good]!, count))
const one = (...row: Sign[]): Shown => ({ rows: [row], small: [] })
const both = (row: Sign[], small = row): Shown => ({ rows: [row], small })

/** A place, how things stand at all of them, and who looks (-1: nobody in particular). */
interface Here {
  view: IstanbulView
  place: number
  seat: number
  now: Places
  rubies: number
}

/** The demand and, below it, what one to five goods bring; marked is what mine would bring. */
function market({ place, now }: Here): Shown {
  const here = now.markets[place]
  if (!here) return NOTHING
  const signs = goods(here.wanted)
  const prices = here.pays.map((pay, i): Sign => ({ as: 'price', text: pay, tone: i + 1 === here.best ? 'now' : undefined }))
  return { rows: [signs, prices], small: signs }
}

/** The top tile of each stack and what it asks for; those I have are dim. */
function mosque({ view, place, seat, now, rubies }: Here): Shown {
  const costs = now.mosques[place]!
  const tiles = ['red', 'green', 'blue', 'yellow'].filter((name) => name in costs).map((name): Sign => {
    const cost = costs[name] ?? null
    if (cost === null) return gone
    const colour = TILES.indexOf(name)
    const mine = seat >= 0 && hasTile(trader(view, seat), colour)
    // A tile that I have is used where it lies before me, not at its stack.
    return { as: 'tile', tone: GOODS[colour]!, text: cost, count: Number(mine), anchor: mine ? undefined : `tile:${name}` }
  })
  return both([...tiles, { icon: 'ruby', text: rubies }])
}

const track =
  (sign: Sign, price: (now: Places) => number | null) =>
  ({ now, rubies }: Here): Shown => {
    const cost = { ...sign, text: price(now) ?? undefined }
    if (!cost.text) return both([gone])
    return both([cost, { icon: 'ruby', as: 'pile', count: rubies, text: rubies }], [cost, { icon: 'ruby', text: rubies }])
  }

function palace({ now, rubies }: Here): Shown {
  if (!now.palace) return both([gone])
  const fields = now.palace.fields.map((icon): Sign => ({ icon, as: 'field' }))
  const rest: Sign = { icon: 'ruby', text: rubies }
  const cost = fields.length
  // On a small tile the goods themselves as long as they can be told apart.
  const small = cost <= 5 ? [...fields, rest] : cost <= 7 ? fields : [{ icon: 'wild', text: cost }, rest]
  return both([...fields, { icon: 'ruby', as: 'pile', count: rubies, text: rubies }], small)
}

function warehouse({ place, now }: Here): Shown {
  const icon = GOODS[place - PLACE.fabric]!
  const mine = now.warehouses[place]
  if (!mine) return one(...many(icon, 3))
  const ghosts = Array.from({ length: mine.room }, (): Sign => ({ icon, as: 'ghost' }))
  return both([...many(icon, mine.have), ...ghosts], [{ icon, text: `+${mine.room}` }])
}

function post({ view, now }: Here): Shown {
  const slots = printed(view).mail.map((column, i): Sign => {
    const [icon, n] = column[i < view.mail ? 1 : 0]!
    return { icon, text: icon === 'lira' ? n : undefined, as: i < view.mail ? 'down' : 'up' }
  })
  return both(slots, [...goods(now.post.goods), { as: 'coin', text: now.post.lira }])
}

function caravansary({ view }: Here): Shown {
  const kind = printed(view).cards[view.discard.at(-1) ?? -1]
  const row: Sign[] = [{ icon: 'deck', text: view.deck_size, anchor: 'deck' }]
  row.push(kind === undefined ? { as: 'card' } : { icon: iconOf(kind), as: 'card', anchor: 'discard' })
  if (view.game_options.caravan_leader && view.leader === -1) row.push({ icon: 'star' })
  if (hasCoffee(view)) row.push({ icon: 'coffee', text: '+1' })
  return both(row, row.slice(0, 2))
}

function tavern({ now: { tavern: now } }: Here): Shown {
  if (!now) return NOTHING
  const priced = Object.entries(now.tiles).flatMap(([name, cost]): Sign[] => [
    { icon: name === 'movement' ? 'straight' : 'governor', anchor: `tavern:${name}` },
    cost === null ? gone : { icon: 'coffee', text: cost },
  ])
  const asked = now.goods.flatMap((n, good): Sign[] => (n ? [{ icon: GOODS[good]!, text: n }] : []))
  return { rows: [priced, [{ icon: 'coffee', text: now.coffee }, ...asked, TO, { icon: 'ruby' }]], small: priced }
}

const DRAWN: Record<number, (here: Here) => Shown> = {
  [PLACE.wainwright]: ({ now: { wainwright }, rubies }) => {
    const rest: Sign = { icon: 'ruby', text: rubies }
    const { price, extensions } = wainwright
    const row: Sign[] = extensions ? [{ as: 'coin', text: price }, { icon: 'extension', text: extensions }] : [gone]
    return both([...row, rest], [row[0]!, rest])
  },
  [PLACE.fabric]: warehouse,
  [PLACE.spice]: warehouse,
  [PLACE.fruit]: warehouse,
  [PLACE.post]: post,
  [PLACE.caravansary]: caravansary,
  [PLACE.fountain]: ({ view, seat }) => {
    if (seat < 0) return NOTHING
    const away = trader(view, seat).posted.length
    const row: Sign[] = [{ icon: 'back' }, { icon: 'assistant', text: away, tone: 'mine' }]
    return both(row, away ? row : [])
  },
  [PLACE.blackMarket]: ({ view }) =>
    one(...printed(view).jewelry.flatMap(([count, from]): Sign[] => [{ as: 'none', text: `${from}+` }, { icon: 'jewelry', as: 'pile', count }])),
  [PLACE.teaHouse]: ({ view }) => one({ icon: 'dice' }, { as: 'none', text: printed(view).bids.join('–') }, TO, { icon: 'lira' }),
  [PLACE.largeMarket]: market,
  [PLACE.smallMarket]: market,
  [PLACE.police]: ({ view, seat, place }) => {
    const away = seat >= 0 && trader(view, seat).family !== place
    return one({ icon: 'family', tone: seat >= 0 ? 'mine' : undefined, as: away ? 'ghost' : undefined }, TO, { icon: 'anywhere' })
  },
  [PLACE.palace]: palace,
  [PLACE.smallMosque]: mosque,
  [PLACE.greatMosque]: mosque,
  [PLACE.dealer]: track({ as: 'coin' }, (now) => now.dealer),
  [PLACE.coffeeHouse]: track({ icon: 'coffee' }, (now) => now.coffee_house),
  [PLACE.roasting]: ({ view }) => {
    const { lira, coffee } = printed(view).roast
    return one({ as: 'coin', text: lira }, { icon: 'wild' }, { icon: 'card' }, TO, { icon: 'coffee', text: `+${coffee}` })
  },
  [PLACE.guild]: ({ view }) => {
    const row: Sign[] = [{ icon: 'guild', text: view.guild_deck_size }, { as: 'card', text: view.guild_discard?.at(-1) ?? '' }, { icon: 'coffee', text: '+1' }]
    return both(row, row.slice(0, 2))
  },
  [PLACE.tavern]: tavern,
  [PLACE.embassy]: () => one({ icon: 'letter', text: '+2' }),
  [PLACE.kiosk]: ({ now }) => one({ icon: 'letter', text: '+1' }, { icon: 'gift', text: now.kiosk ?? 0 }),
  [PLACE.auction]: () => one({ icon: 'wild', text: '+1' }, { icon: 'lira' }, TO, { icon: 'card', text: 2 }),
  [PLACE.society]: ({ view, now }) => {
    const row: Sign[] = [{ icon: 'seal', text: printed(view).seals }, TO, { icon: 'ruby' }]
    if (now.society) row.push({ as: 'coin', text: `+${now.society}` })
    return both(row, now.society ? [row[0]!, row[3]!] : [row[0]!])
  },
  [PLACE.catacombs]: () => one({ icon: 'wild' }, { icon: 'coffee' }, TO, { icon: 'merchant', tone: 'soft' }),
}

/** What to show on a place, to a seat (-1: to who watches). */
export const shown = (view: View, place: number, seat: number): Shown =>
  DRAWN[place]?.({ view: istanbul(view), place, seat, now: facts(view).places, rubies: istanbul(view).rubies[place]! }) ?? NOTHING
