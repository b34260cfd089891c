/** What the board shows of a position: what can be bought with what, in words and pictures. */

import type { View } from '@/lib/wire'
import { t, words } from '@/lib/words.svelte'
import type { Stage } from '@/table/stage.svelte'
import { active, areaName, asked, frame, goods, goodsPrice, price, rubyPrice, tileName, tileText, trader } from '../names'
import { cost, touches } from '../options'
import { type Means, likely, meansOf } from '../payment'
import { CARD, COIN, MONEY, MOSQUE, type Sort, tables } from '../tables'

/** What an option would most likely be paid with, as pictures. */
export function payment(option: string, view: View, seat: number): string[] {
  const [verb = '', rest = ''] = option.split(' ')
  const dice = view['dice'] as number[]
  if (verb === 'lira') return Array.from({ length: dice[COIN]! }, () => 'die-coin')
  if (verb === 'cards') return Array.from({ length: Number(rest) }, () => 'die-card')
  if (view.question !== 'Act' && view.question !== 'Reroll') return []
  const means = meansOf(view, seat)
  if (verb === 'ruby') {
    const area = tables.areas.indexOf(rest)
    const due = goodsPrice(view, area)
    return due ? tokens(likely(means, due.need, due.any)) : ['lira']
  }
  const need = cost(option)
  return need ? tokens(likely(means, need)) : []
}

export function tokens(paid: Means | null): string[] {
  if (!paid) return []
  const of = (base: string, counts: number[]) =>
    counts.flatMap((count, good) => Array.from({ length: count }, () => `${base}-${tables.colours[good]}`))
  return [...of('die', paid.dice), ...of('marker', paid.goods), ...Array.from({ length: paid.brown }, () => 'marker-brown')]
}

/** What stands below something that can be bought: its payment, or the goods that can pay where there are several ways. */
export function paying(options: string[], view: View, seat: number): string[] {
  if (options.length === 1) return payment(options[0]!, view, seat)
  if (options[0]?.startsWith('cards')) return payment(options.at(-1)!, view, seat)
  const need = options.map((option) => cost(option) ?? [])
  return tables.colours.flatMap((colour, good) => (need.some((one) => one[good]) ? [`good-${colour}`] : []))
}

/** While dice may be rolled again: what those that lie there could buy, by what stands for it. */
export function couldBuy(view: View): Map<string, string[]> {
  const found = new Map<string, string[]>()
  if (view.question !== 'Reroll') return found
  const seat = active(view)
  const means = meansOf(view, seat)
  const dice = view['dice'] as number[]
  const row = (view['row'] as number[]).map((tile) => tables.tiles[tile]!)
  for (const option of new Set(tables.actions)) {
    const [verb = '', rest = ''] = option.split(' ')
    const need = cost(option)
    const area = verb === 'ruby' ? tables.areas.indexOf(rest) : -1
    const due = area >= 0 ? goodsPrice(view, area) : null
    let can = false
    if (verb === 'lira') can = dice[COIN]! > 0
    else if (verb === 'cards') can = dice[CARD]! >= Number(rest)
    else if (area === MONEY) can = price(view, MONEY) >= 0 && trader(view, seat).lira >= price(view, MONEY)
    else if (due) can = likely(means, due.need, due.any) !== null
    else if (need) can = (verb !== 'tile' || row.includes(rest)) && likely(means, need) !== null
    const anchor = touches(option, view)
    if (can && anchor) found.set(anchor, [...(found.get(anchor) ?? []), option])
  }
  return found
}

// -- labels -----------------------------------------------------------------------------------------------------

/** What can be done with something, after what it is. */
function labelled(stage: Stage, anchor: string, name: string, text: string): string {
  const doing = (stage.touched.get(anchor) ?? []).map((option) => t(stage.face.option(option, stage)))
  if (!doing.length && couldBuy(stage.view).has(anchor)) return t('dice-thing-could', { name, text })
  return doing.length ? t('dice-thing-can', { name, text, doing: doing.join('; ') }) : t('dice-thing-text', { name, text })
}

export const actionLabel = (stage: Stage, sort: Sort): string =>
  labelled(stage, `action:${sort}`, t(`dice-action-${sort}`), t(`dice-help-action-${sort}`, { n: tables.coinWorth }))

export const tileLabel = (stage: Stage, tile: number): string =>
  labelled(
    stage,
    `tile:${tables.tiles[tile]}`,
    tileName(tile),
    t('dice-tile-cost', { text: tileText(tile), cost: goods(tables.tileCosts[tile]!) }),
  )

export function areaLabel(stage: Stage, area: number): string {
  const left = (stage.view['tracks'] as number[])[area]!
  const text = left
    ? t('dice-area-left', { rubies: t('dice-rubies', { n: left }), cost: rubyPrice(stage.view, area) })
    : t('dice-area-empty')
  return labelled(stage, `area:${tables.areas[area]}`, areaName(area), text)
}

/** The seat whose markers count now: who answers, if that is mine or on turn; else who is on turn. */
export const paysNow = (view: View): number => (view.question === 'Act' || view.question === 'Pay' ? asked(view) : active(view))

/** Which half of an open card concerns who looks. */
export function partOf(view: View): 'own' | 'others' | null {
  const name = frame(view).name
  return name === 'Accept' ? 'own' : name === 'Offer' ? 'others' : null
}

/** The steps of an area: what each ruby costs, and whether it is gone, next or later. */
export function steps(view: View, area: number): { cost: number; state: 'gone' | 'next' | 'later' }[] {
  const prices = tables.prices[view.seats]![area]!
  const gone = prices.length - (view['tracks'] as number[])[area]!
  const add = area === MONEY || area === MOSQUE || area < 4 ? 0 : 4
  return prices.map((cost, at) => ({ cost: cost + add, state: at < gone ? 'gone' : at === gone ? 'next' : 'later' }))
}

export const diceSaid = (view: View): string => {
  const counts = view['dice'] as number[]
  const parts = counts.flatMap((n, face) =>
    n ? [t(`dice-${face < 4 ? `goods-${tables.colours[face]}` : face === CARD ? 'cards' : 'coins'}`, { n })] : [],
  )
  return parts.length ? words.list(parts) : t('dice-nothing')
}

