/** A touch picks; a long one asks for help, as the other mouse button does. */

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
