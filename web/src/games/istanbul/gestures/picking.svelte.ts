/** What is picked in a question before it is answered, so that the board can show it and be clicked instead. */

import type { Said } from '@/lib/words.svelte'

/** What a gesture lets be picked now, where that is not simply what its options touch; and what it asks meanwhile. */
interface Narrowed {
  can?: readonly string[]
  asks?: Said | null
}

class Picking {
  /** What is picked so far, by anchors; null while nothing of the kind is asked. */
  picked = $state.raw<readonly string[] | null>(null)
  can = $state.raw<readonly string[] | null>(null)
  asks = $state.raw<Said | null>(null)
  toggle: (anchor: string) => void = () => {}

  /** From an effect: what it gives back ends it. */
  begin(picked: readonly string[], toggle: (anchor: string) => void, { can, asks }: Narrowed = {}): () => void {
    this.picked = picked
    this.can = can ?? null
    this.asks = asks ?? null
    this.toggle = toggle
    return () => (this.picked = this.can = this.asks = null)
  }
}

export const picking = new Picking()
