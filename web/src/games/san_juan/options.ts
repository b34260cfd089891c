/** What an option does, in words, and what stands for it on the table. */

import type { View } from '@/lib/wire'
import type { Args, Said } from '@/lib/words.svelte'
import { t } from '@/lib/words.svelte'
import type { Stage } from '@/table/stage.svelte'
import { BESIDE, cost, withCrane } from './cost'
import { asked, asks, brings, cardText, citizen, objectGood, helps, owns, slotOfCopy, slotToLeave, someCards, objectCard, under } from './names'
import { slots } from './plans'
import { KIND, ROLE, kindOf, tables } from './tables'

const CLOSING = new Set(['pass', 'done', 'leave', 'back'])

export const closes = (text: string): boolean => CLOSING.has(text)

// -- what an option does ----------------------------------------------------------------------------------------

const said = (id: string, args?: Args): Said => ({ id: `sj-option-${id}`, args })

/** How often the privilege counts for who would take a role now: twice with a library that is not used yet. */
function privilege(view: View, seat: number): number {
  const player = citizen(view, seat)
  return owns(player, KIND.library) && !player.library_used && view.question !== 'VisitRole' ? 2 : 1
}

/** How often the privilege of a role counts, as its tile tells: for who took it, for me if I choose now, else plainly. */
function times(view: View, role: number): number {
  if (view['phase'] === role) return Math.max(1, view['privilege'] as number)
  const mine = view.to_answer === view.seat && (view.question === 'ChooseRole' || view.question === 'VisitRole')
  return mine && !(((view['taken'] as number) >> role) & 1) ? privilege(view, view.seat) : 1
}

/** What a role does, with its privilege. */
export function roleText(view: View, role: number): string {
  const count = times(view, role)
  return t(`sj-role-${tables.roles[role]}.text`, { n: role === ROLE.councillor ? count * tables.councilPrivilege : count })
}

/** The same in two or three words. */
export function rolePrivilege(view: View, role: number): string {
  const count = times(view, role)
  const n = role === ROLE.councillor ? tables.councilCards + count * tables.councilPrivilege : count
  return t(`sj-role-${tables.roles[role]}.short`, { n })
}

/** How many cards a councillor's draw is, how many are kept, and whether the others go from the whole hand. */
export function council(view: View): { drawn: number; keep: number; archive: boolean } {
  const seat = asked(view)
  const times = view['chooser'] === seat ? (view['privilege'] as number) : 0
  return {
    drawn: tables.councilCards + times * tables.councilPrivilege,
    keep: helps(view, seat, KIND.prefecture) ? 2 : 1,
    archive: helps(view, seat, KIND.archive),
  }
}

export function option(text: string, stage: Stage): Said {
  const view = stage.view
  const seat = asked(view)
  const player = citizen(view, seat)
  const role = tables.roles.indexOf(text)
  if (role >= 0) return said('role', { role: t(`sj-role-${text}`), text: roleText(view, role) })
  const [verb = '', name = '', number = ''] = text.split(' ')
  const kind = kindOf(name)
  const card = kind >= 0 ? objectCard(kind) : ''
  switch (verb) {
    case 'event':
      return said('event', { card, text: cardText(kind) })
    case 'build':
      return build(view, seat, kind)
    case 'over': {
      const slot = slotToLeave(player, kind)
      const price = view.question === 'Cover' && slot >= 0 ? cost(view, seat, asks(view, 'kind'), slot).total : -1
      return price < 0 ? said('over', { card }) : said('over-for', { card, cost: someCards(price) })
    }
    case 'beside':
      return view.question === 'Cover'
        ? said('beside-for', { cost: someCards(cost(view, seat, asks(view, 'kind'), BESIDE).total) })
        : said('beside')
    case 'spend':
    case 'produce':
      return said(verb, { good: objectGood(kind) })
    case 'sell':
      return (view['price'] as number) >= 0
        ? said('sell-for', { good: objectGood(kind), cost: someCards(brings(kind, view['price'] as number)) })
        : said('sell', { good: objectGood(kind) })
    case 'lose':
      return lose(view, seat, kind, Number(number))
    case 'draw': {
      const { drawn, keep, archive } = council(view)
      return archive ? said('draw-archive', { what: someCards(drawn), due: someCards(drawn - keep) }) : said('draw', { what: someCards(drawn), keep })
    }
    case 'use':
      return view.question === 'Mine' && asks(view, 'building') !== KIND['gold-mine'] ? said('use-goldsmith') : said('use')
    case 'take': {
      const shown = (view['revealed'] as number[])[0]
      return shown === undefined ? said('take') : said('take-card', { card: objectCard(shown), text: cardText(shown) })
    }
    case 'pass':
      return said(PASSES[view.question] ?? 'pass')
    case 'done':
      return said(DONE[view.question] ?? 'done')
    default: // library, without, leave, back, and cards of the hand: pay, keep, discard, bury, deposit
      return said(verb, { card })
  }
}

/** Questions at which passing, or having done, is said in words of its own. */
const PASSES: Record<string, string> = {
  Build: 'pass-build', Boom: 'pass-build', Council: 'pass-council', Mine: 'pass-mine',
} // prettier-ignore
const DONE: Record<string, string> = {
  Produce: 'done-produce', Sell: 'done-sell', Spend: 'done-spend', Chapel: 'done-chapel', Bank: 'done-bank',
  Office: 'done-office', Amnesty: 'done-office',
} // prettier-ignore

function build(view: View, seat: number, kind: number): Said {
  const card = objectCard(kind)
  const { total } = cost(view, seat, kind)
  const crane = withCrane(view, seat, kind)
  const args = { card, cost: someCards(total), text: cardText(kind) }
  if (crane !== null) return said('build-crane', { ...args, crane: someCards(crane) })
  return total ? said('build', args) : said('build-free', args)
}

/** Buildings of a kind are told apart by what is lost with them. */
function lose(view: View, seat: number, kind: number, number: number): Said {
  const player = citizen(view, seat)
  const slot = number ? slotOfCopy(player, kind, number) : slotToLeave(player, kind)
  const card = objectCard(kind)
  if (slot < 0) return said('lose', { card })
  const n = under(player, slot)
  if (player.goods[slot]) return n ? said('lose-both', { card, n }) : said('lose-good', { card })
  return n ? said('lose-cards', { card, n }) : said('lose', { card })
}

// -- what stands for an option ----------------------------------------------------------------------------------

/** The thing on the table that stands for an option: a role, an event, a card of mine, a building of mine; or null. */
export function touches(text: string, _view: View): string | null {
  if (tables.roles.includes(text)) return `role:${text}`
  const [verb = '', name = ''] = text.split(' ')
  switch (verb) {
    case 'event':
      return `event:${name}`
    case 'build':
      return name === 'cathedral' ? 'cathedral' : `card:${name}`
    case 'pay':
    case 'discard':
    case 'bury':
    case 'deposit':
      return `card:${name}`
    case 'keep':
      return `drawn:${name}`
    case 'over':
    case 'spend':
    case 'produce':
    case 'sell':
    case 'lose':
      return `own:${name}`
    default:
      return null
  }
}

/** A finger cannot look at an event without touching it: there they are buttons as well. */
export const touching = (): boolean => matchMedia('(hover: none)').matches
export const buttons = (text: string, _view: View): boolean => text.startsWith('event ') && touching()

/** By question, what a click on a card of the hand wants. */
const CARD_VERBS: Record<string, string> = {
  Build: 'build', Boom: 'build', Pay: 'pay', Discard: 'discard', Limit: 'discard', Draft: 'discard', Taxes: 'discard',
  Office: 'discard', Amnesty: 'discard', Chapel: 'bury', Bank: 'deposit',
} // prettier-ignore
const TOWN_VERBS: Record<string, string> = {
  Cover: 'over', Spend: 'spend', Produce: 'produce', Sell: 'sell', Earthquake: 'lose',
} // prettier-ignore

export function attempt(anchor: string, view: View): string | null {
  if (view.to_answer !== view.seat) return null
  const [kind, name = ''] = anchor.split(':')
  const wish = (verb: string | undefined) => (verb ? `${verb} ${name}` : null)
  switch (kind) {
    case 'role':
      return view.question === 'ChooseRole' || view.question === 'VisitRole' ? name : null
    case 'event':
      return view.question === 'ChooseRole' ? `event ${name}` : null
    case 'card':
      return wish(CARD_VERBS[view.question])
    case 'cathedral':
      return view.question === 'Build' ? 'build cathedral' : null
    case 'own':
      return wish(TOWN_VERBS[view.question])
    default:
      return null
  }
}

/** Whether all empty plants are of one kind, or each of them can make its good. */
function sameGoods(view: View): boolean {
  const { town } = citizen(view, asked(view))
  const empty = slots(view)
  return empty.length > 0 && (empty.length <= asks(view, 'left') || new Set(empty.map((slot) => town[slot])).size === 1)
}

/** In the phase of somebody else: to draw costs nothing, and sometimes there is nothing to build, or one good to make. */
export function auto(stage: Stage): string | null {
  const { view } = stage
  if (view['chooser'] === asked(view)) return null
  switch (view.question) {
    case 'Council':
      return 'draw'
    case 'Build':
      return view.options.length === 1 ? view.options[0]! : null
    case 'Produce':
      return sameGoods(view) ? view.options[0]! : null
    default:
      return null
  }
}
