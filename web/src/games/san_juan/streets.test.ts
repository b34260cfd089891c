/** Towns lie still: there is a lot for every building, large enough to be read, at every size of the board. */

import { expect, test } from 'vitest'
import { RATIO } from '@/table/fit'
import { BETWEEN, GAP, lay, townHeight } from './streets'
import { syllables } from '@/lib/syllables'

/** Boards beside their shore, as they are on screens of 1024 to 2560 pixels. */
const BOARDS = [[790, 440], [1036, 390], [1166, 520], [1300, 450], [1606, 640], [2236, 940]] as const

test('every town has its lots on the board, and names can be read', () => {
  for (const [width, height] of BOARDS) {
    for (const others of [1, 2, 3]) {
      const { theirs, mine } = lay({ width, height }, others, true, 12, 84)
      expect(others * (townHeight(theirs) + BETWEEN) + townHeight(mine)).toBeLessThanOrEqual(height + 1)
      for (const one of [theirs, mine]) {
        expect(one.rows * one.columns).toBeGreaterThanOrEqual(12)
        expect(one.columns * one.width + (one.columns - 1) * one.gap).toBeLessThanOrEqual(width - 84)
        expect(Math.abs(one.width - RATIO * one.height)).toBeLessThan(1)
        expect(one.width).toBeGreaterThanOrEqual(52)
      }
      expect(mine.width).toBeGreaterThanOrEqual(theirs.width - 1)
    }
  }
})

test('who watches sees all towns alike', () => {
  const { theirs } = lay({ width: 1166, height: 600 }, 4, false, 12, 84)
  expect(4 * (townHeight(theirs) + BETWEEN)).toBeLessThanOrEqual(600)
})

test('where there is no room for all, streets slide and lots stay large enough for a finger', () => {
  const { theirs, mine } = lay({ width: 352, height: 180 }, 3, true, 12, 46)
  expect(theirs.width).toBeGreaterThanOrEqual(44)
  expect(mine.columns * (mine.width + GAP)).toBeGreaterThan(0)
  expect(townHeight(mine)).toBeLessThan(180)
})

test('long words are broken between syllables, and short ones are not', () => {
  const shown = (word: string) => syllables(word).replaceAll('\u00ad', '-')
  expect(['Well', 'Crane', 'Вежа', 'Port'].map(shown)).toEqual(['Well', 'Crane', 'Вежа', 'Port'])
  expect(['Prefecture', 'Construction', 'Earthquake'].map(shown)).toEqual(['Pre-fec-ture', 'Cons-truc-tion', 'Earth-quake'])
  expect(shown('Управління')).toBe('Упра-вління')
})
