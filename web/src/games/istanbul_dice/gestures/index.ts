/** Questions that are one gesture: which component asks them. Everything else is on the board, or buttons. */

import type { Component } from 'svelte'
import type { Stage } from '@/table/stage.svelte'
import Pay from './Pay.svelte'
import Reroll from './Reroll.svelte'
import Take from './Take.svelte'

type Gesture = Component<{ stage: Stage }>

const BY_QUESTION: Record<string, Gesture> = { Reroll, Pay, TakeMarkers: Take }

export const gesture = (stage: Stage): Gesture | null =>
  stage.options.length ? (BY_QUESTION[stage.view.question] ?? null) : null
