/** The questions on the stack of a position. */

import type { View } from '@/lib/wire'

/** A question, with its values by name. */
export interface Frame {
  name: string
  [value: string]: unknown
}

/** The question that is asked (0), or one below it (1, 2 …); `fields` names the values of each question of a game. */
export function frameOf(fields: Record<string, string[]>, view: View, below = 0): Frame {
  const [name, ...values] = (view['stack'] as unknown[][]).at(-1 - below) ?? ['']
  const found: Frame = { name: String(name) }
  fields[found.name]?.forEach((field, index) => (found[field] = values[index]))
  return found
}
