/** What dice and the deck just brought, from the lines of what happened. */

import { seatOf } from '@/lib/events'
import type { GameEvent, Said } from '@/lib/wire'
import type { Stage } from '@/table/stage.svelte'

const TAKEN = new Set(['drew', 'took-discard'])

/** With the question for the second card: the first one. */
export function drawn(stage: Stage): Said | null {
  if (stage.view.question !== 'ChooseSource') return null
  const last = stage.log?.findLast((event) => TAKEN.has(event.name))
  const card = last && seatOf(last) === stage.view.to_answer ? last.line?.said.args?.['card'] : undefined
  return card === undefined ? null : { id: 'ist-ask-ChooseSource-drawn', args: { card } }
}

/** What my own dice came to, as long as nothing else was chosen since. */
export function outcome(stage: Stage): Said | null {
  const rolled = stage.fresh.findLast((event) => event.line?.dice?.length)
  if (!rolled?.line?.luck || stage.view.question === 'BendDice') return null
  const log = stage.log ?? []
  const turn = log.slice(0, log.lastIndexOf(rolled)).findLast((event) => event.name === 'turn-began')
  return turn && seatOf(turn) !== stage.seat ? null : rolled.line.said
}

/** The rolls of each seat’s own turns; rolls that only send a figure elsewhere are nobody’s luck. */
export function luck(events: GameEvent[], seats: number): { rolls: number; mean: number; expected: number }[] {
  const found = Array.from({ length: seats }, () => [] as [number, number][])
  let turn = 0 // the first turn is not announced
  for (const event of events) {
    if (event.name === 'turn-began') turn = event.seat
    if (event.line?.luck) found[turn]?.push(event.line.luck)
  }
  const mean = (rolls: [number, number][], at: 0 | 1) => rolls.reduce((sum, roll) => sum + roll[at], 0) / (rolls.length || 1)
  return found.map((rolls) => ({ rolls: rolls.length, mean: mean(rolls, 0), expected: mean(rolls, 1) }))
}
