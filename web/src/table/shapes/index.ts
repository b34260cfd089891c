/** How the table asks by itself, by the shape of a question. What has no component here is answered with buttons. */

import type { Gesture } from '../face'
import type { Stage } from '../stage.svelte'
import Bundle from './Bundle.svelte'
import Number from './Number.svelte'
import Some from './Some.svelte'

const SHAPES: Partial<Record<string, Gesture>> = { bundle: Bundle, number: Number, some: Some }

/** A gesture of the game, or else the table's own. */
export function gestureOf(stage: Stage): Gesture | null {
  const own = stage.face.gesture(stage)
  if (own || stage.opened || !stage.options.length) return own
  const { kind, most } = stage.view.told!.shape
  return kind === 'some' && most === 1 ? null : (SHAPES[kind] ?? null) // one of some is one of these
}
