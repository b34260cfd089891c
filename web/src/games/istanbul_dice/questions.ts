/** What is asked, in words, with the numbers that matter for the answer. */

import type { View } from '@/lib/wire'
import type { Args, Said } from '@/lib/words.svelte'
import { t } from '@/lib/words.svelte'
import type { Stage } from '@/table/stage.svelte'
import {
  active,
  amount,
  areaName,
  asked,
  bought,
  cardName,
  colourOf,
  faces,
  frame,
  goods,
  object,
  piece,
  priced,
  seatName,
  tileFull,
  tileNumber,
  trader,
  waiting,
} from './names'
import { opening } from './opening.svelte'
import { dues } from './options'
import { dueOf } from './payment'
import { BROWN, CRYSTAL, tables } from './tables'

export function question(stage: Stage): Said {
  return { id: `dice-ask-${variant(stage.view)}`, args: values(stage) }
}

/** The question’s name, or a variant of it. */
export function variant(view: View): string {
  const opened = opening.of(view)
  const name = opened ? 'Act' : view.question
  const here = frame(view)
  if (opened) return opened === 'action:cards' ? `${name}-cards` : `${name}-which`
  if (name === 'Act' && !(view['dice'] as number[]).some((count) => count)) return `${name}-empty`
  if (name === 'Act' && view.options.length === 1) return `${name}-nothing`
  if (name === 'Pay' && !here['need']) return `${name}-any`
  if (name === 'TakeMarkers' && (here['first'] as number) >= 0) return `${name}-more`
  if (name === 'Accept' && !priced(tables.cards[here['card'] as number]!.own)) return `${name}-free`
  return name
}

/** What the questions speak of; each message takes what it needs. */
function values(stage: Stage): Args {
  const view = stage.view
  const here = frame(view)
  const opened = opening.of(view)
  if (opened) return { action: t(`dice-action-${opened.split(':')[1]}`) }
  switch (here.name) {
    case 'Reroll':
      return { crystals: amount('crystal', trader(view, asked(view)).crystals) }
    case 'Act':
      return { actions: amount('actions', view['actions_left'] as number), dice: faces(view['dice'] as number[]) }
    case 'Pay': {
      const action = bought(view) ?? ''
      const due = dues(action, view)
      return { what: gain(action), cost: goods(due?.need ?? [], due?.any), left: amount('goods', dueOf(here).extra) }
    }
    case 'TakeMarkers':
      return (here['first'] as number) >= 0 ? { what: piece(here['first'] as number, 1) } : {}
    case 'Accept':
    case 'Offer':
      return { card: cardName(here['card'] as number), name: seatName(stage, active(view)) }
    case 'DiscardTile':
      return { what: object('tiles', here['left'] as number) }
    default:
      return {}
  }
}

/** What an action that is paid in goods brings, as an object. */
function gain(action: string): string {
  const [verb = '', rest = ''] = action.split(' ')
  if (verb === 'tile') return t('dice-bought-tile', { tile: tileFull(tileNumber(rest)) })
  if (verb === 'ruby') return t('dice-bought-ruby', { area: areaName(tables.areas.indexOf(rest)) })
  if (verb === 'four') return object('any', 2)
  return piece(verb === 'same' ? colourOf(rest) : verb === 'pair' ? CRYSTAL : BROWN, 1)
}

/** The phase of a turn, for a caption. */
export function phase(view: View): string {
  const all = waiting(view)
  if (!all.length) return t('dice-phase-over')
  if (all.includes('RollPhase')) return t('dice-phase-income')
  return view.question === 'Reroll' ? t('dice-phase-roll') : t('dice-left', { n: view['actions_left'] as number })
}

/** Whether the actions of the turn are still to come. */
export const early = (view: View): boolean => view.question === 'Reroll' || waiting(view).includes('RollPhase')
