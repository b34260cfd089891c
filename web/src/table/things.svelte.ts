/** What is the same for a whole game, as the engine tells it: what is printed, what there is help for. Fetched once. */

import { post } from '@/lib/api'
import type { Options, TableInfo, Things } from '@/lib/wire'

/** What was agreed, as a view tells it; of no particular game with 0 seats. */
export interface Agreed {
  game: string
  seats: number
  game_options: Options
  rules: number
}

const keyOf = ({ game, seats, game_options, rules }: Agreed): string =>
  JSON.stringify([game, seats, rules, Object.entries(game_options).sort()])

/** What was agreed at a table. */
export const agreedAt = ({ game, seats, options, rules }: TableInfo): Agreed => ({ game, seats, game_options: options, rules })

class Kept {
  private known = $state.raw<Record<string, Things>>({})
  private asked = new Map<string, Promise<void>>()

  /** Have the things of a game like this before it is shown. */
  need(agreed: Agreed): Promise<void> {
    const { game, seats, game_options, rules } = agreed
    const key = keyOf(agreed)
    if (!this.asked.has(key)) this.asked.set(key, this.fetch(key, game, seats ? { seats, options: game_options, rules } : {}))
    return this.asked.get(key)!
  }

  /** These came along with something else. */
  have(agreed: Agreed, found: Things): void {
    const key = keyOf(agreed)
    this.known = { ...this.known, [key]: found }
    this.asked.set(key, Promise.resolve())
  }

  private async fetch(key: string, game: string, wish: object): Promise<void> {
    try {
      const found = await post<Things>(`/games/${game}/things`, wish)
      this.known = { ...this.known, [key]: found }
    } catch (error) {
      this.asked.delete(key)
      throw error
    }
  }

  of(view: Agreed): Things {
    return this.known[keyOf(view)]!
  }
}

export const things = new Kept()
