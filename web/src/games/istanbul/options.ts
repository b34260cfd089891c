/** What an option does, in words, and what stands for it on the table. */

import type { View } from '@/lib/wire'
import type { Args, Said } from '@/lib/words.svelte'
import { t, words } from '@/lib/words.svelte'
import type { Stage } from '@/table/stage.svelte'
import { chance, totalAfter } from './gestures/rolls'
import {
  FROM_AFAR,
  acting,
  amount,
  asked,
  cardName,
  caught,
  coffeePrice,
  dealerPrice,
  frame,
  guildName,
  kioskName,
  object,
  palacePrice,
  payees,
  placeName,
  placed,
  seatName,
  spot,
  tavernName,
  tavernPrice,
  things,
  tileName,
  toPlace,
  trader,
} from './names'
import { reason } from './reasons'
import { GOODS, PLACE, tables } from './tables'
import { hasTavern, hasTile } from './things'
import { nextRuby } from './topics'

const NEUTRAL = 0 // in a stack, an assistant of nobody

const CLOSING = new Set(['stop', 'done', 'skip', 'end', 'decline', 'pass'])

export const closes = (text: string): boolean => CLOSING.has(text)

/** Who goes somewhere leaves an assistant there, or picks one up; who would rather stop there takes that back. */
export function follow(text: string, view: View): string[] {
  const place = Number(/^move (\d+)$/.exec(text)?.[1] ?? 0)
  const player = trader(view, view.seat)
  const mixed = player.stack.includes(NEUTRAL) || ((view['neutral_assistants'] as number[] | undefined) ?? [])[place]
  const first = view.options.some((option) => option.startsWith('card return'))
  if (!place || place === PLACE.fountain || mixed || first) return []
  if (player.posted.includes(place)) return ['pick up']
  return player.stack.length ? ['leave'] : []
}

/** What a place does, for who thinks of going there. */
export function hint(text: string, stage: Stage): string[] {
  const place = /^(?:move|send|ride|card (?:far|corner|ride)) (\d+)$/.exec(text)?.[1]
  if (!place) return []
  return [...awaited(text, stage), t(`ist-help-place-${place}`), ...nextRuby(Number(place), stage.view).map((said) => t(said))]
}

/** What awaits whoever goes there, as the rules tell it: what is lacking, whether a card may help, who is paid. */
export function awaited(text: string, stage: Stage): string[] {
  const ahead = stage.ahead?.(text)
  if (!ahead?.pays) return []
  const lines: string[] = []
  if (ahead.lacks!.length) lines.push(t('ist-ahead-lacks', { what: words.list(ahead.lacks!.map(([what, n]) => amount(what, n))) }))
  else if (ahead.why) lines.push(t(reason(ahead.why, stage)))
  else if (ahead.idle) lines.push(t('ist-ahead-idle'))
  if (ahead.idle && ahead.cards) lines.push(t('ist-ahead-cards'))
  if (ahead.pays.length) {
    const names = [...new Set(ahead.pays.map(([seat]) => seat))].map((seat) =>
      seat < 0 ? t('ist-neutral-merchants', { n: ahead.pays!.filter(([one]) => one < 0).length }) : seatName(stage, seat),
    )
    const lira = ahead.pays.reduce((sum, [, paid]) => sum + paid, 0)
    lines.push(t('ist-ahead-pays', { what: object('lira', lira), names: words.list(names) }))
  }
  return lines
}

/** The Smuggler has four things to offer: he is one button. */
export const group = (anchor: string, stage?: Stage): Said | null =>
  anchor === 'figure:smuggler' ? priced('smuggler', said('smuggler-any'), stage?.view) : null

// -- what an option does ----------------------------------------------------------------------------------------

const said = (id: string, args?: Args): Said => ({ id: `ist-option-${id}`, args })

/** The goods of “sell RRG” or “deliver B”, by kind. */
export function bundle(letters: string): number[] {
  return GOODS.map((_, good) => [...letters].filter((letter) => letter === tables.letters[good]).length)
}

const one = (good: string): string => object(good, 1)

/** The red tile helps with a roll of one's own at its place, but not from afar or for a guild card. */
export const bends = (view: View): boolean =>
  frame(view).name === 'NameYourBid' && frame(view)['manner'] !== FROM_AFAR && hasTile(trader(view, asked(view)), 'red')

/** What a figure asks for what it gives; whoever meets it with the encounter tile pays nothing. */
function priced(figure: string, what: Said, view?: View, met = true): Said {
  if (view && met && hasTavern(trader(view, asked(view)), 'encounter')) return what
  return said('priced', { what: t(what), price: t(`ist-price-${figure}`) })
}

/** Said of goods that come to me: for which of them there is no room. */
function crowded(what: Said, goods: readonly number[], view: View, others = false): Said {
  const player = trader(view, asked(view))
  const lost = goods.map((n, good) => Math.max(0, n - Math.max(0, player.capacity - (player.goods[good] ?? 0))))
  if (lost.every((n) => !n)) return what
  const all = !others && lost.every((n, good) => n === goods[good])
  return all ? said('no-room', { what: t(what) }) : said('no-room-for', { what: t(what), lost: things(lost) })
}

const single = (good: string): number[] => GOODS.map((one) => Number(one === good))

/** A good that is asked for where its card or figure is opened needs no more words. */
const PLAIN_GOOD = /^(?:smuggler|card good) (\w+)$/

/** Small pictures before the words of a button. */
export function pictures(text: string, _view: View): string[] {
  const good = PLAIN_GOOD.exec(text)?.[1]
  return good ? [good] : []
}

/** The answer to a question that has only one. */
export const auto = (stage: Stage): string | null => (stage.options.join() === 'keep' ? 'keep' : null)

export function option(text: string, stage: Stage): Said {
  const view = stage.view
  const good = PLAIN_GOOD.exec(text)?.[1]
  if (good && stage.opened && stage.opened === touches(text, view)) {
    return crowded({ id: `ist-${good}`, args: { n: 1 } }, single(good), view)
  }
  const [verb = '', ...rest] = text.split(' ')
  const last = rest.at(-1) ?? ''
  const number = Number(last)
  switch (verb) {
    case 'card':
      return byCard(rest, stage)
    case 'move':
    case 'recall':
    case 'send':
    case 'ride':
      return said(verb, placed(number))
    case 'use':
      return last === 'tile' ? said('use-tile') : said('use', placed(number))
    case 'fetch':
      return said('fetch', { ...placed(number), cost: object('lira', tables.fetchPrice) })
    case 'pick':
      if (last.startsWith('k')) return said('pick', { tile: kioskName(Number(last.slice(1)), view) })
      return said(last === 'neutral' ? 'pick-up-neutral' : 'pick-up')
    case 'leave':
      return said(trader(view, asked(view)).stack[0] === NEUTRAL ? 'leave-neutral' : 'leave')
    case 'pay':
      return pay(stage)
    case 'extend':
      return said('extend', { what: object('lira', tables.extensionPrice) })
    case 'fill':
      return fill(view)
    case 'extra':
      return said('extra', { what: one(last) })
    case 'collect':
      return collect(view)
    case 'draw':
      return draw(last, view)
    case 'discard':
      return rest.length > 1
        ? said('discard-guild', { card: guildName(number) })
        : said('discard', { card: cardName(last) })
    case 'take':
      return take(last, view)
    case 'bid':
      return said('bid', { number, percent: chance(number, bends(view)) })
    case 'turn':
      return said('turn', { die: view[last] as number, total: totalAfter(view, text)! })
    case 'sell':
      return sell(last, view)
    case 'deliver':
      return deliver(rest[0] ?? '', view)
    case 'tile': {
      const colour = tables.tiles.indexOf(last)
      return said('tile', { tile: tileName(colour), what: one(GOODS[colour]!) })
    }
    case 'buy':
      return said('buy', {
        what:
          acting(view).name === 'BuyWithCoffee' ? object('coffee', coffeePrice(view)) : object('lira', dealerPrice(view)),
      })
    case 'catch': {
      if (caught(view) >= 0) {
        return last === 'card' ? said('caught-card') : said('take', { what: object('lira', tables.catchLira) })
      }
      const name = seatName(stage, Number(rest[0]))
      return said(`catch-${last}`, { name, what: object('lira', tables.catchLira) })
    }
    case 'governor':
    case 'trader':
    case 'courier':
      return priced(verb, said(verb), view)
    case 'smuggler':
      return crowded(priced(verb, said(verb, { what: one(last) }), view), single(last), view)
    case 'give':
      return said('give', { what: one(last) })
    case 'done':
      return said(frame(view).name === 'ExtraGood' ? 'extra-none' : 'done')
    case 'roast':
      return roast(rest)
    case 'barrier':
      return said('barrier', placed(number))
    case 'beside':
      return said('beside', { one: placeName((frame(view)['one'] as number) || 1), other: placeName(number) })
    case 'tavern':
      return tavern(rest, view)
    case 'ruby':
      return said('ruby', placed(number))
    case 'without':
      return said('without', { good: t(`ist-good-${last}`) })
    case 'guild':
      return said('guild', { card: guildName(number) })
    case 'letter':
      return said('letter', placed(number))
    case 'delivered':
      return said('delivered')
    case 'companion':
      if (last === 'home') return said('companion-home')
      return said(rest[0] === 'to' ? 'companion-to' : 'companion', placed(number))
    case 'merchant':
      return said('merchant-to', placed(number))
    case 'place':
      return said('place-companion', placed(trader(view, asked(view)).place))
    case 'offer':
      return said('offer', { what: object('lira', number) })
    case 'double':
      return said('double', { what: object('seals', tables.sealsForTurn) })
    default: // stop, skip, end, keep, roll, reroll, enlist, use tile, decline, pass
      return said(text.replaceAll(' ', '-'))
  }
}

function pay(stage: Stage): Said {
  return said('pay', { what: object('lira', stage.view.question === 'MeetMerchants' ? payees(stage).fee : tables.toll) })
}

function fill(view: View): Said {
  const good = spot(view) - PLACE.fabric
  const player = trader(view, asked(view))
  const room = player.capacity - (player.goods[good] ?? 0)
  if (room > 0 && GOODS[good]) return said('fill', { what: object(GOODS[good], room) })
  const more = hasTile(player, 'green') && frame(view)['manner'] !== FROM_AFAR && player.lira >= tables.extraPrice
  return more ? said('fill-green', { what: object('lira', tables.extraPrice) }) : said('fill-full')
}

function mail(view: View): string {
  const now = tables.mail[view['mail'] as number]!
  return things(now.goods, { lira: now.lira })
}

function collect(view: View): Said {
  switch (acting(view).name) {
    case 'CollectMail':
      return crowded(said('collect-mail', { what: mail(view) }), tables.mail[view['mail'] as number]!.goods, view, true)
    case 'VisitEmbassy':
      return said('collect-letters')
    case 'VisitKiosk':
      return said('collect-kiosk')
    case 'VisitCaravansaryForCoffee':
      return said('take', { what: object('coffee', 1) })
    default:
      return said('collect')
  }
}

function draw(from: string, view: View): Said {
  if (from === 'deck') return said('draw-deck')
  const top = (view['discard'] as number[]).at(-1)
  return top === undefined ? said('draw-discard-empty') : said('draw-discard', { card: cardName(top) })
}

function take(what: string, view: View): Said {
  if (what === 'lira') return said('take', { what: object('lira', tables.kioskLira[String(frame(view)['tile'])] ?? tables.toll) })
  const name = acting(view).name
  if (name === 'TradeOnTheSly') return said('take-then-roll', { what: one(what) })
  if (name === 'GuildMarket') return said('take-then-roll', { what: object(what, 2) })
  return said('take', { what: name === 'TakeTwo' ? object(what, 2) : one(what) })
}

function sell(letters: string, view: View): Said {
  const market = Math.max(0, tables.marketPlace.indexOf(spot(view)))
  return said('sell', {
    what: things(bundle(letters)),
    cost: object('lira', tables.marketPay[market]![letters.length] ?? 0),
  })
}

function deliver(wild: string, view: View): Said {
  const chosen = bundle(wild)
  const price = palacePrice(view).goods
  return said('deliver', { what: things(price.map((amount, good) => amount + chosen[good]!)) })
}

function roast([what = '', which = '']: string[]): Said {
  if (what === 'card') return said('roast-card', { card: cardName(which) })
  if (what === 'guild') return said('roast-guild', { card: guildName(Number(which)) })
  return said('roast', { what: what === 'lira' ? object('lira', tables.roastLira) : one(what) })
}

function tavern(rest: string[], view: View): Said {
  if (rest[0] === 'ruby') return said('tavern-ruby', placed(Number(rest[1])))
  const tile = tables.tavernTiles.indexOf(rest[0]!)
  return said('tavern', { tile: tavernName(tile), what: object('coffee', Math.max(0, tavernPrice(view, tile) - tavernLess(view))) })
}

/** How much coffee a guild card saves in the Tavern. */
export const tavernLess = (view: View): number =>
  Number(frame(view).name === 'TavernRun' && !!frame(view)['first'])

/** An option that a bonus card makes possible: “card far 6”, “card figure smuggler fruit”. */
function byCard([kind = '', ...rest]: string[], stage: Stage): Said {
  const view = stage.view
  const last = rest.at(-1) ?? ''
  const card = cardName(kind)
  switch (kind) {
    case 'good':
      return crowded(said('card-good', { card, what: one(last) }), single(last), view)
    case 'good-lira':
      return said('card-good-lira', { card, what: one(last) })
    case 'lira':
      return said('card-lira', { card, what: object('lira', tables.cardLira) })
    case 'stay':
      return said('card-stay', { card, ...placed(trader(view, asked(view)).place) })
    case 'family':
      return said(`card-family-${last}`, { card, what: object('lira', tables.catchLira) })
    case 'post':
      return said('card-post', { card, what: mail(view) })
    case 'six':
      return said('card-six', { card, die: view[last] as number, total: totalAfter(view, `card six ${last}`)! })
    case 'copy': {
      const top = (view['discard'] as number[]).at(-1)
      return said('card-copy', { card, other: top === undefined ? t('ist-nothing') : cardName(top) })
    }
    case 'join': {
      const seat = Number(last)
      const there = (view['players'] as { place: number }[])[seat]?.place
      return said('card-join', { card, name: seatName(stage, seat), to: there ? toPlace(there) : '' })
    }
    case 'figure':
      // By the first version of the rules the encounter tile helped from afar as well.
      return priced(rest[0]!, said(`card-figure-${rest[0]}`, { card, what: rest.length > 1 ? one(last) : '' }), view, view.rules < 2)
    default:
      return said(`card-${kind}`, { card, ...placed(Number(last) || 0) })
  }
}

// -- what stands for an option ----------------------------------------------------------------------------------

const AT_PLACES = /^(?:move|recall|send|use|barrier|beside|merchant to|companion to|tavern ruby|ruby) (\d+)$/
const BY_CARD_TO_PLACES = /^card (?:far|return|corner|errand|companion|ride) (\d+)$/
const FIGURE = /^(governor|smuggler|trader|courier)\b/

/** The thing on the table that stands for an option: a place, a card of mine, a tile; null for a button. */
export function touches(text: string, view: View): string | null {
  const place = AT_PLACES.exec(text)
  if (place) return `place:${place[1]}`
  const [verb, what = '', which = ''] = text.split(' ')
  switch (verb) {
    case 'card': // while a card is copied, what it lets one choose is the question itself
      return ((view['copying'] as number | undefined) ?? -1) >= 0 ? opens(text, view) : `card:${what}`
    case 'discard':
      return which ? `guild:${which}` : `card:${what}`
    case 'roast':
      return what === 'card' || what === 'guild' ? `${what}:${which}` : null
    case 'guild':
      return `guild:${what}`
    case 'fetch':
      return 'tile:yellow'
    case 'ride':
      return 'tavern:movement'
    case 'tile':
      return `tile:${what}`
    case 'tavern':
      return `tavern:${what}`
    case 'draw':
      return what
    case 'letter':
      return `letter:${what}`
    case 'delivered':
      return 'delivered'
    case 'companion':
      return what === 'home' ? null : 'companion'
    case 'place':
      return 'companion'
    case 'pick':
      return what.startsWith('k') ? `kiosk:${what.slice(1)}` : null
    default: {
      const figure = FIGURE.exec(text)
      return figure ? `figure:${figure[1]}` : null
    }
  }
}

/** Once its card or tile is opened: the place that stands for an option. */
export function opens(text: string, _view: View): string | null {
  const place = BY_CARD_TO_PLACES.exec(text) ?? /^(?:fetch|ride|companion) (\d+)$/.exec(text)
  return place ? `place:${place[1]}` : null
}

/** What stands on the board but is small and easily overlooked: it is a button as well. */
export function buttons(text: string, _view: View): boolean {
  return FIGURE.test(text) || /^(?:companion \d|place companion)/.test(text)
}

// -- what somebody wants who clicks on what does not glow -------------------------------------------------------

/** By question, the options that stand for places. */
const PLACE_VERBS: Record<string, string> = {
  RecallAssistants: 'recall', RecallMore: 'recall', GatherAtFountain: 'recall', GatherMore: 'recall', SendFamily: 'send',
  ChoosePlace: 'use', UseNeighbour: 'use', SetBarrier: 'beside', VisitTavern: 'barrier', TavernRun: 'barrier',
  VisitSociety: 'ruby', ChooseWhoGoes: 'merchant to',
} // prettier-ignore
const TRACKS = new Set<number>([PLACE.palace, PLACE.dealer, PLACE.coffeeHouse])
const DISCARDS = new Set(['DiscardOne', 'GovernorToll'])
const ROASTS = new Set(['Roast', 'RoastMore'])
const TILES_ASKED = new Set(['TakeTile', 'FreeTile'])
const PLACED_CARDS = new Set(['far', 'return', 'corner', 'errand', 'companion', 'ride'])
const GOOD_CARDS = new Set(['good', 'good-lira'])

export function attempt(anchor: string, view: View): string | null {
  if (view.to_answer !== view.seat) return null
  const [kind, which = ''] = anchor.split(':')
  const name = acting(view).name
  switch (kind) {
    case 'place':
      if (name === 'VisitSociety' && !TRACKS.has(Number(which))) return null
      if (PLACE_VERBS[name] === 'barrier' && view.options.some((option) => /^(tavern|barrier) /.test(option))) return null
      return `${PLACE_VERBS[name] ?? 'move'} ${which}`
    case 'card':
      if (DISCARDS.has(name)) return `discard ${which}`
      return ROASTS.has(name) ? `roast card ${which}` : wanted(which)
    case 'guild':
      if (!which) return null
      if (name === 'DiscardOneGuild') return `discard guild ${which}`
      return ROASTS.has(name) ? `roast guild ${which}` : `guild ${which}`
    case 'tile':
      if (TILES_ASKED.has(name)) return `tile ${which}`
      return which === 'yellow' && hasTile(trader(view, view.seat), which) ? `fetch ${trader(view, view.seat).posted[0] ?? 1}` : null
    case 'tavern':
      if (name === 'VisitTavern' || name === 'TavernRun') return `tavern ${which}`
      return which === 'movement' && name === 'Move' ? 'ride 1' : null
    case 'figure':
      if (name !== 'Encounters') return null
      return which === 'smuggler' ? 'smuggler fabric' : FIGURE.test(which) ? which : null
    case 'letter':
      return name === 'SpendLetters' || name === 'CourierToll' ? `letter ${which}` : null
    case 'delivered':
      return name === 'SpendLetters' || name === 'CourierToll' ? 'delivered letter' : null
    case 'kiosk':
      return name === 'KioskPick' ? `pick k${which}` : null
    case 'deck':
    case 'discard':
      return name.startsWith('VisitCaravansary') || name === 'ChooseSource' ? `draw ${kind}` : null
    default:
      return null
  }
}

/** One way to play a card; none of them is possible, or it would glow. */
function wanted(card: string): string {
  if (PLACED_CARDS.has(card)) return `card ${card} 1`
  if (GOOD_CARDS.has(card)) return `card ${card} fabric`
  if (card === 'family') return 'card family lira'
  if (card === 'six') return 'card six low'
  if (card === 'join') return 'card join 0'
  return card === 'figure' ? 'card figure governor' : `card ${card}`
}
