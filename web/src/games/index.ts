/** The games with a face of their own, loaded when a table of theirs is opened. Any other is shown plainly. */

import type { Face } from '@/table/face'
import { type Agreed, things } from '@/table/things.svelte'
import { prefs } from '@/lib/prefs.svelte'
import { plain } from '@/table/plain/face'
import { words } from '@/lib/words.svelte'

const FACES: Record<string, () => Promise<{ face: Face }>> = {
  istanbul: () => import('./istanbul/face'),
  'istanbul-dice': () => import('./istanbul_dice/face'),
  'san-juan': () => import('./san_juan/face'),
}

/** The face of a game, with its words; and where it is known what was agreed, with what lies on its table. */
export async function faceOf(game: string, agreed?: Agreed): Promise<Face> {
  const own = prefs.plain ? undefined : FACES[game]
  const [face] = await Promise.all([own ? own().then((found) => found.face) : plain, words.need(game), agreed && things.need(agreed)])
  return face
}
