/** What is asked, in words, with the numbers that matter for the answer. */

import type { View } from '@/lib/wire'
import type { Args, Said } from '@/lib/words.svelte'
import { t, words } from '@/lib/words.svelte'
import type { Frame } from '@/table/frame'
import type { Stage } from '@/table/stage.svelte'
import { picking } from './gestures/picking.svelte'
import { bidOf } from './gestures/rolls'
import {
  BY_ERRAND,
  FROM_AFAR,
  amount,
  asked,
  atPlace,
  cardName,
  caught,
  coffeePrice,
  dealerPrice,
  frame,
  hasCoffee,
  kioskId,
  object,
  palacePrice,
  payees,
  placeName,
  placed,
  plain,
  seals,
  seatName,
  spot,
  things,
  type Trader,
  trader,
} from './names'
import { opens } from './options'
import { tables } from './tables'
import { goal as rubiesToWin, hasTavern } from './things'
import { topic } from './topics'

/** The question to the seat that is asked. Where it is about a place that no piece of theirs stands on, that is said. */
export function question(stage: Stage): Said {
  const view = stage.view
  if (picking.asks) return picking.asks
  const copied = (view['copying'] as number | undefined) ?? -1
  if (copied >= 0) return { id: 'ist-ask-copying', args: { card: cardName(copied) } }
  const here = frame(view)
  const place = here['place'] as number | undefined
  const taken = view.question === 'ChooseSource' ? justTaken(stage) : null
  if (taken !== null) return { id: 'ist-ask-ChooseSource-drawn', args: { card: cardName(taken) } }
  const told = nothingToDo(stage) ?? { id: `ist-ask-${variant(view)}`, args: values(stage) }
  if (!place || told.id.startsWith('ist-ask-nothing')) return told
  if (here['manner'] === FROM_AFAR) return { id: 'ist-ask-afar', args: { place: placeName(place), question: t(told) } }
  if (here['manner'] === BY_ERRAND && trader(view, asked(view)).family === place && place !== view['spot']) {
    return { id: 'ist-ask-errand', args: { at: atPlace(place), question: t(told) } }
  }
  return told
}


/** The question’s name, or a variant of it. */
export function variant(view: View): string {
  const here = frame(view)
  const name = view.question
  if (name === 'MeetMerchants') {
    if (plain(view).join() === 'stop') return `${name}-poor`
    if (view['companion_acts']) return `${name}-companion`
    return soleMerchant(view) ? name : `${name}-many`
  }
  if (name === 'BendDice' && bidOf(view)) return `${name}-bid`
  if (name === 'SellGoods' && here['any_kind']) return `${name}-any`
  if (name === 'AssistantStep' && plain(view).join() === 'stop') return mayPlay(view) ? `${name}-card` : `${name}-none`
  if (name === 'Encounters' && caught(view) >= 0) return `${name}-catch`
  if (name === 'Encounters' && plain(view).join() === 'end') return mayPlay(view) ? `${name}-card` : `${name}-end`
  if (name === 'Encounters' && !view['spot']) return `${name}-nowhere`
  if (name === 'BendDice' && !here['red']) return frame(view, 1).name === 'PayDie' ? `${name}-one` : `${name}-card`
  if (name === 'VisitCaravansaryForCoffee' && view.options.includes('collect')) return `${name}-empty`
  if (name === 'SmugglerToll' && hasCoffee(view)) return `${name}-mocha`
  if (name === 'TavernRun' && !here['first']) return `${name}-more`
  if (name === 'Bid' && !here['high']) return `${name}-open`
  return name
}

/** Whether a card or tile may be used now, which may help where nothing else does. */
const mayPlay = (view: View): boolean => view.options.length > plain(view).length

/** Whether one merchant of one player is all that is met. */
function soleMerchant(view: View): boolean {
  const here = view['spot'] as number
  const rivals = (view['players'] as Trader[]).filter((_, seat) => seat !== view.to_answer)
  const others = [...rivals.map((one) => one.companion), ...(view['neutral_merchants'] as number[])]
  return rivals.filter((one) => one.place === here).length === 1 && !others.includes(here)
}

/** The card that was just taken at the Caravansary, as the log tells it. */
function justTaken(stage: Stage): number | null {
  const last = stage.log?.findLast((event) => TAKEN.has(event.name))
  return last && last['seat'] === stage.view.to_answer && typeof last['card'] === 'number' ? last['card'] : null
}

const TAKEN = new Set(['drew', 'drew-hidden', 'took-discard'])

/** Said instead of the question where a place has nothing but passing on to offer. */
function nothingToDo(stage: Stage): Said | null {
  const view = stage.view
  const here = frame(view)
  if (typeof here['manner'] !== 'number' || view.to_answer !== view.seat || !view.options.length) return null
  const own = plain(view)
  if (own.length !== 1 || own[0] !== 'skip') return null
  const why = whyNothing(here, view)
  const at = atPlace(spot(view))
  if (!why) return mayPlay(view) ? null : { id: 'ist-ask-nothing', args: { at } }
  return { id: mayPlay(view) ? 'ist-ask-nothing-card' : 'ist-ask-nothing-why', args: { at, reason: t(why) } }
}

/** Why a place has nothing to offer, where that is plain to see. */
function whyNothing(here: Frame, view: View): Said | null {
  const player = trader(view, view.seat)
  const rubies = (view['rubies'] as number[])[spot(view)]
  const short = (what: string, need: number, have: number): Said => ({
    id: `ist-reason-needs-${what}`,
    args: { cost: object(what, need), have },
  })
  switch (here.name) {
    case 'ExtendBarrow':
      if (player.capacity === tables.fullCapacity) return { id: 'ist-reason-barrow-complete' }
      return short('lira', tables.extensionPrice, player.lira)
    case 'BuyRuby':
      return rubies ? short('lira', dealerPrice(view), player.lira) : { id: 'ist-reason-no-rubies' }
    case 'DeliverGoods':
      if (!rubies) return { id: 'ist-reason-no-rubies' }
      return { id: 'ist-reason-too-few-goods', args: { what: things(palacePrice(view).goods, { any: palacePrice(view).any }) } }
    case 'BuyWithCoffee':
      return short('coffee', coffeePrice(view), player.coffee ?? 0)
    case 'VisitSociety':
      return short('seals', tables.sealsForRuby, seals(player))
    case 'SellGoods':
      return { id: 'ist-reason-nothing-wanted' }
    case 'TakeTile':
      return { id: 'ist-reason-nothing-for-tiles' }
    case 'RecallAssistants':
    case 'GatherAtFountain':
      return { id: 'ist-reason-nobody-away' }
    case 'VisitTavern':
      return { id: 'ist-reason-little-coffee' }
    case 'SendFamily':
      return { id: 'ist-reason-family-out', args: placed(player.family) }
    default:
      return null
  }
}

/** What the questions speak of; each message takes what it needs. */
function values(stage: Stage): Args {
  const view = stage.view
  const here = frame(view)
  const player = trader(view, asked(view))
  const common: Args = { ...placed(spot(view)), low: view['low'] as number, high: view['high'] as number }
  switch (here.name) {
    case 'MeetMerchants': {
      const { names, fee } = payees(stage)
      return { ...common, names: names.length ? words.list(names) : t('ist-nothing'), what: object('lira', fee), have: player.lira }
    }
    case 'Encounters':
      return { ...common, name: seatName(stage, Math.max(0, caught(view))), what: object('lira', tables.catchLira) }
    case 'BendDice':
      return { ...common, bid: bidOf(view) ?? 0 }
    case 'BuyRuby':
      return { ...common, cost: object('lira', dealerPrice(view)), have: player.lira }
    case 'BuyWithCoffee':
      return { ...common, cost: object('coffee', coffeePrice(view)), have: player.coffee ?? 0 }
    case 'VisitTavern':
      return { ...common, what: object('coffee', player.coffee ?? 0) }
    case 'SetBarrier':
      return { ...common, place: placeName(here['one'] as number) }
    case 'GiveGoods':
    case 'SwapTake':
      return { ...common, left: here['left'] as number }
    case 'Bid':
      return {
        ...common,
        name: seatName(stage, here['leader'] as number),
        what: object('lira', here['high'] as number),
        have: amount('lira', player.lira),
      }
    case 'UseTile':
      return { ...common, tile: t(`${kioskId(here['tile'] as number, view)}-text`) }
    case 'SpendLetters':
      return { ...common, what: object('seals', here['need'] as number) }
    case 'VisitSociety':
      return { ...common, what: object('seals', seals(player)) }
    default:
      return common
  }
}

/** What is asked while a card, a tile or a figure is opened that can be used in several ways. */
export function asking(anchor: string, stage: Stage): Said | null {
  const options = stage.touched.get(anchor) ?? []
  const [kind = '', which = ''] = anchor.split(':')
  if (anchor === 'figure:smuggler') {
    const free = hasTavern(trader(stage.view, asked(stage.view)), 'encounter')
    const question = t('ist-open-smuggler')
    return free ? { id: 'ist-open-smuggler' } : { id: 'ist-option-priced', args: { what: question, price: t('ist-price-smuggler') } }
  }
  if (anchor === 'tavern:movement') return { id: 'ist-open-ride' }
  const title = topic(anchor, stage.view)?.title
  if (!title) return null
  const args = { name: t(title) }
  if (!options.some((option) => opens(option, stage.view))) return { id: 'ist-open-which', args }
  if (kind === 'card' && GOING.has(which)) return { id: 'ist-open-go', args }
  if (anchor === 'card:return' || anchor === 'tile:yellow') return { id: 'ist-open-back', args }
  return { id: 'ist-open-place', args }
}

/** Cards that take the merchant somewhere. */
const GOING = new Set(['far', 'corner', 'ride'])

/** What wins, with the first question of a game. */
export function goal(stage: Stage): Said | null {
  const view = stage.view
  return view['round'] === 1 && view.question === 'Move' ? { id: 'ist-goal', args: { n: rubiesToWin(view) } } : null
}

/** What my own dice came to, as long as nothing else was chosen since. */
export function outcome(stage: Stage): Said | null {
  const rolled = stage.fresh.findLast((event) => event.name === 'rolled')
  const log = stage.log ?? []
  if (!rolled || frame(stage.view).name === 'BendDice') return null
  const at = log.lastIndexOf(rolled)
  const next = stage.fresh[stage.fresh.indexOf(rolled) + 1]
  if (next && SENT.has(next.name)) return null // it sent a figure elsewhere
  const turn = log.slice(0, at).findLast((event) => event.name === 'turn-began')
  if (turn && turn['seat'] !== stage.seat) return null
  const dice = { low: Number(rolled['low']), high: Number(rolled['high']) }
  const named = log.slice(0, at).findLast((event) => event.name === 'named' || event.name === 'turn-began')
  if (named?.name !== 'named') return { id: 'ist-event-rolled', args: dice }
  const bid = Number(named['bid'])
  return { id: dice.low + dice.high >= bid ? 'ist-told-reached' : 'ist-told-missed', args: { ...dice, bid } }
}

const SENT = new Set(['figure-moved', 'neutral-moved'])
