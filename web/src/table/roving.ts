/** One stop for Tab in a group of things; the arrows go from one to the next. */

const THINGS = '[data-rove]'
const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

export function roving(group: HTMLElement) {
  const all = () => [...group.querySelectorAll<HTMLElement>(THINGS)]

  /** Only one can be reached by Tab: what was focused last, or else what can be done, or the first. */
  function settle(): void {
    const things = all()
    const can = things.filter((one) => one.closest('.can'))
    const focused = things.find((one) => one === document.activeElement)
    const stop = focused ?? can.find((one) => one.tabIndex === 0) ?? can[0] ?? things[0]
    for (const one of things) {
      const index = one === stop ? 0 : -1
      if (one.tabIndex !== index) one.tabIndex = index
    }
  }

  function key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const step = STEPS[event.key]
    const from = (event.target as HTMLElement).closest<HTMLElement>(THINGS)
    if (!from || !group.contains(from)) return
    const end = { Home: 0, End: -1 }[event.key]
    if (end !== undefined) {
      event.preventDefault()
      all().at(end)?.focus()
    }
    if (!step) return
    const here = from.getBoundingClientRect()
    const middle = ({ left, top, width, height }: DOMRect) => [left + width / 2, top + height / 2] as const
    const [x, y] = middle(here)
    let best: HTMLElement | null = null
    let least = Infinity
    for (const one of all()) {
      const there = one.getBoundingClientRect()
      const [ox, oy] = middle(there)
      const ahead = (ox - x) * step[0] + (oy - y) * step[1]
      const aside = Math.abs((ox - x) * step[1]) + Math.abs((oy - y) * step[0])
      const beside = there.top < here.bottom && there.bottom > here.top
      if (one === from || ahead < 4 || (step[0] && !beside)) continue
      const far = step[0] ? ahead + 3 * aside : 3 * ahead + aside // first to the next row, then to what is nearest in it
      if (far < least) [best, least] = [one, far]
    }
    event.preventDefault()
    best?.focus()
  }

  const seen = new MutationObserver(settle)
  seen.observe(group, { childList: true, subtree: true, attributes: true, attributeFilter: ['class'] })
  group.addEventListener('keydown', key)
  group.addEventListener('focusin', settle)
  settle()
  return {
    destroy() {
      seen.disconnect()
      group.removeEventListener('keydown', key)
      group.removeEventListener('focusin', settle)
    },
  }
}
