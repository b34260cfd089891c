/** How the window calls me: its title, its icon and the badge of the app say that I am asked, here and at other tables. */

import { get } from '@/lib/api'
import { myself } from '@/lib/me.svelte'
import { route } from '@/lib/route.svelte'
import { t } from '@/lib/words.svelte'
import { shell } from '@/ui/shell.svelte'

const EVERY = 20_000 // milliseconds between looks at my other tables

class Calling {
  /** The tables where I am to answer, as far as it was asked. */
  private waiting = $state.raw<string[]>([])

  /** At so many tables I am asked; of the one before me, the table itself knows best. */
  get count(): number {
    const here = route.parts[0] === 'table' ? route.parts[1] : undefined
    const others = this.waiting.filter((table) => table !== here).length
    return others + Number(here === undefined ? this.waiting.length > others : shell.asked)
  }

  /** What the window is called. */
  title(plain: string): string {
    const title = shell.asked ? t('window-turn', { title: plain }) : plain
    return this.count > Number(shell.asked) ? t('window-waiting', { n: this.count, title }) : title
  }

  /** Somebody has just asked which tables wait for me. */
  heard(tables: string[]): void {
    this.waiting = tables
  }

  async look(): Promise<void> {
    if (!myself.me) {
      this.waiting = []
      return
    }
    try {
      const asked = await get<{ table: { id: string } }[]>('/waiting')
      this.heard(asked.map(({ table }) => table.id))
    } catch {
      // it is asked again soon
    }
  }

  /** Look now and then, for as long as the page is open; the square looks by itself. */
  follow(): () => void {
    const again = () => {
      if (route.parts.length) void this.look()
    }
    again()
    const timer = setInterval(again, EVERY)
    return () => clearInterval(timer)
  }
}

export const calling = new Calling()

let shown = -1

/** Show it where the window is not looked at: on its icon, and as the badge of an installed app. */
export function show(count: number): void {
  if (count === shown) return
  shown = count
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  const wanted = count ? '/icon-turn.svg' : '/icon.svg'
  if (icon && icon.getAttribute('href') !== wanted) icon.setAttribute('href', wanted)
  const done = count ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.()
  done?.catch(() => {}) // a browser that has badges, and none for us
}
