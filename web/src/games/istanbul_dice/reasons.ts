/** Why something is not possible, in words. The engine names things in English; here they get our names. */

import type { Reason } from '@/lib/wire'
import type { Args, Said } from '@/lib/words.svelte'
import { t, words } from '@/lib/words.svelte'
import type { Stage } from '@/table/stage.svelte'
import { areaName, cardName, cardNumber, object, piece, tileName, tileNumber } from './names'
import { tables } from './tables'

export function reason(reason: Reason, _stage: Stage): Said {
  const id = `dice-reason-${reason.code.replace(/^dice-/, '')}`
  return words.has(id) ? { id, args: filled(reason.code, reason.values ?? {}) } : { id: 'dice-reason-other' }
}

function filled(code: string, values: Record<string, string | number>): Args {
  const { need, have, card, marker, area, tile, good } = values
  const args: Args = {}
  if (need !== undefined) args['need'] = object(code === 'dice-few-cards' ? 'cards' : 'lira', Number(need))
  if (have !== undefined) args['have'] = Number(have)
  if (card !== undefined) args['card'] = cardName(Math.max(0, cardNumber(String(card))))
  if (marker !== undefined) args['what'] = piece(Math.max(0, tables.resources.indexOf(String(marker))), 1)
  if (area !== undefined) args['area'] = areaName(Math.max(0, tables.areas.indexOf(String(area))))
  if (tile !== undefined) args['tile'] = tileName(Math.max(0, tileNumber(String(tile))))
  if (good !== undefined) args['colour'] = t(`dice-colour-${good}`)
  return args
}
