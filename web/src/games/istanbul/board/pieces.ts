/** The pieces on the board, each with a name of its own by which it is followed from place to place. */

import type { Colour, View } from '@/lib/wire'
import { FIGURES, istanbul } from '../bazaar'
import type { Sized } from './layout'

export type Kind = 'merchant' | 'assistant' | 'family' | 'companion' | 'figure'

export interface Piece extends Sized {
  kind: Kind
  place: number
  /** Whose: -1 is nobody's. */
  seat: number
  colour: Colour | 'neutral'
  /** Under a merchant, from below: 0 is neutral. */
  stack: number[]
  figure?: (typeof FIGURES)[number]
}

export const THICK = 7
export const THIN = 3.8
const SIZES: Record<Kind, { width: number; height: number }> = {
  merchant: { width: 32, height: 22 + THICK },
  companion: { width: 30, height: 30 },
  figure: { width: 27, height: 27 },
  family: { width: 20, height: 29 },
  assistant: { width: 25, height: 20 },
}

/** All pieces, those that stand at the back first. */
export function piecesOf(view: View, colours: Colour[]): Piece[] {
  const found: Piece[] = []
  const { players: owners, neutral_merchants, neutral_assistants, figures } = istanbul(view)
  const add = (kind: Kind, which: string | number, seat: number, place: number, more: Partial<Piece> = {}) => {
    if (place <= 0) return
    const colour = colours[seat] ?? 'neutral'
    found.push({ key: `${kind}:${which}`, kind, place, seat, colour, stack: [], ...SIZES[kind], ...more })
  }
  owners.forEach(({ place, stack }, seat) =>
    add('merchant', seat, seat, place, { stack, height: SIZES.merchant.height + THIN * stack.length }),
  )
  neutral_merchants.forEach((place, i) => add('merchant', `n${i}`, -1, place))
  owners.forEach(({ companion }, seat) => add('companion', seat, seat, companion ?? 0))
  figures.forEach((place, i) => add('figure', FIGURES[i]!, -1, place, { figure: FIGURES[i]! }))
  owners.forEach(({ family }, seat) => add('family', seat, seat, family))
  owners.forEach(({ posted }, seat) =>
    posted.forEach((place) => add('assistant', `${seat}:${place}`, seat, place)),
  )
  neutral_assistants.forEach((count, place) => {
    for (let i = 0; i < count; i++) add('assistant', `n${i}:${place}`, -1, place)
  })
  return found
}
