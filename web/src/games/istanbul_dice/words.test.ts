/** Everything the engine can ask, offer, tell and refuse has words, with all that the words speak of. */

import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { GameEvent, View } from '@/lib/wire'
import { LANGUAGES, t, words } from '@/lib/words.svelte'
import type { Stage } from '@/table/stage.svelte'
import { BAZAAR } from '@/table/bazaar'
import { actionLabel, areaLabel, couldBuy, paying, tileLabel } from './board/state'
import { NAMES } from './icons'
import { lessons } from './lessons'
import { tell } from '@/table/chronicle'
import { dice, expected, line, luck, visits } from './lines'
import { cardName, cardText, tileFull, tileText } from './names'
import { opening } from './opening.svelte'
import { attempt, buttons, cheapest, closes, follow, option, pictures, plan, touches } from './options'
import { phase, question } from './questions'
import { reason } from './reasons'
import space from './space.json'
import { charts, compared, standing } from './standing'
import { SORTS, tables } from './tables'
import { topic, topics } from './topics'

const ANCHOR = /^(action:[a-z]+|tile:[a-z-]+|own:[a-z-]+|area:[a-z]+|card:[a-z-]+)$/
const START = space.view as unknown as View
const PICTURES = [...Object.keys(BAZAAR), ...NAMES]

function stage(change: Partial<View> = {}): Stage {
  const view = { ...structuredClone(START), ...change } as View
  const players = ['Ada', 'Bo', 'Cy'].map((name, seat) => ({ seat, name, colour: 'red', bot: false, mine: seat === 0 }))
  const face = { option, touches }
  const known = { fresh: [], log: [], looked: null, preview: () => [] }
  return { view, players, face, seat: view.seat, options: view.options, touched: new Map(), ...known } as unknown as Stage
}

/** A stage on which a question is asked, with likely values. */
function asking(name: string, given: Record<string, unknown> = {}, change: Partial<View> = {}): Stage {
  const likely: Record<string, unknown> = { seat: 0, first: -1, dice: 1, card: 1, left: 2, floor: 0, need: 0x12, extra: 1, base: 0, ...given }
  return stage({ question: name, stack: [['CarryOut', tables.actions.indexOf('ruby carpet')], [name, ...tables.frames[name]!.map((field) => likely[field])]], ...change })
}

/** The message, which must be one, and say all it speaks of. */
const say = (said: { id: string; args?: unknown }): string => t(said.id, said.args as never)

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} })
  await words.need('istanbul-dice')
})
beforeEach(() => void vi.spyOn(console, 'error'))
// a message that is not there, or lacks a value, is complained about
afterEach(() => expect(console.error).not.toHaveBeenCalled())

test('every choice is said at every question, and stands for something on the table or for a button', () => {
  for (const name of space.questions) {
    const asked = asking(name)
    for (const text of space.choices) {
      expect(say(option(text, asked)), text).toMatch(/^[A-Z“]/)
      for (const icon of pictures(text, asked.view)) expect(PICTURES, text).toContain(icon)
    }
  }
  for (const text of space.choices) {
    const touched = touches(text, START)
    if (touched !== null) expect(touched).toMatch(ANCHOR)
    if (buttons(text, START)) expect(touched).not.toBeNull()
  }
  expect(say(option('pair RB', stage()))).toBe('Pay 1 red good and 1 blue good, take 1 crystal')
  expect(say(option('reroll RRC', stage()))).toBe('Pay 1 crystal and reroll 2 red dice and 1 card die')
})

test('options close what the engine says they close', () => {
  expect([...space.choices.filter(closes)].sort()).toEqual([...space.closing].sort())
})

test('a ruby and a tile say what they cost now', () => {
  const four = stage({ question: 'Act', tracks: [3, 3, 2, 3, 3, 4, 3] })
  expect(say(option('ruby green', four))).toBe('Pay 5 green goods, take a ruby. Green goods area')
  expect(say(option('ruby carpet', four))).toContain('1 good of each colour and 2 goods of any colour')
  expect(say(option('ruby lira', four))).toContain('Pay 14 lira')
  four.view['players'][0].tiles[3] = 4
  expect(option('tile die', four).id).toBe('dice-option-tile-ruby')
  expect(option('tile die', asking('ChooseTile')).id).toBe('dice-option-tile-free')
  expect(option('ruby red', asking('ChooseRuby')).id).toBe('dice-option-ruby-free')
})

test('every question is asked, and every variant of it', () => {
  for (const name of space.questions) expect(say(question(asking(name))), name).toMatch(/\S\S+.*[?.]$/)
  expect(question(asking('Act', {}, { dice: [0, 0, 0, 0, 0, 0] })).id).toBe('dice-ask-Act-empty')
  expect(question(asking('Act', {}, { options: ['end'] })).id).toBe('dice-ask-Act-nothing')
  expect(question(asking('Pay', { need: 0 })).id).toBe('dice-ask-Pay-any')
  expect(question(asking('TakeMarkers', { first: 2 })).id).toBe('dice-ask-TakeMarkers-more')
  for (const variant of space.variants) expect(words.has(`dice-ask-${variant.replace(' ', '-')}`), variant).toBe(true)
  const offer = asking('Offer', { card: 0 }, { active: 1 })
  expect(say(question(offer))).toBe('Bo used “Crystal dealer”. Do you trade?')
  expect(say(option('accept', offer))).toBe('Give 1 crystal, take 3 lira')
  const numbered = (name: string) => tables.cards.findIndex((card) => card.name === name)
  const marker = asking('Offer', { seat: 1, card: numbered('trade-red') }, { active: 0, seat: 1, to_answer: 1 })
  expect(say(option('accept', marker))).toBe('Give 1 red marker (or brown), take 4 lira')
  const free = asking('Accept', { seat: 0, card: numbered('two-dice-brown') }, { active: 0 })
  expect(say(question(free))).toBe('“Crowd: goods”: do you take it?')
  expect(say(option('accept', free))).toBe('Take 2 brown markers')
  expect(say(option('decline', free))).toBe('No, take 1 lira instead')
  for (const one of [asking('Reroll'), asking('Act', {}, { actions_left: 2 }), stage({ stack: [['RollPhase'], ['Accept', 0, 1]] }), stage({ stack: [] })]) {
    expect(phase(one.view)).toMatch(/^[A-Z0-9]/)
  }
})

test('a card tells both its parts, and that it cannot be met', () => {
  for (const [card, told] of tables.cards.entries()) {
    expect(cardName(card)).toMatch(/^[A-Z]/)
    expect(cardText(card), told.name).toMatch(/\.$/)
  }
  expect(cardText(0)).toBe('Take 5 lira. Everybody else may give 1 crystal and take 3 lira.')
  const pick = asking('PickCard', { dice: 1 })
  expect(say(option('card two-dice-lira', pick))).toBe('Use “Crowd: lira”. Condition not met (2 card dice): take 1 lira.')
  const two = asking('PickCard', { dice: 2 })
  expect(say(option('card two-dice-lira', two))).toContain('If you used 2 card dice, take 8 lira')
  for (const [tile] of tables.tiles.entries()) expect(tileText(tile)).toMatch(/\.$/)
})

test('every event is told, but for what others tell', () => {
  const silent = new Set(['acted', 'accepted'])
  for (const [name, params] of Object.entries(space.events)) {
    for (let turn = 0; turn < 3; turn++) {
      const event: GameEvent = { name, step: 1 }
      params.forEach((one, index) => (event[one] = one === 'cards' ? turn + 1 : (turn + index) % 3))
      if (name === 'rolled' || name === 'rerolled') event['dice'] = 0x200102
      const made = line(event, stage())
      if (silent.has(name)) {
        expect(made).toBeNull()
        continue
      }
      expect(made!.seat).toBe(event['seat'] ?? -1)
      for (const icon of made!.icons) expect(PICTURES, name).toContain(icon)
      expect(say(made!.said).endsWith('.'), name).toBe(made!.seat < 0)
      for (const anchor of [made!.from, made!.to]) {
        if (anchor) expect(anchor).toMatch(/^(player:\d|dice|deck|stack|discard|tile:[a-z-]+|area:[a-z]+|card:[a-z-]+)$/)
      }
    }
  }
  expect(say(line({ name: 'rolled', step: 1, seat: 0, dice: 0x200102 }, stage())!.said)).toBe('rolls 2 red goods, 1 green good, and 2 cards')
  expect(dice({ name: 'rolled', step: 1, seat: 0, dice: 5 })).toBeNull()
})

test('what pays, and what mosque tiles bring, is told in one line each', () => {
  const event = (name: string, more: Record<string, number>): GameEvent => ({ name, step: 1, seat: 0, ...more })
  const log = [
    event('turn-began', { round: 2 }),
    event('took', { resource: 6, amount: 3 }),
    event('took', { resource: 5, amount: 1 }),
    event('took', { resource: 6, amount: 3 }),
    event('acted', { action: 0 }),
    event('spent', { good: 0, how: 0 }),
    event('spent', { good: 0, how: 0 }),
    event('spent', { good: 2, how: 1 }),
    event('spent', { good: 3, how: 2 }),
    event('took', { resource: 4, amount: 1 }),
  ]
  const there = { ...stage(), log, face: { line } } as unknown as Stage
  expect(tell(log, there.face, there).map((told) => say(told.line.said))).toEqual([
    'begins a turn, in round 2',
    'takes 6 lira and 1 crystal as income',
    'pays 2 red dice, 1 green marker, and 1 brown marker as blue',
    'takes 1 brown marker',
  ])
})

test('cards turned up together are named in the order in which they lie', () => {
  const log = [3, 1].map((card): GameEvent => ({ name: 'revealed', step: 1, card }))
  const there = { ...stage(), log, face: { line } } as unknown as Stage
  const names = [1, 3].map((card) => `“${cardName(card)}”`).join(' and ')
  expect(tell(log, there.face, there).map((told) => say(told.line.said))).toEqual([`The bazaar shows ${names}.`])
  expect(visits(log)[0]!.cards).toEqual([1, 3])
})

test('cards that were turned up or used are seen with what they did', () => {
  const event = (name: string, more: Record<string, number> = {}): GameEvent => ({ name, step: 1, ...more })
  const found = visits([
    event('acted', { seat: 0 }),
    event('revealed', { card: 3 }),
    event('revealed', { card: 5 }),
    event('used-card', { seat: 0, card: 5 }),
    event('took', { seat: 0, resource: 6, amount: 1 }),
    event('turn-began', { seat: 1, round: 1 }),
    event('revealed', { card: 7 }),
  ])
  expect(found.map(({ cards, used, seat, events }) => [cards, used, seat, events.length])).toEqual([
    [[3, 5], 5, 0, 2],
    [[7], -1, -1, 0],
  ])
  expect(visits([event('used-card', { seat: 2, card: 9 })])[0]!.used).toBe(9)
})

test('an action is paid along with it in the only sensible way, and dice are kept for it', () => {
  const acting = asking('Act', {}, { dice: [1, 1, 0, 0, 0, 0], actions_left: 2 })
  acting.view['players'][0].goods = [1, 0, 1, 0]
  acting.view['players'][0].brown = 1
  expect(follow('same R', acting.view)).toEqual(['die R', 'marker R'])
  expect(follow('lira', acting.view)).toEqual([])
  expect(follow('ruby carpet', { ...acting.view, tracks: [3, 3, 3, 3, 4, 6, 3] } as View)).toEqual([])
  expect(plan('pair RY', acting.view)).toEqual(['pair RY'])
  expect(plan('pair RY', { ...acting.view, question: 'Reroll' } as View)).toEqual(['keep', 'pair RY', 'die R', 'die Y'])
  expect(cheapest(['pair RB', 'pair RG', 'pair RY'], acting.view)).toEqual(['pair RY', 'pair RG', 'pair RB'])
  expect(say(option('pair RB', acting))).toBe('Pay 1 red good and 1 blue good (including 1 brown marker), take 1 crystal')
  expect(pictures('pair RB', acting.view)).toEqual(['die-red', 'marker-brown', 'into', 'crystal'])
  opening.toggle(acting.view, 'action:cards')
  expect(say(question(acting))).toBe('How many card dice do you use?')
  opening.toggle(acting.view, 'action:pair')
  expect(say(question(acting))).toBe('Two different goods: which ones?')
  opening.toggle(acting.view, 'action:pair')
  expect(question(acting).id).toBe('dice-ask-Act')
})

test('every reason is given, with our names for what the engine names', () => {
  const values = { need: 2, have: 1, card: 'sell-good', marker: 'brown', area: 'carpet', tile: 'lira-red', good: 'green' }
  for (const code of space.reasons) {
    const told = reason({ code, values }, stage())
    expect(told.id).toBe(`dice-reason-${code.replace('dice-', '')}`)
    expect(say(told)).toMatch(/^[A-Z].*\.$/)
  }
  expect(reason({ code: 'something-new' }, stage()).id).toBe('dice-reason-other')
  expect(attempt('tile:die', asking('Act').view)).toBe('tile die')
  expect(say(reason({ code: 'dice-needs-goods' }, stage()))).toContain('“Extra die” costs 1 good of each colour')
  expect(say(reason({ code: 'not-your-turn' }, stage()))).toBe('It is not your turn.')
})

test('what is clicked and does not glow is a choice of the game, or help is there for it', () => {
  const anchors = topics(START).flatMap((group) => group.anchors)
  for (const name of space.questions) {
    for (const anchor of [...anchors, 'die:2', 'stack', 'discard', 'own:die', 'player:1']) {
      const tried = attempt(anchor, asking(name).view)
      if (tried !== null) expect(space.choices, `${anchor} at ${name}`).toContain(tried)
      else expect(topic(anchor, START), anchor).not.toBeNull()
    }
  }
  expect(attempt('area:red', asking('Offer', {}, { active: 1 }).view)).toBeNull()
})

test('there is help for everything, in words and with rules that exist', () => {
  for (const group of [...topics(START), ...topics(null)]) {
    expect(say(group.title)).not.toBe('')
    for (const anchor of group.anchors) {
      const told = topic(anchor, START)!
      for (const said of [told.title, ...told.text]) say(said)
      expect(told.rules.length, anchor).toBeGreaterThan(0)
      for (const rule of told.rules) {
        const [, chapter, number] = /^DICE-(\w+)\.(\d+)$/.exec(rule)!
        expect(Number(number), rule).toBeLessThanOrEqual(tables.rules[chapter!] ?? 0)
      }
    }
  }
})

test('help tells of the cards of this game, and of a new one without a table', () => {
  const shown = (view: View | null) => topics(view).at(-1)!.anchors
  expect(shown(null)).toEqual(shown({ ...START, rules: 2 }))
  expect(shown(null)).toContain('card:trade-red')
  expect(shown(null)).not.toContain('card:sell-good')
  expect(shown({ ...START, rules: 1 })).toContain('card:sell-good')
})

test('without a table, help tells prices and goals for each number of players', () => {
  const told = (anchor: string, view: View | null) => topic(anchor, view)!.text.map(say).join(' ')
  expect(told('area:lira', START)).toContain('in order: 10, 12, 14, 16, 18, 20.')
  expect(told('area:lira', null)).toContain('with 2 players 12, 14, 16, 18, 20; with 3 10, 12,')
  expect(told('area:carpet', null)).toContain('In all: 4, 5, 6, 7, 8.')
  expect(told('area:mosque', null)).toContain('5 mosque tiles (with 4 players: 4)')
  expect(told('tile:lira-red', START)).toContain('The tile “Lira income (red)” costs 3 red goods.')
})

test('the board names what it shows, and what it can be paid with', () => {
  const shown = stage({ dice: [3, 1, 1, 1, 1, 1] })
  for (const sort of SORTS) expect(actionLabel(shown, sort)).toMatch(/\.$/)
  for (const [tile] of tables.tiles.entries()) expect(tileLabel(shown, tile)).toMatch(/\.$/)
  for (const [area] of tables.areas.entries()) expect(areaLabel(shown, area)).toMatch(/\.$/)
  expect(areaLabel(stage({ tracks: [0, 3, 3, 3, 5, 6, 3] }), 0)).toBe('Red goods area. There are no rubies left here.')
  const could = couldBuy(shown.view)
  expect([...could.keys()].sort()).toEqual(
    ['action:cards', 'action:four', 'action:lira', 'action:pair', 'action:same', 'action:three', 'area:carpet', 'tile:action-red', 'tile:die', 'tile:goods-red'],
  )
  expect(could.get('action:same')).toEqual(['same R'])
  expect(paying(['same R'], shown.view)).toEqual(['die-red', 'die-red'])
  expect(paying(['pair RY', 'pair RG'], shown.view)).toEqual(['good-red', 'good-yellow', 'good-green'])
})

test('lessons, standings and charts have words', () => {
  for (const lesson of lessons) say(lesson.said)
  for (const said of [...compared, ...charts.map((one) => one.title), ...standing(START, 1).map((one) => one.label)]) say(said)
  expect(standing(START, 1).map((one) => one.value)).toEqual([0, 3])
})

test('luck is how many dice of a first roll show one good', () => {
  const roll = (seat: number, dice: number): GameEvent => ({ name: 'rolled', step: 0, seat, dice })
  const turn = (seat: number): GameEvent => ({ name: 'turn-began', step: 0, seat, round: 1 })
  const events = [turn(0), roll(0, 0x3), roll(0, 0x5), turn(1), roll(1, 0x500000), turn(0), roll(0, 0x1031)]
  const [mine, theirs] = luck(events, 2)
  expect(mine!.rolls).toBe(2)
  expect(mine!.mean).toBe(3)
  expect(theirs!.mean).toBe(0)
  expect(theirs!.expected).toBeCloseTo(expected(5))
  // by counting all rolls of two dice: no good 4, two alike 4, else one
  expect(expected(2)).toBeCloseTo((4 * 2 + 28) / 36)
  expect(luck([], 1)[0]!.expected).toBeCloseTo(expected(5))
})

test('all of it can be said in every language', async () => {
  for (const language of LANGUAGES) {
    await words.speak(language)
    for (const name of space.questions) say(question(asking(name)))
    for (const text of space.choices) say(option(text, stage()))
    for (const [card] of tables.cards.entries()) cardText(card)
    for (const group of topics(START)) for (const one of group.anchors) for (const said of topic(one, START)!.text) say(said)
  }
  await words.speak('en')
})

test('the colour of a tile agrees with its name', async () => {
  const action = tables.tiles.indexOf('action-green')
  const said = {
    en: 'Extra action (green)', uk: 'Додаткова дія (зелена)', ru: 'Дополнительное действие (зелёное)',
    fr: 'Action supplémentaire (verte)', pl: 'Dodatkowa akcja (zielona)',
  } // prettier-ignore
  for (const language of LANGUAGES) {
    await words.speak(language)
    expect(tileFull(action)).toBe(said[language])
  }
  await words.speak('en')
})
