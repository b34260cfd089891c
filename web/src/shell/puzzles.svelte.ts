/** The puzzles there are, and how I did: what was solved and how many in a row, on this device. */

import { get } from '@/lib/api'
import type { PuzzleListed, PuzzlesTold } from '@/lib/wire'
import { keep, recall } from '@/ui/kept'

const KEY = 'puzzles'

/** What is looked for: a game, a theme, or anything. */
export interface Wish {
  game: string | null
  theme: string | null
}

class Puzzles {
  told = $state.raw<PuzzlesTold | null>(null)
  mine = $state.raw(recall(KEY, { streak: 0, best: 0, solved: [] as string[] }))

  async need(): Promise<PuzzlesTold> {
    this.told = await get<PuzzlesTold>('/puzzles')
    return this.told
  }

  matching({ game, theme }: Wish): PuzzleListed[] {
    return (this.told?.puzzles ?? []).filter((one) => (!game || one.game === game) && (!theme || one.themes.includes(theme)))
  }

  /** Another one of these: one that is not solved, as long as there are such. */
  next(wish: Wish, but: string | null = null): string | null {
    const found = this.matching(wish).filter((one) => one.id !== but)
    const fresh = found.filter((one) => !this.mine.solved.includes(one.id))
    const some = fresh.length ? fresh : found
    return some[Math.floor(Math.random() * some.length)]?.id ?? but
  }

  /** The first try of a puzzle counts. */
  tried(id: string, right: boolean): void {
    const { streak, best, solved } = this.mine
    const now = right ? streak + 1 : 0
    this.mine = { streak: now, best: Math.max(best, now), solved: right && !solved.includes(id) ? [...solved, id] : solved }
    keep(KEY, this.mine)
  }
}

export const puzzles = new Puzzles()
