/** The shape of the screen: how the table is laid out on it. */

export type Shape = 'desktop' | 'tablet' | 'phone' | 'flat'

export function shapeOf(width: number, height: number): Shape {
  if (width >= 1000 && height >= 560) return 'desktop'
  if (width > height) return 'flat'
  return width >= 680 && height >= 800 ? 'tablet' : 'phone'
}

class Screen {
  shape = $state<Shape>(shapeOf(innerWidth, innerHeight))

  constructor() {
    addEventListener('resize', () => (this.shape = shapeOf(innerWidth, innerHeight)))
  }
}

export const screen = new Screen()
