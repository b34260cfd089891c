/** Cards in a room: as large as they can be, in rows, all of one shape, none over another. */

/** The shape of every card: its width for its height. */
export const RATIO = 0.75

export interface Fit {
  rows: number
  width: number
  height: number
}

/** The largest size of some groups of cards side by side in a room, each in so many rows; `apart` is between two groups. */
export function fit(counts: readonly number[], width: number, height: number, gap = 6, apart = 0, most = 150): Fit {
  let best: Fit = { rows: 1, width: 0, height: 0 }
  for (let rows = 1; rows <= 6; rows++) {
    const columns = counts.reduce((sum, count) => sum + Math.ceil(count / rows), 0)
    const across = (width - apart * (counts.length - 1) - gap * (columns - counts.length)) / columns
    const down = RATIO * ((height - gap * (rows - 1)) / rows)
    const wide = Math.floor(Math.min(across, down, most))
    if (wide > best.width) best = { rows, width: wide, height: Math.floor(wide / RATIO) }
  }
  return best
}
