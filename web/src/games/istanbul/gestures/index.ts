/** Questions that are one gesture: which component asks them. Everything else is buttons. */

import type { Component } from 'svelte'
import type { View } from '@/lib/wire'
import type { Stage } from '@/table/stage.svelte'
import Bend from './Bend.svelte'
import Bid from './Bid.svelte'
import Deliver from './Deliver.svelte'
import Letters from './Letters.svelte'
import Offer from './Offer.svelte'
import Pick from './Pick.svelte'
import { pictured } from './pictures'
import Recall from './Recall.svelte'
import Roast from './Roast.svelte'
import Sell from './Sell.svelte'
import Swap from './Swap.svelte'
import Tavern from './Tavern.svelte'

type Gesture = Component<{ stage: Stage }>

/** By how an option begins; the question of a place may also come from a guild card, so names would not do. */
const BY_OPTION: [RegExp, Gesture][] = [
  [/^sell /, Sell],
  [/^deliver\b/, Deliver],
  [/^(recall |companion home)/, Recall],
  [/^bid /, Bid],
  [/^offer /, Offer],
  [/^roast /, Roast],
  [/^(tavern|barrier) /, Tavern],
]
const BY_QUESTION: Record<string, Gesture> = {
  SpendLetters: Letters,
  SwapGive: Swap,
  SwapTake: Swap,
  GiveGoods: Swap,
}
/** Two answers that are neither thing nor place are better said than drawn. */
const SAID = new Set(['MeetMerchants', 'UseTile'])

export function gesture(stage: Stage): Gesture | null {
  const view: View = stage.view
  const options = stage.options
  const found = BY_QUESTION[view.question] ?? BY_OPTION.find(([begins]) => options.some((one) => begins.test(one)))?.[1]
  if (found && options.length) return found
  if (options.includes('keep') && options.length > 1) return Bend
  if (SAID.has(view.question)) return null
  return options.some((option) => pictured(option, view)) ? Pick : null
}
