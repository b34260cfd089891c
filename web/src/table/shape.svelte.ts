/** The shape of the screen: how the table is laid out on it. */

/** `lying` is a desktop with too little width for players beside the board, such as a tablet on its side. */
export type Shape = 'desktop' | 'lying' | 'tablet' | 'phone' | 'flat'

const WIDE = 1280

export function shapeOf(width: number, height: number, still = false): Shape {
  if (width >= 1000 && height >= 560) {
    if (width >= WIDE || (width > height && !still)) return 'desktop'
    return width > height ? 'lying' : 'tablet'
  }
  if (width > height) return 'flat'
  return width >= 680 && height >= 800 ? 'tablet' : 'phone'
}

class Screen {
  private width = $state(innerWidth)
  private height = $state(innerHeight)
  /** Whether the game at the table has a still place for everything: see `Face.still`. */
  still = $state(false)
  shape: Shape = $derived(shapeOf(this.width, this.height, this.still))

  constructor() {
    addEventListener('resize', () => {
      this.width = innerWidth
      this.height = innerHeight
    })
  }
}

export const screen = new Screen()
