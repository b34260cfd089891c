/** Why something is not possible, in words. The engine names things in English; here they get our names. */

import type { Reason } from '@/lib/wire'
import type { Args, Said } from '@/lib/words.svelte'
import { t, words } from '@/lib/words.svelte'
import type { Stage } from '@/table/stage.svelte'
import { areaName, areaText, cardName, cardNumber, goods, object, piece, tileFull, tileName, tileNumber } from './names'
import { lastTried } from './options'
import { tables } from './tables'

export function reason(reason: Reason, stage: Stage): Said {
  const id = `dice-reason-${reason.code.replace(/^dice-/, '')}`
  const what = reason.code === 'dice-needs-goods' ? priceOf(lastTried(), stage) : null
  if (what) return { id: 'dice-reason-needs-more', args: { what } }
  return words.has(id) ? { id, args: filled(reason.code, reason.values ?? {}) } : { id: 'dice-reason-other' }
}

/** What something on the board costs, as a sentence. */
function priceOf(anchor: string | null, stage: Stage): string | null {
  const [kind, which = ''] = anchor?.split(':') ?? []
  if (kind === 'action') return t(`dice-help-action-${which}`, { n: tables.coinWorth })
  if (kind === 'tile') return t('dice-tile-price', { tile: tileFull(tileNumber(which)), cost: goods(tables.tileCosts[tileNumber(which)] ?? []) })
  const area = tables.areas.indexOf(which)
  return kind === 'area' ? t('dice-thing-text', { name: areaName(area), text: areaText(stage.view, area) }) : null
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
