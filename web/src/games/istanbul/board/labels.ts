/** A place in words, for who hears the board instead of seeing it. */

import type { View } from '@/lib/wire'
import { t, words } from '@/lib/words.svelte'
import { object, tavernName, things, tileName } from '../names'
import { GOODS, PLACE, tables } from '../tables'
import { rubyPrice } from '../topics'
import type { Piece } from './pieces'
import type { Reach } from './reach'
import { demand, extensions, mosque, rubiesAt, tavernPrice } from './state'

const list = (parts: string[]): string => words.list(parts)
const goods = (counts: number[]): string[] => counts.flatMap((n, good) => (n ? [t(`ist-${GOODS[good]}`, { n })] : []))

/** How things stand at a place. */
function standing(view: View, place: number): string[] {
  const said: string[] = []
  switch (place) {
    case PLACE.wainwright:
      said.push(t('ist-board-extensions', { n: extensions(view), price: tables.extensionPrice }))
      break
    case PLACE.post: {
      const mail = tables.mail[view['mail'] as number]!
      said.push(t('ist-board-gives', { things: things(mail.goods, { lira: mail.lira }) }))
      break
    }
    case PLACE.caravansary: {
      const top = (view['discard'] as number[]).at(-1)
      said.push(t('ist-board-deck', { n: view['deck_size'] as number }))
      if (top !== undefined) said.push(t('ist-board-discard', { card: t(`ist-card-${tables.cards[top]}`) }))
      break
    }
    case PLACE.smallMarket:
    case PLACE.largeMarket: {
      const wanted = demand(view, place === PLACE.smallMarket ? 0 : 1)
      if (wanted) said.push(t('ist-board-demand', { goods: list(goods(wanted)) }))
      break
    }
    case PLACE.smallMosque:
    case PLACE.greatMosque:
      tables.tileMosque.forEach((at, colour) => {
        const cost = at === place ? mosque(view, colour) : null
        if (cost) said.push(t('ist-board-mosque', { tile: tileName(colour), goods: object(GOODS[colour]!, cost) }))
      })
      break
    case PLACE.palace:
    case PLACE.dealer:
    case PLACE.coffeeHouse: {
      const price = rubyPrice(place, view)
      if (price) said.push(t('ist-board-price', { price }))
      break
    }
    case PLACE.guild:
      said.push(t('ist-guild-cards', { n: view['guild_deck_size'] as number }))
      break
    case PLACE.tavern:
      tables.tavernTiles.forEach((_, tile) => {
        const cost = tavernPrice(view, tile)
        if (cost) said.push(t('ist-board-tile', { tile: tavernName(tile), goods: object('coffee', cost) }))
      })
      break
  }
  if (rubiesAt(view, place)) said.push(t('ist-rubies', { n: rubiesAt(view, place) }))
  return said
}

function who(piece: Piece, names: string[]): string {
  if (piece.figure) return t(`ist-figure-${piece.figure}`)
  const name = names[piece.seat]
  if (name === undefined) return t(`ist-board-neutral-${piece.kind}`)
  return t(`ist-board-${piece.kind}`, { name, n: piece.stack.length })
}

/** `doing` is what a click would do, if anything. */
export function label(
  view: View,
  place: number,
  pieces: Piece[],
  names: string[],
  reach: Reach | null,
  letters: number,
  doing = '',
): string {
  const said = [t('ist-board-place', { number: place, name: t(`ist-place-${place}`) })]
  if (doing) said.push(doing)
  if (reach?.steps) said.push(t('ist-steps', { n: reach.steps }))
  if (reach?.fetch) said.push(t('ist-board-fetch'))
  if (reach?.fee) said.push(t('ist-board-fee', { lira: reach.fee }))
  if (reach?.ends) said.push(t('ist-board-ends'))
  said.push(...standing(view, place))
  if (letters) said.push(t('ist-board-letters', { n: letters }))
  if (((view['barrier'] as number[] | undefined) ?? []).includes(place)) said.push(t('ist-barrier'))
  said.push(...pieces.map((piece) => who(piece, names)))
  return said.join('; ')
}
