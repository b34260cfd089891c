/** The time, once a second, for clocks that run. It never goes back, whoever sets the clock of this machine. */

import type { Clock } from '@/lib/wire'

const SLEPT = 2000 // milliseconds that the time of day is ahead when the machine was asleep

class Ticking {
  now = $state(Date.now())
  private day = Date.now()
  private ticks = performance.now()

  constructor() {
    setInterval(() => this.tick(), 1000)
  }

  private tick(): number {
    const day = Date.now() - this.day
    const ticks = performance.now() - this.ticks
    this.day += day
    this.ticks += ticks
    this.now += day > ticks + SLEPT ? day : ticks
    return this.now
  }

  /** A clock as the service just told it, in the time of this page: what counts is how much is left. */
  here(clock: Clock): Clock {
    const shift = this.tick() - clock.now
    const deadline = clock.deadline === null ? null : clock.deadline + shift
    return { ...clock, since: clock.since + shift, deadline, now: this.now }
  }
}

export const ticking = new Ticking()
