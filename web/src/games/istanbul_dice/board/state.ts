/** What the board shows of a position: what can be bought with what, in words and pictures. */

import type { View } from '@/lib/wire'
import { t, words } from '@/lib/words.svelte'
import type { Stage } from '@/table/stage.svelte'
import { active, areaName, areaText, frame, goods, price, tileName, tileText, trader } from '../names'
import { cost, payment, touches } from '../options'
import { tokens } from '../payment'
import { CARD, COIN, MONEY, MOSQUE, type Sort, tables } from '../tables'

/** What an option would most likely be paid with, as pictures. */
export function paid(option: string, view: View): string[] {
  const [verb = '', rest = ''] = option.split(' ')
  if (verb === 'lira') return Array.from({ length: (view['dice'] as number[])[COIN]! }, () => 'die-coin')
  if (verb === 'cards') return Array.from({ length: Number(rest) }, () => 'die-card')
  if (option === 'ruby lira') return view.question === 'Act' || view.question === 'Reroll' ? ['lira'] : []
  const found = payment(option, view)
  return found ? tokens(found) : []
}

/** What stands below something that can be bought: its payment, or the goods that can pay where there are several ways. */
export function paying(options: string[], view: View): string[] {
  if (options.length === 1) return paid(options[0]!, view)
  if (options[0]?.startsWith('cards')) return paid(options.at(-1)!, view)
  const need = options.map((option) => cost(option) ?? [])
  return tables.colours.flatMap((colour, good) => (need.some((one) => one[good]) ? [`good-${colour}`] : []))
}

/** While dice may be rolled again: what those that lie there could buy, by what stands for it. */
export function couldBuy(view: View): Map<string, string[]> {
  const found = new Map<string, string[]>()
  if (view.question !== 'Reroll') return found
  const seat = active(view)
  const dice = view['dice'] as number[]
  const row = (view['row'] as number[]).map((tile) => tables.tiles[tile]!)
  for (const option of new Set(tables.actions)) {
    const [verb = '', rest = ''] = option.split(' ')
    let can = false
    if (verb === 'lira') can = dice[COIN]! > 0
    else if (verb === 'cards') can = dice[CARD]! >= Number(rest)
    else if (option === 'ruby lira') can = price(view, MONEY) >= 0 && trader(view, seat).lira >= price(view, MONEY)
    else can = (verb !== 'tile' || row.includes(rest)) && payment(option, view) !== null
    const anchor = touches(option, view)
    if (can && anchor) found.set(anchor, [...(found.get(anchor) ?? []), option])
  }
  return found
}

// -- labels -----------------------------------------------------------------------------------------------------

/** What can be done with something, after what it is. */
function labelled(stage: Stage, anchor: string, name: string, text: string): string {
  const doing = (stage.touched.get(anchor) ?? []).map((option) => t(stage.face.option(option, stage)))
  if (!doing.length && stage.options.includes('keep') && couldBuy(stage.view).has(anchor)) return t('dice-thing-could', { name, text })
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

export const areaLabel = (stage: Stage, area: number): string =>
  labelled(stage, `area:${tables.areas[area]}`, areaName(area), areaText(stage.view, area))

/** What can be done with the things on the board: now, or with the dice that lie there once they are kept. */
export const offered = (stage: Stage): Map<string, string[]> => (stage.options.includes('keep') ? couldBuy(stage.view) : stage.touched)

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

