/** Where everything lies: the grid of places in the room there is, and the pieces on a place. */

export interface Grid {
  columns: number
  rows: number
  /** The ornament around, and the paths between the places. */
  edge: number
  gap: number
  /** A place. */
  width: number
  height: number
  /** The whole board. */
  across: number
  down: number
  /** How much of a place is shown: 0 the least, 2 everything. */
  level: 0 | 1 | 2
  /** At the foot of a place: its name, in how many lines, and its state. */
  name: number
  lines: 1 | 2
  state: number
  /** A small place with room for its picture below the pictogram. */
  tall: boolean
  /** The medallion, and the pictogram. */
  coin: number
  sign: number
  /** How wide a merchant is. */
  piece: number
}

const WIDEST = 1.5
const TALLEST = 1.36
const within = (least: number, value: number, most: number): number => Math.max(least, Math.min(most, value))

/** No name is written smaller than this; a letter of it is about half as wide. */
export const LETTERS = 9

/** The largest board that fits, with places that are neither too wide nor too tall; `longest` is the longest name's length. */
export function fit(places: number, columns: number, across: number, down: number, longest = 15): Grid {
  const rows = Math.ceil(places / columns)
  const rough = Math.min(across / columns, down / rows)
  const edge = Math.round(rough < 84 ? 5 : within(10, rough * 0.11, 22))
  const gap = Math.round(within(3, rough * 0.045, 10))
  const room = (all: number, count: number) => Math.max(20, (all - 2 * edge - gap * (count + 1)) / count)
  let width = Math.floor(room(across, columns))
  let height = Math.floor(room(down, rows))
  width = Math.min(width, Math.floor(height * WIDEST))
  height = Math.min(height, Math.floor(width * TALLEST))
  const size = Math.min(width, height * 1.1)
  const level = size < 88 ? 0 : size < 150 ? 1 : 2
  // Two rows of numbers that can be read where there is room for them, else one.
  const state = Math.round(level === 0 ? (height >= 88 ? 26 : 15) : within(height >= 92 ? 28 : 22, height * 0.21, 46))
  const lines = level === 0 && height >= 76 && longest * LETTERS * 0.52 > width - 4 ? 2 : 1
  const name = Math.round(level === 0 ? lines * LETTERS + 2 : within(13, height * 0.118, 22))
  return {
    columns,
    rows,
    edge,
    gap,
    width,
    height,
    across: columns * width + (columns + 1) * gap + 2 * edge,
    down: rows * height + (rows + 1) * gap + 2 * edge,
    level,
    name,
    lines,
    state,
    tall: height - state - name > width * 0.6 && width >= 56,
    coin: Math.round(within(19, size * 0.21, 38)),
    sign: Math.round(level === 0 ? within(22, size * 0.4, 38) : within(30, size * 0.25, 50)),
    piece: within(15, size * (level ? 0.26 : 0.3), 48),
  }
}

/** The corner of a cell. */
export function corner(grid: Grid, cell: number): { x: number; y: number } {
  const { edge, gap, width, height, columns } = grid
  return {
    x: edge + gap + (cell % columns) * (width + gap),
    y: edge + gap + Math.floor(cell / columns) * (height + gap),
  }
}

export interface Sized {
  key: string
  width: number
  height: number
}

export interface Spot {
  x: number
  y: number
  scale: number
  row: number
}

/** Rows overlap from back to front: so much of the one behind stays in sight. */
const STEP = 21

/**
 * Pieces in rows on the pavement of a place, as large as they fit, the first ones at the back.
 * The corner is that of the free area, whose floor is its lower side.
 */
export function arrange(pieces: Sized[], across: number, down: number, scale: number): Map<string, Spot> {
  const placed = new Map<string, Spot>()
  if (!pieces.length) return placed
  for (let size = scale; ; size *= 0.94) {
    const rows = inRows(pieces, across / size)
    const above = (i: number) => (rows.length - 1 - i) * STEP
    const tall = Math.max(...rows.map((row, i) => Math.max(...row.map((one) => one.height)) + above(i)))
    if (tall * size > down && size > 0.24) continue
    rows.forEach((row, i) => {
      const wide = row.reduce((total, one) => total + one.width, 0)
      const squeeze = Math.min(1, across / size / wide)
      let x = (across - wide * squeeze * size) / 2
      for (const one of row) {
        const y = down - (above(i) + one.height) * size
        placed.set(one.key, { x, y, scale: size, row: i })
        x += one.width * squeeze * size
      }
    })
    return placed
  }
}

function inRows(pieces: Sized[], across: number): Sized[][] {
  const total = pieces.reduce((sum, one) => sum + one.width, 0)
  const count = Math.max(1, Math.ceil((total * 0.96) / across))
  const share = total / count
  const rows: Sized[][] = Array.from({ length: count }, () => [])
  let wide = 0
  for (const one of pieces) {
    rows[Math.min(count - 1, Math.floor((wide + one.width / 2) / share))]!.push(one)
    wide += one.width
  }
  return rows.filter((row) => row.length)
}
