/** Paths that pictures are made of: discs, boxes and stars. */

export const disc = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
export const box = (x: number, y: number, w: number, h: number, r = 0): string =>
  r
    ? `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}z`
    : `M${x} ${y}h${w}v${h}h${-w}z`

/** An eight-pointed star around a point. */
export function star(x: number, y: number, r: number, inner = 0.76): string {
  const points = Array.from({ length: 16 }, (_, i) => {
    const angle = (i * Math.PI) / 8
    const far = i % 2 ? r * inner : r
    return `${(x + far * Math.sin(angle)).toFixed(2)} ${(y - far * Math.cos(angle)).toFixed(2)}`
  })
  return `M${points.join('L')}z`
}
