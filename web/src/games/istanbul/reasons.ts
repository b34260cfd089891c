/** Why something is not possible, in words. The engine names things in English; here they get our names. */

import type { Reason, View } from '@/lib/wire'
import type { Args, Said } from '@/lib/words.svelte'
import { t, words } from '@/lib/words.svelte'
import type { Stage } from '@/table/stage.svelte'
import { amount, cardName, guildName, kioskName, object, palacePrice, placed, things } from './names'
import { tables } from './tables'
import { whenPlayed } from './topics'

type Values = Record<string, string | number>

export function reason(reason: Reason, stage: Stage): Said {
  const id = `ist-reason-${reason.code}`
  return words.has(id) ? { id, args: filled(reason.code, reason.values ?? {}, stage.view) } : { id: 'ist-reason-other' }
}

/** What a price of each reason is counted in. */
const COSTS: Record<string, string> = {
  'needs-lira': 'lira',
  'needs-coffee': 'coffee',
  'needs-any-goods': 'any-goods',
  'needs-seals': 'seals',
  'too-few-seals': 'seals',
  'spend-first': 'seals',
}

export function filled(code: string, values: Values, view: View): Args {
  const { place, good, card, tile, steps, need, have, demand, high, family } = values
  const args: Args = {}
  if (place !== undefined) Object.assign(args, placed(placeNumber(place)))
  if (family !== undefined) args['at'] = placed(placeNumber(family)).at
  if (good !== undefined) args['good'] = t(`ist-good-${good}`)
  if (card !== undefined) args['card'] = thing(String(card))
  if (code === 'moment') args['when'] = t(moment(String(card)))
  if (code === 'too-few-goods') args['what'] = things(palacePrice(view).goods, { any: palacePrice(view).any })
  if (tile !== undefined) args['tile'] = tileOf(tile, view)
  if (steps !== undefined) args['steps'] = amount('steps', Number(steps))
  if (have !== undefined) args['have'] = Number(have)
  if (need !== undefined) {
    const counted = code === 'needs-goods' ? String(good) : COSTS[code]
    if (counted) args['cost'] = object(counted, Number(need))
    args['need'] = object('steps', Number(need))
  }
  if (code === 'wild-count') args['what'] = object('any-goods', Number(need))
  if (demand !== undefined) args['what'] = object(String(good), Number(demand))
  if (high !== undefined) args['what'] = object('lira', Number(high))
  return args
}

const placeNumber = (name: string | number): number => Math.max(0, tables.places.indexOf(String(name)))

/** A card by its kind, or by the first two words of an option: “card far”, “guild 7”, “fetch 3”. */
function thing(name: string): string {
  const [first = '', second = ''] = name.split(' ')
  if (first === 'card') return cardName(second)
  if (first === 'guild' && second) return guildName(Number(second))
  if (first === 'fetch') return t('ist-tile-yellow')
  if (first === 'ride' && second) return t('ist-tavern-movement')
  if (second) return t('ist-companion')
  return cardName(first)
}

/** The message that says when such a thing is played or used. */
function moment(name: string): string {
  const [first = '', second = ''] = name.split(' ')
  if (first === 'guild') return 'ist-when-errand'
  if (first === 'fetch') return 'ist-tile-yellow-text'
  if (first === 'ride' && second) return 'ist-tavern-movement-text'
  return whenPlayed(first === 'card' ? second : first) ?? 'ist-help-companion'
}

/** A tile by its colour, its name in the Tavern, or its number at the Kiosk. */
function tileOf(tile: string | number, view: View): string {
  if (typeof tile === 'number') return kioskName(tile, view)
  return t(tables.tavernTiles.includes(tile) ? `ist-tavern-${tile}` : `ist-tile-${tile}`)
}
