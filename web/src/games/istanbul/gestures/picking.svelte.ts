/** What is picked in a question before it is answered, so that the board can show it and be clicked instead. */

import type { Said } from '@/lib/words.svelte'

/** What a gesture lets be picked now, where that is not simply what its options touch; and what it asks meanwhile. */
interface Narrowed {
  can?: readonly number[]
  asks?: Said | null
}

class Picking {
  /** The places picked so far; null while nothing of the kind is asked. */
  places = $state.raw<readonly number[] | null>(null)
  can = $state.raw<readonly number[] | null>(null)
  asks = $state.raw<Said | null>(null)
  toggle: (place: number) => void = () => {}

  /** From an effect: what it gives back ends it. */
  begin(places: readonly number[], toggle: (place: number) => void, { can, asks }: Narrowed = {}): () => void {
    this.places = places
    this.can = can ?? null
    this.asks = asks ?? null
    this.toggle = toggle
    return () => (this.places = this.can = this.asks = null)
  }
}

export const picking = new Picking()
