/** A question for a bundle: what was picked so far, and which of the whole answers that the engine tells it is. */

import type { Stage } from './stage.svelte'

/** How many of each thing. */
export type Parts = Record<string, number>

const ways = (stage: Stage) => stage.view.told!.shape.ways
const same = (one: Parts, other: Parts): boolean =>
  [...Object.keys(one), ...Object.keys(other)].every((name) => (one[name] ?? 0) === (other[name] ?? 0))

/** The way that is told first. */
export const best = (stage: Stage): Parts => ({ ...ways(stage)[0]!.parts })
/** What is picked before anybody picks: what most would, or all there is. */
export const first = (stage: Stage): Parts => (stage.view.told!.shape.likely || ways(stage).length === 1 ? best(stage) : {})
export const total = (parts: Parts): number => Object.values(parts).reduce((all, n) => all + n, 0)
export const most = (stage: Stage, name: string): number => Math.max(0, ...ways(stage).map((way) => way.parts[name] ?? 0))

/** The choices that say what was picked; nothing where it is no whole answer. */
export const plan = (stage: Stage, parts: Parts): string[] => ways(stage).find((way) => same(way.parts, parts))?.choices ?? []
/** Whether what was picked is an answer, or can become one. */
export const fits = (stage: Stage, parts: Parts): boolean =>
  ways(stage).some((way) => Object.entries(parts).every(([name, n]) => (way.parts[name] ?? 0) >= n))
/** Whether an option is part of some way. */
export const covered = (stage: Stage, option: string): boolean => ways(stage).some((way) => way.choices[0] === option)

/** With one more of a thing, or one less. */
export const changed = (parts: Parts, name: string, by: number): Parts => ({ ...parts, [name]: (parts[name] ?? 0) + by })

/** With one more of a thing; where something else has to make room for it, it does. */
export function added(stage: Stage, parts: Parts, name: string): Parts {
  const more = changed(parts, name, 1)
  if (fits(stage, more)) return more
  const instead = Object.keys(parts).filter((one) => one !== name && parts[one]).map((one) => changed(more, one, -1))
  return instead.find((one) => fits(stage, one)) ?? more
}
