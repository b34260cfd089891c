/** The thing on the board whose ways are shown in the question, until the position changes. */

import type { View } from '@/lib/wire'

class Opening {
  private view = $state.raw<View | null>(null)
  private anchor = $state('')

  of(view: View): string | null {
    return this.view === view ? this.anchor : null
  }

  toggle(view: View, anchor: string): void {
    if (this.of(view) === anchor) this.close()
    else {
      this.view = view
      this.anchor = anchor
    }
  }

  close(): void {
    this.view = null
  }
}

export const opening = new Opening()
