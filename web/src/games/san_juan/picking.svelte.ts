/** What I have picked so far for a question that is one gesture, shared by the hand, the town and the question. */

import type { SanJuanView } from '@/lib/wire'
import type { Stage } from '@/table/stage.svelte'
import { type Cost, type Pick, type Plan, type Site, dealt, facts, sanJuan } from './pieces'

export type Mode = 'build' | 'cards' | 'goods'

/** Which gesture a question is; null where there is nothing to pick. */
export function modeOf(stage: Stage): Mode | null {
  if (!stage.options.length) return null
  const { plans, pick } = facts(stage.view)
  return plans ? 'build' : pick ? (pick.of === 'town' ? 'goods' : 'cards') : null
}

/** The choices that say what was picked, in their order, and closed where more could be. */
export function answers({ things, most, end, stops }: Pick, picked: readonly number[]): string[] {
  const order = things.map((one) => one.at)
  const found = picked.map((at) => order.indexOf(at)).sort((one, other) => one - other)
  const texts = found.map((at) => things[at]!.text)
  const last = found.at(-1)
  const more = things.some(({ text }, at) => !found.includes(at) && (last === undefined || at > last || text === texts.at(-1)))
  return end !== null && found.length < most && (more || !stops) ? [...texts, end] : texts
}

interface Made {
  key: string
  /** What is built, and which card of the hand it is: -1 for what lies on the table. */
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

  private get view(): SanJuanView {
    return sanJuan(this.stage.view)
  }

  private get key(): string {
    const { seat, stack, hand, looking, picked, round, picks } = this.view
    return JSON.stringify([seat, stack, hand, looking, picked, round, picks])
  }

  /** What is picked in this position. */
  private get now(): Made {
    const key = this.key
    if (this.made && this.made.key !== key) this.past = this.made
    if (this.made && this.made !== this.past) return this.made
    const first = this.mode === 'goods' ? this.pick : this.fixed?.sites[0]!.goods
    return { key, kind: null, self: -1, over: null, cards: [], slots: [...(first?.best ?? [])] }
  }

  private set(change: Partial<Made>): void {
    this.made = { ...this.now, ...change }
  }

  get mode(): Mode | null {
    return modeOf(this.stage)
  }

  /** The cards of my hand, one by one. */
  get hand(): number[] {
    return dealt(this.view.hand)
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

  private get plans(): Plan[] {
    return (this.mode === 'build' && facts(this.view).plans) || []
  }

  /** A building that was chosen before, and is now placed or paid. */
  private get fixed(): Plan | undefined {
    return this.plans.find((one) => !one.choices.length)
  }

  /** Whether another building could still be chosen. */
  get open(): boolean {
    return !this.fixed
  }

  private get building(): Plan | undefined {
    return this.fixed ?? this.planFor(this.now.kind)
  }

  private planFor(kind: number | null): Plan | undefined {
    return this.plans.find((one) => one.kind === kind)
  }

  /** What is being built, or null while that is open. */
  get kind(): number | null {
    return this.building?.kind ?? null
  }

  get self(): number {
    return this.now.self
  }

  get sites(): Site[] {
    return this.building?.sites ?? []
  }

  get site(): Site | undefined {
    return this.sites.find((one) => one.over === this.now.over) ?? this.sites[0]
  }

  /** Whether there is a choice of places, or none but over another building. */
  get where(): boolean {
    return this.sites.length > 1 || (this.site?.over ?? -1) >= 0
  }

  get cost(): Cost | null {
    return this.site?.cost ?? null
  }

  /** Goods that may be spent: the slots of their buildings. */
  get goods(): number[] {
    const goods = this.site?.goods
    return goods?.most ? goods.things.map((one) => one.at).sort((one, other) => one - other) : []
  }

  get spent(): number[] {
    return this.now.slots
  }

  /** How many cards are to be paid. */
  get due(): number {
    return this.site ? this.site.due - this.now.slots.length : 0
  }

  build(kind: number, self: number): void {
    this.set({ kind, self, over: null, cards: [], slots: [] })
    this.place(this.site!.over)
  }

  another(): void {
    this.set({ kind: null, self: -1, over: null, cards: [], slots: [] })
  }

  place(over: number): void {
    this.set({ over })
    this.set({ slots: [...(this.site!.goods?.best ?? [])] })
    this.fill()
  }

  spend(slot: number): void {
    const goods = this.site!.goods!
    const slots = toggled(this.now.slots, slot, goods.most)
    if (slots.length < goods.least) return
    this.set({ slots })
    this.fill()
  }

  /** No more cards than are due; and all of them, where there is no choice. */
  private fill(): void {
    if (this.due >= this.building!.cards) this.set({ cards: this.payable })
    else this.set({ cards: this.now.cards.slice(0, this.due) })
  }

  private get pay(): Pick['things'] {
    return facts(this.view).pay ?? []
  }

  /** The cards of the hand that can be paid with. */
  private get payable(): number[] {
    return this.hand.flatMap((kind, at) => (at !== this.self && this.pay.some((one) => one.at === kind) ? [at] : []))
  }

  // -- cards ----------------------------------------------------------------------------------------------------

  private get pick(): Pick | null {
    return facts(this.view).pick ?? null
  }

  /** The cards to pick from: those drawn, or the hand. */
  get drawn(): number[] {
    return this.stage.options.length && this.pick?.of === 'drawn' ? this.view.looking : []
  }

  private get offered(): number[] {
    return this.pick?.of === 'drawn' ? this.drawn : this.hand
  }

  get picked(): number[] {
    const cards = this.now.cards
    // Paid for is never more than is due, whatever changed since.
    return this.mode === 'build' && this.kind !== null ? cards.slice(0, this.due) : cards
  }

  get least(): number {
    return this.mode === 'build' ? this.due : (this.pick?.least ?? 0)
  }

  get most(): number {
    return this.mode === 'build' ? this.due : (this.pick?.most ?? 0)
  }

  /** Whether a card of the hand, or one drawn, can be picked now. */
  can(at: number): boolean {
    if (this.mode === 'build') {
      if (this.kind === null) return this.buildable(this.hand[at]!)
      return at === this.self || (this.due > 0 && this.payable.includes(at))
    }
    return this.mode === 'cards' && this.most > 0 && this.pick!.things.some((one) => one.at === this.offered[at])
  }

  /** Whether this kind could be built next. */
  buildable(kind: number): boolean {
    return this.kind === null && !!this.planFor(kind)
  }

  /** Whether anything can be built at all. */
  get nothing(): boolean {
    return !this.plans.length
  }

  /** A click on a card of the hand or on one drawn; false where it means nothing. */
  touch(at: number): boolean {
    if (!this.can(at)) return false
    if (this.mode === 'build' && this.kind === null) this.build(this.hand[at]!, at)
    else if (this.mode === 'build' && at === this.self) this.another()
    else this.set({ cards: toggled(this.picked, at, this.most) })
    return true
  }

  /** The message that says what is done with what is picked. */
  get does(): string {
    return `sj-gesture-do-${this.pick?.does}`
  }

  // -- goods ----------------------------------------------------------------------------------------------------

  /** Buildings of mine that can make or sell a good, and what it brings. */
  get slots(): Pick['things'] {
    return this.mode === 'goods' ? this.pick!.things : []
  }

  toggle(slot: number): void {
    this.set({ slots: toggled(this.now.slots, slot, this.most) })
  }

  /** How many cards the goods picked bring. */
  get brings(): number {
    return this.slots.reduce((sum, one) => sum + (this.now.slots.includes(one.at) ? one.brings : 0), 0)
  }

  // -- all of it ------------------------------------------------------------------------------------------------

  /** The answers that say it, or null while something is missing. */
  get plan(): string[] | null {
    const { building, site, pick, picked } = this
    if (this.mode === 'goods') return answers(pick!, this.now.slots)
    if (this.mode === 'cards') {
      const fits = picked.length >= this.least && picked.length <= this.most
      return fits ? answers(pick!, picked.map((at) => this.offered[at]!)) : null
    }
    if (!building || !site || picked.length !== this.due) return null
    const kinds = picked.map((at) => this.hand[at]!)
    const paid = this.pay.flatMap(({ at, text }) => kinds.filter((kind) => kind === at).map(() => text))
    return [...building.choices, ...site.choices, ...(site.goods ? answers(site.goods, this.now.slots) : []), ...paid]
  }

  /** What is answered by who wants none of it, where that is possible. */
  get none(): string[] | null {
    const free = this.mode === 'goods' || (this.mode === 'cards' && !this.least)
    return free ? answers(this.pick!, []) : null
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
