/** A table for any game, drawn from nothing but what the engine tells: words, buttons, bundles and numbers. */

import type { Component } from 'svelte'
import type { Face } from '../face'
import type { Stage } from '../stage.svelte'
import Bundle from '../Bundle.svelte'
import { telling } from '../telling'
import Text from '../Text.svelte'
import Icon from './Icon.svelte'
import Mine from './Mine.svelte'
import Number from '../Number.svelte'
import Player from './Player.svelte'
import Preview from './Preview.svelte'

const GESTURES: Partial<Record<string, Component<{ stage: Stage }>>> = { bundle: Bundle, number: Number }

export const plain = (game: string): Face => ({
  ...telling,
  id: game,
  catalogue: game,
  still: true,
  silent: true,
  Board: Text,
  Mine,
  Player,
  Preview,
  Icon,
  gesture: (stage) => (stage.options.length ? (GESTURES[stage.view.told!.shape.kind] ?? null) : null),
  /** Everything can be pressed in the question. */
  touches: () => null,
  opens: () => null,
  group: () => null,
  lessons: [],
  lessonTable: { seats: 2, options: {} },
})
