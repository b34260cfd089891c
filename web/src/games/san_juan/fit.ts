/** Cards in a room: as large as they can be, in rows, without lying over each other. */

export interface Fit {
  columns: number
  width: number
  height: number
}

const READABLE = { width: 56, height: 16 } // a name wants this room

/** The best size of so many cards in a room; a card is between these widths for its height. */
export function fit(count: number, width: number, height: number, gap = 6, slim = 0.5, broad = 1.6, most = 170): Fit {
  let best: Fit = { columns: 1, width: 0, height: 0 }
  for (let rows = 1; rows <= Math.min(6, count || 1); rows++) {
    const columns = Math.ceil((count || 1) / rows)
    let high = (height - gap * (rows - 1)) / rows
    const wide = Math.min((width - gap * (columns - 1)) / columns, high * broad, most)
    high = Math.min(high, wide / slim)
    const worth = (width: number, height: number) => width * height * Math.min(1, width / READABLE.width) * Math.min(1, height / READABLE.height)
    const better = wide > 0 && high > 0 && worth(wide, high) > worth(best.width, best.height) * 1.02
    if (better) best = { columns, width: Math.floor(wide), height: Math.floor(high) }
  }
  return best
}
