/** Which option of a question can be shown as a thing, and as which. */

import type { View } from '@/lib/wire'
import { acting, asked, trader } from '../names'
import { GOODS, tables } from '../tables'

export interface Pictured {
  kind: 'card' | 'guild' | 'kiosk' | 'letter' | 'tile' | 'deck' | 'icon' | 'without'
  name: string
  count: number
}

const thing = (name: string, count = 1): Pictured => ({ kind: 'icon', name, count })
const KINDS: readonly string[] = [...GOODS, 'coffee']

/** How many of what an option gives or takes are mine; where a good comes to me, of how many that fit. */
export function stock(option: string, name: string, view: View): { own: string; full: boolean } | null {
  const player = trader(view, asked(view))
  const n = { lira: player.lira, coffee: player.coffee }[name] ?? player.goods[GOODS.indexOf(name as never)]
  if (n === undefined) return null
  const room = /^(take|extra) /.test(option) && GOODS.includes(name as never) ? player.capacity : null
  return { own: room === null ? `${n}` : `${n}/${room}`, full: n === room }
}

export function pictured(option: string, view: View): Pictured | null {
  const [verb = '', what = '', which = ''] = option.split(' ')
  switch (verb) {
    case 'take':
      if (what === 'lira') return thing('lira')
      return thing(what, ['TakeTwo', 'GuildMarket'].includes(acting(view).name) ? 2 : 1)
    case 'extra':
      return thing(what)
    case 'give':
      return KINDS.includes(what) ? thing(what) : null
    case 'without':
      return { kind: 'without', name: what, count: 1 }
    case 'pay':
      return thing('lira', tables.toll)
    case 'discard':
      if (what === 'guild' && which) return { kind: 'guild', name: which, count: 1 }
      return { kind: 'card', name: what, count: (view['hand'] as number[])[tables.cards.indexOf(what)] ?? 1 }
    case 'draw': {
      if (what === 'deck') return { kind: 'deck', name: '', count: 1 }
      const top = (view['discard'] as number[]).at(-1)
      return top === undefined ? null : { kind: 'card', name: tables.cards[top]!, count: 1 }
    }
    case 'pick':
      return what.startsWith('k') ? { kind: 'kiosk', name: what.slice(1), count: 1 } : null
    case 'tile':
      return { kind: 'tile', name: what, count: 1 }
    case 'letter':
      return { kind: 'letter', name: what, count: 1 }
    case 'delivered':
      return { kind: 'letter', name: '', count: 1 }
    default:
      return null
  }
}
