import { describe, expect, it, vi } from 'vitest'
import type { GameEvent } from '@/lib/wire'
import { othersSince, outcomeOf, rounds } from './chronicle'
import { commitment } from './commitment'
import { byRound, luckOf, places } from './ending'
import { shapeOf } from './shape.svelte'
import { called } from '@/lib/names'
import { LANGUAGES, words } from '@/lib/words.svelte'
import { seatedBy } from './stage.svelte'
import { ticking } from './ticking.svelte'

const turn = (seat: number, round: number, step: number): GameEvent => ({ name: 'turn-began', seat, round, step })
const event = (name: string, step: number, seat = 0) => ({ name, step, seat }) as GameEvent

describe('the log', () => {
  const events = [event('laid', 3), event('moved', 4), turn(1, 1, 5), event('a', 6, 1), turn(0, 2, 7), event('b', 8)]

  it('has a set-up, rounds and turns; the first turn is not announced', () => {
    const found = rounds(events)
    expect(found.map((one) => one.round)).toEqual([0, 1, 2])
    expect(found[1]!.turns.map((one) => one.seat)).toEqual([0, 1])
    expect(found[2]!.turns[0]!.events.map((one) => one.name)).toEqual(['b'])
  })

  it('knows what the others did since my last turn', () => {
    expect(othersSince(events.slice(0, 5), 0).map((one) => one.name)).toEqual(['a'])
    expect(othersSince(events, 0)).toEqual([]) // I have done something already
    expect(othersSince([event('laid', 3)], 0)).toEqual([])
    expect(othersSince(events.slice(0, 4), 0).map((one) => one.name)).toEqual(['a'])
  })
})

describe('luck', () => {
  const rolled = (step: number, seat: number, luck: [number, number]): GameEvent => ({
    ...event('rolled', step),
    line: { seat, said: { id: 'rolled' }, icons: [], weight: 'plain', luck, outcome: { id: 'fell' }, source: null, target: null, dice: [], rolls: true, joins: null, things: [] },
  })
  const nobodys = rolled(4, -1, [9, 7])
  const log = [event('moved', 3), nobodys, turn(1, 1, 5), event('moved', 6, 1), rolled(6, -1, [3, 7]), turn(0, 2, 7), rolled(8, 1, [5, 7])]

  it('is of who rolled, or else of whose turn it was', () => {
    expect(luckOf([event('laid', 2), ...log], 2)).toEqual([
      { rolls: 1, mean: 9, expected: 7 },
      { rolls: 2, mean: 4, expected: 7 },
    ])
  })

  it('is told with the next question, to nobody else', () => {
    expect(outcomeOf([nobodys], log.slice(0, 2), 0)).toBe(nobodys)
    expect(outcomeOf([log[4]!], log.slice(0, 5), 0)).toBeUndefined()
    expect(outcomeOf([log[6]!], log, 1)).toBe(log[6])
    expect(outcomeOf([event('moved', 3)], log.slice(0, 1), 0)).toBeUndefined()
  })
})

describe('the end', () => {
  it('says which comparison decided', () => {
    const found = places({ ranks: [2, 1, 3, 3], scores: [[5, 3], [5, 9], [4, 0], [4, 0]] })
    expect(found.map((one) => one.seat)).toEqual([1, 0, 2, 3])
    expect(found.map((one) => one.decided)).toEqual([1, 0, null, null])
  })

  it('draws the last of each round', () => {
    const rows = [1, 1, 2].map((round, at) => ({ step: at, round, seat: 0, standing: [{ lira: at }, { lira: 10 }] }))
    expect(byRound(rows, 'lira', 2)).toEqual({ rounds: [1, 2], values: [[1, 2], [10, 10]] })
  })

  it('knows a seed by what was published of it', () => {
    expect(commitment('7')).toBe('1e26697cefc0ee020c72f9387823fbccf7b449add733cf3962fe00b8d0e6214e')
    expect(commitment('ş')).toBe('b5dd913fc3bf40e85a57f3cdbe75451da6cd104fd83178f31fa2cdd459aff5e5')
  })
})

describe('the shape of a screen', () => {
  it('is one of four', () => {
    expect([shapeOf(360, 740), shapeOf(844, 390), shapeOf(820, 1180), shapeOf(1366, 768), shapeOf(1920, 1080)]).toEqual([
      'phone', 'flat', 'tablet', 'desktop', 'desktop',
    ])
  })
})

describe('names', () => {
  it('of guests and bots are said in the language of the reader', async () => {
    await words.start()
    const said = new Set<string>()
    for (const language of LANGUAGES) {
      await words.speak(language)
      const names = seatedBy('istanbul', ['Guest 425', 'greedy (bot)', 'greedy (bot)', 'Ada'], 4).map((player) => player.name)
      expect(names.join(' ')).not.toMatch(/greedy|\(bot\)/)
      expect([names[0], names[3]]).toEqual([called('Guest 425'), 'Ada'])
      said.add(names[0]!)
    }
    expect(said.size).toBe(LANGUAGES.length)
    await words.speak('en')
    expect(called('Guest of honour')).toBe('Guest of honour')
  })

  it('of days are written as where the reader lives', async () => {
    const day = Date.UTC(2020, 4, 3, 12)
    const shown = (languages: string[]) => {
      vi.stubGlobal('navigator', { ...navigator, languages })
      return words.speak('en').then(() => words.day(day))
    }
    expect(await shown(['de', 'en-GB'])).toBe('3 May 2020')
    expect(await shown(['en-US'])).toBe('May 3, 2020')
    vi.unstubAllGlobals()
  })
})

describe('the time', () => {
  const told = (now: number) => ticking.here({ speed: 'live', left: [60_000], asked: 0, since: now - 10_000, deadline: now + 50_000, now })

  it('of a clock is what the service says is left, however far apart the machines are', () => {
    for (const now of [0, Date.now() - 3_600_000, Date.now() + 3_600_000]) {
      const clock = told(now)
      expect([ticking.now - clock.since, clock.deadline! - ticking.now]).toEqual([10_000, 50_000])
    }
  })

  it('never goes back, and goes on while the machine sleeps', () => {
    const day = vi.spyOn(Date, 'now')
    const real = () => performance.timeOrigin + performance.now()
    const left = (clock: { deadline: number | null }) => Math.round((clock.deadline! - told(0).now) / 1000)
    const clock = told(0)
    day.mockImplementation(() => real() - 3_600_000)
    expect(left(clock)).toBe(50)
    day.mockImplementation(() => real() - 3_600_000 + 20_000)
    expect(left(clock)).toBe(30)
    day.mockRestore()
  })
})
