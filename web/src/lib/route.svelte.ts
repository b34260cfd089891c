/** Where we are: the address of the page, changed without loading it anew. */

class Route {
  path = $state(location.pathname)
  search = $state(location.search)
  /** What is looked at on the page, such as IST-9.1. */
  hash = $state(location.hash.slice(1))

  constructor() {
    addEventListener('popstate', () => this.read())
    addEventListener('hashchange', () => this.read())
  }

  /** The parts of the address, such as ['table', 'abc']. */
  get parts(): string[] {
    return this.path.split('/').filter(Boolean).map(decodeURIComponent)
  }

  get query(): URLSearchParams {
    return new URLSearchParams(this.search)
  }

  go(address: string, replace = false): void {
    if (replace) history.replaceState(null, '', address)
    else history.pushState(null, '', address)
    this.read()
    if (!replace) scrollTo(0, 0)
  }

  private read(): void {
    this.path = location.pathname
    this.search = location.search
    this.hash = location.hash.slice(1)
  }
}

export const route = new Route()

/** Links of our own change the address without loading the page. Use as `onclick` on a container. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest('a')
  const plain = !event.defaultPrevented && event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey
  if (!link || !plain || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
  if (link.pathname.startsWith('/api/')) return
  event.preventDefault()
  route.go(link.pathname + link.search + link.hash)
}
