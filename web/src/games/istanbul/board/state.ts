/** The live state of each place: what is on it, what it costs or gives now, as small pictures in one or two rows. */

import type { View } from '@/lib/wire'
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

/** What a place has, asks for and gives now, as the engine tells it, and who looks (-1: nobody in particular). */
interface Here {
  view: View
  place: number
  seat: number
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  now: Record<string, any>
}

/** The demand and, below it, what one to five goods bring; marked is what mine would bring. */
function market({ now }: Here): Shown {
  if (!now['wanted']) return NOTHING
  const signs = goods(now['wanted'])
  const prices = (now['pays'] as number[]).map((pay, i): Sign => ({ as: 'price', text: pay, tone: i + 1 === now['best'] ? 'now' : undefined }))
  return { rows: [signs, prices], small: signs }
}

/** The top tile of each stack and what it asks for; those I have are dim. */
function mosque({ view, seat, now }: Here): Shown {
  const costs = now['tiles'] as Record<string, number | null>
  const tiles = ['red', 'green', 'blue', 'yellow'].filter((name) => name in costs).map((name): Sign => {
    const cost = costs[name]!
    if (costs[name] === null) return gone
    const colour = TILES.indexOf(name as (typeof TILES)[number])
    const mine = seat >= 0 && hasTile(trader(view, seat), colour)
    // A tile that I have is used where it lies before me, not at its stack.
    return { as: 'tile', tone: GOODS[colour]!, text: cost, count: Number(mine), anchor: mine ? undefined : `tile:${name}` }
  })
  return both([...tiles, { icon: 'ruby', text: now['rubies'] }])
}

const track =
  (price: Sign) =>
  ({ now }: Here): Shown => {
    if (!now['price']) return both([gone])
    const cost = { ...price, text: now['price'] }
    return both([cost, { icon: 'ruby', as: 'pile', count: now['rubies'], text: now['rubies'] }], [cost, { icon: 'ruby', text: now['rubies'] }])
  }

function palace({ now }: Here): Shown {
  if (!now['fields']) return both([gone])
  const fields = (now['fields'] as string[]).map((icon): Sign => ({ icon, as: 'field' }))
  const rest: Sign = { icon: 'ruby', text: now['rubies'] }
  const cost = fields.length
  // On a small tile the goods themselves as long as they can be told apart.
  const small = cost <= 5 ? [...fields, rest] : cost <= 7 ? fields : [{ icon: 'wild', text: cost }, rest]
  return both([...fields, { icon: 'ruby', as: 'pile', count: now['rubies'], text: now['rubies'] }], small)
}

function warehouse({ place, seat, now }: Here): Shown {
  const icon = GOODS[place - PLACE.fabric]!
  if (seat < 0) return one(...many(icon, 3))
  const ghosts = Array.from({ length: now['room'] as number }, (): Sign => ({ icon, as: 'ghost' }))
  return both([...many(icon, now['have']), ...ghosts], [{ icon, text: `+${now['room']}` }])
}

function post({ view, now }: Here): Shown {
  const slots = printed(view).mail.map((column, i): Sign => {
    const [icon, n] = column[i < now['down'] ? 1 : 0]!
    return { icon, text: icon === 'lira' ? n : undefined, as: i < now['down'] ? 'down' : 'up' }
  })
  return both(slots, [...goods(now['goods']), { as: 'coin', text: now['lira'] }])
}

function caravansary({ view, now }: Here): Shown {
  const kind = now['top'] === null ? null : printed(view).cards[now['top'] as number]!
  const row: Sign[] = [{ icon: 'deck', text: now['cards'], anchor: 'deck' }]
  row.push(kind === null ? { as: 'card' } : { icon: iconOf(kind), as: 'card', anchor: 'discard' })
  if (istanbul(view).game_options.caravan_leader && istanbul(view).leader === -1) row.push({ icon: 'star' })
  if (hasCoffee(view)) row.push({ icon: 'coffee', text: '+1' })
  return both(row, row.slice(0, 2))
}

function tavern({ now }: Here): Shown {
  const priced = Object.entries(now['tiles'] as Record<string, number | null>).flatMap(([name, cost]): Sign[] => [
    { icon: name === 'movement' ? 'straight' : 'governor', anchor: `tavern:${name}` },
    cost === null ? gone : { icon: 'coffee', text: cost },
  ])
  const asked = (now['goods'] as number[]).flatMap((n, good): Sign[] => (n ? [{ icon: GOODS[good]!, text: n }] : []))
  return { rows: [priced, [{ icon: 'coffee', text: now['coffee'] }, ...asked, TO, { icon: 'ruby' }]], small: priced }
}

const DRAWN: Record<number, (here: Here) => Shown> = {
  [PLACE.wainwright]: ({ now }) => {
    const rubies: Sign = { icon: 'ruby', text: now['rubies'] }
    const row: Sign[] = now['extensions'] ? [{ as: 'coin', text: now['price'] }, { icon: 'extension', text: now['extensions'] }] : [gone]
    return both([...row, rubies], [row[0]!, rubies])
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
  [PLACE.dealer]: track({ as: 'coin' }),
  [PLACE.coffeeHouse]: track({ icon: 'coffee' }),
  [PLACE.roasting]: ({ view }) => {
    const { lira, coffee } = printed(view).roast
    return one({ as: 'coin', text: lira }, { icon: 'wild' }, { icon: 'card' }, TO, { icon: 'coffee', text: `+${coffee}` })
  },
  [PLACE.guild]: ({ now }) => {
    const row: Sign[] = [{ icon: 'guild', text: now['cards'] }, { as: 'card', text: now['top'] ?? '' }, { icon: 'coffee', text: '+1' }]
    return both(row, row.slice(0, 2))
  },
  [PLACE.tavern]: tavern,
  [PLACE.embassy]: () => one({ icon: 'letter', text: '+2' }),
  [PLACE.kiosk]: ({ now }) => one({ icon: 'letter', text: '+1' }, { icon: 'gift', text: now['tiles'] }),
  [PLACE.auction]: () => one({ icon: 'wild', text: '+1' }, { icon: 'lira' }, TO, { icon: 'card', text: 2 }),
  [PLACE.society]: ({ now }) => {
    const row: Sign[] = [{ icon: 'seal', text: now['seals'] }, TO, { icon: 'ruby' }]
    if (now['lira']) row.push({ as: 'coin', text: `+${now['lira']}` })
    return both(row, now['lira'] ? [row[0]!, row[3]!] : [row[0]!])
  },
  [PLACE.catacombs]: () => one({ icon: 'wild' }, { icon: 'coffee' }, TO, { icon: 'merchant', tone: 'soft' }),
}

/** What to show on a place, to a seat (-1: to who watches). */
export const shown = (view: View, place: number, seat: number): Shown =>
  DRAWN[place]?.({ view, place, seat, now: facts(view).places[place] ?? {} }) ?? NOTHING
