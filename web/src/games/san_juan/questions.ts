/** What is asked, in words, with the numbers that matter for the answer. */

import type { Said } from '@/lib/words.svelte'
import type { Stage } from '@/table/stage.svelte'
import { asked, asks, cardName, citizen, someCards } from './names'
import { council } from './options'

export function question(stage: Stage): Said {
  const view = stage.view
  const name = view.question
  const player = citizen(view, asked(view))
  const due = asks(view, 'due')
  const revealed = (view['revealed'] as number[])[0]
  const { drawn, keep } = council(view)
  const variant = name === 'ChooseRole' && (view['events_open'] as number[]).length ? `${name}-event` : name
  return {
    id: `sj-ask-${variant}`,
    args: {
      n: player.cards,
      card: cardName(asks(view, name === 'Mine' ? 'building' : 'kind')),
      left: due - player.picked,
      what: someCards(due - player.picked),
      due: someCards(due),
      allowed: asks(view, 'left'),
      drawn: someCards(drawn),
      keep,
      revealed: revealed === undefined ? '' : cardName(revealed),
    },
  }
}
