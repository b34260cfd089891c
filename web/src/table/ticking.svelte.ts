/** The time, once a second, for clocks that run. */

class Ticking {
  now = $state(Date.now())

  constructor() {
    setInterval(() => (this.now = Date.now()), 1000)
  }
}

export const ticking = new Ticking()
