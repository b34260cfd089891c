/** What an option does, in words and pictures, and what stands for it on the table. */

import type { View } from '@/lib/wire'
import type { Args, Said } from '@/lib/words.svelte'
import { t } from '@/lib/words.svelte'
import type { Stage } from '@/table/stage.svelte'
import {
  active,
  areaName,
  asked,
  cardName,
  cardNumber,
  cashed,
  canMeet,
  colourOf,
  condition,
  diceOf,
  frame,
  gainOf,
  goods,
  goodsPrice,
  halfFor,
  mosqueRuby,
  object,
  othersText,
  ownText,
  piece,
  priced,
  priceOf,
  rubyPrice,
  spelled,
  tileName,
  tileNumber,
  tileText,
} from './names'
import { type Payment, likely, meansOf, tokens } from './payment'
import { BROWN, COIN, CRYSTAL, FACES, tables } from './tables'

const CLOSING = new Set(['end', 'decline', 'keep'])

export const closes = (text: string): boolean => CLOSING.has(text)

// -- what an option does ----------------------------------------------------------------------------------------

const said = (id: string, args?: Args): Said => ({ id: `dice-option-${id}`, args })

/** What an action costs in goods, by colour; null for those that take none. */
export function cost(text: string): number[] | null {
  const [verb = '', rest = ''] = text.split(' ')
  if (verb === 'same') return spelled(rest + rest)
  if (verb === 'pair' || verb === 'three') return spelled(rest)
  if (verb === 'four') return [1, 1, 1, 1]
  return verb === 'tile' ? (tables.tileCosts[tileNumber(rest)] ?? null) : null
}

/** The goods that an action takes now: of each colour, and of any; null for those that take none. */
export function dues(text: string, view: View): { need: number[]; any: number } | null {
  const [verb = '', rest = ''] = text.split(' ')
  if (verb === 'ruby') return goodsPrice(view, tables.areas.indexOf(rest))
  const need = cost(text)
  return need && { need, any: 0 }
}

/** How an action would most likely be paid: dice first, brown markers last; null if it takes no goods, or cannot be. */
export function payment(text: string, view: View): Payment | null {
  const due = view.question === 'Act' || view.question === 'Reroll' ? dues(text, view) : null
  return due && likely(meansOf(view, active(view)), due.need, due.any)
}

/** The answers that pay for an action. Dice, then markers, then brown ones is always best but for goods of any colour. */
export const follow = (text: string, view: View): string[] => (dues(text, view)?.any ? [] : (payment(text, view)?.choices ?? []))

/** What to answer so that an action is done: while dice may be rolled again, they are kept first. */
export const plan = (text: string, view: View): string[] =>
  view.question === 'Reroll' ? ['keep', text, ...follow(text, view)] : [text]

/** What needs no brown marker comes first, then what needs fewest markers. */
export const cheapest = (options: string[], view: View): string[] => {
  const price = new Map(options.map((text) => [text, payment(text, view)]))
  const weight = (text: string) => {
    const paid = price.get(text)
    return paid ? 100 * paid.brown + paid.goods.reduce((sum, n) => sum + n, 0) : 0
  }
  return [...options].sort((one, other) => weight(one) - weight(other))
}

/** One of several ways to pay, in a few words: “1 red, 1 blue”. */
export function waySaid(text: string, view: View): string {
  const parts = cost(text)!.flatMap((n, good) => (n ? [t(`dice-short-${tables.colours[good]}`, { n })] : []))
  const brown = payment(text, view)?.brown
  const way = parts.join(', ')
  return brown ? t('dice-short-way', { way, brown: t('dice-short-brown', { n: brown }) }) : way
}

/** A price in goods, and how many brown markers it takes. */
export function costSaid(text: string, view: View): string {
  const due = dues(text, view)!
  const said = goods(due.need, due.any)
  const brown = payment(text, view)?.brown
  return brown ? t('dice-cost-brown', { cost: said, brown: piece(BROWN, brown) }) : said
}

export function option(text: string, stage: Stage): Said {
  const view = stage.view
  const [verb = '', rest = ''] = text.split(' ')
  switch (verb) {
    case 'same':
      return trade(text, view, piece(colourOf(rest), 1))
    case 'pair':
      return trade(text, view, piece(CRYSTAL, 1))
    case 'three':
      return trade(text, view, piece(BROWN, 1))
    case 'four':
      return trade(text, view, object('any', 2))
    case 'lira': {
      const coins = (view['dice'] as number[])[COIN]!
      return said('lira', { coins: object('coins', coins), what: cashed(view, asked(view), coins) })
    }
    case 'cards':
      return said('cards', { n: Number(rest), dice: object('cards', Number(rest)) })
    case 'tile':
      return tile(text, tileNumber(rest), view)
    case 'ruby': {
      const area = tables.areas.indexOf(rest)
      const free = view.question === 'ChooseRuby'
      const price = goodsPrice(view, area) ? costSaid(text, view) : rubyPrice(view, area)
      return said(free ? 'ruby-free' : 'ruby', { area: areaName(area), cost: price })
    }
    case 'end':
      return said(view['actions_left'] && view.options.length > 1 ? 'end-early' : 'end', { actions: object('actions', view['actions_left'] as number) })
    case 'die':
    case 'marker':
      return said(verb, { what: verb === 'die' ? t(`dice-colour-${tables.colours[colourOf(rest)]}`) : piece(colourOf(rest), 1) })
    case 'brown':
      return rest === 'any' ? said('brown-any') : said('brown', { colour: t(`dice-colour-${tables.colours[colourOf(rest)]}`) })
    case 'take':
      return said('take', { what: piece(colourOf(rest), 1) })
    case 'give':
      return said('give', { what: piece(rest === 'brown' ? BROWN : colourOf(rest), 1) })
    case 'card':
      return card(cardNumber(rest), view)
    case 'accept':
    case 'decline':
      return answer(verb, view)
    case 'discard':
      return said('discard', { tile: tileName(tileNumber(rest)), text: tileText(tileNumber(rest)) })
    case 'reroll':
      return said('reroll', { dice: diceOf(spelled(rest, FACES)), crystal: piece(CRYSTAL, 1) })
    default:
      return said(verb)
  }
}

const trade = (text: string, view: View, what: string): Said => said('trade', { cost: costSaid(text, view), what })

function tile(text: string, which: number, view: View): Said {
  const free = view.question === 'ChooseTile' ? '-free' : ''
  const ruby = mosqueRuby(view, asked(view)) ? '-ruby' : ''
  return said(`tile${free}${ruby}`, { cost: costSaid(text, view), tile: tileName(which), text: tileText(which) })
}

/** A card that was turned up; what cannot be met brings a lira only. */
function card(which: number, view: View): Said {
  const told = tables.cards[which]!
  const here = frame(view)
  const met = here.name !== 'PickCard' || canMeet(view, asked(view), told, here['dice'] as number)
  const own = met ? ownText(told) : t('dice-card-unmet', { need: condition(told), lira: object('lira', tables.consolation) })
  return told.others
    ? said('card', { card: cardName(which), own, others: othersText(told) })
    : said('card-alone', { card: cardName(which), own })
}

function answer(verb: string, view: View): Said {
  const here = frame(view)
  const told = tables.cards[here['card'] as number]
  if (!told) return said(verb === 'accept' ? 'accept-plain' : 'decline')
  const half = halfFor(view, asked(view), told)
  if (verb === 'accept') return priced(half) ? said('accept', { cost: priceOf(half), what: gainOf(half) }) : said('accept-free', { what: gainOf(half) })
  return here.name === 'Accept' ? said('decline-lira', { lira: object('lira', tables.consolation) }) : said('decline')
}

/** What an action is paid with, as pictures. */
export function tokensOf(text: string, view: View): string[] {
  const price = cost(text)
  const likely = price && payment(text, view)
  return likely ? tokens(likely) : (price ?? []).flatMap((count, good) => Array.from({ length: count }, () => `good-${tables.colours[good]}`))
}

/** Small pictures that say what is paid and taken: they stand before the words of a button. */
export function pictures(text: string, view: View): string[] {
  const [verb = '', rest = ''] = text.split(' ')
  const paid = verb === 'tile' ? [] : tokensOf(text, view)
  const marker = () => `marker-${rest === 'brown' ? 'brown' : tables.colours[colourOf(rest)]}`
  switch (verb) {
    case 'same':
      return [...paid, 'into', marker()]
    case 'pair':
      return [...paid, 'into', 'crystal']
    case 'three':
      return [...paid, 'into', 'marker-brown']
    case 'cards':
      return Array.from({ length: Number(rest) }, () => 'die-card')
    case 'take':
    case 'give':
      return [marker()]
    case 'discard':
      return [tileIcon(tileNumber(rest))]
    case 'ruby':
      return ['ruby']
    case 'tile':
      return [tileIcon(tileNumber(rest))]
    default:
      return paid
  }
}

/** A tile’s picture is what it brings. */
export function tileIcon(which: number): string {
  const [kind, colour] = tables.tiles[which]!.split('-')
  return `tile-${kind === 'goods' ? colour : kind}`
}

// -- what stands for an option ----------------------------------------------------------------------------------

const ACTIONS = new Set(['same', 'pair', 'three', 'four', 'lira', 'cards'])

/** The thing on the table that stands for an option: an action, a tile, an area, a card; null for a button. */
export function touches(text: string, _view: View): string | null {
  const [verb = '', rest = ''] = text.split(' ')
  if (ACTIONS.has(verb)) return `action:${verb}`
  switch (verb) {
    case 'tile':
      return `tile:${rest}`
    case 'ruby':
      return `area:${rest}`
    case 'card':
      return `card:${rest}`
    case 'discard':
      return `own:${rest}`
    default:
      return null
  }
}

/** Cards are small on a small board, and own tiles may be folded away: they are buttons as well. */
export function buttons(text: string, _view: View): boolean {
  return /^(?:card|discard) /.test(text)
}

// -- what somebody wants who clicks on what does not glow -------------------------------------------------------

/** One way to do an action; none of them is possible, or it would glow. */
const ONE_WAY: Record<string, string> = {
  same: 'same R', pair: 'pair RY', three: 'three RYG', four: 'four', lira: 'lira', cards: 'cards 1',
} // prettier-ignore

/** What was tried last: a refusal names it. */
let tried: string | null = null
export const lastTried = (): string | null => tried

export function attempt(anchor: string, view: View): string | null {
  tried = null
  if (view.to_answer !== view.seat || active(view) !== view.seat || view.question === 'Reroll') return null
  const [kind, which = ''] = anchor.split(':')
  switch (kind) {
    case 'action':
      tried = anchor
      return ONE_WAY[which] ?? null
    case 'tile':
      tried = anchor
      return which ? `tile ${which}` : null
    case 'area':
      tried = anchor
      return which && which !== 'mosque' ? `ruby ${which}` : null
    case 'own':
      return view.question === 'DiscardTile' ? `discard ${which}` : null
    default:
      return null
  }
}
