/** What is asked, in words, with the numbers that matter for the answer. */

import { type Said, t } from '@/lib/words.svelte'
import type { Stage } from '@/table/stage.svelte'
import { asked, asks, cardName, citizen, objectCard, roleOf, seatName, someCards } from './names'
import { council } from './options'
import { pickingOf } from './picking.svelte'
import { slots } from './plans'

/** Questions of a role, which somebody else may have taken. */
const OF_ROLES = new Set(['Build', 'Produce', 'Sell', 'Council'])

/** Questions whose sentence has the card as the object of its verb. */
const OF_OBJECTS = new Set(['Cover', 'Mine'])

export function question(stage: Stage): Said {
  const { view } = stage
  const phase = view['phase'] as number
  const chooser = view['chooser'] as number
  const said = plain(stage)
  if (said.id !== `sj-ask-${view.question}` || !OF_ROLES.has(view.question) || phase < 0 || chooser === view.to_answer) return said
  return { id: 'sj-ask-theirs', args: { name: seatName(stage, chooser), role: roleOf(phase), question: t(said) } }
}

function plain(stage: Stage): Said {
  const { view } = stage
  const name = view.question
  const player = citizen(view, asked(view))
  const due = asks(view, 'due')
  const revealed = (view['revealed'] as number[])[0]
  const { drawn, keep, archive } = council(view)
  let variant = name
  if (name === 'ChooseRole' && (view['events_open'] as number[]).length) variant = `${name}-event`
  if (name === 'Council' && archive) variant = `${name}-archive`
  if (name === 'VisitRole' && view.rules === 1) variant = `${name}-first`
  const picking = pickingOf(stage)
  const named = OF_OBJECTS.has(name) ? objectCard : cardName
  const paying = name === 'Build' && picking.mode === 'build' && picking.kind !== null
  if (paying) variant = picking.due ? `${name}-pay` : `${name}-free`
  return {
    id: `sj-ask-${variant}`,
    args: {
      n: player.cards,
      card: paying ? cardName(picking.kind!) : named(asks(view, name === 'Mine' ? 'building' : 'kind')),
      left: due - player.picked,
      what: someCards(paying ? picking.due : due - player.picked),
      due: someCards(name === 'Council' ? drawn - keep : due),
      allowed: Math.min(asks(view, 'left'), slots(view).length),
      drawn: someCards(drawn),
      keep,
      revealed: revealed === undefined ? '' : objectCard(revealed),
    },
  }
}
