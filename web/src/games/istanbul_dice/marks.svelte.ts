/** The dice that are marked to be rolled again, until the dice change: the board marks them, the question confirms. */

import type { View } from '@/lib/wire'
import { DICE, dice, lying, trader } from './pieces'

class Marks {
  private key = $state('')
  private marked = $state.raw<number[]>([])

  /** The marked dice, by where they lie. */
  of(view: View): number[] {
    return this.key === keyOf(view) ? this.marked : []
  }

  toggle(view: View, at: number): void {
    const now = this.of(view)
    this.set(view, now.includes(at) ? now.filter((one) => one !== at) : [...now, at])
  }

  set(view: View, marked: number[]): void {
    this.key = keyOf(view)
    this.marked = marked
  }

  /** The choice that rolls the marked dice again; null if none is marked. */
  choice(view: View): string | null {
    const dice = lying(view)
    const wanted = this.of(view).map((at) => DICE[dice[at]!]!)
    const fits = (parts: Record<string, number>) => DICE.every((die) => (parts[die] ?? 0) === wanted.filter((one) => one === die).length)
    return view.told?.shape.ways.find((way) => fits(way.parts))?.choices[0] ?? null
  }
}

function keyOf(view: View): string {
  const { seat, round, active, dice: lie } = dice(view)
  return JSON.stringify([seat, round, active, lie, trader(view, active).crystals])
}

export const marks = new Marks()
