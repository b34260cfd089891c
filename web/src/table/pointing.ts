/** Where on the screen something of the table is, for who points at it. */

import type { Box } from './coaching'

const AROUND = 5 // between a thing and the ring around it

/** What stands for an anchor now: a thing of the table, or the button of an option as in `option:leave`. */
export const selector = (anchor: string): string =>
  anchor.startsWith('option:') ? `[data-option="${CSS.escape(anchor.slice(7))}"]` : `[data-anchor="${CSS.escape(anchor)}"]`

/** All that is seen of something. */
export function seen(what: string): Box[] {
  const found: Box[] = []
  for (const element of document.querySelectorAll(what)) {
    const { left, top, width, height } = element.getBoundingClientRect()
    if (width && height && element.checkVisibility()) found.push({ x: left, y: top, w: width, h: height })
  }
  return found
}

/** A ring around each of some boxes. */
export const around = (boxes: Box[]): Box[] => boxes.map(({ x, y, w, h }) => ({ x: x - AROUND, y: y - AROUND, w: w + 2 * AROUND, h: h + 2 * AROUND }))
