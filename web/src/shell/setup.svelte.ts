/** A table as it is being set up: what is chosen, what goes together, and what is sent to the service. */

import type { Begins, Colour, Options } from '@/lib/wire'
import { keep, recall } from '@/ui/kept'
import { COLOURS, usual, type Game, type GameOption } from './games.svelte'
import { FORTNIGHT } from './begin'

/** Who may sit down: I, a friend, one of the bots, somebody with an account. */
export type Kind = 'me' | 'open' | 'bot' | 'invited'

export interface SeatSetup {
  kind: Kind
  bot: string
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

export class Setup {
  readonly game: Game
  seats = $state(3)
  chairs = $state<SeatSetup[]>([])
  boxes = $state<string[]>([])
  /** A layout by name; 'own' is the grid. */
  layout = $state('')
  grid = $state<number[]>([])
  flags = $state<Record<string, boolean>>({})
  choices = $state<Record<string, string>>({})
  speed = $state<'turns' | 'live'>('turns')
  limit = $state(3 * 86400)
  clock = $state(2)
  open = $state(false)
  rated = $state(false)
  /** What I add to the luck of a game that begins at once. */
  share = $state('')
  /** The group it is for. */
  group = $state<string | null>(null)
  /** Whether hints may be asked for; null: nobody said, so if nobody else plays. */
  hints = $state<boolean | null>(null)
  /** Who begins; by lot is remembered from table to table. */
  private begins = $state<Begins>(recall('seating', { begins: 0 as Begins }).begins)

  constructor(game: Game) {
    this.game = game
    this.seats = Math.min(3, game.max_seats)
    this.chairs = COLOURS.map((colour, seat) => ({ kind: seat ? 'bot' : 'me', bot: usual(game), colour, name: '', account: null }))
    for (const { name, kind, cases, default: usual } of game.options) {
      if (kind === 'flag') this.flags[name] = false
      else if (typeof usual !== 'string') continue // no box at first
      else if (cases.length) this.layout = usual
      else this.choices[name] = usual
    }
  }

  /** A table for a group: whoever comes sits down. */
  invite(group: string): void {
    this.group = group
    for (const chair of this.chairs.slice(1)) chair.kind = 'open'
  }

  get taken(): SeatSetup[] {
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

  private option(name: string): GameOption | undefined {
    return this.game.options.find((one) => one.name === name)
  }

  values(option: string): string[] {
    return this.option(option)?.values ?? []
  }

  private get laid() {
    const same = (when: string[]) => when.join() === this.boxes.join()
    return this.option('layout')!.cases.find(({ when }) => same(when))!
  }

  /** The layouts by name that go with the boxes, the usual one first; 'own' is a grid of one's own. */
  get layouts(): string[] {
    return [...this.laid.values, 'own']
  }

  get places(): number[] {
    return this.laid.order
  }

  /** Whether a variant goes with the rest. */
  possible(flag: string): boolean {
    const { seats, only_with } = this.option(flag)!
    if (this.seats < seats[0] || this.seats > seats[1]) return false
    return !only_with || only_with[1].join() === this.boxes.join()
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

  get first(): Begins {
    return typeof this.begins === 'number' && this.begins >= this.seats ? 0 : this.begins
  }

  set first(begins: Begins) {
    this.begins = begins
    keep('seating', { begins: typeof begins === 'string' ? begins : 0 })
  }

  get options(): Options {
    const options: Options = { ...this.choices }
    if (this.has('expansions')) options['expansions'] = [...this.boxes]
    if (this.has('layout')) options['layout'] = this.layout === 'own' ? [...this.grid] : this.layout
    for (const [flag, on] of Object.entries(this.flags)) if (on && this.possible(flag)) options[flag] = true
    return options
  }

  get hinting(): boolean {
    return !this.rated && (this.hints ?? this.taken.every((chair) => chair.kind === 'me' || chair.kind === 'bot'))
  }

  /** What is sent to open the table. */
  get body() {
    const live = this.speed === 'live' && !this.ready
    const [base, increment] = CLOCKS[this.clock]!
    return {
      game: this.game.name,
      seats: this.seats,
      options: this.options,
      public: this.open && !this.group,
      group: this.group,
      rated: this.rated,
      hints: this.rated ? null : this.hints,
      speed: live ? 'live' : 'turns',
      base: live ? base : this.ready ? FORTNIGHT : this.limit, // nobody waits for me but bots
      increment: live ? increment : 0,
      begins: this.first,
      chairs: this.taken.map(({ kind, bot, colour, account }) => {
        if (kind === 'open') return { kind }
        if (kind === 'me') return { kind, colour }
        if (kind === 'invited') return { kind, account, colour }
        return { kind, bot, colour }
      }),
    }
  }
}
