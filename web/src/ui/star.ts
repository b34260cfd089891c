/** The eight-pointed star of the square: two squares, one turned. */

const INNER = 0.7654 // where the sides of the two squares cross

/** The points of a star as an SVG polygon wants them. */
export function star(x: number, y: number, radius: number): string {
  const points: string[] = []
  for (let corner = 0; corner < 16; corner++) {
    const far = corner % 2 ? radius * INNER : radius
    const angle = (corner * Math.PI) / 8
    points.push(`${(x + far * Math.cos(angle)).toFixed(1)},${(y + far * Math.sin(angle)).toFixed(1)}`)
  }
  return points.join(' ')
}
