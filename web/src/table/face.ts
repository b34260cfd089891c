/** What a game gives the table: its board, its words, and what each option touches. The table knows no game. */

import type { Component } from 'svelte'
import type { GameEvent, Line, Reason, Said, Standing, Topic, View } from '@/lib/wire'
import type { Stage } from './stage.svelte'

export type { Line, Standing, Topic }

/** One step of a guided first game. It is over when `done` says so of the position and the events that led to it. */
export interface Lesson {
  said: Said
  /** What glows while it is told: things of the table, or buttons, as in option:leave. */
  anchors: string[]
  /** Options that are allowed while it is told; all if not given. */
  only?: (option: string, view: View) => boolean
  /** Over when this is true; a lesson without it is over with a click on “go on”. */
  done?: (view: View, events: GameEvent[]) => boolean
  /** Whether it came to its end without what it teaches, because that became impossible: this is told. */
  missed?: (view: View, events: GameEvent[]) => boolean
}

export interface Face {
  id: string
  /** The catalogue with the game's words. */
  catalogue: string
  /** The middle of the table. */
  Board: Component<{ stage: Stage }>
  /** What is mine: cards, goods. */
  Mine: Component<{ stage: Stage }>
  /** One player's things, as everybody may see them. */
  Player: Component<{ stage: Stage; seat: number }>
  /** The table in words, for who does not see it; without it, as the engine tells it. */
  Text?: Component<{ stage: Stage }>
  /** A small picture of a set-up, for who chooses it. */
  Preview: Component<{ view: View }>
  /** One place of a board that can be laid as one likes, by its number. */
  Spot?: Component<{ place: number }>
  /** What the points of the end are made of, where a game tells. */
  Scoring?: Component<{ stage: Stage }>
  /** What is mine in one line, for the question of a small screen, where the rest of it is folded. */
  Brief?: Component<{ stage: Stage }>
  /** Much lies on the table: the board gets the width of the log, and the question a place that it never leaves. What is mine is
   * told in the question of a small screen also while others are asked. */
  wide?: boolean
  /** Its questions fit a column beside the board: they never rise over it, and it never moves or shrinks for them. */
  still?: boolean
  /** What an option would bring is not shown beside it: long lists of buttons stay where they are. */
  silent?: boolean
  /** A gesture of its own for a question, such as steppers for a sale; null: buttons will do. */
  gesture(stage: Stage): Component<{ stage: Stage }> | null
  /** A picture by name, as it stands in lines and buttons. */
  Icon: Component<{ name: string; size?: number }>

  /** What is asked, said to the one who is asked. */
  question(stage: Stage): Said
  /** What is asked while something that several options belong to is opened. */
  asking?(anchor: string, stage: Stage): Said | null
  /** What an option does, as a verb. */
  option(text: string, stage: Stage): Said
  /** What stands on the board for an option: place:7, card:far, guild:3; null for what becomes a button. */
  touches(text: string, view: View): string | null
  /** Once what it touches is opened: what else on the board stands for it, such as a place for a card; or null. */
  opens?(text: string, view: View): string | null
  /** Shown as a button although something on the board stands for it, because that is small. */
  buttons?(text: string, view: View): boolean
  /** One button for several options that the same thing stands for, if it should open them instead of showing all. */
  group?(anchor: string, stage: Stage): Said | null
  /** What to know before an option that stands on the board is chosen, beyond what surely follows. */
  hint?(text: string, stage: Stage): (Said | string)[]
  /** Whether what awaits at each option of this question is shown before anybody looks at one. */
  foresees?(view: View): boolean
  /** What the game is about, said with the first question. */
  goal?(stage: Stage): Said | null
  /** What came of what the seat just did where luck decided: told with the next question. */
  outcome?(stage: Stage): Said | null
  /** Small pictures that stand before the words of a button: names for Icon. */
  pictures?(text: string, view: View): string[]
  /** The option somebody seems to want who clicks on something that does not glow. */
  attempt?(anchor: string, view: View): string | null
  /** What is chosen along with an option because hardly anybody would do otherwise; undo takes both back. */
  follow?(text: string, view: View): string[]
  /** The answer to a question with nothing to weigh, given at once if the reader does not mind; null: ask. */
  auto?(stage: Stage): string | null
  /** Signs that decline or end something, shown last and plain. */
  closes(text: string, view?: View): boolean

  line(event: GameEvent, stage: Stage): Line | null
  /** The faces of dice that an event rolled, to be shown tumbling; without it, those of `rolled`. */
  dice?(event: GameEvent): number[] | null
  /** Whether dice of this seat fell without a choice of its own: then they wait for a press, if the reader likes to roll. */
  rolls?(events: GameEvent[], seat: number): boolean
  reason(reason: Reason, stage: Stage): Said
  standing(view: View, seat: number): Standing[]
  /** What to help with: a place, a card, a tile. */
  topic(anchor: string, view: View): Topic | null
  /** Everything there is help for, in groups. */
  topics(view: View): { title: Said; anchors: string[] }[]
  /** How the ranking was found: what was compared, in order. */
  compared(view: View): Said[]
  /** Which numbers of a seat's standing over time are drawn at the end: the field and its name. */
  charts(view: View): { field: string; title: Said }[]
  /** How lucky each seat was with dice: rolls, sum and what was to be expected. */
  luck?(events: GameEvent[], seats: number): { rolls: number; mean: number; expected: number }[]
  /** Where luck is not the total of two dice: between which numbers it lies, and the message that tells it. */
  lucky?: { least: number; most: number; said: string }
  lessons: Lesson[]
  /** The table that a guided first game is played at. */
  lessonTable: { seats: number; options: Record<string, unknown>; bot?: string }
}
