/** Questions that are one gesture: which component asks them. Everything else is on the board, or buttons. */

import type { Component } from 'svelte'
import type { Stage } from '@/table/stage.svelte'
import Choices from './Choices.svelte'
import Pay from './Pay.svelte'
import Reroll from './Reroll.svelte'

type Gesture = Component<{ stage: Stage }>

const BY_QUESTION: Record<string, Gesture> = {
  Reroll,
  Pay,
  TakeMarkers: Pay,
  PickCard: Choices,
  Accept: Choices,
  Offer: Choices,
  GiveMarker: Choices,
  DiscardTile: Choices,
}

export function gesture(stage: Stage): Gesture | null {
  if (!stage.options.length) return null
  return stage.opened ? Choices : (BY_QUESTION[stage.view.question] ?? null)
}
