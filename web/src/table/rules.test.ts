import { describe, expect, it } from 'vitest'
import type { Paragraph, Rulebook } from '@/lib/wire'
import { holds, named, runs } from './rules'

const rule = (id: string, boxes: string[][] = [], seats: number[] = []): Paragraph => ({ id, blocks: [], holds: { boxes, seats }, ours: false })

describe('the rules', () => {
  it('are named by number, by chapter, or from where to where', () => {
    const paragraphs = ['IST-8.1', 'IST-9.1', 'IST-9.2', 'IST-9.10', 'IST-G.1'].map((id) => rule(id))
    const book = { parts: [{ chapter: 'IST-8', title: '', within: false, about: [], paragraphs }] } as unknown as Rulebook
    const ids = (...wanted: string[]) => named(book, wanted).map(({ id }) => id)
    expect(ids('IST-9')).toEqual(['IST-9.1', 'IST-9.2', 'IST-9.10'])
    expect(ids('IST-9.1-2', 'IST-G.1')).toEqual(['IST-9.1', 'IST-9.2', 'IST-G.1'])
    expect(ids('IST-9.1')).toEqual(['IST-9.1'])
  })

  it('hold with their boxes, and for so many', () => {
    expect(holds(rule('A-1.1', [['mocha'], ['letters']]), ['letters'], null)).toBe(true)
    expect(holds(rule('A-1.1', [['mocha', 'letters']]), ['letters'], null)).toBe(false)
    expect(holds(rule('A-1.1', [['mocha']]), null, 3)).toBe(true)
    expect(holds(rule('A-1.1', [], [2, 4]), [], 5)).toBe(false)
    expect(holds(rule('A-1.1'), [], 5)).toBe(true)
  })

  it('name each other', () => {
    expect(runs('See *this* (IST-9.1).')).toEqual([
      { kind: 'plain', text: 'See ' },
      { kind: 'italic', text: 'this' },
      { kind: 'plain', text: ' (' },
      { kind: 'rule', text: 'IST-9.1' },
      { kind: 'plain', text: ').' },
    ])
  })
})
