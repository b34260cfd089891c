/** Short notices at the edge of the screen, and what the screen reader says. */

import { Refused } from './api'
import { t, words } from './words.svelte'

export interface Notice {
  number: number
  text: string
  kind: 'info' | 'no'
  /** What can be done about it. */
  way?: { label: string; go: () => void }
}

const SHOWN = 5000

class Toasts {
  notices = $state<Notice[]>([])
  /** For the live region: the last thing that was said aloud. */
  spoken = $state('')
  private count = 0

  show(text: string, kind: Notice['kind'] = 'info', way?: Notice['way']): void {
    const number = ++this.count
    this.notices = [...this.notices.filter((one) => one.text !== text).slice(-2), { number, text, kind, way }]
    setTimeout(() => this.drop(number), SHOWN)
  }

  drop(number: number): void {
    this.notices = this.notices.filter((one) => one.number !== number)
  }

  announce(text: string): void {
    this.spoken = text
  }

  /** Tell why the service refused, in our words where we have them. */
  refuse(error: unknown): void {
    if (!(error instanceof Refused)) throw error
    const id = `problem-${error.code}`
    this.show(words.has(id) ? t(id) : error.problem.detail, 'no')
  }
}

export const toasts = new Toasts()
