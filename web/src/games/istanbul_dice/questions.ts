/** What is asked, in words, with the numbers that matter for the answer. */

import type { View } from '@/lib/wire'
import type { Args, Said } from '@/lib/words.svelte'
import { t } from '@/lib/words.svelte'
import type { Stage } from '@/table/stage.svelte'
import { active, amount, asked, cardName, faces, frame, goods, object, piece, seatName, trader } from './names'
import { dueOf } from './payment'

export function question(stage: Stage): Said {
  return { id: `dice-ask-${variant(stage.view)}`, args: values(stage) }
}

/** The question’s name, or a variant of it. */
export function variant(view: View): string {
  const name = view.question
  const here = frame(view)
  if (name === 'Act' && !(view['dice'] as number[]).some((count) => count)) return `${name}-empty`
  if (name === 'Act' && view.options.length === 1) return `${name}-nothing`
  if (name === 'Pay' && !here['need']) return `${name}-any`
  if (name === 'TakeMarkers' && (here['first'] as number) >= 0) return `${name}-more`
  return name
}

/** What the questions speak of; each message takes what it needs. */
function values(stage: Stage): Args {
  const view = stage.view
  const here = frame(view)
  switch (here.name) {
    case 'Reroll':
      return { crystals: amount('crystal', trader(view, asked(view)).crystals) }
    case 'Act':
      return { actions: amount('actions', view['actions_left'] as number), dice: faces(view['dice'] as number[]) }
    case 'Pay': {
      const due = dueOf(here)
      return { cost: goods(due.need, due.extra) }
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

/** The phase of a turn, for a caption. */
export function phase(view: View): string {
  if (view['actions_left']) return t('dice-left', { n: view['actions_left'] as number })
  if (view.question === 'Reroll') return t('dice-phase-roll')
  return (view['dice'] as number[]).some((count) => count) ? t('dice-left', { n: 0 }) : t('dice-phase-income')
}
