/** The games with a face, loaded when a table of theirs is opened. */

import type { Face } from '@/table/face'
import { words } from '@/lib/words.svelte'

const FACES: Record<string, () => Promise<{ face: Face }>> = {
  istanbul: () => import('./istanbul/face'),
  'istanbul-dice': () => import('./istanbul_dice/face'),
  'san-juan': () => import('./san_juan/face'),
}

/** Whether a table of this game can be shown. */
export const shown = (game: string): boolean => game in FACES

export async function faceOf(game: string): Promise<Face> {
  const [{ face }] = await Promise.all([FACES[game]!(), words.need(game)])
  return face
}
