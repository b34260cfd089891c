/** What the engine tells of a position, as the table asks for it: the same for every game. */

import type { Reason, Said, Told, Topic, View } from '@/lib/wire'
import { words } from '@/lib/words.svelte'
import { half } from './half.svelte'
import type { Stage } from './stage.svelte'
import { type Agreed, things } from './things.svelte'

const NOTHING: Said = { id: 'why-other' }

/** An option of a view. */
export const toldOf = (text: string, view: View): Told | undefined => view.told?.options.find((one) => one.text === text)

/** My options, as they are told. */
export const toldNow = (stage: Stage): Told[] => (stage.view.told?.options ?? []).filter((one) => stage.options.includes(one.text))

/** What is asked; while something is opened, or an answer is half made, what is asked about that. */
export function asking(stage: Stage): Said {
  const { question, opened } = stage.view.told!
  if (half.asks) return half.asks
  return stage.opened === null ? question : (opened[stage.opened] ?? { id: 'ask-which' })
}

/** What an option does; among others of what is opened it needs no more than a few words. */
export function does(text: string, stage: Stage): Said {
  const told = toldOf(text, stage.view)
  return (stage.opened && told?.touches === stage.opened && told.short) || (told?.said ?? NOTHING)
}

export const touches = (text: string, view: View): string | null => toldOf(text, view)?.touches ?? null

/** What closes a question comes last. */
export const closingLast = (one: Told, other: Told): number => Number(one.closes) - Number(other.closes)

/** Why something is not possible. */
export const because = (reason: Reason): Said => reason.said ?? (words.has(`why-${reason.code}`) ? { id: `why-${reason.code}` } : NOTHING)

/** What kind of thing an anchor names, and which: `place:7`. */
export function parted(anchor: string): [kind: string, which: string] {
  const [kind = '', which = ''] = anchor.split(':')
  return [kind, which]
}

/** Help about a thing: a place, a card, a tile. */
export function helpOf(anchor: string, agreed: Agreed): Topic | null {
  const { help, same } = things.of(agreed)
  const [kind, which] = parted(anchor)
  const shared = same[kind] ?? kind
  return help[anchor] ?? help[`${shared}:${which}`] ?? help[shared] ?? null
}

/** The same, with how it is with it now. */
export function helpNow(anchor: string, view: View): Topic | null {
  const found = helpOf(anchor, view)
  return found && { ...found, text: [...found.text, ...(view.told?.now[anchor] ?? [])] }
}

/** What to know before an option is chosen, beyond what surely follows. */
export function hintsOf(text: string, view: View): Said[] {
  const { hints, about } = toldOf(text, view) ?? { hints: [], about: null }
  return [...hints, ...(about ? (helpOf(about, view)?.text ?? []) : [])]
}
