/** What somebody has set on this device: language, theme, motion, sound. Kept in the browser. */

import type { Language } from './words.svelte'

type Theme = 'system' | 'light' | 'dark'
type Motion = 'full' | 'instant'
type Pace = 'slow' | 'normal' | 'fast'

interface Kept {
  language: Language | null
  theme: Theme
  motion: Motion
  pace: Pace
  sound: boolean
  call: boolean
  auto: boolean
  roll: boolean
  coach: boolean | null
  luck: boolean
  text: boolean
  plain: boolean
}

const KEY = 'meydan'
const FIRST: Kept = { language: null, theme: 'system', motion: 'full', pace: 'normal', sound: false, call: true, auto: true, roll: true, coach: null, luck: false, text: false, plain: false }

function read(): Kept {
  try {
    return { ...FIRST, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) }
  } catch {
    return FIRST
  }
}

class Prefs {
  private kept = $state<Kept>(read())

  get language(): Language | null {
    return this.kept.language
  }

  get theme(): Theme {
    return this.kept.theme
  }

  get sound(): boolean {
    return this.kept.sound
  }

  /** A sound when it is my turn in a live game, also while the others are off. */
  get call(): boolean {
    return this.kept.call
  }

  /** A number of this browser is part of the luck of games that begin at once. */
  get luck(): boolean {
    return this.kept.luck
  }

  /** Questions with nothing to weigh are answered for the reader. */
  get auto(): boolean {
    return this.kept.auto
  }

  /** Dice that fall at the beginning of a turn wait for a press. */
  get roll(): boolean {
    return this.kept.roll
  }

  /** Whether somebody asks “are you sure?” before a blunder; null: nobody said, so in the first games. */
  get coach(): boolean | null {
    return this.kept.coach
  }

  /** Every game is shown as one would be that has no face of its own; for who makes games, it is in no settings. */
  get plain(): boolean {
    return this.kept.plain
  }

  /** The table as text instead of a picture. */
  get text(): boolean {
    return this.kept.text
  }

  get motion(): Motion {
    return this.kept.motion
  }

  /** How fast the others are seen to play. */
  get pace(): Pace {
    return this.kept.pace
  }

  /** Whether things may travel: neither the system nor the reader forbids it. */
  get moves(): boolean {
    return this.kept.motion === 'full' && !matchMedia('(prefers-reduced-motion: reduce)').matches
  }

  set(change: Partial<Kept>): void {
    this.kept = { ...this.kept, ...change }
    localStorage.setItem(KEY, JSON.stringify(this.kept))
    this.apply()
  }

  /** Put the theme on the page. */
  apply(): void {
    document.documentElement.dataset['theme'] = this.theme
    document.documentElement.dataset['motion'] = this.moves ? 'full' : 'instant'
  }
}

export const prefs = new Prefs()
