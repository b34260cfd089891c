/** A touch picks; a long one asks for help, as the other mouse button does. What a mouse is over, or has the focus, is looked at. */

import type { Stage } from './stage.svelte'

/** A finger looks at nothing without touching it. */
export const fingers = (): boolean => matchMedia('(hover: none)').matches

const LONG = 550 // milliseconds

/** `on` is for the thing that is touched; `release` for when the finger or mouse leaves it. */
export function touching(pick: (finger: boolean) => void, help: () => void) {
  let timer = 0
  let held = false
  let finger = false
  const release = () => clearTimeout(timer)
  const on = {
    onpointerdown(event: PointerEvent): void {
      held = false
      finger = event.pointerType !== 'mouse'
      if (!finger) return
      timer = window.setTimeout(() => {
        held = true
        help()
      }, LONG)
    },
    onpointerup: release,
    onpointercancel: release,
    onclick(): void {
      release()
      if (!held) pick(finger)
      held = false
      finger = false // the next may come from a key
    },
    oncontextmenu(event: MouseEvent): void {
      event.preventDefault()
      if (!held) help()
      release()
    },
  }
  return { on, release }
}

/** What makes something looked at, an anchor or an option. A finger looks at nothing without touching it. */
export const looking = (stage: Pick<Stage, 'look'>, what: string | null) => ({
  onpointerenter: ({ pointerType }: PointerEvent) => pointerType !== 'touch' && stage.look(what),
  onpointerleave: () => stage.look(null),
  onfocus: () => stage.look(what),
  onblur: () => stage.look(null),
})

/** The key for help about what has the focus. */
export const helping = (help: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'i' || event.ctrlKey || event.metaKey || event.altKey) return
  event.preventDefault()
  help()
}
