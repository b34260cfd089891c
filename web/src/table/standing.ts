/** Who is ahead, by the number that wins. */

import type { View } from '@/lib/wire'
import type { Face } from './face'

/** The rank of each seat from 1, compared number by number as the game does. */
export function ranks(face: Face, view: View): number[] {
  const scores = Array.from({ length: view.seats }, (_, seat) => face.standing(view, seat).map((one) => one.value))
  return scores.map((mine) => 1 + scores.filter((theirs) => beats(theirs, mine)).length)
}

function beats(theirs: number[], mine: number[]): boolean {
  for (const [at, value] of theirs.entries()) {
    if (value !== mine[at]) return value > mine[at]!
  }
  return false
}
