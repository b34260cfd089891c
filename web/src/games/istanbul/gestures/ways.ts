/** Whole answers that the engine tells: which of them is meant by what was picked. */

import type { Stage } from '@/table/stage.svelte'
import { GOODS } from '../bazaar'

export type Parts = Record<string, number>

export const ways = (stage: Stage) => stage.view.told!.shape.ways
export const sum = (counts: readonly number[]): number => counts.reduce((all, one) => all + one, 0)
export const more = (counts: readonly number[], at: number, by: number): number[] =>
  counts.map((count, index) => (index === at ? count + by : count))

const same = (one: Parts, other: Parts): boolean =>
  [...Object.keys(one), ...Object.keys(other)].every((name) => (one[name] ?? 0) === (other[name] ?? 0))

/** The choices that say what was picked; nothing where it is no whole answer. */
export const plan = (stage: Stage, parts: Parts): string[] => ways(stage).find((way) => same(way.parts, parts))?.choices ?? []

/** Whether what was picked is an answer, or can become one. */
export const fits = (stage: Stage, parts: Parts): boolean =>
  ways(stage).some((way) => Object.entries(parts).every(([name, n]) => (way.parts[name] ?? 0) >= n))

export const byGood = (counts: readonly number[]): Parts => Object.fromEntries(GOODS.map((good, at) => [good, counts[at]!]))
export const inOrder = (parts: Parts): number[] => GOODS.map((good) => parts[good] ?? 0)
