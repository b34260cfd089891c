import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { myself } from '@/lib/me.svelte'
import type { Analysing, Found } from '@/lib/wire'
import { words } from '@/lib/words.svelte'
import { Study, balance, points } from './study.svelte'

const found = (verdicts: Found['verdicts']): Found => ({
  effort: 'quick', eyes: null, chances: [[0.5, 0.5]], rounds: [], turning: [], kinds: null, verdicts,
  shares: [
    { start: 0.5, luck: -0.31, play: -0.04, others: -0.15, unseen: 0, result: 0 },
    { start: 0.5, luck: 0.31, play: 0.15, others: 0.04, unseen: 0, result: 1 },
  ],
  luck: [{ stream: 'dice', times: 9, change: [-0.31, 0.31] }],
})

describe('an analysis', () => {
  let asked: string[] = []
  /** What the service says, one thing after the other; the last again and again. */
  function says(states: Analysing['state'][]): void {
    vi.stubGlobal('fetch', async (address: string, { method }: { method: string }) => {
      asked.push(`${method} ${address}`)
      const whole = states.length === 1 && states[0] === 'done'
      if (address.includes('/found')) return new Response(JSON.stringify(found(whole ? [] : null)))
      const state = states.length > 1 ? states.shift()! : states[0]!
      return new Response(JSON.stringify({ state, done: 1, of: 4, mine: true }))
    })
  }

  beforeEach(() => {
    asked = []
    vi.useFakeTimers()
    vi.spyOn(words, 'need').mockResolvedValue()
    myself.me = { id: 'a', name: 'Ada', guest: true }
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  it('begins, shows the chart first, and all of it in the end', async () => {
    says(['none', 'chart', 'verdicts', 'verdicts', 'done'])
    const study = new Study('/tables/t', null)
    await study.look(true)
    expect(asked.map((one) => one.split(' ')[0])).toEqual(['GET', 'POST'])
    expect([study.busy, study.percent, study.found]).toEqual([true, 25, null])
    await vi.advanceTimersByTimeAsync(1000)
    expect([study.busy, study.found?.verdicts]).toEqual([true, null])
    await vi.advanceTimersByTimeAsync(3000)
    expect([study.busy, study.found?.verdicts]).toEqual([false, []])
    const before = asked.length
    await vi.advanceTimersByTimeAsync(9000)
    expect(asked.length).toBe(before) // nobody asks any more
  })

  it('is let go of when it is closed', async () => {
    says(['chart'])
    const study = new Study('/records/r', 'key')
    await study.look()
    expect(asked[0]).toContain('eyes=-1&effort=quick&link=key')
    study.close()
    const before = asked.length
    await vi.advanceTimersByTimeAsync(9000)
    expect(asked.length).toBe(before)
  })

  it('is told in points with their signs', () => {
    expect([0.314, -0.041, 0.002, -0.002].map((one) => points(one))).toEqual(['+31', '−4', '0', '0'])
    expect(points(0.314, false)).toBe('31')
  })

  it('says what was lost and gained, the most first', () => {
    vi.spyOn(words, 'has').mockReturnValue(true)
    const say = vi.spyOn(words, 'say').mockImplementation((id, args) => `${id}${args ? JSON.stringify(Object.values(args)) : ''}`)
    balance(found([]), 0)
    expect(say.mock.calls.at(-1)![0]).toBe('analysis-balance-lost')
    const parts = say.mock.calls.filter(([id]) => id === 'analysis-part').map(([, args]) => args!['points'])
    expect(parts).toEqual([31, 15, 4])
  })
})
