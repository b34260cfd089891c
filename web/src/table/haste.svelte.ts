/** A hurry: while Shift is held, nothing travels. */

import { prefs } from '@/lib/prefs.svelte'

class Haste {
  now = $state(false)

  constructor() {
    const hear = (event: KeyboardEvent) => {
      if (event.key === 'Shift') this.set(event.type === 'keydown')
    }
    addEventListener('keydown', hear)
    addEventListener('keyup', hear)
    addEventListener('blur', () => this.set(false))
  }

  /** Boards animate by style: they stand still too. */
  private set(now: boolean): void {
    if (this.now === now) return
    this.now = now
    if (now) document.documentElement.dataset['motion'] = 'instant'
    else prefs.apply()
  }
}

export const haste = new Haste()
