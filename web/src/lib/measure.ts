/** How long it takes from a choice to the next question, for whoever measures: window.__meydan.clicks, in milliseconds. */

declare global {
  interface Window {
    __meydan?: { clicks: number[] }
  }
}

let since = 0

export function clicked(): void {
  since = performance.now()
  performance.mark('meydan-click')
}

/** What follows is there; it counts when it is painted. */
export function shown(): void {
  const from = since
  since = 0
  if (!from) return
  requestAnimationFrame(() => {
    performance.mark('meydan-shown')
    window.__meydan ??= { clicks: [] }
    window.__meydan.clicks.push(performance.now() - from)
  })
}
