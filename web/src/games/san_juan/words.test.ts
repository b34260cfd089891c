/** Everything the engine can ask, offer, tell and refuse has words, with all that the words speak of. */

import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { GameEvent, View } from '@/lib/wire'
import { LANGUAGES, t, words } from '@/lib/words.svelte'
import type { Stage } from '@/table/stage.svelte'
import { facade, PAINT } from './art/facades'
import { ICONS } from './icons'
import { buildingLabel, cardLabel, nextPrice } from './labels'
import { lessons } from './lessons'
import { line, luck } from './lines'
import { citizen, takers } from './names'
import { attempt, auto, buttons, closes, option, roleText, rolePrivilege, touches } from './options'
import found from './positions.json'
import { question } from './questions'
import { reason } from './reasons'
import space from './space.json'
import { charts, compared, standing } from './standing'
import { KIND, tables } from './tables'
import { topic, topics } from './topics'

const ANCHOR = /^(role:[a-z]+|event:[a-z-]+|card:[a-z-]+|drawn:[a-z-]+|own:[a-z-]+|cathedral)$/
const START = space.view as unknown as View
const NAMES = ['Ada', 'Bo', 'Cy']

function stage(change: Partial<View> = {}, log: GameEvent[] = []): Stage {
  const view = { ...structuredClone(START), ...change } as View
  const players = NAMES.map((name, seat) => ({ seat, name, colour: 'red', bot: false, mine: seat === 0 }))
  return { view, players, seat: view.seat, options: view.options, log } as unknown as Stage
}

/** A stage on which a question is asked, with likely values. */
function asking(name: string, change: Partial<View> = {}): Stage {
  const likely: Record<string, number> = { seat: 0, kind: 21, due: 3, left: 2, last: 0, slots: 0, first: 0, building: 6 }
  return stage({ question: name, stack: [[name, ...tables.frames[name]!.map((field) => likely[field])]], ...change })
}

const say = (said: { id: string; args?: Record<string, unknown> }): string => t(said.id, said.args as never)
const told = (name: string, values: object = {}): GameEvent => ({ name, step: 0, ...values }) as GameEvent

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} })
  await words.need('san-juan')
})
beforeEach(() => void vi.spyOn(console, 'error'))
// a message that is not there, or lacks a value, is complained about
afterEach(() => expect(console.error).not.toHaveBeenCalled())

test('every choice is said at every question, and stands for something on the table or for a button', () => {
  for (const name of space.questions) {
    const asked = asking(name, { price: 2, revealed: [5] })
    for (const text of space.choices) expect(say(option(text, asked)), text).toMatch(/^[A-Z]/)
  }
  for (const text of space.choices) {
    const touched = touches(text, START)
    if (touched !== null) expect(touched, text).toMatch(ANCHOR)
    expect(buttons(text, START)).toBe(false)
  }
  expect(space.choices.filter(closes)).toEqual(space.closing)
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  expect(space.choices.filter((text) => buttons(text, START))).toHaveLength(6) // the events, for fingers
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})

test('an option says its price, and what is lost with a building', () => {
  const rich = asking('Build', { phase: 0, chooser: 0, privilege: 1 })
  expect(say(option('build smithy', rich))).toMatch(/^Build Smithy for free/)
  expect(say(option('build library', rich))).toMatch(/^Build Library for 4 cards/)
  citizen(rich.view, 0).town = [KIND.crane, KIND.library]
  citizen(rich.view, 0).goods = citizen(rich.view, 0).tucked = citizen(rich.view, 0).sunk = [0, 0]
  expect(say(option('build palace', rich))).toMatch(/for 5 cards, or from nothing with the crane/)
  const lost = asking('Earthquake')
  citizen(lost.view, 0).goods = [1]
  expect(say(option('lose indigo-plant', lost))).toBe('Lose Indigo plant with its good')
  citizen(lost.view, 0).tucked = [3]
  expect(say(option('lose indigo-plant', lost))).toBe('Lose Indigo plant with its good and the 3 cards under it')
  Object.assign(citizen(lost.view, 0), { town: [0, 0], goods: [1, 0], tucked: [0, 3], sunk: [0, 0] })
  expect(say(option('lose indigo-plant', lost))).toBe('Lose Indigo plant with the 3 cards under it')
  expect(say(option('lose indigo-plant 1', lost))).toBe('Lose Indigo plant with its good')
  expect(touches('lose indigo-plant 1', lost.view)).toBe('own:indigo-plant')
})

test('a role says its privilege, twice with a library', () => {
  const mine = stage()
  for (const [role] of tables.roles.entries()) {
    roleText(mine.view, role)
    rolePrivilege(mine.view, role)
  }
  citizen(mine.view, 0).town.push(KIND.library)
  expect(roleText(mine.view, 0)).toContain('2 cards less')
  expect(rolePrivilege(mine.view, 3)).toBe('choose from 8')
  // once it is taken, as it is for who took it
  const theirs = { ...mine.view, taken: 8, phase: 3, chooser: 1, privilege: 1 }
  expect(rolePrivilege(theirs, 3)).toBe('choose from 5')
  expect(rolePrivilege({ ...theirs, chooser: 0, privilege: 2 }, 3)).toBe('choose from 8')
  expect(rolePrivilege({ ...theirs, to_answer: 1 }, 0)).toBe('1 cheaper')
})

test('every question is asked', () => {
  for (const name of space.questions) expect(say(question(asking(name, { revealed: [7] }))), name).toMatch(/\S\S+.*[?.]$/)
  expect(question(asking('ChooseRole', { events_open: [40] })).id).toBe('sj-ask-ChooseRole-event')
  expect(say(question(asking('VisitRole')))).toContain('no effect')
  expect(say(question(asking('VisitRole', { rules: 1 })))).not.toContain('no effect')
})

test('every event is told, with pictures that there are', () => {
  for (const [name, params] of Object.entries(space.events)) {
    const values = Object.fromEntries(params.map((param) => [param, 1]))
    const made = line(told(name, values), stage())!
    if (name === 'paid-hidden') {
      expect(made).toBeNull() // that goes without saying
      continue
    }
    expect(made, name).not.toBeNull()
    expect(say(made.said as never)).not.toMatch(/[{}]/)
    for (const icon of made.icons) expect(ICONS, icon).toHaveProperty(icon)
  }
  expect(line(told('built', { seat: 0, building: 3, cards: 0 }), stage())!.said.id).toBe('sj-event-built-free')
  expect(line(told('something'), stage())).toBeNull()
  const [one, two] = [told('spent', { seat: 1, building: 1 }), told('spent', { seat: 1, building: 2 })]
  const bank = told('built', { seat: 1, building: KIND.tower, cards: 3 })
  const paid = (log: GameEvent[]) => say(line(bank, stage({}, log))!.said as never)
  expect(paid([bank, one, two, told('paid-hidden', { seat: 1 })])).toBe('builds Tower for 1 card and 2 goods')
  expect(paid([bank, told('paid-hidden', { seat: 1 })])).toBe('builds Tower for 3 cards')
  expect(luck([], 2)).toHaveLength(2)
})

test('cards that nobody sees are counted, and what goes without saying is not told', () => {
  const hidden = (name: string, seat = 1) => told(name, { seat })
  const log = [
    told('round-began', { round: 2, governor: 1 }), hidden('discarded-hidden'), hidden('drew-hidden'), told('turn-began', { seat: 1, round: 2 }),
    hidden('drew-hidden'), hidden('drew-hidden'), hidden('kept-hidden'), hidden('discarded-hidden'), hidden('drew-hidden', 2),
  ]
  const lines = log.map((event) => line(event, stage({}, log)))
  expect(say(lines[1]!.said as never)).toBe('uses the office building and discards a card')
  expect([4, 5].map((at) => [lines[at]!.joins, say(lines[at]!.said as never)])).toEqual([['drew-hidden', 'draws 2 cards'], ['drew-hidden', 'draws 2 cards']])
  expect(say(lines[6]!.said as never)).toBe('keeps a card')
  expect(lines[7]).toBeNull()
  expect(say(lines[8]!.said as never)).toBe('draws a card')
})

test('with nothing to weigh in the phase of somebody else, it is answered', () => {
  const theirs = { chooser: 1, phase: 0 }
  expect(auto(asking('Council', { ...theirs, options: ['draw', 'pass'] }))).toBe('draw')
  expect(auto(asking('Council', { chooser: 0, options: ['draw', 'pass'] }))).toBeNull()
  expect(auto(asking('Build', { ...theirs, options: ['pass'] }))).toBe('pass')
  expect(auto(asking('Build', { ...theirs, options: ['build smithy', 'pass'] }))).toBeNull()
  expect(auto(asking('Produce', { ...theirs, options: ['produce indigo-plant', 'done'] }))).toBe('produce indigo-plant')
  expect(say(question(asking('Build', { ...theirs, phase: 0 })))).toBe('Bo takes the role of Builder. What do you build?')
})

test('every refusal is explained', () => {
  const values = { role: 'builder', event: 'taxes', card: 'gold mine', building: 'city hall', last: 'well', cost: 3, cards: 2, most: 4, due: 2, what: 'pay' }
  for (const code of space.reasons) expect(say(reason({ code, values }, stage()) as never), code).toMatch(/\.$/)
  expect(say(reason({ code: 'sj-cannot-pay', values }, stage()) as never)).toBe('City hall costs 3 cards now, and you have 2 other cards.')
  expect(reason({ code: 'unheard-of' }, stage()).id).toBe('sj-reason-other')
})

test('who clicks on what does not glow means something by it', () => {
  expect(attempt('role:builder', START)).toBe('builder')
  expect(attempt('card:smithy', asking('Build').view)).toBe('build smithy')
  expect(attempt('cathedral', asking('Build').view)).toBe('build cathedral')
  expect(attempt('card:smithy', START)).toBeNull()
  expect(attempt('own:smithy', asking('Earthquake').view)).toBe('lose smithy')
  expect(attempt('event:taxes', START)).toBe('event taxes')
  expect(attempt('role:builder', stage({ to_answer: 1 }).view)).toBeNull()
})

test('who took which role is told by the log of the round', () => {
  const log = [
    told('took-role', { seat: 1, role: 3 }),
    told('round-began', { round: 2, governor: 1 }),
    told('took-role', { seat: 1, role: 0 }),
    told('took-role', { seat: 2, role: 4 }),
  ]
  expect([...takers(stage({ taken: 0b10001 }, log))]).toEqual([[0, 1], [4, 2]])
  expect([...takers(stage({ taken: 0b00001 }, log))]).toEqual([[0, 1]])
  expect(nextPrice(START)).toBe(-1)
  expect(nextPrice(stage({ prices: [2, 0, 1, 4, 3], trades: 6 }).view)).toBe(0)
})

test('there is help for everything, with paragraphs that there are', () => {
  for (const group of topics(null)) {
    say(group.title as never)
    for (const anchor of group.anchors) {
      const about = topic(anchor, START)!
      expect(about, anchor).not.toBeNull()
      for (const said of [about.title, ...about.text]) say(said as never)
      expect(about.rules.length, anchor).toBeGreaterThan(0)
      for (const rule of about.rules) {
        const [, chapter, number] = /^SJ-(\w+)\.(\d+)$/.exec(rule)!
        expect(Number(number), rule).toBeLessThanOrEqual(tables.rules[chapter!] ?? 0)
      }
    }
  }
  for (const anchor of ['own:smithy', 'town:park', 'drawn:hero', 'cathedral', 'player:1', 'good:indigo']) expect(topic(anchor, START), anchor).not.toBeNull()
  expect(topic('nothing', START)).toBeNull()
  expect(topics(stage({ game_options: { expansions: [] } }).view)).toHaveLength(5)
})

test('every card has a picture and can be read out', () => {
  for (const [kind] of tables.cards.entries()) {
    for (const [d, paint] of facade(kind)) {
      expect(d).toMatch(/^M[-\d.\sa-zA-Z,]+$/)
      expect(d).not.toContain('NaN')
      expect(PAINT).toHaveProperty(paint)
    }
    expect(cardLabel(kind)).not.toBe('')
  }
  const town = { ...citizen(START, 0), goods: [1], tucked: [2] }
  expect(buildingLabel(town, 0)).toBe('Indigo plant, with a good, 2 cards under it')
})

test('lessons, standings and charts have words', () => {
  for (const lesson of lessons) say(lesson.said as never)
  for (const said of [...compared, ...charts.map((one) => one.title), ...standing(START, 1).map((one) => one.label)]) say(said as never)
  expect(standing(START, 1).map((one) => one.value)).toEqual([1, 4])
})

test('all of it can be said in every language', async () => {
  for (const language of LANGUAGES) {
    await words.speak(language)
    for (const { view } of found.asked) {
      const asked = stage(view as unknown as Partial<View>)
      say(question(asked) as never)
      for (const text of asked.view.options) say(option(text, asked) as never)
    }
    for (const lesson of lessons) say(lesson.said as never)
    for (const [kind] of tables.cards.entries()) cardLabel(kind)
  }
  await words.speak('en')
})

test('cards, goods and roles take the form that their sentence asks for', async () => {
  const sold = told('sold', { seat: 1, building: tables.cards.indexOf('coffee-roaster'), cards: 2 })
  const took = told('took-role', { seat: 1, role: 0 })
  const said: Record<string, [string, string, string]> = {
    en: ['sells coffee for 2 cards', 'takes the role of Builder', 'Pay with Smithy'],
    uk: ['продає каву за 2 карти', 'бере роль Будівника', 'Віддати Кузню'],
    ru: ['продаёт кофе за 2 карты', 'берёт роль Строителя', 'Отдать Кузницу'],
    fr: ['vend du café pour 2 cartes', 'prend le rôle de Bâtisseur', 'Payer avec la Forge'],
    pl: ['sprzedaje kawę za 2 karty', 'bierze postać Budowniczego', 'Oddaj Kuźnię'],
  }
  for (const language of LANGUAGES) {
    await words.speak(language)
    const heard = [line(sold, stage())!.said, line(took, stage())!.said, option('pay smithy', asking('Pay'))]
    expect(heard.map((one) => say(one as never))).toEqual(said[language])
  }
  await words.speak('en')
})
