/** A table as it is being set up: what is chosen, what goes together, and what is sent to the service. */

import type { Colour } from '@/lib/wire'
import { COLOURS, type Game } from './games.svelte'
import { FORTNIGHT } from './begin'

export const KINDS = ['me', 'open', 'greedy', 'random', 'invited'] as const
export type Kind = (typeof KINDS)[number]

export interface SeatWish {
  kind: Kind
  colour: Colour
  /** Who is invited: the name that was asked for, and the account that has it. */
  name: string
  account: string | null
}

/** Seconds of the clock, and seconds more for each answer. */
export const CLOCKS: readonly (readonly [number, number])[] = [
  [300, 10],
  [600, 15],
  [1200, 20],
  [2700, 30],
  [5400, 60],
]
export const LIMITS: readonly number[] = [3600, 86400, 3 * 86400, 7 * 86400, FORTNIGHT]

/** What can be chosen where an option is one or several of a few; the service has the last word. */
const VALUES: Record<string, string[]> = {
  'istanbul expansions': ['mocha', 'letters'],
  'san-juan expansions': ['new-buildings', 'events'],
  'san-juan setup': ['dealt', 'drafted'],
}
const PLACES = { base: 16, mocha: [17, 18, 19, 20], letters: [21, 22, 23, 24], both: [25] }

export class Wish {
  readonly game: Game
  seats = $state(3)
  chairs = $state<SeatWish[]>([])
  boxes = $state<string[]>([])
  /** A layout by name; 'own' is the grid. */
  layout = $state('short')
  grid = $state<number[]>([])
  flags = $state<Record<string, boolean>>({})
  choices = $state<Record<string, string>>({})
  speed = $state<'turns' | 'live'>('turns')
  limit = $state(3 * 86400)
  clock = $state(2)
  open = $state(false)
  rated = $state(false)

  constructor(game: Game) {
    this.game = game
    this.seats = Math.min(3, game.max_seats)
    this.chairs = COLOURS.map((colour, seat) => ({ kind: seat ? 'greedy' : 'me', colour, name: '', account: null }))
    for (const option of game.options) {
      if (typeof option.default === 'boolean') this.flags[option.name] = option.default
      else if (option.name !== 'layout' && typeof option.default === 'string') this.choices[option.name] = option.default
    }
  }

  get taken(): SeatWish[] {
    return this.chairs.slice(0, this.seats)
  }

  /** Nobody is waited for: the game can begin at once. */
  get ready(): boolean {
    return this.taken.every((chair) => chair.kind !== 'open' && chair.kind !== 'invited')
  }

  /** An invited seat without a person. */
  get unfinished(): boolean {
    return this.taken.some((chair) => chair.kind === 'invited' && !chair.account)
  }

  has(option: string): boolean {
    return this.game.options.some((one) => one.name === option)
  }

  values(option: string): string[] {
    return VALUES[`${this.game.name} ${option}`] ?? []
  }

  /** The layouts by name that go with the boxes; the first is the usual one. */
  get layouts(): string[] {
    if (!this.boxes.length) return ['short', 'long', 'order', 'random', 'random-2023', 'own']
    if (this.boxes.length === 1) return ['first', 'order', 'random', 'random-2023', 'own']
    return ['random-2023', 'random', 'order', 'own']
  }

  get places(): number[] {
    const places = Array.from({ length: PLACES.base }, (_, n) => n + 1)
    if (this.boxes.includes('mocha')) places.push(...PLACES.mocha)
    if (this.boxes.includes('letters')) places.push(...PLACES.letters)
    if (this.boxes.length === 2) places.push(...PLACES.both)
    return places
  }

  /** Whether a variant goes with the rest. */
  possible(flag: string): boolean {
    if (flag === 'neutral_assistants') return this.seats < 5
    if (flag === 'new_cards_only') return this.boxes.length === 1 && this.boxes[0] === 'letters'
    return true
  }

  box(name: string, on: boolean): void {
    this.boxes = this.values('expansions').filter((box) => (box === name ? on : this.boxes.includes(box)))
    if (this.has('layout') && (this.layout === 'own' || !this.layouts.includes(this.layout))) this.layout = this.layouts[0]!
  }

  /** Give a seat a colour; who had it gets the other. */
  paint(seat: number, colour: Colour): void {
    const other = this.chairs.find((chair) => chair.colour === colour)
    if (other) other.colour = this.chairs[seat]!.colour
    this.chairs[seat]!.colour = colour
  }

  /** Two places of my own grid change places. */
  swap(one: number, other: number): void {
    const grid = [...this.grid]
    ;[grid[one], grid[other]] = [grid[other]!, grid[one]!]
    this.grid = grid
  }

  /** Take a grid as a layout of my own. */
  own(grid: number[]): void {
    this.grid = [...grid]
    this.layout = 'own'
  }

  get options(): Record<string, unknown> {
    const options: Record<string, unknown> = { ...this.choices }
    if (this.has('expansions')) options['expansions'] = [...this.boxes]
    if (this.has('layout')) options['layout'] = this.layout === 'own' ? [...this.grid] : this.layout
    for (const [flag, on] of Object.entries(this.flags)) if (on && this.possible(flag)) options[flag] = true
    return options
  }

  /** What is sent to open the table. */
  get body(): Record<string, unknown> {
    const live = this.speed === 'live' && !this.ready
    const [base, increment] = CLOCKS[this.clock]!
    return {
      game: this.game.name,
      seats: this.seats,
      options: this.options,
      public: this.open,
      rated: this.rated,
      speed: live ? 'live' : 'turns',
      base: live ? base : this.ready ? FORTNIGHT : this.limit, // nobody waits for me but bots
      increment: live ? increment : 0,
      chairs: this.taken.map(({ kind, colour, account }) => {
        if (kind === 'open') return { kind }
        if (kind === 'me') return { kind, colour }
        if (kind === 'invited') return { kind, account, colour }
        return { kind: 'bot', bot: kind, colour }
      }),
    }
  }
}
