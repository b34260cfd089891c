/** An answer that is half made: what is asked meanwhile, instead of the question. One store, as one question is asked at a time. */

import type { Said } from '@/lib/wire'

class Half {
  asks = $state.raw<Said | null>(null)

  /** From an effect of a gesture: what it gives back ends it. */
  ask(said: Said | null): () => void {
    this.asks = said
    return () => (this.asks = null)
  }
}

export const half = new Half()
