/** Questions that are one gesture: which component asks them. Everything else is buttons. */

import type { Component } from 'svelte'
import type { Stage } from '@/table/stage.svelte'
import { toldNow } from '@/table/telling'
import { facts } from '../bazaar'
import Bend from './Bend.svelte'
import Bid from './Bid.svelte'
import Deliver from './Deliver.svelte'
import Letters from './Letters.svelte'
import Offer from './Offer.svelte'
import Pick from './Pick.svelte'
import Recall from './Recall.svelte'
import Roast from './Roast.svelte'
import Sell from './Sell.svelte'
import Swap from './Swap.svelte'
import Tavern from './Tavern.svelte'

type Gesture = Component<{ stage: Stage }>

/** Several answers as one, by what is being done. */
const BUNDLES: Record<string, Gesture> = {
  SellGoods: Sell,
  DeliverGoods: Deliver,
  RecallAssistants: Recall,
  RecallMore: Recall,
  GatherAtFountain: Recall,
  GatherMore: Recall,
  Roast,
  RoastMore: Roast,
  SpendLetters: Letters,
  SwapGive: Swap,
  SwapTake: Swap,
  GiveGoods: Swap,
}
/** One answer, with pictures and numbers. */
const SINGLE: Record<string, Gesture> = { NameYourBid: Bid, GuildTea: Bid, Bid: Offer, VisitTavern: Tavern, TavernRun: Tavern }
/** Two answers that are neither thing nor place are better said than drawn. */
const SAID = new Set(['MeetMerchants', 'UseTile'])

export function gesture(stage: Stage): Gesture | null {
  const view = stage.view
  if (!stage.options.length || stage.opened || !view.told) return null
  const { asks, things } = facts(view)
  if (view.told.shape.kind === 'bundle' && BUNDLES[asks]) return BUNDLES[asks]
  if (SINGLE[asks] && toldNow(stage).some((one) => !one.closes && (one.number !== null || one.touches))) return SINGLE[asks]
  if (asks === 'BendDice' && stage.options.length > 1) return Bend
  if (SAID.has(view.question)) return null
  return stage.options.some((option) => things[option]) ? Pick : null
}
