/** A score pad: what was entered of a game with the real box, what the service makes of it, and games that were kept.
    All of it stays on this device. */

import { Refused, post } from '@/lib/api'
import type { Scored } from '@/lib/wire'
import { t } from '@/lib/words.svelte'
import type { Agreed } from '@/table/things.svelte'
import { keep, recall } from '@/ui/kept'

export interface Entered {
  name: string
  has: Record<string, number>
}

/** A game that was kept, with what was compared in it. */
export interface Past {
  when: number
  game: string
  boxes: string[]
  players: { name: string; rank: number; scores: number[]; has: Record<string, number> }[]
}

const nobody = (): Entered => ({ name: '', has: {} })

export class Pad {
  readonly game: string
  players = $state<Entered[]>([])
  boxes = $state<string[]>([])
  /** Whose sheet is open. */
  at = $state(0)
  told = $state.raw<Scored | null>(null)
  /** What cannot be, in words; the last numbers that could stay. */
  wrong = $state('')
  private asked = 0

  constructor(game: string, seats: number) {
    this.game = game
    const { players, boxes } = recall<{ players: Entered[]; boxes: string[] }>(`score-${game}`, { players: [], boxes: [] })
    this.players = players.length ? players : Array.from({ length: seats }, nobody)
    this.boxes = boxes
  }

  get agreed(): Agreed {
    return { game: this.game, seats: this.players.length, game_options: this.options, rules: 0 }
  }

  private get options(): Record<string, string[]> {
    return this.boxes.length ? { expansions: [...this.boxes] } : {}
  }

  called(seat: number): string {
    return this.players[seat]?.name.trim() || t('table-seat', { number: seat + 1 })
  }

  /** Something was entered: remember it, and have it reckoned. */
  async changed(): Promise<void> {
    const players = $state.snapshot(this.players)
    keep(`score-${this.game}`, { players, boxes: $state.snapshot(this.boxes) })
    await this.ask(players)
  }

  private async ask(players: Entered[]): Promise<void> {
    const mine = ++this.asked
    try {
      const told = await post<Scored>(`/companion/score/${this.game}`, { players, options: this.options })
      if (mine !== this.asked) return
      this.told = told
      this.wrong = ''
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      if (mine !== this.asked) return
      const { said } = error.problem
      this.wrong = said ? t(said) : t(error.code === 'offline' ? 'problem-offline' : 'problem-failure')
      if (said && !this.told) this.told = await post<Scored>(`/companion/score/${this.game}`, { players: players.map(nobody), options: this.options })
    }
  }

  set(name: string, count: number): void {
    const { has } = this.players[this.at]!
    if (count) has[name] = count
    else delete has[name]
    void this.changed()
  }

  /** Another number of players: one more, or one less. */
  join(): void {
    this.players.push(nobody())
    this.at = this.players.length - 1
    void this.changed()
  }

  leave(seat: number): void {
    this.players.splice(seat, 1)
    this.at = Math.min(this.at, this.players.length - 1)
    void this.changed()
  }

  /** Put a box on the table or away; what is only in it goes with it. */
  async box(box: string, on: boolean): Promise<void> {
    this.boxes = on ? [...this.boxes, box] : this.boxes.filter((one) => one !== box)
    const sheet = await post<Scored>(`/companion/score/${this.game}`, { players: this.players.map(nobody), options: this.options })
    const known = new Set(sheet.sheet.flatMap((part) => part.fields.map((field) => field.name)))
    for (const player of this.players) player.has = Object.fromEntries(Object.entries(player.has).filter(([name]) => known.has(name)))
    await this.changed()
  }

  /** Nothing is entered any more; names stay. */
  clear(): void {
    for (const player of this.players) player.has = {}
    this.at = 0
    void this.changed()
  }

  get empty(): boolean {
    return this.players.every((player) => !Object.keys(player.has).length)
  }

  /** What is to be remembered of this game. */
  past(): Past {
    const places = this.told!.places
    const players = places.map(({ seat, rank, scores }) => ({ name: this.called(seat), rank, scores, has: $state.snapshot(this.players[seat]!.has) }))
    return { when: Date.now(), game: this.game, boxes: $state.snapshot(this.boxes), players }
  }
}

/** The games that were kept, the newest first. */
class Pasts {
  games = $state<Past[]>(recall<{ games: Past[] }>('score-past', { games: [] }).games)

  add(past: Past): void {
    this.write([past, ...this.games])
  }

  drop(past: Past): void {
    this.write(this.games.filter((one) => one.when !== past.when))
  }

  private write(games: Past[]): void {
    this.games = games
    keep('score-past', { games: $state.snapshot(games) })
  }
}

export const pasts = new Pasts()
