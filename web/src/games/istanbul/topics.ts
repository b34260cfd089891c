/** What there is help for: our own short words, and the numbers of the full rules. */

import type { View } from '@/lib/wire'
import type { Said } from '@/lib/words.svelte'
import type { Topic } from '@/table/face'
import { boxes, coffeePrice, dealerPrice, hasCoffee, hasLetters, kioskId, object, palacePrice, tavernText, things } from './names'
import { FIGURES, PLACE, TILES, tables } from './tables'

/** All paragraphs of a chapter, or some of them: chapter('K', 6, 13). */
function chapter(name: string | number, first = 1, last = tables.rules[String(name)] ?? 0): string[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => `IST-${name}.${first + index}`)
}

const said = (...ids: string[]): Said[] => ids.map((id) => ({ id }))

/** Chapters of places that share one. */
const PLACE_CHAPTER: Record<number, number> = { 3: 2, 4: 2, 11: 10, 15: 14 }
/** What a place’s help speaks of besides. */
const MORE: Record<number, string[]> = {
  6: ['IST-V.10', 'IST-V.11', 'IST-X.14'],
  7: chapter('K', 16, 17),
  14: chapter('Q', 1, 6),
  15: chapter('Q', 7, 10),
}

/** When a bonus card is played. */
const WHEN: Record<string, string[]> = {
  any: ['lira', 'coffee', 'guild', 'coffee-lira', 'letter'],
  move: ['far', 'stay', 'corner', 'join', 'companion', 'ride'],
  before: ['return'],
  sell: ['any'],
  after: ['post', 'palace', 'dealer', 'wainwright', 'house', 'mosque', 'society'],
  roll: ['six'],
  copy: ['copy'],
  errand: ['errand'],
  calm: ['good', 'family', 'swap', 'coffee-dice', 'letter-dice', 'good-lira', 'fabric', 'spice', 'fruit', 'figure'],
}

/** The message that says when a bonus card is played. */
export function whenPlayed(card: string): string | null {
  const when = Object.keys(WHEN).find((one) => WHEN[one]!.includes(card))
  return when ? `ist-when-${when}` : null
}

/** What the next ruby of a track costs now, as a list. */
export function rubyPrice(place: number, view: View): string | null {
  if (!(view['rubies'] as number[])[place]) return null
  if (place === PLACE.palace) return things(palacePrice(view).goods, { any: palacePrice(view).any })
  if (place === PLACE.dealer) return object('lira', dealerPrice(view))
  return place === PLACE.coffeeHouse ? object('coffee', coffeePrice(view)) : null
}

/** The same as a sentence, where there is a track. */
export function nextRuby(place: number, view: View | null): Said[] {
  const price = view && rubyPrice(place, view)
  return price ? [{ id: 'ist-help-next', args: { price } }] : []
}

/** Things that have one help text each: the title, the texts, the rules. */
const OTHERS: Record<string, [string, string[], string[]]> = {
  turn: ['ist-turn', ['ist-help-turn'], chapter('T')],
  merchant: ['ist-merchant', ['ist-help-merchant'], chapter('M')],
  assistant: ['ist-assistant', ['ist-help-assistant'], chapter('A')],
  family: ['ist-family', ['ist-help-family'], [...chapter(12), ...chapter('E', 3, 7)]],
  neutral: ['ist-neutral', ['ist-help-neutral'], ['IST-S.10', ...chapter('M', 4, 8), ...chapter('V', 2, 9)]],
  'figure:governor': ['ist-figure-governor', ['ist-help-governor'], ['IST-E.8', 'IST-E.9', 'IST-E.12', 'IST-E.13']],
  'figure:smuggler': ['ist-figure-smuggler', ['ist-help-smuggler'], chapter('E', 10, 13)],
  'figure:trader': ['ist-figure-trader', ['ist-help-trader'], chapter('X', 16, 17)],
  'figure:courier': ['ist-figure-courier', ['ist-help-courier'], chapter('K', 14, 15)],
  companion: ['ist-companion', ['ist-help-companion'], chapter('K', 16, 26)],
  barrier: ['ist-barrier', ['ist-help-barrier'], [...chapter(19, 2, 7), 'IST-Z.7']],
  caravan: ['ist-caravan', ['ist-help-caravan'], chapter('V', 10, 14)],
  letters: ['ist-letter', ['ist-help-letters'], chapter('K', 6, 13)],
  delivered: ['ist-delivered', ['ist-help-delivered', 'ist-help-seals'], chapter('K', 10, 13)],
  seal: ['ist-seal', ['ist-help-seals'], [...chapter('K', 12, 13), ...chapter('K', 27, 29), ...chapter(24)]],
  coffee: ['ist-good-coffee', ['ist-help-coffee'], chapter('X', 12, 13)],
  barrow: ['ist-barrow', ['ist-help-goods'], chapter('G', 1, 3)],
  lira: ['ist-label-lira', ['ist-help-lira'], chapter('G', 4, 5)],
  ruby: ['ist-ruby', ['ist-help-rubies', 'ist-help-track'], ['IST-G.6', ...chapter(13, 1, 4), ...chapter(16, 1, 3)]],
  deck: ['ist-deck', ['ist-help-cards'], chapter('C', 1, 8)],
  discard: ['ist-discard', ['ist-help-cards'], chapter('C', 3, 6)],
  guild: ['ist-topics-guild', ['ist-help-guild'], chapter('B', 1, 6)],
  dice: ['ist-dice', ['ist-help-dice'], ['IST-G.7', ...chapter(8), ...chapter(9)]],
}

/** Other names of the same things. */
const SAME: Record<string, string> = {
  'figure:companion': 'companion',
  'figure:family': 'family',
  player: 'merchant',
  letter: 'letters',
  good: 'barrow',
}

export function topic(anchor: string, view: View | null): Topic | null {
  const [kind = '', which = ''] = anchor.split(':')
  switch (kind) {
    case 'place': {
      const place = Number(which)
      if (!tables.places[place]) return null
      const rules = [...chapter(PLACE_CHAPTER[place] ?? place), ...(MORE[place] ?? [])]
      return { title: { id: `ist-place-${place}` }, text: [...said(`ist-help-place-${place}`), ...nextRuby(place, view)], rules }
    }
    case 'card': {
      const when = whenPlayed(which)
      if (!when) return null
      const text = said(`ist-card-${which}-text`, when)
      return { title: { id: `ist-card-${which}` }, text, rules: tables.cardRules[which] ?? [] }
    }
    case 'tile':
      return TILES.includes(which as never) ? tile(`ist-tile-${which}`, MOSQUE_RULES[which]!) : null
    case 'tavern':
      if (!tables.tavernTiles.includes(which)) return null
      return tile(`ist-tavern-${which}`, which === 'movement' ? chapter(19, 8, 11) : chapter(19, 12, 13), tavernText(which, view))
    case 'kiosk':
      if (!which || Number(which) > tables.kioskTiles) return null
      return tile(kioskId(Number(which), view), chapter(22, 6, 13))
    case 'end': {
      const n = view && (boxes(view).length ? tables.bigTarget : (tables.target[view.seats] ?? tables.bigTarget))
      const first: Said = n ? { id: 'ist-help-end', args: { n } } : { id: 'ist-help-end-any' }
      const text: Said[] = [first, { id: 'ist-help-ranking' }]
      return { title: { id: 'ist-end' }, text, rules: [...chapter('F'), 'IST-X.5'] }
    }
    case 'guild':
      if (which) {
        const rules = ['IST-B.1', ...(tables.guildRules[Number(which)] ?? [])]
        const text = said(`ist-guild-${which}-text`, 'ist-help-guild')
        return { title: { id: `ist-guild-${which}` }, text, rules }
      }
  }
  const found = OTHERS[anchor] ?? OTHERS[SAME[anchor] ?? ''] ?? OTHERS[kind] ?? OTHERS[SAME[kind] ?? '']
  return found ? { title: { id: found[0] }, text: said(...found[1]), rules: found[2] } : null
}

const MOSQUE_RULES: Record<string, string[]> = {
  red: chapter('Q', 1, 3),
  green: ['IST-Q.1', ...chapter('Q', 4, 6)],
  blue: ['IST-Q.1', 'IST-Q.7'],
  yellow: ['IST-Q.1', ...chapter('Q', 8, 10)],
}

function tile(id: string, rules: string[], text = `${id}-text`): Topic {
  return { title: { id }, text: said(text), rules }
}

/** All there is help for in this game. */
export function topics(view: View | null): { title: Said; anchors: string[] }[] {
  const mocha = view === null || hasCoffee(view)
  const letters = view === null || hasLetters(view)
  const places = (view?.['grid'] as number[] | undefined) ?? tables.places.map((_, place) => place).slice(1)
  const group = (name: string, anchors: string[]) => ({ title: { id: `ist-topics-${name}` }, anchors })
  const ofBase = tables.cards.slice(0, 10)
  const ofMocha = mocha ? tables.cards.slice(10, 19) : []
  const ofLetters = letters ? tables.cards.slice(19) : []
  const cards = [...(view?.game_options['new_cards_only'] ? [] : ofBase), ...ofMocha, ...ofLetters]
  const figures = FIGURES.filter((one) => (one === 'trader' ? mocha : one === 'courier' ? letters : true))
  const found = [
    group('turn', ['turn', 'merchant', 'assistant', 'barrow', 'lira', ...(mocha ? ['coffee'] : []), 'dice']),
    group('places', [...places].filter((place) => place > 0).sort((a, b) => a - b).map((place) => `place:${place}`)),
    group('pieces', [
      'family',
      ...figures.map((one) => `figure:${one}`),
      'neutral',
      ...(mocha ? ['barrier'] : []),
      ...(letters ? ['companion', 'letters', 'delivered', 'seal'] : []),
      ...(view?.game_options['caravan_leader'] ? ['caravan'] : []),
    ]),
    group('cards', ['deck', 'discard', ...cards.map((one) => `card:${one}`)]),
    group('tiles', [...TILES.map((one) => `tile:${one}`), ...(mocha ? tables.tavernTiles.map((one) => `tavern:${one}`) : [])]),
  ]
  if (mocha) found.push(group('guild', ['guild', ...numbered('guild', tables.guildCards)]))
  if (letters) found.push(group('kiosk', numbered('kiosk', tables.kioskTiles)))
  return [...found, group('end', ['ruby', 'end'])]
}

const numbered = (kind: string, most: number): string[] =>
  Array.from({ length: most }, (_, index) => `${kind}:${index + 1}`)
