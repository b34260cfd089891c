/** Where the coach's bubble stands: beside what it speaks of, never over it, and in the way as little as can be. */

export interface Box {
  x: number
  y: number
  w: number
  h: number
}

const EDGE = 6 // from the edge of the window
const GAP = 18 // room for the arrow between the bubble and what it points to
const LONGEST = 30 // of the arrow
const GRID = 12 // how finely the window is searched
const OVER = { it: 1000, asked: 12 } // what it costs to cover a pixel of what is spoken of, or of what is to be clicked
const NEAR = 30 // and to stand away from what it speaks of by one

const over = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x)) *
  Math.max(0, Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y))

/** How far two boxes are from each other, across and down. */
const apart = (one: Box, other: Box): [number, number] => [
  Math.max(0, other.x - one.x - one.w, one.x - other.x - other.w),
  Math.max(0, other.y - one.y - one.h, one.y - other.y - other.h),
]

const far = (one: Box, other: Box): number => Math.hypot(...apart(one, other))

/** The best place for a bubble of this size in a window: beside one of `spoken`, over none of them, over few of `asked`. */
export function place(wide: number, high: number, window: { w: number; h: number }, spoken: Box[], asked: Box[]): Box {
  const grown = spoken.map(({ x, y, w, h }) => ({ x: x - GAP / 2, y: y - GAP / 2, w: w + GAP, h: h + GAP }))
  const most = { x: Math.max(EDGE, window.w - wide - EDGE), y: Math.max(EDGE, window.h - high - EDGE) }
  const home = { x: window.w / 2, y: window.h / 4, w: 0, h: 0 } // where it stands when it speaks of nothing that is seen
  let best: Box = { x: EDGE, y: EDGE, w: wide, h: high }
  let least = Infinity
  const tries = (from: number, upto: number, edges: number[]) => {
    const found = edges.filter((one) => one >= from && one <= upto)
    for (let at = from; at < upto; at += GRID) found.push(at)
    return [...found, upto]
  }
  // On the grid, and right beside what is spoken of.
  const across = tries(EDGE, most.x, grown.flatMap((one) => [one.x - wide, one.x + one.w, one.x + (one.w - wide) / 2]))
  const down = tries(EDGE, most.y, grown.flatMap((one) => [one.y - high, one.y + one.h, one.y + (one.h - high) / 2]))
  for (const x of across) {
    for (const y of down) {
      const here = { x, y, w: wide, h: high }
      const near = spoken.length ? Math.min(...spoken.map((one) => far(here, one))) : far(here, home)
      let cost = near * NEAR
      for (const one of grown) cost += over(here, one) * OVER.it
      for (const one of asked) cost += over(here, one) * OVER.asked
      if (cost < least) [best, least] = [here, cost]
    }
  }
  return best
}

/** An arrow from the bubble's edge to the nearest of what it speaks of, as the three corners of a triangle; or nothing. */
export function arrow(bubble: Box, spoken: Box[]): string | null {
  const nearest = spoken.reduce<Box | null>((one, other) => (!one || far(bubble, other) < far(bubble, one) ? other : one), null)
  if (!nearest) return null
  const [across, down] = apart(bubble, nearest)
  if (!across && !down) return null
  const within = (value: number, from: number, upto: number) => Math.max(from, Math.min(upto, value))
  const tip = {
    x: within(bubble.x + bubble.w / 2, nearest.x + 4, nearest.x + nearest.w - 4),
    y: within(bubble.y + bubble.h / 2, nearest.y + 4, nearest.y + nearest.h - 4),
  }
  const HALF = 10
  // It says where to look; what glows there says the rest. A longer one would lie over words.
  const short = (from: { x: number; y: number }, upto: { x: number; y: number }) => {
    const part = Math.min(1, LONGEST / Math.hypot(upto.x - from.x, upto.y - from.y))
    return `${from.x + (upto.x - from.x) * part},${from.y + (upto.y - from.y) * part}`
  }
  if (across >= down) {
    const x = nearest.x > bubble.x ? bubble.x + bubble.w - 2 : bubble.x + 2
    const y = within(tip.y, bubble.y + HALF + 12, bubble.y + bubble.h - HALF - 12)
    const upto = { x: nearest.x > bubble.x ? nearest.x : nearest.x + nearest.w, y: tip.y }
    return `${x},${y - HALF} ${x},${y + HALF} ${short({ x, y }, upto)}`
  }
  const y = nearest.y > bubble.y ? bubble.y + bubble.h - 2 : bubble.y + 2
  const x = within(tip.x, bubble.x + HALF + 12, bubble.x + bubble.w - HALF - 12)
  const upto = { x: tip.x, y: nearest.y > bubble.y ? nearest.y : nearest.y + nearest.h }
  return `${x - HALF},${y} ${x + HALF},${y} ${short({ x, y }, upto)}`
}
