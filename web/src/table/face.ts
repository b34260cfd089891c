/** What a game gives the table to look at: components and pictures, and a guided first game. All else the engine tells. */

import type { Component } from 'svelte'
import type { View } from '@/lib/wire'
import type { Lessons } from './lessons'
import type { Stage } from './stage.svelte'
import type { Agreed } from './things.svelte'

export type Gesture = Component<{ stage: Stage }>

/**
 * How the table lies around the board. `still`: questions have a column beside it, which never rises over it. `wide`: much lies on
 * the board, so it gets the width of the log, and what is mine is told in the question of a small screen also while others are
 * asked. `listed`: everything can be pressed in the question.
 */
export type Lie = 'still' | 'wide' | 'listed'

export interface Face {
  lie: Lie
  /** The middle of the table. */
  Board: Component<{ stage: Stage }>
  /** What is mine: cards, goods. */
  Mine: Component<{ stage: Stage }>
  /** What is mine in one line, for the question of a small screen, where the rest of it is folded. */
  Brief?: Component<{ stage: Stage }>
  /** One player's things, as everybody may see them. */
  Player: Component<{ stage: Stage; seat: number }>
  /** What the points of the end are made of, where a game tells. */
  Scoring?: Component<{ stage: Stage }>
  /** A small picture of a set-up, for who chooses it. */
  Preview: Component<{ view: View }>
  /** One place of a board that can be laid as one likes, by its number. */
  Spot?: Component<{ place: number }>
  /** A card by its name, for who counts what lies before the players of a real table; `worth` is what it brings there. */
  Tally?: Component<{ agreed: Agreed; name: string; worth?: number }>
  /** A picture by name, as it stands in lines and buttons. */
  Icon: Component<{ name: string; size?: number }>
  /** A gesture of its own for a question, or for what is opened, such as steppers for a sale; null: the table asks by itself. */
  gesture(stage: Stage): Gesture | null
  lessons?: Lessons
}
