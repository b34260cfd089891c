/** What I have picked so far for a question that is one gesture, shared by the hand, the town and the question. */

import type { View } from '@/lib/wire'
import type { Stage } from '@/table/stage.svelte'
import { BESIDE, type Cost, cost, placesFor } from './cost'
import { asked, asks, brings, citizen, dealt } from './names'
import {
  buildPlan,
  cardPlan,
  cashLeft,
  due,
  goodsOffered,
  goodsPlan,
  leastGoods,
  mostGoods,
  slots,
  wanted,
} from './plans'
import { KIND, kindOf } from './tables'

const BUILDING = new Set(['Build', 'Boom', 'Cover', 'Spend', 'Pay'])
const MAKING = new Set(['Produce', 'Sell'])

export type Mode = 'build' | 'cards' | 'goods'

/** Which gesture a question is; null where there is nothing to pick. */
export function modeOf(stage: Stage): Mode | null {
  if (!stage.options.length) return null
  const name = stage.view.question
  if (BUILDING.has(name)) return 'build'
  if (MAKING.has(name)) return 'goods'
  return wanted(stage.view) ? 'cards' : null
}

interface Made {
  key: string
  /** What is built, and which card of the hand it is: -1 for the cathedral. */
  kind: number | null
  self: number
  over: number | null
  /** Cards by their number in the hand or among those drawn; goods by the slot of their building. */
  cards: number[]
  slots: number[]
}

export class Picking {
  private made = $state.raw<Made | null>(null)
  /** What was picked for a question that is past: if it is asked again, it starts clean. */
  private past: Made | null = null
  readonly stage: Stage
  /** The card that was touched last: what it does is told where there is no room on it. */
  private touchedKind = $state<{ kind: number; key: string } | null>(null)

  constructor(stage: Stage) {
    this.stage = stage
  }

  private get view(): View {
    return this.stage.view
  }

  private get key(): string {
    const { view } = this
    const told = ['seat', 'stack', 'hand', 'looking', 'picked', 'round', 'picks'].map((name) => view[name])
    return JSON.stringify(told)
  }

  /** What is picked in this position. */
  private get now(): Made {
    const key = this.key
    if (this.made && this.made.key !== key) this.past = this.made
    if (this.made && this.made !== this.past) return this.made
    const { question } = this.view
    let first: number[] = []
    if (question === 'Produce' || question === 'Sell') first = this.richest
    if (question === 'Spend') first = this.needed(asks(this.view, 'kind'), BESIDE)
    return { key, kind: null, self: -1, over: null, cards: [], slots: first }
  }

  private set(change: Partial<Made>): void {
    this.made = { ...this.now, ...change }
  }

  get mode(): Mode | null {
    return modeOf(this.stage)
  }

  /** The cards of my hand, one by one. */
  get hand(): number[] {
    return dealt(this.view['hand'] as number[])
  }

  /** Seen at every question, also where there is nothing to pick. */
  begin(): void {
    void this.now
  }

  /** What was touched since this was asked, or null. */
  get reading(): number | null {
    return this.touchedKind?.key === this.key ? this.touchedKind.kind : null
  }

  read(kind: number): void {
    this.touchedKind = { kind, key: this.key }
  }

  // -- building -------------------------------------------------------------------------------------------------

  /** What is being built, or null while that is open. */
  get kind(): number | null {
    const name = this.view.question
    return name === 'Build' || name === 'Boom' ? this.now.kind : asks(this.view, 'kind')
  }

  /** Whether another building could still be chosen. */
  get open(): boolean {
    return this.view.question === 'Build' || this.view.question === 'Boom'
  }

  get self(): number {
    return this.now.self
  }

  get places(): number[] {
    const kind = this.kind
    if (kind === null || !['Build', 'Cover'].includes(this.view.question)) return [BESIDE]
    return placesFor(this.view, asked(this.view), kind, this.open)
  }

  get over(): number {
    return this.now.over ?? this.places[0] ?? BESIDE
  }

  get cost(): Cost | null {
    const kind = this.kind
    return kind === null ? null : cost(this.view, asked(this.view), kind, this.over)
  }

  /** Goods that may be spent: the slots of their buildings. */
  get goods(): number[] {
    const kind = this.kind
    return kind === null || this.mode !== 'build' ? [] : this.offered(kind, this.over)
  }

  private offered(kind: number, over: number): number[] {
    if (!mostGoods(this.view, kind, over)) return []
    const player = citizen(this.view, asked(this.view))
    const offered = new Set(goodsOffered(this.view, over))
    return player.town.flatMap((one, slot) => (player.goods[slot] && slot !== over && offered.has(one) ? [slot] : []))
  }

  /** The goods that have to be spent, the cheapest first, where the cards do not reach. */
  private needed(kind: number, over: number): number[] {
    const { town } = citizen(this.view, asked(this.view))
    const cheapest = this.offered(kind, over).sort((one, other) => town[one]! - town[other]!)
    return cheapest.slice(0, leastGoods(this.view, kind, over))
  }

  get spent(): number[] {
    return this.now.slots
  }

  private get spentKinds(): number[] {
    const { town } = citizen(this.view, asked(this.view))
    return this.now.slots.map((slot) => town[slot]!)
  }

  /** How many cards are to be paid. */
  get due(): number {
    const kind = this.kind
    return kind === null ? 0 : due(this.view, { kind, over: this.over, goods: this.spentKinds })
  }

  build(kind: number, self: number): void {
    this.set({ kind, self, over: null, cards: [], slots: [] })
    this.place(this.over)
  }

  another(): void {
    this.set({ kind: null, self: -1, over: null, cards: [], slots: [] })
  }

  place(over: number): void {
    this.set({ over, slots: this.needed(this.kind!, over) })
    this.fill()
  }

  spend(slot: number): void {
    const kind = this.kind!
    const slots = toggled(this.now.slots, slot, mostGoods(this.view, kind, this.over))
    if (slots.length < leastGoods(this.view, kind, this.over)) return
    this.set({ slots })
    this.fill()
  }

  /** No more cards than are due; and all of them, where there is no choice. */
  private fill(): void {
    if (this.due >= cashLeft(this.view, this.kind!)) this.set({ cards: this.payable })
    else this.set({ cards: this.now.cards.slice(0, this.due) })
  }

  /** The cards of the hand that can be paid with. */
  private get payable(): number[] {
    const first = (this.view['picked'] as number[]).at(-1) ?? 0
    return this.hand.flatMap((kind, at) => (at !== this.self && kind >= first ? [at] : []))
  }

  // -- cards ----------------------------------------------------------------------------------------------------

  /** The cards to pick from: those drawn, or the hand. */
  get drawn(): number[] {
    return this.view.question === 'Keep' ? (this.view['looking'] as number[]) : []
  }

  get picked(): number[] {
    const cards = this.now.cards
    // Paid for is never more than is due, whatever changed since.
    return this.mode === 'build' && this.kind !== null ? cards.slice(0, this.due) : cards
  }

  get least(): number {
    return this.mode === 'build' ? this.due : (wanted(this.view)?.least ?? 0)
  }

  get most(): number {
    return this.mode === 'build' ? this.due : (wanted(this.view)?.most ?? 0)
  }

  /** Whether a card of the hand, or one drawn, can be picked now. */
  can(at: number): boolean {
    if (this.mode === 'build') {
      if (this.kind === null) return this.buildable(this.hand[at]!)
      return at === this.self || (this.due > 0 && this.payable.includes(at))
    }
    if (this.mode !== 'cards') return false
    const want = wanted(this.view)!
    const all = this.view.question === 'Keep' ? this.drawn : this.hand
    return want.most > 0 && all[at]! >= (want.from[0] ?? Infinity)
  }

  buildable(kind: number): boolean {
    return this.stage.options.some((option) => option.startsWith('build ') && kindOf(option.slice(6)) === kind)
  }

  get cathedral(): boolean {
    return this.mode === 'build' && this.kind === null && this.buildable(KIND.cathedral)
  }

  /** A click on a card of the hand or on one drawn; false where it means nothing. */
  touch(at: number): boolean {
    if (!this.can(at)) return false
    if (this.mode === 'build' && this.kind === null) this.build(this.hand[at]!, at)
    else if (this.mode === 'build' && at === this.self) this.another()
    else this.set({ cards: toggled(this.picked, at, this.most) })
    return true
  }

  // -- goods ----------------------------------------------------------------------------------------------------

  /** Buildings of mine that can make or sell a good. */
  get slots(): number[] {
    return this.mode === 'goods' ? slots(this.view) : []
  }

  /** What is best made or sold, as many as may be. */
  private get richest(): number[] {
    const { town } = citizen(this.view, asked(this.view))
    const worth = (slot: number) => (this.view.question === 'Sell' ? brings(town[slot]!, this.view['price'] as number) : town[slot]!)
    return slots(this.view).sort((one, other) => worth(other) - worth(one)).slice(0, asks(this.view, 'left'))
  }

  toggle(slot: number): void {
    this.set({ slots: toggled(this.now.slots, slot, asks(this.view, 'left')) })
  }

  /** How many cards the goods picked bring. */
  get brings(): number {
    const { town } = citizen(this.view, asked(this.view))
    return this.now.slots.reduce((sum, slot) => sum + brings(town[slot]!, this.view['price'] as number), 0)
  }

  // -- all of it ------------------------------------------------------------------------------------------------

  /** The answers that say it, or null while something is missing. */
  get plan(): string[] | null {
    const { view } = this
    switch (this.mode) {
      case 'build': {
        const kind = this.kind
        if (kind === null || this.picked.length !== this.due) return null
        const paid = this.picked.map((at) => this.hand[at]!)
        return buildPlan(view, { kind, over: this.over, goods: this.spentKinds, paid })
      }
      case 'cards': {
        const count = this.picked.length
        if (count < this.least || count > this.most) return null
        const from = view.question === 'Keep' ? this.drawn : this.hand
        return cardPlan(view, this.picked.map((at) => from[at]!))
      }
      case 'goods':
        return goodsPlan(view, this.now.slots)
      default:
        return null
    }
  }

  /** What is answered by who wants none of it, where that is possible. */
  get none(): string[] | null {
    if (this.mode === 'goods') return goodsPlan(this.view, [])
    return this.mode === 'cards' && !this.least ? cardPlan(this.view, []) : null
  }

  /** Whether something is picked, so that it can be confirmed. */
  get some(): boolean {
    return this.mode === 'build' || (this.mode === 'goods' ? this.now.slots : this.picked).length > 0
  }

  send(plan = this.plan): void {
    if (plan?.length) this.stage.choose(...plan)
  }
}

/** With it or without it; of too many the first goes. */
function toggled(all: readonly number[], one: number, most: number): number[] {
  if (all.includes(one)) return all.filter((other) => other !== one)
  return most > 0 ? [...all, one].slice(-most) : []
}

const known = new WeakMap<Stage, Picking>()

/** What is picked on a stage. */
export function pickingOf(stage: Stage): Picking {
  let found = known.get(stage)
  if (!found) known.set(stage, (found = new Picking(stage)))
  return found
}
