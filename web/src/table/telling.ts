/** What the engine tells of a position, as the table asks for it: the same for every game. */

import type { GameEvent, Line, Reason, Said, Standing, Told, Topic, View } from '@/lib/wire'
import { words } from '@/lib/words.svelte'
import type { Stage } from './stage.svelte'
import { things } from './things.svelte'

const NOTHING: Said = { id: 'why-other' }

/** An option of a view. */
export function toldOf(text: string, view: View): Told | undefined {
  return view.told?.options.find((one) => one.text === text)
}

export const telling = {
  question: (stage: Stage): Said => stage.view.told!.question,
  asking: (anchor: string, stage: Stage): Said | null => stage.view.told!.opened[anchor] ?? null,
  group: (anchor: string, stage: Stage): Said | null => stage.view.told!.groups[anchor] ?? null,
  option: (text: string, stage: Stage): Said => toldOf(text, stage.view)?.said ?? NOTHING,
  touches: (text: string, view: View): string | null => toldOf(text, view)?.touches ?? null,
  opens: (text: string, view: View): string | null => toldOf(text, view)?.opens ?? null,
  buttons: (text: string, view: View): boolean => toldOf(text, view)?.button ?? false,
  pictures: (text: string, view: View): string[] => toldOf(text, view)?.icons ?? [],
  follow: (text: string, view: View): string[] => toldOf(text, view)?.along ?? [],
  closes: (text: string, view?: View): boolean => (view && toldOf(text, view)?.closes) ?? false,
  hint: (text: string, stage: Stage): Said[] => toldOf(text, stage.view)?.hints ?? [],
  line: (event: GameEvent): Line | null => event.line ?? null,
  reason: (reason: Reason): Said => reason.said ?? (words.has(`why-${reason.code}`) ? { id: `why-${reason.code}` } : NOTHING),
  standing: (view: View, seat: number): Standing[] => view.told!.standing[seat]!,
  topic: (anchor: string, view: View): Topic | null => {
    const { help, same } = things.of(view)
    const [kind = '', which] = anchor.split(':')
    const shared = same[kind] ?? kind
    return help[anchor] ?? help[`${shared}:${which}`] ?? help[shared] ?? null
  },
  topics: (view: View): { title: Said; anchors: string[] }[] => things.of(view).topics,
  compared: (view: View): Said[] => things.of(view).compared,
  charts: (view: View): { field: string; title: Said }[] => things.of(view).charts,
}
