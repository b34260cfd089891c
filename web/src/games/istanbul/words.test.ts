/** Everything the engine can ask, offer, tell and refuse has words, with all that the words speak of. */

import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { GameEvent, View } from '@/lib/wire'
import { LANGUAGES, t, words } from '@/lib/words.svelte'
import { tell } from '@/table/chronicle'
import type { Face } from '@/table/face'
import type { Stage } from '@/table/stage.svelte'
import { brings } from './gestures/rolls'
import { ICONS } from './icons'
import { lessons } from './lessons'
import { dice, line, luck } from './lines'
import { attempt, closes, opens, option, touches } from './options'
import { asking as opened, question } from './questions'
import { reason } from './reasons'
import space from './space.json'
import { charts, compared, standing } from './standing'
import { tables } from './tables'
import { topic, topics } from './topics'

const ANCHOR =
  /^(place:\d+|card:[a-z-]+|guild:\d+|tile:[a-z]+|tavern:[a-z]+|letter:\d+|delivered|companion|kiosk:\d+|figure:[a-z]+|deck|discard)$/

const START = space.view as unknown as View
const NAMES = ['Ada', 'Bo', 'Cy', 'Di', 'Ed']

function stage(change: Partial<View> = {}): Stage {
  const view = { ...structuredClone(START), ...change } as View
  const players = NAMES.map((name, seat) => ({ seat, name, colour: 'red', bot: false, mine: seat === 0 }))
  return { view, players, seat: view.seat, options: view.options } as unknown as Stage
}

/** A stage on which a question is asked, with likely values. */
function asking(name: string, given: Record<string, unknown> = {}): Stage {
  const likely: Record<string, unknown> = {
    seat: 0, place: 11, manner: 0, any_kind: false, red: true, after: 0, given: 1, kinds: 1, start: 0, left: 2, made: 0,
    mosque: 14, first: true, one: 4, other: 5, host: 1, high: 3, leader: 1, shown: [1, 13], tile: 13, need: 6,
    ...given,
  } // prettier-ignore
  return stage({ question: name, stack: [[name, ...tables.frames[name]!.map((field) => likely[field])]] })
}

/** The message, which must be one, and say all it speaks of. */
const say = (said: { id: string; args?: Record<string, string | number> }): string => t(said.id, said.args)

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} })
  await words.need('istanbul')
})
beforeEach(() => void vi.spyOn(console, 'error'))
// a message that is not there, or lacks a value, is complained about
afterEach(() => expect(console.error).not.toHaveBeenCalled())

test('every choice is said, and stands for something on the table or for a button', () => {
  for (const text of space.choices) {
    expect(say(option(text, stage()) as never), text).toMatch(/^[A-ZА-Я“]/)
    const touched = touches(text, START)
    if (touched !== null) expect(touched).toMatch(ANCHOR)
    const opened = opens(text, START)
    if (opened !== null) expect(opened).toMatch(/^place:\d+$/)
  }
})

test('every choice is said at every question, whatever it is about', () => {
  for (const name of space.questions) {
    const asked = asking(name)
    for (const text of space.choices) option(text, asked)
  }
})

test('options close what the engine says they close', () => {
  expect(space.choices.filter(closes)).toEqual(space.closing)
})

test('every question is asked, and every variant of it', () => {
  for (const name of space.questions) expect(say(question(asking(name)) as never), name).toMatch(/\S\S+.*[?.]$/)
  const alone = (name: string, ...options: string[]) => {
    const stage = asking(name)
    return question({ ...stage, view: { ...stage.view, options } } as Stage).id
  }
  expect(alone('AssistantStep', 'stop')).toBe('ist-ask-AssistantStep-none')
  for (const help of ['fetch 3', 'card return 3']) expect(alone('AssistantStep', 'stop', help)).toBe('ist-ask-AssistantStep-card')
  expect(alone('Encounters', 'catch 1 card', 'catch 1 lira')).toBe('ist-ask-Encounters-catch')
  expect(question(asking('SellGoods', { any_kind: true })).id).toBe('ist-ask-SellGoods-any')
  expect(question(asking('BendDice', { red: false })).id).toBe('ist-ask-BendDice-card')
  expect(question(asking('TavernRun', { first: false })).id).toBe('ist-ask-TavernRun-more')
  expect(question(asking('Bid', { high: 0 })).id).toBe('ist-ask-Bid-open')
  expect(question(asking('SmugglerToll')).id).toBe('ist-ask-SmugglerToll-mocha')
  const nowhere = asking('Encounters')
  nowhere.view['spot'] = 0
  expect(question(nowhere).id).toBe('ist-ask-Encounters-nowhere')
  const one = asking('BendDice', { red: false })
  one.view['stack'] = [['PayDie', 0], ...one.view['stack']]
  expect(question(one).id).toBe('ist-ask-BendDice-one')
  for (const variant of space.variants) expect(words.has(`ist-ask-${variant.replace(' ', '-')}`), variant).toBe(true)
})

test('a place that has nothing to offer says so, one used from afar says where', () => {
  const idle = asking('SellGoods', { place: 10 })
  idle.view.options = ['skip']
  expect(say(question(idle) as never)).toBe('You cannot act at the Large Market now. You have nothing the market asks for.')
  idle.view.options = ['skip', 'card any']
  expect(say(question(idle) as never)).toBe(
    'Without a card or a tile you cannot act at the Large Market now. You have nothing the market asks for.',
  )
  for (const name of space.questions) {
    const skipping = asking(name)
    skipping.view.options = ['skip']
    say(question(skipping) as never)
  }
  const afar = asking('DeliverGoods', { place: 13, manner: 2 })
  expect(say(question(afar) as never)).toMatch(/^Sultan’s Palace, from afar\. .*\?$/)
  const copied = stage({ copying: 2 })
  expect(say(question(copied) as never)).toContain('Move 3 or 4')
})

test('whoever is met is named before the payment', () => {
  const met = asking('MeetMerchants')
  met.view['spot'] = 9
  for (const seat of [1, 2]) met.view['players'][seat].place = 9
  met.view['players'][2].companion = 9
  met.view['neutral_merchants'] = [9, 9]
  expect(say(question(met) as never)).toBe('You meet Bo, Cy (twice), and 2 neutral merchants here. Do you pay 10 lira?')
  expect(say(option('pay', met) as never)).toBe('Pay 10 lira')
})

test('a single merchant is met as such', () => {
  const met = asking('MeetMerchants')
  met.view['spot'] = 9
  met.view['players'][1].place = 9
  expect(question(met).id).toBe('ist-ask-MeetMerchants')
  met.view['neutral_merchants'] = [9]
  expect(question(met).id).toBe('ist-ask-MeetMerchants-many')
})

test('what is opened is asked about by its name', () => {
  const open = (anchor: string, ...options: string[]): string => {
    const view = stage().view
    const told = opened(anchor, { view, touched: new Map([[anchor, options]]) } as unknown as Stage)
    return told ? say(told as never) : ''
  }
  expect(open('card:far', 'card far 3', 'card far 4')).toBe('“Move 3 or 4”: where do you go? Choose a glowing place.')
  expect(open('tile:yellow', 'fetch 3', 'fetch 4')).toContain('which assistant comes back?')
  expect(open('card:errand', 'card errand 3', 'card errand 4')).toBe('“Errand”: choose a glowing place.')
  expect(open('card:good', 'card good fabric', 'card good spice')).toBe('“1 good”: what do you choose?')
  expect(open('figure:smuggler', 'smuggler fabric')).toContain('Smuggler')
})

test('a bent roll says what it would come to', () => {
  const bent = asking('BendDice')
  bent.view['stack'] = [['PayBid', 0, 9], ...bent.view['stack']]
  Object.assign(bent.view, { low: 1, high: 2 })
  expect(say(question(bent) as never)).toContain('You named 9')
  expect(say(option('turn low', bent) as never)).toBe('Turn the 1 to 4: 6 in all')
  expect([2, 9, 12].map((total) => brings(bent.view, total))).toEqual([2, 9, 9].map((n) => ({ icon: 'lira', n })))
})

test('a figure names its price, unless a tile frees of it', () => {
  const met = asking('Encounters')
  expect(say(option('governor', met) as never)).toBe('Ask the Governor for a card (2 lira or a card)')
  met.view['players'][0].tavern = 2
  expect(say(option('governor', met) as never)).toBe('Ask the Governor for a card')
})

test('a figure that is sent where it is stays, and what a card brings at the end is told by the card', () => {
  const log: GameEvent[] = [
    { name: 'figure-moved', step: 1, figure: 0, place: 7 },
    { name: 'figure-moved', step: 2, figure: 1, place: 8 },
    { name: 'figure-moved', step: 3, figure: 0, place: 7 },
    { name: 'cashed', step: 4, seat: 0, card: 1 },
    { name: 'earned', step: 4, seat: 0, lira: 5 },
    { name: 'turn-began', step: 5, seat: 0, round: 2 },
    { name: 'earned', step: 5, seat: 0, lira: 5 },
  ]
  const told = log.map((event) => line(event, { ...stage(), log })?.said.id.slice(10))
  expect(told.slice(0, 5)).toEqual(['figure-moved-governor', 'figure-moved-smuggler', 'figure-stayed', 'cashed', undefined])
  expect(told[6]).toBe('earned')
})

/** An event with likely values: each is one of three numbers that there are. */
function happened(name: string, params: string[], turn: number): GameEvent {
  const most = { market: 1, neutral: 1, delivered: 1, tile: name === 'took-tavern-tile' ? 1 : 2 } as Record<string, number>
  const least = { place: 1, start: 1, one: 1, other: 1, cards: 1 } as Record<string, number>
  if (name.includes('guild')) least['card'] = 1
  if (/kiosk|picked-tile|used-tile/.test(name)) least['tile'] = 1
  const event: GameEvent = { name, step: 1 }
  params.forEach((one, index) => {
    event[one] = Math.max(least[one] ?? 0, Math.min(most[one] ?? 2, (turn + (turn > 2 ? 0 : index)) % 3))
  })
  return event
}

test('every event is told', () => {
  const told = new Set<string>()
  for (const [name, params] of Object.entries(space.events)) {
    for (let turn = 0; turn < 6; turn++) {
      const event = happened(name, params, turn)
      const made = line(event, stage())!
      told.add(made.said.id)
      expect(made.seat).toBe(event['seat'] ?? -1)
      for (const icon of made.icons) expect(Object.keys(ICONS), name).toContain(icon)
      expect(say(made.said as never).endsWith('.'), name).toBe(made.seat < 0)
      for (const anchor of [made.source, made.target]) if (anchor) expect(anchor).toMatch(/^(place:\d+|player:\d|deck|discard)$/)
    }
  }
  const variants = ['moved', 'moved-stayed', 'left', 'left-neutral', 'gained', 'gained-part', 'gained-full', 'won-auction']
  for (const one of variants) expect([...told]).toContain(`ist-event-${one}`)
})

test('every reason is given, with our names for what the engine names', () => {
  const values = { place: 9, family: 1, which: 7, steps: 3, need: 2, have: 1, good: 'fruit', demand: 1, high: 4 }
  for (const code of space.reasons) {
    for (const [card, tile, provider] of [['far', 'red', 2], ['six', 'movement', 33], ['copy', 4, 34], ['far', 'blue', 35], ['far', 13, 36]] as const) {
      const told = reason({ code, values: { ...values, card, tile, provider } }, stage())
      expect(told.id).toBe(`ist-reason-${code}`)
      expect(say(told as never)).toMatch(/^[A-Z].*\.$/)
    }
  }
  expect(reason({ code: 'something-new' }, stage()).id).toBe('ist-reason-other')
  const poor = reason({ code: 'needs-lira', values: { need: 7, have: 2 } }, stage())
  expect(say(poor as never)).toBe('It costs 7 lira, but you have 2.')
})

test('what is clicked and does not glow is a choice of the game, or help is there for it', () => {
  const anchors = topics(START).flatMap((group) => group.anchors)
  for (const name of space.questions) {
    for (const anchor of [...anchors, 'letter:3', 'delivered', 'figure:courier', 'good:fruit', 'player:1']) {
      const tried = attempt(anchor, asking(name).view)
      if (tried !== null) expect(space.choices, `${anchor} at ${name}`).toContain(tried)
      else expect(topic(anchor, START), anchor).not.toBeNull()
    }
  }
})

test('there is help for everything, in words and with rules that exist', () => {
  const groups = [...topics(START), ...topics(null)]
  for (const group of groups) {
    expect(say(group.title as never)).not.toBe('')
    for (const anchor of group.anchors) {
      const told = topic(anchor, START)!
      expect(told, anchor).not.toBeNull()
      for (const said of [told.title, ...told.text]) say(said as never)
      expect(told.rules.length, anchor).toBeGreaterThan(0)
      for (const rule of told.rules) {
        const [, chapter, number] = /^IST-(\w+)\.(\d+)$/.exec(rule)!
        expect(Number(number), rule).toBeLessThanOrEqual(tables.rules[chapter!] ?? 0)
      }
    }
  }
})

test('lessons, standings and charts have words', () => {
  for (const lesson of lessons) say(lesson.said as never)
  for (const said of [...compared, ...charts.map((one) => one.title), ...standing(START, 1).map((one) => one.label)]) {
    say(said as never)
  }
  expect(standing(START, 1).map((one) => one.value)).toEqual([0, 3, 0])
})

test('luck counts the rolls of a turn, but not those that send a figure away', () => {
  const told = (name: string, values: object): GameEvent => ({ name, step: 0, ...values }) as GameEvent
  const events = [
    told('rolled', { low: 6, high: 6 }),
    told('figure-moved', { figure: 0, place: 12 }),
    told('rolled', { low: 1, high: 2 }),
    told('turn-began', { seat: 1, round: 1 }),
    told('rolled', { low: 3, high: 6 }),
    told('rolled', { low: 1, high: 1 }),
    told('figure-moved', { figure: 0, place: 2 }),
    told('rolled-die', { face: 5 }),
  ]
  expect(luck([], 1)).toEqual([{ rolls: 0, mean: 0, expected: 7 }])
  expect(luck(events, 2)).toEqual([
    { rolls: 1, mean: 3, expected: 7 },
    { rolls: 2, mean: 7, expected: 5.25 },
  ])
  expect(dice(events[0]!)).toEqual([6, 6])
})

test('how the places were laid is one line', () => {
  const events = [3, 16, 9].map((place, cell) => ({ name: 'laid', step: 0, cell, place }) as unknown as GameEvent)
  const lines = tell(events, { line } as Face, stage())
  expect(lines.map((one) => t(one.line.said))).toEqual([
    'The places are laid out, row by row: Spice Warehouse, Gemstone Dealer, and Tea House.',
  ])
})

test('what is no question is not asked', () => {
  const alone = (name: string, options: string[]) => {
    const here = asking(name)
    return t(question({ ...here, options, view: { ...here.view, options } } as Stage))
  }
  expect(alone('Encounters', ['end'])).not.toContain('?')
  expect(alone('MeetMerchants', ['stop'])).not.toContain('?')
  expect(alone('MeetMerchants', ['pay', 'stop'])).toContain('?')
})

test('all of it can be said in every language', async () => {
  for (const language of LANGUAGES) {
    await words.speak(language)
    for (const name of space.questions) say(question(asking(name)) as never)
    for (const text of space.choices) say(option(text, stage()) as never)
  }
  await words.speak('en')
})
