/** What a position of the Dice Game holds, for who draws it: the pieces, and what the engine tells of them. */

import type { DiceFacts, DicePrinted, IstanbulDicePlayer, IstanbulDiceView, Thing, Told, View } from '@/lib/wire'
import { t } from '@/lib/words.svelte'
import type { Stage } from '@/table/stage.svelte'
import { does, toldNow } from '@/table/telling'
import { things } from '@/table/things.svelte'

export type Trader = IstanbulDicePlayer

export type { PrintedCard as Bazaar, PrintedHalf as Half, PrintedTile as Tile } from '@/lib/wire'

/** A position of this game, which is all that its pieces are drawn from. */
export function dice(view: View): IstanbulDiceView {
  if (view.game !== 'istanbul-dice') throw new Error(`this is ${view.game}`)
  return view
}
export function printed(view: View): DicePrinted {
  const found = things.of(view)
  if (found.game !== 'istanbul-dice' || !found.printed) throw new Error(`this is ${found.game}`)
  return found.printed
}
export const facts = (view: View): DiceFacts => dice(view).told!.facts
export const trader = (view: View, seat: number): Trader => dice(view).players[seat]!
export const active = (view: View): number => dice(view).active

export const COLOURS = ['red', 'yellow', 'green', 'blue']
export const AREAS = [...COLOURS, 'carpet', 'lira', 'mosque']
export const CARPET = 4
export const MONEY = 5
export const MOSQUE = 6
export const FACES = 6
/** The actions that stand on the board, in the order of the summary. */
export const SORTS = ['same', 'pair', 'three', 'four', 'lira', 'cards'] as const
export type Sort = (typeof SORTS)[number]
/** The picture of each face, and the small picture of a die by face. */
export const PICTURES = ['fabric', 'fruit', 'spice', 'jewelry', 'lira', 'card'] as const
export const DICE = [...COLOURS.map((colour) => `die-${colour}`), 'die-coin', 'die-card']
const LETTERS = 'RYGBLC'
export const faceName = (face: number): string => t(`dice-face-${LETTERS[face]}`)

/** What a player holds: its name, its picture, and how many. */
export function purse(player: Trader): { name: string; icon: string; n: number }[] {
  const counts = [...player.goods, player.brown, player.crystals, player.lira]
  return [...COLOURS, 'brown', 'crystal', 'lira'].map((name, at) => ({ name, icon: at < 5 ? `marker-${name}` : name, n: counts[at]! }))
}

/** The faces of dice that lie there, one by one in the order of faces. */
export const lying = (view: View): number[] =>
  dice(view).dice.flatMap((count, face) => Array.from({ length: count }, () => face))

// -- what stands on the board, and what can be done with it -------------------------------------------------------

/** What can be done with the things on the board: now, or with the dice that lie there once they are kept. */
export function offered(stage: Stage): Map<string, Told[]> {
  const found = new Map<string, Told[]>()
  const all = stage.options.length && keeping(stage).length ? facts(stage.view).could : toldNow(stage)
  for (const one of all) if (one.touches) found.set(one.touches, [...(found.get(one.touches) ?? []), one])
  return found
}

/** What is answered before something on the board is done: while dice may be rolled again, they are kept. */
export const keeping = (stage: Stage): string[] => (stage.view.question === 'Reroll' ? [stage.view.told!.shape.end!] : [])

/** What several ways would be paid with: of one the pictures, of more each picture once. */
export const paying = (ways: Told[]): string[] => (ways.length === 1 ? ways[0]!.pays : [...new Set(ways.flatMap((one) => one.pays))])

/** What needs no brown marker comes first, then what needs fewest markers. */
export function cheapest(ways: Told[]): Told[] {
  const weight = ({ pays }: Told) => pays.reduce((sum, one) => sum + (one === 'marker-brown' ? 100 : one.startsWith('marker') ? 1 : 0), 0)
  return [...ways].sort((one, other) => weight(one) - weight(other))
}

const thingAt = (view: View, anchor: string): Thing | undefined =>
  view.told!.text.flatMap((section) => section.things).find((one) => one.anchor === anchor)

/** What something is, how it is with it, and what can be done with it. */
export function label(stage: Stage, anchor: string): string {
  const thing = thingAt(stage.view, anchor)
  if (!thing) return ''
  const [name, text] = [t(thing.name), thing.text ? t(thing.text) : '']
  const doing = (stage.touched.get(anchor) ?? []).map((option) => t(does(option, stage)))
  if (doing.length) return t('dice-thing-can', { name, text, doing: doing.join('; ') })
  return t(offered(stage).has(anchor) ? 'dice-thing-could' : 'dice-thing-text', { name, text })
}

/** Which half of an open card concerns who looks. */
export const partOf = (view: View): 'own' | 'others' | null =>
  view.question === 'Accept' ? 'own' : view.question === 'Offer' ? 'others' : null
