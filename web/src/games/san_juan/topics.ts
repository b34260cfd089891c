/** What there is help for: our own short words, and the numbers of the full rules. */

import type { View } from '@/lib/wire'
import type { Said } from '@/lib/words.svelte'
import type { Topic } from '@/table/face'
import { boxes } from './names'
import { ROLE, kindOf, tables } from './tables'

/** All paragraphs of a chapter, or some of them. */
function chapter(name: string, first = 1, last = tables.rules[name] ?? 0): string[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => `SJ-${name}.${first + index}`)
}

const ROLE_CHAPTER = ['B', 'P', 'T', 'C', 'Q']

/** Things that have one help text each: the rules. Their title and text are sj-topic-… and its .text. */
const OTHERS: Record<string, string[]> = {
  cards: chapter('G', 1, 8),
  round: chapter('R'),
  governor: ['SJ-S.1', ...chapter('R', 1, 8)],
  hand: [...chapter('R', 10, 12), 'SJ-K.33', 'SJ-N.2', 'SJ-N.3'],
  price: chapter('T', 1, 8),
  deck: ['SJ-G.5', 'SJ-G.6', 'SJ-G.7'],
  discard: ['SJ-G.4', 'SJ-G.5', 'SJ-G.10'],
  goods: ['SJ-G.3', ...chapter('P', 2, 7)],
  cost: [...chapter('B', 2, 5), ...chapter('K', 2, 5)],
  under: ['SJ-G.11', 'SJ-K.31', 'SJ-K.13', 'SJ-N.22'],
  events: chapter('E', 1, 6),
  end: chapter('Z'),
}
/** Anchors that stand for a card. */
const CARDS = ['card', 'own', 'drawn', 'event', 'town']
const SAME: Record<string, string> = { player: 'end', good: 'goods' }

export function topic(anchor: string, _view: View | null): Topic | null {
  const [kind = '', which = ''] = anchor.split(':')
  if (kind === 'role') {
    const role = tables.roles.indexOf(which)
    if (role < 0) return null
    const n = role === ROLE.councillor ? tables.councilPrivilege : 1
    return {
      title: { id: `sj-role-${which}` },
      text: [{ id: `sj-role-${which}.text`, args: { n } }, { id: 'sj-topic-role' }],
      rules: chapter(ROLE_CHAPTER[role]!),
    }
  }
  const card = kind === 'cathedral' ? kindOf(kind) : CARDS.includes(kind) ? kindOf(which) : -1
  if (card >= 0) return ofCard(card)
  const name = OTHERS[anchor] ? anchor : (SAME[kind] ?? kind)
  const rules = OTHERS[name]
  return rules ? { title: { id: `sj-topic-${name}` }, text: [{ id: `sj-topic-${name}.text` }], rules } : null
}

function ofCard(kind: number): Topic {
  const name = tables.cards[kind]!
  const text: Said[] = [{ id: `sj-card-${name}.help` }]
  if (kind < tables.firstEvent) {
    const points = tables.points[kind]!
    if (kind >= tables.production && tables.cost[kind]! < tables.six && !tables.monuments.includes(kind)) text.push({ id: 'sj-facts-works' })
    text.unshift({ id: points ? 'sj-facts' : 'sj-facts-six', args: { cost: tables.cost[kind]!, points } })
  }
  const rules = tables.cardRules[kind]!
  const more = kind < tables.production ? chapter('P', 2, 7) : []
  return { title: { id: `sj-card-${name}` }, text, rules: [...rules, ...more] }
}

/** All there is help for in this game. */
export function topics(view: View | null): { title: Said; anchors: string[] }[] {
  const has = (box: string) => view === null || boxes(view).includes(box)
  const group = (name: string, anchors: string[]) => ({ title: { id: `sj-topics-${name}` }, anchors })
  const cards = (from: number, to: number) => tables.cards.slice(from, to).map((name) => `card:${name}`)
  const found = [
    group('game', ['cards', 'round', 'governor', 'hand', 'cost', 'goods', 'price', 'deck', 'discard', 'under']),
    group('roles', tables.roles.map((role) => `role:${role}`)),
    group('production', cards(0, tables.production)),
    group('city', cards(tables.production, tables.baseKinds)),
  ]
  if (has('new-buildings')) found.push(group('new', cards(tables.baseKinds, tables.firstEvent)))
  const events = tables.cards.slice(tables.firstEvent).map((name) => `event:${name}`)
  if (has('events')) found.push(group('events', ['events', ...events]))
  return [...found, group('end', ['end'])]
}
