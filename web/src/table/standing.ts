/** Who is ahead, by the number that wins. */

import type { View } from '@/lib/wire'

/** The rank of each seat from 1, compared number by number as the game does. */
export function ranks(view: View): number[] {
  const scores = view.told!.standing.map((figures) => figures.map((one) => one.value))
  return scores.map((mine) => 1 + scores.filter((theirs) => beats(theirs, mine)).length)
}

function beats(theirs: number[], mine: number[]): boolean {
  for (const [at, value] of theirs.entries()) {
    if (value !== mine[at]) return value > mine[at]!
  }
  return false
}
