/** The games with a face, loaded when a table of theirs is opened. */

import type { Face } from '@/table/face'
import { type Agreed, things } from '@/table/things.svelte'
import { words } from '@/lib/words.svelte'

const FACES: Record<string, () => Promise<{ face: Face }>> = {
  istanbul: () => import('./istanbul/face'),
  'istanbul-dice': () => import('./istanbul_dice/face'),
  'san-juan': () => import('./san_juan/face'),
}

/** Whether a table of this game can be shown. */
export const shown = (game: string): boolean => game in FACES

/** The face of a game, with its words; and where it is known what was agreed, with what lies on its table. */
export async function faceOf(game: string, agreed?: Agreed): Promise<Face> {
  const [{ face }] = await Promise.all([FACES[game]!(), words.need(game), agreed && things.need(agreed)])
  return face
}
