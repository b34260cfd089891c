/** Where the question reaches over the board: the towns stay above that, and mine beside it. */

import { screen } from '@/table/shape.svelte'

export const lift = $state({ by: 0, aside: 0 })

/** How much higher the question is than the place it has. */
export const grown = (ask: HTMLElement): number => Math.max(0, ask.offsetHeight - ask.parentElement!.offsetHeight)

/** While something is asked in a panel that grows over my town on a large screen, the town makes room. */
export function beside(node: HTMLElement): { destroy(): void } | void {
  const ask = node.closest<HTMLElement>('.ask')
  if (!ask) return
  const watch = new ResizeObserver(() => {
    const town = document.querySelector('.board [data-home]')?.getBoundingClientRect()
    const here = ask.getBoundingClientRect()
    const over = screen.shape === 'desktop' && town && here.top < town.bottom ? here.right - town.left : 0
    lift.aside = over > 0 && town!.width - over > 300 ? over + 7 : 0
    lift.by = screen.shape === 'tablet' ? grown(ask) : 0
  })
  watch.observe(ask)
  return {
    destroy() {
      watch.disconnect()
      lift.aside = lift.by = 0
    },
  }
}
