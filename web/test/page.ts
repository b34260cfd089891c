/** As much of a browser page as the table's logic needs, so that it is tested without one. */

import type { Environment } from 'vitest/runtime'

class Storage {
  private kept = new Map<string, string>()
  getItem = (key: string) => this.kept.get(key) ?? null
  setItem = (key: string, value: string) => void this.kept.set(key, value)
  removeItem = (key: string) => void this.kept.delete(key)
}

export default {
  name: 'page',
  viteEnvironment: 'client',
  setup(global) {
    const page = new EventTarget()
    const given = {
      window: global,
      document: { documentElement: { dataset: {}, lang: '' }, hidden: false },
      location: { protocol: 'http:', host: 'meydan.test', pathname: '/', search: '' },
      localStorage: new Storage(),
      navigator: { onLine: true, languages: ['en'] },
      innerWidth: 1366,
      innerHeight: 768,
      matchMedia: () => ({ matches: false }),
      addEventListener: page.addEventListener.bind(page),
      removeEventListener: page.removeEventListener.bind(page),
      dispatchEvent: page.dispatchEvent.bind(page),
      requestAnimationFrame: (act: () => void) => setTimeout(act, 0),
    }
    for (const [name, value] of Object.entries(given)) Object.defineProperty(global, name, { value, configurable: true, writable: true })
    return { teardown: () => undefined }
  },
} satisfies Environment
