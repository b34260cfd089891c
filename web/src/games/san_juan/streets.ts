/** How the towns lie on the table: each has a lot for every building it may get, so that nothing moves while it grows. */

import { RATIO } from '@/table/fit'

/** The lots of a town: how many rows of them, how many in a row, and how large one is. */
export interface Streets {
  rows: number
  columns: number
  width: number
  height: number
  /** Between two of a row: houses stand apart where there is room. */
  gap: number
}

export interface Plan {
  theirs: Streets
  mine: Streets
}

interface Room {
  width: number
  height: number
}

export const GAP = 5
/** Between two towns. */
export const BETWEEN = 4
/** What a town needs above and below its lots. */
export const EDGE = 8
const MOST = 190
const APART = 22
/** Names of eleven pixels want this; less is for small screens, where a street is walked along. */
const READABLE = 54
const LEAST = 44

const high = (streets: Pick<Streets, 'rows' | 'width'>): number => streets.rows * (streets.width / RATIO + GAP) - GAP + EDGE

/** How high a town is. */
export const townHeight = high

/** The largest lots for so many towns of others above mine, if I have one. `sign` is the width of the board with a name. */
export function lay(room: Room, others: number, home: boolean, lots: number, sign: number): Plan {
  const broad = room.width - sign - 2 * GAP
  const cap = (rows: number) => (broad + GAP) / Math.ceil(lots / rows) - GAP
  const made = (rows: number, width: number): Streets => {
    const whole = Math.floor(width)
    const columns = Math.ceil(lots / rows)
    const gap = Math.max(GAP, Math.min(APART, Math.floor((broad - columns * whole) / (columns - 1))))
    return { rows, columns, width: whole, height: Math.floor(whole / RATIO), gap }
  }
  let best: Plan | null = null
  let worth = -Infinity
  for (const theirs of [1, 2, 3]) {
    for (const mine of home ? [1, 2, 3] : [1]) {
      // Where not even the smallest lots fit side by side, the street is longer than the room, and slides.
      const widest = Math.min(MOST, Math.max(LEAST, cap(theirs)))
      const widestMine = Math.min(MOST, Math.max(LEAST, cap(mine)))
      for (let width = LEAST; width <= widest; width++) {
        const left = room.height - others * (high({ rows: theirs, width }) + BETWEEN)
        const own = home ? Math.min(widestMine, RATIO * ((left - EDGE + GAP) / mine - GAP)) : width
        if (left < 0 || own < LEAST || own < width - 1) continue
        const slides = (cap(theirs) < LEAST ? others : 0) + (home && cap(mine) < LEAST ? 2 : 0)
        const unread = others * Math.max(0, 1 - width / READABLE)
        const value = others * Math.log(width) + (home ? 2.2 * Math.log(own) : 0) - 0.4 * slides - 2 * unread - 0.1 * (theirs + mine)
        if (value > worth) [best, worth] = [{ theirs: made(theirs, width), mine: made(mine, own) }, value]
      }
    }
  }
  if (best) return best
  // There is no room for all: mine is seen, and one slides along the others.
  const two = cap(2) >= LEAST && room.height - high({ rows: 2, width: LEAST }) > 2 * high({ rows: 1, width: LEAST })
  return { theirs: made(1, LEAST), mine: made(two ? 2 : 1, LEAST) }
}
