/** Questions that are one gesture: which component asks them. Everything else is buttons. */

import type { Component } from 'svelte'
import { prefs } from '@/lib/prefs.svelte'
import { screen } from '@/table/shape.svelte'
import type { Stage } from '@/table/stage.svelte'
import { type Mode, modeOf, pickingOf } from '../picking.svelte'
import Build from './Build.svelte'
import Cards from './Cards.svelte'
import Glance from './Glance.svelte'
import Goods from './Goods.svelte'

type Gesture = Component<{ stage: Stage }>

const GESTURES: Record<Mode, Gesture> = { build: Build, cards: Cards, goods: Goods }
const OF_ROLES = new Set(['ChooseRole', 'VisitRole'])

export function gesture(stage: Stage): Gesture | null {
  pickingOf(stage).begin()
  const mode = modeOf(stage)
  if (mode) return GESTURES[mode]
  const small = (screen.shape === 'phone' || screen.shape === 'flat') && !prefs.text
  return small && stage.view.to_answer === stage.seat && OF_ROLES.has(stage.view.question) ? Glance : null
}
