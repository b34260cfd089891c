/** Questions that are one gesture: which component asks them. Everything else is buttons. */

import type { Component } from 'svelte'
import type { Stage } from '@/table/stage.svelte'
import { type Mode, modeOf, pickingOf } from '../picking.svelte'
import Build from './Build.svelte'
import Cards from './Cards.svelte'
import Goods from './Goods.svelte'

type Gesture = Component<{ stage: Stage }>

const GESTURES: Record<Mode, Gesture> = { build: Build, cards: Cards, goods: Goods }

export function gesture(stage: Stage): Gesture | null {
  pickingOf(stage).begin()
  const mode = stage.opened ? null : modeOf(stage)
  return mode && GESTURES[mode]
}
