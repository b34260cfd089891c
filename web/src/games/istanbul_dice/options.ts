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
  faces,
  frame,
  gainOf,
  goods,
  halfFor,
  mosqueRuby,
  object,
  othersText,
  ownText,
  piece,
  priceOf,
  rubyPrice,
  spelled,
  tileName,
  tileNumber,
  tileText,
} from './names'
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

export function option(text: string, stage: Stage): Said {
  const view = stage.view
  const [verb = '', rest = ''] = text.split(' ')
  switch (verb) {
    case 'same':
      return trade(text, piece(colourOf(rest), 1))
    case 'pair':
      return trade(text, piece(CRYSTAL, 1))
    case 'three':
      return trade(text, piece(BROWN, 1))
    case 'four':
      return trade(text, object('any', 2))
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
      return said(free ? 'ruby-free' : 'ruby', { area: areaName(area), cost: rubyPrice(view, area) })
    }
    case 'end':
      return said(view['actions_left'] ? 'end-early' : 'end', { actions: object('actions', view['actions_left'] as number) })
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
      return said('reroll', { dice: faces(spelled(rest, FACES)), crystal: piece(CRYSTAL, 1) })
    default:
      return said(verb)
  }
}

const trade = (text: string, what: string): Said => said('trade', { cost: goods(cost(text)!), what })

function tile(text: string, which: number, view: View): Said {
  const free = view.question === 'ChooseTile' ? '-free' : ''
  const ruby = mosqueRuby(view, asked(view)) ? '-ruby' : ''
  return said(`tile${free}${ruby}`, { cost: goods(cost(text)!), tile: tileName(which), text: tileText(which) })
}

/** A card that was turned up; what cannot be met brings a lira only. */
function card(which: number, view: View): Said {
  const told = tables.cards[which]!
  const here = frame(view)
  const met = here.name !== 'PickCard' || canMeet(view, asked(view), told, here['dice'] as number)
  const own = met ? ownText(told) : t('dice-card-unmet', { lira: object('lira', tables.consolation) })
  return told.others
    ? said('card', { card: cardName(which), own, others: othersText(told) })
    : said('card-alone', { card: cardName(which), own })
}

function answer(verb: string, view: View): Said {
  const here = frame(view)
  const told = tables.cards[here['card'] as number]
  if (!told) return said(verb === 'accept' ? 'accept-plain' : 'decline')
  const half = halfFor(view, asked(view), told)
  if (verb === 'accept') return said('accept', { cost: priceOf(half), what: gainOf(half) })
  return here.name === 'Accept' ? said('decline-lira', { lira: object('lira', tables.consolation) }) : said('decline')
}

/** Small pictures that say what is paid and taken: they stand before the words of a button. */
export function pictures(text: string, view: View): string[] {
  const [verb = '', rest = ''] = text.split(' ')
  const price = verb === 'tile' ? null : cost(text)
  const paid = (price ?? []).flatMap((count, good) => Array.from({ length: count }, () => `good-${tables.colours[good]}`))
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
      return view && paid
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

export function attempt(anchor: string, view: View): string | null {
  if (view.to_answer !== view.seat || active(view) !== view.seat) return null
  const [kind, which = ''] = anchor.split(':')
  switch (kind) {
    case 'action':
      return ONE_WAY[which] ?? null
    case 'tile':
      return which ? `tile ${which}` : null
    case 'area':
      return which && which !== 'mosque' ? `ruby ${which}` : null
    case 'own':
      return view.question === 'DiscardTile' ? `discard ${which}` : null
    default:
      return null
  }
}
