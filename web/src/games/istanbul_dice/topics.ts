/** What there is help for: our own short words, and the numbers of the full rules. */

import type { View } from '@/lib/wire'
import type { Said } from '@/lib/words.svelte'
import type { Topic } from '@/table/face'
import { t } from '@/lib/words.svelte'
import { cardName, cardNumber, goods, object, othersText, ownText, tileFull, tileNumber, tileText } from './names'
import { type Bazaar, CARPET, MONEY, SORTS, tables } from './tables'

/** All paragraphs of a chapter, or some of them: chapter('A', 6, 9). */
function chapter(name: string, first = 1, last = tables.rules[name] ?? 0): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => `DICE-${name}.${first + index}`)
}

const ACTION_RULES: Record<string, string[]> = {
  same: ['DICE-A.2', ...chapter('P')],
  pair: ['DICE-A.3', ...chapter('P')],
  three: ['DICE-A.4', ...chapter('P')],
  four: ['DICE-A.5', ...chapter('P')],
  lira: chapter('A', 6, 9),
  cards: [...chapter('A', 10, 13), ...chapter('C', 1, 9)],
}

/** Things that have one help text each: the title is `dice-NAME`, the text `dice-help-NAME`. */
const OTHERS: Record<string, string[]> = {
  turn: chapter('T'),
  faces: chapter('D'),
  crystals: chapter('D', 4, 8),
  marker: ['DICE-G.1', 'DICE-G.2', ...chapter('P')],
  wild: ['DICE-G.2', ...chapter('P', 1, 3)],
  money: ['DICE-G.4', 'DICE-P.4', ...chapter('A', 6, 9)],
  tile: chapter('M'),
  deck: chapter('C', 1, 9),
  scarcity: chapter('X'),
}
/** Anchors on the table that share a help text. */
const SAME: Record<string, string> = {
  dice: 'faces', crystal: 'crystals', brown: 'wild', lira: 'money', good: 'marker', stack: 'tile', discard: 'deck',
  player: 'turn', die: 'faces',
} // prettier-ignore

const TILE_RULES: Record<string, string[]> = {
  lira: ['DICE-M.7'],
  crystal: ['DICE-M.8'],
  card: ['DICE-M.9'],
  action: ['DICE-M.10'],
  die: ['DICE-M.11'],
  goods: ['DICE-M.12', 'DICE-A.8', 'DICE-A.9'],
}

export function topic(anchor: string, view: View | null): Topic | null {
  const [kind = '', which = ''] = anchor.split(':')
  if (kind === 'action' && which in ACTION_RULES) {
    const text: Said[] = [{ id: `dice-help-action-${which}`, args: { n: tables.coinWorth } }, { id: 'dice-help-pay' }]
    return { title: { id: `dice-action-${which}` }, text, rules: ACTION_RULES[which]! }
  }
  if ((kind === 'tile' || kind === 'own') && which) return ofTile(tileNumber(which), view)
  if (kind === 'area') return ofArea(tables.areas.indexOf(which), view)
  if (kind === 'card' && which) return ofCard(cardNumber(which))
  if (kind === 'ruby' || kind === 'end') {
    const args = { rubies: rubies(view) }
    const rules = kind === 'ruby' ? chapter('R') : chapter('Z')
    return { title: { id: `dice-topic-${kind}` }, text: [{ id: `dice-help-${kind}`, args }], rules }
  }
  const name = kind in OTHERS ? kind : SAME[kind]
  if (!name) return null
  const args = { tiles: tiles(view), rubies: rubies(view), lira: object('lira', tables.consolation) }
  return { title: { id: `dice-topic-${name}` }, text: [{ id: `dice-help-${name}`, args }], rules: OTHERS[name]! }
}

// What depends on the number of players; without a table it is told for all of them.

const counted = (what: string, by: number[], view: View | null): string =>
  view ? object(what, by[view.seats]!) : t('dice-with-four', { what: object(what, by[2]!), four: by[4]! })
const rubies = (view: View | null): string => counted('rubies', tables.target, view)
const tiles = (view: View | null): string => counted('tiles', tables.mosqueNeeds, view)

function prices(area: number, view: View | null): string {
  const add = area === CARPET ? CARPET : 0
  const of = (seats: number) => tables.prices[seats]![area]!.map((one) => one + add).join(', ')
  const [two, three, four] = [of(2), of(3), of(4)]
  if (view) return of(view.seats)
  return two === three && three === four ? two : t('dice-by-players', { two, three, four })
}

function ofTile(tile: number, view: View | null): Topic | null {
  const kind = tables.tiles[tile]?.split('-')[0]
  if (!kind) return null
  return {
    title: { id: `dice-tile-${kind}` },
    text: [
      { id: 'dice-plain', args: { text: tileText(tile) } },
      { id: 'dice-tile-price', args: { tile: tileFull(tile), cost: goods(tables.tileCosts[tile]!) } },
      { id: 'dice-help-tile', args: { tiles: tiles(view) } },
    ],
    rules: [...TILE_RULES[kind]!, ...chapter('M', 1, 6), ...chapter('M', 13, 19)],
  }
}

function ofArea(area: number, view: View | null): Topic | null {
  const name = tables.areas[area]
  if (!name) return null
  const sort = area < CARPET ? 'track' : name
  const text: Said[] = [{ id: `dice-help-area-${sort}`, args: { prices: prices(area, view), tiles: tiles(view) } }]
  const rules = area > MONEY ? [...chapter('M', 17, 19), 'DICE-R.1'] : [...chapter('R'), 'DICE-A.15', 'DICE-A.16']
  return { title: { id: `dice-area-${name}` }, text, rules }
}

function ofCard(card: number): Topic | null {
  const told = tables.cards[card]
  if (!told) return null
  const text = [ownText(told), othersText(told)].map((one) => ({ id: 'dice-plain', args: { text: one } }))
  return { title: { id: 'dice-plain', args: { text: cardName(card) } }, text, rules: chapter('C') }
}

const NEWEST = Math.max(...tables.cards.map((card) => card.rules))
/** Whether a card is in the deck of this game; without one, in that of a new game. */
const isPlayed = (card: Bazaar, view: View | null): boolean => !card.rules || card.rules === (view?.rules ?? NEWEST)

/** All there is help for in this game. */
export function topics(view: View | null): { title: Said; anchors: string[] }[] {
  const group = (name: string, anchors: string[]) => ({ title: { id: `dice-topics-${name}` }, anchors })
  const oneOfEach = tables.tiles.filter((name, at) => tables.tiles.findIndex((one) => one.split('-')[0] === name.split('-')[0]) === at)
  return [
    group('turn', ['turn', 'dice', 'crystal', 'good', 'brown', 'lira', 'scarcity']),
    group('actions', SORTS.map((sort) => `action:${sort}`)),
    group('rubies', ['ruby', ...tables.areas.map((area) => `area:${area}`), 'end']),
    group('tiles', ['tile', ...oneOfEach.map((tile) => `tile:${tile}`)]),
    group('cards', ['deck', ...tables.cards.filter((card) => isPlayed(card, view)).map((card) => `card:${card.name}`)]),
  ]
}

