/** Why something is not possible, in words. The engine names things in English; here they get our names. */

import type { Reason } from '@/lib/wire'
import type { Args, Said } from '@/lib/words.svelte'
import { t, words } from '@/lib/words.svelte'
import type { Stage } from '@/table/stage.svelte'
import { someCards, theCard } from './names'
import { kindOf, tables } from './tables'

export function reason(reason: Reason, _stage: Stage): Said {
  const id = `sj-reason-${reason.code.replace(/^sj-/, '')}`
  return words.has(id) ? { id, args: filled(reason.values ?? {}) } : { id: 'sj-reason-other' }
}

const CARDS = ['card', 'building', 'event', 'last']

/** The engine names a card by its title, or by its name. */
function named(title: string): string {
  const kind = Math.max(tables.titles.indexOf(title), kindOf(title))
  return kind >= 0 ? theCard(kind) : title
}

export function filled(values: Record<string, string | number>): Args {
  const args: Args = { ...values }
  for (const name of CARDS) if (name in values) args[name] = named(String(values[name]))
  if ('role' in values) args['role'] = t(`sj-role-${values['role']}.of`)
  if ('cost' in values) args['cost'] = someCards(Number(values['cost']))
  if ('due' in values) args['due'] = someCards(Number(values['due']))
  return args
}
