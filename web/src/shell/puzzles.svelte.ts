/** The puzzles there are, and how I did: what was solved and how many in a row, on this device. */

import { get } from '@/lib/api'
import type { PuzzleListed, PuzzlesTold } from '@/lib/wire'
import { keep, recall } from '@/ui/kept'
import { rated } from './rated.svelte'

const KEY = 'puzzles'
/** Among how many that are nearest to my rating one is chosen. */
const NEAR = 8

/** What is looked for: a game, a theme, or anything. */
export interface Wish {
  game: string | null
  theme: string | null
}

class Puzzles {
  told = $state.raw<PuzzlesTold | null>(null)
  mine = $state.raw(recall(KEY, { streak: 0, best: 0, solved: [] as string[], tried: [] as string[] }))

  async need(): Promise<PuzzlesTold> {
    this.told = await get<PuzzlesTold>('/puzzles')
    return this.told
  }

  matching({ game, theme }: Wish): PuzzleListed[] {
    return (this.told?.puzzles ?? []).filter((one) => (!game || one.game === game) && (!theme || one.themes.includes(theme)))
  }

  /** Another one of these: one that is not solved, as long as there are such; near my rating, if I have one. */
  next(wish: Wish, but: string | null = null): string | null {
    const found = this.matching(wish).filter((one) => one.id !== but)
    const { standing } = rated
    const known = new Set([...this.mine.solved, ...(standing?.rated ? [...this.mine.tried, ...standing.tried] : [])])
    const fresh = found.filter((one) => !known.has(one.id))
    const some = fresh.length ? fresh : found
    return any(standing?.rated ? nearest(some, standing.rating) : some)?.id ?? but
  }

  /** The first try of a puzzle counts: each time for the row, and for a rating that of my life. */
  attempt(id: string, choice: string | null, right: boolean): void {
    const { streak, best, solved, tried } = this.mine
    const now = right ? streak + 1 : 0
    if (!tried.includes(id) && !solved.includes(id)) void rated.tried(id, choice)
    this.mine = { streak: now, best: Math.max(best, now), solved: right ? including(solved, id) : solved, tried: including(tried, id) }
    keep(KEY, this.mine)
  }
}

const any = <T>(some: T[]): T | undefined => some[Math.floor(Math.random() * some.length)]
const including = (ids: string[], id: string) => (ids.includes(id) ? ids : [...ids, id])
const nearest = (some: PuzzleListed[], rating: number) =>
  some.toSorted((one, other) => Math.abs(one.rating - rating) - Math.abs(other.rating - rating)).slice(0, NEAR)

export const puzzles = new Puzzles()
