/** Why something is not possible, in words.  */

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
  const { place, good, card, tile, steps, need, have, demand, high, family, provider, which } = values
  const args: Args = {}
  if (place !== undefined) Object.assign(args, placed(Number(place)))
  if (family !== undefined) args['at'] = placed(Number(family)).at
  if (good !== undefined) args['good'] = t(`ist-good-${good}`)
  if (card !== undefined) args['card'] = cardName(String(card))
  if (provider !== undefined) Object.assign(args, thing(Number(provider), Number(which)))
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

/** A card, or a tile, the companion or a guild card, by the number that the engine gives what provides it; and when it is used. */
function thing(provider: number, which: number): { card: string; when: string } {
  const [yellow, guild, ride] = [tables.cards.length, tables.cards.length + 1, tables.cards.length + 2]
  if (provider === yellow) return { card: t('ist-tile-yellow'), when: t('ist-tile-yellow-text') }
  if (provider === guild) return { card: guildName(which), when: t('ist-when-errand') }
  if (provider === ride) return { card: t('ist-tavern-movement'), when: t('ist-tavern-movement-text') }
  const when = whenPlayed(tables.cards[provider] ?? '')
  return when ? { card: cardName(provider), when: t(when) } : { card: t('ist-companion'), when: t('ist-help-companion') }
}

/** A tile by its colour, its name in the Tavern, or its number at the Kiosk. */
function tileOf(tile: string | number, view: View): string {
  if (typeof tile === 'number') return kioskName(tile, view)
  return t(tables.tavernTiles.includes(tile) ? `ist-tavern-${tile}` : `ist-tile-${tile}`)
}
