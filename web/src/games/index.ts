/** The games with a face of their own, which is in their folder and loaded when a table of theirs is opened. Any other is shown plainly. */

import type { Face } from '@/table/face'
import { type Agreed, things } from '@/table/things.svelte'
import { prefs } from '@/lib/prefs.svelte'
import { plain } from '@/table/plain/face'
import { words } from '@/lib/words.svelte'

const FACES = import.meta.glob<{ face: Face }>('./*/face.ts')

/** The face of a game, with its words; and where it is known what was agreed, with what lies on its table. */
export async function faceOf(game: string, agreed?: Agreed): Promise<Face> {
  const own = prefs.plain ? undefined : FACES[`./${game.replaceAll('-', '_')}/face.ts`]
  const [face] = await Promise.all([own ? own().then((found) => found.face) : plain, words.need(game), agreed && things.need(agreed)])
  return face
}
